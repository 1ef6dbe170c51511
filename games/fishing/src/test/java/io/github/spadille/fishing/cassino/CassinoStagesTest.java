package io.github.spadille.fishing.cassino;

import static io.github.spadille.engine.card.PlayingCards.set;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.spadille.engine.card.Deck;
import io.github.spadille.engine.game.Rules;
import io.github.spadille.engine.game.Stage;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.state.ScoreSheet;
import io.github.spadille.testkit.Covers;
import io.github.spadille.testkit.TestTable;
import java.util.List;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

class CassinoStagesTest {
  /** Returns a position in which seat 0 moves and the cards that are not named are the stock. */
  private static TestTable position(String hand0, String hand1, String board) {
    return dealt(2)
        .withCards("hand.0: " + hand0, "hand.1: " + hand1, "board: " + board)
        .withCards("stock: " + without(hand0 + ' ' + hand1 + ' ' + board));
  }

  private static TestTable dealt(int seats) {
    return TestTable.of(Cassino.GAME, seats).players("Ada", "Ben", "Cleo", "Dan").resolveChance(1);
  }

  private static String without(String cards) {
    return Deck.standard52().set().minus(set(cards.trim())).toString();
  }

  /** Returns a position with the stock used up: seat 1 has won it, but for what seat 0 has. */
  private static TestTable lastCards(String hand0, String board, String won0) {
    return position(hand0, "", board)
        .withCards(
            "stock:", "won.0: " + won0, "won.1: " + without(hand0 + ' ' + board + ' ' + won0))
        .then(captured(1));
  }

  private static UnaryOperator<TestTable> captured(int seat) {
    return table ->
        table.after(
            CassinoState.class, state -> new CassinoPosition(state).lastCapturer(seat).state());
  }

  private static UnaryOperator<TestTable> turnOf(int seat) {
    return table ->
        table.after(CassinoState.class, state -> new CassinoPosition(state).seat(seat).state());
  }

  @Test
  @Covers("CAS-15")
  void theCardThatCapturesLiesOnTheTableBeforeItGoes() {
    TestTable table = position("9h 2c", "3c", "4s 5d Kc");
    String capture = "capture 9h 4s 5d";

    assertThat(table.stageNames(capture)).containsExactly("card-played", "captured");
    TestTable played = table.stage(capture, "card-played");
    assertThat(played.pile("board")).isEqualTo("4s 9h 5d Kc");
    assertThat(played.pile("hand.0")).isEqualTo("2c");
    TestTable captured = table.stage(capture, "captured");
    assertThat(captured.pile("board")).isEqualTo("Kc");
    assertThat(captured.pile("won.0")).isEqualTo("4s 9h 5d");
    assertThat(table.toldTexts(capture)).isEmpty(); // The move has said it.
  }

  @Test
  @Covers("CAS-16")
  void aSweepIsMarkedOnceTheCardsAreTaken() {
    TestTable table = position("9h 2c", "3c", "4s 5d");
    String capture = "capture 9h 4s 5d";

    assertThat(table.stageNames(capture)).containsExactly("card-played", "captured", "sweep");
    assertThat(table.stage(capture, "captured").seenBy(1).pile("won.0")).doesNotContain("9h");
    assertThat(table.stage(capture, "sweep").seenBy(1).pile("won.0")).contains("9h");
    assertThat(table.toldTexts(capture)).containsExactly("Ada sweeps the table.");
  }

  @Test
  @Covers({"CAS-18", "CAS-20", "CAS-24", "CAS-25", "CAS-27"})
  void aBuildIsToldWithItsRankShapeAndController() {
    TestTable table = position("2c 7s 8d 3s", "As 8h", "5d 8c 4h");
    assertThat(table.stageNames("build sum 7 2c 5d")).containsExactly("built");
    assertThat(table.toldTexts("build sum 7 2c 5d"))
        .containsExactly("Build 1 is now a single build of 7. Ada controls it.");

    TestTable single = table.play("build sum 7 2c 5d");
    assertThat(single.toldTexts("raise b1 8 As"))
        .containsExactly("Build 1 is now a single build of 8. Ben controls it.");
    assertThat(single.then(turnOf(0)).toldTexts("extend b1 3s 4h"))
        .containsExactly("Build 1 is now a multiple build of 7 with 2 groups. Ada controls it.");
    TestTable eights = position("8d 8s", "8h", "8c Kc");
    assertThat(eights.toldTexts("build pair 8 8d 8c"))
        .containsExactly("Build 1 is now a pairing build of 8 with 2 cards. Ada controls it.");
  }

  @Test
  void movesAreToldWithTheCardOfTheHandApart() {
    assertThat(told("capture 9h 9c 4s 5d")).isEqualTo("Ada takes 4♠ 5♦ 9♣ with 9♥.");
    assertThat(told("capture 9h b3")).isEqualTo("Ada takes build 3 with 9♥.");
    assertThat(told("capture 9h b3 5d 4s b1"))
        .isEqualTo("Ada takes 4♠ 5♦, build 1 and build 3 with 9♥.");
    assertThat(told("build sum T 2c 5d 3s")).isEqualTo("Ada builds 10: 2♣ with 3♠ 5♦.");
    assertThat(told("extend b1 8c")).isEqualTo("Ada adds 8♣ to build 1.");
    assertThat(told("extend b1 2s 7h")).isEqualTo("Ada adds 2♠ with 7♥ to build 1.");
    assertThat(told("raise b2 8 As")).isEqualTo("Ada raises build 2 to 8 with A♠.");
    assertThat(told("trail Kd")).isEqualTo("Ada trails K♦.");
  }

