/**
 * Cactus: a memory game for two, who want few points in cards that lie face down.
 *
 * <p>Start with {@link io.github.spadille.rummy.cactus.Cactus}; the rulebook is the resource {@code
 * cactus.md}.
 */
@NullMarked
package io.github.spadille.rummy.cactus;

import org.jspecify.annotations.NullMarked;
