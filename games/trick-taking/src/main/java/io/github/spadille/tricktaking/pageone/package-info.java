/**
 * Page One: follow suit or draw until you can; the first player without cards wins.
 *
 * <p>Start with {@link io.github.spadille.tricktaking.pageone.PageOne}; the rulebook is the
 * resource {@code page-one.md}.
 */
@NullMarked
package io.github.spadille.tricktaking.pageone;

import org.jspecify.annotations.NullMarked;
