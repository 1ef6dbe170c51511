/**
 * Games as the fastest plain mutable Java that can be had, to show what a game allows.
 *
 * <p>Each plays the same games as the library from the same random numbers.
 */
@NullMarked
package io.github.spadille.benchmarks.limit;

import org.jspecify.annotations.NullMarked;
