/**
 * The Cantor's Comb deck and the games that are played with it.
 *
 * <p>Start with {@link io.github.spadille.cantorscomb.CombCard}, a card with all its fields; {@link
 * io.github.spadille.cantorscomb.CombDeck} makes packs of the deck, and {@link
 * io.github.spadille.cantorscomb.SpectrumStrip} draws the emission spectrum of an element. The
 * rules of the deck are the resource {@code deck.md}, its tables are {@code deck.tsv} and {@code
 * spectra.tsv}. All types here are the deck's own, but for {@link
 * io.github.spadille.cantorscomb.CantorsCombGames}, the list of the family's games; what a game
 * needs beside the deck stands in its package.
 */
@NullMarked
@CantorsCombValues
package io.github.spadille.cantorscomb;

import org.jspecify.annotations.NullMarked;
