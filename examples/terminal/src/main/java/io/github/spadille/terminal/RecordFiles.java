package io.github.spadille.terminal;

import com.google.common.collect.ImmutableList;
import io.github.spadille.formats.record.GameRecord;
import io.github.spadille.formats.record.RecordException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/** Finds and reads files with records. */
final class RecordFiles {
  /** How the names of such files end. */
  static final String SUFFIX = ".spadille";

  private RecordFiles() {}

  /**
   * Reads a record.
   *
   * @throws IOException if the file cannot be read
   * @throws RecordException if it holds no record
   */
  static GameRecord read(Path file) throws IOException {
    return GameRecord.read(file);
  }

  /** Tells whether a file holds a record. */
  static boolean isRecord(Path file) throws IOException {
    try {
      read(file);
      return true;
    } catch (RecordException e) {
      return false;
    }
  }

  /** Returns the files with records in a directory and in those within it, by name. */
  static ImmutableList<Path> in(Path directory) throws IOException {
    try (Stream<Path> tree = Files.walk(directory)) {
      return tree.filter(path -> path.toString().endsWith(SUFFIX) && Files.isRegularFile(path))
          .sorted()
          .collect(ImmutableList.toImmutableList());
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
  }
}
