package io.github.spadille.engine.card;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.Iterators;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * An immutable list to which one more element is added in the same short time whatever its size:
 * the elements before it are shared, not copied.
 *
 * <p>For what grows step by step and is seldom read, such as the bets on a race. An iteration takes
 * as long as with an array, {@link #get} as long as there are later elements.
 *
 * <p>Equal to every {@link java.util.List} with the same elements in the same order.
 *
 * @param <E> the class of the elements
 */
public final class Chain<E> extends FixedList<E> {
  private static final Chain<Object> EMPTY = new Chain<>(null, null, 0);

  private final @Nullable E last;
  private final @Nullable Chain<E> before;
  private final int size;

  private Chain(@Nullable E last, @Nullable Chain<E> before, int size) {
    this.last = last;
    this.before = before;
    this.size = size;
  }

  /** Returns the chain without elements. */
  @SuppressWarnings("unchecked") // It has none of any class.
  public static <E> Chain<E> empty() {
    return (Chain<E>) EMPTY;
  }

  /**
   * Returns this chain with one more element at the end.
   *
   * @param element not null
   */
  public Chain<E> with(E element) {
    return of(requireNonNull(element), this, size + 1);
  }

  private static <E> Chain<E> of(E last, Chain<E> before, int size) {
    return new Chain<>(last, before, size);
  }

  /**
   * Returns the last element.
   *
   * @throws NoSuchElementException if there is none
   */
  public E last() {
    return requireElement(last);
  }

  /**
   * Returns the elements before the last one: the chain to which it was added. A walk from the last
   * element to the first takes no longer than one through an array.
   *
   * @throws NoSuchElementException if this chain is empty
   */
  public Chain<E> before() {
    return requireElement(before);
  }

  private static <T> T requireElement(@Nullable T part) {
    if (part == null) {
      throw new NoSuchElementException("an empty chain has no last element");
    }
    return part;
  }

  @Override
  public int size() {
    return size;
  }

  /**
   * Returns an element.
   *
   * @param index from 0
   * @throws IndexOutOfBoundsException if there is no such element
   */
  @Override
  public E get(int index) {
    Chain<E> chain = this;
    for (int later = size - 1 - Objects.checkIndex(index, size); later > 0; later--) {
      chain = requireNonNull(chain.before);
    }
    return requireNonNull(chain.last);
  }

  @Override
  public int indexOf(Object object) {
    return Iterators.indexOf(iterator(), object::equals);
  }

  @Override
  public int lastIndexOf(Object object) {
    Chain<E> chain = this;
    while (chain.size > 0 && !object.equals(chain.last)) {
      chain = requireNonNull(chain.before);
    }
    return chain.size - 1;
  }

  @Override
  @SuppressWarnings("unchecked") // The array holds elements only, and is not handed out.
  public Iterator<E> iterator() {
    Object[] elements = new Object[size];
    for (Chain<E> chain = this; chain.size > 0; chain = requireNonNull(chain.before)) {
      elements[chain.size - 1] = requireNonNull(chain.last);
    }
    return (Iterator<E>) Iterators.forArray(elements);
  }
}
