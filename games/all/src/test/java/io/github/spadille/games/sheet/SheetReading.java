package io.github.spadille.games.sheet;

import com.google.common.collect.ImmutableMap;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.option.Preset;
import io.github.spadille.formats.sheet.RuleSheet;
import io.github.spadille.games.OptionChoices;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;

/**
 * What the rulebook of a game is read for: options and a number of seats, or any number of them.
 */
record SheetReading(Game<?, ?, ?> game, ImmutableMap<String, String> options, OptionalInt seats) {
  /** How many combinations of options are tried for each game. */
  private static final int COMBINATIONS = Integer.getInteger("spadille.sheets", 200);

  private static final long SEED = Long.getLong("spadille.seed", 41);

  /**
   * Returns the readings of a game: by default, by each preset and each value of each option, alone
   * or beside one that it needs, for each number of seats and for any; and some combinations of
   * many options.
   */
  static Stream<SheetReading> all(Game<?, ?, ?> game) {
    Set<ImmutableMap<String, String>> choices = new LinkedHashSet<>();
    choices.add(ImmutableMap.of());
    game.options().presets().stream().map(Preset::options).forEach(choices::add);
    for (OptionChoices.Choice choice : OptionChoices.of(game)) {
      if (OptionChoices.seats(game, choice.options()).isPresent()) {
        choices.add(choice.options());
      } else {
        OptionChoices.beside(choice)
            .map(others -> OptionChoices.both(choice.options(), others))
            .filter(options -> OptionChoices.seats(game, options).isPresent())
            .limit(2)
            .forEach(choices::add);
      }
    }
    return Stream.concat(
        choices.stream().flatMap(options -> forSeats(game, options)), combinations(game));
  }

  private static Stream<SheetReading> forSeats(
      Game<?, ?, ?> game, ImmutableMap<String, String> options) {
    Stream<SheetReading> each =
        game.seatCounts().stream()
            .filter(seats -> OptionChoices.isPossible(game, options, seats))
            .map(seats -> new SheetReading(game, options, OptionalInt.of(seats)));
    return Stream.concat(Stream.of(new SheetReading(game, options, OptionalInt.empty())), each);
  }

  private static Stream<SheetReading> combinations(Game<?, ?, ?> game) {
    Random random = new Random(SEED);
    List<Integer> seats = game.seatCounts().asList();
    return Stream.generate(() -> combination(game, random, seats.get(random.nextInt(seats.size()))))
        .limit(game.options().options().size() < 2 ? 0 : COMBINATIONS);
  }

  /** Takes values in a random order as long as they agree with those that were taken before. */
  private static SheetReading combination(Game<?, ?, ?> game, Random random, int seats) {
    List<OptionChoices.Choice> choices = new ArrayList<>(OptionChoices.of(game));
    Collections.shuffle(choices, random);
    ImmutableMap<String, String> taken = ImmutableMap.of();
    for (OptionChoices.Choice choice : choices.subList(0, random.nextInt(choices.size()) + 1)) {
      ImmutableMap<String, String> more = OptionChoices.both(choice.options(), taken);
      if (OptionChoices.isPossible(game, more, seats)) {
        taken = more;
      }
    }
    OptionalInt told = random.nextInt(8) == 0 ? OptionalInt.empty() : OptionalInt.of(seats);
    return new SheetReading(game, taken, told);
  }

  /** Returns a builder of its sheets. */
  RuleSheet.Builder sheets() {
    RuleSheet.Builder sheets = RuleSheet.of(game).options(options);
    seats.ifPresent(sheets::seats);
    return sheets;
  }

  @Override
  public String toString() {
    String players = seats.isPresent() ? seats.getAsInt() + " seats" : "any number of seats";
    return game.id() + " " + options + " for " + players;
  }
}
