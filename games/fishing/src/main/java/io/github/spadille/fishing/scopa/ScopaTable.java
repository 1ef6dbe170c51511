package io.github.spadille.fishing.scopa;

import static io.github.spadille.engine.table.Audience.ALL;
import static io.github.spadille.engine.table.Audience.NOBODY;

import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.game.Outcome;
import io.github.spadille.engine.table.Audience;
import io.github.spadille.engine.table.Fact;
import io.github.spadille.engine.table.Seats;
import io.github.spadille.engine.table.Table;
import java.util.function.IntFunction;

/** The piles and facts of Scopa, with who sees them. */
final class ScopaTable {
  private ScopaTable() {}

  /** Returns the table of a state. */
  static Table of(ScopaState state) {
    Table.Builder table =
        Table.builder()
            .pile("stock", state.stock(), NOBODY)
            .hands("hand", state.hands())
            .pile("board", state.board(), ALL);
    addWon(table, state);
    return table
        .word("phase", state.phase())
        .fact("hand-number", state.handNumber())
        .seat("dealer", state.dealer())
        .fact("turn", state.turn().seats())
        .seat("last-capturer", state.lastCapturer())
        .fact(Fact.Type.SEATS, "sweep-log", state.sweepLog().asList())
        .fact("scores", state.scores())
        .fact("winner", state.outcome().map(Outcome::winners).orElse(Seats.none()))
        .build();
  }

  private static void addWon(Table.Builder table, ScopaState state) {
    int sides = state.won().size();
    for (int side = 0; side < sides; side++) {
      CardSet<PlayingCard> cards = state.won().get(side);
      IntFunction<Audience> seenBy = i -> state.markers().contains(cards.nth(i)) ? ALL : NOBODY;
      if (sides == state.hands().size()) {
        table.pile("won", side, cards, seenBy);
      } else {
        table.pile("won." + side, cards, seenBy); // A pile of partners belongs to no seat.
      }
    }
  }

  /** Returns a state with the cards of a table. */
  static ScopaState withCards(ScopaState state, Table table) {
    return state
        .withStock(table.list("stock", PlayingCard.FAMILY))
        .withHands(table.cardsPerSeat("hand", state.hands().size(), PlayingCard.FAMILY))
        .withBoard(table.set("board", PlayingCard.FAMILY))
        .withWon(table.cardsPerSeat("won", state.won().size(), PlayingCard.FAMILY));
  }
}
