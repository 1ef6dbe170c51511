package io.github.spadille.testkit.whisper;

import io.github.spadille.engine.game.AbstractRules;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Outcome;
import io.github.spadille.engine.game.Refusal;
import io.github.spadille.engine.game.StageListener;
import io.github.spadille.engine.game.Turn;
import io.github.spadille.engine.move.MoveList;
import io.github.spadille.engine.random.RandomSource;
import io.github.spadille.engine.seat.IntPerSeat;
import io.github.spadille.engine.state.ScoreSheet;
import io.github.spadille.engine.table.Table;
import java.util.Optional;

/**
 * A state of Whisper that is equal to others with other bids.
 *
 * @param inner the state
 */
record Deaf(WhisperState inner) implements GameState {
  private WhisperState withoutBids() {
    return inner.withBids(IntPerSeat.of(inner.bids().size(), 0));
  }

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
    return o instanceof Deaf other && other.withoutBids().equals(withoutBids());
  }

  @Override
  public int hashCode() {
    return withoutBids().hashCode();
  }

  /** Whisper with such states. */
  static final class Rules extends AbstractRules<Deaf, WhisperMove> {
    private final Whisper whisper;

    Rules(int seats, WhisperOptions options) {
      this(new Whisper(seats, options));
    }

    private Rules(Whisper whisper) {
      super(whisper.seats(), whisper.syntax());
      this.whisper = whisper;
    }

    @Override
    public Deaf start() {
      return new Deaf(whisper.start());
    }

    @Override
    protected Deaf applyLegal(Deaf state, WhisperMove move, StageListener<Deaf> stages) {
      return new Deaf(whisper.applyLegal(state.inner(), move, StageListener.none()));
    }

    @Override
    public MoveList<WhisperMove> legalMoves(Deaf state) {
      return whisper.legalMoves(state.inner());
    }

    @Override
    public Optional<Refusal> refusal(Deaf state, WhisperMove move) {
      return whisper.refusal(state.inner(), move);
    }

    @Override
    protected WhisperMove chanceMove(Deaf state, RandomSource random) {
      return whisper.chance(state.inner(), random);
    }

    @Override
    public Table table(Deaf state) {
      return whisper.table(state.inner());
    }

    @Override
    public Deaf withCards(Deaf state, Table table) {
      return new Deaf(whisper.withCards(state.inner(), table));
    }
  }
}
