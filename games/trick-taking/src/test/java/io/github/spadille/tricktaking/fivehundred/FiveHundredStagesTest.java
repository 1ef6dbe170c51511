package io.github.spadille.tricktaking.fivehundred;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.io.Resources;
import io.github.spadille.engine.seat.Viewer;
import io.github.spadille.testkit.Covers;
import io.github.spadille.testkit.TestTable;
import java.io.IOException;
import java.io.UncheckedIOException;
import org.junit.jupiter.api.Test;

/** What is seen to happen after a move, and what lies on the table then. */
class FiveHundredStagesTest {
  private static final String[] BIDS = {"bid open-misere", "pass", "pass", "pass"};

  private static TestTable start(String... options) {
    return TestTable.of(FiveHundred.GAME, 4, options);
  }

  /** Player 0 is to discard the last card of the kitty in an open misère. */
  private static TestTable openMisere(String... options) {
    return start(options)
        .deal(
            "hand.0: 5s 6s 7s 5c 6c 7c 4h 5h 4d Kd", "hand.1: Qd", "hand.3: 6d", "kitty: As Ah Ad")
        .play(BIDS)
        .play("discard As", "discard Ah");
  }

  private static int size(TestTable table, String pile) {
    return table.table().pile(pile).size();
  }

  /** Returns what a viewer sees of a pile of face-down cards. */
  private static String hidden(int cards) {
    return "?? ".repeat(cards).strip();
  }

  /** A table before the last move of a scenario, and that move. */
  private record Last(TestTable before, String move) {
    static Last of(String scenario) {
      String path = "scenarios/five-hundred/" + scenario + ".spadille";
      try {
        String text = Resources.toString(Resources.getResource(path), UTF_8).strip();
        ImmutableList<String> lines =
            ImmutableList.copyOf(text.lines().filter(line -> isMove(line)).iterator());
        String last = lines.get(lines.size() - 1);
        return new Last(
            TestTable.scenario(FiveHundred.GAME, text.substring(0, text.lastIndexOf(last))), last);
      } catch (IOException e) {
        throw new UncheckedIOException(path, e);
      }
    }

    private static boolean isMove(String line) {
      return !line.isEmpty() && Character.isDigit(line.charAt(0));
    }

    ImmutableList<String> told() {
      return before.told(move);
    }

    TestTable stage(String name) {
      return before.stage(move, name);
    }
  }

  @Test
  @Covers("FIV-4")
  void theDealIsTold() {
    String deal = "* deal hand.0: X1";
    assertThat(start().told(deal)).containsExactly("dealt 3");
    assertThat(size(start().stage(deal, "dealt"), "kitty")).isEqualTo(3);
  }

  @Test
  @Covers({"FIV-24", "FIV-28"})
  void theKittyLiesOnTheTableUntilTheContractIsSettled() {
    TestTable bid = start().deal("hand.0: X1").play("bid 8h", "pass", "pass");
    assertThat(bid.told("pass")).containsExactly("contract-settled 0 [8h]", "kitty-taken 0");
    TestTable settled = bid.stage("pass", "contract-settled");
    assertThat(settled.fact("contract")).isEqualTo("8h");
    assertThat(settled.fact("joker-suit")).isEqualTo("h");
    assertThat(size(settled, "kitty")).isEqualTo(3);
    assertThat(size(settled, "hand.0")).isEqualTo(10);
    TestTable taken = bid.stage("pass", "kitty-taken");
    assertThat(size(taken, "kitty")).isZero();
    assertThat(size(taken, "hand.0")).isEqualTo(13);
  }

  @Test
  @Covers("FIV-26")
  void cardsThatAreThrownInAreSeenLyingBefore() {
    TestTable passed = start().deal("hand.0: X1").play("pass", "pass", "pass");
    assertThat(passed.told("pass")).containsExactly("thrown-in", "done");
    TestTable thrownIn = passed.stage("pass", "thrown-in");
    assertThat(size(thrownIn, "hand.2")).isEqualTo(10);
    assertThat(thrownIn.fact("passed")).isEqualTo("0 1 2 3");
  }

  @Test
  @Covers("FIV-31")
  void partnersInMisereLayTheirHandsAside() {
    TestTable last = openMisere();
    assertThat(last.told("discard Ad")).containsExactly("laid-aside [2, 1]");
    TestTable aside = last.stage("discard Ad", "laid-aside");
    assertThat(size(aside, "aside.2")).isEqualTo(10);
    assertThat(aside.pile("hand.2")).isEmpty();
    assertThat(aside.seenBy(Viewer.bystander()).pile("aside.2")).isEqualTo(hidden(10));
  }

