package io.github.spadille.shedding.thirteen;

import static com.google.common.base.Preconditions.checkArgument;

/**
 * A kind of combination: so many cards of each of so many ranks in a row.
 *
 * <p>A straight of five is one card of each of five ranks, a quad four cards of one rank.
 *
 * @param copies the number of cards of each rank; 0 in {@link #NONE}
 * @param ranks the number of ranks
 */
public record CombinationKind(int copies, int ranks) {
  /** The kind of no card, and of cards that are no combination. */
  public static final CombinationKind NONE = new CombinationKind(0, 0);

  /** The most cards of a rank in a combination. */
  static final int MOST_COPIES = 4;

  private static final int MOST_RANKS = 12; // from the 3 to the ace
  private static final int FEWEST_RANKS = 3; // of a sequence

  private static final CombinationKind[] ALL = new CombinationKind[MOST_COPIES * MOST_RANKS];

  static {
    for (int copies = 1; copies <= MOST_COPIES; copies++) {
      for (int ranks = 1; ranks <= MOST_RANKS; ranks++) {
        ALL[place(copies, ranks)] = new CombinationKind(copies, ranks);
      }
    }
  }

  /** The kind of one card. */
  static final CombinationKind SINGLE = of(1, 1);

  private static int place(int copies, int ranks) {
    return (copies - 1) * MOST_RANKS + ranks - 1;
  }

  /**
   * Returns a kind, whether or not it is played in the game; equal ones are the same object.
   *
   * @param copies 1 to 4
   * @param ranks 1 to 12
   * @throws IllegalArgumentException if there cannot be so many
   */
  static CombinationKind of(int copies, int ranks) {
    checkArgument(
        isPossible(copies, ranks),
        "%s cards of each of %s ranks; expected 1 to 4, and 1 to 12",
        copies,
        ranks);
    return ALL[place(copies, ranks)];
  }

  private static boolean isPossible(int copies, int ranks) {
    return copies >= 1 && copies <= MOST_COPIES && ranks >= 1 && ranks <= MOST_RANKS;
  }

  /** Returns a kind if it is played in the game, or else {@link #NONE}. */
  static CombinationKind inGame(int copies, int ranks) {
    return isPossible(copies, ranks) && isInGame(copies, ranks) ? ALL[place(copies, ranks)] : NONE;
  }

  private static boolean isInGame(int copies, int ranks) {
    return ranks == 1 || (ranks >= FEWEST_RANKS && ranks <= mostRanks(copies)); // THI-7, THI-9
  }

  /** Returns how many ranks a combination can have with so many cards of each. */
  static int mostRanks(int copies) {
    return copies <= 2 ? MOST_RANKS : 1; // THI-8, THI-10
  }

  /** Returns the number of cards. */
  public int size() {
    return copies * ranks;
  }

  /** Tells whether these are cards of several ranks. */
  public boolean isSequence() {
    return ranks > 1;
  }

  /** Tells whether these are pairs of ranks in a row. */
  public boolean isPairs() { // THI-10
    return isSequence() && copies == 2;
  }

  /** Tells whether this is a chop: four of a kind, or pairs in a row. */
  public boolean isChop() { // THI-11
    return copies == 4 || isPairs();
  }

  /** Tells whether this is the same type as another kind: straights only if they are as long. */
  public boolean isSameType(CombinationKind other) { // THI-13
    return this == other || (isPairs() && other.isPairs());
  }

  /** Returns the name: {@code pair}, {@code straight-5}, {@code pairs-3}, or {@code -}. */
  @Override
  public String toString() {
    return switch (copies) {
      case 0 -> "-";
      case 1 -> isSequence() ? "straight-" + ranks : "single";
      case 2 -> isSequence() ? "pairs-" + ranks : "pair";
      case 3 -> isSequence() ? "triples-" + ranks : "triple";
      default -> isSequence() ? "quads-" + ranks : "quad";
    };
  }
}
