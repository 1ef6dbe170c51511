package io.github.spadille.formats.houserules;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.ImmutableSortedSet;
import io.github.spadille.engine.Catalog;
import io.github.spadille.engine.game.Game;
import io.github.spadille.formats.houserules.Node.Field;
import io.github.spadille.formats.houserules.Node.Fields;
import io.github.spadille.formats.houserules.Node.Text;
import io.github.spadille.formats.houserules.Problems.Place;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reads an entry: first its form, then whether its game knows all that it names. */
final class EntryReader {
  private static final ImmutableSet<String> FIELDS =
      ImmutableSet.of(
          "entry",
          "game",
          "base",
          "source",
          "seats",
          "options",
          "options-by-seats",
          "own",
          "rulings");

  private static final String NUMBERS = "whole numbers from 1 to " + HouseRules.MAX_NUMBER;

  private final Problems problems;
  private final FieldReader fields;
  private final FieldReader quiet;

  EntryReader(Problems problems, Place place, Node item) {
    this.problems = problems;
    this.fields = new FieldReader(problems, place, item, FIELDS);
    this.quiet = fields.quiet();
  }

  /** Returns the entry and checks its form only; stand-ins are where something is wrong. */
  Entry read() {
    return entry(Optional.empty(), true);
  }

  /** Returns the entry and checks everything. */
  Entry read(Catalog catalog) {
    int known = problems.size();
    GameFinder.Found found = new GameFinder(problems, catalog).find(fields);
    Entry entry = entry(found.name(), false);
    if (fields.field("base").isEmpty()) {
      fields.missing("base", found.game().map(game -> bases(game)).orElse(FieldReader.NUMBER));
    }
    if (found.game().isPresent()) {
      check(entry, found.game().get(), known);
    } else if (found.isUnknown()) {
      optionsOfAnyGame(new AnyGameChecks(problems, catalog));
    }
    contradictions(entry);
    return entry;
  }

  private void optionsOfAnyGame(AnyGameChecks checks) {
    checks.options(fields.place().at("options"), quiet.options("options"));
    FieldReader bySeats = quiet.inside("options-by-seats");
    for (Field field : bySeats.fields()) {
      checks.options(bySeats.place().at(field.key()), bySeats.options(field.key()));
    }
  }

  private static String bases(Game<?, ?, ?> game) {
    return game.baseVersion() == 1 ? "1" : "1 to " + game.baseVersion();
  }

  private Entry entry(Optional<String> byId, boolean needsBase) {
    return Entry.builder()
        .name(fields.optionalName("entry"))
        .game(game(byId))
        .base(needsBase || fields.field("base").isPresent() ? fields.number("base") : 1)
        .source(fields.source())
        .seats(seats())
        .options(options("options"))
        .optionsBySeats(optionsBySeats())
        .ownRules(ownRules())
        .rulings(rulings())
        .build();
  }

  /** Another name of the game is kept as its id, so that it means the same for ever. */
  private String game(Optional<String> byId) {
    String written = fields.name("game");
    return byId.orElse(written);
  }

  private ImmutableSortedSet<Integer> seats() {
    ImmutableSortedSet.Builder<Integer> seats = ImmutableSortedSet.naturalOrder();
    for (Text text : fields.texts("seats", FieldReader.SEATS)) {
      if (text.told()) {
        continue;
      }
      FieldReader.parse(text.text())
          .ifPresentOrElse(
              seats::add,
              () ->
                  problems.add(
                      fields.place().at("seats"),
                      text.line(),
                      text.kind(),
                      NUMBERS,
                      "seats: found "
                          + Problems.abbreviate(text.kind())
                          + "; allowed: "
                          + NUMBERS));
    }
    return seats.build();
  }

  private ImmutableMap<String, String> options(String key) {
    return values(fields.options(key));
  }

  private static ImmutableMap<String, String> values(List<Field> options) {
    ImmutableMap.Builder<String, String> values = ImmutableMap.builder();
    for (Field field : options) {
      values.put(field.key(), ((Text) field.value()).text().strip());
    }
    return values.buildOrThrow();
  }

