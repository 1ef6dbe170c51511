package io.github.spadille.testkit;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.game.Game;
import io.github.spadille.formats.record.GameRecord;
import io.github.spadille.formats.record.RecordException;
import io.github.spadille.formats.record.Replay;
import io.github.spadille.formats.record.ReplayException;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;

/**
 * A scenario of a folder, read and played.
 *
 * @param text the whole file; empty if that cannot be read
 * @param record the scenario; nothing if the file is no record
 * @param fault why it does not hold, with file and line; nothing if it does
 */
record PlayedScenario(String text, Optional<GameRecord> record, Optional<String> fault) {
  /** Plays all scenarios of a folder, by name. */
  static ImmutableList<PlayedScenario> in(Game<?, ?, ?> game, String folder) {
    ImmutableList.Builder<PlayedScenario> scenarios = ImmutableList.builder();
    for (Scenarios.Source source : Scenarios.sources(folder)) {
      scenarios.add(play(game, source));
    }
    return scenarios.build();
  }

  private static PlayedScenario play(Game<?, ?, ?> game, Scenarios.Source source) {
    Optional<GameRecord> record = Optional.empty();
    try {
      GameRecord read = source.record();
      record = Optional.of(read);
      Replay.run(read, game);
      return new PlayedScenario(read.format(), record, Optional.empty());
    } catch (RecordException | ReplayException e) {
      String text = record.map(GameRecord::format).orElseGet(source::looseText);
      return new PlayedScenario(text, record, Optional.of(String.valueOf(e.getMessage())));
    }
  }

  /**
   * Returns what is wrong with scenarios, each fault once: several may begin in one that does not
   * hold.
   */
  static ImmutableList<String> faults(Iterable<PlayedScenario> scenarios) {
    Set<String> faults = new LinkedHashSet<>();
    for (PlayedScenario scenario : scenarios) {
      scenario.fault().ifPresent(faults::add);
    }
    return ImmutableList.copyOf(faults);
  }
}
