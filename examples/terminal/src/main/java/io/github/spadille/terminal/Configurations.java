package io.github.spadille.terminal;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.option.Option;
import io.github.spadille.engine.option.OptionException;
import io.github.spadille.engine.option.Preset;
import io.github.spadille.engine.random.RandomSource;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The ways in which a game can be set up: numbers of seats and house rules. */
final class Configurations {
  /** Random house rules may exclude each other; after so many attempts a game has no more. */
  private static final int ATTEMPTS_EACH = 100;

  private Configurations() {}

  /**
   * Returns every number of seats with the usual rules, with every value of every option alone and
   * with every preset, as far as they fit, and random combinations, in which numbers are often
   * others than the samples.
   *
   * @param combinations how many random combinations; fewer if the game has not that many
   */
  static <S extends GameState, M extends Move, O> ImmutableList<ChosenGame<S, M, O>> of(
      Game<S, M, O> game, int combinations, RandomSource random) {
    Map<String, ChosenGame<S, M, O>> found = new LinkedHashMap<>();
    for (int seats : game.seatCounts()) {
      add(found, game, seats, ImmutableMap.of());
      for (Option<O, ?> option : game.options().options()) {
        for (String value : option.type().samples()) {
          add(found, game, seats, ImmutableMap.of(option.key(), value));
        }
      }
      for (Preset preset : game.options().presets()) {
        add(found, game, seats, preset.options());
      }
    }
    int known = found.size();
    List<Integer> counts = game.seatCounts().asList();
    for (int i = 0; i < combinations * ATTEMPTS_EACH; i++) {
      if (found.size() == known + combinations) {
        break;
      }
      add(found, game, counts.get(random.nextInt(counts.size())), combination(game, random));
    }
    return ImmutableList.copyOf(found.values());
  }

  private static Map<String, String> combination(Game<?, ?, ?> game, RandomSource random) {
    Map<String, String> values = new LinkedHashMap<>();
    for (Option<?, ?> option : game.options().options()) {
      if (random.nextBoolean() && !option.type().samples().isEmpty()) {
        values.put(option.key(), option.type().random(random));
      }
    }
    return values;
  }

  private static <S extends GameState, M extends Move, O> void add(
      Map<String, ChosenGame<S, M, O>> found,
      Game<S, M, O> game,
      int seats,
      Map<String, String> values) {
    possible(game, seats, values)
        .ifPresent(chosen -> found.putIfAbsent(seats + " " + chosen.differences(), chosen));
  }

  private static <S extends GameState, M extends Move, O> Optional<ChosenGame<S, M, O>> possible(
      Game<S, M, O> game, int seats, Map<String, String> values) {
    try {
      return Optional.of(ChosenGame.of(game, seats, values));
    } catch (OptionException e) {
      return Optional.empty(); // house rules that exclude each other, or the number of seats
    }
  }
}
