/**
 * Random numbers: where shuffles, dice and choices by chance come from.
 *
 * <p>Begin with {@link io.github.spadille.engine.random.RandomSource}.
 */
@NullMarked
package io.github.spadille.engine.random;

import org.jspecify.annotations.NullMarked;
