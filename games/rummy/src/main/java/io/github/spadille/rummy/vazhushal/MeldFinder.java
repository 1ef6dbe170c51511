package io.github.spadille.rummy.vazhushal;

import io.github.spadille.engine.card.CardBag;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.PlayingCards;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Finds the melds that can be made of some cards. */
final class MeldFinder {
  private MeldFinder() {}

  /**
   * Returns each sequence with every card in the role of itself, once.
   *
   * @param hand the cards of which it is made
   * @param needed a card that is in it, if one must be
   */
  static List<CardBag<PlayingCard>> naturalSequences(
      CardBag<PlayingCard> hand, @Nullable PlayingCard needed) {
    return Shape.sequencesIn(hand, needed);
  }

  /**
   * Returns each meld with every card in the role of itself, and each other one of three cards,
   * once.
   *
   * @param hand the cards of which it is made
   * @param wilds the cards that are wild besides jokers
   * @param needed a card that is in it, if one must be
   */
  static List<CardBag<PlayingCard>> melds(
      CardBag<PlayingCard> hand, CardSet<PlayingCard> wilds, @Nullable PlayingCard needed) {
    List<CardBag<PlayingCard>> found = Shape.allIn(hand, needed);
    CardSet<PlayingCard> fixed = PlayingCards.withoutJokers(hand.distinct()).minus(wilds);
    int wild = hand.distinct().size() - fixed.size();
    if (wild == 0) {
      return found;
    }
    CardList<PlayingCard> kinds = hand.distinct().minus(fixed).toList().appendAll(fixed.toList());
    for (int first = 0; first < wild; first++) {
      PlayingCard one = kinds.get(first);
      for (int second = next(hand, kinds, first); second < kinds.size(); second++) {
        PlayingCard two = kinds.get(second);
        CardBag<PlayingCard> pair = null;
        for (int third = next(hand, kinds, second); third < kinds.size(); third++) {
          PlayingCard three = kinds.get(third);
          boolean fits = second < wild || Shape.mates(two).contains(three);
          if (fits && (needed == null || needed == one || needed == two || needed == three)) {
            pair = pair == null ? PlayingCards.noCards().with(one).toBag().with(two) : pair;
            CardBag<PlayingCard> cards = pair.with(three);
            if (hand.containsAll(cards) && isWild(cards, wilds)) {
              found = found.isEmpty() ? new ArrayList<>(4) : found;
              found.add(cards);
            }
          }
        }
      }
    }
    return found;
  }

  /** Returns where the card stands that may follow one: the same, if the hand has it twice. */
  private static int next(CardBag<PlayingCard> hand, CardList<PlayingCard> kinds, int place) {
    return hand.count(kinds.get(place)) > 1 ? place : place + 1;
  }

  /** Tells whether cards are a meld only if one is not in the role of itself. */
  private static boolean isWild(CardBag<PlayingCard> cards, CardSet<PlayingCard> wilds) {
    Meaning meaning = Meaning.of(cards, wilds);
    return meaning.isMeld() && !meaning.isNatural();
  }
}
