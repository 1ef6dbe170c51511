package io.github.spadille.testkit.subject;

import com.google.common.collect.ImmutableMap;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Setup;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.option.Option;
import io.github.spadille.engine.option.OptionException;
import io.github.spadille.engine.option.Preset;
import io.github.spadille.engine.random.RandomSource;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Makes games ready for laws: with house rules that may not fit each other, or with any. */
public final class Setups {
  private static final int ATTEMPTS = 100;

  private Setups() {}

  /**
   * Returns a game with some seats and house rules, or nothing if they do not fit.
   *
   * @throws IllegalArgumentException if the game cannot be played by so many
   */
  public static <S extends GameState, M extends Move> Optional<Setup<S, M>> possible(
      Game<S, M, ?> game, int seats, Map<String, String> options) {
    try {
      return Optional.of(game.setup(seats, options));
    } catch (OptionException e) {
      return Optional.empty();
    }
  }

  /**
   * Returns a game with random seats and random house rules, half of them defaults; numbers are
   * often {@linkplain io.github.spadille.engine.option.OptionType#random others than the samples}.
   * If chance names only what does not fit together, all are defaults.
   */
  public static <S extends GameState, M extends Move> Setup<S, M> random(
      Game<S, M, ?> game, RandomSource random) {
    List<Integer> counts = game.seatCounts().asList();
    int seats = counts.get(random.nextInt(counts.size()));
    for (int i = 0; i < ATTEMPTS; i++) {
      Map<String, String> choices = new HashMap<>();
      for (Option<?, ?> option : game.options().options()) {
        if (!option.type().samples().isEmpty() && random.nextBoolean()) {
          choices.put(option.key(), option.type().random(random));
        }
      }
      Optional<Setup<S, M>> setup = possible(game, seats, choices);
      if (setup.isPresent()) {
        return setup.get();
      }
    }
    return game.setup(seats, ImmutableMap.of());
  }

  /** Returns a game with a preset of its own, and random seats that it fits. */
  public static <S extends GameState, M extends Move> Setup<S, M> random(
      Game<S, M, ?> game, Preset preset, RandomSource random) {
    List<Integer> fitting = game.seatCounts(preset.options()).asList();
    return game.setup(fitting.get(random.nextInt(fitting.size())), preset.options());
  }
}
