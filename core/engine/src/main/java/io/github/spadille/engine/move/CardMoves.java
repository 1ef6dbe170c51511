package io.github.spadille.engine.move;

import io.github.spadille.engine.card.Card;
import io.github.spadille.engine.card.CardFamily;
import io.github.spadille.engine.seat.Viewer;
import java.util.function.IntFunction;

/**
 * The moves of a kind that say nothing but who and which card, each made once and shared.
 *
 * <p>A record of such moves holds them as a constant, so that play makes no objects for them:
 *
 * <pre>{@code
 * record Play(int seat, PlayingCard card) implements MyMove {
 *   static final CardMoves<PlayingCard, Play> SHARED =
 *       CardMoves.of(PlayingCard.FAMILY, Play[]::new, Play::new);
 *
 *   public static Play of(int seat, PlayingCard card) {
 *     return SHARED.get(seat, card);
 *   }
 * }
 * }</pre>
 *
 * <p>{@link MoveList#ofCards(io.github.spadille.engine.card.CardSet, CardMoves, int)} makes lists
 * of them. Immutable and thread-safe if the moves are.
 *
 * @param <C> the cards
 * @param <M> the moves
 */
public final class CardMoves<C extends Card, M extends Move> {
  /** Makes a move of a seat that names a card. */
  @FunctionalInterface
  public interface Maker<C, M> {
    /** Makes the move. */
    M make(int seat, C card);
  }

  private final Maker<C, M> maker;
  private final M[][] bySeat;

  @SuppressWarnings("unchecked") // An array of arrays of M, each made by the caller's function.
  private CardMoves(CardFamily<C> family, IntFunction<M[]> array, Maker<C, M> maker) {
    this.maker = maker;
    this.bySeat = (M[][]) new Move[Viewer.MAX_SEATS][];
    for (int seat = 0; seat < bySeat.length; seat++) {
      bySeat[seat] = array.apply(family.size());
      for (C card : family.cards()) {
        bySeat[seat][card.index()] = maker.make(seat, card);
      }
    }
  }

  /**
   * Returns the moves of every possible seat with every card of a family.
   *
   * @param array makes an array of moves, such as {@code Play[]::new}
   * @param maker makes a move, such as {@code Play::new}
   */
  public static <C extends Card, M extends Move> CardMoves<C, M> of(
      CardFamily<C> family, IntFunction<M[]> array, Maker<C, M> maker) {
    return new CardMoves<>(family, array, maker);
  }

  /** Returns a move; a new one only if there is no such seat. */
  public M get(int seat, C card) {
    return seat >= 0 && seat < bySeat.length ? bySeat[seat][card.index()] : maker.make(seat, card);
  }

  /** The moves of a seat, each at the index of its card. */
  M[] ofSeat(int seat) {
    return bySeat[seat];
  }
}
