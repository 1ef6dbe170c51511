package io.github.spadille.terminal;

import io.github.spadille.engine.seat.Seats;
import java.util.ArrayList;
import java.util.List;

/** Says who plays, before a game begins. */
final class WhoPlays {
  private WhoPlays() {}

  /** Returns who sits where and plays how, and how one asks for help. */
  static String text(Voice voice, Seating seating) {
    Seats people = seating.people();
    Seats others = Seats.all(voice.names().seats()).andNot(people);
    String who = names(voice, people);
    String first = Integer.toString(people.first());
    String key = people.size() == 1 ? "play.alone" : "play.people";
    String playing =
        people.size() == 1 && !others.isEmpty()
            ? voice.text("play.person", who, first)
            : voice.text(key, who);
    return playing + agents(voice, seating.agents(), others) + " " + voice.text("play.how");
  }

  private static String names(Voice voice, Seats seats) {
    List<String> names = new ArrayList<>();
    seats.forEach(seat -> names.add(voice.names().of(seat)));
    return voice.words().list(names);
  }

  private static String agents(Voice voice, SeatedAgents agents, Seats seats) {
    if (seats.isEmpty()) {
      return "";
    }
    return " "
        + agents
            .only(seats)
            .map(agent -> voice.text("play.agent", agent))
            .orElseGet(() -> voice.text("play.agents", agents.told(seats, voice.names())));
  }
}
