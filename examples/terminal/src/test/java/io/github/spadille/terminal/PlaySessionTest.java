package io.github.spadille.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.spadille.testkit.Covers;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PlaySessionTest {
  private static final Pattern CARD = Pattern.compile("\\b(?:10|[2-9JQKA])[♠♥♦♣]");

  @TempDir Path directory;

  /** Seat 0 bids and leads first; agents answer as the seed has it. */
  private static Run play(String... lines) {
    return Run.typing(
        String.join("\n", lines),
        "play",
        "oh-hell",
        "-a",
        "random",
        "--seed",
        "3",
        "-o",
        "first-size=4");
  }

  private static int count(Run run, String text) {
    return run.out().split(Pattern.quote(text), -1).length - 1;
  }

  @Test
  void showsOnlyWhatTheSeatMaySee() {
    Run run = play("quit");

    Set<String> own = cards(line(run, "Ada (you)  hand"));
    own.addAll(cards(line(run, "turned card")));
    assertThat(own).hasSize(5);
    assertThat(cards(run.out())).isEqualTo(own);
    assertThat(line(run, "Ben  ")).endsWith("hand         4 face down");
    assertThat(line(run, "stub")).endsWith("35 face down");
  }

  private static String line(Run run, String part) {
    return run.lines().stream().filter(line -> line.contains(part)).findFirst().orElseThrow();
  }

  private static Set<String> cards(String text) {
    Set<String> cards = new HashSet<>();
    CARD.matcher(text).results().forEach(card -> cards.add(card.group()));
    return cards;
  }

  @Test
  void tellsTheDealAndOffersMovesInWords() {
    assertThat(play("quit").out())
        .startsWith(
            """
            Oh Hell! (oh-hell), 4 players
            house rules: first-size=4
            You are Ada, at seat 0. The agent random plays the others. Say a move by its
            letter or in words; ? shows what else you can say.

            Hand 1
            ------
            The cards are shuffled.
              Dan deals 4 cards to each player and turns up 10♦: diamonds are trumps.
              Ada's hand: + K♦ 8♠ 7♠ 4♠

            Score: Ada 0, Ben 0, Cleo 0, Dan 0
            dealer: Dan; cards each: 4; trumps: diamonds; tricks won: Ada 0, Ben 0, Cleo 0,
            Dan 0
            table      turned card  10♦
                       stub         35 face down
            Ada (you)  hand         K♦  8♠ 7♠ 4♠
            Ben        hand         4 face down
            Cleo       hand         4 face down
            Dan        hand         4 face down
            bid 0 to 4
            Ada> quit
            """);
  }

  @Test
  void withoutASeedNobodyKnowsTheDeal() {
    Set<String> hands = new HashSet<>();
    for (int i = 0; i < 5; i++) {
      Run run = Run.typing("quit", "play", "oh-hell");
      assertThat(count(run, "seed")).isZero();
      hands.add(line(run, "Ada (you)  hand"));
    }
    assertThat(hands).hasSize(5);
  }

  @Test
  void takesAMoveByItsLetter() {
    assertThat(play("bid 1", "b").lines()).contains("Ada plays 8♠.");
  }

  @Test
  void takesAMoveByItsText() {
    assertThat(play("bid 3").lines()).contains("Ada bids 3 tricks.");
  }

  @Test
  void takesACardWithoutTheVerb() {
    assertThat(play("bid 0", "7s").lines()).contains("Ada plays 7♠.");
  }

  @Test
  void takesAMoveByTheWordsInWhichItIsOffered() {
    assertThat(play("bid 0", "Play 7♠").lines()).contains("Ada plays 7♠.");
  }

  @Test
  void refusesWithRuleReasonAndText() {
    assertThat(play("bid 5").lines())
        .containsSequence(
            "OHH-9: A bid cannot be more than the 4 tricks of the hand.",
            "  A bid is a number of tricks. Every player but the dealer may bid from none to",
            "  as many as the hand has cards.");
  }

  @Test
  void whyExplainsWithoutMoving() {
    Run run = play("why bid 5", "why bid 2", "why", "why 0");

    assertThat(run.out())
        .contains("OHH-9: A bid cannot be more", "You can bid 2;", "You can bid 0;");
    assertThat(run.out()).contains("why which move?");
    assertThat(run.lines()).doesNotContain("Ada bids 2 tricks.");
  }

  @Test
  void unreadableLinesAreAnsweredWithWhatCanStandThere() {
    assertThat(play("bid many").out())
        .contains("column 5: found \"many\", expected a whole number such as 3");
    assertThat(play("bit 3").out())
        .contains("\"bit\" is no move that you can make now (did you mean bid?).");
    assertThat(play("7").out()).contains("OHH-9: A bid cannot be more than the 4 tricks");
    assertThat(play("udno").out()).contains("did you mean undo?");
  }

  @Test
  void undoGoesBackToTheDecisionBefore() {
    Run run = play("bid 0", "undo", "bid 1", "log");

    assertThat(count(run, "bid 0 to 4")).isEqualTo(2);
    String log = run.out().substring(run.out().lastIndexOf("The cards are shuffled."));
    assertThat(log.lines().filter(line -> line.startsWith("Ada bids")).toList())
        .containsExactly("Ada bids one trick.");
  }

  @Test
  void redoBringsTheSameMovesBack() {
    Run run = play("bid 0", "log", "undo", "redo", "log");
    List<String> logs = List.of(run.out().split("log\n"));

    assertThat(logs).hasSize(3);
    assertThat(logs.get(2)).startsWith(logs.get(1).substring(0, logs.get(1).indexOf("Ada>")));
  }

  @Test
  void afterAnUndoTheSameMovesAreAnsweredAlike() {
    String straight = play("bid 2", "log").out();
    String around = play("bid 2", "undo", "bid 1", "undo", "bid 2", "log").out();

    assertThat(around.substring(around.indexOf("> log")))
        .isEqualTo(straight.substring(straight.indexOf("> log")));
  }

  @Test
  void thereIsNothingToUndoAtFirstAndNothingToRedoAfterAMove() {
    assertThat(play("undo").out()).contains("There is no decision of yours before this one.");
    assertThat(play("bid 0", "undo", "bid 0", "redo").out()).contains("There is nothing to redo.");
  }

  @Test
  void theLogDoesNotTellTheShuffle() {
    assertThat(play("log").lines())
        .containsSequence("Ada> log", "The cards are shuffled.", "Ada> ");
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
    assertThat(count(play("bid 5", "why"), "OHH-9: A bid cannot be more")).isEqualTo(2);
    assertThat(play("bid 5", "bid 0", "why").out()).contains("why which move?");
  }

  @Test
  @Covers("HSE-12")
  void theRulesThatGovernTheDecisionAreListed() {
    assertThat(play("governing").lines()).contains("OHH-9 - Play").doesNotContain("OHH-14 - Play");
    assertThat(play("bid 0", "governing").lines())
        .contains("OHH-13 - Play")
        .doesNotContain("OHH-9 - Play");
  }

  @Test
  void helpNamesTheCommands() {
    assertThat(play("help").out())
        .contains("why [MOVE]", "governing:", "save [--force] FILE", "undo:", "quit or q:");
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
    assertThat(resumed.out()).contains("first-size=4", "a) play ", "bid 0 to 4");
  }

  @Test
  void savingSparesOtherFiles() throws IOException {
    Path file = Files.writeString(directory.resolve("notes.txt"), "not a record");

    assertThat(play("save " + file).out()).contains("nothing was saved");
    assertThat(Files.readString(file)).isEqualTo("not a record");
    assertThat(play("save " + directory.resolve("no/such/place")).out()).contains("Not saved: ");
    assertThat(play("save").out()).contains("Where to? Name a file");
  }

  @Test
  void resumingWhatIsNoRecordIsAUserError() throws IOException {
    Path file = Files.writeString(directory.resolve("notes.txt"), "not a record\n");

    CommandLineTest.assertUserError(
        "notes.txt:1:1: found", "play", "oh-hell", "--resume", file.toString());
    CommandLineTest.assertUserError(
        "there is no such file", "play", "oh-hell", "--resume", file + "x");
    CommandLineTest.assertUserError(
        "leave them out", "play", "-n", "3", "--resume", finished().toString());
  }

  @Test
  void endOfInputLeavesTheGame() {
    Run run = play("bid 0");

    assertThat(run.exitCode()).isZero();
    assertThat(run.out()).contains("The game is not over.");
  }

  @Test
  void playsToTheEnd() {
    Run run =
        Run.typing(
            "0\na\n".repeat(25),
            "play",
            "oh-hell",
            "-a",
            "random",
            "--seed",
            "5",
            "-o",
            "first-size=2");

    assertThat(run.exitCode()).isZero();
    assertThat(run.out())
        .contains("Points of hand 1", "Points of hand 3")
        .containsPattern("Winners?: ");
  }

  /** Three seats bid and play one trick, and the game is over. */
  private static final String FINISHED =
      """
      spadille 1
      Game: oh-hell
      Seats: 3
      Options: first-size=1

      * deal hand.0: As; hand.1: Kd; hand.2: Qd; turn-up: 2h
      0 bid 0
      1 bid 0
      2 bid 2
      0 play As
      1 play Kd
      2 play Qd
      """;

  private Path finished() throws IOException {
    return Files.writeString(directory.resolve("finished.spadille"), FINISHED);
  }

  @Test
  void aFinishedGameTellsHowItEndedAndCanBeSaved() throws IOException {
    Path file = directory.resolve("again.spadille");
    Run run = Run.typing("save " + file, "play", "--resume", finished().toString());

    assertThat(run.err()).isEmpty();
    assertThat(run.exitCode()).isZero();
    assertThat(run.lines())
        .contains("Winner: Ben", "Saved 7 moves to " + file + ".")
        .containsOnlyOnce(
            "The game is over. Type save FILE to keep it, again for another one, undo to go");
    assertThat(count(run, "place  player")).isEqualTo(1);
    assertThat(Files.readString(file)).contains("? over\n? scores: ");
    assertThat(Run.of("replay", file.toString()).exitCode()).isZero();
  }

  @Test
  void aGameThatEndsHereCanBeSaved() throws IOException {
    Path file = directory.resolve("a.spadille");
    Path before = Files.writeString(file, FINISHED.substring(0, FINISHED.indexOf("0 play")));
    Path after = directory.resolve("b.spadille");
    Run run = Run.typing("a\nsave " + after + "\na\n", "play", "--resume", before.toString());

    assertThat(run.lines()).contains("Ada plays A♠.", "Winner: Ben");
    assertThat(run.out()).contains("The game is over, so there is nothing to decide; expected ");
    assertThat(Files.readString(after)).contains("\n0 play As\n", "? over\n");
  }

  @Test
  void afterTheEndOneCanLookAndGoBack() throws IOException {
    String lines = "table\nlog\nrules OHH-14\nask what is a trick?\nhelp\nwhy\nmoves\nredo\n\nquit";
    Run run = Run.typing(lines, "play", "--resume", finished().toString());
    assertThat(run.err()).isEmpty();
    assertThat(run.lines())
        .contains("The cards are shuffled.", "OHH-14 - Play", "quit or q: leave the game");
    assertThat(run.out()).contains("There is nothing to redo.").doesNotContain("why [MOVE]");
    assertThat(count(run, "so there is nothing to decide")).isEqualTo(2);

    Run back = Run.typing("undo\nredo\nundo\n", "play", "--resume", finished().toString());
    assertThat(back.err()).isEmpty();
    assertThat(count(back, "a) play A♠")).isEqualTo(2);
    assertThat(count(back, "Winner: Ben")).isEqualTo(2);
    assertThat(back.out()).endsWith("The game is not over.\nTotals: Ada 0, Ben 0, Cleo 0\n");
  }

  @Test
  void anotherGameBeginsWithTheSamePlayersAndRules() throws IOException {
    Run run = Run.typing("again\nquit\n", "play", "--resume", finished().toString());
    assertThat(run.err()).isEmpty();
    String second = run.out().substring(run.out().indexOf("> again"));
    assertThat(second).contains("Hand 1", "Ada (you)  hand", "Totals: Ada 0, Ben 0, Cleo 0");
    assertThat(play("again").out()).contains("\"again\" is no move that you can make now");
  }

  @Test
  void aRecordNamesItsGame() throws IOException {
    String file = finished().toString();

    assertThat(Run.of("play", "oh-hell", "--resume", file).exitCode()).isZero();
    CommandLineTest.assertUserError(
        "game scopa was named, but " + file + " is a record of oh-hell",
        "play",
        "scopa",
        "--resume",
        file);
    Path unknown = directory.resolve("unknown.spadille");
    Files.writeString(unknown, FINISHED.replace("oh-hell", "oh-hel"));
    CommandLineTest.assertUserError(
        "unknown.spadille:2: expected a game: ", "play", "--resume", unknown.toString());
  }

  @Test
  void aByteOrderMarkBeforeTheLinesIsPassedOver() {
    assertThat(play("\uFEFFbid 3").lines()).contains("Ada bids 3 tricks.");
  }

  @Test
  void everySeatCanBeTaken() {
    assertThat(Run.typing("quit", "play", "oh-hell", "--seat", "2").out())
        .contains("You are Cleo, at seat 2", "Cleo> quit", "Cleo (you)");
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

      int asked = run.out().indexOf("Ada>");
      assertThat(run.out().substring(asked)).doesNotContainPattern("\n\\w+ (bids|writes)");
      // What others have bid is secret until the last has.
      assertThat(run.out().substring(0, asked)).doesNotContainPattern("\\w+ bids");
    }
  }
}
