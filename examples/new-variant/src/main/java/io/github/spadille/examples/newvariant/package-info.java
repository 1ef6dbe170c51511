/** A variant of one of our games, to be copied: {@code RankToo} is all there is to it. */
@NullMarked
package io.github.spadille.examples.newvariant;

import org.jspecify.annotations.NullMarked;
