package io.github.spadille.cantorscomb.cantorscomb;

import static com.google.common.base.Ascii.toLowerCase;
import static io.github.spadille.cantorscomb.CombCard.NUMBERS;
import static io.github.spadille.cantorscomb.CombCards.ofNumber;
import static io.github.spadille.cantorscomb.cantorscomb.CantorsCombState.NOBODY;
import static io.github.spadille.cantorscomb.cantorscomb.CantorsCombState.NO_ROLL;
import static io.github.spadille.engine.table.Audience.ALL;

import io.github.spadille.cantorscomb.cantorscomb.CantorsCombState.Phase;
import io.github.spadille.engine.game.Turn;
import io.github.spadille.engine.table.Audience;
import io.github.spadille.engine.table.Table;

/** The piles and facts of Cantor's Comb, in the order of the rulebook. */
final class CantorsCombTable {
  private CantorsCombTable() {}

  /** Returns the table of a state. */
  static Table of(CantorsCombState state, int seats) {
    boolean stash = state.phase() == Phase.STASH_ROLL || state.phase() == Phase.STASH;
    Table.Builder table =
        Table.builder().pile("stock", state.stock(), Audience.NOBODY).hands("hand", state.hands());
    for (int seat = 0; seat < seats; seat++) {
      for (int number = 1; number <= NUMBERS; number++) {
        table.pile("set." + seat + '.' + number, ofNumber(state.laidOut().get(seat), number), ALL);
      }
    }
    return table
        .fact("phase", word(state.phase()))
        .fact("turn", state.turn().seats())
        .fact("rolling", state.rolling() == 0 ? "-" : Turn.ofSeats(state.rolling()).seats())
        .fact("center", state.center())
        .fact("stash", state.stash())
        .fact("roll", state.roll() == NO_ROLL ? "-" : state.roll())
        .fact("stash-roll", state.stashRoll())
        .fact("stash-used", state.stashUsed())
        .fact("back-to", stash ? word(state.backTo()) : "-")
        .fact("gift-to", state.giftTo() == NOBODY ? "-" : state.giftTo())
        .fact("last-turn", state.lastTurn())
        .fact("scores", state.scores())
        .fact("winner", state.outcome().isEmpty() ? "-" : state.outcome().get().winners())
        .build();
  }

  private static String word(Phase phase) {
    return toLowerCase(phase.name()).replace('_', '-');
  }
}
