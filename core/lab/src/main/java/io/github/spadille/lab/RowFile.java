package io.github.spadille.lab;

import static com.google.common.base.Preconditions.checkArgument;
import static java.nio.charset.StandardCharsets.UTF_8;
import static java.nio.file.StandardOpenOption.CREATE;
import static java.nio.file.StandardOpenOption.READ;
import static java.nio.file.StandardOpenOption.WRITE;

import com.google.common.io.ByteStreams;
import io.github.spadille.formats.record.LibraryVersion;
import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Path;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The rows of an experiment in a file of CSV, which grows in the order of their numbers.
 *
 * <pre>{@code
 * try (RowFile file = RowFile.open(path, lab)) {
 *   lab.play(file.next(), experiment.games(), 2, file::add);
 * }
 * }</pre>
 *
 * <p>The first line is a comment with the experiment and the versions of the library and of the
 * base rules, the second names the fields. A program that was killed leaves a file whose last line
 * may be torn; whoever opens it goes on with the first row that is not whole, so none is lost and
 * none is there twice.
 *
 * <p>One program writes at a time. Not thread-safe.
 */
public final class RowFile implements AutoCloseable {
  private static final String COMMENT = "# spadille-lab rows 1, library ";
  private static final Pattern LIBRARY = Pattern.compile("library [^,\n]+");
  private static final int MOST_OF_LIBRARY = 100;
  private static final Pattern HEAD =
      Pattern.compile(Pattern.quote(COMMENT) + "[^,\n]+, base \\d+: ([^\n]+)\n");
  private static final int MOST_OF_HEAD = 1 << 19;
  private static final int BUFFER = 1 << 16;

  private final RowText text;
  private final BufferedWriter writer;
  private long next;

  private RowFile(FileChannel channel, RowText text, long next) {
    this.text = text;
    this.next = next;
    this.writer = new BufferedWriter(Channels.newWriter(channel, UTF_8), BUFFER);
  }

  /**
   * Opens a file that is new, or goes on with one that holds rows of the same experiment.
   *
   * @throws IllegalArgumentException if it holds something else, or rows by another version of the
   *     library or of the base rules; the file stays as it is
   * @throws IllegalStateException if another program is writing it
   * @throws IOException if it cannot be read or written
   */
  public static RowFile open(Path file, Lab lab) throws IOException {
    FileChannel channel = FileChannel.open(file, CREATE, READ, WRITE);
    try {
      lock(channel, file);
      RowText text = new RowText(lab.experiment());
      String head = head(lab);
      String begins = beginning(channel, bytes(head));
      checkHead(file, head.startsWith(begins), begins, head);
      if (begins.equals(head)) {
        long end = endOfLines(channel);
        long next = read(channel, head, end, text, row -> {});
        channel.truncate(end).position(end);
        return new RowFile(channel, text, next);
      }
      channel.truncate(0).position(0);
      RowFile opened = new RowFile(channel, text, 0);
      opened.writer.write(head);
      opened.flush();
      return opened;
    } catch (IOException | RuntimeException e) {
      channel.close();
      throw e;
    }
  }

  /**
   * Returns the experiment whose rows a file holds.
   *
   * @throws IllegalArgumentException if it holds something else
   * @throws IOException if it cannot be read
   */
  public static Experiment experiment(Path file) throws IOException {
    try (FileChannel channel = FileChannel.open(file, READ)) {
      Matcher head = HEAD.matcher(twoLines(beginning(channel, MOST_OF_HEAD)));
      checkArgument(head.lookingAt(), "%s holds no rows; expected %s...", file, COMMENT);
      return ExperimentText.read(head.group(1));
    }
  }

