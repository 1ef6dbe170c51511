package io.github.spadille.engine.knowledge;

import static com.google.common.base.Preconditions.checkArgument;

import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Past;
import io.github.spadille.engine.move.Move;

/**
 * What a viewer has worked out of all that it saw, to go on from when it sees more.
 *
 * <p>Immutable and thread-safe. It follows from its {@link Past} alone: whether it was worked out
 * at once or move by move makes no difference to what is known or drawn.
 *
 * @param <S> the states of the game
 * @param <M> the moves of the game
 */
public final class Insight<S extends GameState, M extends Move> {
  private final Past<S, M> past;
  private final Reconstruction<S, M> found;

  private Insight(Past<S, M> past, Reconstruction<S, M> found) {
    this.past = past;
    this.found = found;
  }

  /**
   * Returns what follows from a past.
   *
   * @throws IllegalStateException as {@link Sampler#of} does
   */
  public static <S extends GameState, M extends Move> Insight<S, M> of(Past<S, M> past) {
    return new Insight<>(past, Reconstruction.of(past));
  }

  /**
   * Returns what follows from a past that goes on from that of this one, at the cost of what is new
   * in it.
   *
   * @param longer begins with what this one knows
   * @throws IllegalArgumentException if it does not
   * @throws IllegalStateException as {@link Sampler#of} does
   */
  public Insight<S, M> after(Past<S, M> longer) {
    int known = past.seen().size();
    boolean goesOn =
        longer.viewer().equals(past.viewer())
            && longer.start() == past.start()
            && longer.seen().size() >= known
            && (known == 0 || longer.seen().get(known - 1) == past.seen().get(known - 1));
    checkArgument(goesOn, "a past that does not go on from the %s moves that are known", known);
    return longer.seen().size() == known ? this : new Insight<>(longer, found.after(longer));
  }

  /** Returns what was seen. */
  public Past<S, M> past() {
    return past;
  }

  /** Returns what the viewer knows of the cards and choices that are hidden from it. */
  public Knowledge knowledge() {
    return new KnownPlaces<>(found.story, past.now()).knowledge();
  }

  /** Returns a new sampler of what the viewer did not see. */
  public Sampler<S, M> sampler() {
    return new Sampler<>(past, found);
  }
}
