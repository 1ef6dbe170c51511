package io.github.spadille.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.spadille.testkit.bury.Bury;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

class ScenariosTest {
  @TestFactory
  Stream<DynamicTest> everyFileIsATest() {
    return Scenarios.in(Bury.GAME, "/scenarios/bury");
  }

  @Test
  void testsAreNamedAfterFilesInOrder() {
    assertThat(Scenarios.in(Bury.GAME, "scenarios").map(DynamicTest::getDisplayName))
        .containsExactly(
            "bury/free-queen.spadille",
            "bury/whole-game.spadille",
            "whisper/open-bids.spadille",
            "whisper/whole-game.spadille");
    assertThat(Scenarios.read("/scenarios/bury/"))
        .extracting(record -> record.source())
        .containsExactly("free-queen.spadille", "whole-game.spadille");
  }

  @Test
  void aFailureNamesFileAndLineAndWhatWasFound() {
    List<DynamicTest> tests = Scenarios.in(Bury.GAME, "/broken-scenarios").toList();
    assertThat(tests).hasSize(1);
    assertThatThrownBy(() -> tests.get(0).getExecutable().execute())
        .hasMessageStartingWith("wrong-turn.spadille:7: expected turn 1, found turn 0");
  }

  @Test
  void aFolderWithoutScenariosIsAFailure() {
    assertThatThrownBy(() -> Scenarios.in(Bury.GAME, "/scenarios/none"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("no scenario (*.spadille) in /scenarios/none");
    assertThat(Scenarios.read("/scenarios/none")).isEmpty();
  }
}
