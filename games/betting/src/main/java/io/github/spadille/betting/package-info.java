/** Betting games. */
@NullMarked
@Value.Style(
    visibility = Value.Style.ImplementationVisibility.PACKAGE,
    overshadowImplementation = true,
    allParameters = true,
    validationMethod = Value.Style.ValidationMethod.NONE,
    defaults = @Value.Immutable(builder = false, copy = false),
    allowedClasspathAnnotations = {org.immutables.value.Generated.class})
package io.github.spadille.betting;

import org.immutables.value.Value;
import org.immutables.value.Value;
import org.jspecify.annotations.NullMarked;
