package io.github.spadille.terminal;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.google.common.collect.ImmutableList;
import io.github.spadille.formats.record.GameRecord;
import io.github.spadille.formats.record.RecordException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/** Finds, reads and writes files with records. */
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

  /**
   * Writes a record.
   *
   * @throws IOException if it cannot be written, is longer than a record that is read may be, or is
   *     there already and must not be overwritten
   */
  static void write(Path file, String text, boolean force) throws IOException {
    if (text.length() > GameRecord.MAX_SIZE) {
      throw new IOException(
          "the record has "
              + text.length()
              + " characters; at most "
              + GameRecord.MAX_SIZE
              + " can be read again");
    }
    SafeFile.write(file, text.getBytes(UTF_8), force);
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
