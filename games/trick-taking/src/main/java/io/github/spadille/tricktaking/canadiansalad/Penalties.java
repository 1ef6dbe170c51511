package io.github.spadille.tricktaking.canadiansalad;

import com.google.common.collect.ImmutableList;
import org.jspecify.annotations.Nullable;

/**
 * The penalties of a game so far. Immutable.
 *
 * @param ofHands the penalty of each hand in order, that of the hand in play only once it is known
 */
record Penalties(ImmutableList<Penalty> ofHands) {
  /** Before the penalty of the first hand is known. */
  static final Penalties NONE = new Penalties(ImmutableList.of());

  /** Returns these penalties and that of one more hand. */
  Penalties with(Penalty penalty) {
    return new Penalties(ImmutableList.<Penalty>builder().addAll(ofHands).add(penalty).build());
  }

  /** Returns the penalty of a hand; null if it is not known yet. */
  @Nullable Penalty of(int hand) {
    return ofHands.size() < hand ? null : ofHands.get(hand - 1);
  }

  /** Tells whether a penalty is that of one of the hands. */
  boolean contains(Penalty penalty) {
    return ofHands.contains(penalty);
  }
}
