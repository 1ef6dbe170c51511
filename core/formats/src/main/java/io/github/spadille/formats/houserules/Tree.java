package io.github.spadille.formats.houserules;

import com.google.common.collect.ImmutableList;

/**
 * A YAML text, read.
 *
 * @param text the text, by code point
 * @param root its value
 * @param scalars where its scalars stand: begin and end offsets by turns, ascending
 */
record Tree(int[] text, Node root, ImmutableList<Integer> scalars) {}
