package io.github.spadille.terminal;

import static io.github.spadille.terminal.CommandLineTest.assertUserError;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.spadille.testkit.Covers;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A host adds the games of an evening to a document, one after the other. */
class HouseRulesAddTest {
  @TempDir Path directory;
  private Path file;

  @BeforeEach
  void writeADocument() {
    file = directory.resolve("evening.yaml");
    Run.of("house-rules", "new", "oh-hell", "--out", file.toString());
  }

  private String[] args(String... more) {
    List<String> args = new ArrayList<>(List.of("house-rules", "add", file.toString()));
    args.addAll(List.of(more));
    return args.toArray(new String[0]);
  }

  private Run add(String... more) {
    Run run = Run.of(args(more));
    assertThat(run.err()).isEmpty();
    assertThat(run.exitCode()).isZero();
    return run;
  }

  private void assertRefused(String message, String... more) throws IOException {
    String before = Files.readString(file);
    assertUserError(message, args(more));
    assertThat(Files.readString(file)).isEqualTo(before);
    try (Stream<Path> files = Files.list(directory)) {
      assertThat(files).containsExactly(file);
    }
  }

  @Test
  @Covers({"HSE-2", "HSE-16"})
  void gamesJoinADocumentThatIsThere() throws IOException {
    String begun = Files.readString(file);

    assertThat(add("Cheat", "--date", "2024-05-17").lines())
        .containsExactly("Our table v2:", "* i-doubt-it: added, base 1 of i-doubt-it");
    assertThat(
            add(
                    "scopa",
                    "--name",
                    "Scopa for four",
                    "--preset",
                    "scopone",
                    "--option",
                    "target=21",
                    "--seats",
                    "4",
                    "--reason",
                    "Di comes")
                .lines())
        .startsWith("Our table v3:", "* Scopa for four: added, base 1 of scopa")
        .contains("* Scopa for four: target 11 -> 21: How many points win the game.");

    assertThat(Run.of("house-rules", "check", file.toString()).out())
        .contains("Our table v3 (", "no errors; oh-hell; i-doubt-it; Scopa for four");
    String text = Files.readString(file);
    String first = begun.substring(begun.indexOf("  - game: oh-hell"));
    assertThat(text)
        .startsWith("# House rules for Oh Hell!.\n")
        .contains(first + "\n  - game: i-doubt-it\n")
        .contains("      target: 21\n", "      deal: nine\n", "      # ace-takes-all: off\n")
        .contains("    date: 2024-05-17\n    reason: we play i-doubt-it, too\n")
        .contains("    reason: Di comes\n");
    assertThat(Run.of("simulate", "scopa", "--house-rules", file.toString(), "-g", "1").lines())
        .startsWith("Scopa (scopa), 4 players");
  }

  /** Nobody knows whether a game has been played by the version that is there. */
  @Test
  @Covers("HSE-14")
  void aGameThatWasBegunBeforeStaysBound() {
    Path saved = directory.resolve("saved.spadille");
    String[] play = {"play", "oh-hell", "--house-rules", file.toString(), "--seed", "1"};
    Run.typing("save " + saved + "\nquit\n", play);
    add("scopa");

    Run replay = Run.of("replay", saved.toString(), "--house-rules", file.toString());
    assertThat(replay.exitCode()).isZero();
  }

  @Test
  @Covers("HSE-13")
  void whoAgreedKnowsIt() throws IOException {
    Files.writeString(file, Files.readString(file).replace("# members", "members"));
    add("scopa", "--agreed", "Ana, Cy");

    assertThat(Run.of("house-rules", "check", file.toString()).lines())
        .contains("Not yet acknowledged: Bo.");
    assertRefused("Di agreed", "cassino", "--agreed", "Di");
  }

  @Test
  @Covers({"HSE-9", "HSE-22"})
  void whatCannotBeAddedLeavesTheDocumentAsItIs() throws IOException {
    assertRefused("not added: unknown game scoppa (did you mean scopa?)", "scoppa");
    assertRefused("deck is no game but a page of rules", "deck");
    assertRefused("Our table v1 has an entry oh-hell already; expected another name", "Oh Hell");
    assertRefused(
        "has an entry OH-HELL already; expected another name", "scopa", "--name", "OH-HELL");
    assertRefused("option targt is unknown; did you mean target", "scopa", "-o", "targt=11");
    assertRefused("option target: found 12; allowed: 11, 16, 21", "scopa", "-o", "target=12");
    assertRefused("option deal: expected KEY=VALUE", "scopa", "-o", "deal");
    assertRefused("option deal is given twice", "scopa", "-o", "deal=nine", "-o", "deal=three");
    assertRefused("did you mean scopone?", "scopa", "--preset", "scopon");
    assertRefused("scopa cannot be played by 5; allowed: 2, 3, 4", "scopa", "--seats", "4,5");
    assertRefused("deal=nine", "scopa", "--preset", "scopone", "--seats", "2");
    assertRefused("the name of an entry", "scopa", "--name", " ");
    assertRefused("'x' is no date", "scopa", "--date", "x");
    assertRefused("'four'", "scopa", "--seats", "four");

    Files.writeString(file, Files.readString(file).replace("base: 1", "base: 9"));
    assertRefused("has 1 error", "scopa");
  }
}
