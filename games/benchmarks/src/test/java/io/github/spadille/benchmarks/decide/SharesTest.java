package io.github.spadille.benchmarks.decide;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.spadille.agents.Agents;
import io.github.spadille.engine.Catalog;
import io.github.spadille.engine.match.RandomAgent;
import org.junit.jupiter.api.Test;

class SharesTest {
  @Test
  void aShareTellsHowSureItIs() {
    assertThat(new Share(63, 120))
        .hasToString("63 of 120, 52.5 % (43.6 to 61.2 with 95 % confidence)");
  }

  @Test
  void whoThinksMeetsMoreBidsThanChance() {
    Share random = OhHellBids.amongEquals(new RandomAgent(), 19, 1);
    assertThat(random.trials()).isEqualTo(4 * 19);
    Share easy = OhHellBids.againstRandom(Agents.parse("easy"), 19, 1);
    assertThat(easy.trials()).isEqualTo(19);
    assertThat(easy.hits() / 19.0).isGreaterThan(random.hits() / 76.0);
  }

  @Test
  void contractsOfChanceFail() {
    Share random = FiveHundredContracts.made(new RandomAgent(), 50, 1);
    assertThat(random.trials()).isBetween(1, 50);
    assertThat(random.hits()).isLessThan(random.trials() / 2);
  }

  @Test
  void waitsAreTimed() {
    Waits waits = Waits.of(Catalog.load().game("scopa"), Agents.parse("easy"), 0.05);
    assertThat(waits.decisions()).isPositive();
    assertThat(waits.longest()).isPositive();
    assertThat(waits.row("scopa")).matches("\\| scopa \\| \\d+ \\| \\d+ \\| \\d+ \\| \\d+ \\|");
  }
}
