package io.github.spadille.terminal;

import java.util.Optional;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/**
 * An agent and where it plays, as both were named on the command line: {@code hard}, {@code
 * 1=ismcts:iterations=2000}.
 *
 * @param seat what was written for the seat, which may be none; nothing if no seat was named
 * @param agent the agent
 */
record SeatAgent(Optional<String> seat, AgentChoice agent) {
  /** Returns it as it was written. */
  @Override
  public String toString() {
    return seat.map(named -> named + "=" + agent).orElseGet(agent::toString);
  }

  /** Reads it. What an agent is told stands after a colon, so an equals sign before is a seat's. */
  static final class Converter implements ITypeConverter<SeatAgent> {
    @Override
    public SeatAgent convert(String text) {
      int equals = text.indexOf('=');
      int colon = text.indexOf(':');
      boolean seated = equals >= 0 && (colon < 0 || equals < colon);
      Optional<String> seat = seated ? Optional.of(text.substring(0, equals)) : Optional.empty();
      try {
        return new SeatAgent(seat, AgentChoice.parse(text.substring(seated ? equals + 1 : 0)));
      } catch (IllegalArgumentException e) {
        String where = seat.map(named -> "seat " + named + ": ").orElse("");
        throw new TypeConversionException(where + Failures.message(e));
      }
    }
  }
}
