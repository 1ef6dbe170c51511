package io.github.spadille.examples.newvariant;

import io.github.spadille.tricktaking.contract.OhHellContract;

/**
 * Holds the variant to every law; only what it adds to its base has to be shown here. It hides what
 * its base hides, and the same players play it.
 */
class RankTooContractTest extends OhHellContract {
  RankTooContractTest() {
    super(RankToo.GAME);
  }
}
