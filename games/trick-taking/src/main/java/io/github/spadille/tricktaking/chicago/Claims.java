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
    if (!own.startsWith(claim)) {
      return contains(hand, claim) ? hand : noCards(); // CHI-44
    }
    if (claim.type().takesAll()) {
      return hand;
    }
    CardSet<PlayingCard> cards = noCards();
    for (int i = 0; i < Math.max(claim.size(), claim.type().components(false)); i++) {
      cards = cards.union(ofRank(hand, own.rank(i))); // CHI-26
    }
    return cards;
  }

  /** Tells whether five cards contain a claim (CHI-43). */
  static boolean contains(CardSet<PlayingCard> cards, PokerHand claim) {
    PokerHand own = PokerHand.of(cards);
    boolean sequence = claim.is(HandType.STRAIGHT) || claim.is(HandType.STRAIGHT_FLUSH);
    boolean contained = !own.isNone() && own.type().includes(claim.type());
    for (int i = 0; i < claim.size(); i++) {
      contained &=
          sequence
              ? claim.rank(i) == own.rank(i)
              : countRank(cards, claim.rank(i)) >= needed(claim, i);
    }
    return contained;
  }

  /** How many cards of a rank a claim needs: each rank that is stated has cards of its own. */
  private static int needed(PokerHand claim, int component) {
    int needed = 0;
    for (int i = 0; i < claim.size(); i++) {
      needed += claim.rank(i) == claim.rank(component) ? claim.type().cardsOf(i) : 0;
    }
    return needed;
  }
}
