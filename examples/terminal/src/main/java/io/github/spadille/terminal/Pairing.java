package io.github.spadille.terminal;

import com.google.common.primitives.ImmutableLongArray;
import io.github.spadille.agents.duel.Duel;
import io.github.spadille.agents.duel.DuelResult;
import io.github.spadille.agents.duel.OpenDuel;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.match.Dealer;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.random.RandomSource;
import java.util.Optional;

/**
 * One game in which an agent meets one opponent, in passes of more and more deals until it is known
 * who is better.
 *
 * <p>Passes are played by one thread at a time; what is known so far may be asked for by others
 * meanwhile.
 */
final class Pairing {
  /** How likely it is at most that two agents of one strength are told apart. */
  static final double ERROR = 0.05;

  private static final int FIRST_DEALS = 2;

  /**
   * What is known so far.
   *
   * @param result how the agents fared
   * @param nanos how long the agent thought about each of its moves
   * @param nanosOfSecond the same of the agent that was only asked, if it was
   * @param isDecided whether it is known who is better
   * @param failure what an agent did wrong, if one did
   */
  record Standing(
      DuelResult result,
      ImmutableLongArray nanos,
      ImmutableLongArray nanosOfSecond,
      boolean isDecided,
      Optional<String> failure) {}

  private final ChosenGame<?, ?, ?> chosen;
  private final AgentChoice opponent;
  private final int number;
  private final int mostDeals;
  private final ClockedAgent agent;
  private final OpenDuel duel;
  private volatile Standing standing;
  private volatile long cost;
  private volatile boolean isOver;
  private volatile boolean isCutShort;

  /**
   * Creates a pairing of which no deal is played yet.
   *
   * @param number the place in the table, from 0
   * @param opponent whom the agent meets
   */
  Pairing(
      ChosenGame<?, ?, ?> chosen,
      int number,
      ClockedAgent agent,
      AgentChoice opponent,
      PairingTerms terms) {
    this.chosen = chosen;
    this.number = number;
    this.agent = agent;
    this.opponent = opponent;
    this.mostDeals = terms.mostDeals();
    this.duel = open(chosen, agent, opponent, terms);
    this.standing = standing(Optional.empty());
  }

  private static <S extends GameState, M extends Move> OpenDuel open(
      ChosenGame<S, M, ?> chosen, ClockedAgent agent, AgentChoice opponent, PairingTerms terms) {
    RandomSource tempers = Dealer.seeded(terms.seed(), -1).generatorFor("tempers");
    return Duel.of(chosen.setup(), agent, opponent.create(tempers))
        .byHands()
        .withSeed(terms.seed())
        .withMoveLimit(terms.maxMoves())
        .withError(ERROR)
        .open();
  }

  /**
   * Plays as many deals as were played before, or a few at first; fewer if that decides.
   *
   * @return whether more is known than before
   */
  boolean playPass() {
    int before = duel.result().deals();
    int deals = Math.min(before == 0 ? FIRST_DEALS : before, mostDeals - before);
    long begin = ThinkingTime.now();
    Optional<String> failure = Optional.empty();
    try {
      duel.play(deals);
      isOver = duel.isDecided() || duel.result().deals() >= mostDeals;
    } catch (RuntimeException | StackOverflowError e) {
      // What fails in one game must not end the others, which may have played for hours.
      isOver = true;
      isCutShort = e.getCause() instanceof TimeIsUpException;
      failure = isCutShort ? failure : Optional.of(Failures.message(e));
    }
    cost = cost + ThinkingTime.now() - begin;
    standing = standing(failure);
    return failure.isPresent() || duel.result().deals() > before;
  }

  private Standing standing(Optional<String> failure) {
    return new Standing(
        duel.result(),
        agent.time().nanos(),
        agent.timeOfSecond().nanos(),
        duel.isDecided(),
        failure);
  }

  ChosenGame<?, ?, ?> chosen() {
    return chosen;
  }

  AgentChoice opponent() {
    return opponent;
  }

  int number() {
    return number;
  }

  Standing standing() {
    return standing;
  }

  /** Tells whether no more deals are to be played. */
  boolean isOver() {
    return isOver;
  }

  /** Tells whether no time was missing for what was to be played. */
  boolean isKnown() {
    return isOver && !isCutShort;
  }

  /** Returns how much processor time all passes took so far, in nanoseconds. */
  long cost() {
    return cost;
  }
}
