/** How the library is laid out, kept by tests that read the byte code of its main code. */
@NullMarked
package io.github.spadille.games.architecture;

import org.jspecify.annotations.NullMarked;
