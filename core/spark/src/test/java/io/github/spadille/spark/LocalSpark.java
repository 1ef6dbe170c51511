package io.github.spadille.spark;

import com.google.common.collect.ImmutableMap;
import io.github.spadille.engine.Catalog;
import io.github.spadille.lab.Experiment;
import io.github.spadille.lab.Lab;
import io.github.spadille.lab.Measures;
import io.github.spadille.lab.Row;
import io.github.spadille.lab.RuleSet;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.SparkSession;

/** A Spark of this process alone, and what it is compared with: the same games on one thread. */
final class LocalSpark {
  /** How often a task is tried. */
  static final int ATTEMPTS = 4;

  /** Two cores, so many attempts for each task, nothing for other machines to reach. */
  static final Map<String, String> SETTINGS =
      Map.of(
          "spark.master", "local[2," + ATTEMPTS + "]",
          "spark.driver.host", "127.0.0.1",
          "spark.driver.bindAddress", "127.0.0.1",
          "spark.ui.enabled", "false");

  private static final RuleSet USUAL = RuleSet.of(Map.of());

  /** Where agents differ, one of them thinks, and rules are compared: 24 games. */
  static final Experiment OH_HELL =
      Experiment.of("oh-hell", 4)
          .with(USUAL, new RuleSet("hook", ImmutableMap.of("dealer-bid", "hook")))
          .withAgents("ismcts:iterations=5", "random", "random", "random")
          .recording(Measures.parse("paid.OHH-19.*", 4))
          .withDeals(3);

  /** Two seats and two sets of rules: 40 games. */
  static final Experiment SCOPA =
      Experiment.of("scopa", 2)
          .with(USUAL, RuleSet.of(Map.of("king-redeal", "off")))
          .withSeed(-5)
          .withDeals(20);

  /** One seat, and some games that are cut off: 10 games. */
  static final Experiment SPIDER = Experiment.of("spider", 1).withDeals(10).withMoveLimit(10);

  private LocalSpark() {}

  /** Returns the Spark of all tests, started by the first. */
  static SparkSession session() {
    SparkSession.Builder builder = SparkSession.builder();
    SETTINGS.forEach(builder::config);
    return builder.getOrCreate();
  }

  /** Returns the laboratory on this machine. */
  static Lab lab(Experiment experiment) {
    return Lab.of(Catalog.load(), experiment);
  }

  /** Returns all rows of an experiment, played on one thread. */
  static List<Row> played(Experiment experiment) {
    List<Row> rows = new ArrayList<>();
    lab(experiment).play(0, experiment.games(), 1, rows::add);
    return rows;
  }

  /** Returns the rows of a dataset, in the order of their numbers. */
  static List<Row> rows(Dataset<org.apache.spark.sql.Row> rows, Experiment experiment) {
    return rows.collectAsList().stream()
        .map(row -> RowSchema.row(row, experiment))
        .sorted(Comparator.comparing(Row::number))
        .toList();
  }
}
