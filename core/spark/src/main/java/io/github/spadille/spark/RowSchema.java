package io.github.spadille.spark;

import static com.google.common.base.Preconditions.checkArgument;
import static org.apache.spark.sql.types.DataTypes.BooleanType;
import static org.apache.spark.sql.types.DataTypes.IntegerType;
import static org.apache.spark.sql.types.DataTypes.LongType;
import static org.apache.spark.sql.types.DataTypes.StringType;

import com.google.common.collect.ImmutableMap;
import com.google.common.primitives.ImmutableIntArray;
import com.google.common.primitives.ImmutableLongArray;
import com.google.common.primitives.Longs;
import io.github.spadille.lab.Experiment;
import io.github.spadille.lab.ExperimentText;
import io.github.spadille.lab.Lab;
import io.github.spadille.lab.Measure;
import io.github.spadille.lab.Row;
import java.util.List;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.Metadata;
import org.apache.spark.sql.types.MetadataBuilder;
import org.apache.spark.sql.types.StructType;

/**
 * The columns of rows in Spark, and the way from a row of the laboratory there and back.
 *
 * <table>
 * <caption>Columns, none of which is ever null</caption>
 * <tr><th>column</th><th>type</th><th>what it is</th></tr>
 * <tr><td>{@code number}</td><td>long</td><td>the number of the game in the experiment, from 0</td></tr>
 * <tr><td>{@code deal}</td><td>long</td><td>the number of the deal, from 0</td></tr>
 * <tr><td>{@code rotation}</td><td>int</td><td>by how many seats the agents have moved on</td></tr>
 * <tr><td>{@code rules}</td><td>string</td><td>the name of the set of rules</td></tr>
 * <tr><td>{@code over}</td><td>boolean</td><td>{@link Row#isOver()}</td></tr>
 * <tr><td>{@code moves}</td><td>int</td><td>{@link Row#moves()}</td></tr>
 * <tr><td>{@code hands}</td><td>int</td><td>{@link Row#hands()}</td></tr>
 * <tr><td>{@code decisions}</td><td>int</td><td>{@link Row#decisions()}</td></tr>
 * <tr><td>{@code choices}</td><td>int</td><td>{@link Row#choices()}</td></tr>
 * <tr><td>{@code scores}</td><td>array of long</td><td>the score of each seat</td></tr>
 * <tr><td>{@code places}</td><td>array of int</td><td>the place of each seat, from 1</td></tr>
 * <tr><td>{@code recorded}</td><td>array of long</td><td>what the experiment asks for besides, in the
 *     order of its measures</td></tr>
 * </table>
 *
 * <p>The metadata of {@code number} hold the experiment and the version of the base rules, so they
 * stand in files of Parquet, too: {@link #experiment} and {@link #base} read them.
 */
public final class RowSchema {
  static final String NUMBER = "number";
  private static final String DEAL = "deal";
  private static final String ROTATION = "rotation";
  private static final String RULES = "rules";
  private static final String OVER = "over";
  private static final String MOVES = "moves";
  private static final String HANDS = "hands";
  private static final String DECISIONS = "decisions";
  private static final String CHOICES = "choices";
  private static final String SCORES = "scores";
  private static final String PLACES = "places";
  private static final String RECORDED = "recorded";

  /** The keys of the metadata. */
  private static final String EXPERIMENT = "spadille.experiment";

  private static final String BASE = "spadille.base";

  private RowSchema() {}

  /** Returns the schema of the rows of an experiment. */
  public static StructType of(Lab lab) {
    Metadata metadata =
        new MetadataBuilder()
            .putString(EXPERIMENT, ExperimentText.line(lab.experiment()))
            .putLong(BASE, lab.base())
            .build();
    return new StructType()
        .add(NUMBER, LongType, false, metadata)
        .add(DEAL, LongType, false)
        .add(ROTATION, IntegerType, false)
        .add(RULES, StringType, false)
        .add(OVER, BooleanType, false)
        .add(MOVES, IntegerType, false)
        .add(HANDS, IntegerType, false)
        .add(DECISIONS, IntegerType, false)
        .add(CHOICES, IntegerType, false)
        .add(SCORES, DataTypes.createArrayType(LongType, false), false)
        .add(PLACES, DataTypes.createArrayType(IntegerType, false), false)
        .add(RECORDED, DataTypes.createArrayType(LongType, false), false);
  }

