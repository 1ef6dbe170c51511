package io.github.spadille.testkit.law;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableLongArray;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.state.ScoreSheet;
import java.util.Optional;

/** Every point has a line on the sheet. */
final class ScoresAreSums extends StateLaw {
  @Override
  public String sentence() {
    return "Scores are the sums of the sheet's lines; lines are only added, hand by hand, and name"
        + " rules of the rulebook.";
  }

  @Override
  <S extends GameState, M extends Move> Optional<String> breach(Position<S, M> position) {
    ScoreSheet sheet = position.state().sheet();
    ImmutableLongArray scores = position.state().scores();
    if (!scores.equals(sheet.totals()) || scores.length() != position.seats()) {
      return Optional.of("scores are " + scores + ", the sheet adds up to " + sheet.totals());
    }
    boolean told = position.table().facts().stream().anyMatch(fact -> fact.name().equals("scores"));
    if (told && !position.table().fact("scores").value().equals(words(scores))) {
      return Optional.of(
          "scores are " + words(scores) + ", the table says " + position.table().fact("scores"));
    }
    boolean same = !position.isStart() && position.before().sheet() == sheet;
    return same ? Optional.empty() : lines(position, sheet.lines());
  }

  private static String words(ImmutableLongArray scores) {
    return com.google.common.base.Joiner.on(' ').join(scores.asList());
  }

  private static <S extends GameState, M extends Move> Optional<String> lines(
      Position<S, M> position, ImmutableList<ScoreSheet.Line> lines) {
    if (!position.isStart()) {
      ImmutableList<ScoreSheet.Line> before = position.before().sheet().lines();
      if (lines.size() < before.size() || !lines.subList(0, before.size()).equals(before)) {
        return Optional.of("lines of the sheet went away or changed: " + before + " to " + lines);
      }
    }
    long[] sums = new long[position.seats()];
    int hand = 0;
    for (ScoreSheet.Line line : lines) {
      if (position.run().setup().game().rulebook().find(line.ruleId()).isEmpty()) {
        return Optional.of("no such rule: " + line);
      }
      if (line.hand() < hand) {
        return Optional.of("hand " + line.hand() + " after hand " + hand + ": " + line);
      }
      hand = line.hand();
      for (int seat : line.seats()) {
        sums[seat] += line.points();
      }
    }
    ImmutableLongArray sum = ImmutableLongArray.copyOf(sums);
    return sum.equals(position.state().scores())
        ? Optional.empty()
        : Optional.of("scores are " + position.state().scores() + ", lines add up to " + sum);
  }
}