  private Map<Integer, ImmutableMap<String, String>> optionsBySeats() {
    FieldReader inside = fields.inside("options-by-seats");
    Map<Integer, ImmutableMap<String, String>> options = new LinkedHashMap<>();
    for (Field field : inside.fields()) {
      options.put(inside.keyNumber(field), values(inside.options(field.key())));
    }
    return options;
  }

  private ImmutableList<OwnRule> ownRules() {
    FieldReader inside = fields.inside("own");
    ImmutableList.Builder<OwnRule> rules = ImmutableList.builder();
    for (Field field : inside.fields()) {
      int number = inside.keyNumber(field);
      Place place = inside.place().at(Problems.abbreviate(field.key()));
      if (!(field.value() instanceof Fields)) {
        String text = inside.text(place, field.value(), FieldReader.TEXT, FieldReader.LONGEST_TEXT);
        rules.add(OwnRule.of(number, text));
        continue;
      }
      FieldReader rule =
          new FieldReader(
              problems, place, field.value(), ImmutableSet.of("text", "replaces", "extends"));
      OwnRule plain = OwnRule.of(number, rule.text("text"));
      Optional<String> replaces = rule.optionalName("replaces");
      Optional<String> extending = rule.optionalName("extends");
      if (replaces.isPresent() && extending.isPresent()) {
        problems.add(
            place,
            rule.line("extends"),
            "replaces and extends",
            "one of them",
            "own rule " + number + " has both replaces and extends; allowed: one of them");
      }
      rules.add(
          replaces
              .map(plain::replacing)
              .orElseGet(() -> extending.map(plain::extending).orElse(plain)));
    }
    return rules.build();
  }

  private ImmutableList<Ruling> rulings() {
    FieldReader inside = fields.inside("rulings");
    ImmutableList.Builder<Ruling> rulings = ImmutableList.builder();
    for (Field field : inside.fields()) {
      FieldReader ruling = ruling(inside, field);
      rulings.add(
          Ruling.builder()
              .number(inside.keyNumber(field))
              .question(ruling.text("question"))
              .decision(ruling.text("decision"))
              .rules(ruling.names("rules", FieldReader.RULES))
              .date(ruling.optionalDate("date"))
              .agreed(ruling.differentNames("agreed"))
              .option(choice(ruling))
              .build());
    }
    return rulings.build();
  }

  private FieldReader ruling(FieldReader inside, Field field) {
    return new FieldReader(
        problems,
        inside.place().at(Problems.abbreviate(field.key())),
        field.value(),
        ImmutableSet.of("question", "decision", "rules", "date", "agreed", "option"));
  }

  private Optional<Ruling.Choice> choice(FieldReader ruling) {
    Optional<String> text = ruling.optionalText("option", "key=value");
    if (text.isEmpty()) {
      return Optional.empty();
    }
    int equals = text.get().indexOf('=');
    if (equals > 0 && equals < text.get().length() - 1) {
      return Optional.of(
          new Ruling.Choice(text.get().substring(0, equals), text.get().substring(equals + 1)));
    }
    if (!text.get().equals(FieldReader.STAND_IN)) {
      problems.add(
          ruling.place().at("option"),
          ruling.line("option"),
          text.get(),
          "key=value",
          "option: found " + Problems.abbreviate(text.get()) + "; allowed: key=value");
    }
    return Optional.empty();
  }

