package io.github.spadille.rummy.canasta;

import static io.github.spadille.engine.table.Audience.ALL;
import static io.github.spadille.engine.table.Audience.NOBODY;

import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.table.Fact;
import io.github.spadille.engine.table.Pile;
import io.github.spadille.engine.table.Table;
import io.github.spadille.rummy.canasta.CanastaState.GoneOut;
import java.util.Optional;

/** The piles and facts of Canasta, in the order of the rulebook. */
final class CanastaTable {
  /** The empty places of the melds of each side. */
  private static final Pile[][] NO_MELDS = noMelds();

  private static final int FACTS = 22;

  private CanastaTable() {}

  /** Returns the table of a state. */
  static Table of(CanastaState state, int canastasNeeded) {
    int piles = 2 + state.hands().size() + Side.COUNT * (Melds.RANKS.length + 1);
    Side zero = state.sides().get(0);
    Side one = state.sides().get(1);
    Optional<GoneOut> goneOut = state.deal().goneOut();
    Table.Builder table =
        Table.builder(piles, FACTS)
            .pile("stock", state.stock(), NOBODY)
            .pileTopLast("discard", state.pile().cards(), ALL)
            .hands("hand", state.hands());
    addMelds(table, zero.melds(), NO_MELDS[0]);
    addMelds(table, one.melds(), NO_MELDS[1]);
    return table
        .pile("red-threes.0", zero.redThrees(), ALL)
        .pile("red-threes.1", one.redThrees(), ALL)
        .fact("hand-number", state.handNumber())
        .seat("dealer", state.deal().dealer())
        .fact("turn", state.turn().seats())
        .word("phase", state.phase())
        .yesNo("frozen", state.pile().frozen())
        .fact("minimum.0", zero.minimum())
        .fact("minimum.1", one.minimum())
        .yesNo("opened.0", zero.opened())
        .yesNo("opened.1", one.opened())
        .fact("pending", state.soFar().pending())
        .yesNo("pile-waiting", state.soFar().pileWaiting())
        .word("asked", state.soFar().asked())
        .yesNo("no-discard", state.soFar().noDiscard())
        .fact(Fact.Type.NUMBERS, "canastas.0", canastas(zero.melds()))
        .fact(Fact.Type.NUMBERS, "canastas.1", canastas(one.melds()))
        .fact("canastas-needed", canastasNeeded)
        .fact("penalty.0", zero.penalties().points())
        .fact("penalty.1", one.penalties().points())
        .fact("stock-size", state.stock().size())
        .fact("score", state.scores())
        .fact("out", goneOut.map(out -> Integer.toString(out.seat())).orElse("none"))
        .fact("out-how", goneOut.map(CanastaTable::how).orElse("none"))
        .build();
  }

  private static void addMelds(Table.Builder table, Melds melds, Pile[] noMelds) {
    for (int i = 0; i < noMelds.length; i++) {
      if (melds.has(Melds.RANKS[i])) {
        table.pile(noMelds[i].name(), melds.get(Melds.RANKS[i]), ALL);
      } else {
        table.pile(noMelds[i]);
      }
    }
  }

  private static Pile[][] noMelds() {
    Pile[][] places = new Pile[Side.COUNT][Melds.RANKS.length];
    for (int side = 0; side < Side.COUNT; side++) {
      Table.Builder table = Table.builder();
      for (Rank rank : Melds.RANKS) {
        table.pile("meld." + side + '.' + rank.code(), Melds.none().get(rank), ALL);
      }
      places[side] = table.build().piles().toArray(new Pile[0]);
    }
    return places;
  }

  private static String how(GoneOut out) {
    return out.concealed() ? "concealed" : "normal";
  }

  private static String canastas(Melds melds) {
    int natural = melds.naturalCanastas();
    int mixed = melds.mixedCanastas();
    return natural + mixed == 0 ? "0 0" : natural + " " + mixed;
  }
}
