package io.github.spadille.fishing.koikoi;

import io.github.spadille.engine.table.CardsPerSeat;
import io.github.spadille.engine.table.IntPerSeat;
import io.github.spadille.engine.table.Seats;
import io.github.spadille.fishing.hanafuda.HanafudaCard;
import org.immutables.value.Value;

/**
 * What most moves leave as it is: the round and what was said in it.
 *
 * <p>Immutable, with value equality.
 *
 * @param number the number of the round, from 1
 * @param dealer the seat that deals and plays first, or {@link KoiKoiState#NOBODY} before the draw
 * @param lots the card that each seat has drawn for the first deal, or no card
 * @param decided the sum of yaku of each seat at its last koi in this round
 * @param calls how often each seat has called koi in this round
 * @param shown the seats whose hands lie open, because they score without play
 */
@Value.Builder
public record KoiKoiRound(
    int number,
    int dealer,
    CardsPerSeat<HanafudaCard> lots,
    IntPerSeat decided,
    IntPerSeat calls,
    Seats shown)
    implements WithKoiKoiRound {
  private static final CardsPerSeat<HanafudaCard> NO_LOTS =
      CardsPerSeat.none(HanafudaCard.FAMILY, KoiKoi.SEATS);
  private static final IntPerSeat ZERO = IntPerSeat.of(KoiKoi.SEATS, 0);

  /** Returns a round in which nothing was said yet. */
  static KoiKoiRound of(int number, int dealer) {
    return new KoiKoiRound(number, dealer, NO_LOTS, ZERO, ZERO, Seats.none());
  }

  /** Returns this round when lots were drawn. */
  KoiKoiRound drawn(int dealer, HanafudaCard first, HanafudaCard second) { // KOI-4
    return of(number, dealer).withLots(NO_LOTS.plus(0, first).plus(1, second));
  }

  /** Returns this round when a seat has called koi with some sum of yaku. */
  KoiKoiRound called(int seat, int sum) { // KOI-23
    return new KoiKoiRound(
        number, dealer, lots, decided.with(seat, sum), calls.plus(seat, 1), shown);
  }
}
