package io.github.spadille.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class StrengthCommandTest {
  private static final String[] SMALL = {
    "oh-hell", "scopa", "-a", "flat:iterations=8", "--against", "random", "-s", "1", "-d", "32"
  };

  @TempDir Path folder;

  private static Run strength(String[] first, String... more) {
    return Run.of(
        Stream.of(Stream.of("strength"), Stream.of(first), Stream.of(more))
            .flatMap(each -> each)
            .toArray(String[]::new));
  }

  /** Returns the cells of the table that follow from the seed, without the times. */
  private static List<String> figures(Run run) {
    return run.lines().stream()
        .filter(line -> line.startsWith("| "))
        .map(line -> String.join("|", List.of(line.split("\\|")).subList(1, 4)).strip())
        .toList();
  }

  @Test
  void tellsGameByGameWhoIsBetter() {
    Run run = strength(SMALL, "spider", "-t", "1");

    assertThat(run.exitCode()).isZero();
    assertThat(run.out())
        .startsWith("# How strong the agent flat:iterations=8 is\n\nMade on 20")
        .contains("with one thread on a machine with ", "Seed 1; at most 32 deals", "It took ")
        .containsPattern(
            "\\| Oh Hell! \\| 4 \\| \\*\\*\\d+ % \\(\\d+ to 100\\)\\*\\*; \\+\\d+\\.\\d"
                + " \\(\\+\\d+\\.\\d to \\+\\d+\\.\\d\\) points; \\d+ deals \\|")
        .contains("For one player, so no duel: Spider.\n");
    assertThat(run.err()).contains(": oh-hell against random: ", ": scopa against random: ");
  }

  @Test
  void isShownAsAPageThatNeedsNoNetwork() throws IOException {
    Path page = folder.resolve("page.html");
    Run run = strength(SMALL, "zener-test", "-t", "1", "--html", page.toString());
    assertThat(run.err()).endsWith("Wrote " + page + ".\n");
    String html = Files.readString(page);
    assertThat(html)
        .contains("<html lang=\"en\">", "<h1>How strong the agent flat:iterations=8 is</h1>")
        .contains("<td>Oh Hell!</td>", "<td align=\"right\">4</td>")
        .contains(
            "aria-label=\"flat:iterations=8 against random: what part of the deals it won, with")
        .doesNotContain("href=", "src=", "<script");
    assertThat(html.split("<svg ")).hasSize(2);
    CommandLineTest.assertUserError(
        "page.html is there already", "strength", "scopa", "--html", page.toString());
    assertThat(Files.readString(page)).isEqualTo(html);
  }

  @Test
  void figuresDoNotDependOnThreads() {
    assertThat(figures(strength(SMALL, "-t", "3"))).isEqualTo(figures(strength(SMALL, "-t", "1")));
  }

  @Test
  void aDuelStopsWhereItIsKnownWhoIsBetterAndGoesOnElsewhere() {
    List<String> rows = figures(strength(SMALL, "-t", "1"));

    assertThat(rows.get(2)).contains("**; ", "; 8 deals");
    assertThat(rows.get(3)).containsPattern("; (?:9|[1-3]\\d) deals");
  }

  @Test
  void gamesInWhichNobodyIsBetterAreNamedWithTheFigure() {
    Run run =
        Run.of("strength", "scopa", "-a", "random", "--against", "random", "-d", "64", "-s", "1");

    assertThat(run.out())
        .contains(
            "As far as 64 deals or more can tell, chance leaves random nothing to decide here:\n\n"
                + "* Scopa: against random no deal")
        .contains("64 of 64 deals went to neither");
    assertThat(strength(SMALL).out()).doesNotContain("* Oh Hell!");
  }

  @Test
  void theTimeIsKeptAndWhatIsKnownIsTold() throws IOException {
    Path file = folder.resolve("table.md");
    long begin = System.nanoTime();
    Run run =
        Run.of(
            "strength",
            "canasta",
            "-a",
            "ismcts:moves=30000",
            "--minutes",
            "0.05",
            "-t",
            "1",
            "--out",
            file.toString());

    assertThat((System.nanoTime() - begin) / 1e9).isLessThan(30);
    assertThat(run.exitCode()).isZero();
    assertThat(run.out()).contains("The time was up after", "| Canasta | 4 | ");
    assertThat(Files.readString(file)).isEqualTo(run.out());
  }

  @Test
  void aFileThatIsThereStays() throws IOException {
    Path file = Files.writeString(folder.resolve("table.md"), "mine");
    Run refused = strength(SMALL, "--out", file.toString());

    assertThat(refused.exitCode()).isEqualTo(2);
    assertThat(refused.err()).contains("is there already; nothing was written");
    assertThat(refused.out()).isEmpty();
    assertThat(file).hasContent("mine");
    assertThat(strength(SMALL, "--out", file.toString(), "--force").exitCode()).isZero();
    assertThat(file).content().contains("| Oh Hell! | 4 | ");
  }

  @Test
  void isToldInItalian() {
    assertThat(strength(SMALL, "-l", "it").out())
        .startsWith("# Quanto è forte l'agente flat:iterations=8\n\nFatto il ")
        .contains("| gioco | giocatori | contro random | ms a mossa |");
  }

  @Test
  void errorsNameValueAndWhatIsAllowed() {
    CommandLineTest.assertUserError(
        "--minutes 0.0; expected more than 0", "strength", "--minutes", "0");
    CommandLineTest.assertUserError("--minutes NaN", "strength", "--minutes", "NaN");
    CommandLineTest.assertUserError("--deals 0; expected at least 1", "strength", "-d", "0");
    CommandLineTest.assertUserError("--threads 0", "strength", "-t", "0");
    CommandLineTest.assertUserError("unknown agent hrad", "strength", "-a", "hrad");
    CommandLineTest.assertUserError(
        "--against names an agent twice: easy, easy",
        "strength",
        "--against",
        "easy",
        "--against",
        "easy");
    CommandLineTest.assertUserError("(did you mean oh-hell?)", "strength", "oh-hel");
  }
}
