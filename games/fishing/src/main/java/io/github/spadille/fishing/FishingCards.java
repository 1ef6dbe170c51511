package io.github.spadille.fishing;

import io.github.spadille.engine.card.Card;
import io.github.spadille.engine.card.CardFamily;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.table.Audience;
import io.github.spadille.engine.table.CardsPerSeat;
import io.github.spadille.engine.table.Deal;
import io.github.spadille.engine.table.Table;
import java.util.function.IntFunction;

/**
 * Where the cards of a fishing game lie.
 *
 * <p>Immutable, with value equality.
 *
 * @param stock the cards that are not dealt, the top first
 * @param hands the cards that each seat holds
 * @param board the cards that can be captured
 * @param won the cards that each side has won; a side is a seat, or the seats of partners
 * @param <C> the class of the cards
 */
public record FishingCards<C extends Card>(
    CardList<C> stock, CardsPerSeat<C> hands, CardSet<C> board, CardsPerSeat<C> won) {
  /** Returns the cards before a deal: all of them are in the stock. */
  public static <C extends Card> FishingCards<C> undealt(CardList<C> pack, int seats, int sides) {
    return new FishingCards<>(
        pack,
        CardsPerSeat.none(pack.family(), seats),
        CardSet.empty(pack.family()),
        CardsPerSeat.none(pack.family(), sides));
  }

  /**
   * Returns these cards after hands were dealt from the stock, one card at a time.
   *
   * @param first the seat that gets the first card
   * @param count how many cards all seats together get
   * @throws IndexOutOfBoundsException if the stock has fewer cards
   */
  public FishingCards<C> dealt(int first, int count) {
    return new FishingCards<>(
        stock.draw(count), Deal.cards(stock, hands.size(), first, count), board, won);
  }

  /**
   * Returns these cards after some of the stock were turned up and laid on the board.
   *
   * @throws IndexOutOfBoundsException if the stock has fewer cards
   */
  public FishingCards<C> turnedUp(int count) {
    return new FishingCards<>(
        stock.draw(count), hands, board.union(stock.first(count).toSet()), won);
  }

  /** Returns these cards after a card of a hand was laid on the board. */
  public FishingCards<C> trailed(C card) {
    return new FishingCards<>(stock, hands.without(card), board.with(card), won);
  }

  /** Returns these cards after a card of a hand captured cards of the board for a side. */
  public FishingCards<C> captured(C card, CardSet<C> captured, int side) {
    return new FishingCards<>(
        stock, hands.without(card), board.minus(captured), won.plus(side, captured.with(card)));
  }

  /** Returns these cards after a side has taken all cards that were left on the board. */
  public FishingCards<C> boardTaken(int side) {
    return new FishingCards<>(stock, hands, CardSet.empty(board.family()), won.plus(side, board));
  }

  /** Tells whether the stock and all hands are empty. */
  public boolean areAllPlayed() {
    return stock.isEmpty() && hands.areAllEmpty();
  }

  /**
   * Returns a table with these cards: {@code stock}, {@code hand.0} and so on, {@code board},
   * {@code won.0} and so on. Of the cards won, all see the markers of sweeps, and nobody sees the
   * others.
   */
  public Table.Builder table(CardSet<C> markers) {
    Table.Builder table =
        Table.builder()
            .pile("stock", stock, Audience.NOBODY)
            .hands("hand", hands)
            .pile("board", board, Audience.ALL);
    for (int side = 0; side < won.size(); side++) {
      CardSet<C> cards = won.get(side);
      IntFunction<Audience> seenBy =
          i -> markers.contains(cards.nth(i)) ? Audience.ALL : Audience.NOBODY;
      if (won.size() == hands.size()) {
        table.pile("won", side, cards, seenBy);
      } else {
        table.pile("won." + side, cards, seenBy); // A pile of partners belongs to no seat.
      }
    }
    return table;
  }

  /** Returns the cards of a table that was {@linkplain #table made} of such cards. */
  public FishingCards<C> withCards(Table table) {
    CardFamily<C> family = board.family();
    return new FishingCards<>(
        table.list("stock", family),
        table.cardsPerSeat("hand", hands.size(), family),
        table.set("board", family),
        table.cardsPerSeat("won", won.size(), family));
  }
}
