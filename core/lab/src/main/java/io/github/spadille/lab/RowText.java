package io.github.spadille.lab;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableMap;
import com.google.common.primitives.ImmutableIntArray;
import com.google.common.primitives.ImmutableLongArray;
import com.google.common.primitives.Ints;
import com.google.common.primitives.Longs;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Rows as lines of CSV. No field holds a comma, a quote or the end of a line, so nothing needs
 * quotes.
 *
 * @param experiment whose rows they are
 */
public record RowText(Experiment experiment) {
  private static final Splitter COMMAS = Splitter.on(',');

  /** So many fields stand before the scores. */
  private static final int FIRST = 9;

  /** Returns the names of the fields, as they stand above the lines; no end of a line. */
  public String head() {
    StringBuilder head =
        new StringBuilder("number,deal,rotation,rules,over,moves,hands,decisions,choices");
    for (String of : List.of(",score.", ",place.")) {
      for (int seat = 0; seat < experiment.seats(); seat++) {
        head.append(of).append(seat);
      }
    }
    experiment.measures().forEach(measure -> head.append(',').append(measure));
    return head.toString();
  }

  /**
   * Returns the line of a row, without an end.
   *
   * @throws IndexOutOfBoundsException if the row is of an experiment with fewer seats or more rules
   */
  public String line(Row row) {
    StringBuilder line = new StringBuilder();
    line.append(row.number()).append(',').append(row.place().deal());
    line.append(',').append(row.place().rotation());
    line.append(',').append(experiment.rules().get(row.place().rules()).name());
    line.append(',').append(row.isOver()).append(',').append(row.moves());
    line.append(',').append(row.hands()).append(',').append(row.decisions());
    line.append(',').append(row.choices());
    for (int seat = 0; seat < experiment.seats(); seat++) {
      line.append(',').append(row.scores().get(seat));
    }
    for (int seat = 0; seat < experiment.seats(); seat++) {
      line.append(',').append(row.places().get(seat));
    }
    row.recorded().values().forEach(value -> line.append(',').append(value));
    return line.toString();
  }

  /**
   * Reads the line of a game.
   *
   * @throws IllegalArgumentException if there is no such game, or if it is not the line of it
   */
  Row read(String line, long number) {
    List<String> fields = COMMAS.splitToList(line);
    checkArgument(
        number < experiment.games(), "row %s; the experiment has %s", number, experiment.games());
    int others = FIRST + 2 * experiment.seats();
    int expected = others + experiment.measures().size();
    checkArgument(
        fields.size() == expected,
        "row %s has %s fields; expected %s",
        number,
        fields.size(),
        expected);
    ImmutableLongArray.Builder scores = ImmutableLongArray.builder(experiment.seats());
    ImmutableIntArray.Builder places = ImmutableIntArray.builder(experiment.seats());
    for (int seat = 0; seat < experiment.seats(); seat++) {
      scores.add(number(fields.get(FIRST + seat), number));
      places.add(count(fields.get(FIRST + experiment.seats() + seat), number));
    }
    ImmutableMap.Builder<Measure, Long> recorded = ImmutableMap.builder();
    for (int i = 0; i < experiment.measures().size(); i++) {
      recorded.put(experiment.measures().get(i), number(fields.get(others + i), number));
    }
    Row row =
        new Row(
            number,
            experiment.place(number),
            fields.get(4).equals("true"),
            count(fields.get(5), number),
            count(fields.get(6), number),
            count(fields.get(7), number),
            count(fields.get(8), number),
            scores.build(),
            places.build(),
            recorded.buildOrThrow());
    checkArgument(line.equals(line(row)), "row %s: %s; expected %s", number, line, line(row));
    return row;
  }

  private static long number(String field, long row) {
    @Nullable Long value = Longs.tryParse(field);
    checkArgument(value != null, "row %s: %s; expected a number", row, field);
    return value;
  }

  private static int count(String field, long row) {
    @Nullable Integer value = Ints.tryParse(field);
    checkArgument(value != null && value >= 0, "row %s: %s; expected a count", row, field);
    return value;
  }
}
