package io.github.spadille.fishing.koikoi;

import static io.github.spadille.engine.table.Audience.ALL;
import static io.github.spadille.fishing.hanafuda.HanafudaCard.FAMILY;

import io.github.spadille.engine.game.Outcome;
import io.github.spadille.engine.table.Audience;
import io.github.spadille.engine.table.Seats;
import io.github.spadille.engine.table.Table;

/** What lies on the table, and what is known about the game. */
final class KoiKoiTable {
  private KoiKoiTable() {}

  /** Returns all piles and facts of a state. */
  static Table of(KoiKoiState state, YakuTable yaku) {
    Table.Builder table =
        Table.builder()
            .pile("stock", state.stock(), Audience.NOBODY)
            .piles("lot", state.current().lots(), ALL);
    for (int seat = 0; seat < KoiKoi.SEATS; seat++) {
      boolean shown = state.current().shown().contains(seat);
      table.pile("hand", seat, state.hands().get(seat), shown ? ALL : Audience.seat(seat));
    }
    return table
        .pile("field", state.field(), ALL)
        .pile("drawn", state.drawn(), ALL)
        .piles("won", state.won(), ALL)
        .word("phase", state.phase())
        .fact("round", state.round())
        .seat("dealer", state.dealer())
        .fact("turn", state.turn().seats())
        .fact("yaku.0", yaku.list(state.won().get(0), state.round()))
        .fact("yaku.1", yaku.list(state.won().get(1), state.round()))
        .fact("decided.0", state.current().decided().get(0))
        .fact("decided.1", state.current().decided().get(1))
        .fact("koi.0", state.current().calls().get(0))
        .fact("koi.1", state.current().calls().get(1))
        .fact("scores", state.scores())
        .fact("winner", state.outcome().map(Outcome::winners).orElse(Seats.none()))
        .build();
  }

  /** Returns a state with the cards of a table. */
  static KoiKoiState withCards(KoiKoiState state, Table table) {
    return state
        .withStock(table.list("stock", FAMILY))
        .withCurrent(state.current().withLots(table.cardsPerSeat("lot", KoiKoi.SEATS, FAMILY)))
        .withHands(table.cardsPerSeat("hand", KoiKoi.SEATS, FAMILY))
        .withField(table.set("field", FAMILY))
        .withDrawn(table.set("drawn", FAMILY))
        .withWon(table.cardsPerSeat("won", KoiKoi.SEATS, FAMILY));
  }
}
