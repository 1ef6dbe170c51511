package io.github.spadille.games.architecture;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.library.dependencies.SliceAssignment;
import com.tngtech.archunit.library.dependencies.SliceIdentifier;
import com.tngtech.archunit.library.dependencies.SlicesRuleDefinition;
import com.tngtech.archunit.library.dependencies.syntax.GivenSlices;
import java.util.Optional;
import java.util.function.Function;

/** Cuts the main code into slices, each with a name. */
final class Slices {
  private Slices() {}

  /**
   * Returns the slices.
   *
   * @param what says what a slice is, for messages
   * @param name the name of the slice to which a class belongs; nothing if it belongs to none
   */
  static GivenSlices of(String what, Function<JavaClass, Optional<String>> name) {
    return SlicesRuleDefinition.slices()
        .assignedFrom(
            new SliceAssignment() {
              @Override
              public SliceIdentifier getIdentifierOf(JavaClass type) {
                return name.apply(type).map(SliceIdentifier::of).orElseGet(SliceIdentifier::ignore);
              }

              @Override
              public String getDescription() {
                return what;
              }
            });
  }
}
