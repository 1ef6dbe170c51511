package io.github.spadille.reaction.aggravation;

import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.game.MoveList;
import io.github.spadille.reaction.aggravation.AggravationMove.Cover;
import io.github.spadille.reaction.aggravation.AggravationMove.Turn;
import java.util.Objects;

/**
 * What the seats may do with their cards: covers by position, then the turn, of seat 0 and then of
 * seat 1.
 *
 * <p>The list is a word and a time; a move is made when it is asked for. The choices of a seat are
 * bits, one for each position and {@link #TURN}.
 */
final class TableauMoves extends MoveList<AggravationMove> {
  /** The bit of a turn: that of the last position, which is never in use. */
  static final int TURN = 1 << 31;

  private static final int TURN_BIT = 31;

  private final long choices; // those of seat 0 in the lower half
  private final long time;

  private TableauMoves(long choices, long time) {
    this.choices = choices;
    this.time = time;
  }

  /** Returns the moves of both seats. */
  static MoveList<AggravationMove> of(int choices0, int choices1, long time) {
    return new TableauMoves(choices0 & 0xFFFF_FFFFL | (long) choices1 << 32, time);
  }

  /** Adds the moves of one seat to others. */
  static void addTo(MoveList.Builder<AggravationMove> moves, int seat, int choices, long time) {
    for (int rest = choices; rest != 0; rest &= rest - 1) {
      moves.add(move(seat, Integer.numberOfTrailingZeros(rest), time));
    }
  }

  private static AggravationMove move(int seat, int bit, long time) {
    return bit == TURN_BIT ? new Turn(seat, time) : new Cover(seat, bit, time);
  }

  @Override
  public AggravationMove get(int index) {
    int bit = CardSet.nthIndex(choices, 0, Objects.checkIndex(index, size()));
    return move(bit >>> 5, bit & 31, time);
  }

  @Override
  public int size() {
    return Long.bitCount(choices);
  }
}
