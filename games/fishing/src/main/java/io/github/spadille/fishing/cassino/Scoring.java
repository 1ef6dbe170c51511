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

  private Scoring() {}

  /** Returns the points of each side, in the order in which they are counted one by one. */
  static ImmutableList<Award> awards(CassinoState state, int sides, boolean sweepsScore) {
    CardsPerSeat<PlayingCard> won = state.won();
    ImmutableList.Builder<Award> awards = ImmutableList.builder();
    add(awards, "cards", Majority.of(won, CardSet::size), 3); // CAS-35
    add(awards, "spades", Majority.of(won, Scoring::spades), 1); // CAS-36
    add(awards, "big-cassino", sideWith(won, Rank.TEN, Suit.DIAMONDS), 2);
    add(awards, "little-cassino", sideWith(won, Rank.TWO, Suit.SPADES), 1);
    add(awards, "ace-of-spades", sideWith(won, Rank.ACE, Suit.SPADES), 1);
    add(awards, "ace-of-hearts", sideWith(won, Rank.ACE, Suit.HEARTS), 1);
    add(awards, "ace-of-diamonds", sideWith(won, Rank.ACE, Suit.DIAMONDS), 1);
    add(awards, "ace-of-clubs", sideWith(won, Rank.ACE, Suit.CLUBS), 1);
    for (int i = 0; sweepsScore && i < state.sweeps().log().length(); i++) {
      add(awards, "sweep", state.sweeps().log().get(i) % sides, 1);
    }
    return awards.build();
  }

  /** Returns how many of some cards are spades. */
  static int spades(CardSet<PlayingCard> cards) {
    return countSuit(cards, Suit.SPADES);
  }

  private static void add(
      ImmutableList.Builder<Award> awards, String reason, int side, int points) {
    if (side != Majority.NOBODY) {
      awards.add(new Award(side, RULE_ID, reason, points));
    }
  }

  private static int sideWith(CardsPerSeat<PlayingCard> won, Rank rank, Suit suit) {
    PlayingCard card = PlayingCard.of(rank, suit);
    for (int side = 0; side < won.size(); side++) {
      if (won.has(side, card)) {
        return side;
      }
    }
    return Majority.NOBODY;
  }
}
