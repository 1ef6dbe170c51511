/**
 * Solitaires: Pirate and Spider, each in a package of its own.
 *
 * <p>Start with {@link io.github.spadille.solitaire.SolitaireGames}, the list of them. They share
 * no types.
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
package io.github.spadille.solitaire;

import org.immutables.value.Value;
import org.jspecify.annotations.NullMarked;
