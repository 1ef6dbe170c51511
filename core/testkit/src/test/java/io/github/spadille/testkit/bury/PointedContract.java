package io.github.spadille.testkit.bury;

import io.github.spadille.testkit.GameContract;
import java.nio.file.Path;

/** A contract of a game whose variant points do not hold. */
class PointedContract extends GameContract<BuryState, BuryMove, BuryOptions> {
  PointedContract() {
    super(PointedBury.GAME, BuryContractTest.SECRETS);
  }

  @Override
  protected Path sources() {
    return Path.of("src/test/java");
  }
}
