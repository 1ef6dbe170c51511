package io.github.spadille.rummy.canasta;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableMap;
import io.github.spadille.engine.game.Rules;
import io.github.spadille.engine.option.OptionException;
import io.github.spadille.engine.random.RandomSource;
import io.github.spadille.rummy.canasta.CanastaState.Asked;
import io.github.spadille.testkit.Covers;
import org.junit.jupiter.api.Test;

/** What the house rules change. */
class CanastaOptionsTest {
  private static final String CANASTA = "8s 8s 8h 8h 8d 8d 8c";

  @Test
  @Covers({"CAN-7", "CAN-15", "CAN-49"})
  void numbersDependOnTheSeatsUnlessTheyAreChosen() {
    Rules<CanastaState, CanastaMove> rules =
        Canasta.GAME.rules(4, ImmutableMap.of("hand-size", "20"));
    CanastaState start = rules.start();

    assertThat(rules.apply(start, rules.chance(start, RandomSource.seeded(1))).hands())
        .allMatch(hand -> hand.size() == 20);
    assertThat(CanastaTable.of(4, "draw-count=2").play("draw stock").hand(0)).hasSize(4);
    assertThat(CanastaTable.of(2, "draw-count=1").play("draw stock").hand(0)).hasSize(3);
    assertThat(CanastaTable.of(2, "canastas-needed=1").fact("canastas-needed")).isEqualTo("1");
    assertThatThrownBy(() -> Canasta.GAME.rules(4, ImmutableMap.of("hand-size", "21")))
        .isInstanceOf(OptionException.class)
        .hasMessageContaining("hand-size: found 21");
  }

  @Test
  @Covers({"CAN-79", "CAN-80"})
  void theTargetEndsTheGame() {
    CanastaTable position =
        CanastaTable.of(4, "target=1000").meld(0, CANASTA).hand(0, "Kd").drawn();

    assertThat(position.score(0, 335).play("discard Kd").fact("phase")).isEqualTo("shuffle");
    assertThat(position.score(0, 340).play("discard Kd").fact("phase")).isEqualTo("over");
  }

  @Test
  @Covers({"CAN-59", "CAN-70"})
  void redThreesByHandAreLaidInTurn() {
    CanastaTable position =
        CanastaTable.of(4, "red-threes=by-hand").hand(0, "3h 5c 6d").stock("3d 9s Tc");

    CanastaTable drawn = position.play("draw stock");
    assertThat(drawn.pile("hand.0")).isEqualTo("3h 3d 6d 5c");
    assertThat(drawn.moves("lay")).containsExactly("lay 3h", "lay 3d");
    CanastaTable laid = drawn.play("lay 3d");
    assertThat(laid.pile("red-threes.0")).isEqualTo("3d");
    assertThat(laid.pile("hand.0")).isEqualTo("9s 3h 6d 5c");
    assertThat(laid.fact("no-discard")).isEqualTo("no");
    assertThat(laid.refusal("lay 3d")).isEqualTo("CAN-70"); // not held
    assertThat(laid.refusal("lay 9s")).isEqualTo("CAN-70");
    CanastaTable unreplaced = laid.stock("").play("lay 3h");
    assertThat(unreplaced.fact("no-discard")).isEqualTo("yes");
    assertThat(unreplaced.moves()).containsExactly("ask", "done");
    assertThat(CanastaTable.four().hand(0, "3h 5c").refusal("lay 3h")).isEqualTo("CAN-70");
  }

  @Test
  @Covers({"CAN-57", "CAN-58", "CAN-70", "CAN-74"})
  void layingTheLastCardAwayBeforeTheDraw() {
    CanastaTable position =
        CanastaTable.of(4, "red-threes=by-hand")
            .stock("9s")
            .hand(0, "3h 5c 6d")
            .hand(1, "3d 5c")
            .discardPile("4h 8c");

    CanastaTable ended = position.play("lay 3h"); // no stock, and eights are not melded
    assertThat(ended.fact("phase")).isEqualTo("shuffle");
    assertThat(ended.score(0)).isEqualTo(100 - 20 - 10); // 3h; 9s 5c 6d, and the partner's
    assertThat(ended.score(1)).isEqualTo(-500 - 5 - 10);
    CanastaTable goesOn = position.meld(0, "8s 8h 8d").play("lay 3h");
    assertThat(goesOn.moves()).containsExactly("take 8c");
  }

