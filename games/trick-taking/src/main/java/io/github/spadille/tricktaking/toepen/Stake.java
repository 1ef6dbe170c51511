package io.github.spadille.tricktaking.toepen;

import static io.github.spadille.engine.table.Seats.none;

import io.github.spadille.engine.table.Seats;
import io.github.spadille.engine.words.Phrase;

/**
 * What a hand is worth, and the knocks.
 *
 * @param value in chips
 * @param knocker the seat that knocked last in this hand; -1 if nobody has
 * @param knockers the seats that may knock while cards are played
 * @param stayed the seats that have answered the open knock and play on
 * @param folded the seats that have answered it and left the hand
 */
public record Stake(int value, int knocker, Seats knockers, Seats stayed, Seats folded) {
  /** What a hand is worth at first (TOE-8). */
  static final Stake ONE = new Stake(1, Phrase.NOBODY, none(), none(), none());

  Stake withKnockers(Seats seats) {
    return new Stake(value, knocker, seats, none(), none());
  }

  /** Returns this after a seat knocked. */
  Stake knocked(int seat) {
    return new Stake(value, seat, none(), none(), none());
  }

  /** Returns this after a seat answered the knock. */
  Stake answered(int seat, boolean stays) {
    return stays
        ? new Stake(value, knocker, knockers, stayed.with(seat), folded)
        : new Stake(value, knocker, knockers, stayed, folded.with(seat));
  }

  /** Returns this when the knock has been answered and somebody stayed (TOE-40). */
  Stake raised() {
    return new Stake(value + 1, knocker, knockers, none(), none());
  }
}
