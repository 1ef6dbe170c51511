package io.github.spadille.terminal;

import static io.github.spadille.terminal.CommandLineTest.assertUserError;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.spadille.engine.Catalog;
import io.github.spadille.formats.houserules.HouseRules;
import io.github.spadille.formats.houserules.HouseRulesReader;
import io.github.spadille.formats.houserules.Remark;
import io.github.spadille.testkit.Covers;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A group talks about a change, and adopts or drops it. */
@Covers("HSE-16")
class ProposalCommandTest {
  private static final Catalog CATALOG = Catalog.load();

  private static final String FRIDAY =
      """
      # The table of our Fridays.
      house-rules: Friday table
      version: 2
      date: 2024-05-03
      members: [Ana, Bo, Cy]
      host: Eve

      entries:
        - entry: Oh Hell, Friday
          game: oh-hell
          base: 1
          seats: [3, 4]
          options:
            # kinder to the dealer
            dealer-bid: hook
        - {game: scopa, base: 1}

      changes:
        2:
          date: 2024-05-03
          reason: dealers suffered
          agreed: [Ana, Bo]
      # That is all.
      """;
  private static final String ENTRY = "Oh Hell, Friday";
  private static final String FIRST =
      "Proposal 1 (not in force): on 2024-05-08, Cy proposed tie=shared in Oh Hell, Friday: Ties"
          + " last too long.";

  @TempDir Path directory;
  private Path file;

  @BeforeEach
  void writeADocument() throws IOException {
    file = Files.writeString(directory.resolve("friday.yaml"), FRIDAY);
  }

  /** Whatever was tried, the document is whole, nothing lies beside it, and no comment is lost. */
  @AfterEach
  void theDocumentIsWhole() throws IOException {
    assertThat(HouseRulesReader.read(file, CATALOG).problems()).isEmpty();
    assertThat(Files.readString(file))
        .contains("# The table of our Fridays.", "# kinder to the dealer", "# That is all.");
    try (Stream<Path> files = Files.list(directory)) {
      assertThat(files.filter(path -> !path.toString().endsWith(".html"))).containsExactly(file);
    }
  }

  private Run run(String command, String... more) {
    return Run.of(args(command, more));
  }

  private String[] args(String command, String... more) {
    List<String> args = new ArrayList<>(List.of("house-rules", command, file.toString()));
    args.addAll(List.of(more));
    return args.toArray(new String[0]);
  }

  private void assertRefused(String message, String command, String... more) throws IOException {
    String before = Files.readString(file);
    assertUserError(message, args(command, more));
    assertThat(Files.readString(file)).isEqualTo(before);
  }

  private HouseRules read() throws IOException {
    return HouseRulesReader.read(file, CATALOG).orElseThrow();
  }

  private static String words(String text) {
    return text.replaceAll("\\s+", " ");
  }

  private void proposeTwo() {
    Run first =
        run(
            "propose",
            "--by",
            "Cy",
            "--date",
            "2024-05-08",
            "--text",
            "Ties last too long.",
            "--entry",
            "oh hell, friday",
            "--option",
            "tie=shared");
    assertThat(first.err()).isEmpty();
    assertThat(first.lines()).containsExactly("Friday table v2: proposal 1 is open.");
    assertThat(
            run("propose", "--by", "Bo", "--date", "2024-05-09", "--text", "Let us meet at mine.")
                .lines())
        .containsExactly("Friday table v2: proposal 2 is open.");
    assertThat(
            run("remark", "1", "--by", "Ana", "--date", "2024-05-10", "--text", "Gladly.").lines())
        .containsExactly("Friday table v2: proposal 1 has 1 remark.");
  }

  @Test
  void aProposalIsKeptWithTheRemarksOnIt() throws IOException {
    proposeTwo();

    assertThat(Files.readString(file))
        .isEqualTo(
            FRIDAY.replace(
                "# That is all.\n",
                """

                proposals:
                  1:
                    by: Cy
                    date: 2024-05-08
                    text: Ties last too long.
                    entry: Oh Hell, Friday
                    options:
                      tie: shared
                    remarks:
                      - by: Ana
                        date: 2024-05-10
                        text: Gladly.
                  2:
                    by: Bo
                    date: 2024-05-09
                    text: Let us meet at mine.
                # That is all.
                """));
    assertThat(run("remark", "1", "--by", "Eve", "--text", "The host agrees.").out())
        .contains("proposal 1 has 2 remarks.");
    assertThat(read().proposal(1).remarks().get(1).date())
        .isIn(today().minusDays(1), today()); // A test may run at midnight.
  }

