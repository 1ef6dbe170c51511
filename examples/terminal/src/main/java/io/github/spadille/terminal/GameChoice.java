package io.github.spadille.terminal;

import static com.google.common.base.Preconditions.checkNotNull;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSortedSet;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.option.OptionException;
import io.github.spadille.engine.option.OptionSchema;
import io.github.spadille.engine.rulebook.RulePage;
import io.github.spadille.engine.text.Ids;
import io.github.spadille.formats.houserules.Binding;
import io.github.spadille.formats.houserules.HouseRules;
import io.github.spadille.formats.record.GameRecord;
import io.github.spadille.formats.record.Replay;
import io.github.spadille.formats.record.ReplayException;
import io.github.spadille.formats.sheet.RuleSheet;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** The part of a command line that says what is played: game, seats, house rules. */
final class GameChoice {
  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec;

  @Parameters(
      index = "0",
      arity = "0..1",
      paramLabel = "GAME",
      description =
          "The id of a game, such as oh-hell, or another of its names; 'spadille list' has them"
              + " all. With --house-rules it may be the name of an entry. Can be left out where a"
              + " document or a record names the game.")
  private @Nullable String id;

  @Option(
      names = {"-n", "--seats"},
      paramLabel = "N",
      description =
          "The number of seats. If it is not given it is the usual one of the game, or the least "
              + "one that the house rules fit.")
  private @Nullable Integer seats;

  @Option(
      names = {"-o", "--option"},
      paramLabel = "KEY=VALUE",
      description =
          "A house rule, such as dealer-bid=hook; can be given several times. "
              + "'spadille rules GAME --options' shows what can be chosen.")
  private List<String> options = new ArrayList<>();

  @Option(
      names = "--preset",
      paramLabel = "NAME",
      description =
          "House rules that go together, such as classic; an --option beside it wins. "
              + "'spadille rules GAME --options' shows them too.")
  private @Nullable String preset;

  @Option(
      names = "--house-rules",
      paramLabel = "FILE",
      description = "The document that holds the house rules; it names the game too.")
  private @Nullable Path document;

  @Option(
      names = {"-e", "--entry"},
      paramLabel = "ENTRY",
      description =
          "The entry of the document, by its name or its game; can be left out if it has only one,"
              + " or if GAME says which.")
  private @Nullable String entry;

  private @Nullable GroupRules group;

  @SuppressWarnings("NullAway.Init") // Set by picocli.
  GameChoice() {}

  /** Tells whether seats, a preset, options or an entry were named. */
  boolean isParticular() {
    return seats != null || preset != null || !options.isEmpty() || entry != null;
  }

  /** Names the game that is meant where neither the command line nor a document names one. */
  void byDefault(String game) {
    if (id == null && document == null) {
      id = game;
    }
  }

  /** Returns the id of the game that was named, if one was and there is such a game. */
  Optional<String> namedGame() {
    return Optional.ofNullable(id).flatMap(Spadille.of(spec).catalog()::find).map(Game::id);
  }

  /** Tells whether a document was named. */
  boolean hasDocument() {
    return document != null;
  }

  /**
   * Returns the entry of the document that was named, or nothing if none was.
   *
   * @throws ParameterException if the document has errors, there is no such entry, or something was
   *     chosen beside it
   */
  Optional<GroupRules> group() {
    if (group == null && document != null) {
      group = checked(new DocumentFile(document, spec).entry(entry == null ? id : entry));
    }
    if (document == null && entry != null) {
      throw wrong("--entry is one of a document; name it with --house-rules FILE");
    }
    return Optional.ofNullable(group);
  }

  private GroupRules checked(GroupRules rules) {
    if (preset != null || !options.isEmpty()) {
      String named = preset == null ? "--option" : "--preset";
      throw wrong(rules.document() + " says how it is played; leave " + named + " out");
    }
    if (entry != null) { // Otherwise the game that was named, if one was, has found the entry.
      checkGame(rules.entry().gameId());
    }
    return rules;
  }

