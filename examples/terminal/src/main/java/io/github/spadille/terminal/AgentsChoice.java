package io.github.spadille.terminal;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.Ints;
import io.github.spadille.engine.seat.Seats;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The part of a command line that says who plays: one agent for all seats, or one for each. */
final class AgentsChoice {
  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec;

  @Option(
      names = {"-a", "--agent"},
      paramLabel = "[SEAT=]AGENT",
      converter = SeatAgent.Converter.class,
      completionCandidates = AgentChoice.Candidates.class,
      description =
          "Who plays: ${COMPLETION-CANDIDATES}. With a seat, from 0, who plays there, such as"
              + " 1=hard; can be given once for each seat and once for all the others.")
  private List<SeatAgent> named = new ArrayList<>();

  @SuppressWarnings("NullAway.Init") // Set by picocli.
  AgentsChoice() {}

  /** Tells whether any agent was named. */
  boolean isSaid() {
    return !named.isEmpty();
  }

  /**
   * Returns the seats for which agents of their own were named.
   *
   * @param seats how many seats there are
   * @throws ParameterException if a seat was named that is not there, or one was named twice
   */
  Seats seats(int seats) {
    return Seats.copyOf(bySeat(seats).keySet());
  }

  /**
   * Returns who plays at each seat.
   *
   * @param seats how many seats there are
   * @param usual plays where nobody was named
   * @throws ParameterException if a seat was named that is not there, or one was named twice
   */
  SeatedAgents at(int seats, AgentChoice usual) {
    return at(seats, seats, usual);
  }

  /**
   * Returns who plays at each seat of a table that may have fewer than others, to which the command
   * line applies too.
   *
   * @param seats how many seats there are
   * @param most how many there may be
   * @param usual plays where nobody was named
   * @throws ParameterException if a seat was named that no table has, or one was named twice
   */
  SeatedAgents at(int seats, int most, AgentChoice usual) {
    Map<Integer, AgentChoice> bySeat = bySeat(most);
    AgentChoice others = forAll(usual);
    ImmutableList.Builder<AgentChoice> agents = ImmutableList.builder();
    for (int seat = 0; seat < seats; seat++) {
      agents.add(bySeat.getOrDefault(seat, others));
    }
    return new SeatedAgents(agents.build());
  }

  private AgentChoice forAll(AgentChoice usual) {
    @Nullable AgentChoice found = null;
    for (SeatAgent each : named) {
      if (each.seat().isEmpty()) {
        if (found != null) {
          throw wrong(
              each, "there is " + found + " for all seats already; say for which seat, such as 1=");
        }
        found = each.agent();
      }
    }
    return found == null ? usual : found;
  }

  private Map<Integer, AgentChoice> bySeat(int seats) {
    Map<Integer, AgentChoice> agents = new HashMap<>();
    for (SeatAgent each : named) {
      if (each.seat().isPresent()) {
        String text = each.seat().get();
        Integer seat = Ints.tryParse(text);
        if (seat == null || seat < 0 || seat >= seats) {
          throw wrong(each, "seat " + text + "; expected " + GameChoice.seatNumbers(seats));
        }
        @Nullable AgentChoice other = agents.put(seat, each.agent());
        if (other != null) {
          throw wrong(each, "seat " + seat + " has " + other + " already; expected one agent");
        }
      }
    }
    return agents;
  }

  private ParameterException wrong(SeatAgent named, String message) {
    return new ParameterException(spec.commandLine(), "--agent " + named + ": " + message);
  }
}