  @Test
  @Covers("FIV-39")
  void theHandIsLaidOpenWhenTheFirstTrickIsTaken() {
    TestTable three = openMisere().play("discard Ad", "nominate none", "play 4d", "play Qd");
    assertThat(three.told("play 6d"))
        .containsExactly(
            "trick-complete", "trick-taken 1", "hand-exposed 0 [5s 6s 7s 4h 5h Kd 5c 6c 7c]");
    assertThat(three.stage("play 6d", "trick-complete").pile("trick")).isEqualTo("4d Qd 6d");
    TestTable taken = three.stage("play 6d", "trick-taken");
    assertThat(size(taken, "won.1")).isEqualTo(3);
    assertThat(taken.seenBy(Viewer.bystander()).pile("hand.0")).isEqualTo(hidden(9));
    assertThat(three.stage("play 6d", "hand-exposed").seenBy(Viewer.bystander()).pile("hand.0"))
        .isEqualTo("5s 6s 7s 4h 5h Kd 5c 6c 7c");
  }

  @Test
  @Covers("FIV-39")
  void theHandIsLaidOpenAtOnceAsAnOption() {
    TestTable last = openMisere("open-when=at-once", "nominate=no");
    assertThat(last.told("discard Ad"))
        .containsExactly("laid-aside [2, 1]", "hand-exposed 0 [5s 6s 7s 4h 5h 4d Kd 5c 6c 7c]");
    TestTable aside = last.stage("discard Ad", "laid-aside");
    assertThat(aside.fact("phase")).isEqualTo("play");
    assertThat(aside.seenBy(Viewer.bystander()).pile("hand.0")).isEqualTo(hidden(10));
    assertThat(last.stage("discard Ad", "hand-exposed").seenBy(Viewer.bystander()).pile("hand.0"))
        .isEqualTo("5s 6s 7s 4h 5h 4d Kd 5c 6c 7c");
  }

  @Test
  @Covers({"FIV-40", "FIV-59", "FIV-61"})
  void aTrickOfMisereEndsTheHandBeforeItIsScored() {
    TestTable two = openMisere().play("discard Ad", "nominate none", "play Kd", "play Qd");
    assertThat(two.told("play 6d"))
        .containsExactly(
            "trick-complete",
            "trick-taken 0",
            "hand-exposed 0 [5s 6s 7s 4h 5h 4d 5c 6c 7c]",
            "hand-scored 0 [open-misere, 1]",
            "out-backwards [0 2, -500]");
    TestTable taken = two.stage("play 6d", "trick-taken");
    assertThat(taken.scores()).isEqualTo("0 0 0 0");
    assertThat(taken.fact("trick-no")).isEqualTo("1");
    assertThat(two.stage("play 6d", "hand-scored").scores()).isEqualTo("-500 0 -500 0");
  }

  @Test
  @Covers({"FIV-5a", "FIV-60"})
  void theTricksLieAsTheyWereWonWhenTheHandIsScored() {
    Last last = Last.of("trick-cap");
    assertThat(last.told())
        .containsExactly("trick-complete", "trick-taken 0", "hand-scored 0 [6h, 6]", "done");
    assertThat(last.stage("trick-complete").fact("trick-no")).isEqualTo("10");
    assertThat(last.stage("trick-taken").fact("trick-no")).isEqualTo("10");
    assertThat(last.stage("trick-taken").scores()).isEqualTo("40 480 40 480");
    TestTable scored = last.stage("hand-scored");
    assertThat(scored.scores()).isEqualTo("140 490 140 490");
    assertThat(scored.fact("tricks")).isEqualTo("6 4");
    assertThat(size(scored, "won.0")).isEqualTo(24);
    assertThat(size(last.stage("done"), "pack")).isEqualTo(43);
  }

  @Test
  @Covers({"FIV-62", "FIV-63", "FIV-67"})
  void howTheGameEndsIsTold() {
    assertThat(Last.of("target-by-contract").told()).contains("game-won [1 3, 560]");
    assertThat(Last.of("out-backwards").told()).contains("out-backwards [0 2, -520]");
    assertThat(Last.of("hand-limit").told()).contains("limit-reached [1]");
    assertThat(Last.of("hand-limit-thrown-in").told())
        .containsExactly("thrown-in", "limit-reached [1]");
  }
}
