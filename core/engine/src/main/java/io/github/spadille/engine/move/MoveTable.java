package io.github.spadille.engine.move;

import static com.google.common.base.Preconditions.checkArgument;
import static com.google.common.collect.ImmutableList.toImmutableList;

import io.github.spadille.engine.card.Card;
import io.github.spadille.engine.card.CardFamily;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.seat.Viewer;
import java.util.List;
import java.util.function.IntFunction;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/**
 * The moves of each seat in one table: those that name a card, then others, each with a number.
 *
 * <p>A list out of it is two words, and all lists of a game come from one place:
 *
 * <pre>{@code
 * static final MoveTable<PlayingCard, MyMove> MOVES =
 *     MoveTable.of(PlayingCard.FAMILY, Play::of, Bid::of);
 *
 * return MOVES.list(seat, playable, bids);
 * }</pre>
 *
 * <p>So the compiler can do without the list, which a game cannot be sure of whose lists come from
 * several places. Cards with an index below 64 and numbers from 0 to 63 are served. Immutable and
 * thread-safe if the moves are.
 *
 * @param <C> the cards
 * @param <M> the moves
 */
public final class MoveTable<C extends Card, M extends Move> {
  private final M[][] bySeat;

  @SuppressWarnings("unchecked") // Filled with what the makers make, and read only.
  private MoveTable(
      CardFamily<C> family,
      CardMoves.Maker<C, ? extends M> cards,
      IntFunction<? extends List<? extends M>> others) {
    this.bySeat = (M[][]) new Move[Viewer.MAX_SEATS][2 * Long.SIZE];
    for (int seat = 0; seat < bySeat.length; seat++) {
      for (int i = 0; i < Math.min(family.size(), Long.SIZE); i++) {
        bySeat[seat][i] = cards.make(seat, family.card(i));
      }
      List<? extends M> numbered = others.apply(seat);
      checkArgument(numbered.size() <= Long.SIZE, "%s moves beside the cards", numbered.size());
      for (int i = 0; i < numbered.size(); i++) {
        bySeat[seat][Long.SIZE + i] = numbered.get(i);
      }
    }
  }

  /**
   * Returns the moves of every possible seat.
   *
   * @param cards makes a move that names a card, such as {@code Play::of}
   * @param numbers makes a move that names a number, such as {@code Bid::of}
   */
  public static <C extends Card, M extends Move> MoveTable<C, M> of(
      CardFamily<C> family,
      CardMoves.Maker<C, ? extends M> cards,
      NumberMoves.Maker<? extends M> numbers) {
    return new MoveTable<>(
        family,
        cards,
        seat ->
            IntStream.range(0, Long.SIZE)
                .mapToObj(i -> numbers.make(seat, i))
                .collect(toImmutableList()));
  }

  /**
   * Returns the moves of every possible seat, where those that name no card are of several kinds.
   *
   * @param cards makes a move that names a card, such as {@code Play::of}
   * @param others makes all other moves of a seat in the order of their numbers, the first 0
   * @throws IllegalArgumentException if there are more than 64 others
   */
  public static <C extends Card, M extends Move> MoveTable<C, M> of(
      CardFamily<C> family,
      CardMoves.Maker<C, ? extends M> cards,
      IntFunction<? extends List<? extends M>> others) {
    return new MoveTable<>(family, cards, others);
  }

  /**
   * Returns the numbers of those moves that are such as a condition says.
   *
   * @param condition is asked for each move of seat 0 that has a number
   */
  public NumberSet numbers(Predicate<? super M> condition) {
    NumberSet numbers = NumberSet.none();
    for (int i = 0; i < Long.SIZE; i++) {
      M move = bySeat[0][Long.SIZE + i];
      numbers = move != null && condition.test(move) ? numbers.with(i) : numbers;
    }
    return numbers;
  }

  /**
   * Returns the moves of a seat with some cards, in the order of their index, and then those with
   * some numbers, rising.
   *
   * @param numbers each the number of a move
   * @throws IndexOutOfBoundsException if there is no such seat
   * @throws IllegalArgumentException if a card has an index of 64 or more
   */
  public MoveList<M> list(int seat, CardSet<C> cards, NumberSet numbers) {
    if (cards.high() != 0) {
      throw new IllegalArgumentException("cards beyond the first 64: " + cards);
    }
    return MoveList.ofPlaces(cards.low(), numbers.bits(), bySeat[seat]);
  }
}
