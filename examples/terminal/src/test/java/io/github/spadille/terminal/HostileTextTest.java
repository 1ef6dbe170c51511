package io.github.spadille.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Whatever stands in a file, an argument or a typed line: the terminal gets no hidden character.
 */
class HostileTextTest {
  private static final String CLEAR = "\u001B[2J";
  private static final String TURN = "\u202E";
  private static final String HOSTILE = "x" + CLEAR + TURN + "\r\u009By\u200B";

  private static final String FRIDAY =
      """
      house-rules: Ours
      version: 1
      date: 2024-05-03
      members: [Ana, Bo]
      entries:
        - entry: Oh Hell
          game: oh-hell
          base: 1
          own:
            1: Sing.
          rulings:
            1:
              question: Why?
              decision: Thus.
      """;

  @TempDir Path directory;

  private static Run clean(Run run) {
    String hidden = "[\\p{Cc}\\p{Cf}\\p{Zl}\\p{Zp}&&[^\\n\\t]]";
    assertThat(run.out()).doesNotContainPattern(hidden);
    assertThat(run.err()).doesNotContainPattern(hidden);
    assertThat(run.exitCode()).isNotEqualTo(70);
    return run;
  }

  @Test
  void whatIsTypedOnTheCommandLineIsShownInVisibleCharacters() {
    clean(Run.of(HOSTILE));
    clean(Run.of("--" + HOSTILE));
    clean(Run.of("rules", HOSTILE));
    clean(Run.of("rules", "oh-hell", "--rule", HOSTILE));
    clean(Run.of("rules", "oh-hell", "-o", HOSTILE));
    clean(Run.of("rules", "oh-hell", "-o", HOSTILE + "=1"));
    clean(Run.of("rules", "oh-hell", "-o", "tie=" + HOSTILE));
    clean(Run.of("rules", "oh-hell", "-n", HOSTILE));
    clean(Run.of("play", "oh-hell", "--agent", HOSTILE));
    clean(Run.of("play", "oh-hell", "--resume", HOSTILE));
    clean(Run.of("score", HOSTILE));
    clean(Run.of("score", "oh-hell", "--resume", HOSTILE));
    clean(Run.typing(HOSTILE + "\n", "score", "oh-hell", "--players", HOSTILE));
    clean(Run.typing(HOSTILE + "\n", "score", "oh-hell"));
    clean(Run.of("replay", HOSTILE));
    clean(Run.of("simulate", "oh-hell", "--seed", HOSTILE));
    clean(Run.of("house-rules", "check", HOSTILE));
    clean(Run.of("house-rules", "new", HOSTILE));
    assertThat(clean(Run.of("rules", HOSTILE)).err()).contains("x<U+001B>[2J<U+202E>");
  }

  @ParameterizedTest
  @ValueSource(strings = {CLEAR, TURN, "\u009B", "\u200B", "\t"})
  void aNameHasNoHiddenCharacter(String hidden) {
    Run run = clean(Run.of("play", "oh-hell", "-n", "3", "--players", "A" + hidden + "b,C,D"));
    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.err()).contains("--players: ");
  }

  @Test
  void whatIsTypedInPlayIsShownInVisibleCharacters() {
    clean(
        Run.typing(
            String.join(
                    "\n",
                    HOSTILE,
                    "why " + HOSTILE,
                    "rules " + HOSTILE,
                    "ask " + HOSTILE,
                    "save \0")
                + "\nquit\n",
            "play",
            "oh-hell",
            "--seed",
            "1"));
  }

  @Test
  void aLineThatNoPersonTypesIsNotRead() {
    Run run =
        Run.typing(
            "bid 0" + " ".repeat(5_000_000) + "\nhelp\nquit\n", "play", "oh-hell", "--seed", "1");
    assertThat(run.out()).contains("A line of more than 10000 characters is not read.", "undo: ");
    assertThat(run.out()).hasSizeLessThan(20_000);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"Name 0: x%sy", "Place: x%s", "Options: tie=x%s", "# %s", "\n0 bid %s", "%s"})
  void recordsAreShownInVisibleCharacters(String line) throws IOException {
    Path file = directory.resolve("a.spadille");
    Files.writeString(file, "spadille 1\nGame: oh-hell\n" + line.formatted(HOSTILE) + "\n");
    assertThat(clean(Run.of("replay", file.toString())).out()).contains("U+001B");
    clean(Run.typing("quit\n", "play", "oh-hell", "--resume", file.toString()));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "house-rules: Ours",
        "members: [Ana, Bo]",
        "entry: Oh Hell",
        "1: Sing.",
        "question: Why?"
      })
  void documentsAreShownInVisibleCharacters(String field) throws IOException {
    Path file = directory.resolve("friday.yaml");
    String key = field.substring(0, field.indexOf(':'));
    Files.writeString(file, FRIDAY.replace(field, key + ": \"x\\e[2J\\u202E\""));
    for (String command : new String[] {"check", "sheet", "diff", "rulings", "export"}) {
      Run run = clean(Run.of("house-rules", command, file.toString()));
      assertThat(run.out() + run.err()).contains("character U+001B is not allowed");
    }
    clean(Run.typing("quit\n", "play", "--house-rules", file.toString()));
    clean(Run.of("rules", "--house-rules", file.toString()));
  }

  @Test
  void onlyMembersAgree() throws IOException {
    Path file = Files.writeString(directory.resolve("friday.yaml"), FRIDAY);
    String[] decide = {
      "house-rules",
      "decide",
      file.toString(),
      "Oh Hell",
      "--question",
      "Who?",
      "--decision",
      "I.",
      "--agreed",
      "Zoe"
    };
    Run run = Run.of(decide);
    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.err()).contains("Zoe agreed but is no member; there are Ana, Bo");
    assertThat(Files.readString(file)).isEqualTo(FRIDAY);
  }

  @Test
  void aFailureOfTheProgramIsShownInVisibleCharacters() {
    StringWriter err = new StringWriter();
    int exitCode =
        Spadille.execute(
            io.github.spadille.engine.Catalog.load(),
            out -> {
              throw new IllegalStateException(HOSTILE);
            },
            new PrintWriter(java.io.Writer.nullWriter()),
            new PrintWriter(err),
            "play",
            "oh-hell",
            "--stack-trace");
    assertThat(exitCode).isEqualTo(70);
    assertThat(err.toString()).contains("x<U+001B>[2J").doesNotContain("\u001B");
  }
}
