package io.github.spadille.terminal;

import com.google.common.base.Splitter;
import io.github.spadille.engine.text.HiddenCharacters;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import org.jline.reader.Candidate;
import org.jline.reader.EndOfFileException;
import org.jline.reader.LineReader;
import org.jline.reader.LineReaderBuilder;
import org.jline.reader.ParsedLine;
import org.jline.reader.UserInterruptException;
import org.jline.reader.impl.DefaultParser;
import org.jline.terminal.Attributes;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;
import org.jline.utils.InfoCmp.Capability;

/** A terminal with editing, history and completion. */
final class JLineConsole implements Console {
  private static final Splitter WORDS = Splitter.on(' ');

  /** Erases saved lines, in terminals of the kind of xterm. */
  private static final String SCROLLED_BACK = "\033[3J";

  /** More lines than screens have. */
  private static final int LINES = 100;

  private final Terminal terminal;
  private final LineReader reader;
  private final KeptGames kept;
  private Supplier<List<String>> completions = List::of;

  /**
   * Creates a console on a terminal, which it closes in the end.
   *
   * @param kept the games that are played here
   */
  JLineConsole(Terminal terminal, KeptGames kept) {
    this.terminal = terminal;
    this.kept = kept;
    // Quotes and backslashes are ordinary letters: the other back of a card is written 6s'.
    DefaultParser parser = new DefaultParser().quoteChars(new char[0]).escapeChars(new char[0]);
    this.reader =
        LineReaderBuilder.builder()
            .terminal(terminal)
            .parser(parser)
            .completer((line, parsed, candidates) -> complete(parsed, candidates))
            .option(LineReader.Option.DISABLE_EVENT_EXPANSION, true)
            .option(LineReader.Option.CASE_INSENSITIVE, true)
            .build();
  }

  /** Opens the terminal of this program. */
  static JLineConsole open() {
    Path home = Path.of(System.getProperty("user.home"));
    return new JLineConsole(terminal(), KeptGames.of(System.getenv(), home));
  }

  private static Terminal terminal() {
    try {
      return TerminalBuilder.builder().system(true).dumb(true).build();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Returns how many columns the terminal of this program has; 0 if it does not tell. */
  static int columnsOfTerminal() {
    try (Terminal terminal = terminal()) {
      return terminal.getWidth();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void complete(ParsedLine line, List<Candidate> candidates) {
    int order = 0;
    for (String word : nextWords(completions.get(), line.words().subList(0, line.wordIndex()))) {
      candidates.add(new Candidate(word, word, null, null, null, null, true, order++));
    }
  }

  /** Returns the words that can come after some words, in the order of the texts. */
  static Set<String> nextWords(List<String> texts, List<String> begun) {
    Set<String> next = new LinkedHashSet<>();
    for (String text : texts) {
      List<String> words = WORDS.splitToList(text);
      if (words.size() > begun.size() && words.subList(0, begun.size()).equals(begun)) {
        next.add(words.get(begun.size()));
      }
    }
    return next;
  }

  @Override
  public Optional<String> readLine(String prompt, Supplier<List<String>> texts) {
    completions = texts;
    try {
      return Optional.of(reader.readLine(HiddenCharacters.show(prompt)));
    } catch (UserInterruptException | EndOfFileException e) {
      return Optional.empty();
    }
  }

  /** A terminal that knows nothing but lines sends no key before Enter is pressed. */
  @Override
  public Optional<Keyboard> keyboard() {
    return terminal.getType().startsWith(Terminal.TYPE_DUMB)
        ? Optional.empty()
        : Optional.of(new JLineKeyboard(terminal, this, System::nanoTime));
  }

  @Override
  public int columns() {
    return Columns.within(terminal.getWidth());
  }

  @Override
  public boolean isLive() {
    return true;
  }

  @Override
  public Optional<KeptGames> keptGames() {
    return Optional.of(kept);
  }

  @Override
  public void pause(Duration time) {
    if (!time.isZero()) {
      readKey("", time.toMillis());
    }
  }

  @Override
  public void waitForKey(String text) {
    readKey(HiddenCharacters.show(text), 0);
    terminal.writer().println();
    terminal.flush();
  }

  /**
   * Shows a text, waits for a key, for ever if the time is 0, and takes it away. Keys count from
   * the moment when the text is there.
   */
  private void readKey(String text, long milliseconds) {
    Attributes before = terminal.enterRawMode();
    try {
      terminal.writer().print(text);
      terminal.flush();
      terminal.reader().read(milliseconds);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } finally {
      terminal.setAttributes(before);
    }
  }

  /**
   * Clears the screen and what could be scrolled back to; pushes it away where that is not known.
   */
  @Override
  public void clear() {
    if (terminal.puts(Capability.clear_screen)) {
      terminal.writer().print(SCROLLED_BACK);
    } else {
      terminal.writer().print("\n".repeat(Math.max(terminal.getHeight(), LINES)));
    }
    terminal.flush();
  }

  @Override
  public void close() {
    try {
      terminal.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
