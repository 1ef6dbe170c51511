package io.github.spadille.fishing.koikoi;

import static io.github.spadille.fishing.hanafuda.HanafudaCard.FAMILY;
import static io.github.spadille.fishing.hanafuda.HanafudaCard.PER_MONTH;
import static io.github.spadille.fishing.hanafuda.HanafudaCards.inMonthsOf;
import static io.github.spadille.fishing.hanafuda.HanafudaCards.sharingMonth;

import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.move.MoveList;
import io.github.spadille.fishing.hanafuda.HanafudaCard;
import io.github.spadille.fishing.koikoi.KoiKoiMove.Capture;
import java.util.Objects;

/** Captures by hand card, then by field card; each is made when it is asked for. */
final class FlowerCaptures extends MoveList<KoiKoiMove> {
  private static final long MONTH = (1L << PER_MONTH) - 1; // The first; the next are beside it.

  private final int seat;
  private final long captors; // Words: sets would be objects of their own.
  private final long field;
  private final int size;

  /** Creates the captures with some cards, which all match the field. */
  FlowerCaptures(int seat, CardSet<HanafudaCard> captors, CardSet<HanafudaCard> field) {
    this.seat = seat;
    this.captors = captors.low();
    this.field = field.low();
    this.size = captors.size() + sharingMonth(captors, inMonthsOf(field, 2)).size(); // KOI-14
  }

  @Override
  public Capture get(int index) {
    int left = Objects.checkIndex(index, size);
    long rest = captors;
    long captured = takeable(rest);
    while (left >= choices(captured)) {
      left -= choices(captured);
      rest &= rest - 1; // KOI-17
      captured = takeable(rest);
    }
    if (choices(captured) == 2) {
      captured = left == 0 ? Long.lowestOneBit(captured) : Long.highestOneBit(captured);
    }
    HanafudaCard card = FAMILY.card(Long.numberOfTrailingZeros(rest));
    return new Capture(seat, card, CardSet.ofBits(FAMILY, captured, 0));
  }

  /** The cards of the field that match the first of some cards. */
  private long takeable(long cards) { // KOI-12
    return field & MONTH << Long.numberOfTrailingZeros(cards) / PER_MONTH * PER_MONTH;
  }

  private static int choices(long takeable) {
    return Long.bitCount(takeable) == 2 ? 2 : 1; // KOI-13, KOI-14, KOI-15
  }

  @Override
  public int size() {
    return size;
  }
}
