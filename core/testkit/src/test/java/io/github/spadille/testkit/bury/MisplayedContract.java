package io.github.spadille.testkit.bury;

/** A contract of which scenarios do not hold, each for a fault of its own or one it begins in. */
class MisplayedContract extends BuryContractTest {
  @Override
  protected String scenarioFolder() {
    return "/misplayed-scenarios";
  }
}
