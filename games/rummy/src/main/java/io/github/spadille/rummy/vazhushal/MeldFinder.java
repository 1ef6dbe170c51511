package io.github.spadille.rummy.vazhushal;

import static io.github.spadille.engine.card.PlayingCard.FAMILY;
import static io.github.spadille.engine.card.PlayingCards.withoutJokers;

import io.github.spadille.engine.card.CardBag;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Predicate;

/**
 * Finds the new groups that can be laid (VAZ-38): three cards that are a valid meld, or more in the
 * roles of themselves.
 */
final class MeldFinder {
  private static final int RANKS = 13;
  private static final int LEAST = 3;
  private static final long SUIT = (1 << RANKS) - 1;
  private static final long RANK = 0x0001_0001_0001_0001L;

  /** By rank, then by suit, jokers last: so are the cards of a meld written. */
  private static final Comparator<PlayingCard> ORDER =
      Comparator.comparing(PlayingCard::isJoker)
          .thenComparing(card -> card.index() & 15)
          .thenComparing(PlayingCard::index);

  private MeldFinder() {}

  /** Returns cards in the order in which a meld is written. */
  static CardList<PlayingCard> inOrder(CardBag<PlayingCard> cards) {
    List<PlayingCard> sorted = new ArrayList<>(cards);
    sorted.sort(ORDER);
    return CardList.copyOf(FAMILY, sorted);
  }

  /** Tells whether a card and two of some others are a valid meld. */
  static boolean canMeld(
      PlayingCard card, CardBag<PlayingCard> others, CardSet<PlayingCard> wilds) {
    CardSet<PlayingCard> kinds = others.distinct();
    CardSet<PlayingCard> fixed = withoutJokers(kinds).minus(wilds);
    int wild = others.size() - others.intersect(fixed).size();
    if (!card.isJoker() && !wilds.contains(card)) {
      return wild > 1 || hasPartners(card, fixed, 2 - wild);
    }
    boolean isNatural = wilds.contains(card) || kinds.containsAny(wilds); // VAZ-13, VAZ-18
    return wild > 1 && (isNatural || !fixed.isEmpty())
        || wild == 1 && !fixed.isEmpty()
        || hasPair(fixed);
  }

  private static boolean hasPair(CardSet<PlayingCard> fixed) {
    for (PlayingCard card : fixed) {
      if (hasPartners(card, fixed, 1)) {
        return true;
      }
    }
    return false;
  }

  /** Tells whether so many others, one or two, fit a card in a set or a sequence. */
  private static boolean hasPartners(PlayingCard card, CardSet<PlayingCard> others, int count) {
    int rank = card.index() & 15;
    long equal = others.without(card).low() & RANK << rank;
    long suit = withHighAce(others.low() >>> card.index() - rank & SUIT) << 2;
    return Long.bitCount(equal) >= count
        || isNear(suit >>> rank, count)
        || rank == 0 && isNear(suit >>> RANKS, count);
  }

  /** Tells whether one or two of the ranks about one are there, which has the third bit. */
  private static boolean isNear(long ranks, int count) {
    return count == 1
        ? (ranks & 0b11011) != 0
        : isRun(ranks, 0b00011) || isRun(ranks, 0b01010) || isRun(ranks, 0b11000);
  }

  private static boolean isRun(long ranks, long run) {
    return (ranks & run) == run;
  }

  private static long withHighAce(long suit) {
    return suit | (suit & 1) << RANKS; // VAZ-15
  }

  /**
   * Finds a new group.
   *
   * @param hand the cards of which it is made
   * @param wilds the cards that are wild by the negative joker
   * @param wanted asked of each group once, until it has said yes
   */
  static boolean find(
      CardBag<PlayingCard> hand,
      CardSet<PlayingCard> wilds,
      Predicate<CardBag<PlayingCard>> wanted) {
    return findSequence(hand, wanted) || findSet(hand, wanted) || findWild(hand, wilds, wanted);
  }

  /** Finds a natural sequence. */
  static boolean findSequence(CardBag<PlayingCard> hand, Predicate<CardBag<PlayingCard>> wanted) {
    long naturals = withoutJokers(hand.distinct()).low();
    for (int suit = 0; suit < Long.SIZE; suit += 16) {
      long ranks = withHighAce(naturals >>> suit & SUIT);
      for (int low = 0; low < RANKS - 1; low++) {
        long run = 0b11L << low;
        for (int size = LEAST; size <= (low == 0 ? RANKS : RANKS - 1); size++) {
          run |= run << 1;
          if (!isRun(ranks, run)) {
            break;
          }
          if (wanted.test(bag(((run | run >>> RANKS) & SUIT) << suit))) {
            return true;
          }
        }
      }
    }
    return false;
  }

  private static boolean findSet(
      CardBag<PlayingCard> hand, Predicate<CardBag<PlayingCard>> wanted) {
    long naturals = withoutJokers(hand.distinct()).low();
    for (int rank = 0; rank < RANKS; rank++) {
      long all = naturals & RANK << rank;
      if (Long.bitCount(all) >= LEAST && wanted.test(bag(all))) {
        return true;
      }
      for (long left = Long.bitCount(all) > LEAST ? all : 0; left != 0; left &= left - 1) {
        if (wanted.test(bag(all ^ Long.lowestOneBit(left)))) {
          return true;
        }
      }
    }
    return false;
  }

  /** Finds three cards of which one at least is wild and has another role than its own. */
  private static boolean findWild(
      CardBag<PlayingCard> hand,
      CardSet<PlayingCard> wilds,
      Predicate<CardBag<PlayingCard>> wanted) {
    CardSet<PlayingCard> fixed = withoutJokers(hand.distinct()).minus(wilds);
    int wild = hand.distinct().size() - fixed.size();
    if (wild == 0) {
      return false;
    }
    CardList<PlayingCard> kinds = hand.distinct().minus(fixed).toList().appendAll(fixed.toList());
    for (int first = 0; first < wild; first++) {
      for (int second = first; second < kinds.size(); second++) {
        for (int third = second; third < kinds.size(); third++) {
          PlayingCard two = kinds.get(second);
          PlayingCard three = kinds.get(third);
          boolean fits = second < wild || hasPartners(two, CardSet.of(FAMILY, three), 1);
          if (fits) {
            CardBag<PlayingCard> cards = CardBag.of(FAMILY, kinds.get(first), two, three);
            if (hand.containsAll(cards)
                && (third >= wild || cards.distinct().containsAny(wilds)) // VAZ-18
                && !isNatural(cards, wilds)
                && wanted.test(cards)) {
              return true;
            }
          }
        }
      }
    }
    return false;
  }

  /** Tells whether all cards of a meld can have the roles of themselves (VAZ-13, VAZ-38). */
  static boolean isNatural(CardBag<PlayingCard> cards, CardSet<PlayingCard> wilds) {
    CardSet<PlayingCard> kinds = withoutJokers(cards.distinct());
    long ofRank = RANK << (kinds.low() == 0 ? 0 : Long.numberOfTrailingZeros(kinds.low()) & 15);
    return kinds.size() == cards.size()
        && ((kinds.low() & ~ofRank) == 0 || Meaning.of(cards, wilds).natural() != 0);
  }

  private static CardBag<PlayingCard> bag(long cards) {
    return CardSet.ofBits(FAMILY, cards, 0).toBag();
  }
}