  private static LocalDate today() {
    return LocalDate.now(ZoneId.systemDefault());
  }

  @Test
  @Covers({"HSE-10", "HSE-13", "HSE-17"})
  void everyCommandThatShowsADocumentTellsWhatIsOpen() throws IOException {
    proposeTwo();
    String second = "Proposal 2 (not in force): on 2024-05-09, Bo proposed: Let us meet at mine.";
    String remark = "On 2024-05-10, Ana remarked: Gladly.";
    Path page = directory.resolve("friday.html");
    String path = file.toString();
    assertThat(run("sheet", ENTRY, "--html", page.toString()).exitCode()).isZero();

    for (String shown :
        List.of(
            run("check").out(),
            run("diff").out(),
            run("diff", path).out(),
            run("diff", "--from", "2").out(),
            run("sheet", ENTRY).out(),
            run("sheet", ENTRY, "--markdown").out(),
            Files.readString(page),
            Run.of("rules", "--house-rules", path, "-e", ENTRY).out(),
            Run.typing("quit", "play", "--house-rules", path, "-e", ENTRY).out(),
            Run.of("play", "--auto", "--seed", "1", "--house-rules", path, "-e", ENTRY).out())) {
      assertThat(words(shown)).contains(FIRST, second, remark);
    }
    assertThat(run("sheet", ENTRY, "--short").out()).contains("Proposals:   2, not in force");
    assertThat(words(run("sheet", "scopa").out()))
        .contains(second)
        .doesNotContain("Ties last too long");
    assertThat(
            words(
                Run.typing("quit", "play", "--house-rules", path, "-e", "scopa", "-l", "it").out()))
        .contains("Proposta 2 (non in vigore): il 2024-05-09 Bo ha proposto: Let us meet at mine.");
    for (String silent : List.of("rulings", "export")) {
      assertThat(run(silent, silent.equals("export") ? ENTRY : "").out()).doesNotContain("Ties");
    }
  }

  @Test
  void nothingIsToldWhereNothingIsOpen() {
    for (String command : List.of("check", "diff")) {
      assertThat(run(command).out()).doesNotContain("ropos", "Open in");
    }
    assertThat(run("sheet", ENTRY).out()).doesNotContain("Propos");
  }

  @Test
  @Covers("HSE-13")
  void adoptingMakesANewVersionThatWhoAgreedKnows() throws IOException {
    proposeTwo();
    Run run = run("adopt", "1", "--agreed", "Ana, Cy", "--date", "2024-05-17");

    assertThat(run.err()).isEmpty();
    assertThat(run.lines())
        .startsWith("Friday table v3:")
        .anySatisfy(
            line -> assertThat(line).startsWith("* Oh Hell, Friday: tie one-card -> shared"));
    HouseRules rules = read();
    assertThat(rules.version()).isEqualTo(3);
    assertThat(rules.date()).isEqualTo("2024-05-17");
    assertThat(rules.entry(ENTRY).options()).containsEntry("tie", "shared");
    assertThat(rules.proposals()).hasSize(1);
    assertThat(rules.changes().get(1).reason()).isEqualTo("Ties last too long.");
    assertThat(rules.changes().get(1).agreed()).containsExactly("Ana", "Cy");
    assertThat(rules.atVersion(2).entry(ENTRY).options()).doesNotContainKey("tie");
    assertThat(run("check").lines()).contains("Not yet acknowledged: Bo.");
    assertThat(Run.typing("quit", "play", "--house-rules", file.toString(), "-e", ENTRY).lines())
        .contains("Friday table v3. Not yet acknowledged: Bo.");
    assertThat(run("acknowledge", "Ana").lines())
        .containsExactly("Friday table v3: known to Ana, Cy; not yet to Bo.");
    assertThat(run("acknowledge", "Bo").lines())
        .containsExactly("Friday table v3: known to Ana, Cy, Bo.");
    assertThat(Files.readString(file)).contains("\nacknowledged:\n  3: [Bo]\n");
    assertRefused("has no proposal 1; open are 2", "adopt", "1", "--agreed", "Ana");
  }

