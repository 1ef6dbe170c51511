package io.github.spadille.formats.sheet;

import com.google.common.collect.ImmutableList;

/**
 * A part of a sheet under its heading.
 *
 * @param title the heading; empty for the words that open the sheet
 * @param level 2 for a section, 3 for a section within it, as in Markdown
 * @param items what stands in it
 */
public record SheetSection(String title, int level, ImmutableList<SheetItem> items) {}
