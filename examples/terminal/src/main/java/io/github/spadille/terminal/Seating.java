package io.github.spadille.terminal;

import com.google.common.base.CharMatcher;
import com.google.common.base.Joiner;
import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.primitives.Ints;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.text.Excerpt;
import io.github.spadille.formats.record.GameRecord;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * Who sits where: people at some seats, agents at all others.
 *
 * @param people the seats of people
 * @param agents the agents by seat; those at the seats of people do not play
 */
record Seating(Seats people, SeatedAgents agents) {
  /** The header of a record that tells it. */
  static final String HEADER = "Seated";

  private static final String PERSON = "person";

  /** Stands before how long an agent thinks, and in how many threads. */
  private static final char PARAMETERS = ':';

  private static final Splitter BLANKS = Splitter.on(CharMatcher.whitespace()).omitEmptyStrings();

  /** Returns it as a header tells it: {@code 0=person 1=normal}. */
  String text() {
    List<String> texts = new ArrayList<>();
    for (int seat = 0; seat < agents.bySeat().size(); seat++) {
      texts.add(seat + "=" + (people.contains(seat) ? PERSON : agents.at(seat)));
    }
    return Joiner.on(' ').join(texts);
  }

  /**
   * Returns what a record tells; nothing if it does not.
   *
   * <p>Anybody may have written it. So of agents only the name is believed: one that is given a
   * budget could think for ever, and {@code normal} plays in its place.
   *
   * @throws IllegalArgumentException if it cannot be read; names the value and what is allowed
   */
  static Optional<Seating> of(GameRecord record, int seats) {
    String beginning = HEADER + ":";
    return record.otherHeaders().stream()
        .filter(header -> header.startsWith(beginning))
        .map(header -> parse(header.substring(beginning.length()), seats))
        .findFirst();
  }

  private static Seating parse(String text, int seats) {
    Seats people = Seats.none();
    List<AgentChoice> agents = new ArrayList<>(Collections.nCopies(seats, AgentChoice.NORMAL));
    for (String each : BLANKS.split(text)) {
      int equals = each.indexOf('=');
      Integer seat = equals < 0 ? null : Ints.tryParse(each.substring(0, equals));
      if (seat == null || seat < 0 || seat >= seats) {
        throw new IllegalArgumentException(
            HEADER
                + ": "
                + Excerpt.of(each)
                + "; expected one of seats 0 to "
                + (seats - 1)
                + " and who sits there, such as 0=person");
      }
      String who = each.substring(equals + 1);
      if (who.equals(PERSON)) {
        people = people.with(seat);
      } else {
        AgentChoice agent = AgentChoice.parse(who);
        agents.set(seat, who.indexOf(PARAMETERS) < 0 ? agent : AgentChoice.NORMAL);
      }
    }
    return new Seating(people, new SeatedAgents(ImmutableList.copyOf(agents)));
  }
}
