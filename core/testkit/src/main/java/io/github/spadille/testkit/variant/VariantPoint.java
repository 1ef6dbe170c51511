package io.github.spadille.testkit.variant;

import java.lang.reflect.Method;

/**
 * A method that a variant may override.
 *
 * @param ruleId the first rule that it is said to carry; empty if none is named
 */
record VariantPoint(Method method, String ruleId) {
  String name() {
    return method.getName();
  }
}
