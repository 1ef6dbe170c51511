package io.github.spadille.spark;

import com.google.common.collect.Iterators;
import io.github.spadille.lab.Experiment;
import io.github.spadille.lab.ExperimentText;
import io.github.spadille.lab.RowText;
import java.util.Iterator;
import org.apache.spark.api.java.function.MapPartitionsFunction;
import org.apache.spark.sql.Row;

/**
 * Writes the rows of a partition as lines of CSV, as the laboratory writes them on one machine.
 *
 * @param experiment the experiment, as {@link ExperimentText#line} writes it
 */
record RowLines(String experiment) implements MapPartitionsFunction<Row, String> {
  @Override
  public Iterator<String> call(Iterator<Row> rows) {
    Experiment of = ExperimentText.read(experiment);
    RowText text = new RowText(of);
    return Iterators.transform(rows, row -> text.line(RowSchema.row(row, of)));
  }
}
