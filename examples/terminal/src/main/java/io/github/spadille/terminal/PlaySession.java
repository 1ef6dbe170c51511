package io.github.spadille.terminal;

import com.google.common.base.CharMatcher;
import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Refusal;
import io.github.spadille.engine.match.Arena;
import io.github.spadille.engine.match.Dealer;
import io.github.spadille.engine.match.Match;
import io.github.spadille.engine.match.Policy;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.random.RandomSource;
import io.github.spadille.engine.seat.Seats;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * People play against each other and agents at one screen, and each sees what they may see.
 *
 * <p>Of several people one looks at the screen at a time: before the next one is asked it is
 * cleared, and who comes to it is told what happened since.
 *
 * @param <S> the states of the game
 * @param <M> the moves of the game
 * @param <O> the options of the game
 */
final class PlaySession<S extends GameState, M extends Move, O> {
  /** What comes after a line that was read. */
  private enum Next {
    /** The person is asked again. */
    ASK,
    /** The table is shown, and the person is asked again. */
    SHOW,
    /** The person has moved; the others go on. */
    MOVED,
    /** The person wants another game. */
    AGAIN,
    /** The person leaves. */
    QUIT
  }

  private final ChosenGame<S, M, O> chosen;
  private final Seating seating;
  private final Arena<S, M> others;
  private final Dealer dealer;
  private final Console console;
  private final PrintWriter out;
  private final Keeping<S, M> keeping;
  private final Pace pace;
  private final Consumer<Throwable> failures;
  private final Map<Integer, SessionScreen<S, M>> screens = new HashMap<>();
  private final ImmutableList<Policy<S, M>> policies;
  private final Optional<LivePlay<S, M>> live;

  private final Told told = new Told();

  private Match<S, M> match;
  private int seat;
  private Optional<Match<S, M>> asked = Optional.empty();
  private Optional<Refusal> lastRefusal = Optional.empty();

  /** Reads the moves of the position that was shown last; it is asked several times for each. */
  private Optional<MoveReader<S, M>> reader = Optional.empty();

  /**
   * Creates a session.
   *
   * @param match as it stands at first; what was played before is not told
   * @param failures is told of each failure of the program, which does not end the game
   */
  PlaySession(
      ChosenGame<S, M, O> chosen,
      Match<S, M> match,
      Seating seating,
      Dealer dealer,
      Console console,
      PrintWriter out,
      Keeping<S, M> keeping,
      Pace pace,
      Consumer<Throwable> failures) {
    this.chosen = chosen;
    this.match = match;
    this.seating = seating;
    this.seat = seating.people().first();
    this.dealer = dealer;
    this.console = console;
    this.out = out;
    this.keeping = keeping;
    this.pace = pace;
    this.failures = failures;
    told.all(seating.people(), match);
    this.others =
        seating
            .agents()
            .arena(chosen.setup(), dealer)
            .waitingFor(seating.people())
            .withMoveLimit(1);
    this.policies = seating.agents().policies(dealer);
    this.live = console.keyboard().map(this::live);
  }

  /** Returns how moves are made by single keys while a clock runs. */
  private LivePlay<S, M> live(Keyboard keyboard) {
    SessionScreen<S, M> shown =
        seating.people().size() == 1
            ? screen()
            : SessionScreen.common(chosen, console.columns(), out);
    LiveScreen<S, M> screen =
        new LiveScreen<>(
            chosen,
            seating.people(),
            out,
            (before, move, after) -> {
              goTo(after);
              shown.showMove(before.state(), move);
              told.all(seating.people(), after);
            },
            shown::showTable);
    return LivePlay.of(chosen, seating.people(), seating.agents(), dealer, keyboard, screen);
  }

  /**
   * Plays until somebody leaves, who is asked once more when the game is over.
   *
   * @return whether they want another game
   */
  boolean run() {
    Next next = Next.MOVED;
    while (next != Next.QUIT && next != Next.AGAIN) {
      goOn();
      next = ask();
    }
    if (!match.isOver()) {
      screen().showEnd(match);
      if (keeping.isOn()) {
        screen().say("kept.go-on");
      }
    }
    return next == Next.AGAIN;
  }

