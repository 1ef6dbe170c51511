package io.github.spadille.shedding.idoubtit;

import io.github.spadille.engine.game.MoveList;
import io.github.spadille.shedding.idoubtit.IDoubtItMove.Claim;
import io.github.spadille.shedding.idoubtit.IDoubtItMove.Doubt;
import io.github.spadille.shedding.idoubtit.IDoubtItMove.Trust;

/** The lists of moves that name no card; those of the usual numbers of seats are made once. */
final class Answers {
  private static final int MOST_SEATS = 12;
  private static final int USUAL_SEATS = 6;

  /** Doubt and trust of each seat in turn. */
  private static final IDoubtItMove[] ANSWERS = new IDoubtItMove[2 * MOST_SEATS];

  private static final Claim[] CLAIMS = new Claim[MOST_SEATS];
  private static final MoveList<IDoubtItMove>[] CLAIM = array(MOST_SEATS);
  private static final MoveList<IDoubtItMove>[] OF_SEATS = array(1 << USUAL_SEATS);

  static {
    for (int seat = 0; seat < MOST_SEATS; seat++) {
      ANSWERS[2 * seat] = new Doubt(seat);
      ANSWERS[2 * seat + 1] = new Trust(seat);
      CLAIMS[seat] = new Claim(seat);
      CLAIM[seat] = MoveList.ofRange(CLAIMS, seat, seat);
    }
    for (int seats = 0; seats < OF_SEATS.length; seats++) {
      OF_SEATS[seats] = answers(seats);
    }
  }

  private Answers() {}

  @SuppressWarnings({"unchecked", "rawtypes"}) // Java makes no arrays of a type with parameters.
  private static MoveList<IDoubtItMove>[] array(int size) {
    return new MoveList[size];
  }

  private static MoveList<IDoubtItMove> answers(int seats) {
    IDoubtItMove[] answers = new IDoubtItMove[2 * Integer.bitCount(seats)];
    int count = 0;
    for (int rest = seats; rest != 0; rest &= rest - 1) {
      int seat = Integer.numberOfTrailingZeros(rest);
      answers[count++] = ANSWERS[2 * seat];
      answers[count++] = ANSWERS[2 * seat + 1];
    }
    return MoveList.ofRange(answers, 0, count - 1);
  }

  /** Returns the claim of a seat. */
  static MoveList<IDoubtItMove> claim(int seat) {
    return CLAIM[seat];
  }

  /** Returns what some seats can answer, given as bits: seat by seat, doubt first. */
  static MoveList<IDoubtItMove> of(int seats) {
    return seats < OF_SEATS.length ? OF_SEATS[seats] : answers(seats);
  }
}
