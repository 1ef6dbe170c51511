package io.github.spadille.betting.pontoon;

import static io.github.spadille.betting.pontoon.PontoonState.NONE;

import com.google.common.collect.ImmutableList;
import io.github.spadille.betting.pontoon.PontoonHand.Status;
import io.github.spadille.betting.pontoon.PontoonState.Phase;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.table.PerSeat;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Brings cards from the pack to the hands, and back under the pack. */
final class PontoonDeal {
  private PontoonDeal() {}

  /** Deals the first cards, face down, and lets the first player bet. */
  static PontoonState first(PontoonState state, CardList<PlayingCard> pack) { // PON-7
    int seats = state.hands().size();
    List<ImmutableList<PontoonHand>> hands =
        new ArrayList<>(Collections.nCopies(seats, ImmutableList.of()));
    int first = NONE;
    int dealt = 0;
    for (int i = 1; i <= seats; i++) {
      int seat = (state.banker() + i) % seats;
      if (seat == state.banker() || state.chips(seat) >= state.limitMin()) { // PON-5
        hands.set(seat, ImmutableList.of(PontoonHand.of(pack.get(dealt++), 0, 0)));
        first = first == NONE ? seat : first;
      }
    }
    return new PontoonStateBuilder()
        .from(state)
        .phase(Phase.BET)
        .active(first) // PON-8
        .pack(pack.draw(dealt))
        .hands(PerSeat.copyOf(hands))
        .build();
  }

  /** Deals the second cards, face up, and lets the first player play. */
  static PontoonState second(PontoonState state) { // PON-9
    int seats = state.hands().size();
    List<ImmutableList<PontoonHand>> hands = new ArrayList<>(state.hands());
    int dealt = 0;
    for (int i = 1; i <= seats; i++) {
      int seat = (state.banker() + i) % seats;
      if (!hands.get(seat).isEmpty()) {
        PontoonHand hand = hands.get(seat).get(0);
        PlayingCard card = state.pack().get(dealt++);
        hands.set(seat, ImmutableList.of(hand.with(card, true, 0, Status.OPEN)));
      }
    }
    return new PontoonStateBuilder()
        .from(state)
        .phase(Phase.PLAY)
        .active(state.nextPlayer(state.banker())) // PON-15
        .pack(state.pack().draw(dealt))
        .hands(PerSeat.copyOf(hands))
        .build();
  }

  /** Makes two hands of the pair that is being played. */
  static PontoonState split(PontoonState state) {
    int seat = state.active();
    int bet = state.bets().get(seat);
    CardList<PlayingCard> pack = state.pack();
    PontoonHand pair = state.hand();
    ImmutableList.Builder<PontoonHand> hands = ImmutableList.builder();
    for (int k = 0; k < state.hands().get(seat).size(); k++) {
      if (k == state.activeHand()) {
        for (int i = 0; i < 2; i++) { // PON-27, PON-28
          hands.add(
              PontoonHand.of(pair.cards().get(i), 1, i == 0 ? pair.stake() : bet)
                  .with(pack.get(i), false, 0, Status.OPEN));
        }
      } else {
        hands.add(state.hands().get(seat).get(k));
      }
    }
    return new PontoonStateBuilder()
        .from(state)
        .pack(pack.draw(2))
        .hands(state.hands().with(seat, hands.build()))
        .sheet(state.sheet().add(state.handNumber(), "PON-27", seat, -bet))
        .build(); // PON-29
  }

  /** Returns the pack with the cards of all hands under it. */
  static CardList<PlayingCard> collected(PontoonState state) { // PON-39, PON-54
    int seats = state.hands().size();
    CardList<PlayingCard> pack = state.pack();
    for (int i = 1; i <= seats; i++) {
      for (PontoonHand hand : state.hands().get((state.banker() + i) % seats)) {
        pack = pack.appendAll(hand.cards());
      }
    }
    return pack;
  }
}
