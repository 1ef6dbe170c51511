/** The <code>spadille</code> command. */
@NullMarked
package io.github.spadille.terminal;

import org.jspecify.annotations.NullMarked;
