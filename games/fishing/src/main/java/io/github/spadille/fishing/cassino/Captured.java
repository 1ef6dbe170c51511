package io.github.spadille.fishing.cassino;

import static io.github.spadille.engine.card.PlayingCards.noCards;

import com.google.common.primitives.ImmutableIntArray;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.table.CardsPerSeat;

/**
 * What has been captured in a hand. Partners capture together; sides sit by turns.
 *
 * @param won the cards that each side has captured, and those it captured with
 * @param last the seat that captured last, or {@link #NOBODY}
 * @param markers the cards that made a sweep, which lie face up among those won (CAS-16)
 * @param sweepers the seats that made a sweep, oldest first
 */
public record Captured(
    CardsPerSeat<PlayingCard> won,
    int last,
    CardSet<PlayingCard> markers,
    ImmutableIntArray sweepers) {
  /** No one has captured yet in this hand. */
  public static final int NOBODY = -1;

  /** Returns that nobody has captured anything. */
  static Captured nothing(int sides) {
    return new Captured(
        CardsPerSeat.none(PlayingCard.FAMILY, sides), NOBODY, noCards(), ImmutableIntArray.of());
  }

  /** Returns the side of a seat. */
  int side(int seat) {
    return seat % won.size();
  }

  /** Returns this after a seat captured cards. */
  Captured plus(int seat, CardSet<PlayingCard> cards) {
    return new Captured(won.plus(side(seat), cards), seat, markers, sweepers);
  }

  /** Returns this after the seat that captured last made a sweep with a card. */
  Captured swept(PlayingCard card) {
    int size = sweepers.length() + 1;
    return new Captured(
        won,
        last,
        markers.with(card),
        ImmutableIntArray.builder(size).addAll(sweepers).add(last).build());
  }

  /** Returns this with other cards won, as they lie in another state. */
  Captured withWon(CardsPerSeat<PlayingCard> won) {
    return new Captured(won, last, markers, sweepers);
  }
}
