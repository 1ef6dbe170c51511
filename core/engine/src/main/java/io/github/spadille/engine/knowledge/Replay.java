package io.github.spadille.engine.knowledge;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Move;
import io.github.spadille.engine.game.Rules;
import java.util.List;

/** Plays a story again and looks whether the viewer would see the same. */
final class Replay<S extends GameState, M extends Move> {
  private final Past<S, M> past;
  private final ImmutableList<Boolean> compare;

  /**
   * Prepares for stories of a past.
   *
   * @param compare after which moves the tables are compared
   */
  Replay(Past<S, M> past, List<Boolean> compare) {
    this.past = past;
    this.compare = ImmutableList.copyOf(compare);
  }

  boolean fits(Story<S, M> story) {
    Rules<S, M> rules = past.rules();
    S state = past.start();
    for (int i = 0; i < compare.size(); i++) {
      M move = story.move(i);
      if (rules.refusal(state, move).isPresent()) {
        return false;
      }
      state = rules.apply(state, move);
      boolean same =
          !compare.get(i)
              || rules.table(state).seenBy(past.viewer()).equals(past.seen().get(i).after());
      if (!same) {
        return false;
      }
    }
    return true;
  }
}
