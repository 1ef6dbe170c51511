package io.github.spadille.fishing.koikoi;

import io.github.spadille.testkit.GameContract;
import io.github.spadille.testkit.subject.Secrets;

class KoiKoiContractTest extends GameContract<KoiKoiState, KoiKoiMove, KoiKoiOptions> {
  KoiKoiContractTest() {
    super(
        KoiKoi.GAME,
        Secrets.hidden("stock")
            .fromAll()
            .unless("phase", "shuffle", "over")
            .and("hand")
            .fromOthers());
  }
}
