package io.github.spadille.fishing.cassino;

import static io.github.spadille.engine.table.Audience.ALL;
import static io.github.spadille.engine.table.Audience.NOBODY;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.game.Outcome;
import io.github.spadille.engine.table.Audience;
import io.github.spadille.engine.table.Fact;
import io.github.spadille.engine.table.IntPerSeat;
import io.github.spadille.engine.table.Seats;
import io.github.spadille.engine.table.Table;
import java.util.function.IntFunction;

/** What lies on the table, and how a state is read back from it. */
final class CassinoTable {
  private CassinoTable() {}

  /** Returns the piles and facts of a state. */
  static Table of(CassinoState state, int sides) {
    Table.Builder table =
        Table.builder()
            .pile("stock", state.stock(), NOBODY)
            .hands("hand", state.hands())
            .pile("board", state.board(), ALL);
    for (Build build : state.builds()) {
      table.pile(build.code(), build.cards(), ALL);
    }
    addWon(table, state, sides);
    table
        .word("phase", state.phase())
        .fact("hand-number", state.handNumber())
        .seat("dealer", state.dealer())
        .fact("turn", state.turn().seats())
        .fact("builds", state.builds());
    for (Build build : state.builds()) {
      table
          .word("build-shape." + build.number(), build.shape())
          .fact("build-rank." + build.number(), build.rank().code())
          .seat("build-controller." + build.number(), build.controller());
    }
    return table
        .seat("last-capturer", state.lastCapturer())
        .fact("sweeps", sweeps(state, sides))
        .fact(Fact.Type.SEATS, "sweep-log", state.sweeps().log().asList())
        .fact("scores", state.scores())
        .fact("winner", state.outcome().map(Outcome::winners).orElse(Seats.none()))
        .build();
  }

  private static void addWon(Table.Builder table, CassinoState state, int sides) {
    boolean partners = sides < state.hands().size();
    for (int side = 0; side < sides; side++) {
      CardSet<PlayingCard> won = state.won().get(side);
      IntFunction<Audience> seenBy =
          i -> state.sweeps().markers().contains(won.nth(i)) ? ALL : NOBODY;
      if (partners) {
        table.pile("won." + side, won, seenBy); // A pile of partners belongs to no seat.
      } else {
        table.pile("won", side, won, seenBy);
      }
    }
  }

  private static IntPerSeat sweeps(CassinoState state, int sides) {
    IntPerSeat sweeps = IntPerSeat.of(sides, 0);
    for (int i = 0; i < state.sweeps().log().length(); i++) {
      sweeps = sweeps.plus(state.sweeps().log().get(i) % sides, 1);
    }
    return sweeps;
  }

  /** Returns a state with the cards of a table. */
  static CassinoState withCards(CassinoState state, Table table) {
    ImmutableList.Builder<Build> builds = ImmutableList.builder();
    for (Build build : state.builds()) {
      builds.add(build.withCards(table.set(build.code(), PlayingCard.FAMILY)));
    }
    return state
        .withStock(table.list("stock", PlayingCard.FAMILY))
        .withHands(table.cardsPerSeat("hand", state.hands().size(), PlayingCard.FAMILY))
        .withBoard(table.set("board", PlayingCard.FAMILY))
        .withBuilds(builds.build())
        .withWon(table.cardsPerSeat("won", state.won().size(), PlayingCard.FAMILY));
  }
}
