package io.github.spadille.engine.option;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.base.Joiner;
import com.google.common.base.Splitter;
import com.google.common.collect.Collections2;
import com.google.common.collect.ImmutableBiMap;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.ImmutableSortedSet;
import com.google.common.collect.Sets;
import com.google.common.primitives.Ints;
import io.github.spadille.engine.random.RandomSource;
import io.github.spadille.engine.text.Ids;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;

/**
 * The values that an option can have, and their text form.
 *
 * <p>{@link #parse} and {@link #format} are inverses. Immutable.
 *
 * @param <T> the values
 */
public final class OptionType<T> {
  private static final Joiner COMMAS = Joiner.on(',');

  private final ImmutableList<String> listed;
  private final String others;
  private final String allowed;
  private final ImmutableList<String> samples;
  private final Function<RandomSource, String> drawing;
  private final Function<String, Optional<T>> parser;
  private final Function<T, String> formatter;
  private final Supplier<Optional<T>> preferred;
  private final boolean takesUnknown;
  private final Optional<T> live;

  private OptionType(
      ImmutableList<String> listed,
      String others,
      String allowed,
      ImmutableList<String> samples,
      Function<RandomSource, String> drawing,
      Function<String, Optional<T>> parser,
      Function<T, String> formatter) {
    this(
        listed,
        others,
        allowed,
        samples,
        drawing,
        parser,
        formatter,
        Optional::empty,
        false,
        Optional.empty());
  }

  private OptionType(
      ImmutableList<String> listed,
      String others,
      String allowed,
      ImmutableList<String> samples,
      Function<RandomSource, String> drawing,
      Function<String, Optional<T>> parser,
      Function<T, String> formatter,
      Supplier<Optional<T>> preferred,
      boolean takesUnknown,
      Optional<T> live) {
    this.listed = listed;
    this.others = others;
    this.allowed = allowed;
    this.samples = samples;
    this.drawing = drawing;
    this.parser = parser;
    this.formatter = formatter;
    this.preferred = preferred;
    this.takesUnknown = takesUnknown;
    this.live = live;
  }

  /** Returns the type of an enum's constants, each written {@code like-this}. */
  public static <E extends Enum<E>> OptionType<E> choice(Class<E> type) {
    return choice(type, Ids::of);
  }

  /** Returns the type of an enum's constants with a text for each. */
  public static <E extends Enum<E>> OptionType<E> choice(Class<E> type, Function<E, String> text) {
    ImmutableMap.Builder<String, E> values = ImmutableMap.builder();
    for (E constant : type.getEnumConstants()) {
      values.put(text.apply(constant), constant);
    }
    return choice(values.buildOrThrow(), text);
  }

  /** Returns the type of some values, each with its own text. */
  public static <T> OptionType<T> choice(ImmutableMap<String, T> values) {
    ImmutableMap<T, String> texts = ImmutableBiMap.copyOf(values).inverse();
    return choice(values, value -> String.valueOf(texts.get(value)));
  }

  /**
   * Returns the type of the sets of an enum's constants, at least one in each, joined by commas in
   * the order of the enum: {@code heads,tails}; the largest is listed first.
   */
  public static <E extends Enum<E>> OptionType<ImmutableSet<E>> someOf(Class<E> type) {
    ImmutableSet<E> all = ImmutableSet.copyOf(type.getEnumConstants());
    ImmutableMap.Builder<String, ImmutableSet<E>> values = ImmutableMap.builder();
    for (int size = all.size(); size > 0; size--) {
      for (Set<E> some : Sets.combinations(all, size)) {
        String text = Joiner.on(',').join(Collections2.transform(some, Ids::of));
        values.put(text, Sets.immutableEnumSet(some));
      }
    }
    return choice(values.buildOrThrow());
  }

  /** Returns the type of a switch, with the words for true and for false: {@code on off}. */
  public static OptionType<Boolean> flag(String whenTrue, String whenFalse) {
    return choice(
        ImmutableMap.of(whenTrue, true, whenFalse, false), on -> on ? whenTrue : whenFalse);
  }

  /** Returns the type of some whole numbers. */
  public static OptionType<Integer> oneOf(int... numbers) {
    ImmutableMap.Builder<String, Integer> values = ImmutableMap.builder();
    for (int number : numbers) {
      values.put(Integer.toString(number), number);
    }
    return choice(values.buildOrThrow(), n -> Integer.toString(n));
  }

