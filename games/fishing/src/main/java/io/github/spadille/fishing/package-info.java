/**
 * Fishing games: cards from the hand capture cards on the table. And what several of them are made
 * of:
 *
 * <ul>
 *   <li>{@link io.github.spadille.fishing.FishingHand} with its {@link
 *       io.github.spadille.fishing.Sweeps}: the part of a state that stays for a hand (Cassino,
 *       Scopa);
 *   <li>{@link io.github.spadille.fishing.Sums}: cards that add up (Cassino, Scopa);
 *   <li>{@link io.github.spadille.fishing.Majority}: the side that has won most (Cassino, Scopa);
 *   <li>{@link io.github.spadille.fishing.BoardCards}: how moves name cards of the board (Cassino,
 *       Scopa, Stealing Bundles);
 *   <li>{@link io.github.spadille.fishing.FishingGames}: all games of the family.
 * </ul>
 *
 * <p>The flower cards of Koi-Koi stand in {@link io.github.spadille.fishing.hanafuda}.
 */
@NullMarked
@FishingValues
package io.github.spadille.fishing;

import org.jspecify.annotations.NullMarked;
