/** Arithmetic on sets of small numbers that are held as words; not exported. */
@NullMarked
package io.github.spadille.engine.bits;

import org.jspecify.annotations.NullMarked;
