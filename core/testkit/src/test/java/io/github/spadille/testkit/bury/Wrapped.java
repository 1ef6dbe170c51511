package io.github.spadille.testkit.bury;

import com.google.common.primitives.ImmutableLongArray;
import io.github.spadille.engine.game.AbstractRules;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Outcome;
import io.github.spadille.engine.game.Refusal;
import io.github.spadille.engine.game.StageListener;
import io.github.spadille.engine.game.Turn;
import io.github.spadille.engine.move.MoveList;
import io.github.spadille.engine.random.RandomSource;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.state.ScoreSheet;
import io.github.spadille.engine.table.Table;
import java.util.Arrays;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * A state of Bury with a number that can be changed in place.
 *
 * @param inner the state
 * @param number an array of one number
 * @param isBonus whether every seat has so many points that no line of the sheet tells of
 * @param awaiting makes of the seats in turn those for which the game waits
 */
record Wrapped(BuryState inner, int[] number, boolean isBonus, UnaryOperator<Seats> awaiting)
    implements GameState {
  Wrapped(BuryState inner, int[] number, boolean isBonus) {
    this(inner, number, isBonus, UnaryOperator.identity());
  }

  @Override
  public Turn turn() {
    return inner.turn();
  }

  @Override
  public Seats awaited() {
    return awaiting.apply(turn().seats());
  }

  @Override
  public ScoreSheet sheet() {
    return inner.sheet();
  }

  @Override
  public Optional<Outcome> outcome() {
    return inner.outcome();
  }

  @Override
  public ImmutableLongArray scores() {
    return isBonus
        ? ImmutableLongArray.copyOf(inner.scores().stream().map(score -> score + number[0]))
        : inner.scores();
  }

  @Override
  public boolean equals(Object o) {
    return o instanceof Wrapped other
        && other.inner.equals(inner)
        && Arrays.equals(other.number, number);
  }

  @Override
  public int hashCode() {
    return inner.hashCode();
  }

  /** Bury with a number that counts the moves. */
  abstract static class Rules extends AbstractRules<Wrapped, BuryMove> {
    private final Bury bury;

    Rules(int seats, BuryOptions options) {
      super(seats, BuryMove.SYNTAX);
      this.bury = new Bury(seats, options);
    }

    /** Returns the state after a move, with the number counted up. */
    abstract Wrapped counted(BuryState inner, int[] number);

    @Override
    public Wrapped start() {
      return counted(bury.start(), new int[1]);
    }

    @Override
    protected Wrapped applyLegal(Wrapped state, BuryMove move, StageListener<Wrapped> stages) {
      return counted(bury.applyLegal(state.inner(), move, StageListener.none()), state.number());
    }

    @Override
    public MoveList<BuryMove> legalMoves(Wrapped state) {
      return bury.legalMoves(state.inner());
    }

    @Override
    public Optional<Refusal> refusal(Wrapped state, BuryMove move) {
      return bury.refusal(state.inner(), move);
    }

    @Override
    protected BuryMove chanceMove(Wrapped state, RandomSource random) {
      return bury.chance(state.inner(), random);
    }

    @Override
    public Table table(Wrapped state) {
      return bury.piles(state.inner()).fact("points", state.number()[0]).build();
    }

    @Override
    public Wrapped withCards(Wrapped state, Table table) {
      BuryState inner = bury.withCards(state.inner(), table);
      return new Wrapped(inner, state.number(), state.isBonus(), state.awaiting());
    }
  }
}
