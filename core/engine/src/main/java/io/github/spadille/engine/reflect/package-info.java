/**
 * Records taken apart and made again by the order of their components; used by the notation of
 * moves and by options, and not exported.
 */
@NullMarked
package io.github.spadille.engine.reflect;

import org.jspecify.annotations.NullMarked;
