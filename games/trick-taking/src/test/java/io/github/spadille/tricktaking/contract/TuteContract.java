package io.github.spadille.tricktaking.contract;

import io.github.spadille.engine.game.Game;
import io.github.spadille.testkit.subject.Secrets;
import io.github.spadille.tricktaking.TrickMove;
import io.github.spadille.tricktaking.tute.Tute;
import io.github.spadille.tricktaking.tute.TuteOptions;
import io.github.spadille.tricktaking.tute.TuteState;

/** What {@link Tute} and its variants hide, who plays them for the laws, and where they end. */
public abstract class TuteContract extends TrickContract<TuteState, TuteOptions> {
  /** Creates the contract of the game or of a variant of it. */
  protected TuteContract(Game<TuteState, TrickMove, TuteOptions> game) {
    super(
        game,
        Tute.GAME,
        Secrets.hidden("pack")
            .fromAll()
            .and("hand") // Cards turned up or declared are seen by all.
            .perCard()
            .and("won")
            .fromAll()
            .openFacts("trump-card"));
  }
}
