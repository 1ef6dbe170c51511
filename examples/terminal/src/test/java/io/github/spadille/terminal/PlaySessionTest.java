package io.github.spadille.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.spadille.testkit.Covers;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PlaySessionTest {
  private static final Pattern CARD = Pattern.compile("\\b[2-9TJQKA][shdc]\\b");

  @TempDir Path directory;

  /** Seat 0 bids and leads first; agents answer as the seed has it. */
  private static Run play(String... lines) {
    return Run.typing(
        String.join("\n", lines), "play", "oh-hell", "--seed", "3", "-o", "first-size=4");
  }

  private static int count(Run run, String text) {
    return run.out().split(Pattern.quote(text), -1).length - 1;
  }

  @Test
  void showsOnlyWhatTheSeatMaySee() {
    Run run = play("quit");

    List<String> own = new ArrayList<>();
    Matcher hand =
        Pattern.compile("hand\\.0 +((?:\\S\\S ?){4})\n|turn-up +(\\S\\S)\n").matcher(run.out());
    while (hand.find()) {
      own.addAll(List.of((hand.group(1) == null ? hand.group(2) : hand.group(1)).split(" ")));
    }
    assertThat(own).hasSize(5);
    assertThat(CARD.matcher(run.out()).results().map(result -> result.group()).toList())
        .containsExactlyInAnyOrderElementsOf(own);
    assertThat(run.out()).contains("hand.1   4 face down", "stub     35 face down");
  }

  @Test
  void withoutASeedNobodyKnowsTheDeal() {
    Set<String> hands = new HashSet<>();
    for (int i = 0; i < 5; i++) {
      Run run = Run.typing("quit", "play", "oh-hell");
      assertThat(count(run, "seed")).isZero();
      Matcher hand = Pattern.compile("hand\\.0 +(.*)\n").matcher(run.out());
      assertThat(hand.find()).isTrue();
      hands.add(hand.group(1));
    }
    assertThat(hands).hasSize(5);
  }

  @Test
  void takesAMoveByItsNumber() {
    assertThat(play("2").lines()).contains("0 You   bid 1");
  }

  @Test
  void takesAMoveByItsText() {
    assertThat(play("bid 3").lines()).contains("0 You   bid 3");
  }

  @Test
  void takesACardWithoutTheVerb() {
    Run before = play("bid 0", "quit");
    String card = firstCard(before);

    assertThat(play("bid 0", card).lines()).contains("0 You   play " + card);
  }

  private static String firstCard(Run run) {
    Matcher first = Pattern.compile("1\\) play (\\S\\S)").matcher(run.out());
    assertThat(first.find()).isTrue();
    return first.group(1);
  }

  @Test
  void refusesWithRuleReasonAndText() {
    assertThat(play("bid 5").lines())
        .containsSequence(
            "OHH-9: 5 is more than the 4 tricks of the hand",
            "  A bid is a number of tricks. Every player but the dealer may bid from 0 to H.");
  }

  @Test
  void whyExplainsWithoutMoving() {
    Run run = play("why bid 5", "why bid 2", "why", "why 1");

    assertThat(run.out()).contains("OHH-9: 5 is more", "You can bid 2;", "You can bid 0;");
    assertThat(run.out()).contains("why which move?");
    assertThat(run.lines()).doesNotContain("0 You   bid 2");
  }

  @Test
  void unreadableLinesAreAnsweredWithWhatCanStandThere() {
    assertThat(play("bid many").out())
        .contains("column 5: found \"many\", expected a whole number such as 3");
    assertThat(play("bit 3").out())
        .contains("found \"bit\" (did you mean bid?), expected a move (bid), its number, or why,");
    assertThat(play("7").out()).contains("there is no move 7; expected 1 to 5");
    assertThat(play("udno").out()).contains("did you mean undo?");
  }

  @Test
  void undoGoesBackToTheDecisionBefore() {
    Run run = play("bid 0", "undo", "bid 1", "log");

    assertThat(count(run, "5) bid 4")).isEqualTo(2);
    String log = run.out().substring(run.out().lastIndexOf("*  "));
    assertThat(log).contains("0 You   bid 1").doesNotContain("bid 0\n0 You");
    assertThat(log.lines().filter(line -> line.startsWith("0 You   bid")).toList())
        .containsExactly("0 You   bid 1");
  }

  @Test
  void redoBringsTheSameMovesBack() {
    Run run = play("bid 0", "log", "undo", "redo", "log");
    List<String> logs = List.of(run.out().split("log\n"));

    assertThat(logs).hasSize(3);
    assertThat(logs.get(2)).startsWith(logs.get(1).substring(0, logs.get(1).indexOf("0 You>")));
  }

  @Test
  void thereIsNothingToUndoAtFirstAndNothingToRedoAfterAMove() {
    assertThat(play("undo").out()).contains("There is no decision of yours before this one.");
    assertThat(play("bid 0", "undo", "bid 0", "redo").out()).contains("There is nothing to redo.");
  }

  @Test
  void theLogDoesNotTellTheShuffle() {
    assertThat(play("log").lines()).contains("*       shuffle 52 cards");
  }

  @Test
  @Covers("HSE-12")
  void rulesShowsTheSheetInForceOrARule() {
    assertThat(play("rules").out())
        .contains("Pack and deal\n-------------", "* first-size=4; default: by-seats.")
        .contains("[first-size=4; default: by-seats]");
    assertThat(play("rules ohh-14").lines()).contains("OHH-14 - Play");
    assertThat(play("rules OHH-2").out()).contains("F is 4.").doesNotContain("8 for six");
    assertThat(play("rules trumps").lines()).contains("OHH-5 - Pack and deal");
    assertThat(play("rules OHH-141").out()).contains("no rule OHH-141", "did you mean OHH-1");
  }

  @Test
  @Covers("HSE-12")
  void whyExplainsTheLastRefusalAgain() {
    assertThat(count(play("bid 5", "why"), "OHH-9: 5 is more than the 4 tricks")).isEqualTo(2);
    assertThat(play("bid 5", "bid 0", "why").out()).contains("why which move?");
  }

  @Test
  @Covers("HSE-12")
  void theRulesThatGovernTheDecisionAreListed() {
    assertThat(play("governing").lines()).contains("OHH-9 - Play").doesNotContain("OHH-14 - Play");
    assertThat(play("bid 0", "governing").lines())
        .contains("OHH-15 - Play")
        .doesNotContain("OHH-9 - Play");
  }

  @Test
  void helpNamesTheCommands() {
    assertThat(play("help").out())
        .contains("why [MOVE]", "governing:", "save [--force] FILE", "undo:", "quit:");
  }

  @Test
  void savesARecordThatReplaysAndResumes() throws IOException {
    Path file = directory.resolve("my game.spadille");
    Run run = play("bid 0", "save " + file, "quit");

    assertThat(run.out()).contains("to " + file + ".");
    assertThat(Files.readString(file))
        .startsWith("spadille 1\nGame: oh-hell\nBase: 1\n")
        .contains("\nSeats: 4\nOptions: first-size=4\n")
        .contains("\n0 bid 0\n")
        .endsWith("# the game goes on\n");
    assertThat(Run.of("replay", file.toString()).exitCode()).isZero();

    Run resumed =
        Run.typing("undo\nquit\n", "play", "oh-hell", "--resume", file.toString(), "--seed", "1");
    assertThat(resumed.exitCode()).isZero();
    assertThat(resumed.out()).contains("first-size=4", "1) play ", "1) bid 0");
  }

  @Test
  void savingSparesOtherFiles() throws IOException {
    Path file = Files.writeString(directory.resolve("notes.txt"), "not a record");

    assertThat(play("save " + file).out()).contains("nothing was saved");
    assertThat(Files.readString(file)).isEqualTo("not a record");
    assertThat(play("save " + directory.resolve("no/such/place")).out()).contains("Not saved: ");
    assertThat(play("save").out()).contains("save to which file?");
  }

  @Test
  void resumingWhatIsNoRecordIsAUserError() throws IOException {
    Path file = Files.writeString(directory.resolve("notes.txt"), "not a record\n");

    CommandLineTest.assertUserError(
        "notes.txt:1:1: found", "play", "oh-hell", "--resume", file.toString());
    CommandLineTest.assertUserError(
        "there is no such file", "play", "oh-hell", "--resume", file + "x");
    CommandLineTest.assertUserError(
        "leave them out", "play", "oh-hell", "-n", "3", "--resume", file.toString());
  }

  @Test
  void endOfInputLeavesTheGame() {
    Run run = play("bid 0");

    assertThat(run.exitCode()).isZero();
    assertThat(run.out()).contains("The game is not over.");
  }

  @Test
  void playsToTheEnd() {
    Run run = Run.typing("1\n".repeat(50), "play", "oh-hell", "--seed", "5", "-o", "first-size=2");

    assertThat(run.exitCode()).isZero();
    assertThat(run.out())
        .contains("Score sheet of hand 1", "Score sheet of hand 3")
        .containsPattern("Winners?: ");
  }

  @Test
  void everySeatCanBeTaken() {
    assertThat(Run.typing("quit", "play", "oh-hell", "--seat", "2").out())
        .contains("You sit at seat 2", "2 You> quit");
  }

  @Test
  void whereSeveralSeatsMayActLookingIsNoMove() {
    for (int seed = 1; seed <= 8; seed++) {
      Run run =
          Run.typing(
              "table\ntable\nquit",
              "play",
              "oh-hell",
              "-o",
              "bidding=at-once",
              "--seed",
              Integer.toString(seed));

      int asked = run.out().indexOf("0 You>");
      assertThat(run.out().substring(asked)).doesNotContainPattern("\n[1-3] \\w+ +bid");
      // What others have bid is secret until the last has.
      assertThat(run.out().substring(0, asked)).doesNotContainPattern("[1-3] \\w+ +bid \\d");
    }
  }
}
