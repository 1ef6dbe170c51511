package io.github.spadille.terminal;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.github.spadille.formats.record.GameRecord;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The record of a game that is played, which one program writes: it holds a lock meanwhile. */
final class KeptGame implements AutoCloseable {
  private static final String LOCK = ".lock";
  private static final String OVER = "\n? over\n";

  private final Path file;
  private final FileChannel channel;

  private KeptGame(Path file, FileChannel channel) {
    this.file = file;
    this.channel = channel;
  }

  /**
   * Takes a record, which need not be there yet; nothing if another program has it.
   *
   * @throws IOException if its folder cannot be written
   */
  static Optional<KeptGame> open(Path file) throws IOException {
    FileChannel channel =
        FileChannel.open(lock(file), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
    try {
      @Nullable FileLock lock = channel.tryLock();
      if (lock != null) {
        return Optional.of(new KeptGame(file, channel));
      }
    } catch (OverlappingFileLockException e) {
      // Somebody else in this program has it.
      channel.close();
      return Optional.empty();
    }
    channel.close();
    return Optional.empty();
  }

  private static Path lock(Path file) {
    return file.resolveSibling(file.getFileName() + LOCK);
  }

  /** Tells whether a record is there whose game is not over. */
  static boolean isOpenEnded(Path file) throws IOException {
    return Files.size(file) <= GameRecord.MAX_SIZE
        && !new String(Files.readAllBytes(file), UTF_8).contains(OVER);
  }

  /** Returns where the record lies. */
  Path file() {
    return file;
  }

  /**
   * Writes the record as it is now; whatever happens meanwhile, the old one or the new one is
   * there.
   *
   * @throws IOException if it cannot be written
   */
  void write(String record) throws IOException {
    RecordFiles.write(file, record, true);
  }

  /** Forgets the game. */
  void delete() throws IOException {
    Files.deleteIfExists(file);
    close();
    Files.deleteIfExists(lock(file));
  }

  /** Lets others take it, and leaves nothing beside the record. */
  void release() throws IOException {
    close();
    Files.deleteIfExists(lock(file));
  }

  /** Lets others take it. */
  @Override
  public void close() throws IOException {
    channel.close();
  }
}
