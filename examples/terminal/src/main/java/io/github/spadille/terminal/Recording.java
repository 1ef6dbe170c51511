package io.github.spadille.terminal;

import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.match.Arena;
import io.github.spadille.engine.match.Match;
import io.github.spadille.engine.move.Move;
import io.github.spadille.formats.record.RecordWriter;

/** Writes the record of a game while it is played. */
final class Recording<S extends GameState, M extends Move> implements Arena.Listener<S, M> {
  private final RecordWriter<S, M> writer;
  private final boolean checks;

  /** Begins a record; with checks it says before each decision who can do what. */
  Recording(ChosenGame<S, M, ?> chosen, boolean checks) {
    this.writer = chosen.record();
    this.checks = checks;
  }

  @Override
  public void moved(Match<S, M> before, M move, Match<S, M> after) {
    if (checks && !move.isChance()) {
      writer.checks(before.state());
    }
    writer.move(move);
  }

  /** Returns the text of the record of a game that ends here. */
  String end(S last) {
    return writer.end(last).text();
  }
}
