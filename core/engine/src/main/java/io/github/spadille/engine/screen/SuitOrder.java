package io.github.spadille.engine.screen;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.card.Suit;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;

/** In which order suits stand beside each other, so that red and black take turns. */
final class SuitOrder {
  private SuitOrder() {}

  /**
   * Returns suits in order.
   *
   * @param before the suit to the left of them, if any
   */
  static ImmutableList<Suit> of(Set<Suit> suits, Optional<Suit> before) {
    Set<Suit> left = EnumSet.noneOf(Suit.class);
    left.addAll(suits);
    ImmutableList.Builder<Suit> order = ImmutableList.builder();
    Optional<Suit> last = before;
    while (!left.isEmpty()) {
      Suit next = next(left, last);
      order.add(next);
      left.remove(next);
      last = Optional.of(next);
    }
    return order.build();
  }

  private static Suit next(Set<Suit> left, Optional<Suit> last) {
    long red = left.stream().filter(Suit::isRed).count();
    boolean moreRed = 2 * red > left.size();
    boolean wantsRed = last.map(Suit::isBlack).orElse(moreRed);
    return left.stream()
        .filter(suit -> suit.isRed() == wantsRed)
        .findFirst()
        .orElseGet(() -> left.iterator().next());
  }
}
