package io.github.spadille.testkit.law;

import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.move.Move;
import io.github.spadille.testkit.subject.Subject;
import java.util.Optional;

/** A law of a single game. */
abstract class RunLaw extends Law {
  /** Returns the first breach of a run that was played. */
  abstract <S extends GameState, M extends Move> Optional<Breach> examine(Run<S, M> run);

  /** Returns the breach at the end of a run, which is made of pieces of one that broke the law. */
  <S extends GameState, M extends Move> Optional<Breach> examineEnd(Run<S, M> run) {
    return examine(run);
  }

  /** Returns the first breach of a run that was played, and how to find it in fewer moves. */
  <S extends GameState, M extends Move> Optional<Evidence<S, M>> find(Run<S, M> run) {
    return examine(run).map(breach -> evidence(run, breach));
  }

  /** What a law asks of a run at one of its positions. */
  interface Question {
    /** Returns the breach at a position. */
    <S extends GameState, M extends Move> Optional<Breach> at(Run<S, M> run, int index);
  }

  /** Returns the first breach at so many positions of a run, and how to find it in fewer moves. */
  static <S extends GameState, M extends Move> Optional<Evidence<S, M>> first(
      Run<S, M> run, int positions, Question question) {
    for (int index : run.positions(positions)) {
      Optional<Breach> breach = question.at(run, index);
      if (breach.isPresent()) {
        return Optional.of(
            new Evidence<>(
                run, breach.get(), fewer -> question.at(fewer, fewer.length()), Evidence.PATIENCE));
      }
    }
    return Optional.empty();
  }

  /** Tells whether fewer moves can show the breach as well. */
  boolean shrinks() {
    return true;
  }

  private <S extends GameState, M extends Move> Evidence<S, M> evidence(
      Run<S, M> run, Breach breach) {
    return shrinks()
        ? new Evidence<>(run, breach, this::examineEnd, Evidence.PATIENCE)
        : Evidence.whole(run, breach);
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
    Optional<Evidence<S, M>> found;
    try {
      found = find(run);
    } catch (RuntimeException e) {
      found = Optional.of(evidence(run, new Breach(run.length(), threw("the game", e))));
    }
    return found.map(first -> first.failure(this, run.seed()));
  }

  /** Says that something threw what it must not throw. */
  static String threw(String what, RuntimeException e) {
    StackTraceElement[] trace = e.getStackTrace();
    return what + " threw " + e + (trace.length == 0 ? "" : " at " + trace[0]);
  }
}
