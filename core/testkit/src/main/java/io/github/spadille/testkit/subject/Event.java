package io.github.spadille.testkit.subject;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.table.Table;

/**
 * A move that was made, as rules see it: everything is open.
 *
 * @param move the text of the move
 * @param before the table before it
 * @param stages the tables on the way to the last one
 * @param after the table after it, and after all that followed by itself
 */
public record Event(String move, Table before, ImmutableList<Table> stages, Table after) {}
