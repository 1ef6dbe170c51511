package io.github.spadille.shedding.idoubtit;

import io.github.spadille.engine.game.MoveList;
import io.github.spadille.engine.table.Seats;
import io.github.spadille.shedding.idoubtit.IDoubtItMove.Claim;
import io.github.spadille.shedding.idoubtit.IDoubtItMove.Doubt;
import io.github.spadille.shedding.idoubtit.IDoubtItMove.Trust;

/** The lists of moves that name no card. */
final class Answers {
  private static final int MOST_SEATS = 12;
  private static final long DOUBT_AND_TRUST = 0b11;

  /** Doubt and trust of each seat in turn. */
  private static final IDoubtItMove[] ANSWERS = new IDoubtItMove[2 * MOST_SEATS];

  private static final Claim[] CLAIMS = new Claim[MOST_SEATS];

  static {
    for (int seat = 0; seat < MOST_SEATS; seat++) {
      ANSWERS[2 * seat] = new Doubt(seat);
      ANSWERS[2 * seat + 1] = new Trust(seat);
      CLAIMS[seat] = new Claim(seat);
    }
  }

  private Answers() {}

  /** Returns the claim of a seat. */
  static MoveList<IDoubtItMove> claim(int seat) {
    return MoveList.of(CLAIMS[seat]);
  }

  /** Returns what some seats can answer: seat by seat, doubt first. */
  static MoveList<IDoubtItMove> of(Seats seats) {
    long places = 0;
    for (int seat : seats) {
      places |= DOUBT_AND_TRUST << 2 * seat;
    }
    return MoveList.ofPlaces(places, 0, ANSWERS);
  }
}
