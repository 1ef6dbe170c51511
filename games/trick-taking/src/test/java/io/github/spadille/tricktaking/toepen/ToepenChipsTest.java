package io.github.spadille.tricktaking.toepen;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableMap;
import io.github.spadille.engine.game.Rules;
import io.github.spadille.engine.game.Stage;
import io.github.spadille.engine.move.MoveList;
import io.github.spadille.engine.random.RandomSource;
import io.github.spadille.engine.state.ScoreSheet.Line;
import io.github.spadille.testkit.Covers;
import io.github.spadille.tricktaking.TrickMove;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Where the chips go, in random games. */
class ToepenChipsTest {
  private static final int CHIPS = 6;

  @ParameterizedTest
  @CsvSource({"3,loser", "4,last", "8,loser", "8,last"})
  @Covers({"TOE-38", "TOE-43", "TOE-44", "TOE-45"})
  void nobodyEverGetsChipsOrPaysMoreThanThereAre(int seats, String end) {
    Rules<ToepenState, TrickMove> rules =
        Toepen.GAME.rules(seats, ImmutableMap.of("chips", "6", "end", end));
    RandomSource random = RandomSource.seeded(11);
    for (int game = 0; game < 50; game++) {
      ToepenState state = rules.start();
      while (!state.turn().isOver()) {
        ToepenState before = state;
        for (Stage<ToepenState> stage : rules.stages(state, move(rules, state, random))) {
          checkChips(before, stage.state());
          before = stage.state();
        }
        state = before;
      }
    }
  }

  private static TrickMove move(
      Rules<ToepenState, TrickMove> rules, ToepenState state, RandomSource random) {
    MoveList<TrickMove> moves = rules.legalMoves(state);
    return state.turn().isChance()
        ? rules.chance(state, random)
        : moves.get(random.nextInt(moves.size()));
  }

  private static void checkChips(ToepenState before, ToepenState after) {
    List<Line> lines = after.sheet().lines();
    for (Line line : lines.subList(before.sheet().lines().size(), lines.size())) {
      int seat = line.seats().first();
      long value = before.stake().value();
      long owed = line.ruleId().equals("TOE-13") || line.ruleId().equals("TOE-14") ? 1 : value;
      assertThat(-line.points()).isEqualTo(Math.min(owed, before.sheet().total(seat)));
    }
    for (int seat = 0; seat < before.scores().length(); seat++) {
      assertThat(after.sheet().total(seat)).isBetween(0L, before.sheet().total(seat));
      assertThat(after.sheet().total(seat)).isLessThanOrEqualTo(CHIPS);
    }
  }
}
