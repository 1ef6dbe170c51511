/**
 * A small game to try the formats on: everybody lays down a card at once, the highest scores.
 *
 * <p>It has what formats must cope with: hidden and ordered piles, a card turned up out of the
 * middle of the pack, one or two packs, windows in which several seats act, concealed moves, facts
 * for some eyes only, several hands, and a deal that can set something off by itself.
 */
@NullMarked
package io.github.spadille.formats.highcard;

import org.jspecify.annotations.NullMarked;
