package io.github.spadille.shedding.idoubtit;

import io.github.spadille.engine.move.MoveList;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.shedding.idoubtit.IDoubtItMove.Doubt;
import io.github.spadille.shedding.idoubtit.IDoubtItMove.Trust;
import java.util.Arrays;
import java.util.PrimitiveIterator;

/** Doubt or trust for each of several seats; the lists of usual numbers of seats are made once. */
final class Answers {
  private static final int MOST_SEATS = 12;
  private static final int USUAL_SEATS = 6;
  private static final long DOUBT_AND_TRUST = 0b11;

  /** Doubt and trust of each seat in turn. */
  private static final IDoubtItMove[] ANSWERS = new IDoubtItMove[2 * MOST_SEATS];

  private static final MoveList<IDoubtItMove>[] OF_SEATS = usual(); // by seat bits

  static {
    for (int seat = 0; seat < MOST_SEATS; seat++) {
      ANSWERS[2 * seat] = new Doubt(seat);
      ANSWERS[2 * seat + 1] = new Trust(seat);
    }
    Arrays.setAll(OF_SEATS, Answers::answers);
  }

  private Answers() {}

  @SuppressWarnings({"unchecked", "rawtypes"}) // Java makes no arrays of a type with parameters.
  private static MoveList<IDoubtItMove>[] usual() {
    return new MoveList[1 << USUAL_SEATS];
  }

  private static MoveList<IDoubtItMove> answers(int seatBits) {
    long places = 0;
    for (int rest = seatBits; rest != 0; rest &= rest - 1) {
      places |= DOUBT_AND_TRUST << 2 * Integer.numberOfTrailingZeros(rest);
    }
    return MoveList.ofPlaces(places, 0, ANSWERS);
  }

  /** Returns what some seats can answer: seat by seat, doubt first. */
  static MoveList<IDoubtItMove> of(Seats seats) {
    int bits = 0;
    for (PrimitiveIterator.OfInt rest = seats.iterator(); rest.hasNext(); ) {
      bits |= 1 << rest.nextInt();
    }
    return bits < OF_SEATS.length ? OF_SEATS[bits] : answers(bits);
  }
}
