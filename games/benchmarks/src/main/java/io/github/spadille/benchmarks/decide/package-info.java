/**
 * How well agents decide, where games say what is good: bids met, contracts made, chips thrown
 * away; and how long a decision takes.
 */
@NullMarked
package io.github.spadille.benchmarks.decide;

import org.jspecify.annotations.NullMarked;
