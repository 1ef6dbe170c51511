package io.github.spadille.engine.game;

import static com.google.common.base.Preconditions.checkArgument;
import static com.google.common.base.Preconditions.checkNotNull;

import com.google.common.base.Joiner;
import com.google.common.collect.ContiguousSet;
import com.google.common.collect.DiscreteDomain;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.ImmutableSortedSet;
import com.google.common.collect.Range;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.option.OptionSchema;
import io.github.spadille.engine.option.Preset;
import io.github.spadille.engine.rulebook.Rulebook;
import io.github.spadille.engine.text.Ids;
import io.github.spadille.engine.words.Words;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What a game is called, who can play it, what can be chosen, and where its rules come from.
 *
 * <p>A game class holds one as a constant, {@code MyGame.GAME}; programs that offer every game find
 * them all in a {@code Catalog}. Immutable and thread-safe.
 *
 * @param <S> the states of the game
 * @param <M> the moves of the game
 * @param <O> the options of the game
 */
public final class Game<S extends GameState, M extends Move, O> {
  /** Makes rules for a number of seats and checked options. */
  @FunctionalInterface
  public interface RulesFactory<S extends GameState, M extends Move, O> {
    /** Returns the rules. */
    Rules<S, M> create(int seats, O options);
  }

  private final String id;
  private final String name;
  private final ImmutableMap<String, String> aliases;
  private final Tag family;
  private final ImmutableSet<Tag> tags;
  private final String summary;
  private final ImmutableSortedSet<Integer> seatCounts;
  private final int defaultSeats;
  private final OptionSchema<O> options;
  private final Rulebook rulebook;
  private final Words words;
  private final RulesFactory<S, M, O> factory;
  private final ImmutableList<BaseChange> baseChanges;

  private Game(Builder<S, M, O> builder) {
    this.id = builder.id;
    this.name = checkNotNull(builder.name, "game %s has no name", id);
    this.family = checkNotNull(builder.family, "game %s has no family", id);
    this.aliases = aliases(id, builder.alsoCalled);
    this.tags = builder.tags;
    checkArgument(!tags.contains(family), "game %s: tag %s is its family", id, family);
    this.summary = checkNotNull(builder.summary, "game %s has no summary", id);
    this.seatCounts = checkNotNull(builder.seatCounts, "game %s has no seats", id);
    this.defaultSeats = builder.defaultSeats;
    this.options = checkNotNull(builder.options, "game %s has no options", id);
    this.rulebook = checkNotNull(builder.rulebook, "game %s has no rulebook", id);
    this.words = checkNotNull(builder.words, "game %s has no words", id);
    this.factory = checkNotNull(builder.factory, "game %s has no rules", id);
    this.baseChanges = builder.baseChanges.build();
    options.options().forEach(option -> rulebook.houseRule(option.key()));
    checkArgument(
        seatCounts.contains(defaultSeats), "game %s: %s seats by default", id, defaultSeats);
    for (Preset preset : options.presets()) {
      rulebook.preset(preset.name());
      checkArgument(
          !seatCounts(preset.options()).isEmpty(),
          "game %s: preset %s fits no number of seats",
          id,
          preset);
    }
    for (BaseChange change : baseChanges) {
      checkArgument(
          !change.asBefore().isEmpty(),
          "game %s, base %s: no option keeps what was before",
          id,
          change.version());
      change
          .asBefore()
          .forEach(
              (key, value) ->
                  checkArgument(
                      options.option(key).type().parse(value).isPresent(),
                      "game %s, base %s: %s=%s",
                      id,
                      change.version(),
                      key,
                      value));
    }
  }

  /** Returns what people write, by the id to which it leads. */
  private static ImmutableMap<String, String> aliases(String id, ImmutableList<String> names) {
    Map<String, String> aliases = new LinkedHashMap<>();
    for (String name : names) {
      String alias = Ids.of(name);
      checkArgument(
          Ids.isId(alias) && !alias.equals(id) && aliases.put(alias, name) == null,
          "game %s, also called %s; expected another name, of letters and digits",
          id,
          name);
    }
    return ImmutableMap.copyOf(aliases);
  }

