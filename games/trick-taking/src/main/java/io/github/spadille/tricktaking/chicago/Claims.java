package io.github.spadille.tricktaking.chicago;

import static io.github.spadille.engine.card.PlayingCards.countRank;
import static io.github.spadille.engine.card.PlayingCards.noCards;
import static io.github.spadille.engine.card.PlayingCards.ofRank;

import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.tricktaking.HandType;
import io.github.spadille.tricktaking.PokerHand;

/** Which cards prove what has been claimed. */
final class Claims {
  private Claims() {}

  /** Returns the cards of a hand that prove a claim at the showdown; none if it is no proof. */
  static CardSet<PlayingCard> proof(CardSet<PlayingCard> hand, PokerHand claim) {
    PokerHand own = PokerHand.of(hand);
    if (!own.isNone() && own.first(claim.size()).equals(claim)) {
      return combination(hand, own, claim.size()); // CHI-26
    }
    return contains(hand, claim) ? hand : noCards(); // CHI-44
  }

  private static CardSet<PlayingCard> combination(
      CardSet<PlayingCard> hand, PokerHand own, int stated) {
    if (own.type().takesAll()) {
      return hand;
    }
    CardSet<PlayingCard> cards = noCards();
    for (int i = 0; i < Math.max(stated, own.type().components(false)); i++) {
      cards = cards.union(ofRank(hand, own.rank(i)));
    }
    return cards;
  }

  /** Tells whether five cards contain a claim (CHI-43). */
  static boolean contains(CardSet<PlayingCard> cards, PokerHand claim) {
    PokerHand own = PokerHand.of(cards);
    HandType type = claim.type();
    if (own.isNone() || !(own.type() == type || hasAlso(own.type(), type))) {
      return false;
    }
    boolean sequence = type == HandType.STRAIGHT || type == HandType.STRAIGHT_FLUSH;
    for (int i = 0; i < claim.size(); i++) {
      boolean there =
          sequence
              ? claim.rank(i) == own.rank(i)
              : countRank(cards, claim.rank(i)) >= needed(claim, i);
      if (!there) {
        return false;
      }
    }
    return true;
  }

  /** How many cards of a rank a claim needs: each rank that is stated has cards of its own. */
  private static int needed(PokerHand claim, int component) {
    int needed = 0;
    for (int i = 0; i < claim.size(); i++) {
      needed += claim.rank(i) == claim.rank(component) ? claim.type().cardsOf(i) : 0;
    }
    return needed;
  }

  /** Tells whether a hand of a type always has a combination of another type, too. */
  private static boolean hasAlso(HandType own, HandType other) {
    return switch (other) {
      case PAIR -> !own.takesAll() || own == HandType.FULL_HOUSE;
      case TWO_PAIR -> own == HandType.FULL_HOUSE;
      case TRIPS -> own == HandType.FULL_HOUSE || own == HandType.QUADS;
      case STRAIGHT, FLUSH -> own.compareTo(HandType.STRAIGHT_FLUSH) >= 0;
      case STRAIGHT_FLUSH -> own == HandType.ROYAL_FLUSH;
      default -> false;
    };
  }
}
