package io.github.spadille.cantorscomb.cantorscomb;

import static io.github.spadille.cantorscomb.CombCard.NUMBERS;
import static io.github.spadille.cantorscomb.CombCards.ofNumber;
import static io.github.spadille.cantorscomb.cantorscomb.CantorsComb.MOST_SEATS;
import static io.github.spadille.engine.table.Audience.ALL;
import static io.github.spadille.engine.table.Audience.NOBODY;

import io.github.spadille.cantorscomb.CombCard;
import io.github.spadille.cantorscomb.cantorscomb.CantorsCombState.Phase;
import io.github.spadille.cantorscomb.cantorscomb.CantorsCombState.Progress;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.game.Outcome;
import io.github.spadille.engine.seat.PerSeat;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.state.CardsPerSeat;
import io.github.spadille.engine.table.Fact.Type;
import io.github.spadille.engine.table.Pile;
import io.github.spadille.engine.table.Table;
import io.github.spadille.engine.text.Ids;
import java.util.OptionalInt;

/** The piles and facts of Cantor's Comb, in the order of the rulebook. */
final class CantorsCombTable {
  private static final PerSeat<PerSeat<String>> SET_NAMES =
      PerSeat.each(MOST_SEATS, seat -> PerSeat.each(NUMBERS, i -> "set." + seat + '.' + (i + 1)));

  private CantorsCombTable() {}

  /** Returns the table of a state. */
  static Table of(CantorsCombState state) {
    Table.Builder table =
        Table.builder().pile("stock", state.stock(), NOBODY).hands("hand", state.hands());
    CardsPerSeat<CombCard> laidOut = state.laidOut();
    for (int seat = 0; seat < laidOut.size(); seat++) {
      for (int number = 1; number <= NUMBERS; number++) {
        CardSet<CombCard> set = ofNumber(laidOut.get(seat), number);
        String name = SET_NAMES.get(seat).get(number - 1);
        table.pile(new Pile(name, OptionalInt.of(seat), Pile.Order.NONE, set, ALL));
      }
    }
    Progress progress = state.progress();
    boolean stash = state.phase() == Phase.STASH_ROLL || state.phase() == Phase.STASH;
    return table
        .word("phase", state.phase())
        .fact("turn", state.turn().seats())
        .fact("rolling", progress.rolling())
        .fact("center", state.center())
        .fact("stash", state.stash())
        .fact(Type.NUMBER, "roll", state.roll() == CantorsCombState.NO_ROLL ? "-" : state.roll())
        .fact(Type.NUMBERS, "stash-roll", progress.stashRoll())
        .fact("stash-closed", progress.stashClosed())
        .fact("back-to", stash ? Ids.of(progress.backTo()) : "-")
        .seat("gift-to", progress.giftTo())
        .fact("last-turn", state.lastTurn())
        .fact("scores", state.scores())
        .fact("winner", state.outcome().map(Outcome::winners).orElse(Seats.none()))
        .build();
  }
}
