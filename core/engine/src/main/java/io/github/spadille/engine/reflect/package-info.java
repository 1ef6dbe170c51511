/**
 * Records taken apart and made again by the order of their components.
 *
 * <p>The notation of moves and options use it; it is not exported. Its one type is {@link
 * io.github.spadille.engine.reflect.RecordComponents RecordComponents}.
 */
@NullMarked
package io.github.spadille.engine.reflect;

import org.jspecify.annotations.NullMarked;
