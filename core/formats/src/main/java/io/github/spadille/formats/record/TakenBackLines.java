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

  /** The match after each of the present moves, and then of those of the last way. */
  private final List<Match<S, M>> line = new ArrayList<>();

  private final List<Way> ways = new ArrayList<>();

  /** The lines of a way to a draw. */
  private record Way(TakenBackAfter begin, List<MoveLine> moves) {}

  TakenBackLines(String source, MoveReader<M> reader, Match<S, M> start) {
    this.source = source;
    this.reader = reader;
    line.add(start);
  }

  /** Adds the match after one more of the present moves. */
  void played(Match<S, M> match) {
    line.add(match);
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
   * @throws ReplayException if one begins after more moves than the one before it has, has a move
   *     that cannot be read or is illegal, or does not end in a move of chance
   */
  List<TakenBack<M>> toList() {
    List<TakenBack<M>> list = new ArrayList<>();
    for (Way way : ways) {
      list.add(played(way));
    }
    return list;
  }

  private TakenBack<M> played(Way way) {
    List<M> moves = new ArrayList<>();
    backTo(way.begin());
    int last = way.begin().line();
    for (MoveLine move : way.moves()) {
      Match<S, M> match = Replay.play(source, end(), move, reader);
      moves.add(match.last().orElseThrow());
      line.add(match);
      last = move.line();
    }
    if (moves.isEmpty() || !moves.get(moves.size() - 1).isChance()) {
      throw new ReplayException(
          source,
          last,
          0,
          "a move of chance at the end of what was taken back",
          moves.isEmpty() ? "none" : "the last of it");
    }
    return TakenBack.of(way.begin().after(), moves);
  }

  private Match<S, M> end() {
    return line.get(line.size() - 1);
  }

  private void backTo(TakenBackAfter begin) {
    int first = line.get(0).size(); // A record may begin where another one ends.
    int after = begin.after();
    if (after < first || after > end().size()) {
      throw new ReplayException(
          source,
          begin.line(),
          0,
          "from " + first + " to " + end().size() + " moves",
          Integer.toString(after));
    }
    line.subList(after - first + 1, line.size()).clear();
  }
}
