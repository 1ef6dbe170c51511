package io.github.spadille.games.houserules;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.github.spadille.formats.houserules.HouseRules;
import io.github.spadille.testkit.RulebookCoverage;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** Every rule about house rules is carried out by code and shown by a test. */
class HouseRulesCoverageTest {
  /** Rule sheets, printed and at hand, stand in other packages with their tests. */
  private static final ImmutableList<String> SHEETS = ImmutableList.of("HSE-10", "HSE-11", "HSE-12");

  @Test
  void everyRuleIsCarriedOutAndShown() {
    RulebookCoverage.of(HouseRules.rulebook())
        .inherited(SHEETS)
        .tests(HouseRulesCoverageTest.class)
        .sources(Path.of("..", "..", "core", "formats", "src", "main", "java"))
        .check();
  }

  @Test
  void thereAreTwentyRules() {
    assertThat(HouseRules.rulebook().rules()).hasSize(20);
  }
}
