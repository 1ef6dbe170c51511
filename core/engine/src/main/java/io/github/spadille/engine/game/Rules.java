package io.github.spadille.engine.game;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableLongArray;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.move.MoveList;
import io.github.spadille.engine.move.TimedMove;
import io.github.spadille.engine.notation.MoveSyntax;
import io.github.spadille.engine.notation.SeenMove;
import io.github.spadille.engine.random.RandomSource;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.seat.Viewer;
import io.github.spadille.engine.table.Table;
import java.util.Optional;

/**
 * The rules of one game under one set of house rules and for one number of seats.
 *
 * <p>This is the whole contract between a game and everybody who uses it. Rules are stateless and
 * thread-safe. Who calls what, in which order:
 *
 * <ol>
 *   <li>A match asks for {@link #start} once, and knows the number of {@link #seats}; every state
 *       after it comes from {@link #apply}.
 *   <li>At each state {@link GameState#turn} says who may act. If it is {@linkplain Turn#isChance
 *       chance}, {@link #chance} draws the move that is due; if it is {@linkplain Turn#isOver
 *       over}, {@link GameState#outcome} says how it ended.
 *   <li>Otherwise {@linkplain #legalMoves(GameState) legalMoves} says what all seats can do, {@link
 *       #legalMoves(GameState, int)} what one of them can, {@link #refusal} why something cannot be
 *       done, and {@link #governing} which rules are to be read now.
 *   <li>Whoever plays by text reads and writes moves by {@link #syntax}. Then {@link #apply} makes
 *       the move. Who wants to show what happens on the way asks {@link #stages} instead: the last
 *       stage is the state that {@code apply} returns.
 *   <li>{@link #table} says what lies on the table, for views; {@link #seenBy} what others see of a
 *       move, for logs.
 *   <li>{@link #returns} says what a state is worth to each seat, {@link #scoring} which score is
 *       good.
 *   <li>Search, hints and training sample what a seat does not see; for them {@link #deductions}
 *       says what can be known, and {@link #rulesOfThumb} what a sensible player would rather do.
 *       {@link #withCards} exchanges hidden cards; the conformance kit shows by it that no view
 *       depends on them.
 *   <li>Whoever keeps score for people with real cards asks for {@link #scorePad}.
 * </ol>
 *
 * <p>Promises, each kept by a law of the conformance kit:
 *
 * <ul>
 *   <li>A move is legal if and only if {@link #refusal} is empty; then {@link #apply} succeeds.
 *       {@link #legalMoves} holds exactly the legal moves, once each, in a fixed order (a {@link
 *       TimedMove} once, with its smallest legal time).
 *   <li>Nothing changes a state; the same arguments give equal results for ever. Only {@link
 *       #chance} draws random numbers.
 *   <li>No card is ever lost or made: the table of every state holds the same cards.
 *   <li>Nothing that a seat can get depends on cards that it cannot see.
 *   <li>Forced consequences happen by themselves, within {@link #apply}; {@link #stages} shows them
 *       one by one.
 * </ul>
 *
 * <p>Write a game by extending {@link AbstractRules}.
 *
 * @param <S> the states of the game
 * @param <M> the moves of the game
 */
public interface Rules<S extends GameState, M extends Move> {
  /** Returns the number of seats. */
  int seats();

  /** Returns the state before the first move: every card in the pack, chance to move as a rule. */
  S start();

  /**
   * Returns the legal moves of all seats that may act, in a fixed order.
   *
   * <p>The list is empty if and only if chance is to move or the game is over. One seat of several
   * in turn may be without a move where leaving it out would tell what it holds.
   */
  MoveList<M> legalMoves(S state);

  /** Returns the legal moves of one seat, in the order of {@link #legalMoves(GameState)}. */
  default MoveList<M> legalMoves(S state, int seat) {
    Turn turn = state.turn();
    if (!turn.contains(seat)) {
      return MoveList.empty();
    }
    MoveList<M> all = legalMoves(state);
    if (turn.seats().size() == 1) {
      return all;
    }
    MoveList.Builder<M> own = MoveList.builder(all.size());
    for (int i = 0; i < all.size(); i++) {
      M move = all.get(i);
      if (move.seat() == seat) {
        own.add(move);
      }
    }
    return own.build();
  }

  /**
   * Returns why a move is illegal, by a rule that is in force, or nothing if it is legal; never
   * throws.
   *
   * <p>All games answer in one order: the game is over, no such move is due now ({@link Phases}),
   * it is another player's turn, then the rules that forbid the move. Legality is written twice:
   * here with its reasons, and as a list in {@link #legalMoves}, because trying every move would be
   * slow. A law of the test kit holds the two together. {@link #apply} asks this one. A move of
   * chance is legal if it is one that {@link #chance} could draw.
   */
  Optional<Refusal> refusal(S state, M move);

  /**
   * Returns the ids of the rules that say what a seat may do now, those that allow as well as those
   * that forbid, among them each that could refuse a move of a kind that is possible; never throws.
   *
   * <p>For a seat in turn there is at least one; each is in force under the house rules and for the
   * number of seats, and stands once, in the order of the rulebook. For every other number there is
   * none: a seat that is not in turn has nothing to decide, whether another is, chance is to move,
   * or the game is over.
   *
   * <p>What a seat in turn is told depends on nothing but what it sees itself: it may depend on its
   * hand. So the answer is for that seat. To ask it of another's is for programs that know the
   * whole state; what they pass on may tell what that seat holds.
   */
  default ImmutableList<String> governing(S state, int seat) {
    return ImmutableList.of();
  }

