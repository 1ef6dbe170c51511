package io.github.spadille.fishing.cassino;

import static io.github.spadille.engine.card.PlayingCards.countSuit;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Suit;
import io.github.spadille.engine.table.CardsPerSeat;
import io.github.spadille.fishing.Majority;

/** What a hand scores: 11 points and the sweeps, less where a majority is tied (CAS-37). */
final class Scoring {
  private Scoring() {}

  /** Returns the points of each side, in the order in which they are counted one by one. */
  static ImmutableList<Award> awards(Captured captured, boolean sweepsScore) { // CAS-34
    CardsPerSeat<PlayingCard> won = captured.won();
    ImmutableList.Builder<Award> awards = ImmutableList.builder();
    add(awards, "cards", Majority.of(won, CardSet::size), 3); // CAS-35
    add(awards, "spades", Majority.of(won, Scoring::spades), 1); // CAS-36
    add(awards, "big-cassino", sideWith(won, "Td"), 2);
    add(awards, "little-cassino", sideWith(won, "2s"), 1);
    add(awards, "ace-of-spades", sideWith(won, "As"), 1);
    add(awards, "ace-of-hearts", sideWith(won, "Ah"), 1);
    add(awards, "ace-of-diamonds", sideWith(won, "Ad"), 1);
    add(awards, "ace-of-clubs", sideWith(won, "Ac"), 1);
    for (int i = 0; sweepsScore && i < captured.sweepers().length(); i++) {
      add(awards, "sweep", captured.side(captured.sweepers().get(i)), 1);
    }
    return awards.build();
  }

  /** Returns how many of some cards are spades. */
  static int spades(CardSet<PlayingCard> cards) {
    return countSuit(cards, Suit.SPADES);
  }

  private static int sideWith(CardsPerSeat<PlayingCard> won, String code) {
    PlayingCard card = PlayingCard.parse(code);
    return Majority.of(won, cards -> cards.contains(card) ? 1 : 0);
  }

  private static void add(
      ImmutableList.Builder<Award> awards, String reason, int side, int points) {
    if (side != Majority.NOBODY) {
      awards.add(new Award(side, "CAS-34", reason, points));
    }
  }
}
