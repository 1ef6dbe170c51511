/**
 * What is done with texts of any kind: how a piece of one is quoted, which word is nearest to
 * another, which characters hide, and what an id is.
 *
 * <p>Start with {@link io.github.spadille.engine.text.Ids Ids}, {@link
 * io.github.spadille.engine.text.SimilarWord SimilarWord} and {@link
 * io.github.spadille.engine.text.HiddenCharacters HiddenCharacters}.
 */
@NullMarked
package io.github.spadille.engine.text;

import org.jspecify.annotations.NullMarked;
