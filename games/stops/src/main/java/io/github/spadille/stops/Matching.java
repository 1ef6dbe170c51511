package io.github.spadille.stops;

import static io.github.spadille.engine.card.PlayingCard.FAMILY;
import static io.github.spadille.engine.card.PlayingCards.ofRank;
import static io.github.spadille.engine.card.PlayingCards.ofSuit;

import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.card.Suit;

/**
 * Which cards match a card, by suit or by rank: looked up, not worked out.
 *
 * <p>The cards of both backs match. Immutable.
 */
public final class Matching {
  private static final CardSet<PlayingCard> ALL = CardSet.allOf(FAMILY);

  private final CardSet<PlayingCard>[] byIndex; // an array: the fastest to look up

  /**
   * Works out what matches.
   *
   * @param wild the cards that match every card
   */
  @SuppressWarnings({"unchecked", "rawtypes"}) // Filled with such sets, and read only.
  public Matching(CardSet<PlayingCard> wild) {
    byIndex = FAMILY.cards().stream().map(card -> matching(card, wild)).toArray(CardSet[]::new);
  }

  private static CardSet<PlayingCard> matching(PlayingCard card, CardSet<PlayingCard> wild) {
    return card.isJoker()
        ? ALL
        : ofSuit(ALL, card.suit()).union(ofRank(ALL, card.rank())).union(wild);
  }

  /** Returns the cards that match a card: those of its suit and its rank; all match a joker. */
  public CardSet<PlayingCard> with(PlayingCard card) {
    return byIndex[card.index()];
  }

  /** Returns the cards that match where a suit has been named, and a rank is matched as well. */
  public CardSet<PlayingCard> with(Suit suit, Rank rank) {
    return with(PlayingCard.of(rank, suit));
  }
}