  @Test
  @Covers("HSE-13")
  void whoAgreedToAnAmendmentOrARulingKnowsIt() throws IOException {
    assertThat(
            run("decide", "scopa", "--question", "Who?", "--decision", "I.", "--agreed", "Ana,Bo")
                .exitCode())
        .isZero();
    assertThat(run("check").out()).contains("Not yet acknowledged: Cy.");
    Path copy = directory.resolve("copy.html");
    Files.writeString(copy, Files.readString(file).replace("hook", "free"));
    assertThat(
            run(
                    "amend",
                    copy.toString(),
                    "--reason",
                    "why",
                    "--agreed",
                    "Bo,Cy",
                    "--date",
                    "2024-06-01")
                .exitCode())
        .isZero();
    assertThat(read().date()).isEqualTo("2024-06-01");
    assertThat(
            Run.typing(
                    "quit",
                    "play",
                    "--house-rules",
                    file.toString(),
                    "-e",
                    ENTRY,
                    "-n",
                    "3",
                    "--players",
                    "Cy,Ana,Bo")
                .lines())
        .contains("Friday table v4. Not yet acknowledged: Ana.");
  }

  @Test
  void droppingTakesItOutAndChangesNothingElse() throws IOException {
    proposeTwo();
    assertThat(run("drop", "1").lines()).containsExactly("Friday table v2: proposal 1 is dropped.");
    assertThat(run("drop", "2").exitCode()).isZero();
    assertThat(Files.readString(file)).isEqualTo(FRIDAY);
    assertRefused("has no proposal 2; none is open", "drop", "2");
  }

  @Test
  @Covers("HSE-9")
  void allThatIsWrongWithAProposalIsToldAtOnce() throws IOException {
    assertRefused(
        "Anna (did you mean Ana?) proposed but is no member; there are Ana, Bo, Cy, Eve\n"
            + "line 31: option tje is unknown; did you mean tie (one-card, shared)?\n"
            + "line 32: option first-size: found many; allowed: ",
        "propose",
        "--by",
        "Anna",
        "--text",
        "x",
        "-e",
        ENTRY,
        "-o",
        "tje=shared",
        "-o",
        "first-size=many");
    assertRefused(
        "entry scoppa is unknown; did you mean scopa?",
        "propose",
        "--by",
        "Ana",
        "--text",
        "x",
        "--entry",
        "scoppa",
        "-o",
        "target=21");
    assertRefused(
        "option x: expected KEY=VALUE\noption tie is given twice\noption y=: expected",
        "propose",
        "--by",
        "Ana",
        "--text",
        "x",
        "-e",
        ENTRY,
        "-o",
        "x",
        "-o",
        "tie=shared",
        "-o",
        "tie=one-card",
        "-o",
        "y=");
    assertRefused(
        "which entry of Friday table v2? There are Oh Hell, Friday; scopa",
        "propose",
        "--by",
        "Ana",
        "--text",
        "x",
        "-o",
        "tie=shared");
    assertRefused(
        "'3.5.2024' is no date; expected one such as 2024-05-03",
        "propose",
        "--by",
        "Ana",
        "--text",
        "x",
        "--date",
        "3.5.2024");
    assertRefused(
        "expected a date of the years 1 to 9999",
        "propose",
        "--by",
        "Ana",
        "--text",
        "x",
        "--date",
        "+12024-01-01");
    assertRefused("--by", "propose", "--text", "x");
    assertRefused("--text", "propose", "--by", "Ana");
  }

  @Test
  void onlyTheGroupProposesRemarksAndAgrees() throws IOException {
    proposeTwo();
    assertRefused("Zoe proposed but is no member", "propose", "--by", "Zoe", "--text", "x");
    assertRefused(
        "Anna (did you mean Ana?) remarked but is no member",
        "remark",
        "1",
        "--by",
        "Anna",
        "--text",
        "x");
    assertRefused("Zoe agreed but is no member", "adopt", "1", "--agreed", "Ana,Zoe");
    assertThat(run("propose", "--by", " Eve ", "--text", "The host may.").exitCode()).isZero();
  }

  @Test
  void whatIsNotOpenIsNamed() throws IOException {
    proposeTwo();
    for (String number : List.of("3", "0", "-1", "2147483647")) {
      assertRefused("has no proposal " + number + "; open are 1, 2", "drop", number);
      assertRefused("has no proposal " + number, "adopt", number);
      assertRefused("has no proposal " + number, "remark", number, "--by", "Ana", "--text", "x");
    }
    for (String number : List.of("one", "", "1.0", "99999999999")) {
      assertRefused("NUMBER", "drop", number);
    }
    assertRefused("amend the rules by hand, then drop it", "adopt", "2", "--agreed", "Ana");
  }

