/**
 * Rule sheets: the rules of a game exactly as some house rules have them, to be read at the table.
 *
 * <p>Start with {@link io.github.spadille.formats.sheet.RuleSheet}; a {@link
 * io.github.spadille.formats.sheet.RuleBooklet} puts the sheets of an evening together. Both are
 * written as plain text, as Markdown or as one printable HTML page that needs no network. What a
 * group wrote itself is plain text in all of them: it can bring neither Markdown nor HTML of its
 * own.
 */
@NullMarked
@SheetValues
package io.github.spadille.formats.sheet;

import org.jspecify.annotations.NullMarked;
