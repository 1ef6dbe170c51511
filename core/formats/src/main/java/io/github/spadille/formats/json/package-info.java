/**
 * What a server of games and its clients tell each other, as JSON: for programs in any language
 * that draw or play a game.
 *
 * <p>{@link io.github.spadille.formats.json.Messages} makes messages of a match, {@link
 * io.github.spadille.formats.json.MessageJson} writes them and reads them back as plain data. What
 * is made for a viewer is made of what a {@link io.github.spadille.engine.match.View} and a log
 * hold, so nothing hidden can get out.
 */
@NullMarked
package io.github.spadille.formats.json;

import org.jspecify.annotations.NullMarked;
