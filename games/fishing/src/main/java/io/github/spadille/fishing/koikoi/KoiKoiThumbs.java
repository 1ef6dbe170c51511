package io.github.spadille.fishing.koikoi;

import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.game.RulesOfThumb;
import io.github.spadille.engine.words.Phrase;
import io.github.spadille.fishing.hanafuda.HanafudaCard;
import io.github.spadille.fishing.koikoi.KoiKoiMove.Capture;
import io.github.spadille.fishing.koikoi.KoiKoiMove.Discard;
import io.github.spadille.fishing.koikoi.KoiKoiMove.Koi;
import io.github.spadille.fishing.koikoi.KoiKoiMove.Shobu;
import io.github.spadille.fishing.koikoi.KoiKoiMove.Take;
import java.util.Optional;

/**
 * What a sensible player of Koi-Koi would rather do: capture brights and the sake cup, then animals
 * and ribbons, discard plain cards, and stop unless many cards are left.
 */
final class KoiKoiThumbs implements RulesOfThumb<KoiKoiState, KoiKoiMove> {
  static final KoiKoiThumbs INSTANCE = new KoiKoiThumbs();

  private static final HanafudaCard SAKE_CUP = HanafudaCard.parse("9A");

  private static final int USUAL = 100;
  private static final int MANY = 5; // cards in the hand

  private KoiKoiThumbs() {}

  @Override
  public int weight(KoiKoiState state, KoiKoiMove move) {
    if (move instanceof Capture capture) {
      int value = value(capture.card());
      for (HanafudaCard card : capture.captured()) {
        value += value(card);
      }
      return USUAL / 5 + value * value * value / 4;
    }
    if (move instanceof Take take) {
      int value = value(take.card());
      return 1 + value * value * value;
    }
    if (move instanceof Discard discard) {
      return 1 + 2 * USUAL / (value(discard.card()) * value(discard.card()));
    }
    if (move instanceof Koi koi) {
      return isEarly(state, koi.seat()) ? USUAL : USUAL / 10;
    }
    return move instanceof Shobu ? USUAL : 1;
  }

  private static boolean isEarly(KoiKoiState state, int seat) {
    return state.held(seat).size() >= MANY;
  }

  private static int value(HanafudaCard card) {
    if (card == SAKE_CUP) {
      return 20;
    }
    return switch (card.kind()) {
      case BRIGHT -> 15;
      case ANIMAL -> 5;
      case RIBBON -> 5;
      case PLAIN -> 2;
    };
  }

  @Override
  public Optional<Phrase> reason(KoiKoiState state, KoiKoiMove move) {
    if (move instanceof Capture capture) {
      CardSet<HanafudaCard> all = capture.captured().with(capture.card());
      return all.contains(SAKE_CUP) ? Optional.of(Phrase.of("thumb.cup")) : Optional.empty();
    }
    return move instanceof Shobu && !isEarly(state, move.seat())
        ? Optional.of(Phrase.of("thumb.late"))
        : Optional.empty();
  }
}
