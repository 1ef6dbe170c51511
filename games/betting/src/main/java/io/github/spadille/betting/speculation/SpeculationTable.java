package io.github.spadille.betting.speculation;

import static com.google.common.collect.Lists.transform;
import static io.github.spadille.engine.table.Audience.ALL;
import static io.github.spadille.engine.table.Audience.NOBODY;

import io.github.spadille.betting.speculation.SpeculationState.Hand;
import io.github.spadille.betting.speculation.SpeculationState.High;
import io.github.spadille.betting.speculation.SpeculationState.Phase;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.table.Fact.Type;
import io.github.spadille.engine.table.Table;

/** The piles and facts of a state. */
final class SpeculationTable {
  private SpeculationTable() {}

  static Table of(SpeculationState state, SpeculationOptions options) {
    Hand hand = state.hand();
    High high = state.high();
    Sale sale = state.sale();
    Seats waiting = state.interval().or(sale.waiting());
    boolean dealt = high.holder() != Seats.NOBODY;
    boolean haggling = state.phase() == Phase.HAGGLE;
    Table.Builder table =
        Table.builder()
            .piles("stack", state.layout().stacks(), NOBODY)
            .piles("shown", state.layout().shown(), ALL)
            .pile("stub", hand.stub(), NOBODY);
    if (options.spareHand()) {
      table.pile("spare", hand.spare(), state.phase() == Phase.OVER ? ALL : NOBODY);
    }
    return table
        .fact("hand-number", hand.number())
        .seat("dealer", hand.dealer())
        .fact("turn", state.turn().seats())
        .word("phase", state.phase())
        .fact(Type.WORD, "trump", dealt ? high.card().suit().code() : "")
        .fact(Type.CARD, "high", dealt ? high.card() : "")
        .seat("holder", high.holder())
        .fact("attempts-left", high.attempts())
        .fact(Type.NUMBER, "price", priceOrNone(haggling ? 0 : sale.ask()))
        .fact(Type.NUMBER, "bid", priceOrNone(sale.bid()))
        .seat("bidder", sale.bid() == 0 ? Seats.NOBODY : sale.buyer())
        .fact(Type.NUMBER, "ask", priceOrNone(haggling ? sale.ask() : 0))
        .seat("buyer", haggling ? sale.buyer() : Seats.NOBODY)
        .seat("seller", sale.seller())
        .fact(Type.WORD, "item", sale.isOpen() ? item(state) : "")
        .fact(Type.SEATS, "waiting", waiting.clockwiseFrom(haggling ? sale.buyer() : state.seat()))
        .fact("playing", hand.playing())
        .fact("owners", high.owners())
        .fact("approaches", state.approaches())
        .seat("last-turner", state.layout().last())
        .fact(Type.NUMBERS, "stack-size", transform(state.layout().stacks(), CardList::size))
        .fact("pot", state.stakes().pot()) // SPE-37
        .fact("chips", state.scores())
        .fact("gains", options.buyIn().gains(state.sheet())) // SPE-2a
        .build();
  }

  private static String item(SpeculationState state) {
    return state.isUnseenForSale() ? "unseen" : "high";
  }

  private static Object priceOrNone(int price) {
    return price == 0 ? "" : price;
  }
}
