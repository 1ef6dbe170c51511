package io.github.spadille.fishing.cassino;

import static io.github.spadille.engine.card.PlayingCard.FAMILY;
import static io.github.spadille.engine.card.PlayingCards.allOf;
import static io.github.spadille.engine.card.PlayingCards.noCards;

import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.fishing.Sums;
import java.util.Arrays;

/**
 * Cards that divide into groups: collects the sets of cards on the table that are made of single
 * cards and of sums of two or more cards.
 *
 * <p>A set is collected once, however its cards divide. Sets are the bits of {@link CardSet#low()},
 * so that a search makes no more than an array:
 *
 * <pre>{@code
 * sets.begin(true); // with the empty set
 * sets.uniteSums(9);
 * sets.allOrNone(Rank.NINE);
 * for (int i = 0; i < sets.size(); i++) ... sets.get(i) ...
 * }</pre>
 *
 * <p>Not thread-safe. Cards with the second back are not served.
 */
final class GroupSets {
  private static final int SINGLE = 1; // the fewest cards of a sum beside a card of the hand
  private static final int GROUP = 2; // the fewest cards of a sum group
  private static final long[] EMPTY = {0}; // the empty set; never written

  private final long cards;
  private final Sums.Among sums;
  private long[] sets = EMPTY;
  private int size;
  private long allOrNone;

  /** Creates the sets of some cards, of which none is collected yet. */
  GroupSets(Sums sums, CardSet<PlayingCard> cards) {
    this.cards = cards.low();
    this.sums = sums.among(cards);
  }

  /** Tells whether a card of a rank is there. */
  boolean haveRank(Rank rank) {
    return ofRank(rank) != 0;
  }

  private long ofRank(Rank rank) {
    return cards & allOf(rank).low();
  }

  /** Tells whether two or more of the cards add up to a value. */
  boolean haveSum(int value) {
    return sums.reachByTwo(value);
  }

  /** Tells whether one or more of the cards add up to a value. */
  boolean reach(int value) {
    return sums.reach(value);
  }

  /** Forgets all sets and begins anew, with the empty set or with none. */
  void begin(boolean withEmpty) {
    size = withEmpty ? 1 : 0;
    allOrNone = 0;
    if (sets != EMPTY) {
      sets[0] = 0;
    }
  }

  /** Adds the sets of one or more cards that add up to a value; none for a value below 1. */
  void addSums(int value) {
    if (reach(value)) {
      Sums.Search search = sums.sets(value, SINGLE);
      while (search.next()) {
        add(search.set().low());
      }
    }
  }

  /** Adds all unions of sets with groups of two or more other cards that add up to a value. */
  void uniteSums(int value) {
    if (size > 0 && haveSum(value)) {
      Sums.Search search = sums.sets(value, GROUP);
      while (search.next()) {
        unite(search.set().low());
      }
    }
  }

  /** Adds all unions of sets with some of the cards of a rank. */
  void uniteEach(Rank rank) {
    for (long rest = ofRank(rank); rest != 0; rest &= rest - 1) {
      unite(Long.lowestOneBit(rest));
    }
  }

  /** Follows each set by its union with all the cards of a rank, which no set has so far. */
  void allOrNone(Rank rank) {
    allOrNone = ofRank(rank);
  }

  private void unite(long group) {
    int before = size;
    for (int i = 0; i < before; i++) {
      if ((sets[i] & group) == 0) {
        add(sets[i] | group);
      }
    }
  }

  private void add(long set) {
    for (int i = 0; i < size; i++) {
      if (sets[i] == set) {
        return;
      }
    }
    if (size == sets.length || sets == EMPTY) {
      sets = Arrays.copyOf(sets, 2 * size + 2);
    }
    sets[size++] = set;
  }

  /** Returns how many sets there are. */
  int size() {
    return allOrNone == 0 ? size : 2 * size;
  }

  /** Returns a set by its position, in the order in which they were added. */
  CardSet<PlayingCard> get(int position) {
    long set = allOrNone == 0 ? sets[position] : sets[position / 2] | allOrNone & -(position & 1);
    return set == 0 ? noCards() : CardSet.ofBits(FAMILY, set, 0);
  }

  /** Tells whether a set is there. */
  boolean contains(CardSet<PlayingCard> set) {
    for (int i = 0; i < size(); i++) {
      if (get(i).equals(set)) {
        return true;
      }
    }
    return false;
  }
}