  @Test
  @Covers({"CAN-27", "CAN-33", "CAN-46", "CAN-52", "CAN-70"})
  void redThreesInTheHandAreNotCounted() {
    CanastaTable position = CanastaTable.of(4, "red-threes=by-hand").meld(0, "8s 8h 8d").drawn();

    assertThat(position.hand(0, "3h 3d 9s").refusal("discard 9s")).isEqualTo("CAN-46");
    assertThat(position.hand(0, "3h 3d 9s").refusal("ask")).isEqualTo("CAN-52");
    assertThat(position.hand(0, "3h 3d 8c 9s").refusal("add 8c")).isEqualTo("CAN-33");
    CanastaTable out = position.meld(0, "8s 8h 8d 8c").hand(0, "3h 3s 3c 3c 9s");
    assertThat(out.refusal("meld 3s 3c 3c")).isEqualTo("legal");
    assertThat(out.play("meld 3s 3c 3c").refusal("lay 3h")).isEqualTo("CAN-70");
    assertThat(out.play("meld 3s 3c 3c", "discard 9s").score(0))
        .isEqualTo(70 + 500 + 15 + 100 - 500 - 10);
  }

  @Test
  @Covers({"CAN-27", "CAN-32"})
  void aRedThreeIsNotLaidWhileItCouldSpoilAFirstMeld() {
    CanastaTable position =
        CanastaTable.of(4, "red-threes=by-hand")
            .hand(0, "3h 4s 4s 4h 4h 4d 4d 4c 3s 3c 3c 9s")
            .drawn();

    // 35 points: only black threes reach 50, and they leave room for one card.
    CanastaTable fours = position.play("meld 4s 4s 4h", "add 4h", "add 4d", "add 4d", "add 4c");
    assertThat(fours.moves()).containsExactly("meld 3s 3c 3c");
    assertThat(fours.refusal("lay 3h")).isEqualTo("CAN-70");
    assertThat(fours.stock("").refusal("lay 3h")).isEqualTo("CAN-70"); // 9s must be discarded
    assertThat(fours.hand(0, "3h 3s 3c 3c 9s Kd X1 2s 2h").refusal("lay 3h")).isEqualTo("legal");
    assertThat(fours.hand(0, "3h 3s 3c 3c").stock("").refusal("lay 3h")).isEqualTo("legal");
  }

  @Test
  @Covers({"CAN-18", "CAN-74"})
  void aTakeInVainCostsFifty() {
    CanastaTable position =
        CanastaTable.of(4, "false-take=priced").meld(0, "8s 8h 8d").discardPile("8c");

    assertThat(position.moves()).containsExactly("draw stock", "take 8c", "take none");
    CanastaTable inVain = position.play("take none");
    assertThat(inVain.fact("penalty.0")).isEqualTo("-50");
    assertThat(inVain.moves()).containsExactly("draw stock");
    assertThat(inVain.refusal("take 8c")).isEqualTo("CAN-18");
    CanastaTable later = inVain.play("draw stock", "discard 5c");
    assertThat(later.moves()).containsExactly("draw stock", "take none");
    CanastaTable again = later.after(state -> state.turnOf(0));
    assertThat(again.refusal("take none")).isEqualTo("CAN-18"); // once in a hand
    assertThat(position.stock("").refusal("take none")).isEqualTo("CAN-18");
    assertThat(CanastaTable.four().refusal("take none")).isEqualTo("CAN-18");
    assertThat(inVain.drawn().meld(0, "8s 8h 8d 8c").hand(0, "Kd").play("discard Kd").score(0))
        .isEqualTo(70 + 500 + 100 - 50 - 10);
  }

  @Test
  @Covers({"CAN-54", "CAN-74"})
  void goingOutAgainstANoCostsAHundred() {
    CanastaTable position =
        CanastaTable.of(4, "refused-going-out=priced").meld(0, CANASTA).hand(0, "Kd").drawn();

    assertThat(position.asked(Asked.NO).play("discard Kd").score(0))
        .isEqualTo(70 + 500 + 100 - 100 - 10);
    assertThat(position.asked(Asked.YES).play("discard Kd").score(0))
        .isEqualTo(70 + 500 + 100 - 10);
  }

  @Test
  @Covers("CAN-53")
  void anOpponentAnswersAfterTalk() {
    CanastaTable asked = CanastaTable.of(4, "answer-talk=priced").drawn().play("ask");

    assertThat(asked.moves())
        .containsExactly("answer yes", "answer no", "answer yes talk", "answer no talk");
    CanastaTable talked = asked.play("answer yes talk");
    assertThat(talked.fact("turn")).isEqualTo("1");
    assertThat(talked.fact("asked")).isEqualTo("open");
    assertThat(talked.moves()).containsExactly("answer yes", "answer no");
    assertThat(talked.refusal("answer no talk")).isEqualTo("CAN-53");
    assertThat(talked.play("answer no").fact("asked")).isEqualTo("no");
    assertThat(talked.play("answer no").fact("turn")).isEqualTo("0");
  }

