package io.github.spadille.testkit.law;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Move;
import io.github.spadille.engine.game.Refusal;
import io.github.spadille.engine.game.Rules;
import io.github.spadille.engine.knowledge.Past;
import io.github.spadille.engine.notation.SeenMove;
import io.github.spadille.engine.table.SeenTable;
import io.github.spadille.testkit.twin.Lines;
import java.util.Optional;

/** Plays again what was imagined, and holds it against what a viewer saw. */
final class Retelling<S extends GameState, M extends Move> {
  private final Past<S, M> past;
  private final Rules<S, M> rules;

  Retelling(Past<S, M> past) {
    this.past = past;
    this.rules = past.rules();
  }

  /**
   * Returns how the viewer can tell that moves from the start of the past are not those it saw, or
   * that they lead elsewhere.
   */
  Optional<String> difference(ImmutableList<M> moves, S end) {
    if (moves.size() != past.seen().size()) {
      return Optional.of("there are " + moves.size() + " moves, not " + past.seen().size());
    }
    S state = past.start();
    for (int i = 0; i < moves.size(); i++) {
      M move = moves.get(i);
      Optional<Refusal> refusal = rules.refusal(state, move);
      if (refusal.isPresent()) {
        return Optional.of(where(i) + "is refused as " + text(move) + ": " + refusal.get());
      }
      SeenMove seen = rules.seenBy(past.viewer(), state, move);
      if (!seen.equals(past.seen().get(i).move())) {
        return Optional.of(where(i) + "looks like " + seen);
      }
      state = rules.apply(state, move);
      SeenTable view = rules.table(state).seenBy(past.viewer());
      if (!view.equals(past.seen().get(i).after())) {
        String expected = past.seen().get(i).after().toString();
        return Optional.of(
            where(i) + "shows another table: " + Lines.difference(expected, view.toString()));
      }
    }
    return state.equals(end)
        ? Optional.empty()
        : Optional.of("the moves do not lead to the state that was drawn");
  }

  private String where(int i) {
    return "move " + (i + 1) + " since the shuffle, " + past.seen().get(i).move() + ", ";
  }

  private String text(M move) {
    return rules.syntax().format(move);
  }
}
