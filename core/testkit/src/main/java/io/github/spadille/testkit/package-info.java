/** The contract of a game as tests. */
@NullMarked
@Value.Style(
    visibility = Value.Style.ImplementationVisibility.PACKAGE,
    overshadowImplementation = true,
    allParameters = true,
    allowedClasspathAnnotations = {org.immutables.value.Generated.class})
package io.github.spadille.testkit;

import org.immutables.value.Value;
import org.jspecify.annotations.NullMarked;
