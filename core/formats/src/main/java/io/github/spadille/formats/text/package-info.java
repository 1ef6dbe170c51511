/**
 * Plain text for screens and paper: lines of some width, tables, and Markdown without its signs.
 */
@NullMarked
package io.github.spadille.formats.text;

import org.jspecify.annotations.NullMarked;
