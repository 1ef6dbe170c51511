package io.github.spadille.terminal;

import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.seat.Seats;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The part of a command line that says who sits at a table: people and agents, and their names. */
final class PeopleChoice {
  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec;

  @Mixin private AgentsChoice agents;

  @Option(
      names = {"-i", "--seat"},
      paramLabel = "I",
      description =
          "The seat where you sit, from 0; the first for which no agent is named if it is not"
              + " given.")
  private @Nullable Integer seat;

  @Mixin private NamesChoice names;

  @SuppressWarnings("NullAway.Init") // Set by picocli.
  PeopleChoice() {}

  /** Tells whether a seat of a person was named. */
  boolean hasSeat() {
    return seat != null || names.hasSeats();
  }

  /** Tells whether names were given. */
  boolean hasNames() {
    return names.isSaid();
  }

  /** Tells whether anything was said about who sits where. */
  boolean isSaid() {
    return hasSeat() || agents.isSaid();
  }

  /** Returns who plays where no person sits. */
  SeatedAgents agents(int seats, AgentChoice usual) {
    return agents.at(seats, usual);
  }

  /**
   * Returns who sits where.
   *
   * @throws ParameterException if there is no such seat, or nobody or two sit at one
   */
  Seating seating(int seats) {
    Seats ofAgents = agents.seats(seats);
    Seats ofPeople = names.hasSeats() ? named(seats) : Seats.of(onlySeat(seats, ofAgents));
    for (int each : ofPeople) {
      if (ofAgents.contains(each)) {
        String sits =
            seat == null ? "somebody sits at seat " + each : "--seat " + each + " is where you sit";
        throw wrong(sits + ", and --agent names who plays there; leave one of them out");
      }
    }
    return new Seating(ofPeople, agents.at(seats, AgentChoice.NORMAL));
  }

  private int onlySeat(int seats, Seats ofAgents) {
    Seats free = Seats.all(seats).andNot(ofAgents);
    if (free.isEmpty()) {
      throw wrong(
          "--agent names who plays at every seat; leave one out for yourself, or watch with"
              + " --auto");
    }
    return seat == null ? free.first() : names.checked(seat, seats);
  }

  private Seats named(int seats) {
    if (seat != null) {
      throw wrong("--player says who sits where; leave --seat out");
    }
    return names.seats(seats);
  }

  /**
   * Returns a game with the names of its players, if names were given.
   *
   * @throws ParameterException if they are no names, or not one for each
   */
  <S extends GameState, M extends Move, O> ChosenGame<S, M, O> named(ChosenGame<S, M, O> chosen) {
    return names.named(chosen);
  }

  private ParameterException wrong(String message) {
    return new ParameterException(spec.commandLine(), message);
  }
}
