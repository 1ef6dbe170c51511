package io.github.spadille.testkit.law;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Past;
import io.github.spadille.engine.game.Refusal;
import io.github.spadille.engine.game.Rules;
import io.github.spadille.engine.game.Seen;
import io.github.spadille.engine.move.Move;
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
      Seen seen = past.seen().get(i);
      S after = rules.apply(state, move);
      if (past.after(i, state, move).isEmpty()) {
        Seen other = Seen.of(rules, past.viewer(), state, move, after);
        return Optional.of(
            where(i)
                + "as "
                + text(move)
                + " looks otherwise: "
                + Lines.difference(seen.toString(), other.toString()));
      }
      state = after;
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
