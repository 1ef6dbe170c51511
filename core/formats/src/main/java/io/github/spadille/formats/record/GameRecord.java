package io.github.spadille.formats.record;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.spadille.formats.houserules.Binding;
import io.github.spadille.formats.text.Utf8Text;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/**
 * A record or scenario, read: which game, which house rules, what was played, what must hold.
 *
 * <p>It is text that was found to be well formed; whether its moves are legal is for {@link Replay}
 * to say. Immutable and thread-safe. Two records are equal if their texts are, wherever they come
 * from, and those of the records that they begin in; {@link #parse} and {@link #format} are
 * inverses.
 */
public final class GameRecord {
  /** The most bytes of a file with a record, or characters of its text. */
  public static final int MAX_SIZE = 1 << 26;

  /** The most lines of a record. */
  public static final int MAX_LINES = 1_000_000;

  /** The most characters of a line. */
  public static final int MAX_LINE = 1 << 20;

  private static final String BEGUN_IN_A_TEXT =
      "no other record to begin in: only a file can, and this is a text";

  private final String source;
  private final String text;
  private final Head head;
  private final ImmutableList<RecordLine> lines;
  private final @Nullable Beginning beginning;

  GameRecord(String source, String text, Head head, ImmutableList<RecordLine> lines) {
    this(source, text, head, lines, null);
  }

  private GameRecord(
      String source,
      String text,
      Head head,
      ImmutableList<RecordLine> lines,
      @Nullable Beginning beginning) {
    this.source = source;
    this.text = text;
    this.head = head;
    this.lines = lines;
    this.beginning = beginning;
  }

  /**
   * Reads a record that begins with a game.
   *
   * <p>A text comes from anywhere, so it opens no file: one that {@linkplain #beginning begins in
   * another record} is refused here, and read from a {@linkplain #read file} alone.
   *
   * @param source what messages call the text, a file name as a rule
   * @param text the whole text; lines end in {@code \n} or {@code \r\n}, and a {@linkplain
   *     io.github.spadille.engine.text.ByteOrderMark byte order mark} before it is passed over
   * @throws RecordException if the text is no record, goes beyond a limit or has {@linkplain
   *     io.github.spadille.engine.text.HiddenCharacters hidden characters}; says where and what can
   *     stand there
   */
  public static GameRecord parse(String source, String text) {
    GameRecord record = new RecordParser(source, text).parse();
    record
        .head
        .begins()
        .ifPresent(
            begins -> {
              throw begins.fail(source, begins.file(), BEGUN_IN_A_TEXT);
            });
    return record;
  }

  /**
   * Reads a record from a file, as {@link #read(String, Path)} does; messages call it by its path.
   */
  public static GameRecord read(Path file) throws IOException {
    return read(file.toString(), file);
  }

  /**
   * Reads a record from a file; of one that is too long, no more than a record may have.
   *
   * <p>A record that {@linkplain #beginning begins in another one} is read with it. The other lies
   * in the same folder or below it; no other file is read.
   *
   * @param source what messages call the file
   * @throws IOException if there is no such file, or it cannot be read
   * @throws RecordException if the file is not UTF-8, the record begins in one that is not there,
   *     or as {@link #parse} does
   */
  public static GameRecord read(String source, Path file) throws IOException {
    return RecordFolder.read(source, file);
  }

  /**
   * A record without its last line, if that was not written to its end.
   *
   * @param record the record up to there
   * @param torn what was left out; empty if nothing was
   */
  public record WholeLines(GameRecord record, String torn) {
    /** Tells whether a line was left out. */
    public boolean isTorn() {
      return !torn.isEmpty();
    }
  }

  /**
   * Reads a record to which lines were added one by one, the last of which may be torn: without a
   * {@code \n} after it, it is left out, even if it could be read ({@code 0 bid 1} may have been
   * {@code 0 bid 12}). Nothing else is passed over.
   *
   * @throws RecordException as {@link #parse} does
   */
  public static WholeLines parseWholeLines(String source, String text) {
    int end = text.lastIndexOf('\n') + 1;
    return new WholeLines(parse(source, text.substring(0, end)), text.substring(end));
  }

  /**
   * Reads a record from a file to which lines were added one by one, as {@link #parseWholeLines}
   * does.
   *
   * @throws IOException if there is no such file, or it cannot be read
   * @throws RecordException if the whole lines are not UTF-8, or as {@link #parse} does
   */
  public static WholeLines readWholeLines(Path file) throws IOException {
    Utf8Text read = RecordText.readWholeLines(file);
    return new WholeLines(parse(file.toString(), read.text()), read.torn());
  }

  /** Returns what messages call this record, a file name as a rule. */
  public String source() {
    return source;
  }

  /** Returns the id of the game. */
  public String game() {
    return head.game();
  }

  /**
   * Returns the version of the base rules by which it was played, from 1.
   *
   * <p>A head that does not say it is of the first.
   */
  public int base() {
    return head.base();
  }

  /** Returns the version of the library that wrote it; nothing if the head does not say. */
  public Optional<String> library() {
    return head.library().isEmpty() ? Optional.empty() : Optional.of(head.library());
  }

  /** Returns the number of seats; nothing if the head leaves it to the game. */
  public OptionalInt seats() {
    return head.seats();
  }

  /**
   * Returns the options that differ from the {@linkplain #base base rules}, value by key, in the
   * order of the head.
   */
  public ImmutableMap<String, String> options() {
    return head.options();
  }

  /** Returns the names of those who play, by seat, in the order of the head. */
  public ImmutableMap<Integer, String> names() {
    return head.names();
  }

  /** Returns the house-rules document to which the game is bound, if it is (HSE-14). */
  public Optional<Binding> houseRules() {
    return head.houseRules();
  }

  /**
   * Returns the lines of the head that the format does not know, as they stand there.
   *
   * <p>Such a header can have any name that is not one letter, or only capitals, away from one that
   * the format knows: that is taken for a slip, and the record is refused.
   */
  public ImmutableList<String> otherHeaders() {
    return head.others();
  }

  /**
   * Returns where it begins, if its head says {@code Begins}; otherwise it begins with a game.
   *
   * <p>Base rules, seats, options, names and house rules are then those of the other record.
   */
  public Optional<Beginning> beginning() {
    return Optional.ofNullable(beginning);
  }

  /** Returns this record, which begins in another one. */
  GameRecord beginningWith(Beginning other) {
    return new GameRecord(source, text, head.begunIn(other.record().head), lines, other);
  }

  /** Returns the lines after the head, in order; those of another record are not among them. */
  public ImmutableList<RecordLine> lines() {
    return lines;
  }

  /**
   * Returns the text of this record.
   *
   * <p>It is what was read, character by character, comments and empty lines included; only lines
   * that ended in {@code \r\n}, or the last one in nothing, now end in {@code \n}, and a byte order
   * mark at the beginning is gone.
   */
  public String format() {
    return text;
  }

  Head head() {
    return head;
  }

  @Override
  public boolean equals(Object o) {
    return o instanceof GameRecord other
        && other.text.equals(text)
        && Objects.equals(other.beginning, beginning);
  }

  @Override
  public int hashCode() {
    return text.hashCode();
  }

  /** Returns where the record comes from and what it is about: {@code a.spadille: my-game}. */
  @Override
  public String toString() {
    return source + ": " + head.game();
  }
}
