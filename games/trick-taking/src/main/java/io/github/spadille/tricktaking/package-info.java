/**
 * Trick-taking games, and the parts that they are written with.
 *
 * <p>A game whose hands are dealt and played in tricks needs little more than its rules:
 *
 * <ul>
 *   <li>{@link io.github.spadille.tricktaking.TrickPlay}: the hands, the trick, who leads and
 *       plays, what has been taken. The state of the game holds one.
 *   <li>{@link io.github.spadille.tricktaking.Following}: what may be played, as {@linkplain
 *       io.github.spadille.tricktaking.Duty duties} with the rule that states each: follow suit, or
 *       else trump, beat the trick.
 *   <li>{@link io.github.spadille.tricktaking.Trick.Order}: who wins a trick. {@link
 *       io.github.spadille.tricktaking.Suits} has the orders in which the ace is high, {@link
 *       io.github.spadille.tricktaking.RankOrder} all others; {@link
 *       io.github.spadille.tricktaking.fivehundred.CardSuits} is for games whose cards change their
 *       suit.
 *   <li>{@link io.github.spadille.tricktaking.fivehundred.SuitsLed}: which suits have been led in a
 *       hand, where that matters.
 *   <li>{@link io.github.spadille.tricktaking.TrickHand}: which hand it is, who deals, and the
 *       points, where the whole pack is dealt out.
 *   <li>{@link io.github.spadille.tricktaking.TrickMove} and {@link
 *       io.github.spadille.tricktaking.TrickRules}: the moves, shuffle and play, and a skeleton of
 *       rules that shuffles one pack.
 *   <li>{@link io.github.spadille.tricktaking.chicago.PokerHand}: what five cards are worth at
 *       poker, for a game that scores hands beside tricks.
 * </ul>
 *
 * <p>Begin with {@link io.github.spadille.tricktaking.ohhell.OhHell}, a short game that is made of
 * these parts. {@link io.github.spadille.tricktaking.fivehundred.FiveHundred} shows teams, bowers
 * and cards that are exchanged.
 */
@NullMarked
@Value.Style(
    visibility = Value.Style.ImplementationVisibility.PACKAGE,
    overshadowImplementation = true,
    allParameters = true,
    validationMethod = Value.Style.ValidationMethod.NONE,
    defaults = @Value.Immutable(builder = false, copy = false),
    allowedClasspathAnnotations = {org.immutables.value.Generated.class})
package io.github.spadille.tricktaking;

import org.immutables.value.Value;
import org.jspecify.annotations.NullMarked;
