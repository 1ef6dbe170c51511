package io.github.spadille.cantorscomb.cantorscomb;

import static com.google.common.base.Ascii.toLowerCase;
import static io.github.spadille.cantorscomb.CombCard.NUMBERS;
import static io.github.spadille.cantorscomb.CombCards.ofNumber;
import static io.github.spadille.cantorscomb.cantorscomb.CantorsCombState.NOBODY;
import static io.github.spadille.cantorscomb.cantorscomb.CantorsCombState.NO_ROLL;
import static io.github.spadille.engine.table.Audience.ALL;

import com.google.common.collect.ImmutableList;
import io.github.spadille.cantorscomb.CombCard;
import io.github.spadille.cantorscomb.cantorscomb.CantorsCombState.Phase;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.game.Outcome;
import io.github.spadille.engine.table.Audience;
import io.github.spadille.engine.table.Fact;
import io.github.spadille.engine.table.Pile;
import io.github.spadille.engine.table.Seats;
import io.github.spadille.engine.table.Table;
import io.github.spadille.engine.table.Viewer;
import java.util.OptionalInt;

/** The piles and facts of Cantor's Comb, in the order of the rulebook. */
final class CantorsCombTable {
  private static final ImmutableList<ImmutableList<String>> SET_NAMES = setNames();

  private CantorsCombTable() {}

  /** Returns the table of a state. */
  static Table of(CantorsCombState state, int seats) {
    boolean stash = state.phase() == Phase.STASH_ROLL || state.phase() == Phase.STASH;
    Table.Builder table =
        Table.builder().pile("stock", state.stock(), Audience.NOBODY).hands("hand", state.hands());
    for (int seat = 0; seat < seats; seat++) {
      OptionalInt owner = OptionalInt.of(seat);
      CardSet<CombCard> laidOut = state.laidOut().get(seat);
      for (int number = 1; number <= NUMBERS; number++) {
        table.pile(
            new Pile(
                SET_NAMES.get(seat).get(number - 1),
                owner,
                Pile.Order.NONE,
                ofNumber(laidOut, number),
                ALL));
      }
    }
    return table
        .word("phase", state.phase())
        .fact("turn", state.turn().seats())
        .fact("rolling", state.rolling())
        .fact("center", state.center())
        .fact("stash", state.stash())
        .fact(Fact.Type.NUMBER, "roll", state.roll() == NO_ROLL ? "-" : state.roll())
        .fact(Fact.Type.NUMBERS, "stash-roll", state.stashRoll())
        .fact("stash-closed", state.stashClosed())
        .fact("back-to", stash ? word(state.backTo()) : "-")
        .seat("gift-to", state.giftTo() == NOBODY ? -1 : state.giftTo())
        .fact("last-turn", state.lastTurn())
        .fact("scores", state.scores())
        .fact("winner", state.outcome().map(Outcome::winners).orElse(Seats.none()))
        .build();
  }

  private static ImmutableList<ImmutableList<String>> setNames() {
    ImmutableList.Builder<ImmutableList<String>> names = ImmutableList.builder();
    for (int seat = 0; seat < Viewer.MAX_SEATS; seat++) {
      ImmutableList.Builder<String> ofSeat = ImmutableList.builder();
      for (int number = 1; number <= NUMBERS; number++) {
        ofSeat.add("set." + seat + '.' + number);
      }
      names.add(ofSeat.build());
    }
    return names.build();
  }

  private static String word(Phase phase) {
    return toLowerCase(phase.name()).replace('_', '-');
  }
}
