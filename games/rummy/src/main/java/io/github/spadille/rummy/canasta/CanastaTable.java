package io.github.spadille.rummy.canasta;

import static io.github.spadille.engine.table.Audience.ALL;
import static io.github.spadille.engine.table.Audience.NOBODY;

import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.table.Pile;
import io.github.spadille.engine.table.Table;
import io.github.spadille.rummy.canasta.CanastaState.GoneOut;

/** The piles and facts of Canasta, in the order of the rulebook. */
final class CanastaTable {
  private static final Rank[] MELD_RANKS = Canasta.MELD_RANKS.toArray(new Rank[0]);

  /** The places of the melds of each side, without cards; most of them stay so for long. */
  private static final Pile[][] NO_MELDS = noMelds();

  private static final int FACTS = 22;

  private CanastaTable() {}

  /** Returns the table of a state. */
  static Table of(CanastaState state, int canastasNeeded) {
    int seats = state.hands().size();
    int piles = 2 + seats + Canasta.SIDES * (MELD_RANKS.length + 1);
    Table.Builder table =
        Table.builder(piles, FACTS)
            .pile("stock", state.stock(), NOBODY)
            .pileTopLast("discard", state.discard(), ALL)
            .hands("hand", state.hands());
    for (int side = 0; side < Canasta.SIDES; side++) {
      addMelds(table, state.melds().get(side), NO_MELDS[side]);
    }
    return table
        .piles("red-threes", state.redThrees(), ALL)
        .fact("hand-number", state.handNumber())
        .fact("dealer", state.dealer())
        .fact("turn", state.turn().seats())
        .word("phase", state.phase())
        .fact("frozen", yesNo(state.frozen()))
        .fact("minimum.0", state.minimums().get(0))
        .fact("minimum.1", state.minimums().get(1))
        .fact("opened.0", yesNo(state.isOpened(0)))
        .fact("opened.1", yesNo(state.isOpened(1)))
        .fact("pending", state.soFar().pending())
        .fact("pile-waiting", yesNo(state.soFar().pileWaiting()))
        .word("asked", state.soFar().asked())
        .fact("no-discard", yesNo(state.soFar().noDiscard()))
        .fact("canastas.0", canastas(state.melds().get(0)))
        .fact("canastas.1", canastas(state.melds().get(1)))
        .fact("canastas-needed", canastasNeeded)
        .fact("penalty.0", state.penalties().get(0))
        .fact("penalty.1", state.penalties().get(1))
        .fact("stock-size", state.stock().size())
        .fact("score", state.scores())
        .fact("out", state.goneOut().map(out -> Integer.toString(out.seat())).orElse("none"))
        .fact("out-how", state.goneOut().map(CanastaTable::how).orElse("none"))
        .build();
  }

  private static void addMelds(Table.Builder table, Melds melds, Pile[] noMelds) {
    for (int i = 0; i < noMelds.length; i++) {
      if (melds.has(MELD_RANKS[i])) {
        table.pile(noMelds[i].name(), melds.get(MELD_RANKS[i]), ALL);
      } else {
        table.pile(noMelds[i]);
      }
    }
  }

  private static Pile[][] noMelds() {
    Pile[][] places = new Pile[Canasta.SIDES][MELD_RANKS.length];
    for (int side = 0; side < Canasta.SIDES; side++) {
      Table.Builder table = Table.builder();
      for (Rank rank : MELD_RANKS) {
        table.pile("meld." + side + '.' + rank.code(), Melds.none().get(rank), ALL);
      }
      places[side] = table.build().piles().toArray(new Pile[0]);
    }
    return places;
  }

  private static String yesNo(boolean value) {
    return value ? "yes" : "no";
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
