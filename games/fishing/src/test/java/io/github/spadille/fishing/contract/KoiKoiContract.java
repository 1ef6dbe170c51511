package io.github.spadille.fishing.contract;

import io.github.spadille.engine.game.Game;
import io.github.spadille.fishing.koikoi.KoiKoi;
import io.github.spadille.fishing.koikoi.KoiKoiMove;
import io.github.spadille.fishing.koikoi.KoiKoiOptions;
import io.github.spadille.fishing.koikoi.KoiKoiState;
import io.github.spadille.testkit.GameContract;
import io.github.spadille.testkit.subject.Secrets;

/** What {@link KoiKoi} and its variants hide, who plays them for the laws, and where they end. */
public abstract class KoiKoiContract extends GameContract<KoiKoiState, KoiKoiMove, KoiKoiOptions> {
  /** Creates the contract of the game or of a variant of it. */
  protected KoiKoiContract(Game<KoiKoiState, KoiKoiMove, KoiKoiOptions> game) {
    super(
        game,
        KoiKoi.GAME,
        Secrets.hidden("stock")
            .fromAll()
            .unless("phase", "shuffle", "over")
            .and("hand")
            .fromOthers());
  }
}
