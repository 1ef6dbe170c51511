package io.github.spadille.terminal;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.primitives.Ints;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.text.Excerpt;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The part of a command line that says what people are called, and where they sit. */
final class NamesChoice {
  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec;

  @Option(
      names = "--player",
      paramLabel = "SEAT=NAME",
      description =
          "Somebody who plays at this terminal, and where, such as 0=Ana; can be given for several"
              + " people, who take turns at the screen.")
  private List<String> people = new ArrayList<>();

  @Option(
      names = "--players",
      paramLabel = "NAMES",
      split = ",",
      description = "The names of all players in the order of their seats, with commas between.")
  private List<String> players = new ArrayList<>();

  @SuppressWarnings("NullAway.Init") // Set by picocli.
  NamesChoice() {}

  /** Tells whether names were given. */
  boolean isSaid() {
    return !people.isEmpty() || !players.isEmpty();
  }

  /** Tells whether people were named with their seats. */
  boolean hasSeats() {
    return !people.isEmpty();
  }

  /**
   * Returns the seats of people who were named with them.
   *
   * @throws ParameterException if there is no such seat, or two sit at one
   */
  Seats seats(int seats) {
    return Seats.copyOf(bySeat(seats).keySet());
  }

  /**
   * Returns a seat that there is.
   *
   * @throws ParameterException if there is no such seat
   */
  int checked(int seat, int seats) {
    if (seat < 0 || seat >= seats) {
      throw wrong("seat " + seat + "; expected " + GameChoice.seatNumbers(seats));
    }
    return seat;
  }

  private Map<Integer, String> bySeat(int seats) {
    Map<Integer, String> bySeat = new LinkedHashMap<>();
    for (String person : people) {
      int equals = person.indexOf('=');
      Integer number = equals < 0 ? null : Ints.tryParse(person.substring(0, equals));
      if (number == null) {
        throw wrong("--player " + Excerpt.of(person) + "; expected SEAT=NAME, such as 0=Ana");
      }
      if (bySeat.put(checked(number, seats), person.substring(equals + 1).strip()) != null) {
        throw wrong("--player names two people at seat " + number);
      }
    }
    return bySeat;
  }

  /**
   * Returns a game with the names of its players, if names were given.
   *
   * @throws ParameterException if they are no names, or not one for each
   */
  <S extends GameState, M extends Move, O> ChosenGame<S, M, O> named(ChosenGame<S, M, O> chosen) {
    if (!isSaid()) {
      return chosen;
    }
    List<String> names = new ArrayList<>(all(chosen));
    bySeat(chosen.seats()).forEach(names::set);
    if (ImmutableSet.copyOf(names).size() < names.size()) {
      throw wrong(option() + " names somebody twice");
    }
    for (String name : names) {
      if (!Names.isName(name)) {
        throw wrong(option() + ": " + Excerpt.of(name) + "; expected " + Names.NAME);
      }
    }
    return chosen.with(ImmutableList.copyOf(names));
  }

  private String option() {
    return players.isEmpty() ? "--player" : "--players";
  }

  private ImmutableList<String> all(ChosenGame<?, ?, ?> chosen) {
    ImmutableList<String> names = players.stream().map(String::strip).collect(toImmutableList());
    if (names.isEmpty()) {
      return chosen.names().players();
    }
    if (names.size() != chosen.seats()) {
      throw wrong(
          Names.count(names.size(), "name")
              + " in --players; expected one for each of "
              + Names.count(chosen.seats(), "seat"));
    }
    return names;
  }

  private ParameterException wrong(String message) {
    return new ParameterException(spec.commandLine(), message);
  }
}
