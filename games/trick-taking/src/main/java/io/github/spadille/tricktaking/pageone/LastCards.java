package io.github.spadille.tricktaking.pageone;

import static io.github.spadille.engine.words.Phrase.NOBODY;

import io.github.spadille.engine.table.Seats;

/**
 * Who did not call a last card, who may still do so, and the windows in which others may object.
 *
 * @param uncalled the seats that hold one card, or led it while late, and did not call
 * @param late the seat among them that may still call; -1 if none may
 * @param offender the seat that the window is about that is open or due; -1 without a window
 * @param then the seat that the window after it is about; -1 if none follows
 * @param noticedBy the seats that have passed in the open window
 */
public record LastCards(Seats uncalled, int late, int offender, int then, Seats noticedBy) {
  /** Nobody has left out a call. */
  static final LastCards NONE = of(Seats.none(), NOBODY, NOBODY, NOBODY);

  private static LastCards of(Seats uncalled, int late, int offender, int then) {
    return new LastCards(uncalled, late, offender, then, Seats.none());
  }

  /** Returns this after the late seat called (PAG-21). */
  LastCards called() {
    return of(uncalled.without(late), NOBODY, offender, then);
  }

  /** Returns this after a card was played or drawn: the late seat has missed its chance. */
  LastCards chanceOver() {
    return late == NOBODY ? this : of(uncalled, NOBODY, late, NOBODY); // PAG-21b, PAG-22
  }

  /** Returns this after a seat did not call (PAG-20), with a chance to do so late or without. */
  LastCards leftOut(int seat, boolean chance) {
    return chance
        ? of(uncalled.with(seat), seat, offender, then)
        : of(uncalled.with(seat), late, seat, then); // PAG-22
  }

  /** Returns this at the beginning of a turn, with a window about its seat if one is due. */
  LastCards turnBegins(int seat) { // PAG-23, PAG-23a
    if (!uncalled.contains(seat) || late == seat || offender == seat) {
      return this;
    }
    return offender == NOBODY
        ? of(uncalled, late, seat, NOBODY)
        : of(uncalled, late, offender, seat);
  }

  /** Returns this after a seat passed in the window. */
  LastCards passed(int seat) {
    return new LastCards(uncalled, late, offender, then, noticedBy.with(seat));
  }

  /** Returns this after a seat drew cards: it has nothing to call (PAG-27). */
  LastCards drawn(int seat) {
    return uncalled.contains(seat) ? of(uncalled.without(seat), late, offender, then) : this;
  }

  /** Returns this after the window closed: the next one is due (PAG-23a). */
  LastCards closed() {
    return of(uncalled, late, then, NOBODY);
  }

  /** Returns this at the end of a game, which a seat has won: nobody calls or objects any more. */
  LastCards ended(int winner) {
    return of(uncalled.without(winner), NOBODY, NOBODY, NOBODY); // PAG-27
  }
}
