/**
 * The contract of a game.
 *
 * <p>{@link io.github.spadille.engine.game.Rules} is the whole of it. It speaks of these:
 *
 * <ul>
 *   <li>{@link io.github.spadille.engine.game.GameState}, with {@link
 *       io.github.spadille.engine.game.Turn} and {@link io.github.spadille.engine.game.Outcome}:
 *       where a game stands.
 *   <li>{@link io.github.spadille.engine.game.Scoring}: which score is good.
 *   <li>{@link io.github.spadille.engine.game.Refusal}: why a move is illegal; {@link
 *       io.github.spadille.engine.game.IllegalMoveException} carries it.
 *   <li>{@link io.github.spadille.engine.game.Phases}: which kinds of moves are due in each phase,
 *       and what all others are told.
 *   <li>{@link io.github.spadille.engine.game.Stage} and {@link
 *       io.github.spadille.engine.game.StageListener}: what happens within a move.
 *   <li>{@link io.github.spadille.engine.game.Deductions} and {@link
 *       io.github.spadille.engine.game.DeductionListener}: what a move tells of hidden cards;
 *       {@link io.github.spadille.engine.game.Past} and {@link
 *       io.github.spadille.engine.game.SeenStep}: what a viewer saw.
 * </ul>
 *
 * <p>{@link io.github.spadille.engine.game.Game} describes a game to programs that know nothing of
 * it.
 *
 * <p>Start with {@code Rules}. To write a game, extend {@link
 * io.github.spadille.engine.game.AbstractRules}; to watch or change what rules of another game do,
 * extend {@link io.github.spadille.engine.game.ForwardingRules}.
 */
@NullMarked
package io.github.spadille.engine.game;

import org.jspecify.annotations.NullMarked;
