package io.github.spadille.terminal;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Move;
import io.github.spadille.engine.game.Rules;
import io.github.spadille.engine.game.Setup;
import io.github.spadille.engine.rulebook.Rulebook;
import io.github.spadille.formats.houserules.StartNotice;
import io.github.spadille.formats.record.RecordWriter;
import io.github.spadille.formats.sheet.RuleSheet;
import io.github.spadille.formats.text.Wrap;
import java.util.Map;
import java.util.Optional;

/**
 * A game with everything chosen that can be chosen about it.
 *
 * @param game the game
 * @param options the house rules
 * @param setup the game made ready by them
 * @param group the document that holds the house rules, if one does
 * @param players the names of all players by seat; empty if they are not known
 * @param <S> the states of the game
 * @param <M> the moves of the game
 * @param <O> the options of the game
 */
record ChosenGame<S extends GameState, M extends Move, O>(
    Game<S, M, O> game,
    O options,
    Setup<S, M> setup,
    Optional<GroupRules> group,
    ImmutableList<String> players) {

  /**
   * Returns a game with options as text.
   *
   * @throws IllegalArgumentException if the game cannot be played by so many, or so
   */
  static <S extends GameState, M extends Move, O> ChosenGame<S, M, O> of(
      Game<S, M, O> game, int seats, Map<String, String> values) {
    // Checks the number of seats before the options, whose checks rely on it.
    Setup<S, M> setup = game.setup(seats, values);
    O options = game.options().parse(values, seats);
    return new ChosenGame<>(game, options, setup, Optional.empty(), ImmutableList.of());
  }

  /**
   * Returns a game as a group plays it.
   *
   * @throws IllegalArgumentException if the group does not play it by so many
   */
  static <S extends GameState, M extends Move, O> ChosenGame<S, M, O> of(
      Game<S, M, O> game, int seats, GroupRules group) {
    ChosenGame<S, M, O> chosen = of(game, seats, group.entry().choices(game, seats));
    return new ChosenGame<>(game, chosen.options, chosen.setup, Optional.of(group), chosen.players);
  }

  /** Returns this game with the names of its players. */
  ChosenGame<S, M, O> with(ImmutableList<String> players) {
    return new ChosenGame<>(game, options, setup, group, players);
  }

  /** Returns the number of seats. */
  int seats() {
    return setup.seats();
  }

  /** Returns the rules. */
  Rules<S, M> rules() {
    return setup.rules();
  }

  /** Returns the name, the id and the number of seats. */
  String title() {
    return game.name() + " (" + game.id() + "), " + Names.count(seats(), "seat");
  }

  /** Returns the rules in force. */
  Rulebook book() {
    return game.rulebook(options, seats());
  }

  /** Returns the sheet of the rules in force. */
  RuleSheet sheet() {
    return group
        .map(rules -> rules.sheet(seats()))
        .orElseGet(() -> RuleSheet.of(game).options(values()).seats(seats()))
        .full();
  }

  /** Returns what is played, and everything that the players should know before it begins. */
  ImmutableList<String> heading(int width) {
    ImmutableList.Builder<String> lines = ImmutableList.builder();
    lines.add(title()).add("house rules: " + houseRules());
    if (group.isPresent()) {
      StartNotice notice = group.get().notice(seats(), players);
      notice.host().ifPresent(host -> lines.add(Wrap.hanging("host: ", host, width)));
      notice.source().ifPresent(source -> lines.add(Wrap.hanging("source: ", source, width)));
      notice.deviations().forEach(one -> lines.add(Wrap.hanging("* ", one, width)));
      if (!notice.unacknowledged().isEmpty()) {
        lines.add(Wrap.hanging("", notice.headline(), width));
      }
    }
    return lines.build();
  }

  /** Returns the house rules: their document, or those that differ from the usual ones. */
  String houseRules() {
    return group.map(rules -> rules.binding().toString()).orElseGet(this::differences);
  }

  /** Returns the house rules that differ from the usual ones: {@code dealer-bid=hook}. */
  String differences() {
    ImmutableMap<String, String> chosen = values();
    return chosen.isEmpty() ? "as usual" : Joiner.on(' ').withKeyValueSeparator('=').join(chosen);
  }

  /** Returns the options that differ from the usual ones, value by key. */
  ImmutableMap<String, String> values() {
    return setup.options();
  }

  /** Returns a writer that has written the head of a record. */
  RecordWriter<S, M> record() {
    RecordWriter<S, M> writer = new RecordWriter<>(setup);
    group.ifPresent(rules -> writer.houseRules(rules.binding()));
    for (int seat = 0; seat < players.size(); seat++) {
      writer.name(seat, players.get(seat));
    }
    return writer.head();
  }

  /** Returns names for a game that agents play. */
  Names names() {
    return players.isEmpty() ? Names.ofAgents(seats()) : Names.of(players);
  }

  /** Returns names for a game that a person plays. */
  Names names(int person) {
    return players.isEmpty() ? Names.withPerson(seats(), person) : Names.of(players);
  }
}
