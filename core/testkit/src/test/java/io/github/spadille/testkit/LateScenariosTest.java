package io.github.spadille.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.spadille.testkit.bury.Bury;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Scenarios that begin late in a game, which a record in a folder beside them tells. */
class LateScenariosTest {
  private static final String FOLDER = "/late-scenarios";

  @TestFactory
  Stream<DynamicTest> theyHold() {
    return Scenarios.in(Bury.GAME, FOLDER);
  }

  @Test
  void theyShowRules() {
    assertThat(RulebookCoverage.of(Bury.GAME).scenarios(FOLDER).problems())
        .contains("no test shows BRY-1 BRY-2 BRY-3 BRY-6")
        .noneMatch(problem -> problem.contains("only comments"));
  }
}
