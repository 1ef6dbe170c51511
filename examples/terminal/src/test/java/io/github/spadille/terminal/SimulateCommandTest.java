package io.github.spadille.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.words.Words;
import io.github.spadille.tricktaking.ohhell.OhHell;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SimulateCommandTest {
  @TempDir Path directory;

  private static Run simulate(String... more) {
    String[] args =
        Stream.concat(
                Stream.of("simulate", "oh-hell", "--seed", "11", "-o", "first-size=3"),
                Stream.of(more))
            .toArray(String[]::new);
    Run run = Run.of(args);
    assertThat(run.err()).isEmpty();
    assertThat(run.exitCode()).isZero();
    return run;
  }

  private Map<String, String> records(String name, String... more) throws IOException {
    Path out = directory.resolve(name);
    simulate(
        Stream.concat(Stream.of("--out", out.toString()), Stream.of(more)).toArray(String[]::new));
    Map<String, String> texts = new TreeMap<>();
    try (Stream<Path> files = Files.list(out)) {
      for (Path file : files.toList()) {
        texts.put(file.getFileName().toString(), Files.readString(file));
      }
    }
    return texts;
  }

  @Test
  void tellsWinsScoresAndLengths() {
    Run run = simulate("--games", "100");

    assertThat(run.out())
        .startsWith("Oh Hell! (oh-hell), 4 players")
        .contains("house rules: first-size=3", "100 games, agent random, seed 11")
        .contains("seat  wins   share  95 % interval  mean score  spread")
        .containsPattern("length   \\d+\\.\\d decisions on average, 64 to \\d+")
        .contains("decisions per second")
        .doesNotContain("cut off", "drawn", "losses");
    assertThat(run.lines().stream().filter(line -> line.matches(" +[0-3] +\\d+ +\\d.* %.*")))
        .hasSize(4);
  }

  /** In Toepen nobody wins, one player loses; no game of it is drawn. */
  @Test
  void tellsWhoLostWhereNobodyWon() {
    Run run = Run.of("simulate", "toepen", "--games", "12", "--seed", "3", "-o", "chips=2");

    assertThat(run.out())
        .contains("seat  wins  losses  share", "\nends     0 won, 0 drawn, 12 lost\n");
    assertThat(run.lines().stream().filter(line -> line.matches(" +[0-3] +0 +\\d+ +0\\.0 %.*")))
        .hasSize(4);
  }

  @Test
  void tellsHowManyGamesAreDrawn() {
    assertThat(Run.of("simulate", "magic-eight-ball", "--games", "3", "--seed", "3").out())
        .contains("seat  wins  share", "\nends     0 won, 3 drawn, 0 lost\n");
  }

  @Test
  void resultsDoNotDependOnThreads() {
    assertThat(results("1")).isEqualTo(results("3"));
  }

  private static String results(String threads) {
    String out = simulate("--games", "70", "--threads", threads).out();
    return out.substring(out.indexOf("seat  wins"), out.indexOf("speed"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"random", "lively"})
  void filesDoNotDependOnThreads(String agent) throws IOException {
    Map<String, String> one = records("one", "-g", "40", "-t", "1", "--checks", "-a", agent);
    Map<String, String> three = records("three", "-g", "40", "-t", "3", "--checks", "-a", agent);

    assertThat(one).hasSize(40).containsKeys("oh-hell-11-0.spadille", "oh-hell-11-39.spadille");
    assertThat(three).isEqualTo(one);
    assertThat(one.values()).doesNotHaveDuplicates();
  }

  @Test
  void gamesDoNotDependOnTheirNumber() throws IOException {
    Map<String, String> few = records("few", "-g", "2");
    Map<String, String> more = records("more", "-g", "5");

    assertThat(more).containsAllEntriesOf(few);
  }

  @Test
  void recordsWithChecksReplay() throws IOException {
    String record = records("out", "-g", "3", "--checks").get("oh-hell-11-2.spadille");

    assertThat(record)
        .contains("\n? turn 0\n? moves 0: bid 0; bid 1; bid 2; bid 3\n0 bid ")
        .containsPattern("\\? over\n\\? scores: .*\n\\? winners: .*\n$");
    Run replay = Run.of("replay", directory.resolve("out").toString());
    assertThat(replay.exitCode()).isZero();
    assertThat(replay.out()).startsWith("3 records, ");
  }

  @Test
  void everySeatThatMayActIsChecked() throws IOException {
    String record =
        records("out", "-g", "1", "--checks", "-o", "bidding=at-once", "-n", "3")
            .get("oh-hell-11-0.spadille");

    assertThat(record)
        .contains("Options: first-size=3 bidding=at-once\n")
        .contains("\n? turn 0 1 2\n? moves 0: bid 0", "\n? moves 1: bid 0", "\n? moves 2: bid 0");
  }

  @Test
  void recordsWithoutChecksHaveNoneBeforeTheEnd() throws IOException {
    assertThat(records("out", "-g", "1").get("oh-hell-11-0.spadille"))
        .doesNotContain("? turn", "? moves")
        .contains("? winners");
  }

  @Test
  void gamesAreCutOff() throws IOException {
    Run run = simulate("-g", "2", "--max-moves", "20");
    assertThat(run.out()).contains("cut off  2 of 2 games after 20 moves");

    assertThat(records("out", "-g", "1", "--max-moves", "20").get("oh-hell-11-0.spadille"))
        .endsWith("\n# the game goes on\n");
    assertThat(Run.of("replay", directory.toString()).exitCode()).isZero();
  }

  @Test
  void theFirstGameOfASeedIsTheOneThatPlayShows() throws IOException {
    String record = records("out", "-g", "1").get("oh-hell-11-0.spadille");
    String told = Run.of("play", "oh-hell", "--auto", "--seed", "11", "-o", "first-size=3").out();

    assertThat(record.lines().filter(line -> line.matches("\\d play .*")).map(line -> play(line)))
        .containsExactlyElementsOf(
            told.lines().filter(line -> line.matches("\\w+ plays .*")).toList());
  }

  /** Returns a line of a record in words: {@code Cleo plays 10♦.} */
  private static String play(String line) {
    Words words = OhHell.GAME.words();
    String card = words.card(PlayingCard.parse(line.substring(7)));
    return Names.ofAgents(4).of(line.charAt(0) - '0') + " plays " + card + ".";
  }

  @Test
  void checksNeedAPlace() {
    CommandLineTest.assertUserError("--checks needs --out", "simulate", "oh-hell", "--checks");
  }

  @Test
  void unwritablePlacesAreUserErrors() throws IOException {
    Path file = Files.writeString(directory.resolve("file"), "");

    Run run = Run.of("simulate", "oh-hell", "-g", "1", "--out", file.toString());
    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.err()).contains("cannot write into " + file + ": it is not a directory");
  }
}
