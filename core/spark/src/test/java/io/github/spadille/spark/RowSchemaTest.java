package io.github.spadille.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.spadille.lab.Experiment;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.types.StructType;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Rows keep what they say on the way through Spark and its files. */
class RowSchemaTest {
  private static final SparkSession SESSION = LocalSpark.session();
  private static final Experiment EXPERIMENT = LocalSpark.SCOPA;
  private static final Pattern LINE = Pattern.compile("\\| `(\\w+)` \\| `([\\w<>]+)` \\| .* \\|");

  @TempDir Path folder;

  private static Dataset<Row> rows() {
    return SparkLab.run(SESSION, EXPERIMENT, 3);
  }

  @Test
  void parquetKeepsRowsAndExperiment() {
    String out = folder.resolve("rows.parquet").toString();
    rows().write().parquet(out);
    Dataset<Row> read = SESSION.read().parquet(out);

    assertThat(RowSchema.experiment(read.schema())).isEqualTo(EXPERIMENT);
    assertThat(RowSchema.base(read.schema())).isEqualTo(LocalSpark.lab(EXPERIMENT).base());
    assertThat(LocalSpark.rows(read, EXPERIMENT)).isEqualTo(LocalSpark.played(EXPERIMENT));
  }

  @Test
  void theSchemaIsAsItIsSaid() {
    StructType schema = RowSchema.of(LocalSpark.lab(EXPERIMENT));
    assertThat(rows().schema()).isEqualTo(schema);
    assertThat(Arrays.stream(schema.fields())).noneMatch(field -> field.nullable());
  }

  @Test
  void theReadmeListsTheColumns() throws IOException {
    List<String> told = new ArrayList<>();
    for (String line : Files.readAllLines(Path.of("README.md"))) {
      Matcher column = LINE.matcher(line);
      if (column.matches()) {
        told.add(column.group(1) + " " + column.group(2));
      }
    }
    assertThat(Arrays.stream(RowSchema.of(LocalSpark.lab(EXPERIMENT)).fields()))
        .extracting(field -> field.name() + " " + field.dataType().simpleString())
        .isEqualTo(told);
  }

  @Test
  void columnsAreFoundByName() {
    Dataset<Row> turned =
        rows()
            .selectExpr(
                "'other' as other",
                "recorded",
                "places",
                "scores",
                "choices",
                "decisions",
                "hands",
                "moves",
                "over",
                "rules",
                "rotation",
                "deal",
                "number");
    assertThat(LocalSpark.rows(turned, EXPERIMENT)).isEqualTo(LocalSpark.played(EXPERIMENT));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "number | 40L | row 40; the experiment has rows 0 to 39",
        "number | -1L | row -1; the experiment has rows 0 to 39",
        "number | 3 | number: 3; expected a Long",
        "deal | 7L | row 0: deal 7; expected 0",
        "rotation | 1 | row 0: rotation 1; expected 0",
        "rules | \"hook\" | row 0: rules hook; expected usual",
        "moves | cast(null as int) | moves: null; expected a Integer",
        "over | \"true\" | over: true; expected a Boolean",
        "scores | array(1L) | row 0: length of scores 1; expected 2",
        "places | array(1, 2, 3) | row 0: length of places 3; expected 2",
        "scores | array(1L, null) | scores: null; expected a Long",
        "places | array(1L, 2L) | places: 1; expected a Integer",
        "places | 1 | places: 1; expected a Seq",
        "recorded | array(1L) | row 0: length of recorded 1; expected 0",
      })
  void rowsOfSomethingElseAreRefused(String column, String value, String message) {
    Row wrong =
        rows()
            .where("number = 0")
            .withColumn(column, org.apache.spark.sql.functions.expr(value))
            .first();
    assertThatThrownBy(() -> RowSchema.row(wrong, EXPERIMENT))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(message);
  }

  @Test
  void whatIsMissingIsNamed() {
    Row part = rows().drop("scores").first();
    assertThatThrownBy(() -> RowSchema.row(part, EXPERIMENT))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("scores");
    assertThatThrownBy(() -> RowSchema.row(RowFactory.create(1L), EXPERIMENT))
        .isInstanceOf(UnsupportedOperationException.class);
    assertThatThrownBy(() -> RowSchema.experiment(SESSION.range(3).toDF("number").schema()))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(
            "column number has no spadille.experiment in its metadata; expected rows that SparkLab"
                + " played, or Parquet of them");
    assertThatThrownBy(() -> RowSchema.base(SESSION.range(3).schema()))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("number");
  }
}
