package io.github.spadille.terminal;

import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.match.Dealer;
import io.github.spadille.engine.match.Match;
import io.github.spadille.engine.match.Policy;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.random.RandomSource;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.seat.Viewer;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** People and agents at a game whose clock is turned, and what stands on the screen. */
final class LiveTestTable<S extends GameState, M extends Move> {
  static final String TABLE = "[table]";
  private static final int LAST = 1500;

  final TurnedTime time = new TurnedTime();
  final ChosenGame<S, M, ?> chosen;
  private final StringWriter shown = new StringWriter();
  private final Seats people;
  private long slowness;

  LiveTestTable(ChosenGame<S, M, ?> chosen, Seats people) {
    this.chosen = chosen;
    this.people = people;
  }

  /** From now on it takes so long to show a move. */
  void slow(long milliseconds) {
    slowness = milliseconds;
  }

  /** Returns the play of these people, and of agents of one kind at the other seats. */
  LivePlay<S, M> play(
      Keyboard keyboard, Policy<S, M> policy, Function<RandomSource, Duration> reaction) {
    Voice voice = chosen.voice(chosen.names(), 80);
    Viewer viewer = people.size() == 1 ? Viewer.seat(people.first()) : Viewer.bystander();
    Narrator<S, M> narrator = new Narrator<>(chosen.rules(), voice, Optional.of(viewer));
    PrintWriter out = TerminalWriter.on(shown);
    LiveScreen<S, M> screen =
        new LiveScreen<>(
            chosen,
            people,
            out,
            (before, move, after) -> {
              narrator.tell(before.state(), move).forEach(out::println);
              time.pass(slowness);
            },
            match -> out.println(TABLE));
    List<LiveOpponent<S, M>> opponents = new ArrayList<>();
    for (int seat : Seats.all(chosen.seats()).andNot(people)) {
      opponents.add(new LiveOpponent<>(seat, policy, reaction, RandomSource.seeded(seat)));
    }
    return new LivePlay<>(people, opponents, Dealer.seeded(1), keyboard, screen, () -> time);
  }

  /** Returns what is on the screen. */
  String shown() {
    return shown.toString();
  }

  /** Returns the end of what is on the screen. */
  String shownLast() {
    StringBuffer all = shown.getBuffer();
    return all.substring(Math.max(0, all.length() - LAST));
  }

  /** Returns the moves of a match as a record has them, those of chance left out. */
  static <S extends GameState, M extends Move> List<String> texts(Match<S, M> match) {
    return match.moves().stream()
        .filter(move -> !move.isChance())
        .map(move -> move.seat() + " " + match.rules().syntax().format(move))
        .toList();
  }
}
