package io.github.spadille.fishing.cassino;

import static io.github.spadille.engine.card.PlayingCards.list;
import static io.github.spadille.engine.card.PlayingCards.set;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.state.CardsPerSeat;
import io.github.spadille.fishing.FishingHand;
import io.github.spadille.fishing.Sweeps;
import java.util.List;

/** A position that is set up from another one, part by part. */
record CassinoPosition(CassinoState state) {
  private CassinoPosition with(CardsPerSeat<PlayingCard> cards, Builds builds) {
    return new CassinoPosition(state.withCards(state.stock(), cards, builds));
  }

  CassinoPosition seat(int seat) {
    return new CassinoPosition(state.dealt(state.stock(), state.cards(), seat));
  }

  CassinoPosition stock(String cards) {
    return stock(list(cards));
  }

  CassinoPosition stock(CardList<PlayingCard> cards) {
    return new CassinoPosition(state.withCards(cards, state.cards(), state.builds()));
  }

  CassinoPosition hands(String... hands) {
    return cards(0, hands);
  }

  CassinoPosition board(String cards) {
    return cards(CassinoState.BOARD, cards);
  }

  CassinoPosition won(String... won) {
    return cards(CassinoState.WON, won);
  }

  /** Returns this position with other cards in some places, taken from wherever they were. */
  private CassinoPosition cards(int place, String... codes) {
    CardsPerSeat<PlayingCard> cards = state.cards();
    for (int i = 0; i < codes.length; i++) {
      cards = cards.without(cards.get(place + i));
    }
    for (int i = 0; i < codes.length; i++) {
      cards = cards.give(place + i, set(codes[i]));
    }
    return with(cards, state.builds());
  }

  /** Returns this position with the builds that have been made so far. */
  CassinoPosition builds(Build... builds) {
    Builds all = new Builds(ImmutableList.copyOf(builds), builds.length);
    return with(state.cards(), all);
  }

  CassinoPosition lastCapturer(int seat) {
    return new CassinoPosition(
        ImmutableCassinoState.of(
            state.phase(),
            state.hand(),
            state.seat(),
            state.stock(),
            state.cards(),
            state.builds(),
            seat));
  }

  CassinoPosition sweepers(List<Integer> seats) {
    FishingHand hand = state.hand();
    Sweeps sweeps = new Sweeps(ImmutableIntArray.copyOf(seats), hand.sweeps().markers());
    return new CassinoPosition(
        state.withHand(
            new FishingHand(hand.number(), hand.dealer(), hand.sides(), sweeps, hand.sheet())));
  }
}
