package io.github.spadille.testkit.whisper;

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
import java.util.Collections;
import java.util.Optional;

/**
 * A state of Whisper that knows who moved last, and is equal to others that do not.
 *
 * @param inner the state
 * @param last the seat that moved last
 */
record Hasty(WhisperState inner, int last) implements GameState {

  @Override
  public Turn turn() {
    return inner.turn();
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
  public boolean equals(Object o) {
    return o instanceof Hasty other && other.inner.equals(inner);
  }

  @Override
  public int hashCode() {
    return inner.hashCode();
  }

  /** Whisper with such states. */
  static final class Rules extends AbstractRules<Hasty, WhisperMove> {
    private final Whisper whisper;

    Rules(int seats, WhisperOptions options) {
      this(new Whisper(seats, options));
    }

    private Rules(Whisper whisper) {
      super(whisper.seats(), whisper.syntax());
      this.whisper = whisper;
    }

    @Override
    public Hasty start() {
      return new Hasty(whisper.start(), Seats.NOBODY);
    }

    @Override
    protected Hasty applyLegal(Hasty state, WhisperMove move, StageListener<Hasty> stages) {
      return new Hasty(whisper.applyLegal(state.inner(), move, StageListener.none()), move.seat());
    }

    @Override
    public MoveList<WhisperMove> legalMoves(Hasty state) {
      return whisper.legalMoves(state.inner());
    }

    @Override
    public Optional<Refusal> refusal(Hasty state, WhisperMove move) {
      return whisper.refusal(state.inner(), move);
    }

    @Override
    protected WhisperMove chanceMove(Hasty state, RandomSource random) {
      return whisper.chance(state.inner(), random);
    }

    @Override
    public ImmutableLongArray returns(Hasty state) {
      long bonus = state.last() == 0 ? 1 : 0;
      return state.outcome().isPresent()
          ? state.scores()
          : ImmutableLongArray.copyOf(Collections.nCopies(seats, bonus));
    }

    @Override
    public Table table(Hasty state) {
      return whisper.table(state.inner());
    }

    @Override
    public Hasty withCards(Hasty state, Table table) {
      return new Hasty(whisper.withCards(state.inner(), table), state.last());
    }
  }
}
