package io.github.spadille.engine.move;

import static java.util.Objects.requireNonNull;

import io.github.spadille.engine.bits.Bits;
import io.github.spadille.engine.card.Card;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.FixedList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Objects;
import java.util.function.IntFunction;

/**
 * An immutable list of moves, in a fixed order.
 *
 * <p>It is a {@link java.util.List} in every respect, with methods that change it unsupported. It
 * exists beside {@link com.google.common.collect.ImmutableList} because most lists of moves are
 * never read as a whole: a list {@linkplain #ofCards of cards} is two machine words and looks its
 * moves up when asked.
 *
 * @param <M> the moves
 */
public abstract class MoveList<M extends Move> extends FixedList<M> {
  private static final MoveList<?> EMPTY = new OfArray<>(new Move[0], 0);

  /** Creates a list; one of a game's own makes its moves when it is asked for them. */
  protected MoveList() {}

  /**
   * Returns a move by its place.
   *
   * @throws IndexOutOfBoundsException if there is no such place
   */
  @Override
  public abstract M get(int index);

  /** Returns the list of no move. */
  @SuppressWarnings("unchecked") // It never hands out a move.
  public static <M extends Move> MoveList<M> empty() {
    return (MoveList<M>) EMPTY;
  }

  /** Returns the list of one move. */
  public static <M extends Move> MoveList<M> of(M move) {
    return new OfOne<>(move);
  }

  /** Returns the list of the given moves. */
  public static <M extends Move> MoveList<M> copyOf(Collection<? extends M> moves) {
    @SuppressWarnings("unchecked") // Filled with such moves, and read only.
    M[] array = (M[]) moves.toArray(new Move[0]);
    for (M move : array) {
      requireNonNull(move);
    }
    return new OfArray<>(array, array.length);
  }

  /**
   * Returns the moves that each name one card, in the order of the cards' index.
   *
   * @param cards the cards that may be named
   * @param moveByIndex the move for each card, at the card's index; it is kept, so it must not
   *     change any more
   */
  public static <C extends Card, M extends Move> MoveList<M> ofCards(
      CardSet<C> cards, M[] moveByIndex) {
    return OfTable.of(cards.low(), cards.high(), moveByIndex);
  }

  /**
   * Returns the moves of a seat that each name one card, in the order of the cards' index.
   *
   * @param cards the cards that may be named
   * @param moves the moves to look up
   * @throws IndexOutOfBoundsException if there is no such seat
   */
  public static <C extends Card, M extends Move> MoveList<M> ofCards(
      CardSet<C> cards, CardMoves<C, ? extends M> moves, int seat) {
    return OfTable.of(cards.low(), cards.high(), moves.ofSeat(seat));
  }

  /**
   * Some moves of a table, in its order.
   *
   * @param low bit i stands for the move at i
   * @param high bit i stands for the move at 64 + i
   * @param moves is kept, so it must not change any more; where a place is beyond its end, asking
   *     for that move throws an {@link IndexOutOfBoundsException}
   */
  static <M extends Move> MoveList<M> ofPlaces(long low, long high, M[] moves) {
    return OfTable.of(low, high, moves);
  }

  /**
   * Returns the moves {@code from} to {@code to}, both included, of a table of moves; none if
   * {@code to} is less than {@code from}.
   *
   * @param moves is kept, so it must not change any more
   * @throws IndexOutOfBoundsException if the table has no such moves
   */
  public static <M extends Move> MoveList<M> ofRange(M[] moves, int from, int to) {
    if (to < from) {
      return empty();
    }
    Objects.checkFromToIndex(from, to + 1, moves.length);
    return to < 2 * Long.SIZE
        ? OfTable.of(bits(from, to), bits(from - Long.SIZE, to - Long.SIZE), moves)
        : new OfArray<>(Arrays.copyOfRange(moves, from, to + 1), to - from + 1);
  }

  /** The bits {@code from} to {@code to} of a word, as far as it has them. */
  private static long bits(int from, int to) {
    int first = Math.max(from, 0);
    int last = Math.min(to, Long.SIZE - 1);
    return last < first ? 0 : -1L >>> (Long.SIZE - 1 - last + first) << first;
  }

  /** Returns a builder that makes room for some number of moves and grows when it must. */
  @SuppressWarnings("unchecked") // Filled with such moves, and never handed out.
  public static <M extends Move> Builder<M> builder(int expected) {
    return new Builder<>((M[]) new Move[Math.max(4, expected)]);
  }

