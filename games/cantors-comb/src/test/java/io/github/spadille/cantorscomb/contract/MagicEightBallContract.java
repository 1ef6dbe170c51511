package io.github.spadille.cantorscomb.contract;

import io.github.spadille.cantorscomb.magiceightball.MagicEightBall;
import io.github.spadille.cantorscomb.magiceightball.MagicEightBallMove;
import io.github.spadille.cantorscomb.magiceightball.MagicEightBallOptions;
import io.github.spadille.cantorscomb.magiceightball.MagicEightBallState;
import io.github.spadille.engine.game.Game;
import io.github.spadille.testkit.GameContract;
import io.github.spadille.testkit.subject.Secrets;

/** What {@link MagicEightBall} and its variants hide. */
public abstract class MagicEightBallContract
    extends GameContract<MagicEightBallState, MagicEightBallMove, MagicEightBallOptions> {
  /** Creates the contract of the game or of a variant of it. */
  protected MagicEightBallContract(
      Game<MagicEightBallState, MagicEightBallMove, MagicEightBallOptions> game) {
    super(game, MagicEightBall.GAME, Secrets.hidden("deck").fromAll());
  }
}
