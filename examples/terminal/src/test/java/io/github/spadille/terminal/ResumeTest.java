package io.github.spadille.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.spadille.engine.Catalog;
import io.github.spadille.engine.game.Game;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A game that is saved and resumed with its seed goes on as if it had never stopped. */
class ResumeTest {
  private static final Catalog CATALOG = Catalog.load();
  private static final int LINES = 60;
  private static final int STOPS = 4;

  @TempDir Path directory;

  static Stream<String> games() {
    return CATALOG.games().stream().map(Game::id);
  }

  @Tag("sweep")
  @ParameterizedTest
  @MethodSource("games")
  void goesOnAsIfItHadNeverStopped(String game) throws IOException {
    for (String agent : List.of("random", "lively")) {
      List<String> typed = typed(game, agent);
      String whole = record(typed, "play", game, "--seed", "5", "--agent", agent);

      for (int stop = 1; stop < STOPS; stop++) {
        int until = typed.size() * stop / STOPS;
        Path saved = directory.resolve(game + agent + stop);
        List<String> before = new ArrayList<>(typed.subList(0, until));
        before.add("save " + saved);
        type(before, "play", game, "--seed", "5", "--agent", agent);
        List<String> after = typed.subList(until, typed.size());

        assertThat(
                record(
                    after, "play", "--resume", saved.toString(), "--seed", "5", "--agent", agent))
            .as("%s, stopped after %s of %s lines", game, until, typed)
            .isEqualTo(whole);
      }
    }
  }

  /** Somebody who does not like what was dealt goes back, saves, resumes and plays on as before. */
  @Tag("sweep")
  @ParameterizedTest
  @MethodSource("games")
  void nobodyGetsAnotherDealByTakingBackAndResuming(String game) throws IOException {
    List<String> typed = typed(game, "random");
    Path saved = directory.resolve(game + "back");
    List<String> before = new ArrayList<>(typed);
    before.addAll(List.of("undo", "undo", "undo", "save " + saved));
    type(before, "play", game, "--seed", "5", "--agent", "random");

    String resumed =
        record(List.of(), "play", "--resume", saved.toString(), "--seed", "6", "--agent", "random");
    assertThat(taken(resumed)).containsAll(taken(Files.readString(saved)));
  }

  /** Returns the draws of a record that were taken back. */
  private static List<String> taken(String record) {
    return record.lines().filter(line -> line.startsWith("~ *")).toList();
  }

  @Test
  void aTornLastLineIsLeftOutAndTold() throws IOException {
    Path saved = directory.resolve("torn");
    String head = "spadille 1\nGame: oh-hell\nSeats: 3\nOptions: first-size=2\n\n";
    String deal = "* deal hand.0: 7s 3h; hand.1: 2s Ad; hand.2: Ks Qc; turn-up: 3d\n";
    Files.writeString(saved, head + deal + "0 bid 1\n1 bi");

    Run run = Run.typing("log\nquit\n", "play", "--resume", saved.toString(), "--seat", "1");

    assertThat(run.out())
        .contains("The last line of the record was not written to its end and is left out: 1 bi");
    assertThat(run.exitCode()).isZero();
  }

  /** Returns what somebody types who plays for a while. */
  private static List<String> typed(String game, String agent) {
    Typist typist = new Typist(List.of(), LINES, 1);
    run(typist, "play", game, "--seed", "5", "--agent", agent);
    return typist.typed();
  }

  /** Returns the record of a game after some lines. */
  private String record(List<String> lines, String... args) throws IOException {
    Path file = directory.resolve("record");
    List<String> all = new ArrayList<>(lines);
    all.add("save --force " + file);
    Files.deleteIfExists(file);
    type(all, args);
    return Files.readString(file);
  }

  private static void type(List<String> lines, String... args) {
    run(new Typist(lines, lines.size(), 1), args);
  }

  private static void run(Typist typist, String... args) {
    StringWriter err = new StringWriter();
    int exitCode =
        Spadille.execute(
            CATALOG,
            shown -> typist,
            new PrintWriter(new StringWriter()),
            new PrintWriter(err),
            args);
    assertThat(err.toString()).isEmpty();
    assertThat(exitCode).isZero();
  }
}
