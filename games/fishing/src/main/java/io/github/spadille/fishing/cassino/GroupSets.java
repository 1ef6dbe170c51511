package io.github.spadille.fishing.cassino;

import static io.github.spadille.engine.card.PlayingCard.FAMILY;
import static io.github.spadille.engine.card.PlayingCards.noCards;

import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
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
 * sets.allOrNone(allOf(Rank.NINE).low());
 * for (int i = 0; i < sets.size(); i++) ... sets.get(i) ...
 * }</pre>
 *
 * <p>Not thread-safe. Cards with the second back are not served.
 */
final class GroupSets {
  private static final int GROUP = 2; // the fewest cards of a sum group
  private static final long[] EMPTY = {0}; // the empty set; never written

  private final Sums sums;
  private final long cards;
  private final long values;
  private final long groups;
  private long[] sets = EMPTY;
  private int size;
  private long allOrNone;

  /** Creates the sets of some cards, of which none is collected yet. */
  public GroupSets(Sums sums, CardSet<PlayingCard> cards) {
    this.sums = sums;
    this.cards = cards.low();
    this.values = sums.values(cards.low());
    this.groups = sums.reachableByTwo(cards.low());
  }

  /** Tells whether one of some cards is there. */
  public boolean haveAny(long mask) {
    return (cards & mask) != 0;
  }

  /** Tells whether two or more of the cards add up to a value. */
  public boolean haveSum(int value) {
    return (groups >>> value & 1) != 0;
  }

  /** Returns the values that one or more of the cards add up to: bit i stands for the value i. */
  public long reachable() {
    return values | groups;
  }

  /** Forgets all sets and begins anew, with the empty set or with none. */
  public void begin(boolean withEmpty) {
    size = withEmpty ? 1 : 0;
    allOrNone = 0;
    if (sets != EMPTY) {
      sets[0] = 0;
    }
  }

  /** Adds the sets of one or more cards that add up to a value; none for a value below 1. */
  public void addSums(int value) {
    if (value > 0 && (reachable() >>> value & 1) != 0) {
      for (long set = sums.first(cards, value, 1);
          set != 0;
          set = sums.next(cards, value, 1, set)) {
        add(set);
      }
    }
  }

  /** Adds all unions of sets with groups of two or more other cards that add up to a value. */
  public void uniteSums(int value) {
    if (size > 0 && haveSum(value)) {
      for (long group = sums.first(cards, value, GROUP);
          group != 0;
          group = sums.next(cards, value, GROUP, group)) {
        unite(group);
      }
    }
  }

  /** Adds all unions of sets with some of the cards of a mask. */
  public void uniteEach(long mask) {
    for (long rest = cards & mask; rest != 0; rest &= rest - 1) {
      unite(Long.lowestOneBit(rest));
    }
  }

  /** Follows each set by its union with all the cards of a mask, which no set has so far. */
  public void allOrNone(long mask) {
    allOrNone = cards & mask;
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
  public int size() {
    return allOrNone == 0 ? size : 2 * size;
  }

  /** Returns a set by its position, in the order in which they were added. */
  public CardSet<PlayingCard> get(int position) {
    long set = allOrNone == 0 ? sets[position] : sets[position / 2] | allOrNone & -(position & 1);
    return set == 0 ? noCards() : CardSet.ofBits(FAMILY, set, 0);
  }

  /** Tells whether a set is there. */
  public boolean contains(CardSet<PlayingCard> set) {
    for (int i = 0; i < size(); i++) {
      if (get(i).equals(set)) {
        return true;
      }
    }
    return false;
  }
}
