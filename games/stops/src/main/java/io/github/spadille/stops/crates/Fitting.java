package io.github.spadille.stops.crates;

import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.PlayingCards;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.card.Suit;
import java.util.Collection;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** Which cards fit, for each suit and rank to match: looked up, not worked out. */
final class Fitting {
  private static final CardSet<PlayingCard> ALL = CardSet.allOf(PlayingCard.FAMILY);

  /** The cards that go on with a sequence: twos and aces. */
  static final CardSet<PlayingCard> TWOS_AND_ACES = ofRanks(List.of(Rank.TWO, Rank.ACE)); // CRT-23

  /** The cards with which a suit is named. */
  static final CardSet<PlayingCard> NAMING = ofRanks(List.of(Rank.EIGHT, Rank.NINE)); // CRT-35

  private final Map<Suit, Map<Rank, CardSet<PlayingCard>>> fitting = new EnumMap<>(Suit.class);

  /**
   * Works out what fits.
   *
   * @param wild the ranks that fit on every card
   */
  Fitting(Collection<Rank> wild) {
    for (Suit suit : Suit.values()) {
      Map<Rank, CardSet<PlayingCard>> ofSuit = new EnumMap<>(Rank.class);
      for (Rank rank : Rank.values()) {
        ofSuit.put(
            rank,
            PlayingCards.ofSuit(ALL, suit)
                .union(ofRanks(List.of(rank)))
                .union(ofRanks(wild))); // CRT-10
      }
      fitting.put(suit, ofSuit);
    }
  }

  private static CardSet<PlayingCard> ofRanks(Collection<Rank> ranks) {
    CardSet<PlayingCard> cards = PlayingCards.noCards();
    for (Rank rank : ranks) {
      cards = cards.union(PlayingCards.ofRank(ALL, rank));
    }
    return cards;
  }

  /** Returns the cards that fit where a suit and a rank are to be matched. */
  CardSet<PlayingCard> on(Suit suit, Rank rank) {
    return fitting.getOrDefault(suit, Map.of()).getOrDefault(rank, PlayingCards.noCards());
  }
}
