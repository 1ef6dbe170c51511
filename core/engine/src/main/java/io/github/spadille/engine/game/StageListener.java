package io.github.spadille.engine.game;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.seat.Seats;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * To whom a game tells what happens while it carries out a move.
 *
 * <p>The same code serves {@link Rules#apply}, where nobody listens, and {@link Rules#stages}. A
 * game tells what a person at the table would see happen, in order:
 *
 * <pre>{@code
 * MyState taken = state.trickTaken(winner);
 * stages.reached("trick-taken", winner, taken);
 * }</pre>
 *
 * <p>A state that is made only to be told is made only if {@link #isListening}, so that telling
 * costs nothing where nobody listens. Not thread-safe.
 *
 * @param <S> the states of the game
 */
public final class StageListener<S> {
  private static final StageListener<?> UNHEARD = new StageListener<>(null);

  private final @Nullable List<Stage<S>> heard;

  private StageListener(@Nullable List<Stage<S>> heard) {
    this.heard = heard;
  }

  /** Returns stages to which nobody listens. */
  @SuppressWarnings("unchecked") // They take states of every game, and keep none.
  public static <S> StageListener<S> none() {
    return (StageListener<S>) UNHEARD;
  }

  /** Returns stages of which each is kept. */
  static <S> StageListener<S> heard() {
    return new StageListener<>(new ArrayList<>());
  }

  /** Tells whether somebody listens. */
  public boolean isListening() {
    return heard != null;
  }

  /** Tells what happened, to nobody in particular. */
  public void reached(String name, S state) {
    if (heard != null) {
      add(name, Seats.NOBODY, state);
    }
  }

  /** Tells what happened to a seat. */
  public void reached(String name, int seat, S state) {
    if (heard != null) {
      add(name, seat, state);
    }
  }

  /** Tells what happened, with a number that all may know. */
  public void reached(String name, int seat, S state, int number) {
    if (heard != null) {
      add(name, seat, state, number);
    }
  }

  /** Tells what happened, with two numbers that all may know. */
  public void reached(String name, int seat, S state, int number, int other) {
    if (heard != null) {
      add(name, seat, state, number, other);
    }
  }

  /**
   * Tells what happened, with cards and numbers that all may know; ask {@link #isListening} before
   * making them.
   *
   * @param seat to whom, or {@link Seats#NOBODY}
   */
  public void reached(String name, int seat, S state, Object... arguments) {
    add(name, seat, state, arguments);
  }

  /** Apart, so that what nobody hears is short for the compiler. */
  private void add(String name, int seat, S state, Object... arguments) {
    if (heard != null) {
      heard.add(new Stage<>(name, seat, ImmutableList.copyOf(arguments), state));
    }
  }

  /** Returns all stages up to the state that the move led to, which is that of the last. */
  ImmutableList<Stage<S>> until(S after) {
    List<Stage<S>> all = heard == null ? new ArrayList<>() : new ArrayList<>(heard);
    if (all.isEmpty() || all.get(all.size() - 1).state() != after) {
      all.add(Stage.done(after));
    }
    return ImmutableList.copyOf(all);
  }
}
