package io.github.spadille.terminal;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.google.common.base.Splitter;
import io.github.spadille.engine.text.Excerpt;
import io.github.spadille.formats.record.GameRecord;
import io.github.spadille.formats.record.ReplayException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * A score pad as the text of a file: the head of a record, which says what is played by whom and to
 * which house rules it is bound, and then what was entered, one entry a line. Behind a number sign
 * stands what an entry means.
 *
 * <pre>{@code
 * spadille-score 1
 * Game: oh-hell
 * Base: 2
 * Library: 1.0.0
 * Seats: 3
 * Options: dealer-bid=hook
 * Name 0: Ana
 *
 * 2  # Bid of Ana: 2
 * }</pre>
 */
final class PadFile {
  private static final String FIRST = "spadille-score 1";
  private static final String FIRST_OF_RECORD = "spadille 1";
  private static final String COMMENT = "#";

  /** As in a record of a game that is over; {@link KeptGame} looks for it. */
  private static final String OVER = "? over";

  private final String source;
  private final List<String> lines;

  private PadFile(String source, String text) {
    this.source = source;
    this.lines = Splitter.on('\n').splitToList(text.replace("\r\n", "\n"));
  }

  /**
   * A pad that was read.
   *
   * @param chosen what is played
   * @param history what was entered
   */
  record Saved(ChosenGame<?, ?, ?> chosen, PadHistory history) {}

  /** Returns the text of a pad. */
  static String text(ChosenGame<?, ?, ?> chosen, PadHistory history) {
    String head = chosen.record().text();
    StringBuilder text = new StringBuilder(FIRST).append(head.substring(head.indexOf('\n')));
    PadAnswers answers = new PadAnswers(chosen.voice(chosen.names(), Integer.MAX_VALUE));
    for (PadHistory.Entry entry : history.entries()) {
      String said = answers.text(entry.question(), entry.answer());
      text.append(entry.answer()).append("  ").append(COMMENT).append(' ');
      text.append(answers.asked(entry.question())).append(": ").append(said).append('\n');
    }
    boolean isOver = history.pad().question().isEmpty();
    return text.append(isOver ? OVER + "\n" : "").toString();
  }

  /**
   * Reads a pad.
   *
   * @param choice names the document to which the pad is bound, if it is
   * @throws picocli.CommandLine.ParameterException if the pad is bound to a document that was not
   *     named, or not to the one that was
   * @throws IOException if the file cannot be read, or is no text in UTF-8
   * @throws IllegalArgumentException if it holds no pad, or one that its rules refuse; names the
   *     file, the line, the value and what is allowed
   * @throws ReplayException if there is no such game, or it is not played so; says where
   */
  static Saved read(Path file, GameChoice choice) throws IOException {
    if (Files.size(file) > GameRecord.MAX_SIZE) {
      throw new IllegalArgumentException(
          file + ": more than " + GameRecord.MAX_SIZE + " bytes; no pad is so long");
    }
    String text = UTF_8.newDecoder().decode(ByteBuffer.wrap(Files.readAllBytes(file))).toString();
    return new PadFile(Excerpt.of(file.toString()), text).saved(choice);
  }

  private Saved saved(GameChoice choice) {
    check(lines.get(0).equals(FIRST), 1, lines.get(0), FIRST);
    int end = lines.contains("") ? lines.indexOf("") : lines.size();
    String head = String.join("\n", lines.subList(1, end));
    GameRecord record = GameRecord.parse(source, FIRST_OF_RECORD + "\n" + head + "\n");
    ChosenGame<?, ?, ?> chosen = ResumedGame.chosen(record, choice);
    PadHistory history =
        PadHistory.of(
            chosen
                .rules()
                .scorePad()
                .orElseThrow(
                    () ->
                        new IllegalArgumentException(
                            source + ": no score pad for " + chosen.game().id())));
    PadAnswers answers = new PadAnswers(chosen.voice(chosen.names(), Integer.MAX_VALUE));
    for (int i = end; i < lines.size(); i++) {
      String entry = Splitter.on(COMMENT).splitToList(lines.get(i)).get(0).strip();
      boolean isEntry = !entry.isEmpty() && !entry.equals(OVER);
      history = isEntry ? entered(history, entry, i + 1, answers) : history;
    }
    return new Saved(chosen, history);
  }

  private void check(boolean holds, int line, String found, String expected) {
    if (!holds) {
      throw new IllegalArgumentException(
          source + ":" + line + ": " + Excerpt.of(found) + "; expected " + expected);
    }
  }

  private PadHistory entered(PadHistory history, String entry, int line, PadAnswers answers) {
    check(history.pad().question().isPresent(), line, entry, "nothing, as the game is over");
    try {
      return history.with(answers.readNumber(history.pad(), entry));
    } catch (UnreadableException e) {
      throw new IllegalArgumentException(source + ":" + line + ": " + Failures.message(e), e);
    }
  }
}
