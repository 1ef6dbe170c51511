package io.github.spadille.engine.knowledge;

import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Past;
import io.github.spadille.engine.game.Rules;
import io.github.spadille.engine.move.Move;
import java.util.BitSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Plays a story again and looks whether the viewer would see the same. */
final class StoryReplay<S extends GameState, M extends Move> {
  /** To compare all that is seen of a move takes as long as to play so many. */
  private static final int COMPARED = 20;

  private final Past<S, M> past;
  private final BitSet compared = new BitSet();
  private long played;

  /**
   * Prepares for stories of a past.
   *
   * @param compare of which moves all is compared that is seen of them
   */
  StoryReplay(Past<S, M> past, List<Boolean> compare) {
    this.past = past;
    for (int i = 0; i < compare.size(); i++) {
      compared.set(i, compare.get(i));
    }
  }

  boolean fits(Story<S, M> story) {
    S state = past.start();
    for (int i = 0; i < past.seen().size(); i++) {
      played += compared.get(i) ? COMPARED : 1;
      S after = after(i, state, story.move(i));
      if (after == null) {
        return false;
      }
      state = after;
    }
    return past.hasPoints(state);
  }

  /** Returns how many moves were played again so far, or work that took as long. */
  long played() {
    return played;
  }

  private @Nullable S after(int number, S before, M move) {
    if (compared.get(number)) {
      return past.after(number, before, move).orElse(null);
    }
    Rules<S, M> rules = past.rules();
    return rules.refusal(before, move).isPresent() ? null : rules.apply(before, move);
  }
}
