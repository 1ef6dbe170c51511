package io.github.spadille.engine.option;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.Iterables;
import com.google.common.collect.Lists;
import io.github.spadille.engine.random.RandomSource;
import java.util.ArrayList;
import java.util.List;

/** What chance draws of numbers of which some samples are known. */
final class Drawn {
  private static final Splitter COMMAS = Splitter.on(',');

  private Drawn() {}

  /**
   * Returns one of some values.
   *
   * @throws IllegalArgumentException if there are none
   */
  static <E> E any(List<E> values, RandomSource random) {
    return values.get(random.nextInt(values.size()));
  }

  /**
   * Returns a number between two samples, which may be the same one.
   *
   * @throws IllegalArgumentException if there are no samples
   */
  static int number(List<Integer> samples, RandomSource random) {
    long one = any(samples, random);
    long other = any(samples, random);
    long least = Math.min(one, other);
    return (int) (least + random.nextLong(Math.abs(one - other) + 1));
  }

  /**
   * Returns a sample, or as many numbers as one has, each between two numbers of samples.
   *
   * @param samples lists of numbers, joined by commas
   * @throws IllegalArgumentException if there are no samples
   */
  static ImmutableList<Integer> numbers(List<String> samples, RandomSource random) {
    List<List<Integer>> lists = Lists.transform(samples, Drawn::parse);
    List<Integer> sample = any(lists, random);
    if (random.nextBoolean()) {
      return ImmutableList.copyOf(sample);
    }
    List<Integer> all = ImmutableList.copyOf(Iterables.concat(lists));
    List<Integer> drawn = new ArrayList<>();
    while (drawn.size() < sample.size()) {
      drawn.add(number(all, random));
    }
    return ImmutableList.copyOf(drawn);
  }

  private static List<Integer> parse(String sample) {
    return Lists.transform(COMMAS.splitToList(sample), Integer::valueOf);
  }
}
