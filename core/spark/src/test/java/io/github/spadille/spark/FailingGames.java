package io.github.spadille.spark;

import static com.google.common.base.Preconditions.checkState;

import com.google.common.collect.Iterators;
import java.util.Iterator;
import org.apache.spark.TaskContext;
import org.apache.spark.api.java.function.MapPartitionsFunction;
import org.apache.spark.sql.Row;

/**
 * Plays the games of a partition on a machine that is lost in the midst of them.
 *
 * @param games plays them
 * @param failures so many attempts of each task fail
 * @param every before each game with a number of which this is a divisor, 0 left out
 */
record FailingGames(MapPartitionsFunction<Long, Row> games, int failures, long every)
    implements MapPartitionsFunction<Long, Row> {
  @Override
  public Iterator<Row> call(Iterator<Long> numbers) throws Exception {
    int attempt = TaskContext.get().attemptNumber();
    return games.call(
        Iterators.transform(
            numbers,
            number -> {
              boolean isLost = attempt < failures && number > 0 && number % every == 0;
              checkState(!isLost, "lost before game %s in attempt %s", number, attempt);
              return number;
            }));
  }
}
