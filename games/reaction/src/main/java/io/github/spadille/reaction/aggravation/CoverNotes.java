package io.github.spadille.reaction.aggravation;

import com.google.common.collect.ImmutableList;
import io.github.spadille.reaction.aggravation.AggravationState.Note;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The last cover of each position since cards were turned, oldest first, unless it was struck out
 * (AGG-24a).
 *
 * <p>Immutable, with value equality. A change shares all that was noted before; who covered which
 * positions is known without a search.
 */
public final class CoverNotes {
  private static final CoverNotes NONE = new CoverNotes(null, 0, 0, 0, 0, Long.MAX_VALUE);

  private final @Nullable CoverNotes before; // null if nothing was noted
  private final int position; // what was covered or struck out last, and when
  private final long time;
  private final int bySeat0; // positions, as bits; not those struck out
  private final int bySeat1;
  private final long earliest; // no note is older

  private CoverNotes(
      @Nullable CoverNotes before,
      int position,
      long time,
      int bySeat0,
      int bySeat1,
      long earliest) {
    this.before = before;
    this.position = position;
    this.time = time;
    this.bySeat0 = bySeat0;
    this.bySeat1 = bySeat1;
    this.earliest = earliest;
  }

  /** Returns no notes. */
  static CoverNotes none() {
    return NONE;
  }

  /** Returns these notes and a new one, in place of an earlier one for the same position. */
  CoverNotes with(int seat, int covered, long when) {
    int bit = 1 << covered;
    return new CoverNotes(
        this,
        covered,
        when,
        seat == 0 ? bySeat0 | bit : bySeat0 & ~bit,
        seat == 0 ? bySeat1 & ~bit : bySeat1 | bit,
        Math.min(earliest, when));
  }

  /** Returns these notes without that for a position. */
  CoverNotes without(int struck) {
    int others = ~(1 << struck);
    return new CoverNotes(this, struck, time, bySeat0 & others, bySeat1 & others, earliest);
  }

  /** Returns the positions that a seat covered at some time or later, as bits. */
  int bySeatSince(int seat, long since) {
    int positions = seat == 0 ? bySeat0 : bySeat1;
    return positions == 0 || earliest >= since ? positions : notOlder(positions, since);
  }

  private int notOlder(int positions, long since) {
    int young = positions;
    for (int rest = positions; rest != 0; rest &= rest - 1) {
      int place = Integer.numberOfTrailingZeros(rest);
      young &= lastAt(place).time < since ? ~(1 << place) : -1;
    }
    return young;
  }

  /** The notes up to the last change at a position, or none. */
  private CoverNotes lastAt(int place) {
    CoverNotes notes = this;
    while (notes.position != place && notes.before != null) {
      notes = notes.before;
    }
    return notes;
  }

  /** Returns the note for a position. */
  Optional<Note> at(int place) {
    boolean noted = ((bySeat0 | bySeat1) >> place & 1) != 0;
    return noted ? Optional.of(lastAt(place).last()) : Optional.empty();
  }

  /** The last of the notes, which was not struck out. */
  private Note last() {
    return new Note(bySeat1 >> position & 1, position, time);
  }

  /** Returns all notes, oldest first. */
  ImmutableList<Note> list() {
    ImmutableList.Builder<Note> newestFirst = ImmutableList.builder();
    int left = bySeat0 | bySeat1;
    for (CoverNotes notes = this; left != 0 && notes.before != null; notes = notes.before) {
      if ((left >> notes.position & 1) != 0) {
        newestFirst.add(notes.last());
      }
      left &= ~(1 << notes.position);
    }
    return newestFirst.build().reverse();
  }

  @Override
  public boolean equals(@Nullable Object object) {
    return this == object
        || (object instanceof CoverNotes other
            && bySeat0 == other.bySeat0
            && bySeat1 == other.bySeat1
            && list().equals(other.list()));
  }

  @Override
  public int hashCode() {
    return 31 * bySeat0 + bySeat1;
  }

  /** Returns all notes, oldest first. */
  @Override
  public String toString() {
    return list().toString();
  }
}
