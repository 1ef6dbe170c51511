package io.github.spadille.tricktaking.pageone;

import static io.github.spadille.engine.seat.Seats.NOBODY;

import io.github.spadille.engine.seat.Seats;

/**
 * Who did not call a last card, who may still do so, and the window in which the others may object.
 *
 * @param uncalled the seats that hold one card, or led it while late, and did not call
 * @param late the seat among them that may still call; {@link Seats#NOBODY} if none may
 * @param offender the seat that the window is about that is open or due; {@link Seats#NOBODY}
 *     without a window
 * @param noticedBy the seats that have passed in the open window
 */
record LastCards(Seats uncalled, int late, int offender, Seats noticedBy) {
  /** Nobody has left out a call. */
  static final LastCards NONE = of(Seats.none(), NOBODY, NOBODY);

  private static LastCards of(Seats uncalled, int late, int offender) {
    return new LastCards(uncalled, late, offender, Seats.none());
  }

  /** Returns this after a seat left out a call: it may do so late, or a window is due at once. */
  LastCards leftOut(int seat, boolean atOnce) { // PAG-20
    return of(uncalled.with(seat), atOnce ? NOBODY : seat, atOnce ? seat : offender);
  }

  /** Returns this after a seat called late, or drew cards: it has left out nothing any more. */
  LastCards settled(int seat) {
    if (!uncalled.contains(seat)) { // PAG-21, PAG-27
      return this;
    }
    return of(uncalled.without(seat), late == seat ? NOBODY : late, offender);
  }

  /** Returns this after the late seat missed its chance, if there is one: a window is due. */
  LastCards chanceOver() {
    return late == NOBODY ? this : of(uncalled, NOBODY, late); // PAG-21b, PAG-22
  }

  /** Returns this at the beginning of a turn, with a window about its seat if one is due. */
  LastCards turnBegins(int seat) {
    boolean due = uncalled.contains(seat) && late != seat; // PAG-23
    return due && offender == NOBODY ? of(uncalled, late, seat) : this; // PAG-23a
  }

  /** Returns this after a seat passed in the window. */
  LastCards passed(int seat) {
    return new LastCards(uncalled, late, offender, noticedBy.with(seat));
  }

  /** Returns this after the window closed, while it is the turn of a seat. */
  LastCards closed(int seat) {
    LastCards closed = of(uncalled, late, NOBODY);
    return offender == seat ? closed : closed.turnBegins(seat); // PAG-23a
  }

  /** Returns this at the end of a game, which a seat has won: nobody calls or objects any more. */
  LastCards ended(int winner) {
    return of(uncalled.without(winner), NOBODY, NOBODY); // PAG-27
  }
}
