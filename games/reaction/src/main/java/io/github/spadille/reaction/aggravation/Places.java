package io.github.spadille.reaction.aggravation;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.notation.Arg;
import io.github.spadille.engine.notation.Args;
import io.github.spadille.engine.words.Phrase;
import java.util.AbstractSet;
import java.util.BitSet;
import java.util.Iterator;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Some places of the tableau, in order: an immutable set of their numbers.
 *
 * <p>The number of a place is sixteen times its row plus its column, both from 0; it is written
 * {@code 0.3} with the column counted from 1.
 */
public final class Places extends AbstractSet<Integer> {
  /** More columns than a row can have: with 13 ranks at most 15 places are in use (AGG-8). */
  static final int COLUMNS = 16;

  /** Places in two rows. */
  static final int ALL = 2 * COLUMNS;

  /** A place in a move: {@code 0.3}. */
  public static final Arg<Integer> ARG =
      Args.of("a position such as 0.3", Places::find, Places::name, Places::told);

  private static final ImmutableList<String> NAMES =
      IntStream.range(0, ALL).mapToObj(Places::name).collect(ImmutableList.toImmutableList());

  private static final Places NONE = new Places(0);

  private final int bits;

  private Places(int bits) {
    this.bits = bits;
  }

  /** Returns no place. */
  static Places none() {
    return NONE;
  }

  /** Returns places by their bits. */
  static Places ofBits(int bits) {
    return new Places(bits);
  }

  /** Returns the text of a place: {@code 0.3}. */
  static String name(int place) {
    return place / COLUMNS + "." + (place % COLUMNS + 1);
  }

  private static Optional<Integer> find(String name) {
    int place = NAMES.indexOf(name);
    return place < 0 ? Optional.empty() : Optional.of(place);
  }

  /** Returns how people call a place: place 3 of the upper row. */
  static Phrase told(int place) {
    return Phrase.of("pile." + place / COLUMNS, place % COLUMNS + 1);
  }

  boolean contains(int place) {
    return (bits >>> place & 1) != 0;
  }

  Places without(int place) {
    return new Places(bits & ~(1 << place));
  }

  Places or(Places others) {
    return new Places(bits | others.bits);
  }

  Places and(Places others) {
    return new Places(bits & others.bits);
  }

  /** Returns the places as the bits of a word. */
  long word() {
    return Integer.toUnsignedLong(bits);
  }

  /** Returns the texts of the places. */
  ImmutableList<String> names() {
    return stream().map(Places::name).collect(ImmutableList.toImmutableList());
  }

  @Override
  public int size() {
    return Integer.bitCount(bits);
  }

  @Override
  public boolean isEmpty() {
    return bits == 0;
  }

  /** Returns the first of these places from one on, or -1. */
  int from(int place) {
    int rest = bits >>> place << place;
    return rest == 0 || place >= ALL ? -1 : Integer.numberOfTrailingZeros(rest);
  }

  @Override
  public Iterator<Integer> iterator() {
    return BitSet.valueOf(new long[] {word()}).stream().iterator();
  }
}
