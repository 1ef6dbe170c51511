/**
 * Cactus: a memory game for two, who try to have few points in their face-down cards.
 *
 * <p>Start with {@link io.github.spadille.rummy.cactus.Cactus}; {@link
 * io.github.spadille.rummy.cactus.CactusState} says what a turn has come to, {@link
 * io.github.spadille.rummy.cactus.Slots} where the cards of a player lie and who has seen them. The
 * rulebook is the resource {@code cactus.md}.
 */
@NullMarked
package io.github.spadille.rummy.cactus;

import org.jspecify.annotations.NullMarked;
