package io.github.spadille.fishing.koikoi;

import io.github.spadille.fishing.contract.KoiKoiContract;

class KoiKoiContractTest extends KoiKoiContract {
  KoiKoiContractTest() {
    super(KoiKoi.GAME);
  }
}
