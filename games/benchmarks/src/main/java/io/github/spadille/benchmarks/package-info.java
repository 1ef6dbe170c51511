/** Measures uniformly random play of every game through the public contract. */
@NullMarked
package io.github.spadille.benchmarks;

import org.jspecify.annotations.NullMarked;
