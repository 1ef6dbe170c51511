package io.github.spadille.testkit.law;

import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Stage;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.notation.MoveParts;
import io.github.spadille.engine.state.ScoreSheet;
import io.github.spadille.engine.table.Fact;
import io.github.spadille.engine.table.Pile;
import io.github.spadille.engine.words.Words;
import java.util.Optional;
import java.util.regex.Pattern;

/** Everything that people see of a game has words. */
final class WordsAreThere extends StateLaw {
  private static final Pattern NUMBER = Pattern.compile("[0-9]+([.][0-9]+)?");

  @Override
  public String sentence() {
    return "There are words for every pile, every fact and word of it, every phase, every move told"
        + " and offered, every stage and every reason for points; what they name is there, and"
        + " every hand can be held as they say.";
  }

  @Override
  <S extends GameState, M extends Move> Optional<String> breach(Position<S, M> position) {
    SpokenWords words = new SpokenWords(position.run().setup().game().words());
    return inPiles(position, words.words())
        .or(() -> inFacts(position, words.words()))
        .or(() -> inMoves(position, words))
        .or(() -> inPoints(position, words))
        .or(() -> onScreens(position, words.words()))
        .or(() -> position.isStart() ? Optional.empty() : inLastMove(position, words));
  }

  private static Optional<String> onScreens(Position<?, ?> position, Words words) {
    return ScreenWords.problem(
        words.withSides(position.run().rules().sides()),
        position.table(),
        position.run().setup().seats());
  }

  private static Optional<String> inPiles(Position<?, ?> position, Words words) {
    for (Pile pile : position.table().piles()) {
      if (!words.hasPile(pile.name())) {
        return Optional.of("no words for pile " + pile.name());
      }
    }
    return Optional.empty();
  }

  private static Optional<String> inFacts(Position<?, ?> position, Words words) {
    for (Fact fact : position.table().facts()) {
      if (!words.hasFact(fact.name())) {
        return Optional.of("no words for fact " + fact.name());
      }
      if (fact.name().equals("phase") && !words.has("phase." + fact.value())) {
        return Optional.of("no words for phase " + fact.value());
      }
      boolean told = fact.type() == Fact.Type.WORD || fact.type() == Fact.Type.WORDS;
      if (told && words.fact(fact.name()).isPresent()) {
        for (String word : fact.words()) {
          if (!isNumber(word) && !words.hasFactWord(fact.name(), word)) {
            return Optional.of("no words for " + word + " in fact " + fact);
          }
        }
      }
    }
    return Optional.empty();
  }

  /** A number reads as it is. */
  private static boolean isNumber(String word) {
    return NUMBER.matcher(word).matches();
  }

  private static <S extends GameState, M extends Move> Optional<String> inMoves(
      Position<S, M> position, SpokenWords words) {
    for (M move : position.legalMoves()) {
      MoveParts parts = position.syntax().parts(move);
      Optional<String> problem =
          words.problem(parts.offered()).or(() -> words.problem(parts.told()));
      if (problem.isPresent()) {
        return problem;
      }
    }
    for (String key : position.syntax().concealedKeys()) {
      String hidden = "move." + key + ".hidden";
      boolean sameWords = words.words().parameters("move." + key).isEmpty();
      if (!sameWords && !words.words().has(hidden)) {
        return Optional.of("no words for " + hidden);
      }
      if (!words.words().parameters(hidden).isEmpty()) {
        return Optional.of("the words of " + hidden + " name what is hidden");
      }
    }
    return Optional.empty();
  }

  private static <S extends GameState, M extends Move> Optional<String> inPoints(
      Position<S, M> position, SpokenWords words) {
    for (ScoreSheet.Line line : position.state().sheet().lines()) {
      Optional<String> problem = words.problem(line.phrase());
      if (problem.isPresent()) {
        return problem;
      }
    }
    return Optional.empty();
  }

  private static <S extends GameState, M extends Move> Optional<String> inLastMove(
      Position<S, M> position, SpokenWords words) {
    MoveParts parts = position.syntax().parts(position.lastMove());
    Optional<String> problem = words.problem(parts.told());
    if (problem.isPresent()) {
      return problem;
    }
    for (Stage<S> stage : position.rules().stages(position.before(), position.lastMove())) {
      problem = stage.isDone() ? Optional.empty() : words.problem(stage.phrase());
      if (problem.isPresent()) {
        return problem;
      }
    }
    return Optional.empty();
  }
}
