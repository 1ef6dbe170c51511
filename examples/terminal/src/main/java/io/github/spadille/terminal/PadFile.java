package io.github.spadille.terminal;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.primitives.Ints;
import io.github.spadille.engine.Catalog;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.option.OptionException;
import io.github.spadille.engine.text.Excerpt;
import io.github.spadille.formats.record.GameRecord;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A score pad as the text of a file: which game is played how and by whom, and what was entered,
 * one entry a line. Behind a number sign stands what it means.
 *
 * <pre>{@code
 * spadille-score 1
 * Game: oh-hell
 * Seats: 3
 * Option: dealer-bid=hook
 * Player: Ana
 *
 * 2  # Bid of Ana: 2
 * }</pre>
 */
final class PadFile {
  private static final String FIRST = "spadille-score 1";
  private static final String GAME = "Game: ";
  private static final String SEATS = "Seats: ";
  private static final String OPTION = "Option: ";
  private static final String PLAYER = "Player: ";
  private static final String COMMENT = "#";

  /** As in a record of a game that is over; {@link KeptGame} looks for it. */
  private static final String OVER = "? over";

  private final String source;
  private final Catalog catalog;
  private String game = "";
  private String seats = "";
  private final Map<String, String> options = new LinkedHashMap<>();
  private final List<String> players = new ArrayList<>();
  private final List<String> entries = new ArrayList<>();
  private final List<Integer> entryLines = new ArrayList<>();

  private PadFile(String source, Catalog catalog) {
    this.source = source;
    this.catalog = catalog;
  }

  /**
   * A pad that was read.
   *
   * @param chosen what is played
   * @param history what was entered
   */
  record Saved(ChosenGame<?, ?, ?> chosen, PadHistory history) {}

  /** Returns the text of a pad. */
  static <S extends GameState, M extends Move, O> String text(
      ChosenGame<S, M, O> chosen, PadHistory history) {
    StringBuilder text = new StringBuilder();
    text.append(FIRST).append('\n');
    text.append(GAME).append(chosen.game().id()).append('\n');
    text.append(SEATS).append(chosen.seats()).append('\n');
    chosen
        .game()
        .options()
        .formatAll(chosen.options())
        .forEach((key, value) -> text.append(OPTION + key + "=" + value + "\n"));
    chosen.names().players().forEach(name -> text.append(PLAYER).append(name).append('\n'));
    text.append('\n');
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
   * @throws IOException if the file cannot be read, or is no text in UTF-8
   * @throws IllegalArgumentException if it holds no pad, or one that its rules refuse; names the
   *     file, the line, the value and what is allowed
   */
  static Saved read(Path file, Catalog catalog) throws IOException {
    if (Files.size(file) > GameRecord.MAX_SIZE) {
      throw new IllegalArgumentException(
          file + ": more than " + GameRecord.MAX_SIZE + " bytes; no pad is so long");
    }
    String text = UTF_8.newDecoder().decode(ByteBuffer.wrap(Files.readAllBytes(file))).toString();
    PadFile read = new PadFile(Excerpt.of(file.toString()), catalog);
    read.take(text);
    return read.saved();
  }

  private void take(String text) {
    List<String> lines = Splitter.on('\n').splitToList(text.replace("\r\n", "\n"));
    check(lines.get(0).equals(FIRST), 1, lines.get(0), FIRST);
    for (int i = 1; i < lines.size(); i++) {
      take(lines.get(i), i + 1);
    }
  }

  private void take(String line, int number) {
    String said = line.strip();
    if (said.startsWith(GAME)) {
      game = said.substring(GAME.length());
    } else if (said.startsWith(SEATS)) {
      seats = said.substring(SEATS.length());
    } else if (said.startsWith(OPTION)) {
      int equals = said.indexOf('=');
      check(equals > OPTION.length(), number, said, OPTION + "KEY=VALUE");
      options.put(said.substring(OPTION.length(), equals), said.substring(equals + 1));
    } else if (said.startsWith(PLAYER)) {
      String name = said.substring(PLAYER.length());
      check(Names.isName(name), number, name, Names.NAME);
      players.add(name);
    } else if (!said.isEmpty() && !said.startsWith(COMMENT) && !said.equals(OVER)) {
      entries.add(Splitter.on(COMMENT).splitToList(said).get(0).strip());
      entryLines.add(number);
    }
  }

  private void check(boolean holds, int line, String found, String expected) {
    if (!holds) {
      throw new IllegalArgumentException(
          source + ":" + line + ": " + Excerpt.of(found) + "; expected " + expected);
    }
  }

  private Saved saved() {
    ChosenGame<?, ?, ?> chosen;
    try {
      chosen = chosen(catalog.game(game));
    } catch (OptionException e) {
      throw new IllegalArgumentException(source + ": " + String.join("; ", e.problems()), e);
    } catch (IllegalArgumentException e) {
      throw new IllegalArgumentException(source + ": " + Failures.message(e), e);
    }
    PadHistory history =
        PadHistory.of(
            chosen
                .rules()
                .scorePad()
                .orElseThrow(
                    () -> new IllegalArgumentException(source + ": no score pad for " + game)));
    PadAnswers answers = new PadAnswers(chosen.voice(chosen.names(), Integer.MAX_VALUE));
    for (int i = 0; i < entries.size(); i++) {
      history = entered(history, entries.get(i), entryLines.get(i), answers);
    }
    return new Saved(chosen, history);
  }

  private <S extends GameState, M extends Move, O> ChosenGame<S, M, O> chosen(Game<S, M, O> found) {
    Integer count = Ints.tryParse(seats);
    if (count == null || players.size() != count) {
      throw new IllegalArgumentException(
          SEATS
              + Excerpt.of(seats)
              + "; expected the number of players, of whom there are "
              + players.size());
    }
    return ChosenGame.of(found, count, options).with(ImmutableList.copyOf(players));
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
