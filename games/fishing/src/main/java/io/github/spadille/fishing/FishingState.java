package io.github.spadille.fishing;

import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.game.HandState;
import io.github.spadille.engine.table.Audience;
import io.github.spadille.engine.table.CardsPerSeat;
import io.github.spadille.engine.table.Deal;
import io.github.spadille.engine.table.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;

/**
 * A state of a fishing game: cards are dealt to hands, and won from a board.
 *
 * <p>All cards that have left the stock are one value, so a move makes one object of them, whether
 * it captures or not. Its places are the hands by seat, then what each side has won, then the
 * board; a side is a seat, or the seats of partners.
 */
public interface FishingState extends HandState {
  @Override
  FishingHand hand();

  /** Returns the cards that are not dealt, the top first. */
  CardList<PlayingCard> stock();

  /** Returns the cards at each place: the hands, what each side has won, the board. */
  CardsPerSeat<PlayingCard> cards();

  /** Returns places without cards. */
  static CardsPerSeat<PlayingCard> noCards(int seats, int sides) {
    return CardsPerSeat.none(PlayingCard.FAMILY, seats + sides + 1);
  }

  /** Returns the cards that can be captured. */
  default CardSet<PlayingCard> board() {
    return cards().get(boardPlace());
  }

  /** Returns the cards that each seat holds. */
  default CardsPerSeat<PlayingCard> hands() {
    return cards().subList(0, sheet().seats());
  }

  /** Returns the cards that each side has won. */
  default CardsPerSeat<PlayingCard> won() {
    return cards().subList(sheet().seats(), boardPlace());
  }

  private int boardPlace() {
    return cards().size() - 1;
  }

  /**
   * Returns the cards after hands were dealt from the stock, one card at a time.
   *
   * @param first the seat that gets the first card
   * @param count how many cards all seats together get
   * @throws IndexOutOfBoundsException if the stock has fewer cards
   */
  default CardsPerSeat<PlayingCard> cardsDealt(int first, int count) {
    return cards().plus(Deal.cards(stock(), sheet().seats(), first, count));
  }

  /**
   * Returns the cards after some of the stock were turned up and laid on the board.
   *
   * @throws IndexOutOfBoundsException if the stock has fewer cards
   */
  default CardsPerSeat<PlayingCard> cardsTurnedUp(int count) {
    return cards().plus(boardPlace(), stock().first(count).toSet());
  }

  /** Returns the cards after one was laid on the board. */
  default CardsPerSeat<PlayingCard> cardsLaid(PlayingCard card) {
    return cards().give(boardPlace(), card);
  }

  /** Returns the cards after a side won some, wherever they lay. */
  default CardsPerSeat<PlayingCard> cardsWon(int side, CardSet<PlayingCard> cards) {
    return cards().give(sheet().seats() + side, cards);
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
    CardsPerSeat<PlayingCard> won = won();
    for (int side = 0; side < won.size(); side++) {
      CardSet<PlayingCard> cards = won.get(side);
      IntFunction<Audience> seenBy =
          i -> hand().markers().contains(cards.nth(i)) ? Audience.ALL : Audience.NOBODY;
      if (won.size() == sheet().seats()) {
        table.pile("won", side, cards, seenBy);
      } else {
        table.pile("won." + side, cards, seenBy); // A pile of partners belongs to no seat.
      }
    }
    return table;
  }

  /** Returns the cards of a table that was {@linkplain #tableOfCards made} of such a state. */
  default CardsPerSeat<PlayingCard> cardsOf(Table table) {
    List<CardSet<PlayingCard>> cards = new ArrayList<>();
    cards.addAll(table.sets("hand", sheet().seats(), PlayingCard.FAMILY));
    cards.addAll(table.sets("won", won().size(), PlayingCard.FAMILY));
    cards.add(table.set("board", PlayingCard.FAMILY));
    return CardsPerSeat.copyOf(PlayingCard.FAMILY, cards);
  }
}
