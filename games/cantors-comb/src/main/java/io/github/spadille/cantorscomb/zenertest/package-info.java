/**
 * Zener Test: guess the symbols of cards that somebody else looks at, or nobody.
 *
 * <p>Start with {@link io.github.spadille.cantorscomb.zenertest.ZenerTest}; the rulebook is the
 * resource {@code zener-test.md}.
 */
@NullMarked
package io.github.spadille.cantorscomb.zenertest;

import org.jspecify.annotations.NullMarked;
