package io.github.spadille.examples.newgame;

import io.github.spadille.testkit.GameContract;
import io.github.spadille.testkit.subject.Secrets;
import io.github.spadille.tricktaking.TrickMove;

/**
 * Holds Agram to every law of the library, replays its scenarios and checks that each rule of the
 * rulebook is cited by code and shown by a test. What the game hides is said here once more, from
 * the rulebook, so that the game's own table cannot be wrong unnoticed. The laws exchange such
 * cards in twins of random games: nobody may notice before a card is seen.
 */
class AgramContractTest extends GameContract<AgramState, TrickMove, AgramOptions> {
  static final Secrets SECRETS =
      Secrets.hidden("hand").fromOthers().and("stock").fromAll().and("played").fromAll();

  AgramContractTest() {
    super(Agram.GAME, SECRETS);
  }
}