  /**
   * Reads the rows of a file, all that are whole; another version of the library may have written
   * them.
   *
   * @param rows gets the rows in the order of their numbers
   * @return how many there are
   * @throws IllegalArgumentException if it holds something else than rows of this experiment
   * @throws IOException if it cannot be read
   */
  public static long read(Path file, Lab lab, Consumer<? super Row> rows) throws IOException {
    try (FileChannel channel = FileChannel.open(file, READ)) {
      RowText text = new RowText(lab.experiment());
      String head = head(lab);
      String begins = twoLines(beginning(channel, bytes(head) + MOST_OF_LIBRARY));
      checkHead(file, anyLibrary(begins).equals(anyLibrary(head)), begins, head);
      return read(channel, begins, endOfLines(channel), text, rows);
    }
  }

  /** Returns the first two lines of a file, each with its end. */
  public static String head(Lab lab) {
    Experiment experiment = lab.experiment();
    return COMMENT
        + LibraryVersion.get()
        + ", base "
        + lab.base()
        + ": "
        + ExperimentText.line(experiment)
        + "\n"
        + new RowText(experiment).head()
        + "\n";
  }

  /** Rows that another version of the library wrote can be read, but not gone on with. */
  private static String anyLibrary(String head) {
    return LIBRARY.matcher(head).replaceFirst("");
  }

  private static String twoLines(String text) {
    int end = text.indexOf('\n', text.indexOf('\n') + 1);
    return end < 0 ? text : text.substring(0, end + 1);
  }

  private static void checkHead(Path file, boolean fits, String begins, String head) {
    checkArgument(
        fits, "%s begins with:\n%s\nexpected rows of this experiment:\n%s", file, begins, head);
  }

  private static void lock(FileChannel channel, Path file) throws IOException {
    boolean isOurs;
    try {
      isOurs = channel.tryLock() != null;
    } catch (OverlappingFileLockException e) {
      isOurs = false;
    }
    if (!isOurs) {
      throw new IllegalStateException(file + " is being written by somebody else");
    }
  }

  private static int bytes(String text) {
    return text.getBytes(UTF_8).length;
  }

  /** Returns what a file begins with, so many bytes of it. */
  private static String beginning(FileChannel channel, int length) throws IOException {
    return new String(Channels.newInputStream(channel.position(0)).readNBytes(length), UTF_8);
  }

  /** Returns where the last whole line ends. */
  private static long endOfLines(FileChannel channel) throws IOException {
    ByteBuffer unit = ByteBuffer.allocate(1);
    for (long end = channel.size(); end > 0; end--) {
      channel.read(unit.clear(), end - 1);
      if (unit.get(0) == '\n') {
        return end;
      }
    }
    return 0;
  }

  /** The reader is not closed, as that would close the channel. */
  private static long read(
      FileChannel channel, String head, long end, RowText text, Consumer<? super Row> rows)
      throws IOException {
    int from = bytes(head);
    BufferedReader lines =
        new BufferedReader(
            new InputStreamReader(
                ByteStreams.limit(Channels.newInputStream(channel.position(from)), end - from),
                UTF_8),
            BUFFER);
    long count = 0;
    for (String line = lines.readLine(); line != null; line = lines.readLine()) {
      rows.accept(text.read(line, count));
      count++;
    }
    return count;
  }

  /** Returns the number of the first game of which there is no row yet. */
  public long next() {
    return next;
  }

  /**
   * Adds the next row. It may stay in memory for a while, up to {@link #flush}.
   *
   * @throws IllegalArgumentException if it is not the next
   * @throws UncheckedIOException if it cannot be written
   */
  public void add(Row row) {
    checkArgument(row.number() == next, "the row of game %s; expected %s", row.number(), next);
    try {
      writer.write(text.line(row));
      writer.write('\n');
      next++;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * Writes all rows that were added.
   *
   * @throws IOException if they cannot be written
   */
  public void flush() throws IOException {
    writer.flush();
  }

  /**
   * Writes all rows that were added, and closes the file.
   *
   * @throws IOException if they cannot be written
   */
  @Override
  public void close() throws IOException {
    writer.close();
  }
}
