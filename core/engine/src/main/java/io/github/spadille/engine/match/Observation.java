package io.github.spadille.engine.match;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Past;
import io.github.spadille.engine.game.Refusal;
import io.github.spadille.engine.game.Rules;
import io.github.spadille.engine.knowledge.Knowledge;
import io.github.spadille.engine.knowledge.Sampler;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.move.MoveList;
import io.github.spadille.engine.notation.SeenMove;
import io.github.spadille.engine.random.RandomSource;
import io.github.spadille.engine.seat.Viewer;
import java.util.Optional;

/**
 * All that one seat may know about a match, and nothing else.
 *
 * <p>Immutable. Everything is worked out when asked for, so an agent pays only for what it uses.
 *
 * @param <S> the states of the game
 * @param <M> the moves of the game
 */
public final class Observation<S extends GameState, M extends Move> {
  private final Match<S, M> match;
  private final Viewer viewer;

  Observation(Match<S, M> match, Viewer viewer) {
    this.match = match;
    this.viewer = viewer;
  }

  /** Returns the rules, which are known to all. */
  public Rules<S, M> rules() {
    return match.rules();
  }

  /** Returns the seat that observes. */
  public int seat() {
    return viewer.seat();
  }

  /** Returns the table as the seat sees it. */
  public View view() {
    return match.viewFor(viewer);
  }

  /** Returns the moves so far as the seat saw them. */
  public ImmutableList<SeenMove> log() {
    return match.logFor(viewer);
  }

  /** Returns the legal moves of the seat; none when it may not act. */
  public MoveList<M> legalMoves() {
    return match.legalMovesFor(viewer);
  }

  /**
   * Returns why a move of this seat is illegal, or nothing if it is legal.
   *
   * @throws IllegalArgumentException if the move is another seat's
   */
  public Optional<Refusal> refusal(M move) {
    if (!viewer.isSeat(move.seat())) {
      throw new IllegalArgumentException(
          "seat " + viewer + " asked for a move of seat " + move.seat());
    }
    return match.refusal(move);
  }

  /** Returns all that the seat has seen since every card was shuffled. */
  public Past<S, M> past() {
    return match.pastFor(viewer);
  }

  /**
   * Returns what the seat knows of the cards and choices that are hidden from it.
   *
   * @throws IllegalStateException as {@link Knowledge#of} does
   */
  public Knowledge knowledge() {
    return Knowledge.of(past());
  }

  /**
   * Returns what imagines full states that fit all that the seat has seen. Whoever needs several
   * samples asks for it once.
   *
   * @throws IllegalStateException as {@link Sampler#of} does
   */
  public Sampler<S, M> sampler() {
    return Sampler.of(past());
  }

  /**
   * Returns a full state that fits all that the seat has seen, each as likely as the others.
   *
   * @throws IllegalStateException as {@link Sampler#of} and {@link Sampler#draw} do
   */
  public S sample(RandomSource random) {
    return sampler().draw(random);
  }

  /** Returns the view. */
  @Override
  public String toString() {
    return view().toString();
  }
}
