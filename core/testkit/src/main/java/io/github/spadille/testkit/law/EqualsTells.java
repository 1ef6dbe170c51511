package io.github.spadille.testkit.law;

import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Rules;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.table.Table;
import io.github.spadille.testkit.twin.Lines;
import java.util.Optional;

/** States that can be told apart are not equal. */
final class EqualsTells extends TwinLaw {
  @Override
  public String sentence() {
    return "States whose tables, turns or legal moves differ are not equal; a game is compared with"
        + " its twins, in which hidden cards lie elsewhere or a secret choice is another.";
  }

  @Override
  <S extends GameState, M extends Move> Optional<Breach> breach(Twin<S, M> twin) {
    for (int step = 0; step < twin.size(); step++) {
      int index = twin.index(step);
      S one = twin.run().state(index);
      S other = twin.match(step).state();
      if (one.equals(other)) {
        Optional<String> difference =
            difference(twin.run().rules(), one, twin.run().table(index), other, twin.table(step));
        if (difference.isPresent()) {
          return difference.map(
              what -> new Breach(index, "equal although " + twin.difference() + ": " + what));
        }
      }
    }
    return Optional.empty();
  }

  /** Says how two states differ, by all that can be asked of them. */
  private static <S extends GameState, M extends Move> Optional<String> difference(
      Rules<S, M> rules, S one, Table oneTable, S other, Table otherTable) {
    if (!Tables.samePiles(oneTable, otherTable) || !oneTable.facts().equals(otherTable.facts())) {
      return Optional.of(Lines.difference(oneTable.toString(), otherTable.toString()));
    }
    if (!one.turn().equals(other.turn())) {
      return Optional.of("the turn " + one.turn() + " became " + other.turn());
    }
    return rules.legalMoves(one).equals(rules.legalMoves(other))
        ? Optional.empty()
        : Optional.of("the legal moves are others");
  }
}
