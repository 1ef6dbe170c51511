/** Solitaires. */
@NullMarked
package io.github.spadille.solitaire;

import org.jspecify.annotations.NullMarked;
