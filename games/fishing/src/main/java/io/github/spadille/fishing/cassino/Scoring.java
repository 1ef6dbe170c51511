package io.github.spadille.fishing.cassino;

import static io.github.spadille.engine.card.PlayingCards.countSuit;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.card.Suit;
import io.github.spadille.engine.table.CardsPerSeat;
import io.github.spadille.fishing.Majority;

/** What a hand scores: 11 points and the sweeps, less where a majority is tied (CAS-37). */
final class Scoring {
  private static final String RULE_ID = "CAS-34";
  private static final PlayingCard BIG = PlayingCard.of(Rank.TEN, Suit.DIAMONDS);
  private static final PlayingCard LITTLE = PlayingCard.of(Rank.TWO, Suit.SPADES);

  private Scoring() {}

  /** Returns the points of each side, in the order in which they are counted one by one. */
  static ImmutableList<Award> awards(CassinoState state, int sides, boolean sweepsScore) {
    CardsPerSeat<PlayingCard> won = state.won();
    ImmutableList.Builder<Award> awards = ImmutableList.builder();
    add(awards, Majority.of(won, CardSet::size), 3); // CAS-35
    add(awards, Majority.of(won, cards -> countSuit(cards, Suit.SPADES)), 1); // CAS-36
    add(awards, sideWith(won, BIG), 2);
    add(awards, sideWith(won, LITTLE), 1);
    for (Suit suit : Suit.values()) {
      add(awards, sideWith(won, PlayingCard.of(Rank.ACE, suit)), 1);
    }
    for (int i = 0; sweepsScore && i < state.sweeps().log().length(); i++) {
      add(awards, state.sweeps().log().get(i) % sides, 1);
    }
    return awards.build();
  }

  private static void add(ImmutableList.Builder<Award> awards, int side, int points) {
    if (side != Majority.NOBODY) {
      awards.add(new Award(side, RULE_ID, points));
    }
  }

  private static int sideWith(CardsPerSeat<PlayingCard> won, PlayingCard card) {
    for (int side = 0; side < won.size(); side++) {
      if (won.has(side, card)) {
        return side;
      }
    }
    return Majority.NOBODY;
  }
}