  @Test
  @Covers({"CAN-57", "CAN-58"})
  void anEmptyStockMayForceOnlyATakeWithAMeld() {
    CanastaTable position =
        CanastaTable.of(4, "empty-stock-take=existing-only")
            .stock("")
            .meld(0, "8s 8h 8d")
            .discardPile("4h 9c")
            .hand(0, "9s 9h 5c 6d");

    assertThat(position.moves()).containsExactly("take 9c 9s 9h", "pass");
    CanastaTable passed = position.play("pass");
    assertThat(passed.fact("phase")).isEqualTo("shuffle");
    assertThat(passed.fact("out")).isEqualTo("none");
    assertThat(position.discardPile("4h 8c").moves()).containsExactly("take 8c");
    assertThat(position.discardPile("4h 8c").refusal("pass")).isEqualTo("CAN-57");
    assertThat(position.discardPile("2s 8c").frozen().hand(0, "8s 8h 5c 6d").moves())
        .containsExactly("take 8c 8s 8h", "pass");
    assertThat(position.stock("5h").refusal("pass")).isEqualTo("CAN-14");
  }

  @Test
  @Covers({"CAN-36", "CAN-42"})
  void thePileMayBeFrozenForASideThatHasNotOpened() {
    CanastaTable position =
        CanastaTable.of(4, "frozen-before-first-meld=yes")
            .discardPile("4h As")
            .hand(0, "Ah Ad X1 5c 6d");

    assertThat(position.moves("take")).containsExactly("take As Ah Ad");
    assertThat(position.fact("frozen")).isEqualTo("no");
    assertThat(position.refusal("take As Ah X1")).isEqualTo("CAN-37");
    assertThat(position.meld(0, "8s 8h 8d").moves("take"))
        .containsExactly("take As Ah Ad", "take As Ah X1", "take As Ad X1");
  }

  @Test
  @Covers({"CAN-37", "CAN-58"})
  void aFrozenPileMayNeedANewMeld() { // the seventeenth worked example
    CanastaTable position =
        CanastaTable.of(4, "frozen-take=new-meld").discardPile("4h 9h").hand(0, "9s 9d 2c 5s");
    CanastaTable nines = position.meld(0, "9d 9c 9c");

    assertThat(nines.frozen().moves()).containsExactly("draw stock");
    assertThat(nines.frozen().refusal("take 9h 9s 9d")).isEqualTo("CAN-37");
    assertThat(nines.frozen().refusal("take 9h")).isEqualTo("CAN-37");
    assertThat(nines.moves("take")).containsExactly("take 9h");
    assertThat(position.meld(0, "8s 8h 8d").frozen().moves("take"))
        .containsExactly("take 9h 9s 9d");

    CanastaTable emptyStock =
        position.stock("").frozen().hand(0, "9h 5s 6d").hand(1, "9s 9d 5s 6d").drawn();
    assertThat(emptyStock.meld(1, "9d 9c 9c").play("discard 9h").fact("phase"))
        .isEqualTo("shuffle");
    assertThat(emptyStock.meld(1, "8s 8h 8d").play("discard 9h").moves())
        .containsExactly("take 9h 9s 9d");
  }

  @Test
  @Covers({"CAN-37", "CAN-42"})
  void aPileFrozenBeforeTheFirstMeldIsTakenForANewMeld() {
    CanastaTable position =
        CanastaTable.of(4, "frozen-take=new-meld frozen-before-first-meld=yes")
            .discardPile("4h As")
            .hand(0, "Ah Ad X1 5c 6d");

    assertThat(position.moves("take")).containsExactly("take As Ah Ad");
    CanastaTable aces = position.meld(0, "As Ah Ac");
    assertThat(aces.moves("take")).containsExactly("take As");
    assertThat(aces.frozen().moves("take")).isEmpty();
  }

  @Test
  @Covers({"CAN-38", "CAN-39"})
  void thePileMayHelpToReachTheMinimum() {
    CanastaTable position =
        CanastaTable.of(4, "pile-counts=yes").discardPile("Ks Kh 3h Kd Qh").hand(0, "Qs Qd 4h 5h");

    CanastaTable taken = position.play("take Qh Qs Qd");
    assertThat(taken.fact("pending")).isEqualTo("30");
    assertThat(taken.fact("pile-waiting")).isEqualTo("no");
    assertThat(taken.pile("hand.0")).isEqualTo("Ks 4h 5h Kh Kd");
    assertThat(taken.pile("red-threes.0")).isEqualTo("3h");
    assertThat(taken.moves()).containsExactly("meld Ks Kh Kd");
    assertThat(taken.play("meld Ks Kh Kd").fact("opened.0")).isEqualTo("yes");
  }

