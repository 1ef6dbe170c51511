package io.github.spadille.engine.option;

import static com.google.common.base.Preconditions.checkArgument;
import static com.google.common.base.Preconditions.checkNotNull;
import static com.google.common.base.Preconditions.checkState;
import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Lists;
import io.github.spadille.engine.text.Excerpt;
import io.github.spadille.engine.text.SimilarWord;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Everything that can be chosen about a game, and how the choices are written, read and checked.
 *
 * <pre>{@code
 * OptionSchema.builder(MyGameOptions.defaults())
 *     .option("tie", choice(Tie.class))
 *     .of(MyGameOptions::tie, MyGameOptions::withTie)
 *     .flag("open", "yes", "no")
 *     .of(MyGameOptions::open, MyGameOptions::withOpen)
 *     .preset("friendly", ImmutableMap.of("tie", "shared"))
 *     .build();
 * }</pre>
 *
 * <p>What an option means stands in the rulebook alone: in one sentence in its table of house
 * rules, and in the rules that are marked with it. The number of seats is not an option; some
 * options fit only some numbers of seats. Immutable and thread-safe.
 *
 * @param <O> the options of the game, an immutable value
 */
public final class OptionSchema<O> {
  /** Tells whether some options can be played by some number of seats. */
  @FunctionalInterface
  public interface Constraint<O> {
    /** Returns whether they can. */
    boolean allows(O options, int seats);
  }

  private record Rule<O>(String key, Constraint<O> constraint, String problem) {}

  private final ImmutableMap<String, Option.Settable<O, ?>> options;
  private final ImmutableList<Option<O, ?>> inOrder;
  private final ImmutableList<Rule<O>> rules;
  private final O defaults;
  private final ImmutableMap<String, Preset> presets;

  private OptionSchema(Builder<O> builder) {
    this.options = ImmutableMap.copyOf(builder.options);
    this.inOrder =
        options.values().stream().map(Option.Settable::option).collect(toImmutableList());
    this.rules = builder.rules.build();
    this.defaults = builder.defaults;
    new SettableOptions<>(defaults, options.values().asList()).check();
    rules.forEach(rule -> option(rule.key())); // A requirement is one of an option.
    Map<String, Preset> named = new LinkedHashMap<>();
    builder.presets.forEach((name, values) -> named.put(name, preset(name, values, named)));
    this.presets = ImmutableMap.copyOf(named);
  }

  /** Checks a preset, and puts what it chooses into the order of the schema. */
  private Preset preset(String name, Map<String, String> values, Map<String, Preset> earlier) {
    List<String> problems = new ArrayList<>();
    ImmutableMap<String, String> different = format(read(values, problems));
    if (!problems.isEmpty()) {
      throw new OptionException(Lists.transform(problems, one -> "preset " + name + ": " + one));
    }
    for (String key : values.keySet()) {
      if (!different.containsKey(key)) {
        throw new OptionException(
            ImmutableList.of("preset " + name + ": option " + key + " has its default"));
      }
    }
    if (different.isEmpty()) {
      throw new OptionException(ImmutableList.of("preset " + name + " chooses no option"));
    }
    for (Preset other : earlier.values()) {
      if (other.options().equals(different)) {
        throw new OptionException(
            ImmutableList.of("preset " + name + " chooses the same as " + other));
      }
    }
    return new Preset(name, different);
  }

  /** Reads options from texts; adds a sentence to the problems for each text that is wrong. */
  private O read(Map<String, String> values, List<String> problems) {
    O read = defaults;
    for (Map.Entry<String, String> entry : values.entrySet()) {
      String key = checkNotNull(entry.getKey(), "the key of an option is null");
      String text = checkNotNull(entry.getValue(), "option %s: the value is null", key);
      Option.Settable<O, ?> option = options.get(key);
      if (option == null) {
        problems.add(unknown("option", key, options.keySet()));
        continue;
      }
      try {
        Optional<O> changed = option.with(read, text);
        if (changed.isPresent()) {
          read = changed.get();
        } else {
          problems.add(notAllowed(option.option(), text));
        }
      } catch (OptionException refused) {
        problems.addAll(refused.problems());
      }
    }
    return read;
  }

  private static String notAllowed(Option<?, ?> option, String text) {
    OptionType<?> type = option.type();
    return "option "
        + option.key()
        + ": found "
        + Excerpt.of(text)
        + SimilarWord.suggestion(type.nearest(text))
        + ", allowed: "
        + type.allowed();
  }

  /**
   * Returns a builder of a schema.
   *
   * @param defaults the options of the base rules
   */
  public static <O> Builder<O> builder(O defaults) {
    return new Builder<>(defaults);
  }

  /** Returns the schema of a game in which nothing can be chosen. */
  public static <O> OptionSchema<O> none(O options) {
    return builder(options).build();
  }

  private static String unknown(String what, String key, Set<String> known) {
    return what
        + " "
        + Excerpt.of(key)
        + " is unknown"
        + SimilarWord.suggestion(key, known)
        + (known.isEmpty() ? "; there are none" : "; there are " + Joiner.on(", ").join(known));
  }

