package io.github.spadille.formats.houserules;

import com.google.common.base.CharMatcher;
import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSortedSet;
import io.github.spadille.engine.Catalog;
import io.github.spadille.engine.game.BaseChange;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.option.Option;
import io.github.spadille.formats.houserules.Difference.Kind;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** Compares two entries of one game. */
final class EntryDiff {
  /** Stands for the numbers of players for which nothing special is chosen. */
  private static final int ANY = 0;

  private final Entry before;
  private final Entry after;
  private final Optional<Game<?, ?, ?>> game;
  private final ImmutableList.Builder<Difference> differences = ImmutableList.builder();

  private EntryDiff(Entry before, Entry after, Catalog catalog) {
    this.before = before;
    this.after = after;
    this.game = find(catalog, after.gameId());
  }

  private static Optional<Game<?, ?, ?>> find(Catalog catalog, String id) {
    for (Game<?, ?, ?> game : catalog.games()) {
      if (game.id().equals(id)) {
        return Optional.of(game);
      }
    }
    return Optional.empty();
  }

  static ImmutableList<Difference> between(Entry before, Entry after, Catalog catalog) {
    EntryDiff diff = new EntryDiff(before, after, catalog);
    diff.name();
    diff.base();
    diff.source();
    diff.seats();
    diff.options();
    diff.ownRules();
    diff.rulings();
    return diff.differences.build();
  }

  static ImmutableList<Difference> fromBase(Entry entry, Catalog catalog) {
    return between(plain(entry), entry, catalog);
  }

  static ImmutableList<Difference> fromBase(Entry entry, int players, Catalog catalog) {
    EntryDiff diff = new EntryDiff(plain(entry), entry, catalog);
    diff.options(players);
    diff.ownRules();
    diff.rulings();
    return diff.differences.build();
  }

  /** Returns the base rules of an entry under its name; a source is no deviation from them. */
  private static Entry plain(Entry entry) {
    return Entry.builder()
        .name(entry.name())
        .game(entry.game())
        .base(entry.base())
        .source(entry.source())
        .build();
  }

  private void add(Kind kind, String key, String old, String now, String sentence) {
    differences.add(new Difference(after.label(), kind, key, old, now, sentence));
  }

  private void name() {
    if (!before.label().equals(after.label())) {
      add(Kind.ENTRY_RENAMED, "", before.label(), after.label(), "was called " + before.label());
    }
  }

  private void base() {
    int old = before.base();
    int now = after.base();
    if (old == now) {
      return;
    }
    StringBuilder sentence = new StringBuilder("base " + old + " -> " + now);
    if (game.isPresent()) {
      for (BaseChange change : game.get().baseChanges()) {
        if (change.version() > Math.min(old, now) && change.version() <= Math.max(old, now)) {
          sentence.append(now > old ? ": " : ": no longer: ").append(change.what());
        }
      }
    }
    add(Kind.BASE, "", Integer.toString(old), Integer.toString(now), sentence.toString());
  }

  private void source() {
    Difference.ofSource(after.label(), before.source(), after.source()).ifPresent(differences::add);
  }

  private void seats() {
    String old = seats(before);
    String now = seats(after);
    if (!old.equals(now)) {
      add(Kind.SEATS, "", old, now, "players " + old + " -> " + now);
    }
  }

  private static String seats(Entry entry) {
    ImmutableSortedSet<Integer> seats = entry.seats();
    return seats.isEmpty() ? "any number" : Joiner.on(", ").join(seats);
  }

  private void options() {
    options(ANY);
    Set<Integer> counts = new TreeSet<>(before.optionsBySeats().keySet());
    counts.addAll(after.optionsBySeats().keySet());
    for (int players : counts) {
      Map<String, String> oldAny = values(before, ANY);
      Map<String, String> nowAny = values(after, ANY);
      Map<String, String> old = values(before, players);
      Map<String, String> now = values(after, players);
      for (String key : keys(old, now)) {
        boolean known =
            value(old, key).equals(value(oldAny, key))
                && value(now, key).equals(value(nowAny, key));
        if (!known) {
          option(key, value(old, key), value(now, key), "with " + players + " players: ");
        }
      }
    }
  }

