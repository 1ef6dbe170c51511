package io.github.spadille.solitaire.spider;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.game.Rules;
import io.github.spadille.engine.random.RandomSource;
import io.github.spadille.engine.seat.Viewer;
import io.github.spadille.engine.state.ScoreSheet;
import io.github.spadille.testkit.Covers;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class SpiderTest {
  private static final String RUN = "Ks Qs Js Ts 9s 8s 7s 6s 5s 4s 3s 2s As";
  private static final Rules<SpiderState, SpiderMove> RULES = Spider.GAME.rules(1);

  private static Rules<SpiderState, SpiderMove> rules(String key, String value) {
    return Spider.GAME.rules(1, Map.of(key, value));
  }

  private static SpiderState dealt(Rules<SpiderState, SpiderMove> rules) {
    return rules.apply(rules.start(), rules.chance(rules.start(), RandomSource.seeded(1)));
  }

  private static SpiderState state(String stock, int runs, int moves, String... columns) {
    return SpiderLayout.of(stock, runs, moves, columns);
  }

  private static SpiderState state(String... columns) {
    return state("2c 3c 4c 5c 6c 7c 8c 9c Tc Jc", 0, 0, columns);
  }

  private static String rule(SpiderState state, String move) {
    return rule(RULES, state, move);
  }

  private static String rule(Rules<SpiderState, SpiderMove> rules, SpiderState state, String move) {
    return rules
        .refusal(state, rules.syntax().parse(0, move))
        .map(refusal -> refusal.ruleId())
        .orElse("legal");
  }

  private static SpiderState play(SpiderState state, String move) {
    return RULES.apply(state, RULES.syntax().parse(0, move));
  }

  private static String column(SpiderState state, int number) {
    return state.columns().get(number - 1).cards().toString();
  }

  @Test
  @Covers({"SPI-1", "SPI-2"})
  void thePackHas104CardsWhateverItsSuits() {
    for (String suits : List.of("1", "2", "4")) {
      Rules<SpiderState, SpiderMove> rules = rules("suits", suits);
      CardList<PlayingCard> pack = rules.start().stock();
      assertThat(pack).hasSize(104);
      int copies = 8 / Integer.parseInt(suits);
      for (PlayingCard card : pack.toSet()) {
        assertThat(pack.toBag().count(card)).isEqualTo(copies);
      }
    }
    assertThat(rules("suits", "2").start().stock().toSet())
        .extracting(card -> card.suit().code())
        .containsOnly("s", "h");
    assertThat(rules("suits", "1").start().stock().toSet())
        .extracting(card -> card.suit().code())
        .containsOnly("s");
  }

  @Test
  @Covers({"SPI-3", "SPI-4", "SPI-5"})
  void fiftyFourCardsAreDealtRowByRow() {
    SpiderMove.Shuffle shuffle =
        (SpiderMove.Shuffle) RULES.chance(RULES.start(), RandomSource.seeded(4));
    SpiderState state = RULES.apply(RULES.start(), shuffle);

    int faceDown = 0;
    for (int i = 0; i < 10; i++) {
      Column column = state.columns().get(i);
      assertThat(column.size()).isEqualTo(i < 4 ? 6 : 5);
      assertThat(column.faceDown()).isEqualTo(column.size() - 1);
      assertThat(column.cards().get(0)).isEqualTo(shuffle.cards().get(i));
      assertThat(column.cards().get(1)).isEqualTo(shuffle.cards().get(10 + i));
      assertThat(column.top()).isEqualTo(shuffle.cards().get(44 + i));
      faceDown += column.faceDown();
    }
    assertThat(faceDown).isEqualTo(44);
    assertThat(state.columns().get(3).cards().get(4)).isEqualTo(shuffle.cards().get(43));
    assertThat(state.tableau()).isEqualTo(54);
    assertThat(state.stock()).isEqualTo(shuffle.cards().draw(54));
    assertThat(RULES.table(state).seenBy(Viewer.seat(0)).pile("c1").toString())
        .isEqualTo("c1: ?? ?? ?? ?? ?? " + state.columns().get(0).top());
  }

  @Test
  @Covers({"SPI-1", "SPI-3", "SPI-18"})
  void thePackIsShuffledOnce() {
    SpiderMove shuffle = RULES.chance(RULES.start(), RandomSource.seeded(1));
    String text = RULES.syntax().format(shuffle);
    SpiderMove bad = RULES.syntax().parseChance(text.substring(0, text.lastIndexOf(' ')) + " X1");

    assertThat(RULES.refusal(RULES.start(), bad).orElseThrow().ruleId()).isEqualTo("SPI-1");
    assertThat(rule(RULES.start(), "deal")).isEqualTo("SPI-3");
    assertThat(RULES.refusal(dealt(RULES), shuffle).orElseThrow().ruleId()).isEqualTo("SPI-18");
  }

  @Test
  @Covers({"SPI-6", "SPI-7", "SPI-8"})
  void suitsMatterForMovingNotForLaying() {
    SpiderState state = state("9s", "Td", "Jh", "Tc");
    assertThat(rule(state, "move c1 1 c2")).isEqualTo("legal");

    SpiderState moved = play(state, "move c1 1 c2");
    assertThat(column(moved, 2)).isEqualTo("Td 9s");
    assertThat(rule(moved, "move c2 2 c3")).isEqualTo("SPI-7");
    assertThat(rule(moved, "move c2 1 c4")).isEqualTo("legal");
    assertThat(rule(moved, "move c2 1 c3")).isEqualTo("SPI-8");
  }

  @Test
  @Covers({"SPI-7", "SPI-8", "SPI-11", "SPI-12"})
  void aRunMovesWholeOrInPart() {
    SpiderState state = state("2d", "2d", "2d", "2d", "5h Jc Tc 9c", "Qd", "Jh");
    assertThat(rule(state, "move c5 3 c6")).isEqualTo("legal");
    assertThat(rule(state, "move c5 2 c6")).isEqualTo("SPI-8");
    assertThat(rule(state, "move c5 2 c7")).isEqualTo("legal");
    assertThat(rule(state, "move c5 4 c8")).isEqualTo("SPI-7");
    assertThat(column(play(state, "move c5 3 c6"), 6)).isEqualTo("Qd Jc Tc 9c");
  }

  @Test
  @Covers({"SPI-9", "SPI-10", "SPI-13"})
  void aKingGoesOnlyToAnEmptyColumn() {
    SpiderState state = state("3h | Kh", "5c As", "2d");
    assertThat(rule(state, "move c1 1 c2")).isEqualTo("SPI-10");
    assertThat(rule(state, "move c3 1 c2")).isEqualTo("SPI-10");

    SpiderState moved = play(state, "move c1 1 c9");
    assertThat(column(moved, 9)).isEqualTo("Kh");
    assertThat(moved.columns().get(0).faceDown()).isZero();
    assertThat(rule(moved, "move c1 1 c10")).isEqualTo("legal");
  }

  @Test
  @Covers("SPI-7")
  void faceDownCardsDoNotMove() {
    SpiderState state = state("5s | 4s", "6h", "5d");
    assertThat(rule(state, "move c1 2 c2")).isEqualTo("SPI-7");
    assertThat(rule(state, "move c1 1 c3")).isEqualTo("legal");
    assertThat(rule(state, "move c1 1 c1")).isEqualTo("SPI-7");
    assertThat(rule(state, "move c1 0 c2")).isEqualTo("SPI-7");
  }

  @Test
  @Covers({"SPI-2", "SPI-7"})
  void withOneSuitEverySequenceMoves() {
    SpiderState state = state("8s", "8s 7s", "9s");
    assertThat(rule(state, "move c2 1 c1")).isEqualTo("legal");
    assertThat(rule(state, "move c2 2 c3")).isEqualTo("legal");
  }

  @Test
  @Covers("SPI-15")
  void tenCardsFillTheColumns() {
    String[] nine = {"2d", "4d", "6d", "8d", "Td", "Qd", "2h", "4h", "6h 6h"};
    assertThat(rule(state("2c 3c 4c", 7, 0, nine), "deal")).isEqualTo("SPI-14");
  }

  @Test
  @Covers("SPI-14")
  void aDealNeedsACardInEveryColumn() {
    String[] nine = {"2d", "4d", "6d", "8d", "Td", "Qd", "2h", "4h", "6h 6h"};
    assertThat(rule(state(nine), "deal")).isEqualTo("SPI-14");
    assertThat(rule(rules("deal-with-empty", "on"), state(nine), "deal")).isEqualTo("legal");

    SpiderState full = state("2d", "4d", "6d", "8d", "Td", "Qd", "2h", "4h", "6h", "6h");
    assertThat(rule(full, "deal")).isEqualTo("legal");
    SpiderState after = play(full, "deal");
    assertThat(column(after, 1)).isEqualTo("2d 2c");
    assertThat(column(after, 10)).isEqualTo("6h Jc");
    assertThat(after.stock()).isEmpty();
    assertThat(rule(after, "deal")).isEqualTo("SPI-18");
  }

  @Test
  @Covers("SPI-15")
  void tooFewCardsToFillTheColumnsDoNotBlockTheStock() {
    // 104 - 91 removed - 10 in the stock: three cards in the columns.
    SpiderState few = state("2c 3c 4c 5c 6c 7c 8c 9c Tc Jc", 7, 0, "Kc", "Qc", "Ac");
    assertThat(rule(few, "deal")).isEqualTo("legal");
    assertThat(rule(rules("deal-with-empty", "on"), few, "deal")).isEqualTo("legal");
    assertThat(rule(rules("deal-with-empty", "never"), few, "deal")).isEqualTo("SPI-14");
  }

  @Test
  @Covers("SPI-14")
  void fullColumnsAreDealtOnInEveryForm() {
    SpiderState full = state("2d", "4d", "6d", "8d", "Td", "Qd", "2h", "4h", "6h", "6h");
    assertThat(rule(rules("deal-with-empty", "never"), full, "deal")).isEqualTo("legal");
    SpiderState gap = state("2d", "4d", "6d", "8d", "Td", "Qd", "2h", "4h", "6h 6h");
    assertThat(rule(rules("deal-with-empty", "never"), gap, "deal")).isEqualTo("SPI-14");
  }

  @Test
  @Covers({"SPI-16", "SPI-17", "SPI-13", "SPI-20"})
  void aCompleteRunGoesByItself() {
    SpiderState state =
        state("2d", "2d", "4h | Ks Qs Js Ts 9s 8s 7s 6s 5s 4s 3s", "2d", "2d", "2d", "2d", "2s As");
    SpiderState after = play(state, "move c8 2 c3");

    assertThat(after.runs()).isEqualTo(1);
    assertThat(after.done().toString()).isEqualTo(RUN);
    assertThat(column(after, 3)).isEqualTo("4h");
    assertThat(after.columns().get(2).faceDown()).isZero();
    assertThat(after.scores().get(0)).isEqualTo(1);
  }

  @Test
  @Covers("SPI-16")
  void aDealtAceCompletesARunAndTwoGoInOrder() {
    String diamonds = "Kd Qd Jd Td 9d 8d 7d 6d 5d 4d 3d 2d";
    String spades = "Ks Qs Js Ts 9s 8s 7s 6s 5s 4s 3s 2s";
    SpiderState state =
        state(
            "2c As 4c Ad 6c 7c 8c 9c Tc Jc",
            0,
            0,
            "2h",
            spades,
            "2h",
            diamonds,
            "2h",
            "2h",
            "2h",
            "2h",
            "2h",
            "2h");
    SpiderState after = play(state, "deal");

    assertThat(after.runs()).isEqualTo(2);
    assertThat(after.done().toString()).isEqualTo(spades + " As " + diamonds + " Ad");
    assertThat(after.columns().get(1).isEmpty()).isTrue();
  }

  @Test
  @Covers({"SPI-16", "SPI-22"})
  void withManualRemovalRunsLieUntilTaken() {
    Rules<SpiderState, SpiderMove> manual = rules("removal", "manual");
    SpiderState state = state("Ks Qs Js Ts 9s 8s 7s 6s 5s 4s 3s", "2s As", "5d");
    SpiderState complete = manual.apply(state, manual.syntax().parse(0, "move c2 2 c1"));

    assertThat(complete.runs()).isZero();
    assertThat(rule(manual, complete, "remove c3")).isEqualTo("SPI-16");
    assertThat(rule(RULES, complete, "remove c1")).isEqualTo("SPI-16");
    SpiderState removed = manual.apply(complete, manual.syntax().parse(0, "remove c1"));
    assertThat(removed.runs()).isEqualTo(1);
    assertThat(removed.moves()).isEqualTo(2);
  }

  @Test
  @Covers({"SPI-21", "SPI-19"})
  void pointsAreCountedFromTheSumNotStepByStep() {
    Rules<SpiderState, SpiderMove> points = rules("scoring", "points");
    assertThat(points.start().scores().get(0)).isEqualTo(500);
    ScoreSheet sheet = ScoreSheet.empty(1).add(1, "SPI-21", 0, 711);
    SpiderState state = state("", 3, 89, "3d", "4h", "9c");
    SpiderState after =
        points.apply(state.withSheet(sheet), points.syntax().parse(0, "move c1 1 c2"));
    assertThat(after.scores().get(0)).isEqualTo(500 - 90 + 300);

    SpiderState poor = state("", 1, 699, "3d", "4h", "9c");
    SpiderState zero = points.apply(poor, points.syntax().parse(0, "move c1 1 c2"));
    assertThat(zero.scores().get(0)).as("500 - 700 + 100 is below zero").isZero();
  }

  @Test
  @Covers({"SPI-22", "SPI-25"})
  void theEighthRunWins() {
    SpiderState state = state("", 7, 100, "Ks Qs Js Ts 9s 8s 7s 6s 5s 4s 3s", "2s As");
    SpiderState won = play(state, "move c2 2 c1");

    assertThat(won.turn().isOver()).isTrue();
    assertThat(won.outcome().orElseThrow().winners()).containsExactly(0);
    assertThat(RULES.table(won).fact("result").value()).isEqualTo("won");
    assertThat(rule(won, "resign")).isEqualTo("SPI-22");
  }

  @Test
  @Covers({"SPI-23", "SPI-24", "SPI-25", "SPI-20"})
  void withoutAMoveTheGameIsLost() {
    SpiderState state =
        state("", 0, 0, "9d Kh", "2d 2d 2d", "4d", "4d", "6d", "6d", "8d", "8d", "Td", "Jh Ts");
    // Nothing can be laid anywhere and the stock is empty: only resigning is left.
    assertThat(RULES.legalMoves(state)).hasSize(1);
    SpiderState before =
        state("", 0, 0, "9d Kh", "2d", "3d", "Kd", "6d", "6d", "8d", "8d", "Td", "Jh Ts");
    SpiderState stuck = play(before, "move c2 1 c3");
    assertThat(stuck.turn().isOver()).as("c2 is empty now: other shifts are legal").isFalse();

    SpiderState resigned = play(before, "resign");
    assertThat(resigned.turn().isOver()).isTrue();
    assertThat(resigned.outcome().orElseThrow().isDraw()).isTrue();
    assertThat(
            Spider.GAME
                .words()
                .withPlayers(List.of("Ada"))
                .text(resigned.outcome().orElseThrow().phrase()))
        .isEqualTo("Ada loses the game.");
    assertThat(RULES.table(resigned).fact("result").value()).isEqualTo("lost");

    SpiderState lastDeal =
        state(
            "Kc Kc Kc Kc Kc Kc Kc Kc Kc Kc",
            0,
            0,
            "2d",
            "2d",
            "2d",
            "2d",
            "2d",
            "2d",
            "2d",
            "2d",
            "2d",
            "2d");
    assertThat(play(lastDeal, "deal").turn().isOver()).as("nothing can be moved").isTrue();
  }

  private static String why(Rules<SpiderState, SpiderMove> rules, SpiderState state, String move) {
    return rules.refusal(state, rules.syntax().parse(0, move)).orElseThrow().toString();
  }

  @Test
  @Covers({"SPI-7", "SPI-16"})
  void aRefusalNamesColumnsAsThePlayerCountsThem() {
    SpiderState state = state("5s | 4s", "6h", "5d");
    assertThat(why(RULES, state, "move c1 2 c2")).isEqualTo("SPI-7 no-run [2, 1]");
    assertThat(why(RULES, state, "move c1 3 c2")).isEqualTo("SPI-7 too-few [1, 2]");
    assertThat(why(RULES, state, "move c4 1 c2")).isEqualTo("SPI-7 too-few [4, 0]");
    assertThat(why(rules("removal", "manual"), state, "remove c3"))
        .isEqualTo("SPI-16 incomplete [3]");
    assertThat(RULES.refusal(state, new SpiderMove.Deal(1)).orElseThrow())
        .hasToString("SPI-7 alone");
  }

  @Test
  void thereIsNoMoveOfAColumnThatThereIsNot() {
    assertThatThrownBy(() -> new SpiderMove.Shift(0, -1, 1, 0))
        .isInstanceOf(IndexOutOfBoundsException.class);
    assertThatThrownBy(() -> SpiderMove.Shift.of(0, 0, 1, 10))
        .isInstanceOf(IndexOutOfBoundsException.class);
    assertThatThrownBy(() -> new SpiderMove.Remove(0, 16))
        .isInstanceOf(IndexOutOfBoundsException.class);
  }

  @Test
  @Covers({"SPI-8", "SPI-9", "SPI-14", "SPI-16"})
  void movesAreListedByColumnNumberAndTarget() {
    // The order is part of the contract: agents and records that name a move by number rely on it.
    SpiderState state = state("Ks Qs Js Ts 9s 8s 7s 6s 5s 4s 3s 2s As", "2d As", "3h", "3c", "3d");
    assertThat(RULES.legalMoves(RULES.start())).isEmpty();
    Rules<SpiderState, SpiderMove> manual = rules("removal", "manual");
    SpiderState full =
        state(
            "",
            0,
            0,
            "Ks Qs Js Ts 9s 8s 7s 6s 5s 4s 3s 2s As",
            "9d",
            "Th 2h",
            "3h",
            "6c",
            "6c",
            "6c",
            "6c",
            "6c",
            "Kd");
    assertThat(manual.legalMoves(full))
        .extracting(manual.syntax()::format)
        .containsExactly(
            "move c1 1 c3",
            "move c1 2 c4",
            "move c1 5 c5",
            "move c1 5 c6",
            "move c1 5 c7",
            "move c1 5 c8",
            "move c1 5 c9",
            "move c1 8 c2",
            "move c1 12 c10",
            "move c3 1 c4",
            "remove c1",
            "resign");
    assertThat(manual.legalMoves(state))
        .extracting(manual.syntax()::format)
        .contains("move c2 1 c6", "move c3 1 c10", "remove c1")
        .doesNotContain("deal", "remove c2");
  }

  @Test
  @Covers({"SPI-7", "SPI-8", "SPI-9", "SPI-10", "SPI-14", "SPI-16"})
  void runsAreRemovedByThePlayerOnlyIfTheyDoNotGoByThemselves() {
    SpiderState state = state("5s");
    assertThat(RULES.governing(state, 0))
        .containsExactly("SPI-7", "SPI-8", "SPI-9", "SPI-10", "SPI-14");
    assertThat(rules("removal", "manual").governing(state, 0))
        .containsExactly("SPI-7", "SPI-8", "SPI-9", "SPI-10", "SPI-14", "SPI-16");
  }

  @Test
  @Covers("SPI-21")
  void pointsAreGivenForMovesAndRuns() {
    Rules<SpiderState, SpiderMove> points = rules("scoring", "points");
    ScoreSheet sheet = ScoreSheet.empty(1).add(1, "SPI-21", 0, 500);
    SpiderState state =
        state("Ks Qs Js Ts 9s 8s 7s 6s 5s 4s 3s", "2s As", "7d", "9h").withSheet(sheet);
    SpiderState moved = points.apply(state, points.syntax().parse(0, "move c3 1 c5"));
    SpiderState run = points.apply(moved, points.syntax().parse(0, "move c2 2 c1"));
    assertThat(run.sheet().lines().subList(1, 3))
        .extracting(line -> line.reason() + " " + line.points())
        .containsExactly("move -1", "run 99");
  }

  @Test
  void movesThatCanBeLegalAreShared() {
    assertThat(SpiderMove.Shift.of(0, 9, 13, 8))
        .isSameAs(SpiderMove.Shift.of(0, 9, 13, 8))
        .isEqualTo(new SpiderMove.Shift(0, 9, 13, 8));
    assertThat(SpiderMove.Shift.of(0, 0, 1, 1))
        .isSameAs(SpiderMove.Shift.of(0, 0, 1, 1))
        .isEqualTo(new SpiderMove.Shift(0, 0, 1, 1));
    assertThat(SpiderMove.Shift.of(0, 3, 0, 4)).isEqualTo(new SpiderMove.Shift(0, 3, 0, 4));
    assertThat(SpiderMove.Shift.of(0, 3, 14, 4)).isEqualTo(new SpiderMove.Shift(0, 3, 14, 4));
    assertThat(SpiderMove.Shift.of(1, 3, 2, 4)).isEqualTo(new SpiderMove.Shift(1, 3, 2, 4));
  }

  @Test
  void cardsOfATableComeBack() {
    SpiderState state = state("2c 3c", 1, 3, "3h | Kh", "5c As", "", "2d");
    assertThat(RULES.withCards(state, RULES.table(state))).isEqualTo(state);
    SpiderState other = state("4c 3c", 1, 3, "2h | Kh", "5c As", "", "2d");
    assertThat(RULES.withCards(state, RULES.table(other))).isEqualTo(other);
  }
}
