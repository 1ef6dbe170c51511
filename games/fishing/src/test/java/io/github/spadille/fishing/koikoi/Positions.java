package io.github.spadille.fishing.koikoi;

import static io.github.spadille.fishing.hanafuda.HanafudaCards.list;
import static io.github.spadille.fishing.hanafuda.HanafudaCards.set;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.spadille.engine.game.Rules;
import io.github.spadille.engine.table.CardsPerSeat;
import io.github.spadille.fishing.hanafuda.HanafudaCard;
import io.github.spadille.fishing.koikoi.KoiKoiState.Phase;

/** Positions of Koi-Koi that are written as text. */
final class Positions {
  private Positions() {}

  /** Returns rules with some options: keys and values by turns. */
  static Rules<KoiKoiState, KoiKoiMove> rules(String... options) {
    ImmutableMap.Builder<String, String> map = ImmutableMap.builder();
    for (int i = 0; i < options.length; i += 2) {
      map.put(options[i], options[i + 1]);
    }
    return KoiKoi.GAME.rules(2, map.buildOrThrow());
  }

  /** Returns a state of the first round in which seat 0 is to play. */
  static KoiKoiState position(String hand0, String hand1, String field, String stock) {
    return new KoiKoiStateBuilder()
        .from(rules().start())
        .phase(Phase.PLAY)
        .active(0)
        .current(KoiKoiRound.of(1, 0))
        .hands(cards(hand0, hand1))
        .field(set(field))
        .stock(list(stock))
        .build();
  }

  /** Returns cards for each seat. */
  static CardsPerSeat<HanafudaCard> cards(String seat0, String seat1) {
    return CardsPerSeat.copyOf(HanafudaCard.FAMILY, ImmutableList.of(set(seat0), set(seat1)));
  }
}
