package io.github.spadille.shedding.thirteen;

import static com.google.common.base.Preconditions.checkArgument;

import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.game.MoveList;
import io.github.spadille.shedding.thirteen.ThirteenMove.Play;
import java.util.Arrays;
import java.util.Objects;

/**
 * The combinations in a hand that may be played, as moves that are made when they are asked for.
 *
 * <p>They come by the rank of their lowest card, the lowest first; for each rank those with one
 * card of a rank, then with two, three and four.
 */
final class Plays extends MoveList<ThirteenMove> {
  /** Says which combinations may be played. */
  @FunctionalInterface
  interface Condition {
    /** Tells whether a combination of this kind, from one card up to another, may be played. */
    boolean allows(Kind kind, PlayingCard lowest, PlayingCard highest);
  }

  private static final int MOST_CARDS = Character.SIZE;
  private static final int MOST_COPIES = 4;
  private static final int USUAL_SIZE = 12;

  private final int seat;
  private final PlayingCard[] hand; // from low to high
  private char[] combinations = new char[USUAL_SIZE]; // each a bit for each card of the hand
  private int size;

  private Plays(int seat, PlayingCard[] hand) {
    this.seat = seat;
    this.hand = hand;
  }

  /**
   * Returns the plays of a seat.
   *
   * @throws IllegalArgumentException if the hand has more than 16 cards
   */
  static MoveList<ThirteenMove> of(int seat, CardSet<PlayingCard> hand, Condition condition) {
    checkArgument(hand.size() <= MOST_CARDS, "a hand of more than 16 cards: %s", hand);
    Plays plays = new Plays(seat, CardOrder.ascending(hand));
    for (int first = 0; first < plays.hand.length; first = plays.endOfRank(first)) {
      for (int copies = 1; copies <= MOST_COPIES; copies++) {
        plays.find(copies, 1, 0, first, condition);
      }
    }
    return plays.isEmpty() ? MoveList.empty() : plays;
  }

  /** Returns the place of the first card of a higher rank. */
  private int endOfRank(int first) {
    int end = first + 1;
    while (end < hand.length && CardOrder.haveSameRank(hand[first], hand[end])) {
      end++;
    }
    return end;
  }

  /**
   * Adds the combinations that go on with a rank.
   *
   * @param copies the number of cards of each rank
   * @param ranks the number of ranks with this one
   * @param lower the bits of the cards of lower ranks
   * @param first the place of the first card of the rank
   */
  private void find(int copies, int ranks, int lower, int first, Condition condition) {
    int end = endOfRank(first);
    Kind kind = Kind.of(copies, ranks);
    boolean goesOn =
        Kind.makeSequences(copies)
            && end < hand.length
            && CardOrder.mayFollow(hand[end], hand[first]);
    for (int some = 1; some < 1 << end - first; some++) {
      if (Integer.bitCount(some) == copies) {
        int cards = lower | some << first;
        if (kind != Kind.NONE
            && condition.allows(kind, hand[lowest(cards)], hand[highest(cards)])) {
          add((char) cards);
        }
        if (goesOn) {
          find(copies, ranks + 1, cards, end, condition);
        }
      }
    }
  }

  private static int lowest(int cards) {
    return Integer.numberOfTrailingZeros(cards);
  }

  private static int highest(int cards) {
    return Integer.SIZE - 1 - Integer.numberOfLeadingZeros(cards);
  }

  private void add(char cards) {
    if (size == combinations.length) {
      combinations = Arrays.copyOf(combinations, 2 * size);
    }
    combinations[size++] = cards;
  }

  @Override
  public ThirteenMove get(int index) {
    int cards = combinations[Objects.checkIndex(index, size)];
    int count = Integer.bitCount(cards);
    if (count == 1) {
      return Play.of(seat, hand[lowest(cards)]);
    }
    CardList.Builder<PlayingCard> list = CardList.builder(PlayingCard.FAMILY, count);
    for (int rest = cards; rest != 0; rest &= rest - 1) {
      list.add(hand[lowest(rest)]);
    }
    return new Play(seat, Combination.ascending(list.build()));
  }

  @Override
  public int size() {
    return size;
  }
}
