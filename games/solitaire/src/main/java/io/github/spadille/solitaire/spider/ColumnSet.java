package io.github.spadille.solitaire.spider;

import java.util.AbstractSet;
import java.util.BitSet;
import java.util.Iterator;

/** Some columns of a layout, in order: an immutable set of their numbers, from 0. */
public final class ColumnSet extends AbstractSet<Integer> {
  private final int bits;

  ColumnSet(int bits) {
    this.bits = bits;
  }

  /** Tells whether a column is one of these. */
  public boolean contains(int column) {
    return (bits >>> column & 1) != 0;
  }

  /** Returns these columns except one. */
  public ColumnSet without(int column) {
    return new ColumnSet(bits & ~(1 << column));
  }

  /** Returns the first of these columns from one on, or -1 if there is none. */
  public int from(int column) {
    int rest = bits >>> column << column;
    return rest == 0 ? -1 : Integer.numberOfTrailingZeros(rest);
  }

  @Override
  public int size() {
    return Integer.bitCount(bits);
  }

  @Override
  public boolean isEmpty() {
    return bits == 0;
  }

  @Override
  public Iterator<Integer> iterator() {
    return BitSet.valueOf(new long[] {bits}).stream().iterator();
  }
}
