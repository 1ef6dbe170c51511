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
@Value.Style(
    visibility = Value.Style.ImplementationVisibility.PACKAGE,
    builderVisibility = Value.Style.BuilderVisibility.PACKAGE,
    overshadowImplementation = true,
    allParameters = true,
    validationMethod = Value.Style.ValidationMethod.NONE,
    defaults = @Value.Immutable(builder = false, copy = false),
    allowedClasspathAnnotations = {Override.class})
package io.github.spadille.betting;

import org.immutables.value.Value;
import org.jspecify.annotations.NullMarked;
