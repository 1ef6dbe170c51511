/**
 * The nouns of WordNet for {@link io.github.spadille.reaction.throughthewindow.ThroughTheWindow}.
 *
 * <p>With this on the class path the option {@code nouns=wordnet} can be chosen. Start with {@link
 * io.github.spadille.wordnet.WordNetNouns}.
 */
@NullMarked
package io.github.spadille.wordnet;

import org.jspecify.annotations.NullMarked;
