package io.github.spadille.formats.record;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Lists;
import io.github.spadille.engine.Catalog;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.option.OptionException;
import io.github.spadille.formats.houserules.Binding;
import io.github.spadille.formats.houserules.Entry;
import io.github.spadille.formats.houserules.HouseRules;
import java.util.Map;
import java.util.Optional;

/** Checks that a record was played by the house rules of a document (HSE-14). */
final class BoundRules {
  private final GameRecord record;
  private final HouseRules document;

  private BoundRules(GameRecord record, HouseRules document) {
    this.record = record;
    this.document = document;
  }

  /**
   * Checks the binding of a record, and its options.
   *
   * @throws ReplayException if they are not those of the document; says which
   */
  static void check(GameRecord record, HouseRules document, Catalog catalog) {
    GameRecord first = record;
    while (first.beginning().isPresent()) {
      first = first.beginning().get().record();
    }
    new BoundRules(first, document).check(catalog);
  }

  private void check(Catalog catalog) {
    Optional<Binding> bound = record.houseRules();
    if (bound.isEmpty()) {
      throw wrong("a game bound to " + document, "no " + BindingParser.NAME + " in the head");
    }
    Binding binding = bound.get();
    same("house rules", document.name(), binding.name());
    if (!document.versions().contains(binding.version())) {
      String versions = Joiner.on(", ").join(document.versions());
      throw wrong("a version of " + document.name() + ": " + versions, "" + binding.version());
    }
    HouseRules version = document.atVersion(binding.version());
    same("checksum of " + version, version.checksum(), binding.checksum());
    Optional<Entry> entry = version.find(binding.entry());
    if (entry.isEmpty()) {
      String labels = Joiner.on(", ").join(Lists.transform(version.entries(), Entry::label));
      throw wrong("an entry of " + version + ": " + labels, binding.entry());
    }
    same("game of entry " + entry.get().label(), entry.get().gameId(), record.game());
    for (Game<?, ?, ?> game : catalog.games()) {
      if (game.id().equals(record.game())) {
        options(entry.get(), game);
      }
    }
  }

  private void options(Entry entry, Game<?, ?, ?> game) {
    int seats = record.seats().orElse(game.defaultSeats());
    try {
      Map<String, String> expected = all(game, entry.choices(game, seats), seats);
      Map<String, String> found = all(game, Replay.choices(record, game), seats);
      expected.forEach(
          (key, value) -> {
            String other = found.getOrDefault(key, "");
            if (!other.equals(value)) {
              String start = "option " + key + " of entry " + entry.label() + ": ";
              throw new ReplayException(
                  record.source(), record.head().lineOf(key), 0, start + value, other);
            }
          });
    } catch (OptionException e) {
      throw wrong("options that fit each other", Joiner.on("; ").join(e.problems()));
    } catch (IllegalArgumentException e) {
      throw wrong("a game of entry " + entry.label(), String.valueOf(e.getMessage()));
    }
  }

  private static <O> ImmutableMap<String, String> all(
      Game<?, ?, O> game, Map<String, String> choices, int seats) {
    return game.options().formatAll(game.options().parse(choices, seats));
  }

  private void same(String what, String expected, String found) {
    if (!expected.equals(found)) {
      throw wrong(what + ": " + expected, found);
    }
  }

  private ReplayException wrong(String expected, String found) {
    int line = Math.max(1, record.head().houseRulesLine());
    return new ReplayException(record.source(), line, 0, expected, found);
  }
}
