package io.github.spadille.fishing.koikoi;

import static io.github.spadille.fishing.hanafuda.HanafudaCards.list;
import static io.github.spadille.fishing.hanafuda.HanafudaCards.set;
import static io.github.spadille.fishing.koikoi.KoiKoiState.FIELD;
import static io.github.spadille.fishing.koikoi.KoiKoiState.NOWHERE;
import static io.github.spadille.fishing.koikoi.KoiKoiState.WON;

import com.google.common.collect.ImmutableMap;
import io.github.spadille.engine.game.Rules;
import io.github.spadille.engine.seat.IntPerSeat;
import io.github.spadille.engine.state.CardsPerSeat;
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
    KoiKoiState start = rules("first-dealer", "seat-1").start();
    KoiKoiRound round = KoiKoiRound.of(1, 0, start.sheet());
    CardsPerSeat<HanafudaCard> cards =
        NOWHERE.plus(0, set(hand0)).plus(1, set(hand1)).plus(FIELD, set(field));
    return start.withCards(list(stock), cards).withRound(round).awaiting(Phase.PLAY, 0);
  }

  /** Returns a state with other cards at a place. */
  static KoiKoiState at(int place, String cards, KoiKoiState state) {
    return state.withCards(state.stock(), state.cards().with(place, set(cards)));
  }

  /** Returns a state in which each seat has captured some cards. */
  static KoiKoiState won(String won0, String won1, KoiKoiState state) {
    return at(WON, won0, at(WON + 1, won1, state));
  }

  /** Returns a state in which seat 0 decides, and each seat has called koi some times. */
  static KoiKoiState deciding(KoiKoiState state, int... calls) {
    KoiKoiRound round = state.hand();
    return state
        .withRound(
            new KoiKoiRound(
                round.number(),
                round.dealer(),
                round.decided(),
                IntPerSeat.copyOf(calls),
                round.shown(),
                round.sheet()))
        .awaiting(Phase.DECIDE, 0);
  }
}