  /** Returns all options, in the order of the rulebook. */
  public ImmutableList<Option<O, ?>> options() {
    return inOrder;
  }

  /**
   * Returns an option.
   *
   * @throws OptionException if there is none of that key; the message names the nearest
   */
  public Option<O, ?> option(String key) {
    Option.Settable<O, ?> option = options.get(key);
    if (option == null) {
      throw new OptionException(ImmutableList.of(unknown("option", key, options.keySet())));
    }
    return option.option();
  }

  /**
   * Returns what an option must meet together with other options and the number of seats, in words;
   * nothing if it fits all of them.
   *
   * @throws OptionException if there is none of that key; the message names the nearest
   */
  public ImmutableList<String> constraints(String key) {
    ImmutableList.Builder<String> constraints = ImmutableList.builder();
    String known = option(key).key();
    for (Rule<O> rule : rules) {
      if (rule.key().equals(known)) {
        constraints.add(rule.problem());
      }
    }
    return constraints.build();
  }

  /** Returns the presets, in the order of the rulebook. */
  public ImmutableList<Preset> presets() {
    return presets.values().asList();
  }

  /**
   * Returns a preset.
   *
   * @throws OptionException if there is none of that name; the message names the nearest
   */
  public Preset preset(String name) {
    Preset preset = presets.get(name);
    if (preset == null) {
      throw new OptionException(ImmutableList.of(unknown("preset", name, presets.keySet())));
    }
    return preset;
  }

  /**
   * Returns options as text for people who chose no others: every option that is not named, and has
   * a {@linkplain OptionType#preferred preferred} value, has that value; all the rest stays as it
   * is. What is named is not checked.
   */
  public ImmutableMap<String, String> withPreferred(Map<String, String> values) {
    return with(values, OptionType::preferred);
  }

  /**
   * Returns options as text for a table at which people claim in real time: every option that is
   * not named, and has a {@linkplain OptionType#live value for that}, has it; all the rest stays as
   * it is. What is named is not checked.
   */
  public ImmutableMap<String, String> withLive(Map<String, String> values) {
    return with(values, OptionType::live);
  }

  private ImmutableMap<String, String> with(
      Map<String, String> values, Function<OptionType<?>, Optional<String>> suggestion) {
    ImmutableMap.Builder<String, String> all = ImmutableMap.builder();
    all.putAll(values);
    for (Option<O, ?> option : inOrder) {
      if (!values.containsKey(option.key())) {
        suggestion.apply(option.type()).ifPresent(best -> all.put(option.key(), best));
      }
    }
    return all.buildOrThrow();
  }

  /** Returns the default options. */
  public O defaults() {
    return defaults;
  }

  /**
   * Reads options for a number of seats; what is not named has its default.
   *
   * @throws OptionException if a key or a value is unknown, or the options refuse a value
   *     themselves, exclude each other or the number of seats; names everything that is wrong
   * @throws NullPointerException if a value is null; the message names the option
   */
  public O parse(Map<String, String> values, int seats) {
    O read = read(values);
    check(read, seats);
    return read;
  }

  private O read(Map<String, String> values) {
    List<String> problems = new ArrayList<>();
    O read = read(values, problems);
    if (!problems.isEmpty()) {
      throw new OptionException(problems);
    }
    return read;
  }

  /**
   * Checks that options have values of their types, and fit each other and a number of seats.
   *
   * @throws OptionException if they do not; names everything that is wrong
   * @throws NullPointerException if a value is null; the message names the option
   */
  public void check(O choices, int seats) {
    List<String> problems = new ArrayList<>();
    for (Option<O, ?> option : inOrder) {
      if (!option.takes(choices)) {
        problems.add(notAllowed(option, option.format(choices)));
      }
    }
    if (problems.isEmpty()) { // What options must meet together is told of values that can be.
      problems.addAll(Lists.transform(conflicts(choices, seats), OptionConflict::toString));
    }
    if (!problems.isEmpty()) {
      throw new OptionException(problems);
    }
  }

  /** Returns where options do not fit each other or a number of seats; nothing if they do. */
  public ImmutableList<OptionConflict> conflicts(O choices, int seats) {
    ImmutableList.Builder<OptionConflict> conflicts = ImmutableList.builder();
    for (Rule<O> rule : rules) {
      if (!rule.constraint().allows(choices, seats)) {
        String value = option(rule.key()).format(choices);
        conflicts.add(new OptionConflict(rule.key(), value, seats, rule.problem()));
      }
    }
    return conflicts.build();
  }

  /**
   * Returns where options as text do not fit each other or a number of seats; nothing if they do.
   *
   * @throws OptionException if a key or a value is unknown, or the options refuse a value
   *     themselves; names everything that is wrong
   * @throws NullPointerException if a value is null; the message names the option
   */
  public ImmutableList<OptionConflict> conflicts(Map<String, String> values, int seats) {
    return conflicts(read(values), seats);
  }

