package io.github.spadille.testkit.law;

import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.match.Match;
import io.github.spadille.engine.move.Move;
import io.github.spadille.formats.record.GameRecord;
import io.github.spadille.formats.record.RecordException;
import io.github.spadille.formats.record.RecordWriter;
import io.github.spadille.formats.record.Replay;
import io.github.spadille.formats.record.ReplayException;
import io.github.spadille.testkit.twin.Lines;
import java.util.Optional;

/** A record is a save file. */
final class RecordsReplay extends RunLaw {
  @Override
  public String sentence() {
    return "The record of a game, written and read, replays to an equal state.";
  }

  @Override
  <S extends GameState, M extends Move> Optional<Breach> examine(Run<S, M> run) {
    return problem(run).map(reason -> new Breach(run.length(), reason));
  }

  private static <S extends GameState, M extends Move> Optional<String> problem(Run<S, M> run) {
    String text = RecordWriter.of(run.last()).format();
    try {
      GameRecord record = GameRecord.parse("record", text);
      if (!record.format().equals(text)) {
        return Optional.of("written again: " + Lines.difference(text, record.format()));
      }
      Match<S, M> match = Replay.match(record, run.setup().game());
      if (match.state().equals(run.last().state())) {
        return Optional.empty();
      }
      return Optional.of(
          "replayed to another state: "
              + Lines.difference(
                  run.rules().table(run.last().state()).toString(),
                  match.rules().table(match.state()).toString()));
    } catch (RecordException | ReplayException e) {
      return Optional.of(e.toString());
    }
  }
}
