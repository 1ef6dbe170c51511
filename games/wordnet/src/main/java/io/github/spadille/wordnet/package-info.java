/**
 * The nouns of WordNet for {@link io.github.spadille.reaction.throughthewindow.ThroughTheWindow}.
 *
 * <p>With this on the class path the option {@code nouns=wordnet} can be chosen. Start with {@link
 * io.github.spadille.wordnet.WordNetNouns}.
 */
@NullMarked
@Value.Style(
    visibility = Value.Style.ImplementationVisibility.PACKAGE,
    overshadowImplementation = true,
    allParameters = true,
    validationMethod = Value.Style.ValidationMethod.NONE,
    defaults = @Value.Immutable(builder = false, copy = false),
    allowedClasspathAnnotations = {org.immutables.value.Generated.class})
package io.github.spadille.wordnet;

import org.immutables.value.Value;
import org.jspecify.annotations.NullMarked;
