package io.github.spadille.fishing;

import static io.github.spadille.engine.game.Refusal.refuse;

import com.google.common.primitives.ImmutableIntArray;
import io.github.spadille.engine.game.PadQuestion;
import io.github.spadille.engine.game.Refusal;
import io.github.spadille.engine.seat.IntPerSeat;
import io.github.spadille.engine.seat.Seats;
import java.util.Optional;

/**
 * Who made each sweep of a hand, entered one after the other, the oldest first, until there is no
 * more. Immutable, with value equality.
 *
 * @param sides how many sides win cards
 * @param log the players who made a sweep, oldest first
 * @param isComplete whether there is no more
 */
public record SweepEntries(int sides, ImmutableIntArray log, boolean isComplete) {
  private static final int FEWEST_CARDS = 2; // the card that captures, and one captured

  /** Returns the sweeps of a hand before any is entered. */
  public static SweepEntries none(int sides) {
    return new SweepEntries(sides, ImmutableIntArray.of(), false);
  }

  /**
   * Returns the question for the next sweep.
   *
   * @param seats how many players there are
   */
  public PadQuestion question(int seats) {
    return PadQuestion.playerOrNobody("sweep", seats, log.length() + 1);
  }

  /**
   * Returns why a player cannot have made one more sweep: the side has too few cards for it.
   *
   * @param seat the player, or {@link Seats#NOBODY} for no more sweep
   * @param cards how many cards each side has won
   * @param ruleId the rule that says what a sweep is
   * @throws IndexOutOfBoundsException if there is no count of the player's side
   */
  public Optional<Refusal> refusal(int seat, IntPerSeat cards, String ruleId) {
    if (seat == Seats.NOBODY) {
      return Optional.empty();
    }
    int side = seat % sides;
    long sweeps = 1 + log.stream().filter(other -> other % sides == side).count();
    int won = cards.get(side);
    return sweeps * FEWEST_CARDS > won ? refuse(ruleId, "cards", won) : Optional.empty();
  }

  /** Returns these sweeps and one more, or that there is no more if nobody made one. */
  public SweepEntries with(int seat) {
    return seat == Seats.NOBODY
        ? new SweepEntries(sides, log, true)
        : new SweepEntries(sides, ImmutableIntArray.builder().addAll(log).add(seat).build(), false);
  }

  /**
   * Returns who made the next sweep of a hand, or {@link Seats#NOBODY} if there is no more.
   *
   * @param all the players who made its sweeps, oldest first
   */
  public int answerOf(ImmutableIntArray all) {
    return log.length() < all.length() ? all.get(log.length()) : Seats.NOBODY;
  }
}
