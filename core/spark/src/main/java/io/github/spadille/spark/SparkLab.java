package io.github.spadille.spark;

import static com.google.common.base.Preconditions.checkArgument;

import io.github.spadille.engine.Catalog;
import io.github.spadille.lab.Experiment;
import io.github.spadille.lab.Lab;
import org.apache.spark.api.java.function.MapPartitionsFunction;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Encoders;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.types.StructType;

/**
 * Plays the games of an experiment on the machines of a Spark cluster.
 *
 * <pre>{@code
 * Dataset<Row> rows = SparkLab.run(session, experiment);
 * rows.write().parquet("rows.parquet");
 * }</pre>
 *
 * <p>The rows are those that {@link Lab} plays, each once, for any number of partitions, and also
 * when tasks fail and are tried again: what happens in a game follows from the experiment and its
 * number alone. A partition holds the games of one range of numbers, in order, and the ranges
 * follow each other. Only the experiment travels, as text; each machine finds the games on its own
 * class path.
 *
 * <p>As always with Spark, nothing is played before an action asks for it, and each action plays
 * again: write the rows, or {@code persist()} them, before you look at them twice.
 *
 * <p>To feed a {@link io.github.spadille.lab.Comparison} or a {@link
 * io.github.spadille.lab.report.RowSums}, sort by {@code number} and turn each row back with {@link
 * RowSchema#row}.
 */
public final class SparkLab {
  private SparkLab() {}

  /**
   * Returns the rows of all games, in as many partitions as Spark runs tasks at once by default,
   * and no more than there are games.
   *
   * @return rows of the columns of {@link RowSchema}
   * @throws IllegalArgumentException if the catalog has no such game, the game is not played by so
   *     many, or does not have these options; or if the experiment is longer than {@link
   *     io.github.spadille.lab.ExperimentText} reads
   */
  public static Dataset<Row> run(SparkSession session, Experiment experiment) {
    return run(session, experiment, Math.max(1, session.sparkContext().defaultParallelism()));
  }

  /**
   * Returns the rows of all games.
   *
   * @param partitions in how many ranges the games are played; no more than there are games are
   *     made. What a failed task has played is lost, so long experiments want many
   * @return rows of the columns of {@link RowSchema}
   * @throws IllegalArgumentException if {@code partitions} is not positive; if the catalog has no
   *     such game, the game is not played by so many, or does not have these options; or if the
   *     experiment is longer than {@link io.github.spadille.lab.ExperimentText} reads
   */
  public static Dataset<Row> run(SparkSession session, Experiment experiment, int partitions) {
    return rows(session, experiment, partitions, PlayGames.of(experiment));
  }

  /** Does the same with another way to play the games of a partition. */
  static Dataset<Row> rows(
      SparkSession session,
      Experiment experiment,
      int partitions,
      MapPartitionsFunction<Long, Row> games) {
    checkArgument(partitions >= 1, "%s partitions; expected 1 or more", partitions);
    // Checked here, too, so that a wrong experiment is refused before any machine is asked.
    Lab lab = Lab.of(Catalog.load(), experiment);
    StructType schema = RowSchema.of(lab);
    int ranges = (int) Math.min(partitions, experiment.games());
    return session
        .range(0, experiment.games(), 1, ranges)
        .mapPartitions(games, Encoders.row(schema))
        // Encoders drop what a schema says beyond names and types.
        .withMetadata(RowSchema.NUMBER, schema.apply(RowSchema.NUMBER).metadata());
  }
}
