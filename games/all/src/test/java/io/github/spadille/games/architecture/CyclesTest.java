package io.github.spadille.games.architecture;

import com.tngtech.archunit.core.domain.JavaClass;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Nothing needs what needs it: the packages of the engine stand in layers. */
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
}
