package io.github.spadille.shedding.thirteen;

import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.PlayingCard;

/**
 * A kind of combination: so many cards of each of so many ranks in a row.
 *
 * <p>A straight of five is one card of each of five ranks, a quad four cards of one rank.
 *
 * @param copies the number of cards of each rank; 0 in {@link #NONE}
 * @param ranks the number of ranks
 */
public record Kind(int copies, int ranks) {
  /** The kind of cards that are no combination. */
  public static final Kind NONE = new Kind(0, 0);

  private static final int QUAD = 4; // THI-9
  private static final int SHORTEST = 3; // ranks of a straight (THI-8) or of pairs (THI-10)
  private static final int LONGEST = 12; // from 3 up to A
  private static final Kind[][] ALL = new Kind[QUAD + 1][LONGEST + 1];

  static {
    for (int copies = 0; copies <= QUAD; copies++) {
      for (int ranks = 0; ranks <= LONGEST; ranks++) {
        boolean exists = ranks == 1 || (ranks >= SHORTEST && makeSequences(copies));
        ALL[copies][ranks] = exists && copies > 0 ? new Kind(copies, ranks) : NONE;
      }
    }
  }

  /** Returns a kind, or {@link #NONE} if such cards are no combination. */
  static Kind of(int copies, int ranks) { // THI-7 to THI-10
    return copies <= QUAD && ranks <= LONGEST ? ALL[copies][ranks] : NONE;
  }

  /** Returns the kind of some cards, at least one, which are given from low to high. */
  static Kind of(CardList<PlayingCard> cards) {
    int size = cards.size();
    int copies = 1;
    while (copies < size && CardOrder.haveSameRank(cards.get(copies), cards.top())) {
      copies++;
    }
    for (int i = copies; i < size; i++) {
      boolean fits =
          i % copies == 0
              ? CardOrder.mayFollow(cards.get(i), cards.get(i - 1))
              : CardOrder.haveSameRank(cards.get(i), cards.get(i - 1));
      if (!fits) {
        return NONE;
      }
    }
    return size % copies == 0 ? of(copies, size / copies) : NONE;
  }

  /** Tells whether so many cards of a rank can belong to a straight or to consecutive pairs. */
  static boolean makeSequences(int copies) {
    return copies == 1 || copies == 2; // THI-8, THI-10
  }

  /** Returns the number of cards. */
  public int size() {
    return copies * ranks;
  }

  /** Tells whether these are consecutive pairs. */
  public boolean isPairs() {
    return copies == 2 && ranks > 1; // THI-10
  }

  /** Tells whether this is a quad or consecutive pairs. */
  public boolean isChop() {
    return copies == QUAD || isPairs(); // THI-11
  }

  /** Tells whether this is of the same type: straights only if they are as long. */
  public boolean isOfType(Kind other) {
    return equals(other) || (isPairs() && other.isPairs()); // THI-13
  }

  /** Returns the name: {@code pair}, {@code straight-5}, {@code pairs-3}, or {@code -}. */
  @Override
  public String toString() {
    return switch (copies) {
      case 0 -> "-";
      case 1 -> ranks == 1 ? "single" : "straight-" + ranks;
      case 2 -> ranks == 1 ? "pair" : "pairs-" + ranks;
      case 3 -> "triple";
      default -> "quad";
    };
  }
}
