package io.github.spadille.formats.record;

import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.match.Match;
import io.github.spadille.engine.match.TakenBack;
import io.github.spadille.engine.move.Move;
import io.github.spadille.formats.record.RecordLine.MoveLine;
import io.github.spadille.formats.record.RecordLine.TakenBackAfter;
import io.github.spadille.formats.record.RecordLine.TakenBackMove;
import java.util.ArrayList;
import java.util.List;

/** Collects the draws of a record that were taken back, and plays them when all moves are known. */
final class TakenBackLines<S extends GameState, M extends Move> {
  private final String source;
  private final MoveReader<M> reader;
  private final List<Match<S, M>> present = new ArrayList<>();
  private final List<Way> ways = new ArrayList<>();

  /** The lines of a way to a draw. */
  private record Way(TakenBackAfter begin, List<MoveLine> moves) {}

  TakenBackLines(String source, MoveReader<M> reader, Match<S, M> start) {
    this.source = source;
    this.reader = reader;
    present.add(start);
  }

  /** Adds the match after one more of the present moves. */
  void played(Match<S, M> match) {
    present.add(match);
  }

  /** Reads a line, if it is about a draw that was taken back. */
  void read(RecordLine line) {
    if (line instanceof TakenBackAfter after) {
      ways.add(new Way(after, new ArrayList<>()));
    } else if (line instanceof TakenBackMove taken) {
      ways.get(ways.size() - 1).moves().add(taken.move());
    }
  }

  /**
   * Plays the ways and returns them.
   *
   * @throws ReplayException if one begins after more moves than there are, has a move that cannot
   *     be read or is illegal, or does not end in a move of chance
   */
  List<TakenBack<M>> toList() {
    List<TakenBack<M>> list = new ArrayList<>();
    for (Way way : ways) {
      list.add(played(way));
    }
    return list;
  }

  private TakenBack<M> played(Way way) {
    int after = way.begin().after();
    int line = way.begin().line();
    int first = present.get(0).size(); // A record may begin where another one ends.
    int last = first + present.size() - 1;
    if (after < first || after > last) {
      throw new ReplayException(
          source, line, 0, "from " + first + " to " + last + " moves", Integer.toString(after));
    }
    Match<S, M> match = present.get(after - first);
    List<M> moves = new ArrayList<>();
    for (MoveLine move : way.moves()) {
      match = Replay.play(source, match, move, reader);
      moves.add(match.last().orElseThrow());
      line = move.line();
    }
    if (moves.isEmpty() || !moves.get(moves.size() - 1).isChance()) {
      throw new ReplayException(
          source,
          line,
          0,
          "a move of chance at the end of what was taken back",
          moves.isEmpty() ? "none" : "the last of it");
    }
    return TakenBack.of(after, moves);
  }
}
