package io.github.spadille.testkit.bury;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.game.AbstractRules;
import io.github.spadille.engine.game.Refusal;
import io.github.spadille.engine.game.StageListener;
import io.github.spadille.engine.move.MoveList;
import io.github.spadille.engine.table.Table;
import java.util.Optional;
import java.util.random.RandomGenerator;

/** The rules of Bury in which each move goes by way of other stages. */
final class Staged extends AbstractRules<BuryState, BuryMove> {
  /** Tells of a move. */
  interface Teller {
    /** Tells what is seen between two states. */
    void tell(BuryState before, BuryState after, StageListener<BuryState> stages);
  }

  private final Bury bury;
  private final Teller teller;

  Staged(Bury bury, Teller teller) {
    super(bury.seats(), bury.syntax());
    this.bury = bury;
    this.teller = teller;
  }

  @Override
  public BuryState start() {
    return bury.start();
  }

  @Override
  public MoveList<BuryMove> legalMoves(BuryState state) {
    return bury.legalMoves(state);
  }

  @Override
  public Optional<Refusal> refusal(BuryState state, BuryMove move) {
    return bury.refusal(state, move);
  }

  @Override
  protected ImmutableList<String> governingInTurn(BuryState state, int seat) {
    return bury.governing(state, seat);
  }

  @Override
  protected BuryState applyLegal(BuryState state, BuryMove move, StageListener<BuryState> stages) {
    BuryState after = bury.apply(state, move);
    teller.tell(state, after, stages);
    return after;
  }

  @Override
  protected BuryMove chanceMove(BuryState state, RandomGenerator random) {
    return bury.chance(state, random);
  }

  @Override
  public Table table(BuryState state) {
    return bury.table(state);
  }

  @Override
  public BuryState withCards(BuryState state, Table table) {
    return bury.withCards(state, table);
  }
}