  @Test
  void whatWouldContradictIsNotAdopted() throws IOException {
    assertThat(
            run("decide", ENTRY, "--question", "Ties?", "--decision", "Shared.", "-o", "tie=shared")
                .exitCode())
        .isZero();
    assertThat(
            run("propose", "--by", "Cy", "--text", "x", "-e", ENTRY, "-o", "tie=one-card")
                .exitCode())
        .isZero();
    assertRefused("ruling 1 says tie=shared", "adopt", "1", "--agreed", "Ana");
    assertThat(
            run("propose", "--by", "Cy", "--text", "x", "-e", ENTRY, "-o", "dealer-bid=hook")
                .exitCode())
        .isZero();
    assertRefused("nothing changes in Friday table v3", "adopt", "2", "--agreed", "Ana");
  }

  @ParameterizedTest
  @ValueSource(strings = {"a\u001B[2J", "a\u202Eb", "a\u200Bb", "a\u0000", "a\u2028b", " ", ""})
  void noHiddenCharacterComesIntoTheDocument(String text) throws IOException {
    proposeTwo();
    for (String[] command :
        new String[][] {
          {"propose", "--by", "Ana", "--text", text},
          {"propose", "--by", text, "--text", "x"},
          {"propose", "--by", "Ana", "--text", "x", "--entry", "a" + text},
          {"propose", "--by", "Ana", "--text", "x", "-e", ENTRY, "-o", "tie=" + text},
          {"propose", "--by", "Ana", "--text", "x", "-e", ENTRY, "-o", text + "=shared"},
          {"remark", "1", "--by", "Ana", "--text", text},
          {"remark", "1", "--by", text, "--text", "x"},
          {"adopt", "1", "--agreed", text + ",Ana"},
        }) {
      String before = Files.readString(file);
      List<String> args = new ArrayList<>(List.of("house-rules", command[0], file.toString()));
      args.addAll(List.of(command).subList(1, command.length));
      Run run = Run.of(args.toArray(new String[0]));
      assertThat(run.exitCode()).as("%s", args).isEqualTo(2);
      assertThat(run.err()).doesNotContainPattern("[\\p{Cc}\\p{Cf}\\p{Zl}&&[^\\n]]");
      assertThat(Files.readString(file)).isEqualTo(before);
    }
  }

  @Test
  void hostileWordsStayWords() throws IOException {
    proposeTwo();
    String evil =
        "<script>x</script> & `a` *b* [c](javascript:d): - # 'e' \"f\" {g} ${h}\n- i: j\n\n# k";
    assertThat(run("remark", "1", "--by", "Ana", "--text", evil).exitCode()).isZero();
    assertThat(run("propose", "--by", "Ana", "--text", evil, "-e", "scopa").exitCode()).isZero();
    assertThat(read().proposal(3).text()).isEqualTo(evil);
    assertThat(read().proposal(1).remarks().get(1).text()).isEqualTo(evil);
    Path page = directory.resolve("a.html");
    assertThat(run("sheet", "scopa", "--html", page.toString()).exitCode()).isZero();
    assertThat(Files.readString(page)).doesNotContain("<script", "href=", "<h1>k", "<li>");
    assertThat(words(run("sheet", "scopa").out())).contains(words(evil));
    assertThat(words(run("check").out())).contains(words(evil));
  }

  @Test
  void whatIsTooLongIsNotWritten() throws IOException {
    proposeTwo();
    String longest = "x".repeat(10_000);
    assertRefused("10000 characters", "remark", "1", "--by", "Ana", "--text", longest + "x");
    assertRefused("200 characters", "propose", "--by", "x".repeat(201), "--text", "x");
    HouseRules full = read();
    for (int i = 0; i < 104; i++) { // One more would be longer than what is read.
      full = full.remark(2, new Remark("Ana", LocalDate.of(2024, 5, 3), longest));
    }
    Files.writeString(file, full.write());
    assertRefused(
        "as it could not be read again:\n  the text has ",
        "remark",
        "1",
        "--by",
        "Ana",
        "--text",
        longest);
  }

  @Test
  void anOldVersionIsReadAsASheet() {
    proposeTwo();
    assertThat(run("adopt", "1", "--agreed", "Ana").exitCode()).isZero();
    assertThat(run("sheet", ENTRY).out()).contains("* tie=shared; default");
    assertThat(run("sheet", ENTRY, "--at", "2").out())
        .contains("Friday table, version 2, 2024-05-03")
        .doesNotContain("tie=shared; default");
    assertUserError("keeps no version 9", args("sheet", ENTRY, "--at", "9"));
  }
}
