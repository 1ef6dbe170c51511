package io.github.spadille.fishing;

import static io.github.spadille.engine.card.PlayingCards.noCards;

import com.google.common.primitives.ImmutableIntArray;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.seat.IntPerSeat;
import io.github.spadille.engine.table.Audience;
import io.github.spadille.engine.table.Table;
import java.util.List;
import java.util.function.IntFunction;

/**
 * The sweeps of a hand: captures that left nothing on the table.
 *
 * <p>The card that captured lies face up among the cards won, to mark the sweep. Immutable, with
 * value equality.
 *
 * @param log the seats that made a sweep, oldest first
 * @param markers the cards that mark them
 */
public record Sweeps(ImmutableIntArray log, CardSet<PlayingCard> markers) {
  /** No sweep. */
  public static final Sweeps NONE = new Sweeps(ImmutableIntArray.of(), noCards());

  /** Returns these sweeps and one more. */
  public Sweeps plus(int seat, PlayingCard marker) {
    return new Sweeps(
        ImmutableIntArray.builder(log.length() + 1).addAll(log).add(seat).build(),
        markers.with(marker));
  }

  /** Returns how many sweeps each side made; partners sit across the table. */
  public IntPerSeat perSide(int sides) {
    IntPerSeat sweeps = IntPerSeat.of(sides, 0);
    for (int seat : log.asList()) {
      sweeps = sweeps.plus(seat % sides, 1);
    }
    return sweeps;
  }

  /**
   * Adds the piles {@code won.0} and so on to a table: all see the markers, and nobody sees the
   * other cards.
   *
   * @param won the cards that each side has won
   * @param seats how many seats there are; with fewer sides a pile belongs to no seat
   */
  public void addWon(Table.Builder table, List<CardSet<PlayingCard>> won, int seats) {
    for (int side = 0; side < won.size(); side++) {
      CardSet<PlayingCard> cards = won.get(side);
      IntFunction<Audience> seenBy =
          i -> markers.contains(cards.nth(i)) ? Audience.ALL : Audience.NOBODY;
      if (won.size() == seats) {
        table.pile("won", side, cards, seenBy);
      } else {
        table.pile("won." + side, cards, seenBy);
      }
    }
  }
}
