/**
 * The contract of a game.
 *
 * <p>{@link io.github.spadille.engine.game.Rules} is the whole of it; {@link
 * io.github.spadille.engine.game.GameState}, {@link io.github.spadille.engine.move.Move}, {@link
 * io.github.spadille.engine.game.Turn}, {@link io.github.spadille.engine.game.Refusal}, {@link
 * io.github.spadille.engine.state.ScoreSheet} and {@link io.github.spadille.engine.game.Outcome} are
 * what it speaks of. {@link io.github.spadille.engine.game.Game} describes a game to programs that
 * know nothing of it.
 *
 * <p>Start with {@code Rules}; to write a game, extend {@link
 * io.github.spadille.engine.game.AbstractRules}.
 */
@NullMarked
package io.github.spadille.engine.game;

import org.jspecify.annotations.NullMarked;
