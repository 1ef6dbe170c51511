package io.github.spadille.testkit.subject;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableMap;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Move;
import io.github.spadille.engine.game.Rules;
import io.github.spadille.engine.match.Match;
import io.github.spadille.engine.option.Option;
import io.github.spadille.engine.option.OptionException;
import io.github.spadille.formats.record.GameRecord;
import io.github.spadille.formats.record.RecordWriter;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.random.RandomGenerator;

/**
 * A game made ready: a number of seats and house rules.
 *
 * @param <S> the states of the game
 * @param <M> the moves of the game
 */
public final class Setup<S extends GameState, M extends Move> {
  private static final int ATTEMPTS = 100;

  private final Game<S, M, ?> game;
  private final int seats;
  private final ImmutableMap<String, String> options;
  private final Rules<S, M> rules;

  private Setup(
      Game<S, M, ?> game, int seats, ImmutableMap<String, String> options, Rules<S, M> rules) {
    this.game = game;
    this.seats = seats;
    this.options = options;
    this.rules = rules;
  }

  /**
   * Returns a game with some seats and house rules; what is not named has its default.
   *
   * @throws IllegalArgumentException if the game cannot be played by so many
   * @throws OptionException if the options are not possible
   */
  public static <S extends GameState, M extends Move> Setup<S, M> of(
      Game<S, M, ?> game, int seats, Map<String, String> options) {
    return new Setup<>(game, seats, ImmutableMap.copyOf(options), game.rules(seats, options));
  }

  /** Returns a game with some seats and house rules, or nothing if they do not fit. */
  public static <S extends GameState, M extends Move> Optional<Setup<S, M>> possible(
      Game<S, M, ?> game, int seats, Map<String, String> options) {
    try {
      return Optional.of(of(game, seats, options));
    } catch (OptionException e) {
      return Optional.empty();
    }
  }

  /**
   * Returns a game with random seats and random house rules, half of them defaults; if chance names
   * only what does not fit together, all defaults.
   */
  public static <S extends GameState, M extends Move> Setup<S, M> random(
      Game<S, M, ?> game, RandomGenerator random) {
    List<Integer> counts = game.seatCounts().asList();
    int seats = counts.get(random.nextInt(counts.size()));
    for (int i = 0; i < ATTEMPTS; i++) {
      Map<String, String> choices = new HashMap<>();
      for (Option<?, ?> option : game.options().options()) {
        List<String> samples = option.type().samples();
        if (!samples.isEmpty() && random.nextBoolean()) {
          choices.put(option.key(), samples.get(random.nextInt(samples.size())));
        }
      }
      Optional<Setup<S, M>> setup = possible(game, seats, tidy(game, choices));
      if (setup.isPresent()) {
        return setup.get();
      }
    }
    return of(game, seats, ImmutableMap.of());
  }

  /** Puts choices into the order of the rulebook, without those that are defaults. */
  private static ImmutableMap<String, String> tidy(
      Game<?, ?, ?> game, Map<String, String> choices) {
    ImmutableMap.Builder<String, String> tidy = ImmutableMap.builder();
    for (Option<?, ?> option : game.options().options()) {
      String choice = choices.get(option.key());
      if (choice != null && !choice.equals(option.byDefault())) {
        tidy.put(option.key(), choice);
      }
    }
    return tidy.buildOrThrow();
  }

  /** Returns the game. */
  public Game<S, M, ?> game() {
    return game;
  }

  /** Returns the number of seats. */
  public int seats() {
    return seats;
  }

  /** Returns the house rules that are named; all others have their defaults. */
  public ImmutableMap<String, String> options() {
    return options;
  }

  /** Returns the rules. */
  public Rules<S, M> rules() {
    return rules;
  }

  /** Returns the same with newly made rules. */
  public Setup<S, M> fresh() {
    return of(game, seats, options);
  }

  /** Returns the record of a match under these rules. */
  public GameRecord record(Match<S, M> match) {
    return RecordWriter.of(game, seats, options, match);
  }

  /** Returns the game, the seats and the house rules: {@code my-game, 4 seats, tie=shared}. */
  @Override
  public String toString() {
    String text = game.id() + ", " + seats + (seats == 1 ? " seat" : " seats");
    return options.isEmpty()
        ? text
        : text + ", " + Joiner.on(' ').withKeyValueSeparator('=').join(options);
  }
}
