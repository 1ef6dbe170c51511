package io.github.spadille.engine.knowledge;

import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.IllegalMoveException;
import io.github.spadille.engine.game.Past;
import io.github.spadille.engine.move.Move;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Plays a story again and looks whether the viewer would see the same. */
final class StoryReplay<S extends GameState, M extends Move> {
  /** To compare all that is seen of a move takes as long as to play so many. */
  private static final int COMPARED = 20;

  private final Past<S, M> past;
  private final BitSet compared = new BitSet();

  /** So many moves are played again; what follows is as the deductions say. */
  private final int moves;

  /** The first states of the last story that fitted, as far as they are known. */
  private final List<S> states = new ArrayList<>();

  private long played;

  /**
   * Prepares for stories of a past.
   *
   * @param compare of which moves all is compared that is seen of them
   * @param whole whether moves after the last of those are played again too, and points compared
   */
  StoryReplay(Past<S, M> past, List<Boolean> compare, boolean whole) {
    this.past = past;
    for (int i = 0; i < compare.size(); i++) {
      compared.set(i, compare.get(i));
    }
    this.moves = whole ? past.seen().size() : compared.length();
    this.states.add(past.start());
  }

  /**
   * Tells whether a story fits.
   *
   * @param from the first step in which it is not the same as the last one that did
   */
  boolean fits(Story<S, M> story, int from) {
    int first = Math.min(from, states.size() - 1);
    List<S> after = new ArrayList<>(moves);
    S state = states.get(first);
    for (int i = first; i < moves; i++) {
      played += compared.get(i) ? COMPARED : 1;
      S next = after(i, state, story.move(i));
      if (next == null) {
        return false;
      }
      after.add(next);
      state = next;
    }
    if (moves == past.seen().size() && !past.hasPoints(state)) {
      return false;
    }
    states.subList(first + 1, states.size()).clear();
    states.addAll(after);
    return true;
  }

  /** Forgets the last story that fitted, of which secret choices have changed. */
  void forget() {
    states.subList(1, states.size()).clear();
  }

  /** Returns how many moves were played again so far, or work that took as long. */
  long played() {
    return played;
  }

  private @Nullable S after(int number, S before, M move) {
    if (compared.get(number)) {
      return past.after(number, before, move).orElse(null);
    }
    try {
      return past.rules().apply(before, move);
    } catch (IllegalMoveException e) {
      return null; // Refusals are rare here, and asking for each first takes longer.
    }
  }
}
