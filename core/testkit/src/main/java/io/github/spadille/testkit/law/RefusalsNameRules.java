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
    ImmutableSet<String> ids = position.run().setup().game().rulebook().ids();
    SpokenWords words = new SpokenWords(position.run().setup().game().words());
    for (M probe : new Probes<>(position).any()) {
      Optional<Refusal> refusal = position.rules().refusal(position.state(), probe);
      if (refusal.isEmpty()) {
        continue;
      }
      if (!ids.contains(refusal.get().ruleId())) {
        return Optional.of(position.text(probe) + ": no such rule: " + refusal.get());
      }
      Optional<String> problem = words.problemOfWhole(refusal.get().phrase());
      if (problem.isPresent()) {
        return problem.map(reason -> position.text(probe) + ": " + reason);
      }
    }
    return ungoverned(position, ids);
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
