package io.github.spadille.shedding.idoubtit;

import com.google.common.collect.ImmutableMap;
import io.github.spadille.testkit.GameContract;
import io.github.spadille.testkit.subject.Secrets;

class IDoubtItContractTest extends GameContract<IDoubtItState, IDoubtItMove, IDoubtItOptions> {
  IDoubtItContractTest() {
    super(
        IDoubtIt.GAME,
        Secrets.hidden("hand")
            .fromOthers()
            .and("claim")
            .perCard()
            .and("pile")
            .fromAll()
            .andChoice("put")
            .openFacts("revealed"));
  }

  /** A random game with two packs and many seats may be long. */
  @Override
  public int moveLimit() {
    return 2_000;
  }

  @Override
  public boolean everyGameEnds() {
    return false;
  }

  @Override
  public ImmutableMap<String, String> companions(String option, String value) {
    return option.equals("limit") ? ImmutableMap.of("packs", "2") : ImmutableMap.of();
  }
}