  /** Plays to the next decision, or stays at the last one if the program fails on the way. */
  private void goOn() {
    try {
      playToDecision();
    } catch (RuntimeException | StackOverflowError e) {
      if (asked.isEmpty()) {
        throw e; // There is nothing yet that could be lost.
      }
      // What was played by keys is known; where agents fail, a person could not go on.
      fail(e, isLive() ? match : asked.get());
    }
  }

  /** Tells that the program is at fault, and goes on where the game stood. */
  private void fail(Throwable failure, Match<S, M> before) {
    match = before;
    screen().say("failed", failure.toString());
    failures.accept(failure);
  }

  /** Lets chance and the agents move until a person has to, or the game is over. */
  private void playToDecision() {
    boolean isAsked = false;
    while (!match.isOver() && !isAsked) {
      if (isLive()) {
        live.orElseThrow().play(match);
        if (isLive()) {
          return; // Somebody has stopped the clock.
        }
        continue;
      }
      // Move by move, so that a game which was saved goes on as if it had never stopped.
      Arena.Result<S, M> next = others.play(match, dealer);
      isAsked = next.awaited().isPresent();
      next.awaited().ifPresent(this::giveScreenTo);
      goTo(next.match());
      if (seating.people().size() == 1) {
        tell();
      }
    }
    tell();
  }

  /** Tells whether time counts now, and moves are made by keys. */
  private boolean isLive() {
    return live.isPresent() && LivePlay.isLive(match, seating.people());
  }

  /** Lets another person come to the screen. */
  private void giveScreenTo(int next) {
    if (next == seat) {
      return;
    }
    String name = screen().name(next);
    tell();
    console.waitForKey(screen().text("seat.leave", name));
    console.clear();
    seat = next;
    out.println();
    screen().say("seat.take", name);
    out.flush();
    console.waitForKey(screen().text("seat.key"));
  }

  /** Tells who looks at the screen what happened since they looked at it last. */
  private void tell() {
    told.catchUp(seat, match, screen(), pace);
  }

  /** Goes to a match and keeps it; where moves were taken back, they are told anew. */
  private void goTo(Match<S, M> next) {
    boolean changed = next != match;
    match = next;
    told.goTo(match);
    if (changed) {
      keeping
          .keep(match)
          .ifPresent(e -> screen().say("kept.not", Failures.ofFile(e, screen().sentences())));
    }
  }

  /** Asks the person until a move is made, or the person leaves. */
  private Next ask() {
    Next next = Next.SHOW;
    while (next == Next.SHOW || next == Next.ASK) {
      asked = Optional.of(match);
      if (next == Next.SHOW) {
        show();
      }
      out.flush();
      Optional<String> line = console.readLine(screen().prompt(), this::completions);
      next = line.map(this::safelyAnswer).orElseGet(this::leave);
    }
    return next;
  }

