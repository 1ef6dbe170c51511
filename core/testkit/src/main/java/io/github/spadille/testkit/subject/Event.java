package io.github.spadille.testkit.subject;

import io.github.spadille.engine.table.Table;

/**
 * A move that was made, as rules see it: everything is open.
 *
 * @param move the text of the move
 * @param before the table before it
 * @param after the table after it, and after all that followed by itself
 */
public record Event(String move, Table before, Table after) {}
