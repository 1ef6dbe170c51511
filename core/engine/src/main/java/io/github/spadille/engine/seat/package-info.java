/**
 * Seats: who sits at the table, and one value for each of them.
 *
 * <p>A seat is a number from 0, at most 15. {@link io.github.spadille.engine.seat.Seats Seats} are
 * a set of them, {@link io.github.spadille.engine.seat.PerSeat PerSeat} has a value for each and
 * {@link io.github.spadille.engine.seat.IntPerSeat IntPerSeat} a number; a {@link
 * io.github.spadille.engine.seat.Viewer Viewer} is a seat, or a bystander, that looks at the table.
 * Start with {@code Seats}.
 */
@NullMarked
package io.github.spadille.engine.seat;

import org.jspecify.annotations.NullMarked;
