package io.github.spadille.cantorscomb.cantorscomb;

import static io.github.spadille.cantorscomb.cantorscomb.CantorsComb.MOST_SEATS;

import com.google.common.collect.ImmutableList;
import io.github.spadille.cantorscomb.cantorscomb.CantorsCombMove.Die;
import io.github.spadille.cantorscomb.cantorscomb.CantorsCombMove.Done;
import io.github.spadille.cantorscomb.cantorscomb.CantorsCombMove.Throw;
import io.github.spadille.engine.game.MoveList;
import java.util.ArrayList;
import java.util.List;

/** The lists of moves that name no card; there are so few that each is made once. */
final class LegalLists {
  private static final ImmutableList<MoveList<CantorsCombMove>> THROWS = throwsOfAll();
  private static final ImmutableList<MoveList<CantorsCombMove>> DONE = doneOfAll(false);
  private static final ImmutableList<MoveList<CantorsCombMove>> DONE_OR_STASH = doneOfAll(true);

  private LegalLists() {}

  /** Returns the throws with which a seat can begin. */
  static MoveList<CantorsCombMove> throwsOf(int seat) {
    return THROWS.get(seat);
  }

  /** Returns what a seat can do without a card, given whether it can throw its stash. */
  static MoveList<CantorsCombMove> without(int seat, boolean hasStash) {
    return hasStash ? DONE_OR_STASH.get(seat) : DONE.get(seat);
  }

  private static ImmutableList<MoveList<CantorsCombMove>> throwsOfAll() {
    List<MoveList<CantorsCombMove>> lists = new ArrayList<>();
    for (int seat = 0; seat < MOST_SEATS; seat++) {
      lists.add(list(Throw.of(seat, Die.D16), stash(seat)));
    }
    return ImmutableList.copyOf(lists);
  }

  private static ImmutableList<MoveList<CantorsCombMove>> doneOfAll(boolean orStash) {
    List<MoveList<CantorsCombMove>> lists = new ArrayList<>();
    for (int seat = 0; seat < MOST_SEATS; seat++) {
      Done done = Done.of(seat);
      lists.add(orStash ? list(done, stash(seat)) : list(done));
    }
    return ImmutableList.copyOf(lists);
  }

  private static MoveList<CantorsCombMove> list(CantorsCombMove... moves) {
    return MoveList.ofRange(moves, 0, moves.length - 1);
  }

  private static Throw stash(int seat) {
    return Throw.of(seat, Die.STASH);
  }
}
