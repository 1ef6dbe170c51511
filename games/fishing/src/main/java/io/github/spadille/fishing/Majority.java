package io.github.spadille.fishing;

import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.seat.IntPerSeat;
import io.github.spadille.engine.seat.Seats;
import java.util.List;
import java.util.function.ToIntFunction;

/** Finds the side that has won the most of something; with a tie it is nobody. */
public final class Majority {
  private Majority() {}

  /**
   * Returns the side that counts most, or {@link Seats#NOBODY} if several do or all count nothing.
   *
   * @param won the cards that each side has won
   * @param count what the cards of a side count, not negative
   */
  public static int of(List<CardSet<PlayingCard>> won, ToIntFunction<CardSet<PlayingCard>> count) {
    IntPerSeat counts = IntPerSeat.of(won.size(), 0);
    for (int side = 0; side < won.size(); side++) {
      counts = counts.with(side, count.applyAsInt(won.get(side)));
    }
    return of(counts);
  }

  /**
   * Returns the side that has most, or {@link Seats#NOBODY} if several do or all have nothing.
   *
   * @param counts what each side has, not negative
   */
  public static int of(IntPerSeat counts) {
    int leader = Seats.NOBODY;
    int most = 0;
    for (int side = 0; side < counts.size(); side++) {
      int each = counts.get(side);
      if (each > most) {
        leader = side;
        most = each;
      } else if (each == most) {
        leader = Seats.NOBODY;
      }
    }
    return leader;
  }
}
