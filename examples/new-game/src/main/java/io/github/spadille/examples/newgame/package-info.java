/**
 * Agram, a small game written from outside the library, to be copied.
 *
 * <p>Read the files in this order: {@code agram.md} (the rules in words), {@link
 * io.github.spadille.examples.newgame.AgramState} (where a game stands), {@link
 * io.github.spadille.examples.newgame.AgramOptions} (what can be chosen), {@link
 * io.github.spadille.examples.newgame.Agram} (the rules), {@code agram.properties} (the words in
 * which it is told), {@link io.github.spadille.examples.newgame.AgramFamily} (how programs find
 * it), and in the tests {@code AgramContractTest}, which runs every law of the library on it.
 *
 * <p>The moves, the cards in play and who must follow come from the family {@code trick-taking}.
 * The compiler writes the withers of the options with Immutables, which the style below sets up.
 */
@NullMarked
@Value.Style(
    // What Immutables writes is for this package. All others begin with the default options.
    visibility = Value.Style.ImplementationVisibility.PACKAGE,
    builderVisibility = Value.Style.BuilderVisibility.PACKAGE,
    // Whoever compiles against the game is not told that Immutables is missing.
    allowedClasspathAnnotations = {Override.class})
package io.github.spadille.examples.newgame;

import org.immutables.value.Value;
import org.jspecify.annotations.NullMarked;
