/** Stops games: cards are played in sequence until nobody can go on. */
@NullMarked
@Value.Style(
    visibility = Value.Style.ImplementationVisibility.PACKAGE,
    overshadowImplementation = true,
    allParameters = true,
    allowedClasspathAnnotations = {org.immutables.value.Generated.class})
package io.github.spadille.stops;

import org.immutables.value.Value;
import org.jspecify.annotations.NullMarked;
