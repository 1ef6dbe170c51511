package io.github.spadille.terminal;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Move;
import io.github.spadille.engine.option.OptionException;
import io.github.spadille.formats.sheet.RuleSheet;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
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
      paramLabel = "GAME",
      description = "The id of a game, such as oh-hell; 'spadille list' names them all.")
  private String id;

  @Option(
      names = {"-n", "--seats"},
      paramLabel = "N",
      description = "The number of seats; the usual one of the game if it is not given.")
  private @Nullable Integer seats;

  @Option(
      names = {"-o", "--option"},
      paramLabel = "KEY=VALUE",
      description =
          "A house rule, such as dealer-bid=hook; can be given several times. "
              + "'spadille rules GAME --options' shows what can be chosen.")
  private List<String> options = new ArrayList<>();

  @SuppressWarnings("NullAway.Init") // Set by picocli.
  GameChoice() {}

  /** Tells whether seats or options were named. */
  boolean isParticular() {
    return seats != null || !options.isEmpty();
  }

  /**
   * Returns the game alone.
   *
   * @throws ParameterException if there is none of that id; the message names the nearest
   */
  Game<?, ?, ?> game() {
    try {
      return Spadille.of(spec).catalog().game(id);
    } catch (IllegalArgumentException e) {
      throw wrong(Failures.message(e));
    }
  }

  /**
   * Returns the game with what was chosen about it.
   *
   * @throws ParameterException if there is no such game, number of seats or option
   */
  ChosenGame<?, ?, ?> chosen() {
    return choose(game());
  }

  private <S extends GameState, M extends Move, O> ChosenGame<S, M, O> choose(Game<S, M, O> game) {
    int count = seats == null ? game.defaultSeats() : seats;
    Map<String, String> values = values(game);
    try {
      return ChosenGame.of(game, count, values);
    } catch (OptionException e) {
      throw wrong(String.join("; ", e.problems()));
    } catch (IllegalArgumentException e) {
      throw wrong(Failures.message(e));
    }
  }

  private Map<String, String> values(Game<?, ?, ?> game) {
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

  private static String seatNumbers(int seats) {
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
   */
  RuleSheet.Builder sheet() {
    Game<?, ?, ?> game = game();
    RuleSheet.Builder sheet = RuleSheet.of(game).options(values(game));
    return seats == null ? sheet : sheet.seats(seats);
  }

  /** Returns the exception for a wrong command line. */
  ParameterException wrong(String message) {
    return new ParameterException(spec.commandLine(), message);
  }

  /** Returns the text of some numbers of seats: {@code 3-7}, {@code 2, 4}. */
  static String seatCounts(Game<?, ?, ?> game) {
    ImmutableList<Integer> counts = game.seatCounts().asList();
    int first = counts.get(0);
    int last = counts.get(counts.size() - 1);
    if (counts.size() > 1 && last - first == counts.size() - 1) {
      return first + "-" + last;
    }
    return counts.toString().replaceAll("[\\[\\]]", "");
  }
}