  private static String told(String move) {
    Rules<CassinoState, CassinoMove> rules = Cassino.GAME.rules(2);
    return Cassino.GAME
        .words()
        .withPlayers(List.of("Ada", "Ben"))
        .text(rules.syntax().parts(rules.syntax().parse(0, move)).told());
  }

  @Test
  @Covers({"CAS-2", "CAS-3"})
  void theTableIsSeenBeforeCardsAreDealtAgain() {
    TestTable before = position("", "Kd", "4s").then(turnOf(1));
    TestTable last = before.withCards("stock: 2s 3s 5s 6s 7s 8s 9s Ts");

    assertThat(last.stageNames("trail Kd")).containsExactly("trailed", "dealt-again");
    TestTable trailed = last.stage("trail Kd", "trailed");
    assertThat(trailed.pile("hand.0") + trailed.pile("hand.1")).isEmpty();
    assertThat(trailed.pile("board")).isEqualTo("4s Kd");
    assertThat(last.toldTexts("trail Kd"))
        .containsExactly("Ben deals four more cards to each player, the last of the hand.");
    assertThat(before.toldTexts("trail Kd"))
        .containsExactly("Ben deals four more cards to each player.");
  }

  @Test
  @Covers("CAS-2")
  void theCardsOfTheTableAreToldWhenAHandBegins() {
    TestTable start = TestTable.of(Cassino.GAME, 2).players("Ada", "Ben");
    assertThat(start.toldTexts("shuffle ..."))
        .containsExactly(
            "Ben deals four cards to each player and turns up 3♠ 4♠ 9♠ 10♠ on the table.");
  }

  @Test
  @Covers({"CAS-33", "CAS-34", "CAS-39"})
  void whatIsLeftIsTakenAndTheHandIsCountedBeforeTheNextBegins() {
    TestTable table = lastCards("Kc", "3d", "As 2s");
    List<TestTable> stages = table.stages("trail Kc");

    assertThat(table.stageNames("trail Kc"))
        .containsExactly("trailed", "rest-taken", "counted", "counted", "hand-scored", Stage.DONE);
    assertThat(stages.get(0).pile("board")).isEqualTo("3d Kc");
    assertThat(stages.get(1).pile("board")).isEmpty();
    assertThat(set(stages.get(1).pile("won.1"))).hasSize(50);
    assertThat(stages.get(3).lines()).isEmpty();
    assertThat(set(stages.get(4).pile("won.1"))).hasSize(50);
    assertThat(stages.get(4).scores()).isEqualTo("2 9");
    assertThat(stages.get(5).fact("phase")).isEqualTo("shuffle");
    assertThat(table.toldTexts("trail Kc"))
        .containsExactly(
            "Ben was the last to capture and takes the rest: 3♦ K♣.",
            "Ada won 2 cards, 2 of them spades.",
            "Ben won 50 cards, 11 of them spades.",
            "The hand is scored.");
  }

  @Test
  @Covers("CAS-33")
  void nothingIsToldOfARestThatThereIsNot() {
    assertThat(lastCards("Kc", "Kd", "As").stageNames("capture Kc Kd"))
        .containsExactly(
            "card-played", "captured", "sweep", "counted", "counted", "hand-scored", Stage.DONE);
    TestTable uncaptured = lastCards("Kc", "3d", "As").then(captured(Seats.NOBODY));
    assertThat(uncaptured.stageNames("trail Kc")).doesNotContain("rest-taken");
  }

  @Test
  @Covers("CAS-38")
  void aTieAtTheTargetIsTold() {
    TestTable table = lastCards("Kc", "3d", "As 2s"); // 2 and 9
    ScoreSheet sheet = ScoreSheet.empty(2).add(1, "CAS-34", 0, 27).add(1, "CAS-34", 1, 20);
    TestTable tied = table.after(CassinoState.class, state -> state.withSheet(sheet));
    assertThat(tied.stageNames("trail Kc").get(5)).isEqualTo("tied");
    assertThat(tied.toldTexts("trail Kc"))
        .endsWith("Ada and Ben are level with 29 points, so another hand is played.");
    ScoreSheet low = ScoreSheet.empty(2).add(1, "CAS-34", 0, 7);
    TestTable below = table.after(CassinoState.class, state -> state.withSheet(low));
    assertThat(below.toldTexts("trail Kc"))
        .noneMatch(text -> text.contains("level")); // 9 and 9 are below the target.
  }

  @Test
  @Covers("CAS-34")
  void partnersAreCountedTogether() {
    TestTable table =
        dealt(4)
            .withCards("stock:", "hand.0:", "hand.1:", "hand.2:", "hand.3: Ac", "board: As")
            .then(turnOf(3));
    assertThat(table.toldTexts("capture Ac As"))
        .containsExactly(
            "Dan sweeps the table.",
            "Ada and Cleo won no cards, none of them spades.",
            "Ben and Dan won 2 cards, one of them spades.",
            "The hand is scored.");
  }
}
