/** Tests of what is measured. */
@NullMarked
package io.github.spadille.benchmarks;

import org.jspecify.annotations.NullMarked;
