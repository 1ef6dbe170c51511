/**
 * Kowah: make a hand with a pair, declare it, and win with the third card of the pair.
 *
 * <p>Start with {@link io.github.spadille.rummy.kowah.Kowah}; {@link
 * io.github.spadille.rummy.kowah.KowahCards} is where the cards lie, {@code RankSets} finds the two
 * sets of a hand. The rulebook is the resource {@code kowah.md}.
 */
@NullMarked
package io.github.spadille.rummy.kowah;

import org.jspecify.annotations.NullMarked;
