package io.github.spadille.formats.houserules;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import io.github.spadille.engine.Catalog;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.option.Option;
import io.github.spadille.engine.option.OptionConflict;
import io.github.spadille.formats.houserules.Node.Field;
import io.github.spadille.formats.houserules.Node.Text;
import io.github.spadille.formats.houserules.Problems.Place;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Checks what an entry says against the game that it names (HSE-9). */
final class GameChecks {
  /** What is not an option, as the numbers of players have a field of their own. */
  private static final ImmutableSet<String> SEATS_KEYS = ImmutableSet.of("players", "seats");

  private final Problems problems;
  private final Game<?, ?, ?> game;
  private final ImmutableMap<String, Option<?, ?>> options;

  GameChecks(Problems problems, Game<?, ?, ?> game) {
    this.problems = problems;
    this.game = game;
    ImmutableMap.Builder<String, Option<?, ?>> byKey = ImmutableMap.builder();
    for (Option<?, ?> option : game.options().options()) {
      byKey.put(option.key(), option);
    }
    this.options = byKey.buildOrThrow();
  }

  static Optional<? extends Game<?, ?, ?>> find(Catalog catalog, String id) {
    return catalog.games().stream().filter(game -> game.id().equals(id)).findFirst();
  }

  void seats(Place place, int line, int players, Collection<Integer> counts) {
    if (!counts.contains(players)) {
      String allowed = Joiner.on(", ").join(counts);
      boolean byGame = !game.seatCounts().contains(players);
      problems.add(
          place,
          line,
          Integer.toString(players),
          allowed,
          (byGame ? game.id() + " cannot be played by " : "the entry is not meant for ")
              + players
              + "; allowed: "
              + allowed);
    }
  }

  void options(Place place, List<Field> chosen) {
    for (Field field : chosen) {
      String key = Problems.abbreviate(field.key());
      String value = ((Text) field.value()).text().strip();
      option(place.at(key), field.line(), field.key(), value);
    }
  }

  /** Checks the option value of a ruling: {@code key=value}. */
  void choice(Place place, Text text) {
    String choice = text.text().strip();
    int equals = choice.indexOf('=');
    if (equals > 0 && equals < choice.length() - 1) {
      option(place, text.line(), choice.substring(0, equals), choice.substring(equals + 1));
    }
  }

  private void option(Place place, int line, String key, String value) {
    Option<?, ?> option = options.get(key);
    String shown = Problems.abbreviate(key);
    if (option == null) {
      String all = options.isEmpty() ? "no options" : Joiner.on(", ").join(options.keySet());
      Optional<String> nearest = Problems.nearest(key, options.keySet());
      String advice =
          SEATS_KEYS.contains(key)
              ? "the numbers of players stand under seats"
              : nearest
                  .map(word -> "did you mean " + described(word) + "?")
                  .orElse("there are " + all);
      problems.add(
          place.problem(line, shown, all, nearest, "option " + shown + " is unknown; " + advice));
    } else if (option.type().parse(value).isEmpty()) {
      String allowed = option.type().allowed();
      Optional<String> nearest = option.type().nearest(value);
      problems.add(
          place.problem(
              line,
              value,
              allowed,
              nearest,
              "option "
                  + shown
                  + ": found "
                  + Problems.abbreviate(value)
                  + nearest.map(word -> " (did you mean " + word + "?)").orElse("")
                  + "; allowed: "
                  + allowed));
    }
  }

  private String described(String key) {
    Option<?, ?> option = options.get(key);
    return option == null ? key : key + " (" + option.type().allowed() + ")";
  }

  void rule(Place place, Text id) {
    Set<String> ids = game.rulebook().ids();
    String name = id.text().strip();
    if (id.told() || name.isEmpty() || ids.contains(name)) {
      return;
    }
    Optional<String> nearest = Problems.nearest(name, ids);
    List<String> all = List.copyOf(ids);
    String allowed = all.isEmpty() ? "no rules" : all.get(0) + " to " + all.get(all.size() - 1);
    String shown = Problems.abbreviate(name);
    problems.add(
        place.problem(
            id.line(),
            shown,
            allowed,
            nearest,
            "rule "
                + shown
                + " does not exist in "
                + game.id()
                + "; "
                + nearest
                    .map(word -> "did you mean " + word + "?")
                    .orElse("there are " + allowed)));
  }

  /** Checks whether the options of an entry fit each other and the numbers of players. */
  void conflicts(Entry entry, FieldReader fields) {
    Map<Integer, List<OptionConflict>> conflicts = new LinkedHashMap<>();
    boolean playable = false;
    Collection<Integer> counts = entry.seats().isEmpty() ? game.seatCounts() : entry.seats();
    for (int players : counts) {
      List<OptionConflict> found = game.options().conflicts(entry.choices(game, players), players);
      conflicts.put(players, found);
      playable |= found.isEmpty();
    }
    if (playable && entry.seats().isEmpty()) {
      // What does not fit some number of players does not concern them: HSE-20.
      return;
    }
    List<String> told = new ArrayList<>();
    for (List<OptionConflict> found : conflicts.values()) {
      for (OptionConflict conflict : found) {
        boolean always =
            conflicts.values().stream()
                .allMatch(list -> list.stream().anyMatch(other -> isSame(conflict, other)));
        String sentence = sentence(conflict, always);
        if (!told.contains(sentence)) {
          told.add(sentence);
          conflict(conflict, sentence, fields);
        }
      }
    }
  }

  private static boolean isSame(OptionConflict a, OptionConflict b) {
    return a.key().equals(b.key())
        && a.found().equals(b.found())
        && a.problem().equals(b.problem());
  }

  private String sentence(OptionConflict conflict, boolean always) {
    Option<?, ?> option = options.get(conflict.key());
    String byDefault = option == null ? "" : option.byDefault();
    return conflict.key()
        + "="
        + conflict.found()
        + (always ? "" : " with " + conflict.seats() + " players")
        + ": "
        + conflict.problem()
        + (byDefault.isEmpty() ? "" : " (" + conflict.key() + " is " + byDefault + " by default)");
  }

  private void conflict(OptionConflict conflict, String sentence, FieldReader fields) {
    FieldReader chosen = fields.inside("options");
    FieldReader special =
        fields.inside("options-by-seats").inside(Integer.toString(conflict.seats()));
    boolean bySeats = special.field(conflict.key()).isPresent();
    FieldReader named = bySeats ? special : chosen;
    int line =
        named.field(conflict.key()).isPresent()
            ? named.line(conflict.key())
            : fields.line("options");
    problems.add(
        named.place().at(conflict.key()),
        line,
        conflict.key() + "=" + conflict.found(),
        conflict.problem(),
        sentence);
  }
}
