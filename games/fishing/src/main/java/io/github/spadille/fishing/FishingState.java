package io.github.spadille.fishing;

import static io.github.spadille.engine.card.PlayingCard.FAMILY;

import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.game.HandState;
import io.github.spadille.engine.state.CardsPerSeat;
import io.github.spadille.engine.table.Audience;
import io.github.spadille.engine.table.Table;

/**
 * A state of a fishing game of up to seven seats: cards are dealt to hands, and captured from a
 * board.
 *
 * <p>One value holds all cards that have left the stock. Each hand, the cards won by each side, and
 * the board have a place in it. So a move, whether it captures or not, replaces one object:
 *
 * <pre>{@code
 * cards().give(BOARD, card)                                  // lays a card
 * cards().give(WON + side, captured.with(card))              // captures with it
 * cards().plus(Deal.cards(stock(), seats, first, count))     // deals
 * }</pre>
 */
public interface FishingState extends HandState {
  /** The place of the cards that side 0 has won; the next is that of side 1, and so on. */
  int WON = 7;

  /** The place of the board. */
  int BOARD = 2 * WON;

  @Override
  FishingHand hand();

  /** Returns the cards that are not dealt, the top first. */
  CardList<PlayingCard> stock();

  /** Returns the cards at each place: a seat is the place of its hand. */
  CardsPerSeat<PlayingCard> cards();

  /** Returns the seat that plays next. */
  int seat();

  /** Returns no card at any place. */
  static CardsPerSeat<PlayingCard> noneDealt() {
    return CardsPerSeat.none(FAMILY, BOARD + 1);
  }

  /** Returns the cards that can be captured. */
  default CardSet<PlayingCard> board() {
    return cards().get(BOARD);
  }

  /** Returns the cards of the seat that plays next. */
  default CardSet<PlayingCard> held() {
    return cards().get(seat());
  }

  /** Tells whether all hands are empty: when the hand of the next seat is, so are the others. */
  default boolean areHandsEmpty() {
    return cards().isEmpty(seat());
  }

  /** Tells whether the stock and all hands are empty. */
  default boolean isPlayedOut() {
    return stock().isEmpty() && areHandsEmpty();
  }

  /** Returns the cards that each seat holds. */
  default CardsPerSeat<PlayingCard> hands() {
    return cards().subList(0, scores().length());
  }

  /** Returns the cards that each side has won. */
  default CardsPerSeat<PlayingCard> won() {
    return cards().subList(WON, WON + hand().sides());
  }

  /**
   * Returns a table with the cards: {@code stock}, {@code hand.0} and so on, {@code board}, {@code
   * won.0} and so on. Of the cards won, all see the markers of sweeps, and nobody sees the others.
   */
  default Table.Builder tableOfCards() {
    Table.Builder table =
        Table.builder()
            .pile("stock", stock(), Audience.NOBODY)
            .hands("hand", hands())
            .pile("board", board(), Audience.ALL);
    hand().sweeps().addWon(table, won(), scores().length());
    return table;
  }

  /** Returns the cards of a table that was {@linkplain #tableOfCards made} of such a state. */
  default CardsPerSeat<PlayingCard> cardsOf(Table table) {
    CardsPerSeat<PlayingCard> cards =
        noneDealt()
            .plus(table.cardsPerSeat("hand", scores().length(), FAMILY))
            .plus(BOARD, table.set("board", FAMILY));
    for (int side = 0; side < hand().sides(); side++) {
      cards = cards.plus(WON + side, table.set("won." + side, FAMILY));
    }
    return cards;
  }
}
