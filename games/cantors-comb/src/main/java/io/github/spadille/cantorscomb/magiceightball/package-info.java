/**
 * Magic Eight Ball: one question, one card, one answer.
 *
 * <p>Start with {@link io.github.spadille.cantorscomb.magiceightball.MagicEightBall}; the rulebook
 * is the resource {@code magic-eight-ball.md}.
 */
@NullMarked
package io.github.spadille.cantorscomb.magiceightball;

import org.jspecify.annotations.NullMarked;
