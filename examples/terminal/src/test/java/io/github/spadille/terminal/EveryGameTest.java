package io.github.spadille.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.spadille.engine.Catalog;
import io.github.spadille.engine.game.Game;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Nothing in the command knows a game, so it must do for all of them. */
class EveryGameTest {
  @TempDir Path directory;

  static Stream<String> games() {
    return Catalog.load().games().stream().map(Game::id);
  }

  @ParameterizedTest
  @MethodSource("games")
  void hasRules(String game) {
    Run run = Run.of("rules", game);

    assertThat(run.exitCode()).isZero();
    assertThat(run.out()).doesNotContain("|", "`");
  }

  @ParameterizedTest
  @MethodSource("games")
  void isToldWhenAgentsPlay(String game) {
    Run run = Run.of("play", game, "--auto", "--seed", "1", "--max-moves", "400");

    assertThat(run.err()).isEmpty();
    assertThat(run.exitCode()).isZero();
    assertThat(run.out()).contains("Ada").contains("The game is ");
  }

  @ParameterizedTest
  @MethodSource("games")
  void isPlayedByAPerson(String game) {
    Onlooker person =
        new Onlooker(
            80, 25, "why move", "nonsense", "move", "move", "undo", "redo", "log", "table");
    StringWriter err = new StringWriter();
    int exitCode =
        Spadille.execute(
            Run.CATALOG,
            shown -> person,
            person.out(),
            new PrintWriter(err),
            "play",
            "--agent",
            "random",
            game,
            "--seed",
            "1");

    assertThat(err.toString()).isEmpty();
    assertThat(exitCode).isZero();
    assertThat(String.join("", person.screens()).replaceAll("\\s+", " "))
        .contains("no rule forbids it", "\"nonsense\" is no move that you can make now");
  }

  @ParameterizedTest
  @MethodSource("games")
  void isSimulatedIntoRecordsThatReplay(String game) {
    for (String agent : List.of("random", "lively")) {
      String out = directory.resolve(agent).toString();
      Run run =
          Run.of(
              "simulate",
              game,
              "-g",
              "3",
              "-s",
              "1",
              "-a",
              agent,
              "--max-moves",
              "600",
              "--checks",
              "--out",
              out);
      assertThat(run.err()).isEmpty();
      assertThat(run.exitCode()).isZero();
    }
    Run replay = Run.of("replay", directory.toString());
    assertThat(replay.out()).startsWith("6 records, ").contains(": all hold");
  }
}
