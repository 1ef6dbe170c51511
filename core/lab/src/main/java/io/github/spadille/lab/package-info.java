/**
 * Experiments with rules: many games, as rows, compared deal by deal.
 *
 * <p>Start at {@link io.github.spadille.lab.Experiment}, which says what is played, and {@link
 * io.github.spadille.lab.Lab}, which plays it.
 */
@NullMarked
package io.github.spadille.lab;

import org.jspecify.annotations.NullMarked;
