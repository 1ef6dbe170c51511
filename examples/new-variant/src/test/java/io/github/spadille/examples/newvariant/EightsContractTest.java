package io.github.spadille.examples.newvariant;

import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.stops.contract.FanTanContract;

class EightsContractTest extends FanTanContract {
  EightsContractTest() {
    super(Eights.GAME, PlayingCard.parse("8d"));
  }
}
