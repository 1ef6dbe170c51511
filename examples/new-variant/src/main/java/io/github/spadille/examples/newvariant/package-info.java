/**
 * Variants of our games, to be copied: one rule changed ({@code RankToo}), a line of the score
 * sheet added ({@code Napola}), effects of cards and a piece of state ({@code AcesReverse}), a move
 * ({@code TrumpTwo}).
 */
@NullMarked
package io.github.spadille.examples.newvariant;

import org.jspecify.annotations.NullMarked;