  private void options(int players) {
    Map<String, String> old = values(before, players);
    Map<String, String> now = values(after, players);
    for (String key : keys(old, now)) {
      option(key, value(old, key), value(now, key), "");
    }
  }

  private void option(String key, String old, String now, String start) {
    if (!old.equals(now)) {
      String effect = effect(key);
      String sentence = start + key + " " + old + " -> " + now;
      add(Kind.OPTION, key, old, now, effect.isEmpty() ? sentence : sentence + ": " + effect);
    }
  }

  private ImmutableMap<String, String> values(Entry entry, int players) {
    ImmutableMap<String, String> base =
        game.filter(known -> entry.base() >= 1 && entry.base() <= known.baseVersion())
            .map(known -> known.base(entry.base()))
            .orElse(ImmutableMap.of());
    return entry.choices(base, players);
  }

  /** Returns the keys of two sets of values, in the order of the game. */
  private Set<String> keys(Map<String, String> old, Map<String, String> now) {
    Set<String> keys = new LinkedHashSet<>();
    if (game.isPresent()) {
      for (Option<?, ?> option : game.get().options().options()) {
        if (old.containsKey(option.key()) || now.containsKey(option.key())) {
          keys.add(option.key());
        }
      }
    }
    keys.addAll(old.keySet());
    keys.addAll(now.keySet());
    return keys;
  }

  private String value(Map<String, String> values, String key) {
    String value = values.get(key);
    return value != null ? value : option(key).map(Option::byDefault).orElse("default");
  }

  private String effect(String key) {
    return option(key).map(known -> game.get().rulebook().houseRule(key).effect()).orElse("");
  }

  private Optional<Option<?, ?>> option(String key) {
    if (game.isPresent()) {
      for (Option<?, ?> option : game.get().options().options()) {
        if (option.key().equals(key)) {
          return Optional.of(option);
        }
      }
    }
    return Optional.empty();
  }

  private void ownRules() {
    Map<Integer, String> old = new LinkedHashMap<>();
    before.ownRules().forEach(rule -> old.put(rule.number(), rule.toString()));
    Map<Integer, String> now = new LinkedHashMap<>();
    after.ownRules().forEach(rule -> now.put(rule.number(), rule.toString()));
    texts(Kind.OWN_RULE, old, now);
  }

  private void rulings() {
    Map<Integer, String> old = new LinkedHashMap<>();
    before.rulings().forEach(ruling -> old.put(ruling.number(), words(ruling)));
    Map<Integer, String> now = new LinkedHashMap<>();
    after.rulings().forEach(ruling -> now.put(ruling.number(), words(ruling)));
    texts(Kind.RULING, old, now);
  }

  private static String words(Ruling ruling) {
    return ruling.rules().isEmpty()
        ? ruling.toString()
        : ruling + " (" + Joiner.on(", ").join(ruling.rules()) + ")";
  }

  private void texts(Kind kind, Map<Integer, String> old, Map<Integer, String> now) {
    Set<Integer> numbers = new TreeSet<>(old.keySet());
    numbers.addAll(now.keySet());
    for (int number : numbers) {
      String was = old.getOrDefault(number, "");
      String is = now.getOrDefault(number, "");
      if (was.equals(is)) {
        continue;
      }
      add(kind, Integer.toString(number), was, is, sentence(was, is));
    }
  }

  private static String sentence(String was, String is) {
    if (was.isEmpty()) {
      return "added: " + inOneLine(is);
    }
    if (is.isEmpty()) {
      return "removed: " + inOneLine(was);
    }
    return "altered: " + inOneLine(was) + " -> " + inOneLine(is);
  }

  private static String inOneLine(String text) {
    return CharMatcher.whitespace().collapseFrom(text, ' ');
  }
}
