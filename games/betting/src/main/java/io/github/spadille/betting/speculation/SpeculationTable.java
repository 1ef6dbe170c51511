package io.github.spadille.betting.speculation;

import static com.google.common.collect.Lists.transform;
import static io.github.spadille.engine.seat.Seats.NOBODY;
import static io.github.spadille.engine.table.Audience.ALL;

import io.github.spadille.betting.speculation.SpeculationOptions.SaleForm;
import io.github.spadille.betting.speculation.SpeculationState.Hand;
import io.github.spadille.betting.speculation.SpeculationState.High;
import io.github.spadille.betting.speculation.SpeculationState.Phase;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.table.Audience;
import io.github.spadille.engine.table.Fact.Type;
import io.github.spadille.engine.table.Table;

/** The piles and facts of a state. */
final class SpeculationTable {
  private SpeculationTable() {}

  static Table of(SpeculationState state, SpeculationOptions options) {
    Hand hand = state.hand();
    High high = state.high();
    Sale sale = state.openSale();
    boolean dealt = high.holder() != NOBODY;
    Table.Builder table =
        Table.builder()
            .piles("stack", state.layout().stacks(), Audience.NOBODY)
            .piles("shown", state.layout().shown(), ALL)
            .pile("stub", hand.stub(), Audience.NOBODY);
    if (options.spareHand()) {
      table.pile("spare", hand.spare(), state.phase() == Phase.OVER ? ALL : Audience.NOBODY);
    }
    table
        .fact("hand-number", hand.number())
        .seat("dealer", hand.dealer())
        .fact("turn", state.turn().seats())
        .word("phase", phase(state.phase()))
        .fact(Type.WORD, "trump", dealt ? high.card().suit().code() : "")
        .fact(Type.CARD, "high", dealt ? high.card() : "")
        .seat("holder", high.holder())
        .fact("attempts-left", high.attempts());
    if (sale == null) {
      addNoSale(table, state);
    } else {
      addSale(table, state, sale);
    }
    return table
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

  /** A negotiation is one phase of the rulebook, whoever is to name a price; so is an auction. */
  private static Enum<?> phase(Phase awaited) {
    return switch (awaited) {
      case ASK, BID -> SaleForm.HAGGLE;
      case SELL -> SaleForm.AUCTION;
      default -> awaited;
    };
  }

  private static void addNoSale(Table.Builder table, SpeculationState state) {
    table
        .fact(Type.NUMBER, "price", "")
        .fact(Type.NUMBER, "bid", "")
        .seat("bidder", NOBODY)
        .fact(Type.NUMBER, "ask", "")
        .seat("buyer", NOBODY)
        .seat("seller", NOBODY)
        .fact(Type.WORD, "item", "")
        .fact(Type.SEATS, "waiting", state.interval().clockwiseFrom(state.seat()));
  }

  private static void addSale(Table.Builder table, SpeculationState state, Sale sale) {
    boolean haggling = sale.form() == SaleForm.HAGGLE;
    int firm = haggling ? 0 : sale.ask();
    int asked = haggling ? sale.ask() : 0;
    int buyer = haggling ? sale.buyer() : NOBODY;
    int bidder = sale.bid() == 0 ? NOBODY : sale.buyer();
    int first = haggling ? buyer : state.seat();
    table
        .fact(Type.NUMBER, "price", priceOrNone(firm))
        .fact(Type.NUMBER, "bid", priceOrNone(sale.bid()))
        .seat("bidder", bidder)
        .fact(Type.NUMBER, "ask", priceOrNone(asked))
        .seat("buyer", buyer)
        .seat("seller", sale.seller())
        .word("item", sale.item())
        .fact(Type.SEATS, "waiting", state.interval().or(sale.waiting()).clockwiseFrom(first));
  }

  private static Object priceOrNone(int price) {
    return price == 0 ? "" : price;
  }
}
