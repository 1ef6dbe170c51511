package io.github.spadille.betting.pontoon;

import static io.github.spadille.betting.pontoon.PontoonState.NONE;

import io.github.spadille.betting.pontoon.PontoonHand.Status;
import io.github.spadille.betting.pontoon.PontoonState.Phase;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.game.ScoreSheet;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Brings cards from the pack to the hands, and back under the pack. */
final class PontoonDeal {
  private PontoonDeal() {}

  /** Deals the first cards, face down, and lets the first player bet. */
  static PontoonState first(PontoonState state, CardList<PlayingCard> pack) { // PON-7
    int seats = state.hands().size();
    @Nullable PontoonHand[] hands = new PontoonHand[seats];
    int first = NONE;
    int dealt = 0;
    int seat = state.banker();
    do {
      seat = seat + 1 == seats ? 0 : seat + 1;
      if (seat == state.banker() || state.chips(seat) >= state.limitMin()) { // PON-5
        hands[seat] = PontoonHand.of(pack.get(dealt++));
        first = first == NONE ? seat : first;
      }
    } while (seat != state.banker());
    return state.dealt(first, PontoonHands.ofArray(hands), pack.draw(dealt));
  }

  /**
   * Deals the second cards, face up, when all have bet, and lets the first player play.
   *
   * @param bets the hands of one card, with the bets
   */
  static PontoonState second(PontoonState state, PontoonHands bets, ScoreSheet sheet) { // PON-9
    int seats = bets.size();
    @Nullable PontoonHand[] hands = new PontoonHand[seats];
    CardList<PlayingCard> pack = state.pack();
    int dealt = 0;
    int seat = state.banker();
    do {
      seat = seat + 1 == seats ? 0 : seat + 1;
      if (bets.has(seat)) {
        hands[seat] = bets.hand(seat, 0).with(pack.get(dealt++), true, 0, Status.OPEN);
      }
    } while (seat != state.banker());
    return state.at(
        Phase.PLAY,
        state.nextPlayer(state.banker()), // PON-15
        0,
        PontoonHands.ofArray(hands),
        pack.draw(dealt),
        sheet);
  }

  /** Makes two hands of the pair that is being played. */
  static PontoonState split(PontoonState state) {
    int seat = state.active();
    CardList<PlayingCard> pack = state.pack();
    PontoonHand pair = state.hand();
    List<PontoonHand> hands = new ArrayList<>(state.hands().get(seat));
    hands.set(state.activeHand(), pair.half(0, pack.get(0)));
    hands.add(state.activeHand() + 1, pair.half(1, pack.get(1)));
    return state.played( // PON-29
        state.hands().with(seat, hands),
        pack.draw(2),
        state.sheet().add(state.handNumber(), "PON-27", seat, -pair.bet()));
  }

  /** Returns a pack with the cards of a hand under it. */
  static CardList<PlayingCard> collected(CardList<PlayingCard> pack, PontoonHand hand) { // PON-38
    CardList.Builder<PlayingCard> all =
        CardList.builder(PlayingCard.FAMILY, pack.size() + hand.size());
    hand.addTo(all.addAll(pack));
    return all.build();
  }

  /**
   * Returns the pack with the cards of all hands under it.
   *
   * @param hands those of every seat when the hand is over
   */
  static CardList<PlayingCard> collected(
      CardList<PlayingCard> pack, PontoonHands hands, int banker) { // PON-39, PON-54
    CardList.Builder<PlayingCard> all = CardList.builder(PlayingCard.FAMILY, Pontoon.PACK.size());
    all.addAll(pack);
    int seat = banker;
    do {
      seat = seat + 1 == hands.size() ? 0 : seat + 1;
      for (int k = 0; k < hands.count(seat); k++) {
        hands.hand(seat, k).addTo(all);
      }
    } while (seat != banker);
    return all.build();
  }
}
