package io.github.spadille.tricktaking.contract;

import io.github.spadille.engine.game.Game;
import io.github.spadille.testkit.subject.Secrets;
import io.github.spadille.tricktaking.TrickMove;
import io.github.spadille.tricktaking.ohhell.OhHell;
import io.github.spadille.tricktaking.ohhell.OhHellOptions;
import io.github.spadille.tricktaking.ohhell.OhHellState;

/** What {@link OhHell} and its variants hide, who plays them for the laws, and where they end. */
public abstract class OhHellContract extends TrickContract<OhHellState, OhHellOptions> {
  /** Creates the contract of the game or of a variant of it. */
  protected OhHellContract(Game<OhHellState, TrickMove, OhHellOptions> game) {
    super(
        game,
        OhHell.GAME,
        Secrets.hidden("hand")
            .fromOthers()
            .and("stub")
            .fromAll()
            .and("won")
            .fromAll()
            .andFact("bids")
            .fromOthers()
            .during("phase", "bid")
            .given("bidding", "at-once")
            .andChoice("bid")
            .during("phase", "bid")
            .given("bidding", "at-once"));
  }
}
