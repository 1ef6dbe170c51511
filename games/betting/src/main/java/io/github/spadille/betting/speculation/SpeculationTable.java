package io.github.spadille.betting.speculation;

import static com.google.common.collect.Lists.transform;
import static io.github.spadille.engine.table.Audience.ALL;
import static io.github.spadille.engine.table.Audience.NOBODY;

import com.google.common.collect.ImmutableList;
import io.github.spadille.betting.speculation.SpeculationState.High;
import io.github.spadille.betting.speculation.SpeculationState.Phase;
import io.github.spadille.betting.speculation.SpeculationState.Trade;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.table.Fact.Type;
import io.github.spadille.engine.table.Seats;
import io.github.spadille.engine.table.Table;
import io.github.spadille.engine.words.Phrase;

/**
 * The piles and facts of a state.
 *
 * @param state the state
 * @param options the house rules
 */
record SpeculationTable(SpeculationState state, SpeculationOptions options) {
  Table table() {
    Trade trade = state.trade();
    High high = state.high();
    boolean haggling = state.phase() == Phase.HAGGLE;
    Table.Builder table =
        Table.builder()
            .piles("stack", state.piles().stacks(), NOBODY)
            .piles("shown", state.piles().shown(), ALL)
            .pile("stub", state.piles().stub(), NOBODY);
    if (options.spareHand()) {
      table.pile("spare", state.piles().spare(), state.phase() == Phase.OVER ? ALL : NOBODY);
    }
    return table
        .fact("hand-number", state.handNumber())
        .seat("dealer", state.hand().dealer())
        .fact("turn", state.turn().seats())
        .word("phase", state.phase())
        .fact(Type.WORD, "trump", high == null ? "" : high.card().suit().code())
        .fact(Type.CARD, "high", high == null ? "" : high.card())
        .seat("holder", high == null ? Phrase.NOBODY : high.holder())
        .fact("attempts-left", high == null ? 0 : high.attempts())
        .fact(Type.NUMBER, "price", chips(haggling ? 0 : trade.ask()))
        .fact(Type.NUMBER, "bid", chips(trade.bid()))
        .seat("bidder", trade.bid() == 0 ? Phrase.NOBODY : trade.buyer())
        .fact(Type.NUMBER, "ask", chips(haggling ? trade.ask() : 0))
        .seat("buyer", haggling ? trade.buyer() : Phrase.NOBODY)
        .seat("seller", trade.seller())
        .fact(Type.WORD, "item", trade.seller() < 0 ? "" : trade.unseen() ? "unseen" : "high")
        .fact(Type.SEATS, "waiting", waiting(haggling ? trade.buyer() : state.seat()))
        .fact("playing", state.hand().playing())
        .fact("owners", high == null ? Seats.none() : high.owners())
        .fact("approaches", trade.approaches())
        .seat("last-turner", state.turns().last())
        .fact(Type.NUMBERS, "stack-size", transform(state.piles().stacks(), CardList::size))
        .fact("pot", state.stakes().pot()) // SPE-37
        .fact("chips", state.scores())
        .fact("gains", options.buyIn().gains(state.sheet())) // SPE-2a
        .build();
  }

  private static Object chips(int price) {
    return price == 0 ? "" : price;
  }

  /** Returns the seats that are still to act in a window, in order. */
  private ImmutableList<Integer> waiting(int first) {
    Seats waiting = state.trade().waiting();
    ImmutableList.Builder<Integer> inOrder = ImmutableList.builder();
    int seat = first;
    for (int i = 0; i < waiting.size(); i++) {
      inOrder.add(seat);
      seat = waiting.after(seat);
    }
    return inOrder.build();
  }
}
