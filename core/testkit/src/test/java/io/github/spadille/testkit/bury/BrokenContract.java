package io.github.spadille.testkit.bury;

import io.github.spadille.testkit.GameContract;
import io.github.spadille.testkit.subject.Secrets;

/** A contract that fails: the wrong secrets, no sources that cite a rule, a broken scenario. */
class BrokenContract extends GameContract<BuryState, BuryMove, BuryOptions> {
  BrokenContract() {
    super(Bury.GAME, Secrets.hidden("trick").fromAll());
  }

  @Override
  protected String scenarioFolder() {
    return "/broken-scenarios";
  }
}