  private void checkGame(String found) {
    if (isOther(found)) {
      throw wrong("game " + id + " was named, but the house rules are of " + found);
    }
  }

  /** Tells whether another game was named than that of an id. */
  private boolean isOther(String found) {
    return id != null
        && !Spadille.of(spec).catalog().find(id).map(Game::id).equals(Optional.of(found));
  }

  /** Returns which game was named, if it was by a name that does not say it. */
  Optional<String> otherName(Sentences sentences) {
    if (id == null || !game().aliases().contains(Ids.of(id))) {
      return Optional.empty();
    }
    return Optional.of(sentences.text("other-name", id, game().name(), game().id()));
  }

  /**
   * Returns the entry to which a record is bound.
   *
   * @throws ParameterException if the record is not of the document that was named
   */
  GroupRules group(GameRecord record) {
    DocumentFile file = new DocumentFile(checkNotNull(document), spec);
    HouseRules read = file.read();
    try {
      Replay.run(record, Spadille.of(spec).catalog(), read);
    } catch (ReplayException e) {
      throw wrong(Failures.message(e));
    }
    Binding binding = record.houseRules().orElseThrow();
    GroupRules bound = file.entry(read.atVersion(binding.version()), binding.entry());
    if (!bound.entry().label().equalsIgnoreCase(id)) { // It may be named in the place of the game.
      checkGame(record.game());
    }
    return bound;
  }

  /**
   * Returns the game of a record.
   *
   * @throws ParameterException if another one was named beside the record
   * @throws ReplayException if there is no such game
   */
  Game<?, ?, ?> game(GameRecord record) {
    if (isOther(record.game())) {
      throw wrong(
          "game " + id + " was named, but " + record.source() + " is a record of " + record.game());
    }
    return Replay.game(record, Spadille.of(spec).catalog());
  }

  /**
   * Returns the game alone.
   *
   * @throws ParameterException if there is none of that name; the message names the nearest
   */
  Game<?, ?, ?> game() {
    if (group().isPresent()) {
      return group().get().game();
    }
    if (id == null) {
      throw wrong("which GAME? 'spadille list' names them all");
    }
    try {
      return Spadille.of(spec).catalog().game(id);
    } catch (IllegalArgumentException e) {
      throw wrong(Failures.message(e));
    }
  }

  /** Returns the page of rules that was named in the place of a game, if one was. */
  Optional<RulePage> page() {
    return Optional.ofNullable(id).flatMap(Spadille.of(spec).catalog()::page);
  }

  /**
   * Returns the game with what was chosen about it.
   *
   * @throws ParameterException if there is no such game, number of seats, preset or option
   */
  ChosenGame<?, ?, ?> chosen() {
    return choose(game(), (options, values) -> values);
  }

  /**
   * Returns the game as people want to play it: an option that was not named has the value that is
   * better than the default, if there is one. A document says everything, and stays as it is.
   *
   * @throws ParameterException if there is no such game, number of seats, preset or option
   */
  ChosenGame<?, ?, ?> chosenForPeople() {
    return choose(game(), OptionSchema::withPreferred);
  }

  /**
   * Returns the game as people want to play it against the clock: as {@link #chosenForPeople} does,
   * but whoever is almost as fast as another counts as equally fast.
   *
   * @throws ParameterException if there is no such game, number of seats, preset or option
   */
  ChosenGame<?, ?, ?> chosenForLive() {
    return choose(game(), OptionSchema::withLive);
  }

