package io.github.spadille.reaction.aggravation;

import io.github.spadille.engine.move.MoveList;
import io.github.spadille.reaction.aggravation.AggravationMove.Cover;
import io.github.spadille.reaction.aggravation.AggravationMove.Turn;
import java.util.Objects;

/**
 * What the seats may do with their top cards: covers by place, then the turn, of seat 0 and then of
 * seat 1.
 *
 * <p>The list is a word and a time; a move is made when it is asked for.
 */
final class DeckMoves extends MoveList<AggravationMove> {
  /** The choices of a seat that can neither cover nor turn. */
  static final long NONE = 0;

  /** What stands for the turn among the places to cover: the last place, which is never in use. */
  private static final int TURN = Places.ALL - 1;

  private final long choices; // those of seat 0 in the lower half
  private final long time;

  DeckMoves(long choices0, long choices1, long time) {
    this.choices = choices0 | choices1 << Places.ALL;
    this.time = time;
  }

  /** Returns the choices of a seat that may cover places of two kinds, and turn if told so. */
  static long choices(Places flagged, Places joinable, boolean turns) {
    return flagged.word() | joinable.word() | (turns ? 1L << TURN : 0);
  }

  @Override
  public AggravationMove get(int index) {
    int choice = nth(Objects.checkIndex(index, size()));
    int seat = choice / Places.ALL;
    int place = choice % Places.ALL;
    return place == TURN ? new Turn(seat, time) : new Cover(seat, place, time);
  }

  private int nth(int index) {
    long rest = choices;
    for (int i = 0; i < index; i++) {
      rest &= rest - 1;
    }
    return Long.numberOfTrailingZeros(rest);
  }

  @Override
  public int size() {
    return Long.bitCount(choices);
  }
}
