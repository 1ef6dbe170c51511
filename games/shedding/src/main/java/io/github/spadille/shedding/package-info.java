/**
 * Shedding games: who is first without cards wins.
 *
 * <p>Each game has a package of its own, and these games share nothing but what the engine has.
 * {@link io.github.spadille.shedding.SheddingGames} lists them.
 */
@NullMarked
@Value.Style(
    visibility = Value.Style.ImplementationVisibility.PACKAGE,
    builderVisibility = Value.Style.BuilderVisibility.PACKAGE,
    overshadowImplementation = true,
    allParameters = true,
    validationMethod = Value.Style.ValidationMethod.NONE,
    defaults = @Value.Immutable(builder = false, copy = false),
    allowedClasspathAnnotations = {Override.class})
package io.github.spadille.shedding;

import org.immutables.value.Value;
import org.jspecify.annotations.NullMarked;
