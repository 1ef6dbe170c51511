package io.github.spadille.formats.houserules;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSortedMap;
import com.google.common.collect.ImmutableSortedSet;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Setup;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.rulebook.Rulebook;
import io.github.spadille.formats.sheet.SheetNote;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.immutables.value.Value;

/**
 * How a group plays one game: the base rules of some version and what is different (HSE-4).
 *
 * <p>One game may have several entries under several names (HSE-2). Immutable; two entries are
 * equal if all their parts are.
 */
@Value.Immutable
public abstract class Entry {
  /** Collects the parts of an entry; game and base are needed. */
  public static final class Builder extends ImmutableEntry.Builder {}

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Returns the entry of a game's present base rules, unchanged. */
  public static Entry of(Game<?, ?, ?> game) {
    return builder().game(game.id()).base(game.baseVersion()).build();
  }

  /** The name, if the entry is not called after its game. */
  public abstract Optional<String> name();

  /** The game as the document writes it: {@code my-game} or {@code family/my-game}. */
  public abstract String game();

  /** The version of the base rules. */
  public abstract int base();

  /** The book, page or edition that the group follows, if it is not the document's (HSE-21). */
  public abstract Optional<String> source();

  /** The numbers of players for which the entry is meant; empty for all that the game allows. */
  @Value.NaturalOrder
  public abstract ImmutableSortedSet<Integer> seats();

  /** The chosen options, value by key. */
  public abstract ImmutableMap<String, String> options();

  /** The options that are chosen for some number of players only, by that number. */
  @Value.NaturalOrder
  public abstract ImmutableSortedMap<Integer, ImmutableMap<String, String>> optionsBySeats();

  /** The group's own rules, in order. */
  public abstract ImmutableList<OwnRule> ownRules();

  /** The rulings, in order. */
  public abstract ImmutableList<Ruling> rulings();

  /** Checks the parts. */
  @Value.Check
  protected void check() {
    name().ifPresent(name -> DocumentChecks.name(name, "the name of an entry"));
    DocumentChecks.name(game(), "the game of an entry");
    DocumentChecks.number(base(), "base");
    source().ifPresent(source -> DocumentChecks.name(source, "the source of an entry"));
    seats().forEach(players -> DocumentChecks.number(players, "the number of players"));
    options().forEach(DocumentChecks::option);
    optionsBySeats()
        .forEach(
            (players, options) -> {
              DocumentChecks.number(players, "the number of players");
              options.forEach(DocumentChecks::option);
            });
  }

  /** Returns what people call the entry: its name, or else the game as the document writes it. */
  public String label() {
    return name().orElse(game());
  }

  /** Returns the id of the game, without its family. */
  public String gameId() {
    return game().substring(game().lastIndexOf('/') + 1);
  }

  /**
   * Returns the options in force for a number of players, value by key (HSE-7).
   *
   * <p>A ruling with an option value stands above a choice for that number of players, that above a
   * choice, and a choice above the base. What the present base rules say by default is left out
   * only where nothing is said about it.
   *
   * @throws IllegalArgumentException if the entry is of another game, its base is unknown, or it is
   *     not meant for so many
   */
  public ImmutableMap<String, String> choices(Game<?, ?, ?> game, int players) {
    checkArgument(game.id().equals(gameId()), "entry %s is of %s, not %s", label(), gameId(), game);
    checkArgument(
        isFor(game, players),
        "entry %s is not for %s players; expected %s",
        label(),
        players,
        Joiner.on(", ").join(seats().isEmpty() ? game.seatCounts() : seats()));
    return choices(game.base(base()), players);
  }

  ImmutableMap<String, String> choices(Map<String, String> baseOptions, int players) {
    Map<String, String> choices = new LinkedHashMap<>(baseOptions);
    choices.putAll(options());
    choices.putAll(optionsBySeats().getOrDefault(players, ImmutableMap.of()));
    for (Ruling ruling : rulings()) {
      ruling.option().ifPresent(choice -> choices.put(choice.key(), choice.value()));
    }
    return ImmutableMap.copyOf(choices);
  }

  private boolean isFor(Game<?, ?, ?> game, int players) {
    return game.seatCounts().contains(players) && (seats().isEmpty() || seats().contains(players));
  }

  /** Returns the numbers of players that the entry, the game and the chosen options allow. */
  public ImmutableSortedSet<Integer> seatCounts(Game<?, ?, ?> game) {
    ImmutableSortedSet.Builder<Integer> counts = ImmutableSortedSet.naturalOrder();
    for (int players : game.seatCounts()) {
      if (isFor(game, players)
          && game.options().conflicts(choices(game, players), players).isEmpty()) {
        counts.add(players);
      }
    }
    return counts.build();
  }