  /**
   * Returns a builder that makes room for some number of moves and grows when it must, and whose
   * lists are the fastest.
   *
   * @param array makes an array of the game's moves, such as {@code MyMove[]::new}
   */
  public static <M extends Move> Builder<M> builder(int expected, IntFunction<M[]> array) {
    return new Builder<>(array.apply(Math.max(4, expected)));
  }

  /** Returns these moves followed by others. */
  public MoveList<M> plus(MoveList<M> others) {
    if (others.isEmpty()) {
      return this;
    }
    return isEmpty() ? others : followedBy(others);
  }

  /** Returns these moves followed by others, where there are some of both. */
  MoveList<M> followedBy(MoveList<M> others) {
    return new Concatenation<>(this, others);
  }

  /** Returns these moves followed by one more. */
  public MoveList<M> plus(M move) {
    return plus(of(move));
  }

  private static final class OfOne<M extends Move> extends MoveList<M> {
    private final M move;

    OfOne(M move) {
      this.move = requireNonNull(move);
    }

    @Override
    public M get(int index) {
      Objects.checkIndex(index, 1);
      return move;
    }

    @Override
    public int size() {
      return 1;
    }
  }

  private static final class OfArray<M extends Move> extends MoveList<M> {
    private final M[] moves;
    private final int size;

    OfArray(M[] moves, int size) {
      this.moves = moves;
      this.size = size;
    }

    @Override
    public M get(int index) {
      if (index >= size) {
        throw new IndexOutOfBoundsException(index + " of " + size);
      }
      return moves[index];
    }

    @Override
    public int size() {
      return size;
    }
  }

  /** Some moves of a table: those whose bits are set, bit i of {@code high} for move 64 + i. */
  private static final class OfTable<M extends Move> extends MoveList<M> {
    private final long low;
    private final long high;
    private final M[] table;

    static <M extends Move> OfTable<M> of(long low, long high, M[] table) {
      return new OfTable<>(low, high, table);
    }

    private OfTable(long low, long high, M[] table) {
      this.low = low;
      this.high = high;
      this.table = table;
    }

    @Override
    public M get(int index) {
      return table[Bits.nth(low, high, Objects.checkIndex(index, size()))];
    }

    @Override
    MoveList<M> followedBy(MoveList<M> others) {
      return new TableThenList<>(low, high, table, others);
    }

    @Override
    public int size() {
      return Bits.count(low, high);
    }
  }

  /** Some moves of a table, then a list: one object where it would take two. */
  private static final class TableThenList<M extends Move> extends MoveList<M> {
    private final long low;
    private final long high;
    private final M[] table;
    private final MoveList<M> then;

    TableThenList(long low, long high, M[] table, MoveList<M> then) {
      this.low = low;
      this.high = high;
      this.table = table;
      this.then = then;
    }

    @Override
    public M get(int index) {
      int inTable = Bits.count(low, high);
      return index >= 0 && index < inTable
          ? table[Bits.nth(low, high, index)]
          : then.get(index - inTable);
    }

    @Override
    public int size() {
      return Bits.count(low, high) + then.size();
    }
  }

  private static final class Concatenation<M extends Move> extends MoveList<M> {
    private final MoveList<M> first;
    private final MoveList<M> second;
    private final int firstSize;

    Concatenation(MoveList<M> first, MoveList<M> second) {
      this.first = first;
      this.second = second;
      this.firstSize = first.size();
    }

    @Override
    public M get(int index) {
      return index < firstSize ? first.get(index) : second.get(index - firstSize);
    }

    @Override
    public int size() {
      return firstSize + second.size();
    }
  }

  /** Collects moves one by one. */
  public static final class Builder<M extends Move> {
    // An array of the game's own type: a store then asks whether a move is one of the game, as the
    // rules do, and a read asks nothing. A class answers one such question fast, but not two by
    // turns.
    private M[] moves;
    private int size;

    private Builder(M[] moves) {
      this.moves = moves;
    }

    /** Adds a move at the end. */
    public Builder<M> add(M move) {
      if (size == moves.length) {
        moves = Arrays.copyOf(moves, 2 * size);
      }
      moves[size++] = move;
      return this;
    }

    /** Returns the number of moves so far. */
    public int size() {
      return size;
    }

    /** Returns the list; the builder must not be used any more. */
    public MoveList<M> build() {
      return size == 0 ? empty() : new OfArray<>(moves, size);
    }
  }
}
