package io.github.spadille.terminal;

import static io.github.spadille.terminal.CommandLineTest.assertUserError;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LabCommandTest {
  private static final String EXPERIMENT =
      "{game: oh-hell, seats: 3, deals: 40, plays: hands,"
          + " rules: {usual: {}, exceed: {dealer-bid: exceed}, hook: {dealer-bid: hook}}}";

  @TempDir Path folder;

  private String file(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text).toString();
  }

  @Test
  void rowsAreWrittenAndGoneOnWith() throws IOException {
    String experiment = file("hook.yaml", EXPERIMENT);
    Path rows = folder.resolve("rows.csv");
    Run run = Run.of("lab", "run", experiment, "--out", rows.toString(), "-t", "2");
    assertThat(run.err()).isEmpty();
    assertThat(run.lines().get(0)).isEqualTo("120 rows in " + rows);
    assertThat(run.lines().get(1)).matches("120 games played in \\d+\\.\\d s, \\d+ a second");
    byte[] whole = Files.readAllBytes(rows);
    assertThat(Files.readAllLines(rows)).hasSize(122);

    Files.write(rows, Arrays.copyOf(whole, whole.length / 2));
    long before = Files.readString(rows).lines().count() - 3;
    Run again = Run.of("lab", "run", experiment, "--out", rows.toString(), "-t", "1");
    assertThat(again.lines().get(0))
        .isEqualTo("120 rows in " + rows + ", of which " + before + " were there already");
    assertThat(again.lines().get(1)).startsWith((120 - before) + " games played in ");
    assertThat(Files.readAllBytes(rows)).isEqualTo(whole);
  }

  @Test
  void rulesAreComparedFromTheGamesAndFromTheirRows() throws IOException {
    String experiment = file("hook.yaml", EXPERIMENT);
    Path rows = folder.resolve("rows.csv");
    Run.of("lab", "run", experiment, "--out", rows.toString());
    Run played = Run.of("lab", "compare", experiment, "-m", "score.2", "-m", "moves");
    assertThat(played.err()).isEmpty();
    assertThat(played.lines().get(2)).matches("score\\.2 +exceed +0\\.000 +0\\.000 +0\\.000 +40");
    assertThat(played.lines().get(3)).matches("score\\.2 +hook +.*40");
    assertThat(played.out())
        .contains("* With exceed, score.2 is the same as with usual in each of 40 deals.");
    assertThat(Run.of("lab", "compare", "-m", "score.2", "-m", "moves", "--rows", rows.toString()))
        .isEqualTo(played);
    List<String> usual = Run.of("lab", "compare", experiment).lines();
    assertThat(usual.subList(2, 10))
        .extracting(line -> line.substring(0, line.indexOf(' ')))
        .containsExactly(
            "score.0", "score.0", "score.1", "score.1", "score.2", "score.2", "moves", "moves");
  }

  /** The command line says what a file could say. */
  @Test
  void anExperimentNeedsNoFile() throws IOException {
    String same =
        file(
            "same.yaml",
            "{game: oh-hell, seats: 3, deals: 4, seed: 7, plays: hands, move-limit: 999,"
                + " agents: [random, easy, random], measures: [paid.OHH-19.*, made.bid.0],"
                + " rules: {usual: {}, h: {dealer-bid: hook, tie: shared}}}");
    Path rows = folder.resolve("rows.csv");
    Path others = folder.resolve("others.csv");
    String[] named =
        ("lab run --game oh-hell --seats 3 --deals 4 --seed 7 --hands --max-moves 999"
                + " --agent random --agent easy --agent random --rules usual"
                + " --rules h:dealer-bid=hook+tie=shared --measure paid.OHH-19.*"
                + " --measure made.bid.0 --out "
                + rows)
            .split(" ");
    assertThat(Run.of(named).err()).isEmpty();
    assertThat(Run.of("lab", "run", same, "--out", others.toString()).err()).isEmpty();
    assertThat(Files.readString(rows)).isEqualTo(Files.readString(others));
    assertThat(Files.readAllLines(rows).get(1))
        .endsWith(",place.2,paid.OHH-19.0,paid.OHH-19.1,paid.OHH-19.2,made.bid.0");

    Path changed = folder.resolve("changed.csv");
    Run.of("lab", "run", same, "--rules", "usual", "-a", "random", "--out", changed.toString());
    assertThat(Files.readAllLines(changed)).hasSize(2 + 4);
  }

  @Test
  void whatIsComparedIsRecorded() throws IOException {
    String experiment = file("hook.yaml", EXPERIMENT);
    Run run = Run.of("lab", "compare", experiment, "-m", "said.bid.2", "-m", "paid.OHH-19.2");
    assertThat(run.err()).isEmpty();
    assertThat(run.lines().get(3)).matches("said\\.bid\\.2 +hook +-.*40");
    assertThat(run.lines().get(5)).matches("paid\\.OHH-19\\.2 +hook .*40");
    Path rows = folder.resolve("rows.csv");
    Run.of("lab", "run", experiment, "--out", rows.toString());
    assertUserError(
        "said.bid.2 is not in these rows; the experiment did not ask for it",
        "lab",
        "compare",
        "--rows",
        rows.toString(),
        "-m",
        "said.bid.2");
  }

  @Test
  void aReportHasWhatWasRecorded() throws IOException {
    String experiment = file("hook.yaml", EXPERIMENT.replace("plays: hands, ", ""));
    String rows = folder.resolve("rows.csv").toString();
    Path page = folder.resolve("page.html");
    Run.of(
        "lab",
        "run",
        experiment,
        "-d",
        "2",
        "-m",
        "total.1-9.*",
        "-m",
        "paid.OHH-19.*",
        "--out",
        rows);
    assertThat(Run.of("lab", "report", rows, "--html", page.toString()).err()).isEmpty();
    assertThat(Files.readString(page))
        .contains("<td>paid.OHH-19.2</td><td>hook</td>", "Scores over the hands, hook", "seat 2")
        .doesNotContain("<td>total.9.0</td>");
  }

  @Test
  void aComparisonStopsWhenItIsNarrowEnough() throws IOException {
    String experiment = file("hook.yaml", EXPERIMENT.replace("deals: 40", "deals: 100000"));
    Run run = Run.of("lab", "compare", experiment, "-m", "score.2", "--width", "12");
    assertThat(run.err()).isEmpty();
    assertThat(run.lines().get(3)).matches("score\\.2 +hook .* (64|128|256|512|1024|2048)");
  }

  @Test
  void dealsThatWereCutOffAreTold() throws IOException {
    String experiment =
        file("short.yaml", EXPERIMENT.replace("plays: hands", "plays: games, move-limit: 5"));
    assertThat(Run.of("lab", "compare", experiment, "-m", "moves").out())
        .contains("moves with hook: 0 deals tell nothing.")
        .contains("40 deals cut off, which count for nothing");
  }

  @Test
  void aReportIsOnePageThatNeedsNoNetwork() throws IOException {
    String experiment = file("hook.yaml", EXPERIMENT);
    String rows = folder.resolve("rows.csv").toString();
    Path page = folder.resolve("page.html");
    Path pictures = folder.resolve("pictures");
    Run.of("lab", "run", experiment, "--out", rows);
    Run run =
        Run.of("lab", "report", rows, "--html", page.toString(), "--pictures", pictures.toString());
    assertThat(run.err()).isEmpty();
    assertThat(run.out()).isEqualTo("Wrote 120 rows as " + page + "." + System.lineSeparator());

    String html = Files.readString(page);
    assertThat(html)
        .contains("dealer-bid=hook; default: exceed. ")
        .contains("<li>With exceed, score.2 is the same as with usual in each of 40 deals.</li>")
        .contains("<td>hook</td><td>2</td><td>40</td>")
        .doesNotContain("href=", "src=", "@import", "<script");
    assertThat(html.split("<svg ")).hasSize(1 + 6);
    for (String name :
        List.of("wins", "scores-0", "scores-1", "scores-2", "lengths", "differences")) {
      assertThat(html).contains("id=\"" + name + "-clip");
      assertThat(Files.readString(pictures.resolve(name + ".svg"))).contains("<svg ", "</svg");
    }
    assertUserError("page.html", "lab", "report", rows, "--html", page.toString());
  }

  @Test
  void aReportOfOneSetOfRulesComparesNothing() throws IOException {
    String experiment = file("one.yaml", "{game: scopa, seats: 2, deals: 5, plays: hands}");
    String rows = folder.resolve("rows.csv").toString();
    String page = folder.resolve("page.html").toString();
    Run.of("lab", "run", experiment, "--out", rows);
    assertThat(Run.of("lab", "report", rows, "--html", page).exitCode()).isZero();
    assertThat(Files.readString(Path.of(page)))
        .contains("<dd>The usual rules.</dd>")
        .doesNotContain("Differences");
  }

  @Test
  void saysWhatIsWrong() throws IOException {
    String good = file("good.yaml", EXPERIMENT);
    String rows = folder.resolve("rows.csv").toString();
    assertUserError("no command given; there are run, compare, report", "lab");
    assertUserError(
        "cannot read " + folder.resolve("none"),
        "lab",
        "run",
        folder.resolve("none").toString(),
        "--out",
        rows);
    assertUserError("Missing required option: '--out=ROWS'", "lab", "run", good);
    assertUserError(
        "seats: \"x\"; expected a whole number of 0 to 100",
        "lab",
        "run",
        file("x.yaml", "{game: oh-hell, seats: x}"),
        "--out",
        rows);
    assertUserError(
        "(did you mean oh-hell?)",
        "lab",
        "run",
        file("y.yaml", "{game: oh-hel, seats: 4}"),
        "--out",
        rows);
    assertUserError(
        "an experiment of 400001 characters; 100000 at most",
        "lab",
        "run",
        file("z.yaml", "#".repeat(1_000_000)),
        "--out",
        rows);
    assertUserError(
        "--threads 0; expected at least 1", "lab", "run", good, "--out", rows, "-t", "0");
    assertUserError("no measure: luck; expected score.SEAT", "lab", "compare", good, "-m", "luck");
    assertUserError(
        "score.3; expected a seat from 0 to 2", "lab", "compare", good, "-m", "score.3");
    assertUserError(
        "--width needs one --measure, and no --rows", "lab", "compare", good, "--width", "1");
    assertUserError(
        "--width -1.0; expected more than 0",
        "lab",
        "compare",
        good,
        "--width",
        "-1",
        "-m",
        "moves");
    assertUserError(
        "one set of rules, [usual]; expected two",
        "lab",
        "compare",
        file("one.yaml", "{game: scopa, seats: 2}"));
    String diary = file("diary.csv", "my diary\n");
    assertUserError("diary.csv begins with:", "lab", "run", good, "--out", diary);
    assertUserError("diary.csv holds no rows; expected", "lab", "compare", "--rows", diary);
    assertUserError("diary.csv holds no rows; expected", "lab", "report", diary, "--html", rows);
    assertUserError(
        "--rows and an experiment; expected one of them", "lab", "compare", good, "--rows", diary);
    assertUserError(
        "no experiment; expected a file, or --game and --seats", "lab", "compare", "-g", "scopa");
    assertUserError(
        "--game and --seats beside " + good, "lab", "run", good, "-n", "4", "--out", rows);
    assertUserError(
        "rules hook; expected usual or KEY=VALUE+KEY=VALUE",
        "lab",
        "run",
        good,
        "--rules",
        "hook",
        "--out",
        rows);
    assertUserError("0 deals; expected 1 to", "lab", "run", good, "-d", "0", "--out", rows);
    assertUserError(
        "paid.OHH-1.0; expected one of OHH-19, OHH-20, OHH-21",
        "lab",
        "run",
        good,
        "-m",
        "paid.OHH-1.*",
        "--out",
        rows);
    assertThat(Files.readString(Path.of(diary))).isEqualTo("my diary\n");
    assertThat(Path.of(rows)).doesNotExist();
  }
}
