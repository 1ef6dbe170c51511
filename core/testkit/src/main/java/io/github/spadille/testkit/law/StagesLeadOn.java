package io.github.spadille.testkit.law;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMultiset;
import com.google.common.collect.Multisets;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Stage;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.table.Table;
import java.util.Optional;

/** What happens between two decisions leads from one to the next. */
final class StagesLeadOn extends StateLaw {
  @Override
  public String sentence() {
    return "The stages of a move end in the state that apply returns; each holds the cards of the"
        + " start and no fewer points than the one before, and hides nothing but what is declared.";
  }

  @Override
  <S extends GameState, M extends Move> Optional<String> breach(Position<S, M> position) {
    if (position.isStart()) {
      return Optional.empty();
    }
    ImmutableList<Stage<S>> stages =
        position.rules().stages(position.before(), position.lastMove());
    S last = stages.get(stages.size() - 1).state();
    if (!last.equals(position.state())) {
      return Optional.of("the last stage is not what apply returns");
    }
    int lines = position.before().sheet().lines().size();
    for (Stage<S> stage : stages) {
      if (stage.isDone() && stage.state() != last) {
        return Optional.of("stage " + Stage.DONE + " is not the last");
      }
      int now = stage.state().sheet().lines().size();
      if (now < lines) {
        return Optional.of("stage " + stage.name() + " takes points back");
      }
      lines = now;
      Optional<String> problem = onTable(position, stage);
      if (problem.isPresent()) {
        return problem.map(reason -> "in stage " + stage.name() + ", " + reason);
      }
    }
    return Optional.empty();
  }

  private static <S extends GameState, M extends Move> Optional<String> onTable(
      Position<S, M> position, Stage<S> stage) {
    Table table = position.rules().table(stage.state());
    ImmutableMultiset<String> start = position.run().cards();
    ImmutableMultiset<String> now = Tables.cards(table);
    return now.equals(start)
        ? SecretsVary.undeclared(position.secrets(), table)
        : Optional.of(
            "lost: "
                + Multisets.difference(start, now)
                + ", made: "
                + Multisets.difference(now, start));
  }
}
