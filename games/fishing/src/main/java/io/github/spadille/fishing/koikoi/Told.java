package io.github.spadille.fishing.koikoi;

import static io.github.spadille.fishing.hanafuda.HanafudaCards.noCards;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.game.Stages;
import io.github.spadille.engine.words.Phrase;
import io.github.spadille.fishing.hanafuda.HanafudaCard;

/** Tells the stages whose states are made only to be told. */
final class Told {
  private Told() {}

  /** Tells which cards were drawn for the first deal, and who deals. */
  static void lots(
      KoiKoiState drawn, HanafudaCard first, HanafudaCard second, Stages<KoiKoiState> stages) {
    stages.reached(
        "lots-drawn", Phrase.NOBODY, drawn, ImmutableList.of(lot(0, first), lot(1, second)));
    if (drawn.dealer() == KoiKoiState.NOBODY) {
      stages.reached("lots-tied", drawn);
    } else {
      int byKind = first.month() == second.month() ? 1 : 0;
      stages.reached("first-dealer", drawn.dealer(), drawn, byKind);
    }
  }

  private static Phrase lot(int seat, HanafudaCard card) {
    return new Phrase("word.lot", seat, ImmutableList.of(card));
  }

  /**
   * Tells of the card from the hand, then of the card from the stock; if two cards match that, the
   * player chooses next.
   *
   * @param played the state after the card from the hand
   * @param matching the cards of the field that the card from the stock matches
   */
  static void cards(
      KoiKoiState played, int seat, CardSet<HanafudaCard> matching, Stages<KoiKoiState> stages) {
    stages.reached("card-played", seat, played);
    HanafudaCard drawn = played.stock().top();
    KoiKoiState turnedUp =
        played.withStock(played.stock().draw(1)).withDrawn(noCards().with(drawn));
    stages.reached("card-drawn", seat, turnedUp, drawn);
    if (matching.isEmpty()) {
      KoiKoiState laid = turnedUp.withDrawn(noCards()).withField(turnedUp.field().with(drawn));
      stages.reached("drawn-laid", seat, laid);
    } else if (matching.size() != 2) {
      capture(turnedUp, seat, matching, stages);
    }
  }

  /**
   * Tells that the card from the stock captures.
   *
   * @param turnedUp the state in which it lies open
   */
  static void capture(
      KoiKoiState turnedUp, int seat, CardSet<HanafudaCard> captured, Stages<KoiKoiState> stages) {
    CardSet<HanafudaCard> gained = captured.union(turnedUp.drawn());
    KoiKoiState after =
        turnedUp
            .withDrawn(noCards())
            .withField(turnedUp.field().minus(captured))
            .withWon(turnedUp.won().plus(seat, gained));
    stages.reached("drawn-captured", seat, after, turnedUp.drawn().first(), captured);
  }
}
