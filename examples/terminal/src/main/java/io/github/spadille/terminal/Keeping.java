package io.github.spadille.terminal;

import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.match.Match;
import io.github.spadille.engine.move.Move;
import io.github.spadille.formats.record.RecordWriter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Keeps the record of a game while it is played, if it can. */
final class Keeping<S extends GameState, M extends Move> implements AutoCloseable {
  private final ChosenGame<S, M, ?> chosen;
  private final Seating seating;
  private @Nullable KeptGame kept;

  /**
   * Creates a keeper.
   *
   * @param kept where; nothing if the game is not kept
   */
  Keeping(ChosenGame<S, M, ?> chosen, Seating seating, Optional<KeptGame> kept) {
    this.chosen = chosen;
    this.seating = seating;
    this.kept = kept.orElse(null);
  }

  /** Tells whether the game is kept. */
  boolean isOn() {
    return kept != null;
  }

  /**
   * Keeps a match as it stands now.
   *
   * @return why the game is no longer kept, if it cannot be
   */
  Optional<IOException> keep(Match<S, M> match) {
    if (kept == null) {
      return Optional.empty();
    }
    try {
      kept.write(record(match));
      return Optional.empty();
    } catch (IOException e) {
      kept = null;
      return Optional.of(e);
    }
  }

  /** Returns the record of a match, with who sits where. */
  String record(Match<S, M> match) {
    RecordWriter<S, M> writer = chosen.record(seating);
    match.moves().forEach(writer::move);
    return writer.end(match.state()).takenBack(match).text();
  }

  /** Leaves the record as it is. */
  @Override
  public void close() {
    if (kept != null) {
      try {
        kept.close();
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }
}