  private void check(Entry entry, Game<?, ?, ?> game, int known) {
    GameChecks checks = new GameChecks(problems, game);
    Place place = fields.place();
    boolean baseKnown = entry.base() <= game.baseVersion();
    if (!baseKnown) {
      problems.add(
          place.at("base"),
          fields.line("base"),
          Integer.toString(entry.base()),
          bases(game),
          "base " + entry.base() + " of " + game.id() + " is unknown; allowed: " + bases(game));
    }
    for (int players : entry.seats()) {
      checks.seats(place.at("seats"), fields.line("seats"), players, game.seatCounts());
    }
    checks.options(place.at("options"), quiet.options("options"));
    FieldReader bySeats = quiet.inside("options-by-seats");
    for (Field field : bySeats.fields()) {
      FieldReader.parse(field.key())
          .ifPresent(
              players ->
                  checks.seats(
                      bySeats.place().at(field.key()),
                      field.line(),
                      players,
                      entry.seats().isEmpty() ? game.seatCounts() : entry.seats()));
      checks.options(bySeats.place().at(field.key()), bySeats.options(field.key()));
    }
    ruleIds(checks);
    if (problems.size() == known && baseKnown) {
      checks.conflicts(entry, quiet);
    }
  }

  private void ruleIds(GameChecks checks) {
    FieldReader own = quiet.inside("own");
    for (Field field : own.fields()) {
      if (field.value() instanceof Fields) {
        FieldReader rule =
            new FieldReader(new Problems(), own.place().at(field.key()), field.value());
        for (String key : new String[] {"replaces", "extends"}) {
          rule.plainText(key).ifPresent(id -> checks.rule(rule.place().at(key), id));
        }
      }
    }
    FieldReader rulings = quiet.inside("rulings");
    for (Field field : rulings.fields()) {
      FieldReader ruling =
          new FieldReader(new Problems(), rulings.place().at(field.key()), field.value());
      ruling
          .texts("rules", FieldReader.RULES)
          .forEach(id -> checks.rule(ruling.place().at("rules"), id));
      ruling
          .plainText("option")
          .ifPresent(text -> checks.choice(ruling.place().at("option"), text));
    }
  }

  /** Finds rulings that contradict each other, or what is chosen (HSE-7). */
  private void contradictions(Entry entry) {
    FieldReader rulings = quiet.inside("rulings");
    for (int i = 0; i < entry.rulings().size(); i++) {
      Ruling ruling = entry.rulings().get(i);
      Field field = rulings.fields().get(i);
      Place place = rulings.place().at(field.key());
      for (Ruling other : entry.rulings().subList(0, i)) {
        boolean sameQuestion = ruling.question().equalsIgnoreCase(other.question());
        if (sameQuestion && !ruling.decision().equalsIgnoreCase(other.decision())) {
          contradiction(
              place,
              field,
              ruling.decision(),
              "ruling "
                  + ruling.number()
                  + " answers the question of ruling "
                  + other.number()
                  + " in another way");
        }
        if (ruling.option().isPresent()
            && other.option().isPresent()
            && contradict(ruling.option().get(), other.option().get())) {
          contradiction(
              place,
              field,
              ruling.option().get().toString(),
              says(ruling) + ", but " + says(other));
        }
      }
      if (ruling.option().isPresent()) {
        Ruling.Choice choice = ruling.option().get();
        String chosen = entry.options().getOrDefault(choice.key(), choice.value());
        if (!chosen.equals(choice.value())) {
          contradiction(
              place,
              field,
              choice.toString(),
              says(ruling) + ", but options say " + choice.key() + "=" + chosen);
        }
        entry
            .optionsBySeats()
            .forEach(
                (players, options) -> {
                  String special = options.getOrDefault(choice.key(), choice.value());
                  if (!special.equals(choice.value())) {
                    contradiction(
                        place,
                        field,
                        choice.toString(),
                        says(ruling)
                            + ", but options-by-seats say "
                            + choice.key()
                            + "="
                            + special
                            + " for "
                            + players);
                  }
                });
      }
    }
  }

  private static boolean contradict(Ruling.Choice a, Ruling.Choice b) {
    return a.key().equals(b.key()) && !a.value().equals(b.value());
  }

  private static String says(Ruling ruling) {
    return "ruling " + ruling.number() + " says " + ruling.option().orElseThrow();
  }

  private void contradiction(Place place, Field field, String found, String sentence) {
    int line = new FieldReader(new Problems(), place, field.value()).line("option");
    problems.add(place, line, found, "rulings and options that agree", sentence);
  }
}
