/**
 * What the states of games are made of.
 *
 * <table>
 * <caption>Which type for which part of a state</caption>
 * <tr><th>type</th><th>part</th></tr>
 * <tr><td>{@link io.github.spadille.engine.state.CardsPerSeat CardsPerSeat}</td>
 *     <td>hands and other sets of distinct cards, one for each seat</td></tr>
 * <tr><td>{@link io.github.spadille.engine.state.PlayedCards PlayedCards}</td>
 *     <td>the cards that lie in front of those who played them</td></tr>
 * <tr><td>{@link io.github.spadille.engine.state.Stock Stock}</td>
 *     <td>a stock and the discards that renew it</td></tr>
 * <tr><td>{@link io.github.spadille.engine.state.ScoreSheet ScoreSheet}</td>
 *     <td>every point given, and notes of variants; each state has one</td></tr>
 * <tr><td>{@link io.github.spadille.engine.state.Stakes Stakes}</td>
 *     <td>the chips of the seats and the pot; {@link io.github.spadille.engine.state.BuyIn BuyIn}
 *         says with how many they begin</td></tr>
 * </table>
 *
 * <p>{@link io.github.spadille.engine.state.Deal Deal} deals a pack into hands. Start with {@code
 * CardsPerSeat} and {@code ScoreSheet}.
 */
@NullMarked
package io.github.spadille.engine.state;

import org.jspecify.annotations.NullMarked;
