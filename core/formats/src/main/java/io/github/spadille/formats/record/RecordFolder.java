package io.github.spadille.formats.record;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Reads a record from a file, and those in which it begins.
 *
 * <p>Nothing is read but regular files that really lie in the folder of the record that names them,
 * or below it: a path has no way up, and a link that leads elsewhere is not followed. All records
 * together are not longer than one may be.
 */
final class RecordFolder {
  /** So many records can begin in each other. */
  private static final int MOST_FILES = 8;

  private static final String ONCE = "a record that does not begin in this one";

  private final List<Path> read = new ArrayList<>();
  private long left = GameRecord.MAX_SIZE;

  private RecordFolder() {}

  /**
   * Reads a record.
   *
   * @param source what messages call it
   * @throws IOException if the file itself cannot be read
   * @throws RecordException if it, or one that it begins in, is no record or may not be read
   */
  static GameRecord read(String source, Path file) throws IOException {
    return new RecordFolder().record(source, file.toRealPath());
  }

  private GameRecord record(String source, Path file) throws IOException {
    read.add(file);
    String text = RecordText.read(source, file);
    left -= text.length();
    GameRecord record = new RecordParser(source, text).parse();
    Optional<BeginsLine> begins = record.head().begins();
    return begins.isEmpty() ? record : record.beginningWith(beginning(record, file, begins.get()));
  }

  private Beginning beginning(GameRecord record, Path file, BeginsLine begins) {
    GameRecord other = other(record, file, begins);
    if (!other.game().equals(record.game())) {
      throw begins.fail(record.source(), begins.file(), "a record of " + record.game());
    }
    int moves = Beginning.movesOf(other);
    if (begins.moves() > moves) {
      throw begins.fail(
          record.source(),
          "after " + begins.moves(),
          "at most after " + moves + ", where " + other.source() + " ends");
    }
    return new Beginning(other, begins.moves() < 0 ? moves : begins.moves());
  }

  private GameRecord other(GameRecord record, Path file, BeginsLine begins) {
    try {
      Path folder = file.resolveSibling("").toRealPath();
      Path path = folder.resolve(begins.file()).toRealPath();
      if (!path.startsWith(folder) || !Files.isRegularFile(path)) {
        throw none(record, begins);
      }
      if (read.contains(path)) {
        throw begins.fail(record.source(), begins.file(), ONCE);
      }
      if (read.size() == MOST_FILES) {
        throw begins.fail(
            record.source(), begins.file(), "at most " + MOST_FILES + " records one in another");
      }
      if (Files.size(path) > left) {
        throw begins.fail(
            record.source(),
            begins.file(),
            "at most " + GameRecord.MAX_SIZE + " characters in all records together");
      }
      return record(beside(record.source(), begins.file()), path);
    } catch (IOException e) {
      throw none(record, begins);
    }
  }

  private static RecordException none(GameRecord record, BeginsLine begins) {
    return begins.fail(
        record.source(), begins.file(), "a file that there is in the folder of this record");
  }

  /** Returns what messages call a record that is named in another one. */
  private static String beside(String source, String file) {
    int folder = Math.max(source.lastIndexOf('/'), source.lastIndexOf('\\')) + 1;
    return source.substring(0, folder) + file;
  }
}
