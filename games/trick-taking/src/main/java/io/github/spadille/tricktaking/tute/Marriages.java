package io.github.spadille.tricktaking.tute;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.card.Suit;
import io.github.spadille.tricktaking.tute.TuteMove.DeclareMarriage;

/**
 * The marriages declared in a hand. Immutable.
 *
 * @param inOrder the declarations, in the order in which they were made
 */
record Marriages(ImmutableList<DeclareMarriage> inOrder) {
  /** Before anybody has declared a marriage. */
  static final Marriages NONE = new Marriages(ImmutableList.of());

  /** Returns these marriages and one more. */
  Marriages with(DeclareMarriage marriage) {
    return new Marriages(
        ImmutableList.<DeclareMarriage>builder().addAll(inOrder).add(marriage).build());
  }

  /** Tells whether the marriage of a suit has been declared. */
  boolean contains(Suit suit) {
    for (DeclareMarriage marriage : inOrder) {
      if (marriage.suit() == suit) {
        return true;
      }
    }
    return false;
  }

  /** Tells whether a seat has declared a marriage of another suit than trumps. */
  boolean hasPlainOf(int seat, Suit trumps) {
    for (DeclareMarriage marriage : inOrder) {
      if (marriage.seat() == seat && marriage.suit() != trumps) {
        return true;
      }
    }
    return false;
  }
}
