package io.github.spadille.tricktaking.canadiansalad;

import static io.github.spadille.engine.card.PlayingCards.countRank;
import static io.github.spadille.engine.card.PlayingCards.countSuit;

import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.card.Suit;
import io.github.spadille.engine.seat.IntPerSeat;
import io.github.spadille.engine.seat.Seats;

/**
 * What of a hand of Canadian Salad can score (CSL-11), whether it was counted in cards or entered
 * by people.
 *
 * @param tricks how many tricks each player has taken
 * @param hearts how many hearts each player has taken
 * @param queens how many queens each player has taken
 * @param king the player who has taken the king of spades, or {@link Seats#NOBODY}
 * @param last the player who has taken the last trick, or {@link Seats#NOBODY}
 */
public record CanadianSaladCounts(
    IntPerSeat tricks, IntPerSeat hearts, IntPerSeat queens, int king, int last) {
  /** The card that counts by itself. */
  static final PlayingCard KING_OF_SPADES = PlayingCard.parse("Ks");

  /** Returns what has been taken at the end of a hand. */
  static CanadianSaladCounts of(CanadianSaladState played) {
    int seats = played.hand().seats();
    IntPerSeat hearts = IntPerSeat.of(seats, 0);
    IntPerSeat queens = hearts;
    int king = Seats.NOBODY;
    for (int seat = 0; seat < seats; seat++) {
      CardSet<PlayingCard> won = played.cards().won(seat);
      hearts = hearts.with(seat, countSuit(won, Suit.HEARTS));
      queens = queens.with(seat, countRank(won, Rank.QUEEN));
      king = won.contains(KING_OF_SPADES) ? seat : king;
    }
    int last = played.cards().leader(); // whoever took a trick leads to the next
    return new CanadianSaladCounts(played.cards().tricks(), hearts, queens, king, last);
  }
}
