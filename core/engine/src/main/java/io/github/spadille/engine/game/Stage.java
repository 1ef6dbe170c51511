package io.github.spadille.engine.game;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.words.Phrase;

/**
 * One of the states between a move and what is decided next: the trick is complete, a hand is
 * shown.
 *
 * <p>Its state is there to be looked at, not to be played on: nobody is to act in it. What a stage
 * says besides its state is known to all.
 *
 * @param name what happened, as in the rulebook: {@code trick-taken}
 * @param seat who it happened to; {@link Seats#NOBODY} if nobody in particular
 * @param arguments cards, numbers and whatever else is told, as in a {@link Phrase}
 * @param state the table as it is now
 * @param <S> the states of the game
 */
public record Stage<S>(String name, int seat, ImmutableList<Object> arguments, S state) {
  /** The name of the last stage of a move after which nothing is told. */
  public static final String DONE = "done";

  static <S> Stage<S> done(S state) {
    return new Stage<>(DONE, Seats.NOBODY, ImmutableList.of(), state);
  }

  /** Tells whether there is nothing to tell: this is where the move has led to. */
  public boolean isDone() {
    return name.equals(DONE);
  }

  /** Returns what happened as something that can be told: {@code stage.trick-taken}. */
  public Phrase phrase() {
    return new Phrase("stage." + name, seat, arguments);
  }
}
