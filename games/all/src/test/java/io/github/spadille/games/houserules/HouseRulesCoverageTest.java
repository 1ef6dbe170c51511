package io.github.spadille.games.houserules;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.spadille.formats.houserules.HouseRules;
import io.github.spadille.testkit.RulebookCoverage;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** Every rule about house rules is carried out by code and shown by a test. */
class HouseRulesCoverageTest {
  @Test
  void everyRuleIsCarriedOutAndShown() {
    RulebookCoverage.of(HouseRules.rulebook())
        .tests(HouseRulesCoverageTest.class)
        .tests("io.github.spadille.games.sheet")
        .sources(Path.of("..", "..", "core", "formats", "src", "main", "java"))
        .check();
  }

  @Test
  void thereAreTwentyTwoRules() {
    assertThat(HouseRules.rulebook().rules()).hasSize(22);
  }
}
