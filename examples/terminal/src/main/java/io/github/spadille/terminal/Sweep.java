package io.github.spadille.terminal;

import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.match.Arena;
import io.github.spadille.engine.match.Dealer;
import io.github.spadille.engine.move.Move;
import io.github.spadille.formats.record.GameRecord;
import io.github.spadille.formats.record.RecordException;
import io.github.spadille.formats.record.Replay;
import io.github.spadille.formats.record.ReplayException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/**
 * Plays games of one configuration, writes a record with checks of each, and replays it from its
 * text.
 *
 * <p>Where no agent is named, games with even numbers are played by random agents, the others by
 * lively ones.
 */
final class Sweep {
  /**
   * What came out.
   *
   * @param games how many games held
   * @param moves their moves, those of chance included
   * @param checks their checks
   * @param failure what is wrong with the first game that did not hold; empty if all did
   */
  record Result(int games, long moves, long checks, String failure) {}

  private final AgentsChoice agents;
  private final int games;
  private final long seed;
  private final int maxMoves;
  private final @Nullable Path directory;
  private final boolean force;

  /**
   * Creates a sweep.
   *
   * @param directory where to keep the records, if anywhere
   * @param force whether to overwrite records that are there already
   */
  Sweep(
      AgentsChoice agents,
      int games,
      long seed,
      int maxMoves,
      @Nullable Path directory,
      boolean force) {
    this.agents = agents;
    this.games = games;
    this.seed = seed;
    this.maxMoves = maxMoves;
    this.directory = directory;
    this.force = force;
  }

  /**
   * Plays the games of a configuration; stops at the first that does not hold.
   *
   * @param number the number of the configuration, in the names of files
   * @throws UncheckedIOException if a record cannot be written
   */
  <S extends GameState, M extends Move, O> Result of(ChosenGame<S, M, O> chosen, int number) {
    long moves = 0;
    long checks = 0;
    for (int game = 0; game < games; game++) {
      String name = chosen.game().id() + "-" + seed + "-" + number + "-" + game + ".spadille";
      try {
        String text = played(chosen, Dealer.seeded(seed + number, game), agents(chosen, game));
        keep(name, text);
        Replay.Result result = Replay.run(GameRecord.parse(name, text), chosen.game());
        moves += result.moves();
        checks += result.checks();
      } catch (RecordException | ReplayException e) {
        return new Result(game, moves, checks, name + ": " + Failures.message(e));
      }
    }
    return new Result(games, moves, checks, "");
  }

  private SeatedAgents agents(ChosenGame<?, ?, ?> chosen, int game) {
    AgentChoice usual = game % 2 == 0 ? AgentChoice.RANDOM : AgentChoice.LIVELY;
    return agents.at(chosen.seats(), chosen.game().seatCounts().last(), usual);
  }

  private <S extends GameState, M extends Move, O> String played(
      ChosenGame<S, M, O> chosen, Dealer dealer, SeatedAgents seated) {
    Recording<S, M> recording = new Recording<>(chosen, true);
    Arena<S, M> arena = seated.arena(chosen.setup(), dealer).withMoveLimit(maxMoves);
    return recording.end(arena.withListener(recording).play(dealer).match().state());
  }

  private void keep(String name, String text) {
    if (directory != null) {
      try {
        RecordFiles.write(directory.resolve(name), text, force);
      } catch (IOException e) {
        throw new UncheckedIOException("cannot write " + name + ": " + Failures.ofFile(e), e);
      }
    }
  }
}
