package io.github.spadille.tricktaking.canadiansalad;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableList;
import java.util.Optional;

/** What counts against the players in a hand. */
public enum Penalty {
  /** Each trick. */
  TRICKS,
  /** Each heart. */
  HEARTS,
  /** Each queen. */
  QUEENS,
  /** The king of spades. */
  KING,
  /** The last trick. */
  LAST,
  /** All of them together. */
  ALL;

  /** The penalties that can be chosen, in the order of their numbers: all but {@link #ALL}. */
  public static final ImmutableList<Penalty> SINGLE =
      ImmutableList.of(TRICKS, HEARTS, QUEENS, KING, LAST);

  /** Returns the penalty with a number, 1 to 6, or nothing. */
  public static Optional<Penalty> of(int number) {
    return number >= 1 && number <= values().length
        ? Optional.of(values()[number - 1])
        : Optional.empty();
  }

  /** Returns the number of this penalty, from 1. */
  public int number() {
    return ordinal() + 1;
  }

  /** Tells whether another penalty counts in a hand that has this one. */
  public boolean includes(Penalty other) { // CSL-12
    return this == other || this == ALL;
  }

  /** Returns the key of the reason for which points are given. */
  String reason() {
    return Ascii.toLowerCase(name());
  }
}
