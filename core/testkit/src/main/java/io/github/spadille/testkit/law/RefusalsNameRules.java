package io.github.spadille.testkit.law;

import com.google.common.collect.ImmutableSet;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Move;
import io.github.spadille.engine.game.Refusal;
import java.util.Optional;

/** A refusal can be looked up and read. */
final class RefusalsNameRules extends StateLaw {
  @Override
  public String sentence() {
    return "A refusal names a rule of the rulebook and gives a reason, without a full stop.";
  }

  @Override
  int positions() {
    return 40;
  }

  @Override
  <S extends GameState, M extends Move> Optional<String> breach(Position<S, M> position) {
    ImmutableSet<String> ids = position.run().setup().game().rulebook().ids();
    for (M probe : new Probes<>(position).any()) {
      Optional<Refusal> refusal = position.rules().refusal(position.state(), probe);
      if (refusal.isEmpty()) {
        continue;
      }
      String reason = refusal.get().reason();
      if (!ids.contains(refusal.get().ruleId())) {
        return Optional.of(position.text(probe) + ": no such rule: " + refusal.get());
      }
      if (reason.isBlank() || reason.endsWith(".")) {
        return Optional.of(position.text(probe) + ": reason \"" + reason + '"');
      }
    }
    return Optional.empty();
  }
}
