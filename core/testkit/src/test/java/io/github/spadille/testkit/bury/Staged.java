package io.github.spadille.testkit.bury;

import io.github.spadille.engine.game.StageListener;

/** The rules of Bury in which each move goes by way of other stages. */
final class Staged extends Bury {
  /** Tells of a move. */
  interface Teller {
    /** Tells what is seen between two states. */
    void tell(BuryState before, BuryState after, StageListener<BuryState> stages);
  }

  private final Teller teller;

  Staged(int seats, BuryOptions options, Teller teller) {
    super(seats, options);
    this.teller = teller;
  }

  @Override
  protected BuryState applyLegal(BuryState state, BuryMove move, StageListener<BuryState> stages) {
    BuryState after = super.applyLegal(state, move, StageListener.none());
    teller.tell(state, after, stages);
    return after;
  }
}
