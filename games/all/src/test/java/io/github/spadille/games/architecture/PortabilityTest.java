package io.github.spadille.games.architecture;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.domain.JavaClass;
import org.junit.jupiter.api.Test;

/**
 * What engine and families leave alone, so that they run on Android, shrunk, and in programs that
 * are compiled ahead of time. {@code games/android} checks all else that they call.
 */
class PortabilityTest {
  private static boolean isPortable(JavaClass type) {
    return type.getPackageName().startsWith(MainCode.LIBRARY + "engine")
        || MainCode.root(type).isPresent();
  }

  @Test
  void nothingIsFoundOrMadeByReflection() {
    noClasses()
        .that(describe("are the engine's or a family's", PortabilityTest::isPortable))
        .should()
        .dependOnClassesThat()
        .resideInAPackage("java.lang.reflect")
        .check(MainCode.CLASSES);
  }

  @Test
  void randomNumbersComeFromOurOwnInterface() {
    noClasses()
        .that(describe("are the engine's or a family's", PortabilityTest::isPortable))
        .should()
        .dependOnClassesThat()
        .resideInAPackage("java.util.random..")
        .check(MainCode.CLASSES);
  }
}
