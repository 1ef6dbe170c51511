package io.github.spadille.terminal;

import com.google.common.base.CharMatcher;
import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableSet;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Refusal;
import io.github.spadille.engine.match.Arena;
import io.github.spadille.engine.match.Dealer;
import io.github.spadille.engine.match.Match;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.formats.record.RecordWriter;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * A person plays against agents and sees what the person's seat may see.
 *
 * @param <S> the states of the game
 * @param <M> the moves of the game
 * @param <O> the options of the game
 */
final class PlaySession<S extends GameState, M extends Move, O> {
  private static final int MOST_MOVES_SHOWN = 60;
  private static final String FORCE = "--force";
  private static final ImmutableSet<String> COMMANDS =
      ImmutableSet.of(
          "why",
          "rules",
          "governing",
          "ask",
          "moves",
          "table",
          "log",
          "undo",
          "redo",
          "save",
          "help",
          "quit");

  /** What can be asked for when there is nothing left to decide. */
  private static final ImmutableSet<String> AFTER_THE_END =
      ImmutableSet.of("rules", "ask", "table", "log", "undo", "redo", "save", "help", "quit");

  /** What comes after a line that was read. */
  private enum Next {
    /** The person is asked again. */
    ASK,
    /** The table is shown, and the person is asked again. */
    SHOW,
    /** The person has moved; the others go on. */
    MOVED,
    /** The person leaves. */
    QUIT
  }

  private final ChosenGame<S, M, O> chosen;
  private final int seat;
  private final Arena<S, M> others;
  private final Dealer dealer;
  private final Console console;
  private final PrintWriter out;

  private final SessionScreen<S, M> screen;
  private final Consumer<Throwable> failures;
  private Match<S, M> match;
  private Optional<Match<S, M>> asked = Optional.empty();
  private Optional<Refusal> lastRefusal = Optional.empty();

  /**
   * Creates a session.
   *
   * @param failures is told of each failure of the program, which does not end the game
   */
  PlaySession(
      ChosenGame<S, M, O> chosen,
      Match<S, M> match,
      int seat,
      SeatedAgents agents,
      Dealer dealer,
      Console console,
      PrintWriter out,
      Consumer<Throwable> failures) {
    this.chosen = chosen;
    this.match = match;
    this.seat = seat;
    this.dealer = dealer;
    this.console = console;
    this.out = out;
    this.failures = failures;
    this.screen = new SessionScreen<>(chosen, seat, out);
    this.others =
        agents
            .arena(chosen.setup(), dealer)
            .waitingFor(Seats.of(seat))
            .withMoveLimit(1)
            .withListener((before, move, after) -> screen.showMove(before.state(), move));
  }

  /** Plays until the person leaves, who is asked once more when the game is over. */
  void run() {
    Next next = Next.MOVED;
    while (next != Next.QUIT) {
      goOn();
      next = ask();
    }
    if (!match.isOver()) {
      screen.showEnd(match);
    }
  }

  /** Plays to the next decision, or stays at the last one if the program fails on the way. */
  private void goOn() {
    try {
      playToDecision();
    } catch (RuntimeException | StackOverflowError e) {
      if (asked.isEmpty()) {
        throw e; // There is nothing yet that could be lost.
      }
      fail(e, asked.get());
    }
  }

  /** Tells that the program is at fault, and goes on where the game stood. */
  private void fail(Throwable failure, Match<S, M> before) {
    match = before;
    screen.say("failed", failure.toString());
    failures.accept(failure);
  }

  /** Asks the person until a move is made, or the person leaves. */
  private Next ask() {
    Next next = Next.SHOW;
    while (next != Next.MOVED && next != Next.QUIT) {
      asked = Optional.of(match);
      if (next == Next.SHOW) {
        show();
      }
      out.flush();
      Optional<String> line = console.readLine(screen.prompt(), this::completions);
      next = line.map(this::safelyAnswer).orElse(Next.QUIT);
    }
    return next;
  }

  private void show() {
    try {
      if (match.isOver()) {
        screen.showEnd(match);
        screen.say("over.last");
      } else {
        screen.showTable(match);
        screen.showMoves(reader().moves(), MOST_MOVES_SHOWN);
      }
    } catch (RuntimeException | StackOverflowError e) {
      fail(e, match);
    }
  }

  /** Answers a line; whatever it is, the game is not lost. */
  private Next safelyAnswer(String line) {
    Match<S, M> before = match;
    try {
      return answer(line);
    } catch (RuntimeException | StackOverflowError e) {
      fail(e, before);
      return Next.ASK;
    }
  }

  /** Lets chance and the agents move until the person has to, or the game is over. */
  private void playToDecision() {
    boolean isAsked = false;
    while (!match.isOver() && !isAsked) {
      // Move by move, so that a game which was saved goes on as if it had never stopped.
      Arena.Result<S, M> next = others.play(match, dealer);
      isAsked = next.awaited().isPresent();
      match = next.match();
    }
  }

  private void make(M move) {
    S before = match.state();
    match = match.play(move);
    screen.showMove(before, move);
  }

  private MoveReader<S, M> reader() {
    return new MoveReader<>(match, seat, screen.sentences(), screen::offer);
  }

