package io.github.spadille.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A game is asked for by any of its names; what is written names its id. */
class OtherNamesTest {
  private static final String TITLE = "I Doubt It (i-doubt-it), 3 players";

  @TempDir private Path folder;

  @ParameterizedTest
  @ValueSource(strings = {"i-doubt-it", "I Doubt It", "cheat", "Cheat", "bs", "B.S."})
  void everyCommandTakesAnyNameOfAGame(String name) {
    assertThat(Run.of("rules", name).lines())
        .startsWith("I Doubt It", "==========")
        .contains("Game:        I Doubt It (i-doubt-it)", "Also called: Cheat, B.S.");
    assertThat(Run.typing("quit\n", "play", name, "--seats", "3").lines()).startsWith(TITLE);
    assertThat(Run.of("simulate", name, "--seats", "3", "--games", "1").lines()).startsWith(TITLE);
    assertThat(Run.of("sweep", name, "-g", "1", "-c", "0", "--max-moves", "60").out())
        .startsWith("i-doubt-it ");
    assertThat(Run.of("house-rules", "new", name).out())
        .contains("House rules for I Doubt It", "  - game: i-doubt-it\n");
  }

  @Test
  void whatDoesNotTellTheGameIsPrecededByIt() {
    String remark = "cheat is another name of I Doubt It (i-doubt-it)." + System.lineSeparator();
    assertThat(Run.of("rules", "cheat", "--rule", "IDI-3").err()).isEqualTo(remark);
    assertThat(Run.of("rules", "cheat", "--options").err()).isEqualTo(remark);
    assertThat(Run.of("rules", "cheat", "--refusals").err()).isEqualTo(remark);
    assertThat(Run.of("rules", "cheat", "--html", folder.resolve("a.html").toString()).err())
        .isEqualTo(remark);
    assertThat(Run.of("rules", "cheat").err()).isEmpty();
    assertThat(Run.of("rules", "I Doubt It", "--rule", "IDI-3").err()).isEmpty();
  }

  @Test
  void aSheetInItalianTellsOtherNamesToo() {
    assertThat(Run.of("rules", "bs", "-r", "IDI-3", "--locale", "it").err())
        .startsWith("bs è un altro nome di I Doubt It (i-doubt-it).");
  }

  @Test
  void anotherNameMayBeMeant() {
    CommandLineTest.assertUserError("(did you mean cheat?)", "play", "chaet");
    CommandLineTest.assertUserError("(did you mean spider-solitaire?)", "rules", "Spider Solitair");
  }

  @Test
  void aRecordNamesTheIdAndIsResumedUnderEachName() throws IOException {
    Path saved = folder.resolve("saved.spadille");
    Run.typing("save " + saved + "\nquit\n", "play", "cheat", "--seats", "3", "--seed", "1");
    assertThat(Files.readString(saved)).contains("Game: i-doubt-it\n").doesNotContain("cheat");

    for (String name : new String[] {"cheat", "B.S.", "i-doubt-it"}) {
      assertThat(Run.typing("quit\n", "play", name, "--resume", saved.toString()).lines())
          .contains(TITLE);
    }
    CommandLineTest.assertUserError(
        "game sevens was named, but ", "play", "sevens", "--resume", saved.toString());

    Files.writeString(saved, Files.readString(saved).replace("i-doubt-it", "cheat"));
    Run run = Run.of("replay", saved.toString());
    assertThat(run.exitCode()).isEqualTo(1);
    assertThat(run.out() + run.err()).contains("found cheat (did you mean i-doubt-it?)");
  }

  @Test
  void aDocumentNamesTheGameAsPeopleDo() throws IOException {
    Path document = folder.resolve("friday.yaml");
    String text =
        Run.of("house-rules", "new", "cheat").out().replace("game: i-doubt-it", "game: Cheat");
    Files.writeString(document, text);
    String file = document.toString();

    assertThat(Run.of("house-rules", "check", file).out()).contains("no errors; i-doubt-it");
    assertThat(Run.of("house-rules", "sheet", file, "B.S.").lines()).startsWith("I Doubt It");
    assertThat(Run.typing("quit\n", "play", "--house-rules", file, "--seats", "3").lines())
        .startsWith(TITLE);
    assertThat(Run.typing("quit\n", "play", "bs", "--house-rules", file, "-e", "cheat").exitCode())
        .isZero();
    CommandLineTest.assertUserError(
        "Our table v1 has no entry of fan-tan; there are i-doubt-it",
        "rules",
        "sevens",
        "--house-rules",
        file);

    String[] propose = {"--entry", "B.S.", "--text", "Shorter.", "--by", "Ana"};
    assertThat(Run.of(with(propose, "house-rules", "propose", file)).exitCode()).isZero();
    assertThat(Files.readString(document)).contains("entry: i-doubt-it");

    Run decided =
        Run.of(
            "house-rules",
            "decide",
            file,
            "cheat",
            "--question",
            "Who deals?",
            "--decision",
            "Ana.");
    assertThat(decided.exitCode()).as(decided.err()).isZero();
    assertThat(Files.readString(document)).contains("game: i-doubt-it\n").doesNotContain("Cheat");
  }

  private static String[] with(String[] options, String... command) {
    return Stream.concat(Stream.of(command), Stream.of(options)).toArray(String[]::new);
  }
}
