package io.github.spadille.terminal;

import com.google.common.base.Splitter;
import io.github.spadille.engine.text.HiddenCharacters;
import java.io.IOException;
import java.io.UncheckedIOException;
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
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;

/** A terminal with editing, history and completion. */
final class JLineConsole implements Console {
  private static final Splitter WORDS = Splitter.on(' ');

  private final Terminal terminal;
  private final LineReader reader;
  private Supplier<List<String>> completions = List::of;

  /** Creates a console on a terminal, which it closes in the end. */
  JLineConsole(Terminal terminal) {
    this.terminal = terminal;
    // Quotes and backslashes are ordinary letters: the other back of a card is written 6s'.
    DefaultParser parser = new DefaultParser().quoteChars(new char[0]).escapeChars(new char[0]);
    this.reader =
        LineReaderBuilder.builder()
            .terminal(terminal)
            .parser(parser)
            .completer((line, parsed, candidates) -> complete(parsed, candidates))
            .option(LineReader.Option.DISABLE_EVENT_EXPANSION, true)
            .build();
  }

  /** Opens the terminal of this program. */
  static JLineConsole open() {
    try {
      return new JLineConsole(TerminalBuilder.builder().system(true).dumb(true).build());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void complete(ParsedLine line, List<Candidate> candidates) {
    nextWords(completions.get(), line.words().subList(0, line.wordIndex()))
        .forEach(word -> candidates.add(new Candidate(word)));
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
  public void close() {
    try {
      terminal.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