  private <S extends GameState, M extends Move, O> ChosenGame<S, M, O> choose(
      Game<S, M, O> game,
      BiFunction<OptionSchema<?>, Map<String, String>, Map<String, String>> suggestion) {
    Optional<GroupRules> rules = group();
    try {
      if (rules.isPresent()) {
        int usual = rules.get().entry().usualSeats(game);
        return ChosenGame.of(game, seats == null ? usual : seats, rules.get());
      }
      Map<String, String> values = suggestion.apply(game.options(), values(game));
      return ChosenGame.of(game, seats == null ? usualSeats(game, values) : seats, values);
    } catch (OptionException e) {
      throw wrong(String.join("; ", e.problems()));
    } catch (IllegalArgumentException e) {
      throw wrong(Failures.message(e));
    }
  }

  private static int usualSeats(Game<?, ?, ?> game, Map<String, String> values) {
    ImmutableSortedSet<Integer> counts = game.seatCounts(values);
    int usual = game.defaultSeats();
    return counts.isEmpty() || counts.contains(usual) ? usual : counts.first();
  }

  private Map<String, String> values(Game<?, ?, ?> game) {
    Map<String, String> values = named(game);
    return preset == null ? values : game.options().preset(preset).with(values);
  }

  private Map<String, String> named(Game<?, ?, ?> game) {
    Map<String, String> values = new LinkedHashMap<>();
    for (String option : options) {
      int equals = option.indexOf('=');
      if (equals < 1) {
        throw wrong("option " + option + ": expected KEY=VALUE" + example(game));
      }
      String key = option.substring(0, equals);
      if (key.equals("players") || key.equals("seats")) {
        throw wrong("option " + key + ": the number of seats is given by --seats");
      }
      if (values.put(key, option.substring(equals + 1)) != null) {
        throw wrong("option " + key + " is given twice");
      }
    }
    return values;
  }

  private static String example(Game<?, ?, ?> game) {
    return game.options().options().stream()
        .findFirst()
        .map(first -> ", such as " + first.key() + "=" + first.byDefault())
        .orElse("; but " + game.id() + " has no options");
  }

  /**
   * Returns the number of a seat that was named.
   *
   * @throws ParameterException if there is no such seat
   */
  int seat(ChosenGame<?, ?, ?> chosen, int seat) {
    if (seat < 0 || seat >= chosen.seats()) {
      throw wrong("seat " + seat + "; expected " + seatNumbers(chosen.seats()));
    }
    return seat;
  }

  /** Returns the numbers of some seats: {@code 0 to 3}. */
  static String seatNumbers(int seats) {
    return seats == 1 ? "0, the only one" : "0 to " + (seats - 1);
  }

  /**
   * Checks the value of an option that counts something.
   *
   * @throws ParameterException if it is less than 1
   */
  void atLeastOne(String option, int value) {
    if (value < 1) {
      throw wrong(option + " " + value + "; expected at least 1");
    }
  }

  /**
   * Returns a builder of sheets about what was chosen; unless seats were named it is for any number
   * of them.
   *
   * @throws ParameterException if there is no such game, or an option is not written as one
   * @throws OptionException if there is no such preset
   * @throws IllegalArgumentException if the house rules are not for that number of seats
   */
  RuleSheet.Builder sheet() {
    if (group().isPresent()) {
      return group().get().sheet(seats);
    }
    Game<?, ?, ?> game = game();
    RuleSheet.Builder sheet = RuleSheet.of(game).options(values(game));
    return seats == null ? sheet : sheet.seats(seats);
  }

  /** Returns the exception for a wrong command line. */
  ParameterException wrong(String message) {
    return new ParameterException(spec.commandLine(), message);
  }

  /** Returns the text of some numbers of seats: {@code 3-7}, {@code 2, 4}. */
  static String seatCounts(ImmutableSortedSet<Integer> seats) {
    ImmutableList<Integer> counts = seats.asList();
    int first = counts.get(0);
    int last = counts.get(counts.size() - 1);
    if (counts.size() > 1 && last - first == counts.size() - 1) {
      return first + "-" + last;
    }
    return counts.toString().replaceAll("[\\[\\]]", "");
  }
}
