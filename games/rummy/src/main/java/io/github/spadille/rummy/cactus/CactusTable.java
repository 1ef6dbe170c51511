package io.github.spadille.rummy.cactus;

import static io.github.spadille.engine.card.PlayingCard.FAMILY;
import static io.github.spadille.engine.table.Audience.ALL;
import static io.github.spadille.engine.table.Audience.NOBODY;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Lists;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.table.Audience;
import io.github.spadille.engine.table.Fact.Type;
import io.github.spadille.engine.table.FactText;
import io.github.spadille.engine.table.PerSeat;
import io.github.spadille.engine.table.Seats;
import io.github.spadille.engine.table.Stock;
import io.github.spadille.engine.table.Table;
import io.github.spadille.engine.words.Phrase;
import io.github.spadille.rummy.cactus.CactusMove.Source;
import io.github.spadille.rummy.cactus.CactusState.Drawn;
import io.github.spadille.rummy.cactus.CactusState.Peeked;
import io.github.spadille.rummy.cactus.CactusState.Phase;
import io.github.spadille.rummy.cactus.CactusState.Power;
import io.github.spadille.rummy.cactus.CactusState.Step;

/** What lies on the table of Cactus, and who sees it. */
final class CactusTable {
  private static final String NONE = "-";

  private CactusTable() {}

  static Table of(CactusState state, boolean notes) {
    Table.Builder table = Table.builder();
    Stock<PlayingCard> stock = state.stock();
    table.pile("stock", stock.cards(), NOBODY).pile("discard", stock.discards(), ALL);
    for (int owner : CactusState.BOTH) {
      Layout layout = state.layouts().get(owner);
      table
          .pile("layout", owner, layout.cards(), i -> audience(state, owner, i, notes))
          .fact(
              Type.NUMBERS, "slots." + owner, Lists.transform(layout.places(), Layout.Place::slot))
          .fact(Type.WORDS, "knows." + owner, Lists.transform(layout.places(), CactusTable::knows));
    }
    boolean isOn = state.phase() != Phase.SHUFFLE && state.phase() != Phase.OVER;
    Seats winners = state.outcome().map(outcome -> outcome.winners()).orElse(Seats.none());
    return addStep(table, state)
        .word("phase", state.phase())
        .seat("dealer", state.hand().dealer())
        .seat("turn", isOn ? state.seat() : Phrase.NOBODY)
        .seat("unused", state.unused())
        .fact("passed", state.passed())
        .seat("cactus", state.hand().caller())
        .yesNo("final", state.isFinal())
        .fact("scores", state.scores())
        .seat("winner", winners.isEmpty() ? Phrase.NOBODY : winners.first())
        .build();
  }

  private static Table.Builder addStep(Table.Builder table, CactusState state) {
    Step step = state.step();
    if (step instanceof Drawn drawn) { // CAC-7
      Audience seeing = drawn.from() == Source.STOCK ? Audience.seat(state.seat()) : ALL;
      table
          .pile("drawn", ImmutableList.of(drawn.card()), seeing)
          .word("drawn-from", drawn.from())
          .yesNo("usable", drawn.usable());
    } else {
      table
          .pile("drawn", ImmutableList.of(), ALL)
          .fact(Type.WORD, "drawn-from", NONE)
          .yesNo("usable", false);
    }
    table.fact(Type.WORD, "power", step instanceof Power it ? FactText.ofConstant(it) : NONE);
    return step instanceof Peeked it
        ? table.fact(
            Type.WORDS,
            "shown",
            ImmutableList.of(state.seat(), it.owner(), it.slot(), it.card()),
            Audience.seat(state.seat()))
        : table.fact(Type.WORDS, "shown", NONE);
  }

  /** Returns who sees a card of a layout, by its position (CAC-9, CAC-10). */
  private static Audience audience(CactusState state, int owner, int position, boolean notes) {
    Layout.Place place = state.layouts().get(owner).places().get(position);
    boolean turnedUp =
        state.failure().seat() == owner && state.failure().slot() == place.slot(); // CAC-26
    if (turnedUp || state.phase() == Phase.SHUFFLE || state.phase() == Phase.OVER) { // CAC-40
      return ALL;
    }
    boolean undrawn = state.phase() == Phase.DRAW && state.stock().discards().isEmpty();
    Seats seeing = notes || undrawn ? place.seen() : Seats.none();
    boolean peeked =
        state.step() instanceof Peeked it && it.owner() == owner && it.slot() == place.slot();
    return Audience.of(peeked ? seeing.with(state.seat()) : seeing); // CAC-17, CAC-18
  }

  private static String knows(Layout.Place place) {
    return place.seen().equals(CactusState.BOTH) ? "both" : place.seen().toString();
  }

  static CactusState withCards(CactusState state, Table table) {
    PerSeat<Layout> layouts = state.layouts();
    for (int owner : CactusState.BOTH) {
      Layout layout = layouts.get(owner).withCards(table.list("layout." + owner, FAMILY));
      layouts = layouts.with(owner, layout);
    }
    Stock<PlayingCard> stock = new Stock<>(table.list("stock", FAMILY), state.stock().discards());
    return state
        .with(layouts, stock, state.unused())
        .with(state.phase(), step(state.step(), layouts, table));
  }

  private static Step step(Step step, PerSeat<Layout> layouts, Table table) {
    if (step instanceof Drawn drawn) {
      return new Drawn(table.list("drawn", FAMILY).top(), drawn.from(), drawn.usable());
    }
    return step instanceof Peeked it && layouts.get(it.owner()).has(it.slot())
        ? new Peeked(it.owner(), it.slot(), layouts.get(it.owner()).at(it.slot()).card())
        : step;
  }
}
