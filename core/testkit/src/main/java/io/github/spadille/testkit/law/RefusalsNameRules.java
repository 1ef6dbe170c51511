package io.github.spadille.testkit.law;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Move;
import io.github.spadille.engine.game.Refusal;
import java.util.Optional;

/** A refusal can be looked up and read, and so can what may be done. */
final class RefusalsNameRules extends StateLaw {
  @Override
  public String sentence() {
    return "A refusal names a rule of the rulebook and has words, which name all its parameters;"
        + " whoever may act is told at least one rule that governs it.";
  }

  @Override
  int positions() {
    return 40;
  }

  @Override
  <S extends GameState, M extends Move> Optional<String> breach(Position<S, M> position) {
    SpokenWords words = new SpokenWords(position.run().setup().game().words());
    for (M probe : new Probes<>(position).any()) {
      Optional<String> problem =
          position
              .rules()
              .refusal(position.state(), probe)
              .flatMap(refusal -> problem(position, words, refusal));
      if (problem.isPresent()) {
        return problem.map(reason -> position.text(probe) + ": " + reason);
      }
    }
    return ungoverned(position, ids(position));
  }

  private static ImmutableSet<String> ids(Position<?, ?> position) {
    return position.run().setup().game().rulebook().ids();
  }

  /** Returns what is wrong with a refusal, in a sentence. */
  static Optional<String> problem(Position<?, ?> position, SpokenWords words, Refusal refusal) {
    return ids(position).contains(refusal.ruleId())
        ? words.problemOfWhole(refusal.phrase())
        : Optional.of("no such rule: " + refusal);
  }

  private static <S extends GameState, M extends Move> Optional<String> ungoverned(
      Position<S, M> position, ImmutableSet<String> ids) {
    for (int seat : position.state().turn().seats()) {
      ImmutableList<String> governing = position.rules().governing(position.state(), seat);
      if (governing.isEmpty() || !ids.containsAll(governing)) {
        return Optional.of("the rules that govern seat " + seat + " are said to be " + governing);
      }
    }
    return Optional.empty();
  }
}
