package io.github.spadille.engine.card;

import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.ListIterator;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.RandomAccess;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * The frame of the immutable lists of this library: what {@link java.util.AbstractList} does,
 * without its counter of modifications, which would make every small object eight bytes larger.
 *
 * <p>Equal to every {@link List} with equal elements in the same order; methods that change it are
 * unsupported. Not meant for other lists: its methods may copy where they are seldom used.
 *
 * @param <E> the elements, never null
 */
public abstract class FixedList<E> extends FixedCollection<E> implements List<E>, RandomAccess {
  /** Creates the list. */
  protected FixedList() {}

  @Override
  public Iterator<E> iterator() {
    return new InOrder<>(this);
  }

  @Override
  public int indexOf(Object object) {
    int size = size();
    for (int i = 0; i < size; i++) {
      if (get(i).equals(object)) {
        return i;
      }
    }
    return -1;
  }

  @Override
  public int lastIndexOf(Object object) {
    for (int i = size() - 1; i >= 0; i--) {
      if (get(i).equals(object)) {
        return i;
      }
    }
    return -1;
  }

  @Override
  public boolean contains(Object object) {
    return indexOf(object) >= 0;
  }

  /** A copy that the JDK wraps, for what is seldom asked. */
  @SuppressWarnings("unchecked") // The array holds the elements of this list.
  private List<E> copy() {
    return Collections.unmodifiableList((List<E>) Arrays.asList(toArray()));
  }

  @Override
  public List<E> subList(int from, int to) {
    return copy().subList(from, to);
  }

  @Override
  public ListIterator<E> listIterator() {
    return copy().listIterator();
  }

  @Override
  public ListIterator<E> listIterator(int index) {
    return copy().listIterator(index);
  }

  @Override
  public boolean equals(@Nullable Object object) {
    if (this == object) {
      return true;
    }
    if (!(object instanceof List<?> other) || other.size() != size()) {
      return false;
    }
    Iterator<?> others = other.iterator();
    for (E element : this) {
      if (!others.hasNext() || !Objects.equals(element, others.next())) {
        return false;
      }
    }
    return !others.hasNext();
  }

  @Override
  public int hashCode() {
    int hash = 1;
    for (E element : this) {
      hash = 31 * hash + element.hashCode();
    }
    return hash;
  }

  private static final class InOrder<E> implements Iterator<E> {
    private final FixedList<E> list;
    private int next;

    InOrder(FixedList<E> list) {
      this.list = list;
    }

    @Override
    public boolean hasNext() {
      return next < list.size();
    }

    @Override
    public E next() {
      if (next >= list.size()) {
        throw new NoSuchElementException();
      }
      return list.get(next++);
    }
  }

  /**
   * Always throws.
   *
   * @throws UnsupportedOperationException always
   * @deprecated nothing to call on an immutable list
   */
  @Deprecated
  @Override
  public final E set(int index, E element) {
    throw new UnsupportedOperationException();
  }

  /**
   * Always throws.
   *
   * @throws UnsupportedOperationException always
   * @deprecated nothing to call on an immutable list
   */
  @Deprecated
  @Override
  public final void add(int index, E element) {
    throw new UnsupportedOperationException();
  }

  /**
   * Always throws.
   *
   * @throws UnsupportedOperationException always
   * @deprecated nothing to call on an immutable list
   */
  @Deprecated
  @Override
  public final E remove(int index) {
    throw new UnsupportedOperationException();
  }

  /**
   * Always throws.
   *
   * @throws UnsupportedOperationException always
   * @deprecated nothing to call on an immutable list
   */
  @Deprecated
  @Override
  public final boolean addAll(int index, Collection<? extends E> elements) {
    throw new UnsupportedOperationException();
  }

  /**
   * Always throws.
   *
   * @throws UnsupportedOperationException always
   * @deprecated nothing to call on an immutable list
   */
  @Deprecated
  @Override
  public final void replaceAll(UnaryOperator<E> operator) {
    throw new UnsupportedOperationException();
  }

  /**
   * Always throws.
   *
   * @throws UnsupportedOperationException always
   * @deprecated nothing to call on an immutable list
   */
  @Deprecated
  @Override
  public final void sort(@Nullable Comparator<? super E> order) {
    throw new UnsupportedOperationException();
  }
}