  /** Returns the texts of the options that differ from their defaults, in order. */
  public ImmutableMap<String, String> format(O choices) {
    ImmutableMap.Builder<String, String> texts = ImmutableMap.builder();
    for (Option<O, ?> option : inOrder) {
      String text = option.format(choices);
      if (!text.equals(option.format(defaults))) {
        texts.put(option.key(), text);
      }
    }
    return texts.buildOrThrow();
  }

  /** Returns the texts of all options, in order. */
  public ImmutableMap<String, String> formatAll(O choices) {
    ImmutableMap.Builder<String, String> texts = ImmutableMap.builder();
    for (Option<O, ?> option : inOrder) {
      texts.put(option.key(), option.format(choices));
    }
    return texts.buildOrThrow();
  }

  /** Collects the options of a schema. */
  public static final class Builder<O> {
    private final O defaults;
    private final Map<String, Option.Settable<O, ?>> options = new LinkedHashMap<>();
    private final ImmutableList.Builder<Rule<O>> rules = ImmutableList.builder();
    private final Map<String, ImmutableMap<String, String>> presets = new LinkedHashMap<>();
    private @Nullable String begun; // the key of the option that nothing has ended yet

    private Builder(O defaults) {
      this.defaults = defaults;
    }

    /** An option of which the builder does not know yet where its value stands. */
    public final class Declared<T> {
      private final String key;
      private final OptionType<T> type;

      private Declared(String key, OptionType<T> type) {
        this.key = key;
        this.type = type;
      }

      /**
       * Adds the option.
       *
       * @param getter reads the value from options
       * @param wither makes options with another value; options that exclude each other are for
       *     {@link Builder#require}, as texts are read one after the other
       * @throws IllegalArgumentException if another option has the key
       * @throws NullPointerException if the getter returns null for the defaults
       */
      public Builder<O> of(Function<O, T> getter, BiFunction<O, T, O> wither) {
        checkArgument(!options.containsKey(key), "option %s is there twice", key);
        T value = checkNotNull(getter.apply(defaults), "option %s: the default is null", key);
        Option<O, T> option = new Option<>(key, type, type.format(value), getter);
        options.put(key, new Option.Settable<>(option, wither));
        begun = null;
        return Builder.this;
      }
    }

    /**
     * Begins an option; {@link Declared#of} ends it.
     *
     * @param key as in records: {@code dealer-bid}
     * @param type the possible values
     * @throws IllegalArgumentException if the key is no such word
     * @throws IllegalStateException if the option before it is not ended
     */
    public <T> Declared<T> option(String key, OptionType<T> type) {
      checkWord("option", key);
      checkEnded();
      begun = key;
      return new Declared<>(key, type);
    }

    /**
     * Begins an option that is a switch; {@link Declared#of} ends it.
     *
     * @param key as in records
     * @param whenOn the word for on: {@code forced}
     * @param whenOff the word for off: {@code free}
     * @throws IllegalArgumentException if the key is no such word, or both words are the same
     * @throws IllegalStateException if the option before it is not ended
     */
    public Declared<Boolean> flag(String key, String whenOn, String whenOff) {
      return option(key, OptionType.flag(whenOn, whenOff));
    }

    private void checkEnded() {
      checkState(begun == null, "option %s is begun; expected of(getter, wither) to end it", begun);
    }

    private static void checkWord(String what, String name) {
      checkArgument(
          name.matches("[a-z0-9]+(-[a-z0-9]+)*"), "%s %s; expected like-this", what, name);
    }

    /**
     * Adds a condition that options must meet together with the number of seats.
     *
     * @param key the option to name if they do not; {@link #build} refuses a key that no option has
     * @param constraint the condition
     * @param problem what is allowed, in words
     */
    public Builder<O> require(String key, Constraint<O> constraint, String problem) {
      rules.add(new Rule<>(key, constraint, problem));
      return this;
    }

    /**
     * Adds a name for options that go together: a form in which the game is widely known.
     *
     * @param name like an option: {@code four-suits}
     * @param options the texts of the values by key; none is the default
     * @throws IllegalArgumentException if the name is no such word, or another preset has it
     */
    public Builder<O> preset(String name, Map<String, String> options) {
      checkWord("preset", name);
      checkArgument(!presets.containsKey(name), "preset %s is there twice", name);
      presets.put(name, ImmutableMap.copyOf(options));
      return this;
    }

    /**
     * Returns the schema.
     *
     * @throws IllegalStateException if an option is begun, and {@link Declared#of} has not ended it
     * @throws IllegalArgumentException if a default or a sample is no value of its type; if an
     *     option has no sample but its default, unless that is its only value, or the others are
     *     {@linkplain OptionType#named found by their names}; or if a value that an option sets is
     *     not the one that it reads, changes another option, or cannot be taken back
     * @throws OptionException if the options themselves refuse a sample; if a requirement names an
     *     option that there is not; or if a preset names an option or a value that there is not, a
     *     default, nothing at all, or the same as another
     * @throws NullPointerException if a wither returns null
     */
    public OptionSchema<O> build() {
      checkEnded();
      return new OptionSchema<>(this);
    }
  }
}
