package io.github.spadille.fishing.koikoi;

import io.github.spadille.engine.game.HandState;
import io.github.spadille.engine.seat.IntPerSeat;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.state.ScoreSheet;

/**
 * What most moves leave as it is: the round, what was said in it, and the points.
 *
 * <p>Immutable, with value equality.
 *
 * @param number the number of the round, from 1
 * @param dealer the seat that deals and plays first, or {@link KoiKoiState#NOBODY} before the draw
 * @param decided the sum of yaku of each seat at its last koi in this round
 * @param calls how often each seat has called koi in this round
 * @param shown the seats whose hands lie open, because they score without play
 * @param sheet every point given
 */
public record KoiKoiRound(
    int number, int dealer, IntPerSeat decided, IntPerSeat calls, Seats shown, ScoreSheet sheet)
    implements HandState.Hand {
  private static final IntPerSeat ZERO = IntPerSeat.of(KoiKoi.SEATS, 0);

  /** Returns a round in which nothing was said yet. */
  static KoiKoiRound of(int number, int dealer, ScoreSheet sheet) {
    return new KoiKoiRound(number, dealer, ZERO, ZERO, Seats.none(), sheet);
  }

  /** Returns this round when a seat has called koi with some sum of yaku. */
  KoiKoiRound called(int seat, int sum) { // KOI-23
    return new KoiKoiRound(
        number, dealer, decided.with(seat, sum), calls.plus(seat, 1), shown, sheet);
  }

  KoiKoiRound withShown(Seats shown) {
    return new KoiKoiRound(number, dealer, decided, calls, shown, sheet);
  }

  KoiKoiRound withSheet(ScoreSheet sheet) {
    return new KoiKoiRound(number, dealer, decided, calls, shown, sheet);
  }
}
