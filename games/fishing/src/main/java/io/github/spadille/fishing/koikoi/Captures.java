package io.github.spadille.fishing.koikoi;

import static io.github.spadille.fishing.hanafuda.HanafudaCard.FAMILY;
import static io.github.spadille.fishing.hanafuda.HanafudaCards.monthMask;

import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.game.MoveList;
import io.github.spadille.fishing.hanafuda.HanafudaCard;
import io.github.spadille.fishing.koikoi.KoiKoiMove.Capture;

/** The captures that are possible on a field. */
final class Captures {
  private static final int USUAL_CHOICE = 2;

  private Captures() {}

  /** Returns the captures of some cards by hand card, then by field card. */
  static MoveList<KoiKoiMove> of(
      int seat, CardSet<HanafudaCard> matching, CardSet<HanafudaCard> field) {
    MoveList.Builder<KoiKoiMove> moves =
        MoveList.builder(USUAL_CHOICE * matching.size(), KoiKoiMove[]::new);
    for (long rest = matching.low(); rest != 0; rest &= rest - 1) { // KOI-17
      HanafudaCard card = cardAt(rest);
      long takeable = field.low() & monthMask(card.month()); // KOI-12
      if (Long.bitCount(takeable) == 3) {
        moves.add(Capture.ofThree(seat, card)); // KOI-15
        continue;
      }
      for (long others = takeable; others != 0; others &= others - 1) { // KOI-13, KOI-14
        moves.add(Capture.ofOne(seat, card, cardAt(others)));
      }
    }
    return moves.build();
  }

  private static HanafudaCard cardAt(long bits) {
    return FAMILY.card(Long.numberOfTrailingZeros(bits));
  }
}
