package io.github.spadille.rummy.canasta;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.spadille.testkit.Covers;
import org.junit.jupiter.api.Test;

/** Taking the discard pile, and discarding. */
class CanastaPileTest {
  @Test
  @Covers({"CAN-36", "CAN-37"})
  void aFrozenPileNeedsTwoNaturalCards() { // the third worked example
    CanastaTable position =
        CanastaTable.four().meld(0, "8s 8h 8d").discardPile("4s 9h").hand(0, "9s 9d 2c 5s 5h Kd");

    assertThat(position.moves("take"))
        .containsExactly("take 9h 9s 9d", "take 9h 9s 2c", "take 9h 9d 2c");
    assertThat(position.frozen().moves("take")).containsExactly("take 9h 9s 9d");
    assertThat(position.frozen().refusal("take 9h 9s 2c")).isEqualTo("CAN-37");
    assertThat(position.refusal("take 9h 9s Kd")).isEqualTo("CAN-36");
    assertThat(position.refusal("take 9h 9s 9s")).isEqualTo("CAN-36"); // held once
    assertThat(position.refusal("take 9h")).isEqualTo("CAN-36"); // no meld of nines
    assertThat(position.refusal("take 4s")).isEqualTo("CAN-8"); // not the upcard
  }

  @Test
  @Covers({"CAN-35", "CAN-38"})
  void theUpcardJoinsAMeldOnTheTable() {
    CanastaTable position =
        CanastaTable.four().meld(0, "9c 9c 2d").discardPile("4s 9h").hand(0, "9s 9d 2c 5s");

    assertThat(position.moves("take")).containsExactly("take 9h");
    assertThat(position.refusal("take 9h 9s 9d")).isEqualTo("CAN-35");
    CanastaTable taken = position.play("take 9h");
    assertThat(taken.pile("meld.0.9")).isEqualTo("9h 2d 9c 9c");
    assertThat(taken.pile("discard")).isEmpty();
    assertThat(taken.pile("hand.0")).isEqualTo("4s 5s 9s 9d 2c");
  }

  @Test
  @Covers("CAN-37")
  void threeCardsJoinAMeldIfThePileIsFrozen() { // the seventeenth worked example
    CanastaTable position =
        CanastaTable.four()
            .meld(0, "9d 9c 9c")
            .discardPile("2s 9h")
            .frozen()
            .hand(0, "9s 9d 2c 5s");

    assertThat(position.refusal("take 9h")).isEqualTo("CAN-37");
    assertThat(position.moves("take")).containsExactly("take 9h 9s 9d");
    assertThat(position.play("take 9h 9s 9d").pile("meld.0.9")).isEqualTo("9s 9h 9d 9d 9c 9c");
  }

  @Test
  @Covers({"CAN-38", "CAN-39", "CAN-47"})
  void thePileWaitsForTheMinimum() { // the fourth worked example
    CanastaTable position =
        CanastaTable.four().discardPile("4s 5s 6s 7s Qh").hand(0, "Qs Qd 8s 8h 8d 4h 5h");

    CanastaTable taken = position.play("take Qh Qs Qd");
    assertThat(taken.fact("pending")).isEqualTo("30");
    assertThat(taken.fact("pile-waiting")).isEqualTo("yes");
    assertThat(taken.pile("discard")).isEqualTo("4s 5s 6s 7s");
    assertThat(taken.refusal("discard 4h")).isEqualTo("CAN-31");
    CanastaTable opened = taken.play("meld 8s 8h 8d");
    assertThat(opened.fact("pending")).isEqualTo("0");
    assertThat(opened.fact("pile-waiting")).isEqualTo("no");
    assertThat(opened.fact("opened.0")).isEqualTo("yes");
    assertThat(opened.pile("hand.0")).isEqualTo("4s 5s 6s 7s 4h 5h");
    assertThat(opened.refusal("discard 4h")).isEqualTo("legal");
    // Three kings below the upcard would do, but they do not count.
    assertThat(position.discardPile("Ks Kh Kd Qh").hand(0, "Qs Qd 8h 8d 4h 5h").moves())
        .containsExactly("draw stock");
  }

  @Test
  @Covers({"CAN-40", "CAN-42", "CAN-43"})
  void redThreesOfThePileAreLaidAndNotReplaced() {
    CanastaTable position =
        CanastaTable.four()
            .meld(0, "8s 8h 8d")
            .discardPile("3h 2s 5h 9h")
            .frozen()
            .hand(0, "9s 9d 5s Kd");

    CanastaTable taken = position.play("take 9h 9s 9d");
    assertThat(taken.pile("red-threes.0")).isEqualTo("3h");
    assertThat(taken.pile("hand.0")).isEqualTo("2s 5s 5h Kd");
    assertThat(taken.fact("stock-size")).isEqualTo(position.fact("stock-size"));
    assertThat(taken.fact("frozen")).isEqualTo("no");
    assertThat(taken.play("discard Kd").fact("frozen")).isEqualTo("no");
    assertThat(taken.play("discard 2s").fact("frozen")).isEqualTo("yes");
  }

