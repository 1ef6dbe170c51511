package io.github.spadille.testkit.law;

import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Move;
import io.github.spadille.formats.record.RecordWriter;
import io.github.spadille.testkit.subject.Subject;
import java.util.Optional;

/** A law of a single game. */
abstract class RunLaw implements Law {
  private static final int MOST_LINES = 400;

  @Override
  public final boolean isOfSample() {
    return false;
  }

  /** Returns the first breach of a run that was played. */
  abstract <S extends GameState, M extends Move> Optional<Breach> examine(Run<S, M> run);

  /** Returns the breach at the end of a run, which is made of pieces of one that broke the law. */
  <S extends GameState, M extends Move> Optional<Breach> examineEnd(Run<S, M> run) {
    return examine(run);
  }

  /** Tells whether fewer moves can show the breach as well. */
  boolean shrinks() {
    return true;
  }

  @Override
  public final <S extends GameState, M extends Move, O> Optional<Failure> check(
      Subject<S, M, O> subject, long seed) {
    Run<S, M> run = Run.play(subject, seed);
    Optional<Breach> breach;
    try {
      breach = examine(run);
    } catch (RuntimeException e) {
      breach = Optional.of(new Breach(run.length(), threw("the game", e)));
    }
    return breach.map(found -> failure(run, found));
  }

  private <S extends GameState, M extends Move> Failure failure(Run<S, M> run, Breach breach) {
    Run<S, M> shown = run.cut(breach.index());
    Breach shownBreach = breach;
    if (shrinks()) {
      Run<S, M> fewer = Shrinker.shrink(shown, candidate -> safeEnd(candidate).isPresent());
      Optional<Breach> there = safeEnd(fewer);
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
    return new Failure(this, shownBreach.reason(), where, record(shown));
  }

  /** Examines the end of a run; a game that cannot even be examined there breaks another law. */
  private <S extends GameState, M extends Move> Optional<Breach> safeEnd(Run<S, M> run) {
    try {
      return examineEnd(run);
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