  private void show() {
    try {
      if (match.isOver()) {
        screen().showEnd(match);
        screen().say("over.last");
      } else {
        screen().showTable(match);
        screen().showMoves(reader().menu());
        if (isLive()) {
          screen().say("wait.clock");
        } else if (match.state().turn().seats().size() > 1) {
          // Who of them has anything to do may be a secret.
          Seats others = match.state().turn().seats().without(seat);
          screen().say("wait.others", screen().names(others));
        }
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

  private SessionScreen<S, M> screen() {
    return screens.computeIfAbsent(
        seat, each -> new SessionScreen<>(chosen, each, console.columns(), out));
  }

  private MoveReader<S, M> reader() {
    if (reader.filter(known -> known.isOf(match, seat)).isEmpty()) {
      reader =
          Optional.of(
              new MoveReader<>(
                  match,
                  seat,
                  screen().sentences(),
                  screen().offers(match),
                  screen().cardNames(match)));
    }
    return reader.orElseThrow();
  }

  private List<String> completions() {
    ImmutableList<String> moves = reader().texts();
    List<String> texts = new ArrayList<>(moves);
    texts.addAll(SessionCommand.words(match.isOver()));
    moves.forEach(text -> texts.add("why " + text));
    screen().ruleIds().forEach(id -> texts.add("rules " + id));
    return texts;
  }

  private Next answer(String line) {
    String said = CharMatcher.whitespace().trimFrom(line);
    if (said.isEmpty()) {
      return match.isOver() ? Next.ASK : waitForOthers();
    }
    int end = CharMatcher.whitespace().indexIn(said);
    String word = end < 0 ? said : said.substring(0, end);
    Optional<SessionCommand> command =
        SessionCommand.find(word).filter(each -> each.isThere(match.isOver()));
    if (match.isOver() && command.isEmpty()) {
      screen().say("over.no-move", Joiner.on(", ").join(SessionCommand.words(true)));
      return Next.ASK;
    }
    if (command.isEmpty() || (!match.isOver() && isMove(word, said))) {
      return tryMove(said);
    }
    return obey(command.get(), CharMatcher.whitespace().trimFrom(said.substring(word.length())));
  }

  /** Tells whether a line that begins like a command is a move that has the same word. */
  private boolean isMove(String word, String said) {
    if (!reader().isVerb(word)) {
      return false;
    }
    try {
      reader().read(said, SessionCommand.words(false));
      return true;
    } catch (UnreadableException e) {
      return false;
    }
  }

  /** Returns the seats that may move as well as the one that is asked. */
  private Seats others() {
    Seats able = Seats.none();
    for (M move : match.rules().legalMoves(match.state())) {
      able = able.with(move.seat());
    }
    return able.without(seat);
  }

  /** Lets another player move first, where several may: nobody has to be the first to speak. */
  private Next waitForOthers() {
    if (isLive()) {
      return Next.MOVED;
    }
    Seats able = others();
    if (able.isEmpty()) {
      screen().say("wait.nobody");
      return Next.ASK;
    }
    RandomSource random = dealer.generatorFor("wait " + match.size());
    int next = able.stream().skip(random.nextInt(able.size())).findFirst().orElseThrow();
    if (seating.people().contains(next)) {
      giveScreenTo(next);
      tell();
      return Next.SHOW;
    }
    goTo(match.play(policies.get(next).choose(match.observe(next), random)));
    tell();
    return Next.MOVED;
  }

  private Next tryMove(String said) {
    Optional<M> move = read(said);
    if (move.isEmpty()) {
      return Next.ASK;
    }
    Optional<Refusal> refusal = match.refusal(move.get());
    if (refusal.isPresent()) {
      lastRefusal = refusal;
      screen().explain(refusal.get());
      return Next.ASK;
    }
    lastRefusal = Optional.empty();
    goTo(match.play(move.get()));
    tell();
    return Next.MOVED;
  }

  private Optional<M> read(String said) {
    try {
      return Optional.of(reader().read(said, SessionCommand.words(false)));
    } catch (UnreadableException e) {
      screen().say(e);
      return Optional.empty();
    }
  }

  private Next obey(SessionCommand command, String argument) {
    return switch (command) {
      case UNDO -> undo();
      case REDO -> redo();
      case AGAIN -> Next.AGAIN;
      case QUIT -> leave();
      case TABLE -> match.isOver() ? lookUp(command, argument) : Next.SHOW;
      default -> lookUp(command, argument);
    };
  }

  private Next lookUp(SessionCommand command, String argument) {
    new Lookup<>(match, seat, screen(), reader(), dealer, keeping)
        .answer(command, argument, lastRefusal);
    return Next.ASK;
  }

  /** Goes back to the person's decision before this one; of several people only to what is open. */
  private Next undo() {
    if (!match.canUndoDecision(seat)) {
      screen().say("undo.none");
      return Next.ASK;
    }
    if (seating.people().size() > 1 && !match.mayTakeBack(seat)) {
      screen().say("undo.seen");
      return Next.ASK;
    }
    goTo(match.undoDecision(seat));
    return Next.SHOW;
  }

  /** Makes the person's move again, and what followed up to the next decision. */
  private Next redo() {
    if (!match.canRedo()) {
      screen().say("redo.none");
      return Next.ASK;
    }
    Match<S, M> again = match.redo();
    while (again.canRedo() && !isOwn(again.redo())) {
      again = again.redo();
    }
    goTo(again);
    told.all(seating.people(), match);
    return Next.SHOW;
  }

  /** Tells whether the last move of a match is the person's. */
  private boolean isOwn(Match<S, M> past) {
    return past.last().filter(move -> move.seat() == seat).isPresent();
  }

  private Next leave() {
    if (console.isLive() && match.size() > 0) {
      String question = screen().text(keeping.isOn() ? "leave.kept" : "leave.lost");
      new Saving(screen()).offer(console, question, match.size(), keeping.record(match));
    }
    return Next.QUIT;
  }
}
