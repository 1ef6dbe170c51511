package io.github.spadille.testkit.law;

import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Refusal;
import io.github.spadille.engine.move.Move;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;

/** A refusal can be looked up in the rules that are played, and read. */
final class RefusalsNameRules extends StateLaw {
  @Override
  public String sentence() {
    return "A refusal names a rule of the rulebook in force, under the house rules and for the"
        + " seats of the game, and has words, which name all its parameters.";
  }

  @Override
  int positions() {
    return Integer.MAX_VALUE;
  }

  @Override
  <S extends GameState, M extends Move> Optional<String> breach(Position<S, M> position) {
    SpokenWords words = new SpokenWords(position.run().setup().game().words());
    Set<Refusal> seen = new HashSet<>();
    for (M probe : new Probes<>(position).any()) {
      Optional<Refusal> refusal = position.rules().refusal(position.state(), probe);
      if (refusal.isPresent() && seen.add(refusal.get())) {
        Optional<String> problem = problem(position, words, refusal.get());
        if (problem.isPresent()) {
          return problem.map(reason -> position.text(probe) + ": " + reason);
        }
      }
    }
    return Optional.empty();
  }

  /** Returns what is wrong with a refusal, in a sentence. */
  static Optional<String> problem(Position<?, ?> position, SpokenWords words, Refusal refusal) {
    return position
        .run()
        .bookProblem(refusal.ruleId())
        .map(reason -> reason + ": " + refusal)
        .or(() -> words.problemOfWhole(refusal.phrase()));
  }
}
