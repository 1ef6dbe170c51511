package io.github.spadille.testkit.bury;

import io.github.spadille.testkit.GameContract;
import io.github.spadille.testkit.subject.Secrets;
import java.nio.file.Path;

class BuryContractTest extends GameContract<BuryState, BuryMove, BuryOptions> {
  BuryContractTest() {
    super(Bury.GAME, BuryContractTest.SECRETS);
  }

  /** The piles alone. */
  static final Secrets PILES =
      Secrets.hidden("hand")
          .fromOthers()
          .and("buried")
          .fromOthers()
          .unless("phase", "over")
          .and("stock")
          .fromAll()
          .and("won")
          .fromAll();

  static final Secrets SECRETS = PILES.andChoice("bury").unless("phase", "over");

  @Override
  protected Path sources() {
    return Path.of("src/test/java/io/github/spadille/testkit/bury/Bury.java");
  }
}
