package io.github.spadille.engine.game;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableMap;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.rulebook.Rulebook;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;

/**
 * What is played: a game, the version of its base rules, the number of seats, and the house rules.
 *
 * <p>{@link Game#setup} makes one, and {@link #withSeats} and {@link #withOption} others from it; a
 * match knows it, and a record is written from it, so no record can tell of other rules than those
 * that were played. Immutable and thread-safe. Two setups are equal if game, seats and house rules
 * are.
 *
 * @param <S> the states of the game
 * @param <M> the moves of the game
 */
public final class Setup<S extends GameState, M extends Move> {
  private final Game<S, M, ?> game;
  private final ImmutableMap<String, String> options;
  private final Rules<S, M> rules;

  Setup(Game<S, M, ?> game, ImmutableMap<String, String> options, Rules<S, M> rules) {
    this.game = game;
    this.options = options;
    this.rules = rules;
  }

  /** Returns the game. */
  public Game<S, M, ?> game() {
    return game;
  }

  /** Returns the version of the base rules from which {@link #options} differ, from 1. */
  public int base() {
    return game.baseVersion();
  }

  /** Returns the number of seats. */
  public int seats() {
    return rules.seats();
  }

  /** Returns the options that differ from their defaults, value by key, in the game's order. */
  public ImmutableMap<String, String> options() {
    return options;
  }

  /** Returns the rules that follow. */
  public Rules<S, M> rules() {
    return rules;
  }

  /**
   * Returns the text of the value of every option, by key, and the number of seats under {@link
   * Rulebook#SEATS}: what {@link Rulebook#inForce} asks for.
   */
  public ImmutableMap<String, String> inForce() {
    return inForce(game);
  }

  private <O> ImmutableMap<String, String> inForce(Game<?, ?, O> game) {
    return game.inForce(game.options().parse(options, seats()), seats());
  }

  /** Returns the rules of the book that are in force: what does not apply is left out. */
  public Rulebook rulebook() {
    return game.rulebook().inForce(inForce());
  }

  /**
   * Returns the rules of the book that are in force, in a language, or in English if there is no
   * translation.
   *
   * @throws IllegalArgumentException if the translation has other rules, options or marks
   */
  public Rulebook rulebook(Locale locale) {
    return game.rulebook(locale).inForce(inForce());
  }

  /**
   * Returns the same game with the same house rules for another number of seats.
   *
   * @throws IllegalArgumentException if the game cannot be played by so many
   * @throws io.github.spadille.engine.option.OptionException if the house rules exclude the number
   */
  public Setup<S, M> withSeats(int seats) {
    return game.setup(seats, options);
  }

  /**
   * Returns the same game for the same number of seats with another value of one option.
   *
   * @param key the option: {@code dealer-bid}
   * @param value the text of its value: {@code hook}
   * @throws io.github.spadille.engine.option.OptionException if the key or the value is unknown, or
   *     the options then exclude each other or the number of seats; names everything that is wrong
   */
  public Setup<S, M> withOption(String key, String value) {
    Map<String, String> changed = new LinkedHashMap<>(options);
    changed.put(key, value);
    return game.setup(seats(), changed);
  }

  @Override
  public boolean equals(Object o) {
    return o instanceof Setup<?, ?> setup
        && setup.game.equals(game)
        && setup.seats() == seats()
        && setup.options.equals(options);
  }

  @Override
  public int hashCode() {
    return Objects.hash(game, seats(), options);
  }

  /** Returns the game, the seats and the house rules: {@code my-game, 4 seats, tie=shared}. */
  @Override
  public String toString() {
    String text = game.id() + ", " + seats() + (seats() == 1 ? " seat" : " seats");
    return options.isEmpty()
        ? text
        : text + ", " + Joiner.on(' ').withKeyValueSeparator('=').join(options);
  }
}
