package io.github.spadille.webtable;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonRawValue;
import com.google.common.collect.ImmutableList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What the server says.
 *
 * <p>Each is written as an object with its type in front. Messages of the library stand in them as
 * they are.
 */
sealed interface ServerMessage {
  /** Returns the type that stands in front. */
  @JsonProperty(value = "type", index = 0)
  String type();

  default String json() {
    return WireJson.write(this);
  }

  /** One player as the table shows them. */
  record PlayerAtTable(
      int seat,
      String name,
      SeatHolder.Kind kind,
      @Nullable String level,
      boolean here,
      boolean away) {}

  /** The time for a turn, and what is left of it. */
  record ClockShown(int seconds, long left) {}

  /** Who asks to take a move back, and whose answer is awaited. */
  record UndoAsked(int by, List<Integer> waiting) {}

  /** The link of the one who reads this to the next game. */
  record NextGame(String token) {
    /** Returns what may stand in a log. */
    @Override
    public String toString() {
      return "next game";
    }
  }

  /** The table around the game. */
  record TableTold(
      String game,
      String title,
      String language,
      @Nullable Integer seat,
      ImmutableList<PlayerAtTable> players,
      @Nullable ClockShown clock,
      @Nullable UndoAsked undo,
      boolean canUndo,
      @Nullable NextGame rematch)
      implements ServerMessage {
    @Override
    public String type() {
      return "table";
    }
  }

  /** How the cards of the game are shown. */
  record PackTold(@JsonRawValue String pack) implements ServerMessage {
    @Override
    public String type() {
      return "pack";
    }
  }

  /** What has changed in the game. */
  record GameTold(boolean live, @JsonRawValue String observation) implements ServerMessage {
    @Override
    public String type() {
      return "game";
    }
  }

  /** Why a move is illegal. */
  record Refused(@JsonRawValue String refusal, String rule) implements ServerMessage {
    @Override
    public String type() {
      return "refused";
    }
  }

  /** A message that says no more than its type. */
  record Plain(@Override String type) implements ServerMessage {}

  /** One move as an agent judges it. */
  record Advice(
      String notation,
      String text,
      @Nullable Double gain,
      @Nullable Double error,
      @Nullable String why) {}

  /** What an agent would do, the best first. */
  record HintTold(List<Advice> moves) implements ServerMessage {
    @Override
    public String type() {
      return "hint";
    }
  }

  /** The rules of this table. */
  record RulesTold(@JsonRawValue String rules) implements ServerMessage {
    @Override
    public String type() {
      return "rules";
    }
  }

  /** The link of who sat down. */
  record Seated(String token) implements ServerMessage {
    @Override
    public String type() {
      return "seated";
    }

    /** Returns what may stand in a log. */
    @Override
    public String toString() {
      return "seated";
    }
  }

  /** How a finished game looked after some moves. */
  record MomentTold(int at, int of, @Nullable Integer seat, @JsonRawValue String observation)
      implements ServerMessage {
    @Override
    public String type() {
      return "moment";
    }
  }

  /** What could not be done. */
  record TroubleTold(String error, String code) implements ServerMessage {
    @Override
    public String type() {
      return "error";
    }
  }
}