  /** Returns a row for Spark, with its values in the order of the schema. */
  static org.apache.spark.sql.Row sparkRow(Row row, Experiment experiment) {
    return RowFactory.create(
        row.number(),
        row.place().deal(),
        row.place().rotation(),
        experiment.rules().get(row.place().rules()).name(),
        row.isOver(),
        row.moves(),
        row.hands(),
        row.decisions(),
        row.choices(),
        row.scores().toArray(),
        row.places().toArray(),
        Longs.toArray(row.recorded().values()));
  }

  /**
   * Returns the row of the laboratory that a row of a dataset is.
   *
   * @param row has these columns by name, in any order; others beside them are not looked at
   * @param experiment the experiment of which it is
   * @throws IllegalArgumentException if a column is missing, null or of another type, if the
   *     experiment has no such game, or if deal, rotation, rules, number of seats or of measures
   *     are not those of that game; names the value, the column and what is expected
   * @throws UnsupportedOperationException if the row has no schema, as rows of {@link RowFactory}
   */
  public static Row row(org.apache.spark.sql.Row row, Experiment experiment) {
    long number = value(row, NUMBER, Long.class);
    checkArgument(
        number >= 0 && number < experiment.games(),
        "row %s; the experiment has rows 0 to %s",
        number,
        experiment.games() - 1);
    Experiment.Place place = experiment.place(number);
    checkValue(number, DEAL, value(row, DEAL, Long.class), place.deal());
    checkValue(number, ROTATION, value(row, ROTATION, Integer.class), place.rotation());
    String rules = experiment.rules().get(place.rules()).name();
    checkValue(number, RULES, value(row, RULES, String.class), rules);
    List<Long> scores = values(row, SCORES, Long.class);
    List<Integer> places = values(row, PLACES, Integer.class);
    checkValue(number, "length of " + SCORES, scores.size(), experiment.seats());
    checkValue(number, "length of " + PLACES, places.size(), experiment.seats());
    List<Long> recorded = values(row, RECORDED, Long.class);
    List<Measure> measures = experiment.measures();
    checkValue(number, "length of " + RECORDED, recorded.size(), measures.size());
    ImmutableMap.Builder<Measure, Long> byMeasure = ImmutableMap.builder();
    for (int i = 0; i < measures.size(); i++) {
      byMeasure.put(measures.get(i), recorded.get(i));
    }
    return new Row(
        number,
        place,
        value(row, OVER, Boolean.class),
        value(row, MOVES, Integer.class),
        value(row, HANDS, Integer.class),
        value(row, DECISIONS, Integer.class),
        value(row, CHOICES, Integer.class),
        ImmutableLongArray.copyOf(scores),
        ImmutableIntArray.copyOf(places),
        byMeasure.buildOrThrow());
  }

  /**
   * Returns the experiment of rows, from the metadata of their schema.
   *
   * @param schema that of rows of {@link SparkLab}, or of Parquet that was written of them
   * @throws IllegalArgumentException if it has none, or one that cannot be read
   */
  public static Experiment experiment(StructType schema) {
    return ExperimentText.read(metadata(schema, EXPERIMENT).getString(EXPERIMENT));
  }

  /**
   * Returns the version of the base rules by which rows were played, from 1, from the metadata of
   * their schema.
   *
   * @param schema that of rows of {@link SparkLab}, or of Parquet that was written of them
   * @throws IllegalArgumentException if it has none
   */
  public static int base(StructType schema) {
    return Math.toIntExact(metadata(schema, BASE).getLong(BASE));
  }

  private static Metadata metadata(StructType schema, String key) {
    Metadata metadata = schema.apply(NUMBER).metadata();
    checkArgument(
        metadata.contains(key),
        "column %s has no %s in its metadata; expected rows that SparkLab played, or Parquet of"
            + " them",
        NUMBER,
        key);
    return metadata;
  }

  private static void checkValue(long number, String name, Object value, Object expected) {
    checkArgument(
        value.equals(expected), "row %s: %s %s; expected %s", number, name, value, expected);
  }

  private static <T> T value(org.apache.spark.sql.Row row, String column, Class<T> type) {
    return cast(row.get(row.fieldIndex(column)), column, type);
  }

  private static <T> List<T> values(org.apache.spark.sql.Row row, String column, Class<T> type) {
    int index = row.fieldIndex(column);
    cast(row.get(index), column, scala.collection.Seq.class);
    return row.getList(index).stream().map(each -> cast(each, column, type)).toList();
  }

  private static <T> T cast(Object value, String column, Class<T> type) {
    checkArgument(
        type.isInstance(value), "%s: %s; expected a %s", column, value, type.getSimpleName());
    return type.cast(value);
  }
}
