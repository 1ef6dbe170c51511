/** Tests of the <code>spadille</code> command, run as a user runs it. */
@NullMarked
package io.github.spadille.terminal;

import org.jspecify.annotations.NullMarked;
