package io.github.spadille.betting.speculation;

import static io.github.spadille.engine.table.Audience.ALL;
import static io.github.spadille.engine.table.Audience.NOBODY;

import com.google.common.collect.ImmutableList;
import io.github.spadille.betting.speculation.SpeculationState.High;
import io.github.spadille.betting.speculation.SpeculationState.Phase;
import io.github.spadille.betting.speculation.SpeculationState.Round;
import io.github.spadille.betting.speculation.SpeculationState.Talk;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.table.Fact.Type;
import io.github.spadille.engine.table.IntPerSeat;
import io.github.spadille.engine.table.Seats;
import io.github.spadille.engine.table.Table;
import io.github.spadille.engine.words.Phrase;
import java.util.Locale;

/**
 * The piles and facts of a state.
 *
 * @param state the state
 * @param options the house rules
 */
record SpeculationTable(SpeculationState state, SpeculationOptions options) {
  Table table() {
    Talk talk = state.talk();
    Round round = state.round();
    High high = state.high();
    boolean over = state.phase() == Phase.OVER;
    Table.Builder table =
        Table.builder()
            .piles("stack", state.piles().stacks(), NOBODY)
            .piles("shown", state.piles().shown(), ALL)
            .pile("stub", state.piles().stub(), NOBODY);
    if (options.spareHand()) {
      table.pile("spare", state.piles().spare(), over ? ALL : NOBODY);
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
        .fact(Type.NUMBER, "price", chips(talk.price()))
        .fact(Type.NUMBER, "bid", chips(talk.bid()))
        .seat("bidder", talk.bidder())
        .fact(Type.NUMBER, "ask", chips(talk.ask()))
        .seat("buyer", talk.buyer())
        .seat("seller", talk.seller())
        .fact(
            Type.WORD,
            "item",
            talk.item() == null ? "" : talk.item().name().toLowerCase(Locale.ROOT))
        .fact(Type.SEATS, "waiting", waiting())
        .fact("playing", state.hand().playing())
        .fact("owners", high == null ? Seats.none() : high.owners())
        .fact("approaches", round.approaches())
        .seat("last-turner", round.lastTurner())
        .fact("stack-size", stackSizes())
        .fact("pot", state.stakes().pot()) // SPE-37
        .fact("chips", state.scores())
        .fact("gains", options.buyIn().gains(state.sheet())) // SPE-2a
        .build();
  }

  private static Object chips(int price) {
    return price == 0 ? "" : price;
  }

  /** Returns the seats that are still to act in a window, in order. */
  private ImmutableList<Integer> waiting() {
    Seats waiting = state.round().waiting();
    ImmutableList.Builder<Integer> inOrder = ImmutableList.builder();
    int seat = state.phase() == Phase.HAGGLE ? state.talk().buyer() : state.seat();
    for (int i = 0; i < waiting.size(); i++) {
      inOrder.add(seat);
      seat = waiting.after(seat);
    }
    return inOrder.build();
  }

  private IntPerSeat stackSizes() {
    int[] sizes = new int[state.piles().stacks().size()];
    int seat = 0;
    for (CardList<PlayingCard> stack : state.piles().stacks()) {
      sizes[seat++] = stack.size();
    }
    return IntPerSeat.copyOf(sizes);
  }
}
