package io.github.spadille.shedding.thirteen;

import static com.google.common.base.Preconditions.checkArgument;

/**
 * A kind of combination: so many cards of each of so many ranks in a row.
 *
 * <p>A straight of five is one card of each of five ranks, a quad four cards of one rank. Which
 * kinds there are is for the game to say: {@link Combinations}.
 *
 * @param copies the number of cards of each rank; 0 in {@link #NONE}
 * @param ranks the number of ranks
 */
public record CombinationKind(int copies, int ranks) {
  /** The kind of no card, and of cards that are no combination. */
  public static final CombinationKind NONE = new CombinationKind(0, 0);

  /** The most cards of a rank in a combination. */
  public static final int MOST_COPIES = 4;

  /** The most ranks in a combination. */
  public static final int MOST_RANKS = 13;

  private static final CombinationKind[] ALL = new CombinationKind[MOST_COPIES * MOST_RANKS];

  static {
    for (int copies = 1; copies <= MOST_COPIES; copies++) {
      for (int ranks = 1; ranks <= MOST_RANKS; ranks++) {
        ALL[place(copies, ranks)] = new CombinationKind(copies, ranks);
      }
    }
  }

  private static int place(int copies, int ranks) {
    return (copies - 1) * MOST_RANKS + ranks - 1;
  }

  /**
   * Returns a kind; equal ones are the same object.
   *
   * @param copies 1 to 4
   * @param ranks 1 to 13
   * @throws IllegalArgumentException if there cannot be so many
   */
  public static CombinationKind of(int copies, int ranks) {
    checkArgument(
        copies >= 1 && copies <= MOST_COPIES && ranks >= 1 && ranks <= MOST_RANKS,
        "%s cards of each of %s ranks; expected 1 to 4, and 1 to 13",
        copies,
        ranks);
    return ALL[place(copies, ranks)];
  }

  /** Returns the number of cards. */
  public int size() {
    return copies * ranks;
  }

  /** Tells whether these are cards of several ranks. */
  public boolean isSequence() {
    return ranks > 1;
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
