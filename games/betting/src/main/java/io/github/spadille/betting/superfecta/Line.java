package io.github.spadille.betting.superfecta;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.base.Joiner;
import com.google.common.collect.Collections2;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Maps;
import io.github.spadille.engine.card.Suit;
import io.github.spadille.engine.notation.Arg;
import io.github.spadille.engine.words.Phrase;
import io.github.spadille.engine.words.Phrased;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * What can be bet on: some horses in the order in which they are to finish. There are 40 lines.
 *
 * @param pool the pool that it is for
 * @param horses as many as the pool asks for, the first to finish first
 */
public record Line(Pool pool, ImmutableList<Suit> horses) implements Phrased {
  /** All lines: by pool, then by their horses in the order of suits. */
  public static final ImmutableList<Line> ALL = all();

  private static final ImmutableMap<String, Line> BY_TEXT = Maps.uniqueIndex(ALL, Line::toString);

  /** How lines are written: {@code win s}, {@code exa d c}. */
  static final Arg<Line> ARG =
      new Arg<>() {
        @Override
        public Optional<Line> find(List<String> words) {
          return Optional.ofNullable(BY_TEXT.get(Joiner.on(' ').join(words)));
        }

        @Override
        public ImmutableList<String> format(Line line) {
          return ImmutableList.copyOf(line.toString().split(" ", -1));
        }

        @Override
        public String expected() {
          return "a line such as win s, exa d c or sfc s h d c";
        }

        @Override
        public boolean rest() {
          return true;
        }
      };

  /** Throws an {@link IllegalArgumentException} if there are more or fewer horses, or one twice. */
  public Line {
    checkArgument(
        horses.size() == pool.places() && ImmutableSet.copyOf(horses).size() == pool.places(),
        "horses %s for %s; expected %s different ones",
        horses,
        pool,
        pool.places());
  }

  private static ImmutableList<Line> all() {
    Set<Line> lines = new LinkedHashSet<>();
    for (Pool pool : Pool.values()) {
      for (List<Suit> order :
          Collections2.orderedPermutations(ImmutableList.copyOf(Suit.values()))) {
        lines.add(new Line(pool, ImmutableList.copyOf(order.subList(0, pool.places()))));
      }
    }
    return ImmutableList.copyOf(lines);
  }

  /**
   * Returns the line of a text such as {@code exa d c}.
   *
   * @throws IllegalArgumentException if there is no such line
   */
  public static Line parse(String text) {
    Line line = BY_TEXT.get(text);
    checkArgument(line != null, "no such line: %s; expected %s", text, ARG.expected());
    return line;
  }

  /** Returns the one line for a pool that wins. */
  static Line winning(Pool pool, ImmutableList<Suit> finish) { // SUP-21, SUP-22, SUP-23
    return new Line(pool, finish.subList(0, pool.places()));
  }

  @Override
  public Phrase phrase() {
    return new Phrase("word.line." + pool.code(), Phrase.NOBODY, ImmutableList.copyOf(horses));
  }

  /** Returns the line as it is written: {@code exa d c}. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder(pool.code());
    horses.forEach(horse -> text.append(' ').append(horse.code()));
    return text.toString();
  }
}
