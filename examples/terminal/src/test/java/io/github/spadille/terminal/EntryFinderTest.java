package io.github.spadille.terminal;

import static io.github.spadille.terminal.CommandLineTest.assertUserError;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.spadille.testkit.Covers;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** An entry goes by its name, and by any name of its game where no other is meant. */
@Covers({"HSE-2", "HSE-22"})
class EntryFinderTest {
  private static final String EVENING =
      """
      house-rules: Our evening
      version: 1
      date: 2024-05-03

      entries:
        - entry: Lies on Fridays
          game: i-doubt-it
          base: 1
        - entry: Scopa, middling
          game: scopa
          base: 1
          options:
            target: 16
        - entry: Scopa, long
          game: scopa
          base: 1
          options:
            target: 21
        - {game: cassino, base: 1}

        - entry: Cassino for kids
          game: cassino
          base: 1
        - entry: Canasta
          game: oh-hell
          base: 1
      """;

  @TempDir Path directory;
  private String file;

  @BeforeEach
  void writeADocument() throws IOException {
    file = Files.writeString(directory.resolve("evening.yaml"), EVENING).toString();
  }

  private Run sheet(String entry) {
    return Run.of("house-rules", "sheet", file, entry);
  }

  private Run with(String command, String... more) {
    return Run.of(
        Stream.concat(Stream.of(command, "--house-rules", file, "--seats", "3"), Stream.of(more))
            .toArray(String[]::new));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"Lies on Fridays", " lies on fridays ", "i-doubt-it", "I Doubt It", "Cheat"})
  void theOnlyEntryOfAGameGoesByAnyNameOfTheGame(String name) throws IOException {
    assertThat(sheet(name).lines()).startsWith("Lies on Fridays", "===============");
    assertThat(Run.of("house-rules", "export", file, name).out()).contains("Lies on Fridays");
    assertThat(with("rules", name).lines()).startsWith("Lies on Fridays");
    assertThat(with("rules", "--entry", name).lines()).startsWith("Lies on Fridays");
    String[] decision = {"--question", "Who deals?", "--decision", "Ana."};
    Run decided =
        Run.of(
            Stream.concat(Stream.of("house-rules", "decide", file, name), Stream.of(decision))
                .toArray(String[]::new));
    assertThat(decided.out()).isEqualTo("Our evening v2: recorded.\n");
    Run proposed =
        Run.of("house-rules", "propose", file, "--by", "Bo", "--text", "No.", "--entry", name);
    assertThat(proposed.exitCode()).isZero();
    assertThat(Files.readString(Path.of(file))).contains("    entry: Lies on Fridays\n");
  }

  @Test
  void aGameIsPlayedAndSimulatedByItsEntry() {
    assertThat(with("simulate", "cheat", "--games", "1").lines())
        .startsWith("I Doubt It (i-doubt-it), 3 players")
        .anySatisfy(line -> assertThat(line).endsWith("entry Lies on Fridays"));
    assertThat(with("play", "Lies on Fridays", "--auto", "--seed", "1", "--max-moves", "3").lines())
        .startsWith("I Doubt It (i-doubt-it), 3 players");
  }

  @Test
  void severalEntriesOfAGameAreListed() {
    String several =
        "Our evening v1 has several entries of scopa; which one: Scopa, middling; Scopa, long";

    assertUserError(several, "house-rules", "sheet", file, "Scopa");
    assertUserError(several, "house-rules", "export", file, "scopa");
    assertUserError(several, "rules", "scopa", "--house-rules", file);
    assertUserError(several, "play", "--house-rules", file, "-e", "SCOPA");
    assertUserError(several, "simulate", "scopa", "--house-rules", file);
    assertUserError(
        several, "house-rules", "propose", file, "-e", "scopa", "--by", "A", "--text", "x");
    assertThat(sheet("scopa, long").out()).contains("* target=21; default: 11.");
  }

  @Test
  void ofSeveralTheOneThatIsCalledAfterTheGameIsMeant() {
    assertThat(sheet("Cassino").lines()).startsWith("Cassino", "=======");
    assertThat(sheet("cassino for kids").lines()).startsWith("Cassino for kids");
    assertThat(with("rules", "cassino").lines()).startsWith("Cassino", "=======");
  }

  @Test
  void theNameOfAnEntryWinsOverThatOfAGame() {
    assertThat(sheet("canasta").lines())
        .startsWith("Canasta", "=======")
        .contains("Game:        Oh Hell! (oh-hell), base rules 1");
  }

  @Test
  void whatIsNotThereIsToldWithWhatIs() {
    String all =
        "; there are Lies on Fridays; Scopa, middling; Scopa, long; cassino; Cassino for kids;"
            + " Canasta";

    assertUserError(
        "Our evening v1 has no entry of spider" + all, "house-rules", "sheet", file, "spider");
    assertUserError("has no entry of spider" + all, "play", "Spider", "--house-rules", file);
    assertUserError(
        "no entry chaet (did you mean cheat?)" + all, "rules", "chaet", "--house-rules", file);
    assertUserError("no entry xyzzy" + all, "house-rules", "export", file, "xyzzy");
    assertUserError(
        "entry Lies on Friday is unknown; did you mean Lies on Fridays?",
        "house-rules",
        "propose",
        file,
        "-e",
        "Lies on Friday",
        "--by",
        "A",
        "--text",
        "x");
  }

  @Test
  void aSavedGameIsResumedUnderTheNameOfItsEntry() {
    Path saved = directory.resolve("saved.spadille");
    String[] play = {"play", "cheat", "--house-rules", file, "--seats", "3", "--seed", "1"};
    assertThat(Run.typing("save " + saved + "\nquit\n", play).exitCode()).isZero();

    for (String name : new String[] {"cheat", "Lies on Fridays"}) {
      Run run =
          Run.typing("quit\n", "play", name, "--house-rules", file, "--resume", saved.toString());
      assertThat(run.err()).isEmpty();
      assertThat(run.lines()).startsWith("I Doubt It (i-doubt-it), 3 players");
    }
    assertUserError(
        "game Scopa, long was named, but the house rules are of i-doubt-it",
        "play",
        "Scopa, long",
        "--house-rules",
        file,
        "--resume",
        saved.toString());
  }
}
