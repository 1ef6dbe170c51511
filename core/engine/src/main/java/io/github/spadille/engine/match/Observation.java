package io.github.spadille.engine.match;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableLongArray;
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

  /**
   * Returns what the state is worth to each seat, higher is better in every game: {@link
   * Rules#returns}, which all know.
   */
  public ImmutableLongArray returns() {
    return match.rules().returns(match.state());
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

  /**
   * Returns a text that is the same if and only if the seat has seen the same.
   *
   * <p>It covers the game, the version of its base rules, the house rules, the number of seats and
   * the seat that observes, and all that the seat has seen since the start of the match: every move
   * as the seat saw it, every stage on the way, and after each the table, the points, who was in
   * turn and how it ended. So a card that the seat was shown and that has been turned down counts,
   * and so does the order in which things happened; where two keys are equal, so are {@link #log},
   * {@link #legalMoves} and {@link #view}, but for the names of the players, which do not count.
   * Nor does anything that is hidden from the seat, nor a move that was taken back.
   *
   * <p>The text is a hash, 64 hexadecimal digits of SHA-256. It is the same in every process with
   * the same version of the library, so what a program learned can be kept under it. It is made
   * from that of the match before the last move if somebody asked for that, so whoever asks after
   * every move pays for one move each time.
   */
  public String key() {
    return SeenKeys.of(match, viewer.seat()).toString();
  }

  /** Returns all that the seat has seen since every card was shuffled. */
  public Past<S, M> past() {
    return match.pastFor(viewer);
  }

  /**
   * Returns what the seat knows of the cards and choices that are hidden from it. It is worked out
   * from what was known when somebody asked for the same seat in an earlier state of the match, so
   * whoever asks at each of its decisions pays for the moves since the last one.
   *
   * @throws IllegalStateException as {@link Knowledge#of} does
   */
  public Knowledge knowledge() {
    return match.insightFor(viewer).knowledge();
  }

  /**
   * Returns what imagines full states that fit all that the seat has seen. Whoever needs several
   * samples asks for it once. It goes on from what was known earlier, as {@link #knowledge} does.
   *
   * @throws IllegalStateException as {@link Sampler#of} does
   */
  public Sampler<S, M> sampler() {
    return match.insightFor(viewer).sampler();
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