  @Test
  @Covers({"CAN-19", "CAN-27"})
  void blackThreesMayTakeWildCards() {
    CanastaTable position = CanastaTable.of(4, "black-threes-wild=yes").meld(0, CANASTA).drawn();

    assertThat(position.hand(0, "3s 3c 2c Jd").moves("meld")).containsExactly("meld 3s 3c 2c");
    assertThat(position.hand(0, "3s 3c 2c 2d").play("meld 3s 3c 2c").moves())
        .containsExactly("add 2d 8", "add 2d 3", "discard 2d");
    assertThat(position.hand(0, "3s 3c 2c Jd Qs").moves("meld")).isEmpty();
    assertThat(
            CanastaTable.of(4, "")
                .meld(0, CANASTA)
                .hand(0, "3s 3s 3c 2c")
                .drawn()
                .play("meld 3s 3s 3c")
                .refusal("add 2c 3"))
        .isEqualTo("CAN-27");
  }

  @Test
  @Covers("CAN-51")
  void concealedMayBeAMatterOfThePlayer() {
    CanastaTable side = CanastaTable.four().meld(0, CANASTA).drawn();
    CanastaTable player = CanastaTable.of(4, "concealed=player").meld(0, CANASTA).drawn();

    assertThat(side.hand(0, "9s 9h 9d").play("meld 9s 9h 9d").fact("out-how")).isEqualTo("normal");
    assertThat(player.hand(0, "9s 9h 9d").play("meld 9s 9h 9d").fact("out-how"))
        .isEqualTo("concealed");
    // A card added to the partner's meld, or laid in an earlier turn, spoils it.
    assertThat(player.hand(0, "9s 9h 9d 8c").play("meld 9s 9h 9d", "add 8c").fact("out-how"))
        .isEqualTo("normal");
    CanastaTable later =
        player
            .hand(0, "9s 9h 9d 4s Kd")
            .play("meld 9s 9h 9d", "discard 4s", "draw stock", "discard 5c", "draw stock")
            .play("discard 5c", "draw stock", "discard 5c", "draw stock")
            .hand(0, "Kd");
    assertThat(later.fact("turn")).isEqualTo("0");
    assertThat(later.play("discard Kd").fact("out-how")).isEqualTo("normal");
  }

  @Test
  @Covers({"CAN-35", "CAN-37"})
  void aCanastaMayNotTakeThePile() {
    CanastaTable position = CanastaTable.of(4, "take-onto-canasta=no").discardPile("4h 8c");

    assertThat(position.meld(0, "8s 8h 8d").moves("take")).containsExactly("take 8c");
    CanastaTable canasta = position.meld(0, CANASTA).hand(0, "8c 8d 5c 6d");
    assertThat(canasta.moves("take")).isEmpty();
    assertThat(canasta.refusal("take 8c")).isEqualTo("CAN-35");
    assertThat(canasta.refusal("take 8c 8d 8c")).isEqualTo("CAN-35");
    assertThat(canasta.frozen().moves("take")).containsExactly("take 8c 8d 8c");
    CanastaTable never =
        CanastaTable.of(4, "take-onto-canasta=no frozen-take=new-meld")
            .discardPile("4h 8c")
            .meld(0, CANASTA)
            .hand(0, "8c 8d 5c 6d");
    assertThat(never.moves("take")).isEmpty();
    assertThat(never.frozen().moves("take")).isEmpty();
    assertThat(never.frozen().refusal("take 8c 8d 8c")).isEqualTo("CAN-37");
  }

  @Test
  @Covers("CAN-19")
  void aMeldMayHoldMoreOrFewerWildCards() {
    CanastaTable two = CanastaTable.of(4, "max-wilds=2").meld(0, "8s 8h 2s 2h").drawn();
    CanastaTable four = CanastaTable.of(4, "max-wilds=4").meld(0, "8s 8h 2s 2h 2d").drawn();

    assertThat(two.hand(0, "2c 4s 5h").refusal("add 2c 8")).isEqualTo("CAN-19");
    assertThat(four.hand(0, "2c X1 5h 6d").play("add 2c 8").refusal("add X1 8"))
        .isEqualTo("CAN-19");
  }
}
