package io.github.spadille.lab;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.match.Arena;
import io.github.spadille.engine.match.Match;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.notation.MoveParts;
import io.github.spadille.engine.state.ScoreSheet;

/** Counts what one game has for the measures that an experiment asks for besides. */
final class Recording<S extends GameState, M extends Move> implements Arena.Listener<S, M> {
  private final ImmutableList<Measure> measures;
  private final long[] values;

  Recording(ImmutableList<Measure> measures) {
    this.measures = measures;
    this.values = new long[measures.size()];
  }

  @Override
  public void moved(Match<S, M> before, M move, Match<S, M> after) {
    if (move.isChance()) {
      return;
    }
    MoveParts parts = after.rules().syntax().parts(move);
    ImmutableList<String> governing = before.rules().governing(before.state(), move.seat());
    for (int i = 0; i < values.length; i++) {
      Measure measure = measures.get(i);
      if (measure.seat() == move.seat()) {
        values[i] += ofMove(measure, parts, governing);
      }
    }
  }

  private static long ofMove(Measure measure, MoveParts parts, ImmutableList<String> governing) {
    return switch (measure.kind()) {
      case GOVERNED -> governing.contains(measure.of()) ? 1 : 0;
      case MADE -> parts.verb().equals(measure.of()) ? 1 : 0;
      case SAID -> parts.verb().equals(measure.of()) ? numbers(parts) : 0;
      default -> 0;
    };
  }

  private static long numbers(MoveParts parts) {
    long sum = 0;
    for (Object argument : parts.arguments()) {
      sum += argument instanceof Integer number ? number : 0;
    }
    return sum;
  }

  /** Returns the value of each measure. */
  ImmutableMap<Measure, Long> of(ScoreSheet sheet) {
    for (ScoreSheet.Line line : sheet.lines()) {
      for (int i = 0; i < values.length; i++) {
        if (line.seats().contains(measures.get(i).seat())) {
          values[i] += ofLine(measures.get(i), line);
        }
      }
    }
    ImmutableMap.Builder<Measure, Long> recorded = ImmutableMap.builder();
    for (int i = 0; i < values.length; i++) {
      recorded.put(measures.get(i), values[i]);
    }
    return recorded.buildOrThrow();
  }

  private static long ofLine(Measure measure, ScoreSheet.Line line) {
    return switch (measure.kind()) {
      case PAID -> isBy(measure, line) ? 1 : 0;
      case POINTS -> isBy(measure, line) ? line.points() : 0;
      case TOTAL -> line.hand() <= Integer.parseInt(measure.of()) ? line.points() : 0;
      default -> 0;
    };
  }

  /** A rule alone counts for all its reasons. */
  private static boolean isBy(Measure measure, ScoreSheet.Line line) {
    return measure.of().equals(line.ruleId())
        || measure.of().equals(line.ruleId() + '.' + line.reason());
  }
}
