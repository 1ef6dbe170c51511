/**
 * What a viewer may know, as JSON: for programs in any language that draw or play a game.
 *
 * <p>{@link io.github.spadille.formats.json.ViewJson} writes views and observations, and reads them
 * back as plain data. A view is written only from what a {@link
 * io.github.spadille.engine.table.SeenTable} holds, so nothing hidden can get out.
 */
@NullMarked
package io.github.spadille.formats.json;

import org.jspecify.annotations.NullMarked;