  /**
   * Returns the state after a move, with all that follows from it by itself.
   *
   * @throws IllegalMoveException if the move is illegal; it carries the refusal
   */
  S apply(S state, M move);

  /**
   * Returns what happens between a move and the next decision, in order: states with a name, of
   * which the last is the one that {@link #apply} returns.
   *
   * <p>Whatever a person at the table would see happen is a stage, even if it is gone in the next:
   * the trick with all its cards, the hand that is shown.
   *
   * @throws IllegalMoveException if the move is illegal; it carries the refusal
   */
  default ImmutableList<Stage<S>> stages(S state, M move) {
    return ImmutableList.of(Stage.done(apply(state, move)));
  }

  /**
   * Draws the move of chance that is due, uniformly from all there are.
   *
   * @throws IllegalStateException if chance is not to move
   */
  M chance(S state, RandomSource random);

  /** Returns every pile and every fact, with who sees it; not meant for the eyes of any seat. */
  Table table(S state);

  /**
   * Returns a state with other cards in the places that a viewer cannot see, and all else the same.
   *
   * <p>It is the inverse of {@link #table} as far as cards are concerned: facts are those of {@code
   * state}, piles those of {@code table}. The result need not be one that play can reach; it serves
   * to show that a view does not depend on what is hidden.
   *
   * @param table the table of {@code state} with hidden cards exchanged among themselves
   * @throws IllegalArgumentException if a pile is missing
   */
  S withCards(S state, Table table);

  /** Returns how moves are written and read. */
  MoveSyntax<M> syntax();

  /**
   * Tells whether the clock of a game whose moves have times starts anew with a move: from then on
   * times count from 0, until it starts again. In such a game it starts before the first timed move
   * is on offer. By default it never does, as no move of most games has a time.
   *
   * <p>It follows from what all see.
   *
   * @param before the state in which the move is made
   * @param move a legal move
   * @param after the state to which it leads
   */
  default boolean startsClock(S before, M move, S after) {
    return false;
  }

  /**
   * Returns who wins and loses together: the players of each side, sides in the order of the first
   * of them. By default every player is alone.
   */
  default ImmutableList<Seats> sides() {
    ImmutableList.Builder<Seats> sides = ImmutableList.builder();
    for (int seat = 0; seat < seats(); seat++) {
      sides.add(Seats.of(seat));
    }
    return sides.build();
  }

  /** Returns which score is good under the house rules: the highest if nothing else is said. */
  default Scoring scoring() {
    return Scoring.HIGHEST;
  }

  /**
   * Returns what a state is worth to each seat, higher is better; for bots, and for whoever ranks
   * players over many games.
   *
   * <p>By default it is the score, with the sign that {@link #scoring} gives it, and in a game
   * without points the outcome. It follows from what all see, so it tells no secret: not what a
   * seat may still hope for, but what it has. At the end its order is that of the places: who came
   * in before another has more, and equal seats, partners among them, have the same. A game in
   * which not the scores alone decide says what counts, as a rule in one line:
   *
   * <pre>{@code
   * return scoring().returnsByPlace(state); // MYG-24
   * }</pre>
   */
  default ImmutableLongArray returns(S state) {
    return scoring().returns(state);
  }

  /**
   * Tells whether the {@link #returns} of all seats add up to 0 at the end, so that nobody gains
   * what another does not lose. Before it they may add up to less, as chips in a pot are nobody's,
   * and never to more. By default it is so in games without points, but for those of one player.
   */
  default boolean isZeroSum() {
    return scoring() == Scoring.NONE && seats() > 1;
  }

  /**
   * Returns a move as a viewer sees it when it is made.
   *
   * <p>Arguments of moves that the syntax declares {@linkplain MoveSyntax.Builder#concealed
   * concealed} are shown to the mover alone. Override it where more depends on the state.
   *
   * @param before the state in which the move is made
   */
  default SeenMove seenBy(Viewer viewer, S before, M move) {
    MoveSyntax<M> syntax = syntax();
    boolean concealed = syntax.isConcealed(move) && !viewer.isSeat(move.seat());
    return new SeenMove(
        move.seat(), concealed ? syntax.formatConcealed(move) : syntax.format(move));
  }

  /**
   * Returns what players can deduce about hidden cards and choices, for samples of them. By default
   * each move may tell more than is said, which is right for every game, though slow.
   *
   * <p>A variant may return {@code super.deductions().and(...)}.
   */
  default Deductions<S, M> deductions() {
    return Deductions.unknown();
  }

  /**
   * Returns what a sensible player would rather do, for agents and hints. By default nothing is
   * said, and every move is as good as another.
   */
  default RulesOfThumb<S, M> rulesOfThumb() {
    return RulesOfThumb.none();
  }

  /**
   * Returns how the game searches for a move itself, for agents that leave it to the game. By
   * default it does not, and they play it as they play every game.
   *
   * <p>A variant that changes what may be moved returns nothing, or a search that knows it.
   */
  default Optional<Thinker<S, M>> thinker() {
    return Optional.empty();
  }

  /**
   * Returns the pad by which people who play with real cards keep score under these rules, before
   * the first hand. By default there is none.
   *
   * <p>A variant that changes what scores returns nothing, or a pad that knows it.
   */
  default Optional<ScorePad<S>> scorePad() {
    return Optional.empty();
  }
}
