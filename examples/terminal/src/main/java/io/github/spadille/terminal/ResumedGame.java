package io.github.spadille.terminal;

import com.google.common.collect.ImmutableSortedMap;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.game.GameState;
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
    GameRecord record = lines.record();
    if (choice.hasDocument()) {
      GroupRules group = choice.group(record);
      return of(group.game(), lines, Optional.of(group), choice);
    }
    if (record.houseRules().isPresent()) {
      throw choice.wrong(
          file + " is bound to " + record.houseRules().get() + "; name it with --house-rules");
    }
    return of(choice.game(record), lines, Optional.empty(), choice);
  }

  private static <S extends GameState, M extends Move, O> ResumedGame<S, M, O> of(
      Game<S, M, O> game, WholeLines lines, Optional<GroupRules> group, GameChoice choice) {
    GameRecord record = lines.record();
    Match<S, M> match = Replay.match(record, game);
    int seats = match.rules().seats();
    ChosenGame<S, M, O> chosen =
        group
            .map(rules -> ChosenGame.of(game, seats, rules))
            .orElseGet(() -> ChosenGame.of(game, seats, match.setup().options()));
    boolean allNamed = record.names().size() == seats;
    ChosenGame<S, M, O> named =
        allNamed
            ? chosen.with(ImmutableSortedMap.copyOf(record.names()).values().asList())
            : chosen;
    return new ResumedGame<>(named, match, seating(record, seats, choice), lines.torn());
  }

  private static Optional<Seating> seating(GameRecord record, int seats, GameChoice choice) {
    try {
      return Seating.of(record, seats).filter(seating -> !seating.people().isEmpty());
    } catch (IllegalArgumentException e) {
      throw choice.wrong(record.source() + ": " + Failures.message(e));
    }
  }
}
