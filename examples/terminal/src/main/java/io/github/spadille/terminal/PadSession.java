package io.github.spadille.terminal;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.ScorePad;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Keeps score with the people at a table, until the game is over or they leave. */
final class PadSession {
  private static final ImmutableSet<String> COMMANDS =
      ImmutableSet.of("undo", "sheet", "help", "quit");

  private final ChosenGame<?, ?, ?> chosen;
  private final Console console;
  private final PrintWriter out;
  private final Voice voice;
  private final PadAnswers answers;
  private final PadTables tables;
  private final SheetText sheets;
  private Optional<KeptGame> kept;
  private PadHistory history;

  /**
   * Creates a session.
   *
   * @param history what was entered before
   * @param kept where every entry is kept, if it is
   */
  PadSession(
      ChosenGame<?, ?, ?> chosen,
      PadHistory history,
      Console console,
      PrintWriter out,
      Optional<KeptGame> kept) {
    this.chosen = chosen;
    this.history = history;
    this.console = console;
    this.out = out;
    this.kept = kept;
    this.voice = chosen.voice(chosen.names(), Columns.prose(console.columns()));
    this.answers = new PadAnswers(voice);
    this.tables = new PadTables(voice, console.columns(), chosen.rules().sides());
    this.sheets = new SheetText(voice);
  }

  /** Asks until the game is over or the people leave. */
  void run() {
    keep();
    say("pad.how");
    if (!history.isEmpty()) {
      sheet().forEach(out::println);
    }
    begin();
    Optional<String> line = read();
    while (line.isPresent() && !isQuit(line.get())) {
      take(line.get());
      line = read();
    }
    if (history.pad().question().isPresent()) {
      say("end.not-over");
    }
    out.flush();
  }

  /** Returns all points as a table. */
  ImmutableList<String> sheet() {
    return tables.sheet(history.pad().state(), history.scored());
  }

  private Optional<String> read() {
    out.flush();
    ScorePad<?> pad = history.pad();
    boolean isOver = pad.question().isEmpty();
    String prompt = isOver ? voice.text("pad.over") : answers.asked(pad.question().get());
    return console
        .readLine(prompt + "> ", () -> isOver ? List.of() : answers.all(pad))
        .map(String::strip);
  }

  private boolean isQuit(String line) {
    boolean isEnd = line.isEmpty() && history.pad().question().isEmpty();
    return isEnd || command(line).equals("quit");
  }

  /** Returns the command that a line says; nothing if it says none. */
  private static String command(String line) {
    String word = line.toLowerCase(Locale.ROOT);
    String command =
        switch (word) {
          case "?" -> "help";
          case "q" -> "quit";
          default -> word;
        };
    return COMMANDS.contains(command) ? command : "";
  }

  private void take(String line) {
    switch (command(line)) {
      case "undo" -> undo();
      case "sheet" -> sheet().forEach(out::println);
      case "help" -> COMMANDS.forEach(command -> say("pad.help." + command));
      default -> enter(line);
    }
  }

  private void undo() {
    if (history.isEmpty()) {
      say("pad.undo.none");
      return;
    }
    PadHistory.Entry last = history.last();
    int hand = history.pad().state().handNumber();
    history = history.undone();
    keep();
    say("pad.undone", answers.asked(last.question()), answers.text(last.question(), last.answer()));
    if (history.pad().state().handNumber() != hand) {
      begin();
    }
  }

  private void enter(String line) {
    ScorePad<?> before = history.pad();
    if (before.question().isEmpty()) {
      say("pad.is-over");
      return;
    }
    try {
      history = history.with(answers.read(before, line));
    } catch (UnreadableException e) {
      out.println(voice.wrapped("", Failures.message(e)));
      return;
    }
    keep();
    int hand = before.state().handNumber();
    if (history.scored() == hand) {
      showHand(hand);
      begin();
    }
  }

  private void showHand(int hand) {
    GameState after = history.pad().state();
    out.println();
    tables.hand(after, hand).forEach(out::println);
  }

  /** Tells who deals the next hand, or who has won. */
  private void begin() {
    ScorePad<?> pad = history.pad();
    out.println();
    if (pad.question().isPresent()) {
      String dealer = voice.names().of(pad.dealer());
      say("pad.deal", pad.state().handNumber(), dealer, pad.handSize());
    } else {
      sheets.end(pad.state(), chosen.rules().scoring()).forEach(out::println);
    }
  }

  /** Keeps what was entered; says so if it cannot. */
  private void keep() {
    if (kept.isEmpty()) {
      return;
    }
    try {
      kept.get().write(PadFile.text(chosen, history));
    } catch (IOException e) {
      kept = Optional.empty();
      say("pad.not-kept", Failures.ofFile(e, voice.sentences()));
    }
  }

  private void say(String key, Object... arguments) {
    out.println(voice.wrapped("", voice.text(key, arguments)));
  }
}
