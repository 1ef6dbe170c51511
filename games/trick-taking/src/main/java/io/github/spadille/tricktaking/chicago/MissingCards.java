package io.github.spadille.tricktaking.chicago;

import static io.github.spadille.engine.card.PlayingCards.countRank;
import static io.github.spadille.engine.card.PlayingCards.hasRank;
import static io.github.spadille.engine.card.PlayingCards.ofSuit;

import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.card.Suit;

/**
 * Counts the cards that a hand lacks for a claim to be true of it, so that a search for such a hand
 * comes nearer with each card.
 */
final class MissingCards {
  private static final int ALL = 5;
  private static final Rank[] RANKS = Rank.values();
  private static final int ACE = PokerHand.strength(Rank.ACE);

  private MissingCards() {}

  /** Tells whether a hand of a type is seldom found unless it is approached card by card. */
  static boolean areMany(HandType type) {
    return switch (type) {
      case STRAIGHT, FLUSH, FULL_HOUSE, QUADS, STRAIGHT_FLUSH, ROYAL_FLUSH -> true;
      default -> false;
    };
  }

  /** Returns how many cards a hand lacks, about, for a claim of such a type. */
  static int count(CardSet<PlayingCard> hand, PokerHand claim) {
    if (claim.is(HandType.STRAIGHT)) {
      return ALL - mostInSequence(hand, claim);
    }
    if (claim.is(HandType.FULL_HOUSE) || claim.is(HandType.QUADS)) {
      return ALL - mostOfRanks(hand, claim);
    }
    int most = 0;
    for (Suit suit : Suit.values()) {
      CardSet<PlayingCard> suited = ofSuit(hand, suit);
      boolean isFlush = claim.is(HandType.FLUSH);
      most = Math.max(most, isFlush ? inFlush(suited, claim) : mostInSequence(suited, claim));
    }
    return ALL - most;
  }

  /** Counts cards of a rank, the one stated if it is, and as many others as may be of another. */
  private static int mostOfRanks(CardSet<PlayingCard> hand, PokerHand claim) {
    boolean isFullHouse = claim.is(HandType.FULL_HOUSE);
    int most = 0;
    for (Rank rank : claim.size() > 0 ? new Rank[] {claim.rank(0)} : RANKS) {
      int others = isFullHouse ? 0 : 1;
      for (Rank other : RANKS) {
        boolean counts = isFullHouse && other != rank;
        others = counts ? Math.max(others, Math.min(2, countRank(hand, other))) : others;
      }
      most = Math.max(most, Math.min(isFullHouse ? 3 : 4, countRank(hand, rank)) + others);
    }
    return most;
  }

  /** Counts cards of the ranks stated, and of lower ones as far as others are left. */
  private static int inFlush(CardSet<PlayingCard> suited, PokerHand claim) {
    int lowest = Integer.MAX_VALUE;
    int stated = 0;
    for (int i = 0; i < claim.size(); i++) {
      lowest = PokerHand.strength(claim.rank(i));
      stated += hasRank(suited, claim.rank(i)) ? 1 : 0;
    }
    int lower = 0;
    for (PlayingCard card : suited) {
      lower += PokerHand.strength(card.rank()) < lowest ? 1 : 0;
    }
    return stated + Math.min(lower, ALL - claim.size());
  }

  /** Counts the ranks there are in the sequence of which most are, or in that of the top stated. */
  private static int mostInSequence(CardSet<PlayingCard> hand, PokerHand claim) {
    if (claim.is(HandType.ROYAL_FLUSH)) {
      return inSequence(hand, ACE);
    }
    if (claim.size() > 0) {
      return inSequence(hand, PokerHand.strength(claim.rank(0)));
    }
    int most = 0;
    for (int top = PokerHand.strength(Rank.FIVE); top <= ACE; top++) {
      most = Math.max(most, inSequence(hand, top));
    }
    return most;
  }

  private static int inSequence(CardSet<PlayingCard> hand, int top) {
    int ranks = 0;
    for (int strength = top; strength > top - ALL; strength--) {
      ranks += hasRank(hand, RANKS[strength % ACE]) ? 1 : 0;
    }
    return ranks;
  }
}
