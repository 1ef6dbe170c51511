package io.github.spadille.shedding.thirteen;

import static com.google.common.base.Preconditions.checkArgument;

import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.move.MoveList;
import io.github.spadille.shedding.thirteen.ThirteenMove.Play;
import java.util.Arrays;
import java.util.Objects;

/**
 * The moves of the seat in turn: others, and then the plays of combinations in its hand, each made
 * when it is asked for.
 *
 * <p>The plays come by the rank of their lowest card, the lowest first; for each rank those with
 * one card of a rank, then with two, three and four.
 */
final class CombinationPlays extends MoveList<ThirteenMove> {
  /** Says which combinations of the hand may be played. */
  @FunctionalInterface
  interface Condition {
    /** Tells whether a combination of this kind, from one card up to another, may be played. */
    boolean allows(
        ThirteenState state, CombinationKind kind, PlayingCard lowest, PlayingCard highest);
  }

  private static final CardOrder ORDER = CardOrder.THIRTEEN;
  private static final int MOST_CARDS = Character.SIZE;
  private static final int USUAL_SIZE = 8;
  private static final char[] NONE = new char[0];

  private final ThirteenState state;
  private final MoveList<ThirteenMove> others;
  private final byte[] hand; // places in the order, from low to high
  private char[] found = NONE; // a bit for each card of the hand, the lowest bit for the lowest
  private int size;

  private CombinationPlays(
      ThirteenState state, CardSet<PlayingCard> hand, MoveList<ThirteenMove> others) {
    this.state = state;
    this.others = others;
    this.hand = ORDER.placesOf(hand);
  }

  /**
   * Returns other moves and then all plays.
   *
   * @param condition what may be played
   * @param others the moves that come before the plays
   * @throws IllegalArgumentException if the hand has more than 16 cards
   */
  static MoveList<ThirteenMove> after(
      MoveList<ThirteenMove> others, ThirteenState state, Condition condition) {
    CardSet<PlayingCard> hand = state.cards().get(state.round().turn());
    checkArgument(hand.size() <= MOST_CARDS, "a hand of more than 16 cards: %s", hand);
    CombinationPlays plays = new CombinationPlays(state, hand, others);
    plays.findAll(condition);
    return plays.size == 0 ? others : plays;
  }

  private void findAll(Condition condition) {
    for (int first = 0; first < hand.length; first = endOfRank(first)) {
      for (int copies = 1; copies <= CombinationKind.MOST_COPIES; copies++) {
        find(copies, 1, 0, first, condition);
      }
    }
  }

  /**
   * Finds the combinations that go on with a rank.
   *
   * @param ranks the number of ranks with this one
   * @param lower the bits of the cards of the ranks below
   * @param first the place of the first card of the rank
   */
  private void find(int copies, int ranks, int lower, int first, Condition condition) {
    CombinationKind kind = CombinationKind.inGame(copies, ranks);
    int end = endOfRank(first);
    boolean more =
        ranks < CombinationKind.mostRanks(copies)
            && end < hand.length
            && Combination.goesOn(card(end), card(first));
    int choices = 1 << end - first; // of cards of the rank, a bit for each
    for (int choice = 1; choice < choices; choice++) {
      if (Integer.bitCount(choice) != copies) {
        continue;
      }
      int cards = lower | choice << first;
      if (kind != CombinationKind.NONE
          && condition.allows(state, kind, card(lowest(cards)), card(highest(cards)))) {
        add((char) cards);
      }
      if (more) {
        find(copies, ranks + 1, cards, end, condition);
      }
    }
  }

  /** Returns the place of the first card of a higher rank. */
  private int endOfRank(int first) {
    int end = first + 1;
    while (end < hand.length && ORDER.haveSameRank(card(end), card(first))) {
      end++;
    }
    return end;
  }

  private void add(char cards) {
    found = size < found.length ? found : Arrays.copyOf(found, Math.max(USUAL_SIZE, 2 * size));
    found[size++] = cards;
  }

  private PlayingCard card(int place) {
    return ORDER.card(hand[place]);
  }

  private static int lowest(int cards) {
    return Integer.numberOfTrailingZeros(cards);
  }

  private static int highest(int cards) {
    return Integer.SIZE - 1 - Integer.numberOfLeadingZeros(cards);
  }

  @Override
  public ThirteenMove get(int index) {
    int before = others.size();
    return index < before
        ? others.get(index)
        : new Play(
            state.round().turn(), combination(found[Objects.checkIndex(index - before, size)]));
  }

  private Combination combination(int cards) {
    int count = Integer.bitCount(cards);
    if (count == 1) {
      return Combination.single(card(lowest(cards)));
    }
    CardList.Builder<PlayingCard> ascending = CardList.builder(PlayingCard.FAMILY, count);
    for (int rest = cards; rest != 0; rest &= rest - 1) {
      ascending.addIndex(card(lowest(rest)).index());
    }
    return Combination.ofAscending(ascending.build());
  }

  @Override
  public int size() {
    return others.size() + size;
  }
}
