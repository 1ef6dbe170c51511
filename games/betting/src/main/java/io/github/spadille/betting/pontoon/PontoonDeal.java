package io.github.spadille.betting.pontoon;

import static io.github.spadille.betting.pontoon.PontoonState.NONE;

import io.github.spadille.betting.pontoon.PontoonHand.Status;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.game.ScoreSheet;
import io.github.spadille.engine.game.Stages;
import io.github.spadille.engine.table.Seats;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Brings cards from the pack to the hands, and back under the pack. */
final class PontoonDeal {
  private PontoonDeal() {}

  /** Deals the first cards, face down, and lets the first player bet. */
  static PontoonState first( // PON-7
      PontoonState state, CardList<PlayingCard> pack, Stages<PontoonState> stages) {
    int seats = state.begun().size();
    int banker = state.banker();
    Seats players = Seats.of(banker);
    int first = NONE;
    for (int i = 1; i < seats; i++) {
      int seat = banker + i < seats ? banker + i : banker + i - seats;
      if (state.chips(seat) >= state.limitMin()) { // PON-5
        players = players.with(seat);
        first = first == NONE ? seat : first;
      }
    }
    PontoonState dealt = state.dealt(first == NONE ? banker : first, players, pack);
    if (stages.areHeard()) {
      PontoonStages.dealt(dealt, stages);
    }
    return dealt;
  }

  /** Returns the hands while bets are made: the first cards, and the bets so far. */
  static PontoonHands firstCards(PontoonState state) { // PON-7, PON-8
    PontoonState.Round round = state.round();
    int seats = state.begun().size();
    @Nullable PontoonHand[] hands = new PontoonHand[seats];
    int dealt = 0;
    int seat = round.banker();
    do {
      seat = seat + 1 == seats ? 0 : seat + 1;
      if (round.players().contains(seat)) {
        hands[seat] = PontoonHand.of(round.pack().get(dealt++)).betting(state.bet(seat));
      }
    } while (seat != round.banker());
    return PontoonHands.ofArray(hands);
  }

  /** Returns the cards of hands of one card, in the order in which they were dealt. */
  static CardList<PlayingCard> firstCards(PontoonHands hands, int banker) { // PON-7
    List<PlayingCard> cards = new ArrayList<>();
    int seat = banker;
    do {
      seat = seat + 1 == hands.size() ? 0 : seat + 1;
      if (hands.has(seat)) {
        cards.add(hands.hand(seat, 0).card(0));
      }
    } while (seat != banker);
    return CardList.copyOf(PlayingCard.FAMILY, cards);
  }

  /**
   * Deals the second cards, face up, when all have bet, and lets the first player play.
   *
   * @param state the state before the last bet
   * @param sheet with all bets
   */
  static PontoonState second( // PON-9
      PontoonState state, ScoreSheet sheet, Stages<PontoonState> stages) {
    PontoonState.Round round = state.round();
    CardList<PlayingCard> pack = round.pack();
    int seats = state.begun().size();
    @Nullable PontoonHand[] hands = new PontoonHand[seats];
    int players = state.taken();
    int dealt = 0;
    int seat = round.banker();
    do {
      seat = seat + 1 == seats ? 0 : seat + 1;
      if (round.players().contains(seat)) {
        int bet = (int) (round.unstaked().total(seat) - sheet.total(seat));
        hands[seat] = PontoonHand.of(pack.get(dealt), pack.get(players + dealt), bet);
        dealt++;
      }
    } while (seat != round.banker());
    PontoonState opened =
        state.opened(
            state.nextPlayer(round.banker()), // PON-15
            PontoonHands.ofArray(hands),
            players + dealt,
            sheet);
    if (stages.areHeard()) {
      PontoonStages.secondCards(opened, stages);
    }
    return opened;
  }

  /** Makes two hands of the pair that is being played. */
  static PontoonState split(PontoonState state, Stages<PontoonState> stages) {
    int seat = state.active();
    int first = state.activeHand();
    PontoonHand pair = state.hand();
    PontoonHand one = pair.half(0); // PON-27
    PontoonHand other = pair.half(1);
    ScoreSheet sheet = state.sheet().add(state.handNumber(), "PON-27", seat, -pair.bet());
    List<PontoonHand> hands = new ArrayList<>(state.begun().get(seat));
    hands.set(first, one);
    hands.add(first + 1, other);
    if (stages.areHeard()) {
      PontoonStages.pairParted(state, state.begun().with(seat, hands), sheet, stages);
    }
    hands.set(first, one.with(state.undealt(0), false, 0, Status.OPEN)); // PON-28
    hands.set(first + 1, other.with(state.undealt(1), false, 0, Status.OPEN));
    PontoonState split = state.split(state.begun().with(seat, hands), state.taken() + 2, sheet);
    stages.reached("split-dealt", seat, split);
    return split;
  }

  /** Returns the pack of a round with the cards of all lost hands under it, as they were lost. */
  static CardList<PlayingCard> withLost(
      CardList<PlayingCard> pack, PontoonHands hands, int banker) { // PON-38
    int lost = hands.lostCards();
    if (lost == 0) {
      return pack;
    }
    CardList.Builder<PlayingCard> all = CardList.builder(PlayingCard.FAMILY, pack.size() + lost);
    addLost(all.addAll(pack), hands, banker);
    return all.build();
  }

  private static void addLost(CardList.Builder<PlayingCard> pile, PontoonHands hands, int banker) {
    int seat = banker;
    do {
      seat = seat + 1 == hands.size() ? 0 : seat + 1;
      for (int k = 0; hands.has(seat, k); k++) {
        hands.hand(seat, k).addLostTo(pile);
      }
    } while (seat != banker);
  }

  /**
   * Returns the pack with the cards of all hands under it.
   *
   * @param taken how many cards have gone from the top of the pack of the round
   * @param hands those of every seat when the hand is over
   */
  static CardList<PlayingCard> collected(
      PontoonState.Round round, int taken, PontoonHands hands) { // PON-39, PON-54
    CardList.Builder<PlayingCard> all = CardList.builder(PlayingCard.FAMILY, Pontoon.PACK.size());
    CardList<PlayingCard> pack = round.pack();
    int banker = round.banker();
    if (taken <= pack.size()) {
      addLost(all.addAll(pack.draw(taken)), hands, banker);
    } else {
      all.addAll(withLost(pack, hands, banker).draw(taken));
    }
    int seat = banker;
    do {
      seat = seat + 1 == hands.size() ? 0 : seat + 1;
      for (int k = 0; hands.has(seat, k); k++) {
        hands.hand(seat, k).addTo(all);
      }
    } while (seat != banker);
    return all.build();
  }
}