  @Test
  @Covers("CAN-41")
  void wildCardsAndBlackThreesKeepThePile() {
    CanastaTable position = CanastaTable.four().meld(0, "8s 8h 8d").hand(0, "3s 3c 2s 2h X1 X1 5s");

    for (String upcard : new String[] {"3s", "2d", "X2"}) {
      CanastaTable closed = position.discardPile("4h " + upcard);
      assertThat(closed.moves()).containsExactly("draw stock");
      assertThat(closed.refusal("take " + upcard)).isEqualTo("CAN-41");
    }
    assertThat(position.discardPile("4h 3s").refusal("take 3s 3s 3c")).isEqualTo("CAN-41");
    assertThat(position.discardPile("4h 2d").refusal("take 2d 2s 2h")).isEqualTo("CAN-41");
  }

  @Test
  @Covers("CAN-44")
  void cardsOfThePileMayBeMeldedAtOnce() {
    CanastaTable position =
        CanastaTable.four().meld(0, "8s 8h 8d").discardPile("5h 5d 8c").hand(0, "5s 9d");

    assertThat(position.play("take 8c").moves("meld")).isEmpty(); // one card would be left
    assertThat(position.hand(0, "5s 9d Kd").play("take 8c").moves("meld"))
        .containsExactly("meld 5s 5h 5d");
  }

  @Test
  @Covers({"CAN-42", "CAN-45"})
  void aWildDiscardFreezesAndABlackThreeBars() {
    CanastaTable position =
        CanastaTable.four().meld(1, "8s 8h 8d").hand(0, "2s 3s 8c").hand(1, "8c 4s 5h").drawn();

    assertThat(position.play("discard 8c").moves()).contains("take 8c");
    assertThat(position.play("discard 3s").moves()).containsExactly("draw stock");
    CanastaTable frozen = position.play("discard 2s");
    assertThat(frozen.fact("frozen")).isEqualTo("yes");
    assertThat(frozen.moves()).containsExactly("draw stock");
    assertThat(frozen.play("draw stock", "discard 8c").fact("frozen")).isEqualTo("yes");
  }

  @Test
  @Covers({"CAN-57", "CAN-58", "CAN-64", "CAN-77"})
  void withoutStockAndTakeTheHandEnds() { // the twelfth worked example
    CanastaTable position =
        CanastaTable.four()
            .stock("")
            .meld(1, "6s 6h 6d")
            .hand(0, "3s 6c 9d")
            .hand(1, "4s 9h Jd")
            .drawn();

    CanastaTable ended = position.play("discard 3s");
    assertThat(ended.fact("phase")).isEqualTo("shuffle");
    assertThat(ended.fact("out")).isEqualTo("none");
    assertThat(ended.fact("dealer")).isEqualTo("0");
    assertThat(ended.score(0)).isEqualTo(-15 - 10); // 6c 9d, and 5c 6d of the partner
    assertThat(ended.score(1)).isEqualTo(15 - 25 - 10);
    assertThat(position.play("discard 6c").moves()).containsExactly("take 6c");
  }

  @Test
  @Covers({"CAN-59", "CAN-64", "CAN-77"})
  void aRedThreeAtTheBottomEndsTheTurnWithoutADiscard() { // the eleventh worked example
    CanastaTable position =
        CanastaTable.four().stock("3d").meld(0, "8s 8h 8d").hand(0, "8c 9s 9h").play("draw stock");

    assertThat(position.pile("red-threes.0")).isEqualTo("3d");
    assertThat(position.fact("no-discard")).isEqualTo("yes");
    assertThat(position.refusal("discard 9s")).isEqualTo("CAN-59");
    assertThat(position.moves()).containsExactly("add 8c", "ask", "done");
    CanastaTable done = position.play("add 8c", "done");
    assertThat(done.fact("phase")).isEqualTo("shuffle");
    assertThat(done.fact("out")).isEqualTo("none");
    assertThat(done.score(0)).isEqualTo(40 + 100 - 20 - 10);
    assertThat(CanastaTable.four().drawn().refusal("done")).isEqualTo("CAN-14");
  }

  @Test
  @Covers("CAN-59")
  void theLastRedThreeMayBeTheSecondOfTwoCards() {
    CanastaTable position = CanastaTable.two().stock("Tc 3d").play("draw stock");

    assertThat(position.pile("hand.0")).isEqualTo("6d 5c Tc");
    assertThat(position.fact("no-discard")).isEqualTo("yes");
    assertThat(position.moves()).containsExactly("done");
  }

  @Test
  @Covers("CAN-59")
  void inATurnWithoutADiscardAllMayBeMelded() {
    CanastaTable position =
        CanastaTable.four()
            .stock("3d")
            .meld(0, "8s 8s 8h 8h 8d 8d")
            .hand(0, "8c")
            .play("draw stock");

    CanastaTable out = position.play("add 8c");
    assertThat(out.fact("out")).isEqualTo("0");
    assertThat(position.moves()).containsExactly("add 8c", "ask", "done");
  }
}
