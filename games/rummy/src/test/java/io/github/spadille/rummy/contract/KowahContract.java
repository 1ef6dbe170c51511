package io.github.spadille.rummy.contract;

import io.github.spadille.engine.game.Game;
import io.github.spadille.rummy.kowah.Kowah;
import io.github.spadille.rummy.kowah.KowahMove;
import io.github.spadille.rummy.kowah.KowahOptions;
import io.github.spadille.rummy.kowah.KowahState;
import io.github.spadille.testkit.GameContract;
import io.github.spadille.testkit.subject.Secrets;

/** What {@link Kowah} and its variants hide, who plays them for the laws, and where they end. */
public abstract class KowahContract extends GameContract<KowahState, KowahMove, KowahOptions> {
  /** Creates the contract of the game or of a variant of it. */
  protected KowahContract(Game<KowahState, KowahMove, KowahOptions> game) {
    super(
        game,
        Kowah.GAME,
        Secrets.hidden("hand").fromOthers().and("stock").fromAll().openFacts("last-shown"));
  }

  /** Players who draw and discard at random seldom win, and a hand may be dealt again. */
  @Override
  public boolean everyGameEnds() {
    return false;
  }

  /** A game that was not won by then shows nothing more. */
  @Override
  public int moveLimit() {
    return 1_000;
  }
}
