package io.github.spadille.testkit.law;

import com.google.common.collect.MapDifference;
import com.google.common.collect.Maps;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.PadQuestion;
import io.github.spadille.engine.game.Refusal;
import io.github.spadille.engine.game.ScorePad;
import io.github.spadille.engine.game.Stage;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.state.ScoreSheet;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;

/** Who keeps score for real cards gets the points that the game gives. */
final class PadsFollow extends RunLaw {
  /** More than any hand asks. */
  private static final int MOST_QUESTIONS = 1000;

  @Override
  public String sentence() {
    return "A score pad that is told what happened in each hand asks no more than that, refuses"
        + " none of it, gives the points of the game by the same rules, and ends as the game does.";
  }

  @Override
  <S extends GameState, M extends Move> Optional<Breach> examine(Run<S, M> run) {
    Optional<ScorePad<S>> first = run.rules().scorePad();
    if (first.isEmpty()) {
      return Optional.empty();
    }
    ScorePad<S> pad = first.get();
    for (int index = 0; index < run.length(); index++) {
      if (endsHand(run.state(index), run.state(index + 1))) {
        S played = played(run, index);
        for (int asked = 0; isAsking(pad, played); asked++) {
          Optional<String> problem = problem(pad, played, asked);
          if (problem.isPresent()) {
            return problem.map(at(index + 1));
          }
          pad = pad.answer(pad.answerOf(played));
        }
      }
      Optional<String> difference = difference(pad, run.state(index), run.state(index + 1));
      if (difference.isPresent()) {
        return difference.map(at(index + 1));
      }
    }
    return Optional.empty();
  }

  private static Function<String, Breach> at(int index) {
    return reason -> new Breach(index, reason);
  }

  private static boolean endsHand(GameState before, GameState after) {
    return after.turn().isOver() || after.handNumber() != before.handNumber();
  }

  /** Returns the last state of a hand that has ended, with its cards. */
  private static <S extends GameState, M extends Move> S played(Run<S, M> run, int index) {
    S last = run.state(index);
    for (Stage<S> stage : run.rules().stages(last, run.move(index))) {
      if (!stage.isDone() && stage.state().handNumber() == run.state(index).handNumber()) {
        last = stage.state();
      }
    }
    return last;
  }

  private static boolean isAsking(ScorePad<?> pad, GameState played) {
    return pad.question().isPresent() && pad.state().handNumber() == played.handNumber();
  }

  private static <S extends GameState> Optional<String> problem(
      ScorePad<S> pad, S played, int asked) {
    PadQuestion question = pad.question().orElseThrow();
    if (asked == MOST_QUESTIONS) {
      return Optional.of("after " + asked + " answers the pad still asks " + question.phrase());
    }
    int answer = pad.answerOf(played);
    if (!question.admits(answer)) {
      return Optional.of("the pad does not admit that " + question.phrase() + " is " + answer);
    }
    Optional<Refusal> refusal = pad.refusal(answer);
    return refusal.map(
        reason -> "the pad refuses that " + question.phrase() + " is " + answer + ": " + reason);
  }

  private static Optional<String> difference(ScorePad<?> pad, GameState before, GameState after) {
    if (pad.state().handNumber() != after.handNumber()) {
      return Optional.of(
          "hand " + after.handNumber() + ", the pad is at hand " + pad.state().handNumber());
    }
    if (pad.question().isEmpty() != after.turn().isOver()) {
      return Optional.of("the pad is over and the game is not, or the other way round");
    }
    if (!pad.state().outcome().equals(after.outcome())) {
      return Optional.of(
          "the outcome is " + after.outcome() + ", on the pad " + pad.state().outcome());
    }
    return endsHand(before, after)
        ? difference(points(pad.state().sheet()), points(after.sheet()))
        : Optional.empty();
  }

  private static Optional<String> difference(Map<String, Long> onPad, Map<String, Long> inGame) {
    MapDifference<String, Long> difference = Maps.difference(onPad, inGame);
    return difference.areEqual()
        ? Optional.empty()
        : Optional.of(
            "on the pad alone: "
                + difference.entriesOnlyOnLeft()
                + ", in the game alone: "
                + difference.entriesOnlyOnRight()
                + ", on the pad and in the game: "
                + difference.entriesDiffering());
  }

  /** Returns the points of each seat in each hand by each rule, however many lines they have. */
  private static Map<String, Long> points(ScoreSheet sheet) {
    Map<String, Long> points = new TreeMap<>();
    for (ScoreSheet.Line line : sheet.lines()) {
      for (int seat : line.seats()) {
        String what = "hand " + line.hand() + " seat " + seat + " " + line.ruleId();
        points.merge((what + " " + line.reason()).strip(), line.points(), Long::sum);
      }
    }
    return points;
  }
}
