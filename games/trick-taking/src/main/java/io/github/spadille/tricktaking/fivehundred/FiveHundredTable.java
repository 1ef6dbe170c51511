package io.github.spadille.tricktaking.fivehundred;

import static io.github.spadille.engine.table.Audience.ALL;
import static io.github.spadille.engine.table.Audience.NOBODY;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.card.Suit;
import io.github.spadille.engine.table.Audience;
import io.github.spadille.engine.table.Table;
import java.util.Optional;

/** The piles and facts of Five Hundred, in the order of the rulebook. */
final class FiveHundredTable {
  private FiveHundredTable() {}

  /** Returns the table of a state. */
  static Table of(FiveHundredState state) {
    int contractor = state.contractor();
    Optional<Contract> contract = state.contract();
    Table.Builder table = Table.builder().pile("pack", state.pack(), NOBODY);
    for (int seat = 0; seat < state.hands().size(); seat++) {
      boolean open = state.exposed() && seat == contractor; // FIV-39
      table.pile("hand", seat, state.hands().get(seat), open ? ALL : Audience.seat(seat));
    }
    return table
        .pile("kitty", state.kitty(), NOBODY)
        .pile("buried", state.buried(), contractor < 0 ? NOBODY : Audience.seat(contractor))
        .hands("aside", state.aside())
        .pileTopLast("trick", state.trick(), ALL)
        .pile("won.0", state.won().get(0), NOBODY)
        .pile("won.1", state.won().get(1), NOBODY)
        .word("phase", state.phase())
        .seat("dealer", state.dealer())
        .fact("turn", state.turn().seats())
        .fact("high-bid", code(state.highBid()))
        .seat("high-bidder", state.highBidder())
        .fact("passed", state.passed())
        .fact("contract", code(contract))
        .seat("contractor", contractor)
        .fact("trump", contract.map(c -> c.trump().map(Suit::code).orElse("nt")).orElse("-"))
        .fact(
            "joker-suit",
            state.trumps().map(t -> t.jokerSuit().map(Suit::code).orElse("none")).orElse("-"))
        .fact("led", state.led().map(Suit::code).orElse("-"))
        .fact("suits-led", suitCodes(state.suitsLed()))
        .seat("leader", state.leader())
        .fact("trick-no", state.trickNumber())
        .fact("tricks", state.tricks())
        .yesNo("exposed", state.exposed())
        .fact("scores", state.scores())
        .fact("hand-no", state.handNumber())
        .build();
  }

  private static String code(Optional<Contract> bid) {
    return bid.map(Contract::code).orElse("-");
  }

  private static ImmutableList<String> suitCodes(int suits) {
    ImmutableList.Builder<String> codes = ImmutableList.builder();
    for (Suit suit : Suit.values()) {
      if ((suits >> suit.ordinal() & 1) != 0) {
        codes.add(suit.code());
      }
    }
    return codes.build();
  }
}