  private static <T> OptionType<T> choice(
      ImmutableMap<String, T> values, Function<T, String> text) {
    return new OptionType<>(
        values.keySet().asList(),
        "",
        Joiner.on(", ").join(values.keySet()),
        values.keySet().asList(),
        random -> Drawn.any(values.keySet().asList(), random),
        word -> Optional.ofNullable(values.get(word)),
        text);
  }

  /**
   * Returns the type of the whole numbers in a range, both ends included.
   *
   * @param samples values that tests try, as the range may be too long to try them all; they draw
   *     {@linkplain #random others between them} too; an option needs one beside its default
   */
  public static OptionType<Integer> range(int min, int max, int... samples) {
    String allowed = "a whole number" + bounds(min, max);
    ImmutableList<Integer> numbers = ImmutableList.copyOf(Ints.asList(samples));
    ImmutableList.Builder<String> texts = ImmutableList.builder();
    for (int sample : samples) {
      texts.add(Integer.toString(sample));
    }
    return new OptionType<>(
        ImmutableList.of(),
        allowed,
        allowed,
        texts.build(),
        random -> Integer.toString(Drawn.number(numbers, random)),
        word -> {
          Integer number = Ints.tryParse(word);
          if (number == null || number < min || number > max) {
            return Optional.empty();
          }
          // One spelling per number, so that text and value are each other's inverse.
          return number.toString().equals(word) ? Optional.of(number) : Optional.empty();
        },
        n -> Integer.toString(n));
  }

  private static String bounds(int min, int max) {
    if (max == Integer.MAX_VALUE) {
      return min == Integer.MIN_VALUE ? "" : " from " + min;
    }
    return min == Integer.MIN_VALUE ? " up to " + max : " from " + min + " to " + max;
  }

  /**
   * Returns the type of the whole numbers from one on.
   *
   * @param samples values that tests try; an option needs one beside its default
   */
  public static OptionType<Integer> atLeast(int min, int... samples) {
    return range(min, Integer.MAX_VALUE, samples);
  }

  /**
   * Returns the type of ascending lists of whole numbers joined by commas.
   *
   * @param samples values that tests try; an option needs one beside its default
   */
  public static OptionType<ImmutableList<Integer>> ascending(int min, int max, String... samples) {
    return list("ascending whole numbers", min, max, OptionType::ascending, samples);
  }

  /**
   * Returns the type of lists of whole numbers, in any order, joined by commas.
   *
   * @param samples values that tests try; an option needs one beside its default
   */
  public static OptionType<ImmutableList<Integer>> numbers(int min, int max, String... samples) {
    return list("whole numbers", min, max, numbers -> numbers, samples);
  }

  /** Returns the type of lists that stay as they are when they are arranged. */
  private static OptionType<ImmutableList<Integer>> list(
      String name,
      int min,
      int max,
      UnaryOperator<ImmutableList<Integer>> arrange,
      String... samples) {
    OptionType<Integer> element = range(min, max);
    String range = max == Integer.MAX_VALUE ? " from " + min : " from " + min + " to " + max;
    String allowed = name + range + ", joined by commas";
    return new OptionType<>(
        ImmutableList.of(),
        allowed,
        allowed,
        ImmutableList.copyOf(samples),
        random -> COMMAS.join(arrange.apply(Drawn.numbers(ImmutableList.copyOf(samples), random))),
        word -> {
          ImmutableList.Builder<Integer> numbers = ImmutableList.builder();
          for (String part : Splitter.on(',').split(word)) {
            Optional<Integer> number = element.parse(part);
            if (number.isEmpty()) {
              return Optional.empty();
            }
            numbers.add(number.get());
          }
          return Optional.of(numbers.build()).filter(list -> arrange.apply(list).equals(list));
        },
        COMMAS::join);
  }

  private static ImmutableList<Integer> ascending(ImmutableList<Integer> numbers) {
    return ImmutableSortedSet.copyOf(numbers).asList();
  }

  /**
   * Returns the type of values that are found by their names, of which more may be there than are
   * listed: a dictionary on the class path. Options made by hand may have one that nobody finds.
   *
   * @param others what else is allowed, in words
   * @param find returns the value of a name, or nothing
   * @param name the inverse of {@code find}
   * @param listed the names that are always there, which tests try
   */
  public static <T> OptionType<T> named(
      String others,
      Function<String, Optional<T>> find,
      Function<T, String> name,
      String... listed) {
    ImmutableList<String> names = ImmutableList.copyOf(listed);
    String allowed = Joiner.on(", ").join(names) + ", or " + others;
    return new OptionType<>(
        names,
        others,
        allowed,
        names,
        random -> Drawn.any(names, random),
        find,
        name,
        Optional::empty,
        true,
        Optional.empty());
  }

