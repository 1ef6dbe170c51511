package io.github.spadille.terminal;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableMap;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Move;
import io.github.spadille.engine.game.Rules;
import io.github.spadille.engine.rulebook.Rulebook;
import io.github.spadille.formats.sheet.RuleSheet;
import java.util.Map;

/**
 * A game with everything chosen that can be chosen about it.
 *
 * @param game the game
 * @param seats the number of seats
 * @param options the house rules
 * @param rules the rules that follow
 * @param <S> the states of the game
 * @param <M> the moves of the game
 * @param <O> the options of the game
 */
record ChosenGame<S extends GameState, M extends Move, O>(
    Game<S, M, O> game, int seats, O options, Rules<S, M> rules) {

  /**
   * Returns a game with options as text.
   *
   * @throws IllegalArgumentException if the game cannot be played by so many, or so
   */
  static <S extends GameState, M extends Move, O> ChosenGame<S, M, O> of(
      Game<S, M, O> game, int seats, Map<String, String> values) {
    // Checks the number of seats before the options, whose checks rely on it.
    Rules<S, M> rules = game.rules(seats, values);
    return new ChosenGame<>(game, seats, game.options().parse(values, seats), rules);
  }

  /** Returns the name, the id and the number of seats. */
  String title() {
    return game.name() + " (" + game.id() + "), " + Names.count(seats, "seat");
  }

  /** Returns the rules in force. */
  Rulebook book() {
    return game.rulebook(options, seats);
  }

  /** Returns the sheet of the rules in force. */
  RuleSheet sheet() {
    return RuleSheet.of(game).options(game.options().format(options)).seats(seats).full();
  }

  /** Returns the house rules that differ from the usual ones: {@code dealer-bid=hook}. */
  String houseRules() {
    ImmutableMap<String, String> chosen = game.options().format(options);
    return chosen.isEmpty() ? "as usual" : Joiner.on(' ').withKeyValueSeparator('=').join(chosen);
  }
}
