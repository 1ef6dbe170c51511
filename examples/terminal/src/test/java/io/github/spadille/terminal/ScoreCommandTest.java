package io.github.spadille.terminal;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ScoreCommandTest {
  private static final String[] SHORT = {
    "score",
    "oh-hell",
    "-n",
    "3",
    "--players",
    "Ana,Bo,Cy",
    "-o",
    "first-size=2",
    "-o",
    "sizes=down",
    "-o",
    "dealer-bid=hook",
    "-o",
    "tie=shared"
  };

  @TempDir Path folder;

  private static Run score(String typed, String... more) {
    String[] args = new String[SHORT.length + more.length];
    System.arraycopy(SHORT, 0, args, 0, SHORT.length);
    System.arraycopy(more, 0, args, SHORT.length, more.length);
    return Run.typing(lines(typed), args);
  }

  /** Returns a line for each word. */
  private static String lines(String typed) {
    return typed.replace(' ', '\n') + "\n";
  }

  private String file(String name) {
    return folder.resolve(name).toString();
  }

  /** The program at a terminal whose pads are kept, and which dies when no more is typed. */
  private final class Dying implements Console {
    private final PipedConsole console;

    Dying(String typed, PrintWriter out) {
      console = new PipedConsole(new StringReader(typed), out);
    }

    @Override
    public Optional<String> readLine(String prompt, Supplier<List<String>> completions) {
      Optional<String> line = console.readLine(prompt, completions);
      if (line.isEmpty()) {
        throw new IllegalStateException("killed");
      }
      return line;
    }

    @Override
    public Optional<KeptGames> keptGames() {
      return Optional.of(new KeptGames(folder));
    }

    @Override
    public void close() {
      console.close();
    }
  }

  private String dying(String typed, String... args) {
    StringWriter out = new StringWriter();
    PrintWriter err = new PrintWriter(new StringWriter());
    Spadille.execute(
        Run.CATALOG, shown -> new Dying(lines(typed), shown), new PrintWriter(out), err, args);
    return out.toString();
  }

  @Test
  void aGameIsScoredToItsEnd() {
    Run run = score("1 0 0 1 0 1 1 0 1 1 0 0");

    assertThat(run.exitCode()).isZero();
    assertThat(run.err()).isEmpty();
    assertThat(run.lines())
        .contains("Hand 1: Cy deals 2 cards to each player.")
        .contains("Hand 2: Ana deals one card to each player.")
        .containsSequence(
            "player  hand 1  total",
            "------  ------  -----",
            "Ana         10     10",
            "Bo          10     10",
            "Cy         -10    -10")
        .containsSequence(
            "player  hand 2  total",
            "------  ------  -----",
            "Ana        -10      0",
            "Bo          10     20",
            "Cy          10      0")
        .contains("Winner: Bo");
  }

  @Test
  void aRuleRefusesABidAndSaysWhatIsAllowed() {
    assertThat(score("1 1 0 2").lines())
        .containsSequence(
            "Bid of Cy> 0",
            "Bid of Cy: 0 cannot be. OHH-10: With this bid the bids would add up to the 2",
            "tricks of the hand. Expected 1 or 2.",
            "Bid of Cy> 2",
            "Tricks of Ana> ");
  }

  @Test
  void tricksAddUpToTheHand() {
    assertThat(score("1 1 2 2 1 0 1 0").lines())
        .containsSequence(
            "Tricks of Bo> 1",
            "Tricks of Bo: 1 cannot be. OHH-17: There is no trick left of this hand. Expected",
            "0.",
            "Tricks of Bo> 0");
  }

  @ParameterizedTest
  @CsvSource({"x,x", "-1,-1", "1.5,1.5", "99999999999999999999,99999999999999999999"})
  void whatIsNoAnswerIsSaidWithItsPlace(String typed, String shown) {
    assertThat(score("1 " + typed + " 2").lines())
        .containsSequence(
            "Bid of Bo: \"" + shown + "\" is no answer; expected 0 to 2.", "Bid of Bo> 2");
  }

  @Test
  void hostileLinesAreShownInVisibleCharactersAndLoseNothing() {
    String hostile = "\u001B[2J\u202E\u009B" + "7".repeat(9000) + "\n" + " ".repeat(5_000_000);
    Run run = Run.typing("1\n" + hostile + "\n\0\n2\n", SHORT);

    assertThat(run.exitCode()).isZero();
    assertThat(run.out())
        .doesNotContainPattern("[\\p{Cc}\\p{Cf}&&[^\\n]]")
        .contains("\"<U+001B>[2J<U+202E>")
        .contains("A line of more than 10000 characters is not read.")
        .contains("Bid of Bo> 2");
  }

  @Test
  void undoTakesBackTheLastEntryAcrossHandsAndAfterTheEnd() {
    assertThat(score("undo 1 undo 0").lines())
        .containsSequence("Bid of Ana> undo", "Nothing has been entered yet.", "Bid of Ana> 1")
        .containsSequence("Bid of Bo> undo", "Taken back: Bid of Ana: 1.", "Bid of Ana> 0");
    assertThat(score("1 0 0 1 0 1 undo 1").lines())
        .containsSequence("Bid of Bo> undo", "Taken back: Tricks of Cy: 1.")
        .containsSequence("Hand 1: Cy deals 2 cards to each player.", "Tricks of Cy> 1");
    assertThat(score("1 0 0 1 0 1 1 0 1 1 0 0 5 undo 0 quit").lines())
        .containsSequence(
            "The game is over> 5",
            "The game is over. Say undo, sheet or help, or press Enter to leave.",
            "The game is over> undo",
            "Taken back: Tricks of Ana: 0.");
  }

  @Test
  void sheetAndHelpCanBeAskedAtAnyQuestion() {
    assertThat(score("1 0 0 1 0 1 sheet ? q").lines())
        .containsSequence(
            "        Ana  Bo   Cy",
            "------  ---  --  ---",
            "hand 1   10  10  -10",
            "total    10  10  -10")
        .contains("undo: take back what was entered last")
        .endsWith("Bid of Bo> q", "The game is not over.");
  }

  @Test
  void aFileKeepsEveryEntry() throws IOException {
    String file = file("friday.score");
    assertThat(score("1 0", "--file", file).err()).isEmpty();
    assertThat(Files.readString(Path.of(file)))
        .startsWith("spadille-score 1\nGame: oh-hell\nBase: ")
        .contains("\nSeats: 3\nOptions: first-size=2 sizes=down dealer-bid=hook tie=shared\n")
        .endsWith("Name 2: Cy\n\n1  # Bid of Ana: 1\n0  # Bid of Bo: 0\n");
    assertThat(folder.resolve("friday.score.lock")).doesNotExist();

    Run resumed = Run.typing(lines("0 1 0 1 1 0 1 1 0 0"), "score", "--resume", file);
    assertThat(resumed.lines()).contains("Bid of Cy> 0", "Winner: Bo");
    assertThat(Files.readString(Path.of(file))).endsWith("\n? over\n");
    Run again = Run.typing("undo\n", "score", "oh-hell", "--resume", file);
    assertThat(again.lines()).contains("Taken back: Tricks of Ana: 0.");
    assertThat(Files.readString(Path.of(file))).doesNotContain("? over");
  }

  @Test
  void aKilledProgramLosesNoEntry() {
    dying("1 0 0 1", SHORT);
    assertThat(dying("0 1", "score", "oh-hell", "--resume"))
        .contains("Oh Hell! (oh-hell), 3 players", "Tricks of Bo> 0", "Tricks of Cy> 1", "hand 1");
    assertThat(dying("y", "score", "oh-hell"))
        .contains("Your last pad of Oh Hell! is not over.", "Hand 2: Ana deals one card");
    assertThat(dying("n", "score", "oh-hell", "-n", "4")).contains("Hand 1: Dan deals 10 cards");
  }

  @Test
  void theSheetIsPrintedToAFile() throws IOException {
    Path sheet = folder.resolve("sheet.txt");
    assertThat(score("1 0 0 1 0 1", "--print", sheet.toString()).lines())
        .contains("Wrote the sheet to " + sheet + ".");
    assertThat(Files.readString(sheet))
        .isEqualTo(
            """
            Oh Hell! (oh-hell), 3 players

                    Ana  Bo   Cy
            ------  ---  --  ---
            hand 1   10  10  -10
            total    10  10  -10
            """);
    assertThat(score("", "--print", sheet.toString()).err()).contains("--force overwrites it");
    assertThat(score("", "--print", sheet.toString(), "--force").exitCode()).isZero();
    assertThat(Files.readString(sheet)).contains("total    0   0   0");
  }

  @Test
  void playersAreAnsweredByNameOrSeat() {
    String typed = "Bo maybe yes nobody ANA 1 cy nix bo";
    Run run =
        Run.typing(
            lines(typed),
            "score",
            "polignac",
            "-n",
            "3",
            "--players",
            "Ana,Bo,Cy",
            "-o",
            "capot=on");

    assertThat(run.lines())
        .containsSequence(
            "Did Bo take all tricks> maybe",
            "Did Bo take all tricks: \"maybe\" is no answer; expected no or yes.",
            "Did Bo take all tricks> yes",
            "",
            "player  hand 1  total",
            "------  ------  -----",
            "Ana          5      5",
            "Bo           0      0",
            "Cy           5      5")
        .contains("Who announced capot> nobody")
        .containsSequence(
            "Who took J\u2663> nix",
            "Who took J\u2663: \"nix\" is no answer; expected Ana or Bo or Cy.",
            "Who took J\u2663> bo",
            "",
            "player  hand 2  total",
            "------  ------  -----",
            "Ana          2      7",
            "Bo           2      2",
            "Cy           1      6");
  }

  @Test
  void aContractIsAnsweredInWords() {
    Run run =
        Run.typing(
            "Bo\n8\n8 Hearts\n9\nnobody\nAna\n7NT\n10\n",
            "score",
            "five-hundred",
            "--players",
            "Ana,Bo,Cy,Di");
    assertThat(run.lines())
        .contains("Who plays the contract, or nobody> Bo", "Contract of Bo> 8 Hearts")
        .anyMatch(line -> line.startsWith("Contract of Bo: \"8\" is no answer; expected 6 spades"))
        .containsSequence("Ana and Cy      10     10", "Bo and Di      300    300")
        .contains("Hand 3: Bo deals 10 cards to each player.", "Contract of Ana> 7NT")
        .containsSequence("Ana and Cy     250    260", "Bo and Di        0    300");
  }

  @Test
  void whoIsCalledAsASeatIsMeantByName() throws IOException {
    String file = file("a.score");
    String[] named = {"score", "polignac", "-n", "3", "--players", "2,1,0", "--file", file};
    assertThat(Run.typing(lines("2 2 2 2"), named).lines())
        .containsSequence(
            "2            5      5", "1            0      0", "0            0      0");
    assertThat(Run.typing("sheet\n", "score", "--resume", file).lines())
        .containsSequence("hand 1  5  0  0", "total   5  0  0");
  }

  @Test
  void partnersHaveOneRow() {
    Run run =
        Run.typing(
            lines("30 10 10 0 Ana 70 0 Cy nobody"),
            "score",
            "scopa",
            "-n",
            "4",
            "--players",
            "Ana,Bo,Cy,Di",
            "-o",
            "teams=on");

    assertThat(run.lines())
        .contains("Cards of Ana and Cy> 30", "Who made sweep 2, or nobody> nobody")
        .containsSequence(
            "player      hand 1  total",
            "----------  ------  -----",
            "Ana and Cy       5      5",
            "Bo and Di        0      0");
  }

  @Test
  void pointsInEqualStepsAreToldInFewWords() {
    Run run =
        Run.typing(
            lines("Cy no 205 1 1 2 x 65 45 0 1 80 no"),
            "score",
            "canasta",
            "-n",
            "4",
            "--players",
            "Ana,Bo,Cy,Di");

    assertThat(run.err()).isEmpty();
    assertThat(run.out())
        .contains("Who went out, or nobody (first melds: 50 for Ana and Cy, 50 for Bo and Di)> Cy")
        .contains("Points of the cards left with Ana and Cy: \"x\" is no answer; expected 5")
        .containsPattern("5\\s+to\\s+965\\s+in\\s+steps\\s+of\\s+5\\.")
        .containsPattern("Expected\\s+0\\s+or\\s+50\\s+to\\s+900\\s+in\\s+steps\\s+of\\s+5\\.");
    assertThat(run.lines())
        .contains("Hand 1: Di deals 11 cards to each player.")
        .containsSequence(
            "player      hand 1  total",
            "----------  ------  -----",
            "Ana and Cy    1240   1240",
            "Bo and Di       20     20");
  }

  @Test
  void italianGamesAreAskedInItalian() {
    assertThat(
            Run.typing(lines("41 40 0 10 0 Ada 0 undo"), "score", "scopa", "-n", "2", "-l", "it")
                .lines())
        .containsSequence(
            "Carte di Ada> 41",
            "Carte di Ada: \"41\" non è una risposta; si può dire: da 0 a 40.",
            "Carte di Ada> 40")
        .contains("Chi ha il settebello> Ada");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "nonsense|:1: nonsense; expected spadille-score 1",
        "spadille-score 1\nGame: oh-helll|oh-helll",
        "spadille-score 1\nGame: toepen|no score pad for toepen",
        "spadille-score 1\nGame: oh-hell\nSeats: 9|:3: expected a number of seats",
        "spadille-score 1\nGame: oh-hell\nBase: 999|:3: ",
        "spadille-score 1\nGame: oh-hell\nOptions: =|:3:10: ",
        "spadille-score 1\nGame: oh-hell\nName 0: \u001B[2J|:3:",
        "HEAD9|:9: Bid of A: \"9\" is no answer; expected 0 or 1.",
        "HEADx # 1|:9: Bid of A: \"x\" is no answer; expected 0 or 1.",
        "HEAD0\n0\n0|:11: Bid of C: 0 cannot be. OHH-10",
        "HEAD0\n0\n2\n0\n0\n1\n5|:15: 5; expected nothing, as the game is over",
      })
  void aFileThatIsNoPadIsRefusedWithItsPlace(String test) throws IOException {
    String[] parts = test.split("\\|", 2);
    String head =
        "spadille-score 1\nGame: oh-hell\nSeats: 3\nOptions: first-size=1 tie=shared\n"
            + "Name 0: A\nName 1: B\nName 2: C\n\n";
    Path file = Files.writeString(folder.resolve("a.score"), parts[0].replace("HEAD", head));
    String before = Files.readString(file);
    Run run = Run.of("score", "--resume", file.toString());

    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.err()).contains(parts[1]);
    assertThat(Files.readString(file)).isEqualTo(before);
  }

  @Test
  void whatCannotBeResumedIsSaid() throws IOException {
    assertThat(Run.of("score", "--resume", file("none")).err())
        .contains("none: there is no such file");
    Path latin = folder.resolve("latin.score");
    Files.write(latin, "spadille-score 1\nName 0: \u00E9\n".getBytes(ISO_8859_1));
    assertThat(Run.of("score", "--resume", latin.toString()).err()).contains("not a text in UTF-8");
    assertThat(Run.of("score", "oh-hell", "--resume").err()).contains("there is no pad to go on");
    assertThat(Run.of("score", "toepen").err())
        .contains("there is no score pad for toepen; expected ")
        .contains("oh-hell");
    String file = file("a.score");
    score("1", "--file", file);
    assertThat(score("1", "--file", file).err()).contains("is there already; --resume ");
    assertThat(score("1", "--resume", file).err()).contains("leave them out");
    assertThat(score("1", "--resume", file, "--file", file).err()).contains("one of them out");
    assertThat(Run.of("score", "scopa", "--resume", file).err())
        .contains("game scopa was named, but ")
        .contains("a.score is a record of oh-hell");
  }

  @Test
  void aPadIsBoundToItsDocument() throws IOException {
    Path document = folder.resolve("friday.yaml");
    String oneCard =
        """
        house-rules: Friday table
        version: 1
        date: 2024-05-03

        entries:
          - entry: Oh Hell, Friday
            game: oh-hell
            base: 1
            options:
              first-size: 1
              dealer-bid: hook
        """;
    Files.writeString(document, oneCard);
    Path pad = folder.resolve("a.score");
    String[] begin = {
      "score", "--house-rules", document.toString(), "-n", "3", "--file", pad.toString()
    };
    assertThat(Run.typing(lines("1 0"), begin).err()).isEmpty();
    assertThat(Files.readString(pad)).contains("House-Rules: Friday table\nHouse-Rules-Version: 1");

    assertThat(Run.of("score", "--resume", pad.toString()).err())
        .contains("a.score is bound to Friday table v1 (")
        .contains("entry Oh Hell, Friday; name it with --house-rules");
    String[] goOn = {"score", "--resume", pad.toString(), "--house-rules", document.toString()};
    assertThat(Run.typing(lines("1"), goOn).lines())
        .anyMatch(line -> line.startsWith("house rules: Friday table v1 ("))
        .contains("Bid of Cleo> 1");
    Files.writeString(document, oneCard.replace("hook", "free"));
    Run other = Run.typing(lines("0"), goOn);
    assertThat(other.exitCode()).isEqualTo(2);
    assertThat(other.err()).contains("expected checksum of Friday table v1: ");
    score("1", "--file", file("b.score"));
    assertThat(
            Run.of("score", "--resume", file("b.score"), "--house-rules", document.toString())
                .err())
        .contains("expected a game bound to Friday table v1");
  }

  @Test
  void aFileThatAnotherProgramHasIsLeftAlone() throws IOException {
    Path file = folder.resolve("a.score");
    score("1", "--file", file.toString());
    try (KeptGame other = KeptGame.open(file).orElseThrow()) {
      assertThat(Run.of("score", "--resume", file.toString()).err())
          .contains(" is in use by another program");
      assertThat(other.file()).isEqualTo(file);
    }
  }
}