  /**
   * Returns a game made ready as this entry has it, for a number of players.
   *
   * @throws IllegalArgumentException as {@link #choices(Game, int)} does
   * @throws io.github.spadille.engine.option.OptionException if the options exclude each other or
   *     the number of players
   */
  public <S extends GameState, M extends Move> Setup<S, M> setup(Game<S, M, ?> game, int players) {
    return game.setup(players, choices(game, players));
  }

  /**
   * Returns the rulebook of a game as this entry has it, for a number of players.
   *
   * @throws IllegalArgumentException as {@link #choices(Game, int)} does
   * @throws io.github.spadille.engine.option.OptionException as {@link #setup} does
   */
  public <O> Rulebook rulebook(Game<?, ?, O> game, int players) {
    return rulebook(game, players, Locale.ENGLISH);
  }

  /**
   * Returns the rulebook of a game as this entry has it, for a number of players, in a language or
   * in English if there is none in it.
   *
   * @throws IllegalArgumentException as {@link #choices(Game, int)} does
   * @throws io.github.spadille.engine.option.OptionException as {@link #setup} does
   */
  public <O> Rulebook rulebook(Game<?, ?, O> game, int players, Locale language) {
    O options = game.options().parse(choices(game, players), players);
    return game.rulebook(language).inForce(game.inForce(options, players));
  }

  /**
   * Returns for how many it is played unless somebody says otherwise: the usual number of the game
   * if the entry allows it, or else the fewest.
   *
   * @throws IllegalArgumentException if the entry allows no number of players
   */
  public int usualSeats(Game<?, ?, ?> game) {
    ImmutableSortedSet<Integer> counts = seatCounts(game);
    checkArgument(!counts.isEmpty(), "entry %s allows no number of players", label());
    return counts.contains(game.defaultSeats()) ? game.defaultSeats() : counts.first();
  }

  /** Returns own rules and rulings as they stand on sheets, in order (HSE-5, HSE-6). */
  public ImmutableList<SheetNote> notes() {
    return EntrySheet.notes(this);
  }

  /** Returns the rulings that concern a rule, in order; case does not matter. */
  public ImmutableList<Ruling> rulingsOn(String ruleId) {
    return rulings().stream()
        .filter(ruling -> ruling.rules().stream().anyMatch(ruleId::equalsIgnoreCase))
        .collect(ImmutableList.toImmutableList());
  }

  /** Returns the own rules that replace or extend a rule, in order; case does not matter. */
  public ImmutableList<OwnRule> ownRulesOn(String ruleId) {
    return ownRules().stream()
        .filter(rule -> rule.ruleId().filter(ruleId::equalsIgnoreCase).isPresent())
        .collect(ImmutableList.toImmutableList());
  }

  /** Returns this entry under another name. */
  public Entry named(String name) {
    return builder().from(this).name(name).build();
  }

  /** Returns this entry with a source of its own (HSE-21). */
  public Entry following(String source) {
    return builder().from(this).source(source).build();
  }

  /** Returns this entry with one option chosen, for all numbers of players. */
  public Entry with(String key, String value) {
    Map<String, String> options = new LinkedHashMap<>(options());
    options.put(key, value);
    return builder().from(this).options(options).build();
  }

  /** Returns this entry without a choice of one option. */
  public Entry without(String key) {
    Map<String, String> options = new LinkedHashMap<>(options());
    options.remove(key);
    return builder().from(this).options(options).build();
  }

  /** Returns this entry with an own rule, in the place of the one that has its number. */
  public Entry with(OwnRule rule) {
    ImmutableList.Builder<OwnRule> rules = ImmutableList.builder();
    ownRules().stream().filter(other -> other.number() != rule.number()).forEach(rules::add);
    return builder().from(this).ownRules(rules.add(rule).build()).build();
  }

  /** Returns this entry with a ruling, in the place of the one that has its number. */
  public Entry with(Ruling ruling) {
    ImmutableList.Builder<Ruling> all = ImmutableList.builder();
    rulings().stream().filter(other -> other.number() != ruling.number()).forEach(all::add);
    return builder().from(this).rulings(all.add(ruling).build()).build();
  }

  /**
   * Returns the checksum of what decides the rules of this entry: 64 hexadecimal digits (HSE-18).
   *
   * <p>Two entries with the same rules have the same checksum, whatever they are called. It covers
   * game, base, numbers of players, options, own rules and rulings; not names, source, dates and
   * who agreed. An option that is chosen with its default value counts as a choice.
   */
  public String checksum() {
    return Checksum.of(this);
  }

  /** Returns the label. */
  @Override
  public String toString() {
    return label();
  }
}
