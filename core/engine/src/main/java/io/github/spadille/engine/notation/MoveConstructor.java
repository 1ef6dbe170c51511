package io.github.spadille.engine.notation;

/**
 * What makes a move of a seat and its arguments: the constructor of its record, or a static method
 * {@code of} where moves are shared.
 *
 * <p>A move without arguments is made by an {@link java.util.function.IntFunction} of its seat, one
 * of chance by a {@link java.util.function.Function} of its argument.
 */
public final class MoveConstructor {
  /** Makes a move of one argument. */
  @FunctionalInterface
  public interface Of1<F, A> {
    /**
     * Returns a move.
     *
     * @throws IllegalArgumentException if no move has this argument
     * @throws IndexOutOfBoundsException if no table has the seat
     */
    F make(int seat, A first);
  }

  /** Makes a move of two arguments. */
  @FunctionalInterface
  public interface Of2<F, A, B> {
    /**
     * Returns a move.
     *
     * @throws IllegalArgumentException if no move has these arguments
     * @throws IndexOutOfBoundsException if no table has the seat
     */
    F make(int seat, A first, B second);
  }

  /** Makes a move of three arguments. */
  @FunctionalInterface
  public interface Of3<F, A, B, C> {
    /**
     * Returns a move.
     *
     * @throws IllegalArgumentException if no move has these arguments
     * @throws IndexOutOfBoundsException if no table has the seat
     */
    F make(int seat, A first, B second, C third);
  }

  private MoveConstructor() {}
}
