/**
 * Moves, lists of them, and tables from which lists are taken.
 *
 * <p>A game has a sealed family of {@link io.github.spadille.engine.move.Move moves} and lists
 * those that are legal in a {@link io.github.spadille.engine.move.MoveList MoveList}. Most lists
 * are made of moves that are made once and looked up:
 *
 * <table>
 * <caption>Which table for which moves</caption>
 * <tr><th>type</th><th>moves</th></tr>
 * <tr><td>{@link io.github.spadille.engine.move.CardMoves CardMoves}</td>
 *     <td>of one kind, one for each seat and card: play a card</td></tr>
 * <tr><td>{@link io.github.spadille.engine.move.MoveTable MoveTable}</td>
 *     <td>of two kinds, in one list: those that name a card, then those with a number</td></tr>
 * <tr><td>{@link io.github.spadille.engine.move.NumberMoves NumberMoves}</td>
 *     <td>of one kind, one for each seat and number: bids, bets</td></tr>
 * <tr><td>{@link io.github.spadille.engine.move.SeatMoves SeatMoves}</td>
 *     <td>of one kind, one for each seat: pass, draw</td></tr>
 * <tr><td>{@link io.github.spadille.engine.move.SeatChoice SeatChoice}</td>
 *     <td>a few for each seat, offered together: accept or refuse</td></tr>
 * </table>
 *
 * <p>A {@link io.github.spadille.engine.move.NumberSet NumberSet} says which numbers are among
 * them. Start with {@code Move} and {@code MoveList}.
 */
@NullMarked
package io.github.spadille.engine.move;

import org.jspecify.annotations.NullMarked;
