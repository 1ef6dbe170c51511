package io.github.spadille.engine.game;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.notation.MoveSyntax;
import io.github.spadille.engine.random.RandomSource;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.seat.Viewer;
import java.util.Optional;

/**
 * A skeleton of {@link Rules} that guards {@link #apply} by {@link #refusal}.
 *
 * <p>A game writes what is illegal, and why, in {@code refusal}, which asks its {@link Phases}
 * first, and consequences in {@link #applyLegal}, which is called with legal moves only. What
 * governs a decision it says in {@link #governingInTurn}, which is called with seats that have one
 * to make.
 *
 * @param <S> the states of the game
 * @param <M> the moves of the game
 */
public abstract class AbstractRules<S extends GameState, M extends Move> implements Rules<S, M> {
  /** The number of seats. */
  protected final int seats;

  private final MoveSyntax<M> syntax;

  /**
   * Creates rules for some number of seats.
   *
   * @param syntax how moves are written
   * @throws IllegalArgumentException if {@code seats} is not 1 to 16
   */
  protected AbstractRules(int seats, MoveSyntax<M> syntax) {
    checkArgument(seats >= 1 && seats <= Viewer.MAX_SEATS, "%s seats; expected 1 to 16", seats);
    this.seats = seats;
    this.syntax = syntax;
  }

  /** {@inheritDoc} A variant with moves of its own overrides it. */
  @Override
  public MoveSyntax<M> syntax() {
    return syntax;
  }

  @Override
  public final int seats() {
    return seats;
  }

  /** Tells whether there is such a seat: from 0, less than {@link #seats}. */
  protected final boolean isSeat(int seat) {
    return seat >= 0 && seat < seats;
  }

  /** Returns the seat to the left of a seat. */
  protected final int next(int seat) {
    return seatFrom(seat, 1);
  }

  /** Returns the seat so many places to the left of a seat, at most once around the table. */
  protected final int seatFrom(int seat, int places) {
    // Without a branch: who wins tricks is chance, so nobody can foresee where the table ends.
    int beyond = seat + places - seats;
    return beyond + (seats & beyond >> 31);
  }

  /**
   * Returns the seats of a side where the sides sit by turns, as partners across the table do.
   *
   * @param side from 0
   * @param sides how many there are
   */
  protected final Seats seatsOfSide(int side, int sides) {
    Seats ofSide = Seats.none();
    for (int seat = side; seat < seats; seat += sides) {
      ofSide = ofSide.with(seat);
    }
    return ofSide;
  }

  /** Returns the {@link #sides} of so many partnerships whose players sit by turns. */
  protected final ImmutableList<Seats> sidesByTurns(int sides) {
    ImmutableList.Builder<Seats> seats = ImmutableList.builder();
    for (int side = 0; side < sides; side++) {
      seats.add(seatsOfSide(side, sides));
    }
    return seats.build();
  }

  /** {@inheritDoc} A game says it in {@link #governingInTurn}, of a seat in turn. */
  @Override
  public final ImmutableList<String> governing(S state, int seat) {
    return state.turn().contains(seat) ? governingInTurn(state, seat) : ImmutableList.of();
  }

  /**
   * Returns what {@link #governing} returns for a seat in turn: at least one rule, each in force,
   * in the order of the rulebook.
   */
  protected ImmutableList<String> governingInTurn(S state, int seat) {
    return ImmutableList.of();
  }

  @Override
  public final S apply(S state, M move) {
    Optional<Refusal> refusal = refusal(state, move);
    if (refusal.isPresent()) {
      throw new IllegalMoveException(syntax().format(move), refusal.get());
    }
    return applyLegal(state, move, StageListener.none());
  }

  @Override
  public final ImmutableList<Stage<S>> stages(S state, M move) {
    Optional<Refusal> refusal = refusal(state, move);
    if (refusal.isPresent()) {
      throw new IllegalMoveException(syntax().format(move), refusal.get());
    }
    StageListener<S> stages = StageListener.heard();
    return stages.until(applyLegal(state, move, stages));
  }

  /**
   * Returns the state after a legal move.
   *
   * @param stages hears what happens on the way
   */
  protected abstract S applyLegal(S state, M move, StageListener<S> stages);

  /**
   * Returns what {@link #applyLegal} throws for a move of a kind that the game does not have;
   * {@link #refusal} lets none pass, and a variant carries out the kinds that it adds.
   */
  protected final IllegalArgumentException unknown(M move) {
    return new IllegalArgumentException("no move of this game: " + move);
  }

  @Override
  public M chance(S state, RandomSource random) {
    if (!state.turn().isChance()) {
      throw new IllegalStateException("chance is not to move; the turn is: " + state.turn());
    }
    return chanceMove(state, random);
  }

  /** Draws a move where chance is to move. */
  protected abstract M chanceMove(S state, RandomSource random);
}
