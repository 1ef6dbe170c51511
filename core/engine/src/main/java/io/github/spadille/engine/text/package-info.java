/**
 * Texts from outside, shown to people: which characters of them hide, and how a piece of them is
 * quoted.
 */
@NullMarked
package io.github.spadille.engine.text;

import org.jspecify.annotations.NullMarked;
