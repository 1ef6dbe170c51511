package io.github.spadille.games.architecture;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import org.junit.jupiter.api.Test;

/**
 * Who may know whom: a module knows those before it and no other, so that each can be taken without
 * the rest.
 */
class LayersTest {
  @Test
  void theEngineKnowsGuavaOnly() {
    classes()
        .that()
        .resideInAPackage("io.github.spadille.engine..")
        .should()
        .onlyDependOnClassesThat()
        .resideInAnyPackage(
            "io.github.spadille.engine..",
            "java..",
            "com.google.common..",
            "org.jspecify.annotations..")
        .check(MainCode.CLASSES);
  }

  @Test
  void coreKnowsNoGame() {
    noClasses()
        .that(describe("are core's", MainCode::isOfCore))
        .should()
        .dependOnClassesThat(describe("are a family's", type -> MainCode.root(type).isPresent()))
        .check(MainCode.CLASSES);
  }

  @Test
  void familiesDoNotKnowEachOther() {
    Slices.of("families", MainCode::root).should().notDependOnEachOther().check(MainCode.CLASSES);
  }
}
