/**
 * A table in the browser: one program that hosts every game of a catalog, and one page.
 *
 * <p>{@link io.github.spadille.webtable.HostedTable} is the embedding: read it first.
 */
@NullMarked
package io.github.spadille.webtable;

import org.jspecify.annotations.NullMarked;
