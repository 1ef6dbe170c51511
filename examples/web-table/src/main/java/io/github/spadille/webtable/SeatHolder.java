package io.github.spadille.webtable;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonProperty;
import org.jspecify.annotations.Nullable;

/**
 * Who holds a seat.
 *
 * @param name what the table calls them
 * @param kind a person, an agent, or nobody, for whom an agent plays
 * @param level how well the agent plays; null for the usual level
 * @param away whether an agent plays for a person who is away
 */
record SeatHolder(String name, Kind kind, @Nullable String level, boolean away) {
  /** Who can hold a seat. */
  enum Kind {
    /** A person with a link. */
    @JsonProperty("person")
    PERSON,
    /** A program that thinks. */
    @JsonProperty("agent")
    AGENT,
    /** Nobody: whoever watches may sit down. */
    @JsonProperty("free")
    FREE
  }

  /** The level of an agent of which nothing else is said. */
  static final String USUAL_LEVEL = "normal";

  /** Tells whether an agent makes the moves now. */
  @JsonIgnore
  boolean isPlayedByAgent() {
    return kind != Kind.PERSON || away;
  }

  /** Tells whether a person makes the moves now. */
  @JsonIgnore
  boolean isPresentPerson() {
    return kind == Kind.PERSON && !away;
  }

  String agentLevel() {
    return level == null ? USUAL_LEVEL : level;
  }

  SeatHolder withAway(boolean now) {
    return new SeatHolder(name, kind, level, now);
  }

  SeatHolder freed() {
    return new SeatHolder(name, Kind.FREE, level, false);
  }

  SeatHolder takenBy(String person) {
    return new SeatHolder(person, Kind.PERSON, level, false);
  }
}