  /**
   * Returns a builder of a game; everything that it offers must be set, but for other names and
   * tags.
   */
  public static <S extends GameState, M extends Move, O> Builder<S, M, O> builder(String id) {
    return new Builder<>(id);
  }

  /**
   * Returns a builder of a variant: it has the family, tags, seats, options, rulebook and words of
   * this game until others are set, and needs an id, a name, a summary and rules of its own. Other
   * names of this game are none of the variant.
   */
  public Builder<S, M, O> variant(String id) {
    Builder<S, M, O> variant = new Builder<>(id);
    variant.family = family;
    variant.tags = tags;
    variant.seatCounts = seatCounts;
    variant.defaultSeats = defaultSeats;
    variant.options = options;
    variant.rulebook = rulebook;
    variant.words = words;
    return variant;
  }

  /** Returns the id: {@code my-game}. */
  public String id() {
    return id;
  }

  /** Returns the name as people write it: {@code My Game}. */
  public String name() {
    return name;
  }

  /**
   * Returns other names under which people know the game, as they write them: {@code B.S.}; none
   * for most games.
   */
  public ImmutableList<String> alsoCalled() {
    return aliases.values().asList();
  }

  /**
   * Returns the ids to which {@link #alsoCalled} leads: {@code bs}.
   *
   * <p>A {@code Catalog} finds the game by them as by its id. What is written for programs, such as
   * a record, names the id.
   */
  public ImmutableSet<String> aliases() {
    return aliases.keySet();
  }

  /** Returns the family: {@link Tag#TRICK_TAKING}. */
  public Tag family() {
    return family;
  }

  /** Returns what the game is beside its family, other families among it, in no order of rank. */
  public ImmutableSet<Tag> tags() {
    return tags;
  }

  /** Tells whether a tag is the family of the game, or one of its tags. */
  public boolean is(Tag tag) {
    return family.equals(tag) || tags.contains(tag);
  }

  /** Returns one sentence about the game. */
  public String summary() {
    return summary;
  }

  /** Returns the possible numbers of seats. */
  public ImmutableSortedSet<Integer> seatCounts() {
    return seatCounts;
  }

  /**
   * Returns the numbers of seats that some options as text fit; none if they exclude each other.
   *
   * @throws io.github.spadille.engine.option.OptionException if a key or a value is unknown; names
   *     everything that is wrong
   */
  public ImmutableSortedSet<Integer> seatCounts(Map<String, String> choices) {
    ImmutableSortedSet.Builder<Integer> fitting = ImmutableSortedSet.naturalOrder();
    for (int seats : seatCounts) {
      if (options.conflicts(choices, seats).isEmpty()) {
        fitting.add(seats);
      }
    }
    return fitting.build();
  }

  /** Returns the usual number of seats. */
  public int defaultSeats() {
    return defaultSeats;
  }

  /** Returns what can be chosen. */
  public OptionSchema<O> options() {
    return options;
  }

  /** Returns the numbered rules. */
  public Rulebook rulebook() {
    return rulebook;
  }

  /**
   * Returns the numbered rules in a language, or in English if there is no translation.
   *
   * @throws IllegalArgumentException if the translation has other rules, options or marks
   */
  public Rulebook rulebook(Locale locale) {
    return rulebook.in(locale);
  }

  /** Returns the words in which the game is told, in English. */
  public Words words() {
    return words;
  }

  /**
   * Returns the version of the base rules: those of the rulebook with default options.
   *
   * <p>It is 1 until the base rules change, and one more with each change.
   */
  public int baseVersion() {
    return baseChanges.size() + 1;
  }

  /** Returns what each version of the base rules after the first changed, in order. */
  public ImmutableList<BaseChange> baseChanges() {
    return baseChanges;
  }

  /**
   * Returns the options that give the base rules of some version, value by key; none for the
   * present one.
   *
   * @throws IllegalArgumentException if there is no such version
   */
  public ImmutableMap<String, String> base(int version) {
    checkArgument(
        version >= 1 && version <= baseVersion(),
        "base %s of %s is unknown; there are 1 to %s",
        version,
        id,
        baseVersion());
    Map<String, String> choices = new LinkedHashMap<>();
    for (BaseChange change : baseChanges.subList(version - 1, baseChanges.size()).reverse()) {
      choices.putAll(change.asBefore());
    }
    return ImmutableMap.copyOf(choices);
  }

