package io.github.spadille.terminal;

import static io.github.spadille.terminal.CommandLineTest.assertUserError;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.spadille.testkit.Covers;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class HouseRulesCommandTest {
  private static final String FRIDAY =
      """
      # The table of our Fridays.
      house-rules: Friday table
      version: 2
      date: 2024-05-03
      members: [Ana, Bo, Cy]

      entries:
        - entry: Oh Hell, Friday
          game: oh-hell
          base: 1
          seats: [3, 4]
          options:
            # kinder to the dealer
            dealer-bid: hook
          own:
            1: The last of the hand shuffles.
          rulings:
            1:
              question: May a bid be taken back?
              decision: Not once the next seat has bid.
              rules: [OHH-9]
              date: 2024-04-12
              agreed: [Ana, Bo]
        - {game: scopa, base: 1}

      changes:
        2:
          date: 2024-05-03
          reason: dealers suffered
          agreed: [Ana, Bo]

      acknowledged:
        2: [Ana, Bo]

      history:
        1:
          date: 2024-03-01
          entries:
            - entry: Oh Hell, Friday
              game: oh-hell
              base: 1
      """;
  private static final String ENTRY = "Oh Hell, Friday";

  @TempDir Path directory;
  private Path file;

  @BeforeEach
  void writeADocument() throws IOException {
    file = Files.writeString(directory.resolve("friday.yaml"), FRIDAY);
  }

  private Run run(String command, String... more) {
    java.util.ArrayList<String> args =
        new java.util.ArrayList<>(List.of("house-rules", command, file.toString()));
    args.addAll(List.of(more));
    return Run.of(args.toArray(new String[0]));
  }

  private Path write(String name, String text) throws IOException {
    return Files.writeString(directory.resolve(name), text);
  }

  private static String[] play(Path document, String... more) {
    java.util.ArrayList<String> args =
        new java.util.ArrayList<>(List.of("play", "--house-rules", document.toString()));
    args.addAll(List.of(more));
    return args.toArray(new String[0]);
  }

  @Test
  void checkNamesWhatTheDocumentHolds() {
    assertThat(run("check").exitCode()).isZero();
    assertThat(run("check").out())
        .matches(
            "Friday table v2 \\([0-9a-f]{12}\\): no errors; Oh Hell, Friday; scopa\\R"
                + "Not yet acknowledged: Cy\\.\\R");
  }

  @Test
  @Covers("HSE-9")
  void checkListsAllErrors() throws IOException {
    file =
        write(
            "bad.yaml",
            FRIDAY.replace("dealer-bid: hook", "dealer-bit: hook").replace("scopa", "scoppa"));
    Run run = run("check");

    assertThat(run.exitCode()).isEqualTo(1);
    assertThat(run.out())
        .contains("has 2 errors", "line 14: option dealer-bit is unknown; did you mean dealer-bid")
        .contains("did you mean scopa");
  }

  @Test
  @Covers("HSE-9")
  void damagedDocumentsStartNothing() throws IOException {
    file = write("bad.yaml", FRIDAY.replace("hook", "hok").replace("OHH-9", "OHH-999"));
    String path = file.toString();

    assertUserError("has 2 errors", "play", "--house-rules", path, "--entry", ENTRY);
    assertUserError("OHH-999", "simulate", "--house-rules", path, "--entry", ENTRY);
    assertUserError("has 2 errors", "rules", "--house-rules", path);
    assertUserError("has 2 errors", "replay", "--house-rules", path, "a.spadille");
    for (String command : List.of("sheet", "diff", "rulings", "export")) {
      assertUserError("has 2 errors", "house-rules", command, path);
    }
    assertUserError("has 2 errors", "house-rules", "acknowledge", path, "Ana");
    assertThat(Files.readString(file)).contains("hok");
  }

  @Test
  @Covers("HSE-9")
  void whatIsNoDocumentIsAnError() throws IOException {
    for (String text :
        List.of("", "a: [", "&a [*a]", "\0", "[".repeat(1_000_000), "x".repeat(11_000_000))) {
      file = write("bad.yaml", text);
      Run run = run("check");
      assertThat(run.exitCode()).isEqualTo(1);
      assertThat(run.out()).contains("bad.yaml has ").doesNotContain("Exception", "\tat ");
    }
    Files.write(file, "house-rules: \u00e4".getBytes(StandardCharsets.ISO_8859_1));
    assertThat(run("check").out()).contains("UTF-8");
    assertUserError("there is no such file", "house-rules", "check", file + "x");
    assertUserError("cannot read", "house-rules", "check", directory.toString());
  }

  @Test
  @Covers({"HSE-2", "HSE-10"})
  void printsTheSheetOfAnEntry() {
    assertThat(run("sheet", ENTRY).lines())
        .startsWith("Oh Hell, Friday", "===============")
        .contains("House rules: Friday table, version 2, 2024-05-03", "Players:     3 or 4")
        .anySatisfy(line -> assertThat(line).startsWith("* dealer-bid=hook; default: exceed."))
        .anySatisfy(line -> assertThat(line).contains("Ruling 1 on OHH-9 (not enforced"))
        .anySatisfy(line -> assertThat(line).startsWith("Own rule 1 (not enforced"));
    assertThat(run("sheet", ENTRY, "--markdown", "--seats", "4").out())
        .startsWith("# Oh Hell, Friday\n")
        .contains("- Players: 4\n");
    assertThat(Run.of("rules", "--house-rules", file.toString(), "-e", ENTRY).out())
        .isEqualTo(run("sheet", ENTRY).out());
  }

  @Test
  @Covers("HSE-11")
  void printsTheShortSheet() {
    assertThat(run("sheet", ENTRY, "--short").out())
        .contains("In short", "Own rule 1")
        .doesNotContain("OHH-14");
  }

  @Test
  @Covers("HSE-10")
  void writesAPage() throws IOException {
    Path page = directory.resolve("friday.html");

    assertThat(run("sheet", ENTRY, "--html", page.toString()).out()).startsWith("Wrote the rules");
    assertThat(Files.readString(page))
        .contains("<h1>Oh Hell, Friday</h1>", "Friday table, version 2, 2024-05-03");
  }

  @Test
  void anEntryThatIsNotThereIsAUserError() {
    String path = file.toString();

    assertUserError(
        "has no entry scoppa (did you mean scopa?)", "house-rules", "sheet", path, "scoppa");
    assertUserError("which entry of Friday table v2?", "house-rules", "export", path);
    assertUserError("expected 3, 4", "house-rules", "sheet", path, ENTRY, "--seats", "6");
  }

  @Test
  @Covers("HSE-17")
  void diffComparesWithTheBase() {
    assertThat(run("diff").lines())
        .anySatisfy(line -> assertThat(line).matches("base rules -> Friday table v2 \\(.{12}\\)"))
        .anySatisfy(
            line ->
                assertThat(line)
                    .startsWith("* Oh Hell, Friday: dealer-bid exceed -> hook: Whether"));
  }

  @Test
  @Covers("HSE-17")
  void diffComparesVersions() {
    assertThat(run("diff", "--from", "1").out())
        .contains("Friday table v1", "-> Friday table v2", "dealer-bid exceed -> hook")
        .doesNotContain("* scopa: removed");
    assertThat(run("diff", "--from", "2", "--to", "1").out()).contains("dealer-bid hook -> exceed");
    assertUserError("keeps no version 3", "house-rules", "diff", file.toString(), "--from", "3");
    assertUserError(
        "of one document", "house-rules", "diff", file.toString(), file.toString(), "--from", "1");
  }

  @Test
  @Covers({"HSE-17", "HSE-18"})
  void diffComparesDocuments() throws IOException {
    Path other = write("other.yaml", FRIDAY.replace("Friday table", "Monday table"));

    assertThat(run("diff", other.toString()).out())
        .contains("-> Monday table v2")
        .contains(": no rule differs");
    Files.writeString(other, FRIDAY.replace("hook", "free"));
    assertThat(run("diff", other.toString()).out()).contains("dealer-bid hook -> free");
  }

  @Test
  @Covers({"HSE-3", "HSE-8"})
  void newWritesADocumentToStartFrom() throws IOException {
    Path fresh = directory.resolve("new.yaml");

    assertThat(Run.of("house-rules", "new", "oh-hell", "--out", fresh.toString()).exitCode())
        .isZero();
    assertThat(Files.readString(fresh))
        .contains("      # dealer-bid: exceed\n", "\n# host: Ana\n", "\n# source: ");
    assertThat(Run.of("house-rules", "new", "oh-hell").out()).isEqualTo(Files.readString(fresh));
    Files.writeString(
        fresh, Files.readString(fresh).replace("# dealer-bid: exceed", "dealer-bid: hook"));
    file = fresh;
    assertThat(run("check").exitCode()).isZero();
    assertThat(run("sheet").out()).contains("* dealer-bid=hook; default: exceed.");
    assertUserError("is there already", "house-rules", "new", "oh-hell", "--out", fresh.toString());
    assertUserError("did you mean oh-hell?", "house-rules", "new", "oh-hel");
  }

  @Test
  void aDocumentThatBeginsFromAPresetHoldsItsOptions() {
    file = directory.resolve("classic.yaml");
    Run fresh =
        Run.of("house-rules", "new", "oh-hell", "--preset", "classic", "--out", file.toString());

    assertThat(fresh.exitCode()).isZero();
    assertThat(run("check").exitCode()).isZero();
    assertThat(run("sheet").out())
        .contains("* dealer-bid=hook; default", "* scoring=ten-plus; default");
    assertUserError("did you mean classic?", "house-rules", "new", "oh-hell", "--preset", "clasic");
  }

  @Test
  void aPresetIsNotChosenBesideADocument() {
    assertUserError(
        "Friday table v2 says how it is played; leave --preset out",
        "simulate",
        "--house-rules",
        file.toString(),
        "--entry",
        "Oh Hell, Friday",
        "--preset",
        "classic");
  }

  @Test
  @Covers({"HSE-8", "HSE-13"})
  void acknowledgingKeepsEverything() throws IOException {
    Run run = run("acknowledge", "Cy");

    assertThat(run.lines()).containsExactly("Friday table v2: known to Ana, Bo, Cy.");
    assertThat(Files.readString(file))
        .isEqualTo(FRIDAY.replace("2: [Ana, Bo]", "2: [Ana, Bo, Cy]"));
    try (var files = Files.list(directory)) {
      assertThat(files).containsExactly(file);
    }
    assertUserError("is no name", "house-rules", "acknowledge", file.toString(), " ");
  }

  @Test
  @Covers("HSE-8")
  void aStarterKeepsItsComments() throws IOException {
    file = directory.resolve("new.yaml");
    assertThat(Run.of("house-rules", "new", "canasta", "--out", file.toString()).exitCode())
        .isZero();
    List<String> before = Files.readAllLines(file);

    assertThat(run("acknowledge", "Ana").exitCode()).isZero();
    assertThat(Files.readAllLines(file)).containsSubsequence(before);
  }

  @Test
  @Covers("HSE-6")
  void rulingsAreFoundAndShownWithTheirRules() {
    assertThat(run("rulings", "ohh-9").lines())
        .startsWith("Friday table v2: 1 ruling")
        .contains("OHH-9 - Play")
        .anySatisfy(line -> assertThat(line).contains("ruling 1: May a bid be taken back?"));
    assertThat(run("rulings", "taken").out()).contains("agreed: Ana, Bo; not enforced");
    assertThat(run("rulings", "trump").out()).startsWith("Friday table v2: 0 rulings");
    assertThat(run("rulings").out()).startsWith("Friday table v2: 1 ruling");
  }

  @Test
  @Covers({"HSE-6", "HSE-16", "HSE-19"})
  void decideMakesANewVersionWithTheRuling() throws IOException {
    Run run =
        run(
            "decide",
            ENTRY,
            "--question",
            "May one look at old tricks?",
            "--decision",
            "Only the" + " last.",
            "--rules",
            "OHH-16",
            "--agreed",
            "Ana,Cy");

    assertThat(run.lines()).containsExactly("Friday table v3: recorded.");
    assertThat(Files.readString(file))
        .contains("question: May one look at old tricks?", "agreed: [Ana, Cy]", "version: 3")
        .contains("# kinder to the dealer", "# The table of our Fridays.");
    assertThat(run("diff", "--from", "2").out()).contains("May one look at old tricks?");
    String path = file.toString();
    assertUserError(
        "OHH-999",
        "house-rules",
        "decide",
        path,
        ENTRY,
        "--question",
        "a",
        "--decision",
        "b",
        "--rules",
        "OHH-999");
    assertUserError(
        "KEY=VALUE",
        "house-rules",
        "decide",
        path,
        ENTRY,
        "--question",
        "a",
        "--decision",
        "b",
        "--option",
        "x");
  }

  @Test
  @Covers("HSE-16")
  void amendTakesAnEditedCopy() throws IOException {
    Path copy = write("copy.yaml", FRIDAY.replace("dealer-bid: hook", "dealer-bid: free"));
    Run run = run("amend", copy.toString(), "--reason", "simpler", "--agreed", "Ana,Bo,Cy");

    assertThat(run.lines())
        .contains("Friday table v3:")
        .anySatisfy(
            line -> assertThat(line).startsWith("* Oh Hell, Friday: dealer-bid hook -> free"));
    assertThat(Files.readString(file))
        .contains("reason: simpler", "# kinder to the dealer", "dealer-bid: hook");
    assertUserError(
        "expected an edited copy of Friday table v3",
        "house-rules",
        "amend",
        file.toString(),
        copy.toString(),
        "--reason",
        "again");
    assertUserError(
        "nothing changes",
        "house-rules",
        "amend",
        file.toString(),
        file.toString(),
        "--reason",
        "again");
  }

  @Test
  @Covers("HSE-18")
  void exportsAnEntry() throws IOException {
    Path exported = directory.resolve("export.yaml");

    assertThat(run("export", ENTRY, "--out", exported.toString()).exitCode()).isZero();
    assertThat(Files.readString(exported)).contains("Oh Hell, Friday").doesNotContain("scopa");
    file = exported;
    assertThat(run("check").exitCode()).isZero();
    assertThat(run("export", "--as", "Sunday table").out())
        .startsWith("house-rules: Sunday table\nversion: 1\n");
  }

  @Test
  @Covers({"HSE-13", "HSE-2"})
  void everyoneKnowsBeforeTheFirstDeal() {
    Run run = Run.typing("quit", play(file, "-e", ENTRY, "--seats", "3", "--players", "Bo,Di,Ana"));

    assertThat(run.lines())
        .contains("Friday table v2. Not yet acknowledged: Di.")
        .contains("[Friday table v2, Oh Hell, Friday]")
        .anySatisfy(
            line -> assertThat(line).startsWith("* Oh Hell, Friday: dealer-bid exceed -> hook"))
        .anySatisfy(line -> assertThat(line).startsWith("house rules: Friday table v2 ("));
    assertThat(run.out()).contains("Bo> quit", "Bo (you)", "Ana  ");
    assertThat(Run.typing("quit", play(file, "-e", ENTRY)).lines())
        .contains("Friday table v2. Not yet acknowledged: Cy.");
  }

  /** Writes the document with a host, a source, and a source of its own for the entry. */
  private void writeHostAndSource() throws IOException {
    String text =
        FRIDAY
            .replace("Cy]\n\n", "Cy]\nhost: Ana\n# third edition\nsource: the red book\n\n")
            .replace("    base: 1\n    seats", "    base: 1\n    source: page 12\n    seats");
    Files.writeString(file, text);
  }

  @Test
  @Covers({"HSE-10", "HSE-21", "HSE-22"})
  void theSheetShowsHostAndSource() throws IOException {
    writeHostAndSource();
    Path page = directory.resolve("friday.html");

    assertThat(run("check").exitCode()).isZero();
    assertThat(run("sheet", ENTRY).lines()).contains("Host:        Ana", "Source:      page 12");
    assertThat(run("sheet", ENTRY, "--short").lines()).contains("Host:        Ana");
    assertThat(run("sheet", "scopa", "--markdown").lines())
        .contains("- Host: Ana", "- Source: the red book");
    assertThat(run("sheet", ENTRY, "--html", page.toString()).exitCode()).isZero();
    assertThat(Files.readString(page)).contains("<dd>Ana</dd>", "<dd>page 12</dd>");
  }

  @Test
  @Covers({"HSE-13", "HSE-21", "HSE-22"})
  void everyoneLearnsHostAndSourceBeforeTheFirstDeal() throws IOException {
    writeHostAndSource();

    assertThat(Run.typing("rules\nquit", play(file, "-e", ENTRY)).lines())
        .containsSubsequence(
            "host: Ana",
            "source: page 12",
            "Friday table v2. Not yet acknowledged: Cy.",
            "Host:        Ana",
            "Source:      page 12");
    assertThat(Run.typing("quit", play(file, "-e", "scopa")).lines())
        .contains("source: the red book");
    assertThat(Run.of(play(file, "-e", ENTRY, "--auto")).lines()).contains("host: Ana");
    Files.writeString(file, FRIDAY);
    assertThat(Run.typing("quit", play(file, "-e", ENTRY)).out())
        .doesNotContain("host:", "source:");
  }

  @Test
  @Covers({"HSE-16", "HSE-17", "HSE-21", "HSE-22"})
  void amendTellsAnotherHostAndSource() throws IOException {
    writeHostAndSource();
    String text = Files.readString(file);
    Path copy =
        write("copy.yaml", text.replace("host: Ana", "host: Bo").replace("page 12", "page 13"));

    assertThat(run("amend", copy.toString(), "--reason", "Ana moved", "--agreed", "Bo").lines())
        .containsExactly(
            "Friday table v3:", "* host Ana -> Bo", "* Oh Hell, Friday: source page 12 -> page 13");
    assertThat(Files.readString(file))
        .contains("host: Bo\n# third edition\nsource: the red book\n", "    host: Ana\n");
    assertThat(run("diff", "--from", "2").lines())
        .contains("* host Ana -> Bo", "* Oh Hell, Friday: source page 12 -> page 13");
    assertThat(run("sheet", ENTRY).lines()).contains("Host:        Bo", "Source:      page 13");
  }

  @Test
  @Covers({"HSE-18", "HSE-21", "HSE-22"})
  void theSourceIsGivenToOthersAndTheHostIsNot() throws IOException {
    writeHostAndSource();

    assertThat(run("export", "scopa").lines())
        .contains("    source: the red book")
        .noneMatch(line -> line.contains("host"));
    assertThat(run("export", ENTRY, "--as", "Sunday table").out())
        .contains("source: page 12")
        .doesNotContain("host", "the red book");
  }

  @Test
  @Covers({"HSE-9", "HSE-21", "HSE-22"})
  void misspeltHostAndSourceAreErrors() throws IOException {
    writeHostAndSource();
    String text = Files.readString(file);
    Files.writeString(file, text.replace("host:", "hots:").replace(" source:", " sorce:"));

    assertThat(run("check").out())
        .contains("line 6: field hots is unknown; did you mean host?")
        .contains("entry Oh Hell, Friday, line 14: field sorce is unknown; did you mean source?");
    assertUserError("has 2 errors", play(file, "-e", ENTRY));
  }

  @Test
  @Covers("HSE-14")
  void theSavedRecordIsBound() throws IOException {
    Path saved = directory.resolve("a.spadille");
    String[] args = play(file, "-e", ENTRY, "-n", "3", "--players", "Bo,Di,Ana", "--seed", "4");
    assertThat(Run.typing("bid 1\nsave " + saved + "\nquit", args).exitCode()).isZero();
    assertThat(Files.readString(saved))
        .contains("House-Rules: Friday table\nHouse-Rules-Version: 2\nHouse-Rules-Checksum: ")
        .contains("House-Rules-Entry: Oh Hell, Friday\nName 0: Bo\nName 1: Di\nName 2: Ana\n");

    String path = file.toString();
    assertThat(Run.of("replay", saved.toString(), "--house-rules", path).exitCode()).isZero();
    assertUserError("is bound to Friday table v2", "play", "oh-hell", "--resume", saved.toString());

    // A later version still knows the one by which the game was begun.
    Path copy = write("copy.yaml", FRIDAY.replace("dealer-bid: hook", "dealer-bid: free"));
    assertThat(run("amend", copy.toString(), "--reason", "simpler").exitCode()).isZero();
    assertThat(Run.of("replay", saved.toString(), "--house-rules", path).exitCode()).isZero();
    Run resumed = Run.typing("quit", play(file, "--resume", saved.toString()));
    assertThat(resumed.exitCode()).isZero();
    assertThat(resumed.out()).contains("[Friday table v2, Oh Hell, Friday]", "Bo> ");

    Files.writeString(file, FRIDAY.replace("hook", "free"));
    Run other = Run.of("replay", saved.toString(), "--house-rules", path);
    assertThat(other.exitCode()).isEqualTo(1);
    assertThat(other.out()).contains("expected checksum of Friday table v2");
    assertUserError("expected checksum", play(file, "--resume", saved.toString()));
  }

  @Test
  @Covers("HSE-14")
  void simulatedGamesAreBound() throws IOException {
    Run run =
        Run.of(
            "simulate",
            "--house-rules",
            file.toString(),
            "-e",
            ENTRY,
            "-g",
            "2",
            "-s",
            "1",
            "--out",
            directory.toString());

    assertThat(run.out()).contains("house rules: Friday table v2 (");
    Path saved = directory.resolve("oh-hell-1-0.spadille");
    assertThat(Files.readString(saved)).contains("House-Rules-Entry: Oh Hell, Friday\n");
    assertThat(Run.of("replay", "--house-rules", file.toString(), saved.toString()).exitCode())
        .isZero();
  }

  @Test
  @Covers("HSE-12")
  void theSheetInForceIsAtHand() {
    Run run =
        Run.typing(
            "rules\nrules ohh-9\nrules shuffles\nbid 99\nwhy bid 99\nquit",
            play(file, "-e", ENTRY, "--seed", "3"));

    assertThat(run.out())
        .contains("House rules: Friday table, version 2, 2024-05-03", "OHH-9 - Play")
        .contains("Own rule 1 (not enforced by the engine): The last of the hand shuffles.");
    assertThat(run.out().split("Ruling 1 on OHH-9 \\(not enforced", -1)).hasSize(5);
  }

  @Test
  @Covers("HSE-19")
  void questionsAreAnswered() {
    Run run =
        Run.typing(
            "ask May I take a bid back?\n"
                + "ask may any other player bid more than there are tricks?\n"
                + "ask xyzzy\n"
                + "ask\n"
                + "quit",
            play(file, "-e", ENTRY));

    assertThat(run.out())
        .contains("Your ruling 1: May a bid be taken back?")
        .contains("By default: May any other player bid more than there are tricks? - No.")
        .contains("Nothing like it is in the rules.", "Your group has not decided it;")
        .contains("ask what?");
    assertThat(
            Run.typing("ask may any other player bid more than tricks?", "play", "oh-hell").out())
        .contains("By default: May any other player bid more than there are tricks? - No.")
        .doesNotContain("Your");
  }

  @Test
  void theDocumentSaysHowItIsPlayed() {
    assertUserError("leave --option out", play(file, "-e", ENTRY, "-o", "tie=shared"));
    assertUserError("game scopa was named", play(file, "scopa", "-e", ENTRY));
    assertUserError("not for 6 players; expected 3, 4", play(file, "-e", ENTRY, "-n", "6"));
    assertUserError("name it with --house-rules", "play", "oh-hell", "-e", ENTRY);
    assertUserError("which GAME?", "play");
    assertUserError("2 names in --players", play(file, "-e", ENTRY, "--players", "Ana,Bo"));
    assertUserError("twice", play(file, "-e", ENTRY, "-n", "3", "--players", "Ana,Bo,Ana"));
    assertUserError("expected one line", play(file, "-e", ENTRY, "-n", "3", "--players", "A,B, "));
    assertUserError("there are new, add, check, sheet, diff", "house-rules");
  }
}
