package io.github.spadille.games.architecture;

import com.tngtech.archunit.core.domain.JavaClass;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/**
 * Nothing needs what needs it: the packages of the engine stand in layers, and the files of a game
 * can be read one after the other, each after those that it needs.
 */
class CyclesTest {
  @Test
  void packagesOfTheEngineHaveNoCycles() {
    Slices.of("packages of the engine", CyclesTest::packageOfEngine)
        .should()
        .beFreeOfCycles()
        .check(MainCode.CLASSES);
  }

  private static Optional<String> packageOfEngine(JavaClass type) {
    return Optional.of(type.getPackageName())
        .filter(name -> (name + '.').startsWith(MainCode.LIBRARY + "engine."));
  }

  @Test
  void filesOfAGameHaveNoCycles() {
    Slices.of("files of a game", CyclesTest::fileOfGame)
        .should()
        .beFreeOfCycles()
        .check(MainCode.CLASSES);
  }

  /** What Immutables writes for a state or for options counts as the file of these. */
  private static Optional<String> fileOfGame(JavaClass type) {
    return MainCode.game(type)
        .map(
            game ->
                game
                    + '.'
                    + MainCode.file(type)
                        .getSimpleName()
                        .replaceAll("^(Immutable|With)|Builder$", ""));
  }
}
