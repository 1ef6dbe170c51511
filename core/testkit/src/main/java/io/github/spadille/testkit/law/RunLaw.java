package io.github.spadille.testkit.law;

import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.move.Move;
import io.github.spadille.formats.record.RecordWriter;
import io.github.spadille.testkit.subject.Subject;
import java.util.Optional;
import java.util.function.Function;

/** A law of a single game. */
abstract class RunLaw extends Law {
  private static final int MOST_LINES = 400;

  /**
   * A breach, and how to look for the same in a run that is made of pieces of the one that shows
   * it.
   */
  record Found<S extends GameState, M extends Move>(
      Breach breach, Function<Run<S, M>, Optional<Breach>> again) {}

  /** Returns the first breach of a run that was played. */
  abstract <S extends GameState, M extends Move> Optional<Breach> examine(Run<S, M> run);

  /** Returns the breach at the end of a run, which is made of pieces of one that broke the law. */
  <S extends GameState, M extends Move> Optional<Breach> examineEnd(Run<S, M> run) {
    return examine(run);
  }

  /** Returns the first breach of a run that was played, and how to find it in fewer moves. */
  <S extends GameState, M extends Move> Optional<Found<S, M>> find(Run<S, M> run) {
    return examine(run).map(breach -> new Found<>(breach, this::examineEnd));
  }

  /** Tells whether fewer moves can show the breach as well. */
  boolean shrinks() {
    return true;
  }

  @Override
  final <S extends GameState, M extends Move> Trial<S, M> trial(
      Subject<S, M, ?> subject, long seed) {
    return new RunTrial<>();
  }

  /** Keeps the first failure. */
  private final class RunTrial<S extends GameState, M extends Move> implements Trial<S, M> {
    private Optional<Failure> failure = Optional.empty();

    @Override
    public void see(Run<S, M> run) {
      if (failure.isEmpty()) {
        failure = check(run);
      }
    }

    @Override
    public boolean isSettled() {
      return failure.isPresent();
    }

    @Override
    public boolean wantsMore() {
      return false;
    }

    @Override
    public Optional<Failure> verdict() {
      return failure;
    }
  }

  private <S extends GameState, M extends Move> Optional<Failure> check(Run<S, M> run) {
    Optional<Found<S, M>> found;
    try {
      found = find(run);
    } catch (RuntimeException e) {
      found = Optional.of(new Found<>(threw(run, e), this::examineEnd));
    }
    return found.map(first -> failure(run, first));
  }

  private static Breach threw(Run<?, ?> run, RuntimeException e) {
    return new Breach(run.length(), threw("the game", e));
  }

  private <S extends GameState, M extends Move> Failure failure(Run<S, M> run, Found<S, M> found) {
    Run<S, M> shown = run.cut(found.breach().index());
    Breach shownBreach = found.breach();
    if (shrinks()) {
      Run<S, M> fewer = Shrinker.shrink(shown, candidate -> again(found, candidate).isPresent());
      Optional<Breach> there = again(found, fewer);
      if (there.isPresent()) {
        shown = fewer.cut(there.get().index());
        shownBreach = there.get();
      }
    }
    String where =
        run.setup()
            + ", seed "
            + run.seed()
            + "; "
            + shown.length()
            + " of "
            + run.length()
            + (run.length() == 1 ? " move" : " moves");
    return new Failure(this, shownBreach.reason(), where, run.seed(), record(shown));
  }

  /** Examines fewer moves; a game that cannot even be examined there breaks another law. */
  private static <S extends GameState, M extends Move> Optional<Breach> again(
      Found<S, M> found, Run<S, M> run) {
    try {
      return found.again().apply(run);
    } catch (RuntimeException e) {
      return Optional.empty();
    }
  }

  private static <S extends GameState, M extends Move> String record(Run<S, M> run) {
    boolean all = run.length() <= MOST_LINES;
    String text = RecordWriter.of(run.cut(all ? run.length() : MOST_LINES).last()).format();
    return all ? text : text + "# and " + (run.length() - MOST_LINES) + " moves more\n";
  }

  /** Says that something threw what it must not throw. */
  static String threw(String what, RuntimeException e) {
    StackTraceElement[] trace = e.getStackTrace();
    return what + " threw " + e + (trace.length == 0 ? "" : " at " + trace[0]);
  }
}
