/**
 * Spider: build runs of one suit with two packs.
 *
 * <p>Start with {@link io.github.spadille.solitaire.spider.Spider}; the rulebook is the resource
 * {@code spider.md}.
 */
@NullMarked
package io.github.spadille.solitaire.spider;

import org.jspecify.annotations.NullMarked;