  /**
   * Returns the rules that are in force under some house rules: values filled in, what does not
   * apply left out.
   */
  public Rulebook rulebook(O choices, int seats) {
    return rulebook.inForce(inForce(choices, seats));
  }

  /**
   * Returns the text of the value of every option, by key, and the number of seats under {@link
   * Rulebook#SEATS}: what {@link Rulebook#inForce} asks for.
   */
  public ImmutableMap<String, String> inForce(O choices, int seats) {
    return ImmutableMap.<String, String>builder()
        .putAll(options.formatAll(choices))
        .put(Rulebook.SEATS, Integer.toString(seats))
        .buildOrThrow();
  }

  /** Returns this game made ready for the usual number of seats with default options. */
  public Setup<S, M> setup() {
    return setup(defaultSeats);
  }

  /**
   * Returns this game made ready for a number of seats with default options.
   *
   * @throws IllegalArgumentException if the game cannot be played by so many
   */
  public Setup<S, M> setup(int seats) {
    return setup(seats, options.defaults());
  }

  /**
   * Returns this game made ready for a number of seats with some options: {@code
   * MyGameOptions.defaults().withTie(Tie.SHARED)}.
   *
   * @throws IllegalArgumentException if the game cannot be played by so many
   * @throws io.github.spadille.engine.option.OptionException if the options exclude each other or
   *     the number of seats
   */
  public Setup<S, M> setup(int seats, O choices) {
    checkSeats(seats);
    options.check(choices, seats);
    return new Setup<>(this, options.format(choices), factory.create(seats, choices));
  }

  /**
   * Returns this game made ready for a number of seats with options as text: {@code dealer-bid} to
   * {@code hook}.
   *
   * @throws IllegalArgumentException if the game cannot be played by so many
   * @throws io.github.spadille.engine.option.OptionException if a key or a value is unknown, or the
   *     options exclude each other or the number of seats; names everything that is wrong
   */
  public Setup<S, M> setup(int seats, Map<String, String> choices) {
    checkSeats(seats);
    return setup(seats, options.parse(choices, seats));
  }

  /** Returns the rules of {@link #setup()}. */
  public Rules<S, M> rules() {
    return setup().rules();
  }

  /**
   * Returns the rules of {@link #setup(int)}.
   *
   * @throws IllegalArgumentException as it does
   */
  public Rules<S, M> rules(int seats) {
    return setup(seats).rules();
  }

  /**
   * Returns the rules of {@link #setup(int, Object)}.
   *
   * @throws IllegalArgumentException as it does
   * @throws io.github.spadille.engine.option.OptionException as it does
   */
  public Rules<S, M> rules(int seats, O choices) {
    return setup(seats, choices).rules();
  }

  /**
   * Returns the rules of {@link #setup(int, Map)}.
   *
   * @throws IllegalArgumentException as it does
   * @throws io.github.spadille.engine.option.OptionException as it does
   */
  public Rules<S, M> rules(int seats, Map<String, String> choices) {
    return setup(seats, choices).rules();
  }

  private void checkSeats(int seats) {
    checkArgument(
        seatCounts.contains(seats),
        "%s cannot be played with %s seats; expected %s",
        id,
        seats,
        Joiner.on(", ").join(seatCounts));
  }

  /** Returns the id. */
  @Override
  public String toString() {
    return id;
  }

  /** Collects what a game is. */
  public static final class Builder<S extends GameState, M extends Move, O> {
    private final String id;
    private @Nullable String name;
    private ImmutableList<String> alsoCalled = ImmutableList.of();
    private @Nullable Tag family;
    private ImmutableSet<Tag> tags = ImmutableSet.of();
    private @Nullable String summary;
    private @Nullable ImmutableSortedSet<Integer> seatCounts;
    private int defaultSeats;
    private @Nullable OptionSchema<O> options;
    private @Nullable Rulebook rulebook;
    private @Nullable Words words;
    private @Nullable RulesFactory<S, M, O> factory;
    private final ImmutableList.Builder<BaseChange> baseChanges = ImmutableList.builder();
    private int baseVersion = 1;

    private Builder(String id) {
      checkArgument(Ids.isId(id), "game id %s; expected like-this", id);
      this.id = id;
    }

