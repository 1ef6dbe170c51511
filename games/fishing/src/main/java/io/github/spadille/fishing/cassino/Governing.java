package io.github.spadille.fishing.cassino;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.game.MoveList;
import io.github.spadille.fishing.cassino.Build.Kind;
import io.github.spadille.fishing.cassino.CassinoMove.Capture;
import io.github.spadille.fishing.cassino.CassinoMove.Extend;
import io.github.spadille.fishing.cassino.CassinoMove.NewBuild;
import io.github.spadille.fishing.cassino.CassinoMove.Raise;
import io.github.spadille.fishing.cassino.CassinoMove.Trail;

/** The rules that say what a player may do now. */
final class Governing {
  private Governing() {}

  /**
   * Returns the ids of the rules that allow some of a player's moves or keep the player from
   * others.
   *
   * @param moves the moves of the player
   * @param keeps whether the player must keep a card for a build
   * @param trailing the rule that keeps the player from trailing freely; empty if none does
   */
  static ImmutableList<String> governing(
      MoveList<CassinoMove> moves, boolean keeps, String trailing) {
    ImmutableList.Builder<String> ids = ImmutableList.builder();
    if (moves.isEmpty()) {
      return ids.build();
    }
    boolean captures = hasAny(moves, Capture.class);
    if (captures) {
      ids.add("CAS-8");
    }
    if (hasBuild(moves, Kind.SUM)) {
      ids.add("CAS-18");
    }
    if (hasBuild(moves, Kind.PAIR)) {
      ids.add("CAS-19");
    }
    if (keeps) {
      ids.add("CAS-21");
    }
    if (hasAny(moves, Extend.class)) {
      ids.add("CAS-25");
    }
    if (hasAny(moves, Raise.class)) {
      ids.add("CAS-27");
    }
    if (captures) {
      ids.add("CAS-29");
    }
    if (!trailing.isEmpty()) {
      ids.add(trailing);
    } else if (hasAny(moves, Trail.class)) {
      ids.add("CAS-31");
    }
    return ids.build();
  }

  private static boolean hasBuild(MoveList<CassinoMove> moves, Kind kind) {
    return moves.stream().anyMatch(move -> move instanceof NewBuild build && build.kind() == kind);
  }

  private static boolean hasAny(MoveList<CassinoMove> moves, Class<? extends CassinoMove> kind) {
    return moves.stream().anyMatch(kind::isInstance);
  }
}