  /**
   * Returns this type with a value that a program prefers where nobody chose one.
   *
   * @param best returns that value, or nothing where the default is as good; it is asked each time,
   *     as what is there may differ from one program to the next
   */
  public OptionType<T> preferring(Supplier<Optional<T>> best) {
    return new OptionType<>(
        listed, others, allowed, samples, drawing, parser, formatter, best, takesUnknown, live);
  }

  /**
   * Returns this type with the value that suits a table at which people claim in real time: two
   * claims that nobody could tell apart are a tie there, and not the luck of a faster line.
   *
   * @throws IllegalArgumentException if it is no value of this type
   */
  public OptionType<T> whenLive(T value) {
    checkArgument(takes(value), "the live value is %s, allowed: %s", format(value), allowed);
    return new OptionType<>(
        listed,
        others,
        allowed,
        samples,
        drawing,
        parser,
        formatter,
        preferred,
        takesUnknown,
        Optional.of(value));
  }

  /** Returns this type with one more value, absence, written as a word such as {@code off}. */
  public OptionType<Optional<T>> or(String absent) {
    return new OptionType<>(
        with(absent, listed),
        others,
        allowed + ", or " + absent,
        with(absent, samples),
        random -> random.nextInt(samples.size() + 1) == 0 ? absent : random(random),
        word -> word.equals(absent) ? Optional.of(Optional.empty()) : parse(word).map(Optional::of),
        value -> value.map(formatter).orElse(absent),
        () -> preferred.get().map(Optional::of),
        takesUnknown,
        live.map(Optional::of));
  }

  private static ImmutableList<String> with(String absent, ImmutableList<String> texts) {
    return ImmutableList.<String>builder().add(absent).addAll(texts).build();
  }

  /** Reads a value; empty if the text is none. */
  public Optional<T> parse(String text) {
    return parser.apply(text);
  }

  /**
   * Tells whether an option of this type may have a value, as one that is made by hand may be out
   * of a range: its text reads back.
   */
  public boolean takes(T value) {
    return takesUnknown || parse(format(value)).isPresent();
  }

  /** Tells whether there are values that could be samples, and are none. */
  boolean hasMoreThanSamples() {
    return !others.isEmpty() && !takesUnknown;
  }

  /** Returns the text of a value. */
  public String format(T value) {
    return formatter.apply(value);
  }

  /**
   * Returns the value that may be meant by a text that is none: a like word, or the value of a
   * switch that means the same. A number is never taken for another one.
   */
  public Optional<String> nearest(String text) {
    return SuggestedValue.of(text, samples);
  }

  /**
   * Returns the text of the value that a program had better choose for people who choose none: a
   * dictionary that was put on the class path. Nothing where the default is as good.
   *
   * <p>It is no default: a game that is set up without a word about the option has the default, and
   * a record names the value like any other choice.
   */
  public Optional<String> preferred() {
    return preferred.get().map(formatter);
  }

  /**
   * Returns the text of the value that suits a table at which people claim in real time, or else
   * the {@link #preferred} one. Nothing where the default is as good there.
   *
   * <p>It is no default, as {@link #preferred} is none.
   */
  public Optional<String> live() {
    return live.or(preferred).map(formatter);
  }

  /** Returns what is allowed, for people: {@code exceed, hook, free}. */
  public String allowed() {
    return allowed;
  }

  /** Returns the texts of the values that are told one by one; none of a range. */
  public ImmutableList<String> listed() {
    return listed;
  }

  /**
   * Returns the other values in words: {@code a whole number from 1}; nothing if there are none.
   */
  public Optional<String> others() {
    return others.isEmpty() ? Optional.empty() : Optional.of(others);
  }

  /** Returns the texts of all values, or of some where there are too many. */
  public ImmutableList<String> samples() {
    return samples;
  }

  /**
   * Returns the text of a value that chance chooses for a test: one of the {@linkplain #samples
   * samples}, or of numbers often others between them. A number at which another option begins to
   * matter is seldom a sample: the least bet above the chips that somebody has, for instance.
   *
   * @throws IllegalArgumentException if there are no samples
   */
  public String random(RandomSource random) {
    return drawing.apply(random);
  }
}