  private List<String> completions() {
    List<String> texts = new ArrayList<>(reader().texts());
    texts.addAll(match.isOver() ? AFTER_THE_END : COMMANDS);
    reader().texts().forEach(text -> texts.add("why " + text));
    chosen.book().ids().forEach(id -> texts.add("rules " + id));
    return texts;
  }

  private Next answer(String line) {
    String said = CharMatcher.whitespace().trimFrom(line);
    if (said.isEmpty()) {
      return Next.ASK;
    }
    int end = CharMatcher.whitespace().indexIn(said);
    String word = end < 0 ? said : said.substring(0, end);
    if (match.isOver() && !AFTER_THE_END.contains(word)) {
      screen.say("over.no-move", Joiner.on(", ").join(AFTER_THE_END));
      return Next.ASK;
    }
    if (!match.isOver() && (!COMMANDS.contains(word) || reader().isVerb(word))) {
      return tryMove(said);
    }
    return obey(word, CharMatcher.whitespace().trimFrom(said.substring(word.length())));
  }

  private Next tryMove(String said) {
    Optional<M> move = read(said);
    if (move.isEmpty()) {
      return Next.ASK;
    }
    Optional<Refusal> refusal = match.refusal(move.get());
    if (refusal.isPresent()) {
      lastRefusal = refusal;
      screen.explain(refusal.get());
      return Next.ASK;
    }
    lastRefusal = Optional.empty();
    make(move.get());
    return Next.MOVED;
  }

  private Optional<M> read(String said) {
    try {
      return Optional.of(reader().read(said, COMMANDS));
    } catch (UnreadableException e) {
      screen.say(e);
      return Optional.empty();
    }
  }

  private Next obey(String command, String argument) {
    switch (command) {
      case "why":
        why(argument);
        return Next.ASK;
      case "rules":
        screen.showRules(argument);
        return Next.ASK;
      case "governing":
        screen.showGoverning(match);
        return Next.ASK;
      case "ask":
        ask(argument);
        return Next.ASK;
      case "moves":
        screen.showMoves(reader().moves(), Integer.MAX_VALUE);
        return Next.ASK;
      case "log":
        screen.showLog(match);
        return Next.ASK;
      case "save":
        save(argument);
        return Next.ASK;
      case "help":
        help();
        return Next.ASK;
      case "undo":
        return undo();
      case "redo":
        return redo();
      case "table":
        return table();
      default:
        return Next.QUIT;
    }
  }

  private void help() {
    if (match.isOver()) {
      screen.showHelp(AFTER_THE_END);
    } else {
      screen.showHelp(COMMANDS);
      screen.showHelpOnMoves(reader().texts().get(0));
    }
  }

  private Next table() {
    if (!match.isOver()) {
      return Next.SHOW;
    }
    screen.showTable(match);
    return Next.ASK;
  }

  /** Goes back to the person's decision before this one. */
  private Next undo() {
    if (match.moves().stream().noneMatch(move -> move.seat() == seat)) {
      screen.say("undo.none");
      return Next.ASK;
    }
    match = match.undoDecision(seat);
    return Next.SHOW;
  }

  /** Makes the person's move again, and what followed up to the next decision. */
  private Next redo() {
    if (!match.canRedo()) {
      screen.say("redo.none");
      return Next.ASK;
    }
    match = match.redo();
    while (match.canRedo() && !isOwn(match.redo())) {
      match = match.redo();
    }
    return Next.SHOW;
  }

  /** Tells whether the last move of a match is the person's. */
  private boolean isOwn(Match<S, M> past) {
    return past.last().filter(move -> move.seat() == seat).isPresent();
  }

  private void why(String said) {
    if (said.isEmpty() && lastRefusal.isPresent()) {
      screen.explain(lastRefusal.get());
      return;
    }
    if (said.isEmpty()) {
      screen.say("why.which", reader().texts().get(0));
      return;
    }
    Optional<M> move = read(said);
    if (move.isEmpty()) {
      return;
    }
    Optional<Refusal> refusal = match.refusal(move.get());
    if (refusal.isPresent()) {
      screen.explain(refusal.get());
    } else {
      screen.say("why.allowed", screen.offer(move.get()));
    }
  }

  private void ask(String question) {
    if (question.isEmpty()) {
      screen.say("ask.what");
    } else {
      screen.showAnswer(question);
    }
  }

  private void save(String argument) {
    boolean force = argument.equals(FORCE) || argument.startsWith(FORCE + " ");
    String name =
        force ? CharMatcher.whitespace().trimFrom(argument.substring(FORCE.length())) : argument;
    if (name.isEmpty()) {
      screen.say("save.where");
      return;
    }
    try {
      RecordFiles.write(Path.of(name), record(), force);
      screen.say("save.done", match.size(), name);
    } catch (InvalidPathException e) {
      screen.say("save.no-name", name);
    } catch (FileAlreadyExistsException e) {
      screen.say("save.there", name, FORCE);
    } catch (IOException e) {
      screen.say("save.not", Failures.ofFile(e, screen.sentences()));
    }
  }

  private String record() {
    RecordWriter<S, M> writer = chosen.record();
    match.moves().forEach(writer::move);
    return writer.end(match.state()).takenBack(match).text();
  }
}
