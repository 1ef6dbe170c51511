package io.github.spadille.rummy.contract;

import io.github.spadille.engine.game.Game;
import io.github.spadille.rummy.vazhushal.Vazhushal;
import io.github.spadille.rummy.vazhushal.VazhushalMove;
import io.github.spadille.rummy.vazhushal.VazhushalOptions;
import io.github.spadille.rummy.vazhushal.VazhushalState;
import io.github.spadille.testkit.GameContract;
import io.github.spadille.testkit.subject.Secrets;

/** What {@link Vazhushal} and its variants hide, who plays them for the laws. */
public abstract class VazhushalContract
    extends GameContract<VazhushalState, VazhushalMove, VazhushalOptions> {
  /** Creates the contract of the game or of a variant of it. */
  protected VazhushalContract(Game<VazhushalState, VazhushalMove, VazhushalOptions> game) {
    super(
        game,
        Vazhushal.GAME,
        Secrets.hidden("hand")
            .fromOthers()
            .unless("phase", "shuffle", "over")
            .and("stock")
            .fromAll());
  }

  /** Twenty deals are long, as melds are laid and undone again. */
  @Override
  public int moveLimit() {
    return 100_000;
  }
}
