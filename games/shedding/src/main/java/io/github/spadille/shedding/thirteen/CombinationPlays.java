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
 *
 * <p>Cards of the hand are written as a number with a bit for each card, the lowest bit for the
 * lowest card: in a hand of 3s 3h 5d the pair of 3s is 0b011.
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
  private char[] found = NONE; // the cards of each play
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
   * Finds the combinations that consist of some cards, of some from the next rank, and of any that
   * go on from there.
   *
   * @param copies the number of cards from each rank
   * @param ranks the number of ranks with the next one
   * @param below the cards of the ranks before
   * @param first the place of the lowest card of the next rank
   */
  private void find(int copies, int ranks, int below, int first, Condition condition) {
    CombinationKind kind = CombinationKind.inGame(copies, ranks);
    int end = endOfRank(first);
    boolean goesOn =
        ranks < CombinationKind.mostRanks(copies)
            && end < hand.length
            && Combination.goesOn(card(end), card(first));
    int choices = 1 << end - first; // of cards of the rank, numbered so that each is its own bits
    for (int choice = 1; choice < choices; choice++) {
      if (Integer.bitCount(choice) == copies) {
        int cards = below | choice << first;
        addIfAllowed(kind, cards, condition);
        if (goesOn) {
          find(copies, ranks + 1, cards, end, condition);
        }
      }
    }
  }

  private void addIfAllowed(CombinationKind kind, int cards, Condition condition) {
    if (kind != CombinationKind.NONE
        && condition.allows(state, kind, card(lowest(cards)), card(highest(cards)))) {
      found = size < found.length ? found : Arrays.copyOf(found, Math.max(USUAL_SIZE, 2 * size));
      found[size++] = (char) cards;
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
