package io.github.spadille.terminal;

import static io.github.spadille.terminal.CommandLineTest.assertUserError;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.spadille.testkit.Covers;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A host prints the rules of all games of an evening at once. */
@Covers({"HSE-10", "HSE-11"})
class EveningSheetsTest {
  private static final String EVENING =
      """
      house-rules: Our evening
      version: 2
      date: 2024-05-03
      host: Ana

      entries:
        - entry: Oh Hell, Friday
          game: oh-hell
          base: 1
          seats: [3, 4]
          options:
            dealer-bid: hook
          own:
            1: The last of the hand shuffles.
        - {game: scopa, base: 1}

        - entry: Patience
          game: spider
          base: 1

      history:
        1:
          date: 2024-04-01
          entries:
            - {game: cassino, base: 1}
            - {game: scopa, base: 1}
      """;

  @TempDir Path directory;
  private Path file;

  @BeforeEach
  void writeADocument() throws IOException {
    file = Files.writeString(directory.resolve("evening.yaml"), EVENING);
  }

  private Run sheet(String... more) {
    List<String> args = new ArrayList<>(List.of("house-rules", "sheet", file.toString()));
    args.addAll(List.of(more));
    Run run = Run.of(args.toArray(new String[0]));
    assertThat(run.err()).isEmpty();
    assertThat(run.exitCode()).isZero();
    return run;
  }

  @Test
  void allEntriesAreThereInTheirOrder() {
    assertThat(sheet().lines())
        .startsWith("Our evening", "===========")
        .containsOnlyOnce("Host:        Ana", "House rules: Our evening, version 2, 2024-05-03")
        .containsSubsequence(
            "Oh Hell, Friday",
            "Game:        Oh Hell! (oh-hell), base rules 1",
            "Players:     3 or 4",
            "Own rule 1 (not enforced by the engine): The last of the hand shuffles.",
            "Scopa",
            "Every option has its default.",
            "Patience",
            "Game:        Spider (spider), base rules 1")
        .anySatisfy(line -> assertThat(line).startsWith("  OHH-14. "))
        .anySatisfy(line -> assertThat(line).startsWith("  SCO-14. "))
        .anySatisfy(line -> assertThat(line).startsWith("  SPI-"));
  }

  @Test
  void theShortOnesAreAPageForTheTable() {
    assertThat(sheet("--short").out())
        .contains("* dealer-bid=hook; default: exceed.", "Own rule 1 (not enforced by the engine)")
        .doesNotContain("OHH-14", "SCO-14");
    assertThat(sheet("--short").lines().stream().filter("In short"::equals)).hasSize(3);
    assertThat(sheet("--short", "--markdown").lines())
        .startsWith("# Our evening")
        .contains("## Oh Hell, Friday", "### In short", "## Scopa", "## Patience");
  }

  @Test
  void whatIsNotForSoManyIsNamedAndLeftOut() throws IOException {
    Path page = directory.resolve("evening.html");
    String missing = "Oh Hell, Friday (for 3 or 4); Patience (for 1)";

    assertThat(sheet("--seats", "2").lines())
        .contains("Not here:    " + missing, "Players:     2", "Scopa")
        .noneMatch(line -> line.equals("Patience") || line.startsWith("  OHH-"));
    assertThat(sheet("--seats", "2", "--html", page.toString()).lines())
        .containsExactly("Wrote the rules to " + page + ".", "Not here: " + missing);
    assertThat(Files.readString(page))
        .contains("<h1>Our evening</h1>", "<h2>Scopa</h2>", "<dd>" + missing + "</dd>");
    assertThat(sheet("--seats", "4").lines()).contains("Not here:    Patience (for 1)");
  }

  @Test
  void whereNoEntryIsForSoManyThatIsAnError() {
    assertUserError(
        "no entry of Our evening v2 is for 5 players; expected Oh Hell, Friday for 3, 4; scopa for"
            + " 2, 3, 4; Patience for 1",
        "house-rules",
        "sheet",
        file.toString(),
        "--seats",
        "5");
    assertUserError(
        "Patience is not for 2 players; expected 1",
        "house-rules",
        "sheet",
        file.toString(),
        "spider",
        "--seats",
        "2");
  }

  @Test
  void aPageIsOverwrittenOnlyWhenForced() throws IOException {
    Path page = Files.writeString(directory.resolve("evening.html"), "mine");

    assertUserError(
        "is there already", "house-rules", "sheet", file.toString(), "--html", page.toString());
    assertThat(page).hasContent("mine");
    sheet("--short", "--html", page.toString(), "--force");
    assertThat(Files.readString(page)).contains("<body class=\"booklet one-page\">");
  }

  @Test
  @Covers("HSE-16")
  void earlierVersionsAreThereToo() {
    assertThat(sheet("--at", "1", "--short").lines())
        .contains("House rules: Our evening, version 1, 2024-04-01", "Cassino", "Scopa")
        .noneMatch(line -> line.contains("Oh Hell"));
  }

  @Test
  void ofOneEntryThereIsOneSheet() throws IOException {
    Files.writeString(file, EVENING.substring(0, EVENING.indexOf("  - {game")));

    assertThat(sheet().lines()).startsWith("Oh Hell, Friday", "===============");
  }
}
