package io.github.spadille.betting.pontoon;

import com.google.common.collect.ImmutableMap;
import io.github.spadille.testkit.Covers;
import io.github.spadille.testkit.GameContract;
import io.github.spadille.testkit.subject.Secrets;
import java.util.OptionalLong;

class PontoonContractTest extends GameContract<PontoonState, PontoonMove, PontoonOptions> {
  PontoonContractTest() {
    super(Pontoon.GAME, Secrets.hidden("pack").fromAll().and("hand").perCard());
  }

  @Override
  @Covers("PON-49")
  public OptionalLong conserved(PontoonState state) {
    return OptionalLong.of(state.scores().stream().sum() + state.staked());
  }

  @Override
  public ImmutableMap<String, String> companions(String option, String value) {
    return option.startsWith("table-") ? ImmutableMap.of("limits-by", "table") : ImmutableMap.of();
  }
}
