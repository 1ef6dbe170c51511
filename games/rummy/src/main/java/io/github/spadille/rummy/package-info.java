/**
 * Rummy games, and what they share.
 *
 * <p>Start with {@link io.github.spadille.rummy.RummyGames}. For sequences, sets and wild cards
 * read {@link io.github.spadille.rummy.vazhushal.Shape} and {@link
 * io.github.spadille.rummy.vazhushal.MeldGroups}, for cards in numbered slots {@link
 * io.github.spadille.rummy.cactus.Slots}.
 */
@NullMarked
@Value.Style(
    visibility = Value.Style.ImplementationVisibility.PACKAGE,
    overshadowImplementation = true,
    allParameters = true,
    validationMethod = Value.Style.ValidationMethod.NONE,
    defaults = @Value.Immutable(builder = false, copy = false),
    allowedClasspathAnnotations = {org.immutables.value.Generated.class})
package io.github.spadille.rummy;

import org.immutables.value.Value;
import org.jspecify.annotations.NullMarked;
