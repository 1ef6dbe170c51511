/** What is said of how well agents decide is counted right. */
@NullMarked
package io.github.spadille.benchmarks.decide;

import org.jspecify.annotations.NullMarked;
