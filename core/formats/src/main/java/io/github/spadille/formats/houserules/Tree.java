package io.github.spadille.formats.houserules;

import com.google.common.primitives.ImmutableIntArray;

/**
 * A YAML text, read.
 *
 * @param text the text, by code point
 * @param root its value
 * @param scalars where its scalars stand: begin and end offsets by turns, ascending
 */
record Tree(ImmutableIntArray text, Node root, ImmutableIntArray scalars) {}
