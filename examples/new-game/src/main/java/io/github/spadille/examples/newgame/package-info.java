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
 * {@code AgramValues} says how Immutables writes the withers of the options.
 */
@NullMarked
@AgramValues
package io.github.spadille.examples.newgame;

import org.jspecify.annotations.NullMarked;
