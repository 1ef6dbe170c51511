package io.github.spadille.rummy.cactus;

import static io.github.spadille.engine.card.PlayingCards.list;

import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.PlayingCards;
import io.github.spadille.engine.seat.PerSeat;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.state.Stock;
import io.github.spadille.rummy.cactus.CactusState.Hand;
import io.github.spadille.rummy.cactus.Slots.Slot;
import io.github.spadille.testkit.TestTable;

/** Positions of Cactus as text, for tests. */
final class CactusTables {
  private CactusTables() {}

  static PlayingCard card(String code) {
    return PlayingCard.parse(code);
  }

  static CardList<PlayingCard> cards(String codes) {
    return codes.isEmpty() ? CardList.empty(PlayingCard.FAMILY) : list(codes);
  }

  static Slots layout(String codes) {
    return Slots.EMPTY.plus(cards(codes));
  }

  /** A first hand before a draw of a seat; cards lie in the slots from 1, discards top first. */
  static TestTable at(int seat, String first, String second, String stock, String discards) {
    return at(seat, Seats.NOBODY, first, second, stock, discards);
  }

  /** The same after a seat has called. */
  static TestTable at(
      int seat, int caller, String first, String second, String stock, String discards) {
    PerSeat<Slots> layouts = PerSeat.of(2, layout(first)).with(1, layout(second));
    return TestTable.of(Cactus.GAME)
        .after(
            CactusState.class,
            start -> {
              Hand hand = start.hand().called(caller, Seats.all(2));
              CactusState dealt =
                  start.withHand(hand).dealt(layouts, new Stock<>(cards(stock), cards(discards)));
              return seat == dealt.seat() ? dealt : dealt.nextTurn();
            });
  }

  /** The same with an upcard that came from the layout of a seat and is an unused power card. */
  static TestTable unused(TestTable table, int owner) {
    return table.after(CactusState.class, state -> state.withStock(state.stock(), owner));
  }

  /** A shuffle of the pack that begins with some cards. */
  static String shuffle(String first) {
    return "* shuffle " + first + " ...";
  }

  /** The cards of both layouts that a seat has seen. */
  static CardSet<PlayingCard> seen(TestTable table, int seat) {
    CardSet<PlayingCard> seen = PlayingCards.noCards();
    for (Slots layout : table.state(CactusState.class).layouts()) {
      for (Slot slot : layout.slots()) {
        seen = slot.seen().contains(seat) ? seen.with(slot.card()) : seen;
      }
    }
    return seen;
  }

  /** Who sees each card of a pile, such as {@code [nobody, 0, all]}. */
  static String seers(TestTable table, String pile) {
    return table.table().pile(pile).audiences().toString();
  }
}
