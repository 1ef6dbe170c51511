/**
 * Betting games, and what several of them are made of.
 *
 * <ul>
 *   <li>{@link io.github.spadille.betting.TwentyOne}: what cards count (Pontoon, Thirty-One);
 *   <li>{@link io.github.spadille.betting.PricedMoves}: moves by what they cost (Pontoon,
 *       Superfecta);
 *   <li>{@link io.github.spadille.betting.BettingGames}: all games of the family.
 * </ul>
 */
@NullMarked
@BettingValues
package io.github.spadille.betting;

import org.jspecify.annotations.NullMarked;
