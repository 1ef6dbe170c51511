package io.github.spadille.terminal;

import static com.google.common.base.Preconditions.checkNotNull;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.game.PadQuestion;
import io.github.spadille.engine.game.ScorePad;
import java.util.ArrayDeque;
import java.util.Deque;
import org.jspecify.annotations.Nullable;

/**
 * A score pad with all that was entered in it, so that it can be taken back. Immutable; it shares
 * what was before.
 */
final class PadHistory {
  private static final int NO_ENTRY = 0;

  private final ScorePad<?> pad;
  private final int entry;
  private final @Nullable PadHistory before;

  private PadHistory(ScorePad<?> pad, int entry, @Nullable PadHistory before) {
    this.pad = pad;
    this.entry = entry;
    this.before = before;
  }

  /**
   * Something that was entered.
   *
   * @param question the question that it answers
   * @param answer the answer
   */
  record Entry(PadQuestion question, int answer) {}

  /** Returns the history of a pad in which nothing is entered. */
  static PadHistory of(ScorePad<?> first) {
    return new PadHistory(first, NO_ENTRY, null);
  }

  /** Returns the pad as it is now. */
  ScorePad<?> pad() {
    return pad;
  }

  /** Tells whether nothing is entered. */
  boolean isEmpty() {
    return before == null;
  }

  /** Returns all that was entered, oldest first. */
  ImmutableList<Entry> entries() {
    Deque<Entry> entries = new ArrayDeque<>();
    for (PadHistory each = this; each.before != null; each = each.before) {
      entries.addFirst(each.last());
    }
    return ImmutableList.copyOf(entries);
  }

  /**
   * Returns what was entered last.
   *
   * @throws NullPointerException if nothing was
   */
  Entry last() {
    return new Entry(checkNotNull(before).pad.question().orElseThrow(), entry);
  }

  /**
   * Returns this history with one more entry.
   *
   * @throws IllegalStateException if the game is over
   * @throws IllegalArgumentException if the pad does not take it
   */
  PadHistory with(int answer) {
    return new PadHistory(pad.answer(answer), answer, this);
  }

  /**
   * Returns this history without its last entry.
   *
   * @throws NullPointerException if there is none
   */
  PadHistory undone() {
    return checkNotNull(before);
  }

  /** Tells how many hands have been scored. */
  int scored() {
    int playing = pad.question().isPresent() ? 1 : 0;
    return pad.state().handNumber() - playing;
  }
}
