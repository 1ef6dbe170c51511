package io.github.spadille.formats.record;

import com.google.common.collect.ImmutableList;
import io.github.spadille.formats.record.RecordLine.Deal;
import io.github.spadille.formats.record.RecordLine.MoveLine;
import java.util.Optional;

/**
 * Where a record begins that does not begin with a game: {@code Begins: other.spadille after 57}.
 *
 * @param record the record of what was played before
 * @param moves how many moves of the game come before, those of chance included
 */
public record Beginning(GameRecord record, int moves) {
  /**
   * Returns the lines of the moves that come before, in order; their numbers are of their files.
   */
  public ImmutableList<RecordLine> lines() {
    ImmutableList.Builder<RecordLine> lines = ImmutableList.builder();
    Optional<Beginning> earlier = record.beginning();
    int left = moves;
    if (earlier.isPresent()) {
      int before = Math.min(moves, earlier.get().moves());
      lines.addAll(new Beginning(earlier.get().record(), before).lines());
      left -= before;
    }
    for (RecordLine line : record.lines()) {
      if (left > 0 && isMove(line)) {
        lines.add(line);
        left--;
      }
    }
    return lines.build();
  }

  /** Returns the number of moves of a game up to the end of a record. */
  static int movesOf(GameRecord record) {
    int moves = record.beginning().map(Beginning::moves).orElse(0);
    for (RecordLine line : record.lines()) {
      moves += isMove(line) ? 1 : 0;
    }
    return moves;
  }

  private static boolean isMove(RecordLine line) {
    return line instanceof MoveLine || line instanceof Deal;
  }
}
