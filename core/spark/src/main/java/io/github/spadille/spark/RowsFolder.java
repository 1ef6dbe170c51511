package io.github.spadille.spark;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.github.spadille.engine.Catalog;
import io.github.spadille.lab.Experiment;
import io.github.spadille.lab.ExperimentText;
import io.github.spadille.lab.Lab;
import io.github.spadille.lab.RowFile;
import java.io.IOException;
import java.io.OutputStream;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Encoders;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SaveMode;
import org.apache.spark.sql.SparkSession;

/**
 * A folder into which Spark writes rows, a file for each partition.
 *
 * @param session the Spark that writes
 * @param path where it is, on any file system that Spark knows
 */
record RowsFolder(SparkSession session, Path path) {
  /** What stands above the lines of CSV. Spark does not look at files that begin so. */
  static final String HEAD = "_head.csv";

  /**
   * Tells whether there is something at its place.
   *
   * @throws IOException if Spark knows no such file system, or it cannot be asked
   */
  boolean exists() throws IOException {
    return files().exists(path);
  }

  /**
   * Plays the games and writes their rows as Parquet.
   *
   * @param force whether what is there already is replaced
   */
  void writeParquet(Dataset<Row> rows, boolean force) {
    rows.write().mode(mode(force)).parquet(path.toString());
  }

  /**
   * Plays the games and writes their rows as lines of CSV, and the lines above them into {@link
   * #HEAD}. That file and then the others in the order of their names are together what {@link
   * RowFile} writes.
   *
   * @param force whether what is there already is replaced
   * @throws IOException if the lines above the rows cannot be written
   */
  void writeCsv(Dataset<Row> rows, Experiment experiment, boolean force) throws IOException {
    rows.mapPartitions(new RowLines(ExperimentText.line(experiment)), Encoders.STRING())
        .write()
        .mode(mode(force))
        .text(path.toString());
    try (OutputStream head = files().create(new Path(path, HEAD))) {
      head.write(RowFile.head(Lab.of(Catalog.load(), experiment)).getBytes(UTF_8));
    }
  }

  private FileSystem files() throws IOException {
    return path.getFileSystem(session.sparkContext().hadoopConfiguration());
  }

  private static SaveMode mode(boolean force) {
    return force ? SaveMode.Overwrite : SaveMode.ErrorIfExists;
  }
}
