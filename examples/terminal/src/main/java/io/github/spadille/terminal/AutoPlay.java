package io.github.spadille.terminal;

import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.match.Dealer;
import io.github.spadille.engine.match.Match;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.seat.Seats;
import java.io.PrintWriter;
import java.util.Optional;

/** Plays a game by agents and tells it from the deal to the winner. */
final class AutoPlay<S extends GameState, M extends Move> {
  private final ChosenGame<S, M, ?> chosen;
  private final SeatedAgents agents;
  private final long seed;
  private final int maxMoves;
  private final PrintWriter out;

  /** Creates a game that is cut off after some number of moves if it does not end before. */
  AutoPlay(
      ChosenGame<S, M, ?> chosen, SeatedAgents agents, long seed, int maxMoves, PrintWriter out) {
    this.chosen = chosen;
    this.agents = agents;
    this.seed = seed;
    this.maxMoves = maxMoves;
    this.out = out;
  }

  /** Plays and tells. */
  void run() {
    int width = Columns.width();
    Voice voice = chosen.voice(chosen.names(), width);
    Narrator<S, M> narrator = new Narrator<>(chosen.rules(), voice, Optional.empty());
    chosen.heading(width).forEach(out::println);
    out.println(voice.wrapped("", whoPlays(voice)));
    out.println(voice.text("auto.open"));

    Dealer dealer = Dealer.seeded(seed, 0);
    Match<S, M> match =
        agents
            .arena(chosen.setup(), dealer)
            .withMoveLimit(maxMoves)
            .withListener(
                (before, move, after) -> narrator.tell(before.state(), move).forEach(out::println))
            .play(dealer)
            .match();
    out.println();
    out.println(voice.text(match.isOver() ? "auto.over" : "auto.cut-off", match.size()));
    new SheetText(voice).end(match).forEach(out::println);
    out.flush();
  }

  private String whoPlays(Voice voice) {
    String shown = Long.toString(seed);
    Seats all = Seats.all(chosen.seats());
    return agents
        .only()
        .map(agent -> voice.text("auto.seed", shown, agent))
        .orElseGet(() -> voice.text("auto.seats", shown, agents.told(all, voice.names())));
  }
}
