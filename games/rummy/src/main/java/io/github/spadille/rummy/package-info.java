/**
 * Rummy games: Cactus, Canasta, Kowah and Vazhushal, each in a package of its own.
 *
 * <p>Start with {@link io.github.spadille.rummy.RummyGames}, the list of them. They share no types:
 * each of these games has its own idea of a meld.
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
package io.github.spadille.rummy;

import org.immutables.value.Value;
import org.jspecify.annotations.NullMarked;
