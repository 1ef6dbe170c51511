package io.github.spadille.testkit.bury;

import static io.github.spadille.engine.game.Refusal.refuse;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.game.HandFacts;
import io.github.spadille.engine.game.PadQuestion;
import io.github.spadille.engine.game.Refusal;
import io.github.spadille.engine.seat.Seats;
import java.util.Optional;

/**
 * What a pad asks of a game of Bury: the tricks of each player, then whether each has buried a
 * queen.
 *
 * @param seats how many players there are
 * @param questions how many of these questions are asked
 * @param most the most tricks that can be answered
 * @param refused a number of tricks that is refused; no other is
 * @param entered the answers so far
 */
record BuryFacts(int seats, int questions, int most, int refused, ImmutableList<Integer> entered)
    implements HandFacts<BuryState, BuryFacts> {
  private static final int TRICKS = 3;
  private static final int NOTHING = -1;

  /** Returns facts that ask and admit all that scores. */
  static BuryFacts all(int seats) {
    return new BuryFacts(seats, 2 * seats, TRICKS, NOTHING, ImmutableList.of());
  }

  /** Returns facts that do not ask for queens. */
  static BuryFacts withoutQueens(int seats) {
    return new BuryFacts(seats, seats, TRICKS, NOTHING, ImmutableList.of());
  }

  /** Returns facts that do not admit all tricks. */
  static BuryFacts withoutAllTricks(int seats) {
    return new BuryFacts(seats, 2 * seats, TRICKS - 1, NOTHING, ImmutableList.of());
  }

  /** Returns facts that refuse one trick. */
  static BuryFacts withoutOneTrick(int seats) {
    return new BuryFacts(seats, 2 * seats, TRICKS, 1, ImmutableList.of());
  }

  private int seat() {
    return entered.size() % seats;
  }

  private boolean isOfTricks() {
    return entered.size() < seats;
  }

  @Override
  public Optional<PadQuestion> question() {
    if (entered.size() == questions) {
      return Optional.empty();
    }
    return Optional.of(
        isOfTricks()
            ? PadQuestion.number("tricks", seat(), 0, most)
            : PadQuestion.yesOrNo("queen", seat()));
  }

  @Override
  public Optional<Refusal> refusal(int answer) {
    return isOfTricks() && answer == refused ? refuse("BRY-5", "tricks") : Optional.empty();
  }

  @Override
  public BuryFacts with(int answer) {
    ImmutableList<Integer> more =
        ImmutableList.<Integer>builder().addAll(entered).add(answer).build();
    return new BuryFacts(seats, questions, most, refused, more);
  }

  @Override
  public int answerOf(BuryState played) {
    if (isOfTricks()) {
      return played.won().get(seat()).size() / seats;
    }
    return played.buried().get(seat()).first().is(Rank.QUEEN) ? 1 : 0;
  }

  /** Returns how many tricks a player has won. */
  int tricks(int seat) {
    return entered.get(seat);
  }

  /** Returns who has buried a queen, as far as it is asked. */
  Seats queens() {
    return Seats.where(seats, seat -> seats + seat < questions && entered.get(seats + seat) == 1);
  }

  @Override
  public int dealer() {
    return 0;
  }

  @Override
  public int handSize() {
    return TRICKS + 1;
  }
}
