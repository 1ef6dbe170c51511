package io.github.spadille.engine.card;

import java.util.AbstractCollection;
import java.util.Collection;
import java.util.function.Predicate;

/**
 * The frame of the immutable collections of this library, sets and bags of cards and lists of all
 * kinds: every method that changes a collection throws, whether there is something to change or
 * not.
 *
 * @param <E> the elements, never null
 */
abstract class FixedCollection<E> extends AbstractCollection<E> {
  /** Creates the collection. */
  protected FixedCollection() {}

  /**
   * Always throws.
   *
   * @throws UnsupportedOperationException always
   * @deprecated nothing to call on an immutable collection
   */
  @Deprecated
  @Override
  public final boolean add(E element) {
    throw new UnsupportedOperationException();
  }

  /**
   * Always throws.
   *
   * @throws UnsupportedOperationException always
   * @deprecated nothing to call on an immutable collection
   */
  @Deprecated
  @Override
  public final boolean remove(Object object) {
    throw new UnsupportedOperationException();
  }

  /**
   * Always throws.
   *
   * @throws UnsupportedOperationException always
   * @deprecated nothing to call on an immutable collection
   */
  @Deprecated
  @Override
  public final boolean addAll(Collection<? extends E> elements) {
    throw new UnsupportedOperationException();
  }

  /**
   * Always throws.
   *
   * @throws UnsupportedOperationException always
   * @deprecated nothing to call on an immutable collection
   */
  @Deprecated
  @Override
  public final boolean removeAll(Collection<?> elements) {
    throw new UnsupportedOperationException();
  }

  /**
   * Always throws.
   *
   * @throws UnsupportedOperationException always
   * @deprecated nothing to call on an immutable collection
   */
  @Deprecated
  @Override
  public final boolean retainAll(Collection<?> elements) {
    throw new UnsupportedOperationException();
  }

  /**
   * Always throws.
   *
   * @throws UnsupportedOperationException always
   * @deprecated nothing to call on an immutable collection
   */
  @Deprecated
  @Override
  public final boolean removeIf(Predicate<? super E> filter) {
    throw new UnsupportedOperationException();
  }

  /**
   * Always throws.
   *
   * @throws UnsupportedOperationException always
   * @deprecated nothing to call on an immutable collection
   */
  @Deprecated
  @Override
  public final void clear() {
    throw new UnsupportedOperationException();
  }
}
