package io.github.spadille.spark;

import static com.google.common.base.Preconditions.checkState;

import com.google.common.collect.Iterators;
import io.github.spadille.engine.Catalog;
import io.github.spadille.formats.record.LibraryVersion;
import io.github.spadille.lab.Experiment;
import io.github.spadille.lab.ExperimentText;
import io.github.spadille.lab.Lab;
import java.util.Collections;
import java.util.Iterator;
import org.apache.spark.api.java.function.MapPartitionsFunction;
import org.apache.spark.sql.Row;

/**
 * Plays the games of a partition, on the machine that has it. This is all that travels there.
 *
 * @param experiment the experiment, as {@link ExperimentText#line} writes it
 * @param library the version of the library that shall play it
 */
record PlayGames(String experiment, String library) implements MapPartitionsFunction<Long, Row> {
  /**
   * Returns the function for an experiment.
   *
   * @throws IllegalArgumentException if it is longer than {@link ExperimentText} reads
   */
  static PlayGames of(Experiment experiment) {
    String text = ExperimentText.line(experiment);
    ExperimentText.read(text);
    return new PlayGames(text, LibraryVersion.get());
  }

  /**
   * Returns the rows of games, each played when it is asked for.
   *
   * @throws IllegalStateException if this machine has another version of the library, which may
   *     play otherwise
   */
  @Override
  public Iterator<Row> call(Iterator<Long> numbers) {
    if (!numbers.hasNext()) {
      return Collections.emptyIterator();
    }
    checkState(
        LibraryVersion.get().equals(library),
        "this machine has version %s of the library; expected %s",
        LibraryVersion.get(),
        library);
    // Once for the partition: it reads the rules of every game.
    Lab lab = Lab.of(Catalog.load(), ExperimentText.read(experiment));
    return Iterators.transform(
        numbers, number -> RowSchema.sparkRow(lab.play(number), lab.experiment()));
  }
}
