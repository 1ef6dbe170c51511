/** Reaction games. */
@NullMarked
package io.github.spadille.reaction;

import org.jspecify.annotations.NullMarked;
