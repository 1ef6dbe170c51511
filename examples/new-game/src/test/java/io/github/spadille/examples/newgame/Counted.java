package io.github.spadille.examples.newgame;

import com.google.common.primitives.ImmutableLongArray;
import io.github.spadille.engine.game.AbstractRules;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Outcome;
import io.github.spadille.engine.game.Refusal;
import io.github.spadille.engine.game.StageListener;
import io.github.spadille.engine.game.Turn;
import io.github.spadille.engine.move.MoveList;
import io.github.spadille.engine.random.RandomSource;
import io.github.spadille.engine.state.ScoreSheet;
import io.github.spadille.engine.table.Table;
import io.github.spadille.tricktaking.TrickMove;
import java.util.Arrays;
import java.util.Optional;

/**
 * A state of Agram with a count in an array, which can be changed in place as no state should.
 *
 * @param inner the state
 * @param count an array of one number
 * @param scored whether each seat has so many points that no line of the sheet tells of
 */
record Counted(AgramState inner, int[] count, boolean scored) implements GameState {
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
  public ImmutableLongArray scores() {
    ImmutableLongArray.Builder scores = ImmutableLongArray.builder();
    inner.scores().forEach(score -> scores.add(score + (scored ? count[0] : 0)));
    return scores.build();
  }

  @Override
  public boolean equals(Object o) {
    return o instanceof Counted other
        && other.inner.equals(inner)
        && Arrays.equals(other.count, count);
  }

  @Override
  public int hashCode() {
    return inner.hashCode();
  }

  /** Agram with a count of its moves. */
  static final class Rules extends AbstractRules<Counted, TrickMove> {
    private final Agram agram;
    private final boolean inPlace;
    private final boolean scored;

    Rules(int seats, AgramOptions options, boolean inPlace, boolean scored) {
      super(seats, TrickMove.SYNTAX);
      this.agram = new Agram(seats, options);
      this.inPlace = inPlace;
      this.scored = scored;
    }

    @Override
    public Counted start() {
      return new Counted(agram.start(), new int[1], scored);
    }

    @Override
    protected Counted applyLegal(Counted state, TrickMove move, StageListener<Counted> stages) {
      int[] count = inPlace ? state.count() : state.count().clone();
      count[0]++;
      return new Counted(agram.apply(state.inner(), move), count, scored);
    }

    @Override
    public MoveList<TrickMove> legalMoves(Counted state) {
      return agram.legalMoves(state.inner());
    }

    @Override
    public Optional<Refusal> refusal(Counted state, TrickMove move) {
      return agram.refusal(state.inner(), move);
    }

    @Override
    protected TrickMove chanceMove(Counted state, RandomSource random) {
      return agram.chance(state.inner(), random);
    }

    @Override
    public Table table(Counted state) {
      return agram.table(state.inner());
    }

    @Override
    public Counted withCards(Counted state, Table table) {
      return new Counted(agram.withCards(state.inner(), table), state.count(), scored);
    }
  }
}
