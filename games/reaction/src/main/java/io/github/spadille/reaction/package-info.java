/**
 * Reaction games: Aggravation and Through the Window, each in a package of its own.
 *
 * <p>Start with {@link io.github.spadille.reaction.ReactionGames}, the list of them. They share no
 * types.
 */
@NullMarked
@ReactionValues
package io.github.spadille.reaction;

import org.jspecify.annotations.NullMarked;
