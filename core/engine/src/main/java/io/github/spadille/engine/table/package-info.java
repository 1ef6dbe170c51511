/**
 * What lies on the table, and what each viewer sees of it.
 *
 * <p>A game describes its state as a {@link io.github.spadille.engine.table.Table}: named {@link
 * io.github.spadille.engine.table.Pile piles} and {@link io.github.spadille.engine.table.Fact
 * facts}, each with its {@link io.github.spadille.engine.table.Audience audience}. A {@link
 * io.github.spadille.engine.table.SeenTable} is all of it that one {@link
 * io.github.spadille.engine.seat.Viewer viewer} may know. Start with {@code Table}.
 */
@NullMarked
package io.github.spadille.engine.table;

import org.jspecify.annotations.NullMarked;
