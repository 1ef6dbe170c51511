package io.github.spadille.games.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableMap;
import io.github.spadille.engine.Catalog;
import io.github.spadille.engine.game.Game;
import io.github.spadille.lab.Contrast;
import io.github.spadille.lab.Experiment;
import io.github.spadille.lab.Lab;
import io.github.spadille.lab.Measure;
import io.github.spadille.lab.Row;
import io.github.spadille.lab.RuleSet;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What a game of an experiment comes to follows from the experiment and its number alone. */
class ExperimentsTest {
  private static final Catalog CATALOG = Catalog.load();
  private static final RuleSet USUAL = RuleSet.of(ImmutableMap.of());
  private static final RuleSet HOOK = RuleSet.of(ImmutableMap.of("dealer-bid", "hook"));

  static Stream<Game<?, ?, ?>> games() {
    return CATALOG.games().stream();
  }

  private static List<Row> rows(Lab lab, int threads) {
    List<Row> rows = new ArrayList<>();
    lab.play(0, lab.experiment().games(), threads, rows::add);
    return rows;
  }

  @ParameterizedTest
  @MethodSource("games")
  void everyGameIsPlayed(Game<?, ?, ?> game) {
    int seats = game.setup().seats();
    Lab lab =
        Lab.of(
            CATALOG, Experiment.of(game.id(), seats).withDeals(3).withMoveLimit(3_000).byHands());
    List<Row> rows = rows(lab, 1);
    assertThat(rows).hasSize(3).isEqualTo(rows(lab, 2));
    for (Row row : rows) {
      assertThat(row.choices()).isBetween(0, row.decisions());
      assertThat(row.decisions()).isBetween(0, row.moves());
      assertThat(row.scores().length()).isEqualTo(seats);
      assertThat(row.places().asList()).contains(1);
      assertThat(row.hands()).isBetween(row.isOver() ? 1 : 0, 1);
    }
  }

  @Test
  void theNumberOfThreadsChangesNothing() {
    Experiment experiment =
        Experiment.of("oh-hell", 4)
            .with(USUAL, HOOK)
            .withAgents("easy", "random", "random", "random")
            .withDeals(10)
            .byHands();
    Lab lab = Lab.of(CATALOG, experiment);
    List<Row> rows = rows(lab, 1);

    assertThat(rows).hasSize(80).isEqualTo(rows(lab, 2)).isEqualTo(rows(lab, 8));
    for (long number = 79; number >= 0; number--) {
      assertThat(lab.play(number)).isEqualTo(rows.get((int) number));
    }
    List<Row> others = rows(Lab.of(CATALOG, experiment.withSeed(2)), 2);
    assertThat(others.get(0).scores()).isNotEqualTo(rows.get(0).scores());
  }

  @Test
  void wholeGamesHaveAllTheirHands() {
    Experiment experiment = Experiment.of("oh-hell", 4).withDeals(2);
    for (Row row : rows(Lab.of(CATALOG, experiment), 1)) {
      assertThat(row.isOver()).isTrue();
      assertThat(row.hands()).isEqualTo(19);
    }
    for (Row row : rows(Lab.of(CATALOG, experiment.withMoveLimit(20)), 1)) {
      assertThat(row.isOver()).isFalse();
      assertThat(row.moves()).isEqualTo(20);
      assertThat(row.hands()).isZero();
    }
  }

  @Test
  void theHookIsFoundToHelpTheDealer() {
    Experiment experiment =
        Experiment.of("oh-hell", 4).with(USUAL, HOOK).withDeals(100_000).byHands();
    Contrast found = Lab.of(CATALOG, experiment).compare(Measure.parse("score.3"), 6, 2).get(0);
    assertThat(found.isFound()).isTrue();
    assertThat(found.mean()).isPositive();
    assertThat(found.interval().high() - found.interval().low()).isLessThanOrEqualTo(6);
    assertThat(found.deals()).isBetween(65L, 99_999L);
  }

  @Test
  void whatMeansTheSameIsFoundToBeTheSame() {
    RuleSet said = RuleSet.of(ImmutableMap.of("dealer-bid", "exceed"));
    Experiment experiment = Experiment.of("oh-hell", 4).with(USUAL, said).withDeals(200).byHands();
    Contrast same = Lab.of(CATALOG, experiment).compare(Measure.parse("score.3"), 0.1, 2).get(0);
    assertThat(same.sentence())
        .isEqualTo(
            "With dealer-bid=exceed, score.3 is the same as with usual in each of 64 deals.");
  }

  @Test
  void saysWhatTheGameDoesNotHave() {
    assertThatThrownBy(() -> Lab.of(CATALOG, Experiment.of("oh-hel", 4)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("oh-hell");
    assertThatThrownBy(() -> Lab.of(CATALOG, Experiment.of("oh-hell", 44)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("44");
    RuleSet wrong = RuleSet.of(ImmutableMap.of("dealer-bit", "hook"));
    assertThatThrownBy(() -> Lab.of(CATALOG, Experiment.of("oh-hell", 4).with(wrong)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("dealer-bid");
  }
}
