/**
 * Trick-taking games, and the parts that they are written with.
 *
 * <p>A game whose hands are dealt and played in tricks needs little more than its rules. What at
 * least two games are written with stands here; what one game alone needs stands beside its rules.
 *
 * <table>
 * <caption>The parts, and who uses them</caption>
 * <tr><th>type</th><th>what for</th><th>games</th></tr>
 * <tr><td>{@link io.github.spadille.tricktaking.TrickPlay}</td>
 *     <td>the hands, the trick, who leads and plays, what has been taken; the state of a game holds
 *     one</td><td>all</td></tr>
 * <tr><td>{@link io.github.spadille.tricktaking.Trick}</td>
 *     <td>the cards of a trick; its {@linkplain io.github.spadille.tricktaking.Trick.Order order}
 *     says who wins it</td><td>all</td></tr>
 * <tr><td>{@link io.github.spadille.tricktaking.TrickMove}</td>
 *     <td>the moves: shuffle, play, and a pass</td><td>all</td></tr>
 * <tr><td>{@link io.github.spadille.tricktaking.TrickRules}</td>
 *     <td>a skeleton of rules that shuffles one pack</td><td>all but Five Hundred</td></tr>
 * <tr><td>{@link io.github.spadille.tricktaking.Following}</td>
 *     <td>what may be played, as {@linkplain io.github.spadille.tricktaking.Following.Duty duties}
 *     with the rule that states each: follow suit, or else trump, beat the trick</td>
 *     <td>all but Page One</td></tr>
 * <tr><td>{@link io.github.spadille.tricktaking.Suits}</td>
 *     <td>following suit, and the orders of cards in which the ace is high</td>
 *     <td>Canadian Salad, Chicago, Oh Hell, Page One, Polignac, Toepen</td></tr>
 * <tr><td>{@link io.github.spadille.tricktaking.RankOrder}</td>
 *     <td>all other orders of cards</td><td>Five Hundred, Polignac, Toepen, Tute</td></tr>
 * <tr><td>{@link io.github.spadille.tricktaking.TrickHand}</td>
 *     <td>which hand it is, who deals, and the points</td>
 *     <td>Canadian Salad, Five Hundred, Page One, Polignac, Tute</td></tr>
 * </table>
 *
 * <p>Begin with {@link io.github.spadille.tricktaking.ohhell.OhHell}, a short game that is made of
 * these parts. {@link io.github.spadille.tricktaking.fivehundred.FiveHundred} shows teams, bowers
 * and cards that are exchanged.
 */
@NullMarked
@TrickTakingValues
package io.github.spadille.tricktaking;

import org.jspecify.annotations.NullMarked;
