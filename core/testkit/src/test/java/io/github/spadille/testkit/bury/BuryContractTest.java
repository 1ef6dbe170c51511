package io.github.spadille.testkit.bury;

import io.github.spadille.testkit.GameContract;
import io.github.spadille.testkit.subject.Secrets;
import java.nio.file.Path;

class BuryContractTest extends GameContract<BuryState, BuryMove, BuryOptions> {
  BuryContractTest() {
    super(Bury.GAME, BuryContractTest.SECRETS);
  }

  static final Secrets SECRETS =
      Secrets.hidden("hand")
          .fromOthers()
          .and("buried")
          .fromOthers()
          .and("stock")
          .fromAll()
          .and("won")
          .fromAll()
          .moves("bury");

  @Override
  protected Path sources() {
    return Path.of("src/test/java/io/github/spadille/testkit/bury/Bury.java");
  }
}
