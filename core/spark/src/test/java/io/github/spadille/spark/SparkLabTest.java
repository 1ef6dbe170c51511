package io.github.spadille.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableMap;
import io.github.spadille.lab.Comparison;
import io.github.spadille.lab.Experiment;
import io.github.spadille.lab.Measure;
import io.github.spadille.lab.Row;
import io.github.spadille.lab.RuleSet;
import io.github.spadille.lab.report.RowSums;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.apache.spark.SparkException;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.SparkSession;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The rows are those of one machine, however the games are shared out and whatever is lost. */
class SparkLabTest {
  private static final SparkSession SESSION = LocalSpark.session();

  static Stream<Experiment> experiments() {
    return Stream.of(LocalSpark.OH_HELL, LocalSpark.SCOPA, LocalSpark.SPIDER);
  }

  private static Dataset<org.apache.spark.sql.Row> failing(
      Experiment experiment, int partitions, int failures, long every) {
    return SparkLab.rows(
        SESSION,
        experiment,
        partitions,
        new FailingGames(PlayGames.of(experiment), failures, every));
  }

  @ParameterizedTest
  @MethodSource("experiments")
  void theNumberOfPartitionsChangesNothing(Experiment experiment) {
    List<Row> played = LocalSpark.played(experiment);
    int games = Math.toIntExact(experiment.games());
    assertThat(played).hasSize(games);
    for (int partitions : new int[] {1, 7, games, 3 * games}) {
      Dataset<org.apache.spark.sql.Row> rows = SparkLab.run(SESSION, experiment, partitions);
      assertThat(rows.rdd().getNumPartitions()).isEqualTo(Math.min(partitions, games));
      assertThat(LocalSpark.rows(rows, experiment)).isEqualTo(played);
    }
    Dataset<org.apache.spark.sql.Row> usual = SparkLab.run(SESSION, experiment);
    assertThat(usual.rdd().getNumPartitions()).isEqualTo(2);
    assertThat(LocalSpark.rows(usual, experiment)).isEqualTo(played);
  }

  @Test
  void theGamesAreOfEveryKind() {
    assertThat(LocalSpark.played(LocalSpark.OH_HELL)).allMatch(Row::isOver);
    assertThat(LocalSpark.played(LocalSpark.SCOPA)).allMatch(Row::isOver);
    assertThat(LocalSpark.played(LocalSpark.SPIDER))
        .anyMatch(Row::isOver)
        .anyMatch(row -> !row.isOver());
  }

  @Test
  void partitionsAreRangesThatFollowEachOther() {
    Dataset<org.apache.spark.sql.Row> rows = SparkLab.run(SESSION, LocalSpark.SCOPA, 7);
    assertThat(rows.collectAsList())
        .extracting(row -> row.getLong(0))
        .as("Spark collects one partition after the other")
        .isSorted()
        .doesNotHaveDuplicates();
  }

  @Test
  void theLaboratoryIsMadeOnceForAPartition() {
    Dataset<org.apache.spark.sql.Row> rows = SparkLab.run(SESSION, LocalSpark.SCOPA, 5);
    int before = CountedFamily.CATALOGS.get();
    assertThat(rows.collectAsList()).hasSize(40);
    assertThat(CountedFamily.CATALOGS.get() - before).isEqualTo(5);
  }

  @Test
  void theNumberOfGamesIsALong() {
    Experiment huge =
        Experiment.of("oh-hell", 4)
            .withAgents("easy", "random", "random", "random")
            .withDeals(Experiment.MOST_DEALS)
            .byHands();
    List<org.apache.spark.sql.Row> first =
        SparkLab.run(SESSION, huge, 1_000_000).limit(3).collectAsList();
    assertThat(huge.games()).isEqualTo(4_000_000_000_000L);
    for (org.apache.spark.sql.Row row : first) {
      long number = row.getLong(0);
      assertThat(RowSchema.row(row, huge)).isEqualTo(LocalSpark.lab(huge).play(number));
    }
    assertThat(first).hasSize(3);
  }

  @ParameterizedTest
  @MethodSource("experiments")
  void tasksThatAreTriedAgainGiveTheSameRows(Experiment experiment) {
    List<Row> played = LocalSpark.played(experiment);
    for (int failures = 1; failures < LocalSpark.ATTEMPTS; failures++) {
      assertThat(LocalSpark.rows(failing(experiment, 3, failures, 2), experiment))
          .as(failures + " failures")
          .isEqualTo(played);
    }
  }

  @Test
  void tasksThatAreTriedAgainWriteNoRowTwice(@TempDir Path folder) {
    Path out = folder.resolve("rows.parquet");
    failing(LocalSpark.SCOPA, 3, LocalSpark.ATTEMPTS - 1, 5).write().parquet(out.toString());
    assertThat(LocalSpark.rows(SESSION.read().parquet(out.toString()), LocalSpark.SCOPA))
        .isEqualTo(LocalSpark.played(LocalSpark.SCOPA));
  }

  @Test
  void aGameThatAlwaysFailsIsToldAndLeavesNoRows() {
    Dataset<org.apache.spark.sql.Row> rows = failing(LocalSpark.SCOPA, 3, LocalSpark.ATTEMPTS, 5);
    assertThatThrownBy(rows::collectAsList)
        .isInstanceOf(SparkException.class)
        .hasMessageContaining("lost before game")
        .hasMessageContaining("in attempt 3");
  }

  @Test
  void rowsFeedComparisonsAndSums() {
    Experiment experiment = LocalSpark.SCOPA;
    Measure measure = Measure.parse("score.0");
    Comparison comparison = new Comparison(experiment, measure);
    RowSums sums = new RowSums(experiment);
    SparkLab.run(SESSION, experiment, 7)
        .orderBy("number")
        .toLocalIterator()
        .forEachRemaining(
            row -> {
              comparison.add(RowSchema.row(row, experiment));
              sums.add(RowSchema.row(row, experiment));
            });
    assertThat(comparison.contrasts()).isEqualTo(LocalSpark.lab(experiment).compare(measure, 0, 1));
    assertThat(sums.stats(1, measure).count()).isEqualTo(20);
  }

  @Test
  void saysWhatIsWrongBeforeItPlays() {
    assertThatThrownBy(() -> SparkLab.run(SESSION, LocalSpark.SCOPA, 0))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("0 partitions; expected 1 or more");
    assertThatThrownBy(() -> SparkLab.run(SESSION, Experiment.of("scoppa", 2)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("scopa");
    assertThatThrownBy(() -> SparkLab.run(SESSION, Experiment.of("scopa", 44)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("44");
    RuleSet wordy = new RuleSet("wordy", ImmutableMap.of("king-redeal", "off".repeat(50_000)));
    assertThatThrownBy(() -> SparkLab.run(SESSION, Experiment.of("scopa", 2).with(wordy)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("100000 at most");
  }
}
