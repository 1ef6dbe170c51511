package io.github.spadille.terminal;

import com.google.common.collect.ImmutableSortedMap;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Setup;
import io.github.spadille.engine.match.Match;
import io.github.spadille.engine.move.Move;
import io.github.spadille.formats.record.GameRecord;
import io.github.spadille.formats.record.GameRecord.WholeLines;
import io.github.spadille.formats.record.RecordException;
import io.github.spadille.formats.record.Replay;
import io.github.spadille.formats.record.ReplayException;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;

/**
 * A game that was saved, as it stands.
 *
 * @param chosen what is played
 * @param match as far as it was played
 * @param seating who sat where, if the record tells it
 * @param torn the last line of the record, if it was not written to its end; else empty
 */
record ResumedGame<S extends GameState, M extends Move, O>(
    ChosenGame<S, M, O> chosen, Match<S, M> match, Optional<Seating> seating, String torn) {

  /**
   * Reads a game.
   *
   * @param choice names the document to which the record is bound, if it is
   * @throws picocli.CommandLine.ParameterException if the record is of another game than the one
   *     that was named, or its document was not
   * @throws IOException if the file cannot be read
   * @throws RecordException if it holds no record
   * @throws ReplayException if the record does not hold
   */
  static ResumedGame<?, ?, ?> read(Path file, GameChoice choice) throws IOException {
    WholeLines lines = GameRecord.readWholeLines(file);
    return of(chosen(lines.record(), choice), lines, choice);
  }

  /**
   * Returns what a record says is played, and by whom if it names all players.
   *
   * @param choice names the document to which the record is bound, if it is
   * @throws picocli.CommandLine.ParameterException if the record is of another game than the one
   *     that was named, or its document was not
   * @throws ReplayException if there is no such game, or it is not played so
   */
  static ChosenGame<?, ?, ?> chosen(GameRecord record, GameChoice choice) {
    if (choice.hasDocument()) {
      GroupRules group = choice.group(record);
      return chosen(record, group.game(), Optional.of(group));
    }
    if (record.houseRules().isPresent()) {
      throw choice.wrong(
          record.source()
              + " is bound to "
              + record.houseRules().get()
              + "; name it with --house-rules");
    }
    return chosen(record, choice.game(record), Optional.empty());
  }

  private static <S extends GameState, M extends Move, O> ChosenGame<S, M, O> chosen(
      GameRecord record, Game<S, M, O> game, Optional<GroupRules> group) {
    Setup<S, M> setup = Replay.setup(record, game);
    int seats = setup.seats();
    ChosenGame<S, M, O> chosen =
        group
            .map(rules -> ChosenGame.of(game, seats, rules))
            .orElseGet(() -> ChosenGame.of(game, seats, setup.options()));
    boolean allNamed = record.names().size() == seats;
    return allNamed
        ? chosen.with(ImmutableSortedMap.copyOf(record.names()).values().asList())
        : chosen;
  }

  private static <S extends GameState, M extends Move, O> ResumedGame<S, M, O> of(
      ChosenGame<S, M, O> chosen, WholeLines lines, GameChoice choice) {
    Match<S, M> match = Replay.match(lines.record(), chosen.game());
    Optional<Seating> seating = seating(lines.record(), chosen.seats(), choice);
    return new ResumedGame<>(chosen, match, seating, lines.torn());
  }

  private static Optional<Seating> seating(GameRecord record, int seats, GameChoice choice) {
    try {
      return Seating.of(record, seats).filter(seating -> !seating.people().isEmpty());
    } catch (IllegalArgumentException e) {
      throw choice.wrong(record.source() + ": " + Failures.message(e));
    }
  }
}
