package io.github.spadille.webtable;

/**
 * Something that happened at a table: one row of the store. All of them in order make the table
 * again.
 *
 * @param kind what it is
 * @param seat whose move or seat it is; {@link #NOBODY} for chance and for the table
 * @param text a move in the notation of its game, the moves that an undo leaves, or JSON
 */
record TableEvent(Kind kind, int seat, String text) {
  /** Chance, or the table as a whole. */
  static final int NOBODY = -1;

  /** What can happen. */
  enum Kind {
    /** A move of a seat, or of chance. */
    MOVE,
    /** All moves after the first so many are taken back. */
    UNDO,
    /** Somebody else holds a seat, or is away, or back. */
    HOLDER,
    /** The next game of the same people was begun. */
    NEXT
  }
}