    /** Sets the name as people write it. */
    public Builder<S, M, O> name(String name) {
      this.name = name;
      return this;
    }

    /**
     * Sets other names under which people know the game, as they write them; each leads to an id,
     * by which the game is found too.
     */
    public Builder<S, M, O> alsoCalled(String... names) {
      this.alsoCalled = ImmutableList.copyOf(names);
      return this;
    }

    /** Sets the family. */
    public Builder<S, M, O> family(Tag family) {
      this.family = family;
      return this;
    }

    /** Sets what the game is beside its family. */
    public Builder<S, M, O> tags(Tag... tags) {
      this.tags = ImmutableSet.copyOf(tags);
      return this;
    }

    /** Sets one sentence about the game. */
    public Builder<S, M, O> summary(String summary) {
      this.summary = summary;
      return this;
    }

    /** Sets a range of numbers of seats, both ends included, and the usual one. */
    public Builder<S, M, O> seats(int min, int max, int usual) {
      this.seatCounts =
          ImmutableSortedSet.copyOf(
              ContiguousSet.create(Range.closed(min, max), DiscreteDomain.integers()));
      this.defaultSeats = usual;
      return this;
    }

    /** Sets the possible numbers of seats one by one; the first is the usual one. */
    public Builder<S, M, O> seatCounts(int usual, Integer... others) {
      this.seatCounts = ImmutableSortedSet.<Integer>naturalOrder().add(usual).add(others).build();
      this.defaultSeats = usual;
      return this;
    }

    /** Sets what can be chosen. */
    public Builder<S, M, O> options(OptionSchema<O> options) {
      this.options = options;
      return this;
    }

    /**
     * Sets the numbered rules and the words of the game, which lie beside a class under its id:
     * {@code my-game.md} and {@code my-game.properties}.
     *
     * @throws java.io.UncheckedIOException if a file cannot be read
     * @throws IllegalArgumentException if there is no such file, or it cannot be understood
     */
    public Builder<S, M, O> texts(Class<?> beside) {
      return rulebook(Rulebook.resource(beside, id + ".md")).words(Words.resource(beside, id));
    }

    /** Sets the numbered rules. */
    public Builder<S, M, O> rulebook(Rulebook rulebook) {
      this.rulebook = rulebook;
      return this;
    }

    /** Sets the words in which the game is told. */
    public Builder<S, M, O> words(Words words) {
      this.words = words;
      return this;
    }

    /**
     * Adds the rules and words of a variant, which lie beside a class: {@code my-variant.md} and
     * {@code my-variant.properties}.
     *
     * @throws NullPointerException if there is no rulebook, or there are no words to add to
     * @throws java.io.UncheckedIOException if a file cannot be read
     * @throws IllegalArgumentException if there is no such file, or it adds a rule that there is
     */
    public Builder<S, M, O> adding(Class<?> beside, String name) {
      checkNotNull(rulebook, "variant %s has no rulebook to add to", id);
      checkNotNull(words, "variant %s has no words to add to", id);
      return rulebook(rulebook.plus(Rulebook.resource(beside, name + ".md")))
          .words(words.plus(Words.resource(beside, name)));
    }

    /** Sets how rules are made. */
    public Builder<S, M, O> rules(RulesFactory<S, M, O> factory) {
      this.factory = factory;
      return this;
    }

    /**
     * Adds a version of the base rules; the first call makes version 2.
     *
     * @param what the change in one sentence
     * @param asBefore options that keep the rules as they were before, value by key; at least one
     */
    public Builder<S, M, O> baseChange(String what, Map<String, String> asBefore) {
      baseVersion++;
      baseChanges.add(new BaseChange(baseVersion, what, ImmutableMap.copyOf(asBefore)));
      return this;
    }

    /**
     * Returns the game.
     *
     * @throws NullPointerException if something is not set
     * @throws IllegalArgumentException if another name leads to no id, to that of the game or to
     *     the same as one before, the family is among the tags, the usual number of seats is not a
     *     possible one, the rulebook has no house rule for an option or does not tell of a preset,
     *     a preset fits no number of seats, or a version of the base rules names no option that
     *     keeps what was before, or an option or a value that there is not
     */
    public Game<S, M, O> build() {
      return new Game<>(this);
    }
  }
}
