/**
 * Aggravation: turn cards, cover equal ranks, and call the next match when your cards are gone.
 *
 * <p>Start with {@link io.github.spadille.reaction.aggravation.Aggravation}; {@link
 * io.github.spadille.reaction.aggravation.Tableau} has the face-up piles and what lies in a match,
 * {@link io.github.spadille.reaction.aggravation.LaidCard} how a card came there, {@link
 * io.github.spadille.reaction.aggravation.Places} how places are numbered. The rulebook is the
 * resource {@code aggravation.md}.
 */
@NullMarked
package io.github.spadille.reaction.aggravation;

import org.jspecify.annotations.NullMarked;
