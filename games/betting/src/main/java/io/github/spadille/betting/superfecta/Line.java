package io.github.spadille.betting.superfecta;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.base.Ascii;
import com.google.common.collect.Collections2;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.spadille.engine.card.Suit;
import java.util.List;

/**
 * What can be bet on: some horses in the order in which they are to finish. There are 40 lines.
 *
 * @param pool the pool that it is for
 * @param horses as many as the pool asks for, the first to finish first
 */
public record Line(Pool pool, ImmutableList<Suit> horses) {
  /** All lines: by pool, then by their horses in the order of suits. */
  public static final ImmutableList<Line> ALL = all();

  /** Throws an {@link IllegalArgumentException} if there are more or fewer horses, or one twice. */
  public Line {
    checkArgument(
        horses.size() == pool.places && ImmutableSet.copyOf(horses).size() == pool.places,
        "horses %s for %s; expected %s different ones",
        horses,
        pool,
        pool.places);
  }

  private static ImmutableList<Line> all() {
    ImmutableSet.Builder<Line> lines = ImmutableSet.builder();
    for (Pool pool : Pool.values()) {
      for (List<Suit> order : Collections2.orderedPermutations(List.of(Suit.values()))) {
        lines.add(winning(pool, ImmutableList.copyOf(order)));
      }
    }
    return lines.build().asList();
  }

  /** Returns the one line for a pool that wins. */
  static Line winning(Pool pool, ImmutableList<Suit> finish) { // SUP-21, SUP-22, SUP-23
    return new Line(pool, finish.subList(0, pool.places));
  }

  /** Returns the line as it is written: {@code exa d c}. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder(Ascii.toLowerCase(pool.name()));
    horses.forEach(horse -> text.append(' ').append(horse.code()));
    return text.toString();
  }
}
