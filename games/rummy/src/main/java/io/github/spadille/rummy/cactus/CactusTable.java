package io.github.spadille.rummy.cactus;

import static io.github.spadille.engine.card.PlayingCard.FAMILY;
import static io.github.spadille.engine.table.Audience.ALL;
import static io.github.spadille.engine.table.Audience.NOBODY;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Lists;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.CardSet;
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
import io.github.spadille.rummy.cactus.CactusState.Failed;
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
          .fact(Type.NUMBERS, "slots." + owner, layout.slots().asList())
          .fact(
              Type.WORDS,
              "knows." + owner,
              Lists.transform(layout.cards(), it -> knows(state, it)));
    }
    addStep(table, state);
    Seats winners = state.outcome().map(outcome -> outcome.winners()).orElse(Seats.none());
    return table
        .word("phase", state.phase())
        .seat("dealer", state.hand().dealer())
        .seat("first", 1 - state.hand().dealer())
        .seat("turn", isOpen(state) ? Phrase.NOBODY : state.seat())
        .seat("unused", state.unused())
        .fact("passed", state.passed())
        .seat("cactus", state.hand().caller())
        .yesNo("final", state.isFinal())
        .fact("scores", state.scores())
        .seat("winner", winners.isEmpty() ? Phrase.NOBODY : winners.first())
        .build();
  }

  private static void addStep(Table.Builder table, CactusState state) {
    Step step = state.turnStep();
    if (step instanceof Drawn drawn) {
      Audience seeing = drawn.from() == Source.STOCK ? Audience.seat(state.seat()) : ALL; // CAC-7
      table.pile("drawn", ImmutableList.of(drawn.card()), seeing);
      table.word("drawn-from", drawn.from()).yesNo("usable", drawn.usable());
    } else {
      table.pile("drawn", ImmutableList.of(), ALL);
      table.fact(Type.WORD, "drawn-from", NONE).yesNo("usable", false);
    }
    table.fact(Type.WORD, "power", step instanceof Power it ? FactText.ofConstant(it) : NONE);
    Object shown =
        step instanceof Peeked it ? ImmutableList.of(state.seat(), it.owner(), it.slot()) : NONE;
    table.fact(Type.NUMBERS, "shown", shown);
  }

  private static boolean isOpen(CactusState state) { // CAC-40
    return state.phase() == Phase.SHUFFLE || state.phase() == Phase.OVER;
  }

  /** Returns who sees a card of a layout, by its position (CAC-9, CAC-10). */
  private static Audience audience(CactusState state, int owner, int position, boolean notes) {
    Layout layout = state.layouts().get(owner);
    int slot = layout.slots().get(position);
    boolean turnedUp = // CAC-26
        state.step() instanceof Failed it && it.seat() == owner && it.slot() == slot;
    if (turnedUp || isOpen(state)) {
      return ALL;
    }
    boolean undrawn = state.phase() == Phase.DRAW && state.stock().discards().isEmpty();
    Seats seeing = notes || undrawn ? state.whoHasSeen(layout.cards().get(position)) : Seats.none();
    boolean peeked = // CAC-17, CAC-18
        state.turnStep() instanceof Peeked it && it.owner() == owner && it.slot() == slot;
    Seats players = peeked ? seeing.with(state.seat()) : seeing;
    return players.equals(CactusState.BOTH) ? ALL : Audience.of(players);
  }

  private static String knows(CactusState state, PlayingCard card) {
    Seats who = state.whoHasSeen(card);
    return who.equals(CactusState.BOTH) ? "both" : who.toString();
  }

  static CactusState withCards(CactusState state, Table table) {
    PerSeat<Layout> layouts = state.layouts();
    PerSeat<CardSet<PlayingCard>> seen = PerSeat.of(CactusState.SEATS, CardSet.empty(FAMILY));
    for (int owner : CactusState.BOTH) {
      Layout layout = layouts.get(owner);
      CardList<PlayingCard> cards = table.list("layout." + owner, FAMILY);
      layouts = layouts.with(owner, layout.withCards(cards));
      for (int i = 0; i < cards.size(); i++) {
        for (int by : state.whoHasSeen(layout.cards().get(i))) {
          seen = seen.with(by, seen.get(by).with(cards.get(i)));
        }
      }
    }
    Stock<PlayingCard> stock = new Stock<>(table.list("stock", FAMILY), state.stock().discards());
    return state
        .with(layouts, stock, state.unused())
        .withSeen(seen)
        .with(state.phase(), step(state.step(), table));
  }

  private static Step step(Step step, Table table) {
    if (step instanceof Failed it) {
      return new Failed(it.seat(), it.slot(), it.owed(), it.then(), step(it.before(), table));
    }
    return step instanceof Drawn it
        ? new Drawn(table.list("drawn", FAMILY).top(), it.from(), it.usable())
        : step;
  }
}
