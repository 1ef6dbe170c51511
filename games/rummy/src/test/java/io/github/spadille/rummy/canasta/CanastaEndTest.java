package io.github.spadille.rummy.canasta;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.spadille.engine.game.Rules;
import io.github.spadille.engine.match.LivelyAgent;
import io.github.spadille.engine.random.RandomSource;
import io.github.spadille.rummy.canasta.CanastaState.Asked;
import io.github.spadille.testkit.Covers;
import org.junit.jupiter.api.Test;

/** Going out, scoring, and the end of the game. */
class CanastaEndTest {
  private static final String CANASTA = "8s 8s 8h 8h 8d 8d 8c";

  @Test
  @Covers({"CAN-46", "CAN-49"})
  void goingOutNeedsACanasta() {
    CanastaTable position = CanastaTable.four().meld(0, "8s 8h 8d").hand(0, "Kd").drawn();

    assertThat(position.refusal("discard Kd")).isEqualTo("CAN-46");
    assertThat(position.meld(0, "8s 8h 8d 8c").refusal("discard Kd")).isEqualTo("legal");
  }

  @Test
  @Covers({"CAN-33", "CAN-49"})
  void twoSeatsNeedTwoCanastas() { // the thirteenth worked example
    CanastaTable position =
        CanastaTable.two().meld(0, CANASTA).meld(0, "Js Jh Jd Jc").hand(0, "Js 4h").drawn();

    assertThat(position.fact("canastas-needed")).isEqualTo("2");
    assertThat(position.refusal("add Js")).isEqualTo("CAN-33");
    assertThat(position.moves()).containsExactly("discard Js", "discard 4h");
    assertThat(position.meld(0, "Js Jh Jd").moves())
        .containsExactly("add Js", "discard Js", "discard 4h");
  }

  @Test
  @Covers("CAN-50")
  void aHandEndsWhenTheLastCardGoes() {
    CanastaTable position = CanastaTable.four().meld(0, CANASTA);

    assertThat(position.drawn().hand(0, "Kd").play("discard Kd").fact("out")).isEqualTo("0");
    assertThat(position.drawn().hand(0, "8c").play("add 8c").fact("out")).isEqualTo("0");
    assertThat(position.drawn().hand(0, "9s 9h 2c").play("meld 9s 9h 2c").fact("out"))
        .isEqualTo("0");
    CanastaTable take = position.discardPile("9c").hand(0, "9s 9h"); // a pile of one card
    assertThat(take.play("take 9c 9s 9h").fact("out")).isEqualTo("0");
    assertThat(take.discardPile("5h 9c").play("take 9c 9s 9h").pile("hand.0")).isEqualTo("5h");
  }

  @Test
  @Covers({"CAN-51", "CAN-63"})
  void goingOutIsConcealedWithoutEarlierMelds() {
    CanastaTable position =
        CanastaTable.four().discardPile("Kc").hand(0, "Ks Ks Kh Kh Kd Kd 9s 9h 9d");

    CanastaTable out =
        position.play("take Kc Ks Ks", "add Kh", "add Kh", "add Kd", "add Kd", "meld 9s 9h 9d");
    assertThat(out.fact("out-how")).isEqualTo("concealed");
    assertThat(out.score(0)).isEqualTo(100 + 500 + 200 - 10);
    assertThat(
            position
                .meld(0, "4s 4h 4d")
                .drawn()
                .hand(0, "Ks Ks Kh Kh Kd Kd Kc")
                .play("meld Ks Ks Kh", "add Kh", "add Kd", "add Kd", "add Kc")
                .fact("out-how"))
        .isEqualTo("normal");
  }

  @Test
  @Covers({"CAN-29", "CAN-51"})
  void goingOutConcealedNeedsTheMinimum() {
    CanastaTable position =
        CanastaTable.four().score(0, 1_500).hand(0, "4s 4s 4h 4h 4d 4d 4c 9s 9h 9d").drawn();

    assertThat(position.moves("meld")).isEmpty(); // 65 points
    assertThat(position.hand(0, "4s 4s 4h 4h 4d 4d 4c 9s 9h 9d 9d 9c X1").moves("meld"))
        .isNotEmpty();
  }

  @Test
  @Covers({"CAN-52", "CAN-56"})
  void oneMayAskOnceWithCardsEnough() {
    CanastaTable position = CanastaTable.four().hand(0, "Ks 9d").drawn();

    assertThat(position.refusal("ask")).isEqualTo("legal"); // without a canasta
    assertThat(position.hand(0, "Ks").refusal("ask")).isEqualTo("CAN-52");
    assertThat(position.noDiscard().hand(0, "Ks").refusal("ask")).isEqualTo("legal");
    assertThat(position.play("ask", "answer no").refusal("ask")).isEqualTo("CAN-52");
    assertThat(CanastaTable.two().drawn().refusal("ask")).isEqualTo("CAN-3"); // no partner
    assertThat(CanastaTable.two().drawn().refusal("answer yes")).isEqualTo("CAN-3");
    assertThat(CanastaTable.four().refusal("ask")).isEqualTo("CAN-14");
  }

  @Test
  @Covers({"CAN-53", "CAN-54", "CAN-55", "CAN-76"})
  void theAnswerBinds() { // the seventh worked example
    CanastaTable position =
        CanastaTable.four().meld(0, CANASTA).meld(0, "Ks Kd Kc").hand(0, "Kh Kd").drawn();

    CanastaTable asked = position.play("ask");
    assertThat(asked.fact("turn")).isEqualTo("2");
    assertThat(asked.fact("asked")).isEqualTo("open");
    assertThat(asked.moves()).containsExactly("answer yes", "answer no");
    assertThat(asked.refusal("discard 5c")).isEqualTo("CAN-53");
    assertThat(asked.refusal("answer yes talk")).isEqualTo("CAN-53");
    assertThat(position.refusal("answer yes")).isEqualTo("CAN-53");
    CanastaTable refused = asked.play("answer no");
    assertThat(refused.fact("turn")).isEqualTo("0");
    assertThat(refused.moves()).containsExactly("discard Kh", "discard Kd");
    assertThat(refused.refusal("add Kh")).isEqualTo("CAN-54");
    assertThat(refused.hand(0, "Kh").refusal("discard Kh")).isEqualTo("CAN-54");
    assertThat(refused.play("discard Kh").fact("penalty.0")).isEqualTo("0");
    CanastaTable allowed = asked.play("answer yes");
    assertThat(allowed.fact("asked")).isEqualTo("yes");
    assertThat(allowed.play("discard Kh").fact("penalty.0")).isEqualTo("-100");
    assertThat(allowed.play("discard Kh").fact("asked")).isEqualTo("no-question");
    assertThat(allowed.play("add Kh", "add Kd").fact("penalty.0")).isEqualTo("0");
  }

  @Test
  @Covers({"CAN-74", "CAN-76"})
  void stayingInWithoutADiscardIsChargedToo() {
    CanastaTable position =
        CanastaTable.four().meld(0, "8s 8h 8d").noDiscard().asked(Asked.YES).drawn().play("done");

    assertThat(position.score(0)).isEqualTo(30 - 100 - 20);
  }

  @Test
  @Covers({"CAN-61", "CAN-62", "CAN-63", "CAN-65", "CAN-66", "CAN-71", "CAN-72"})
  void bothSidesScore() { // the eighth and the ninth worked example
    CanastaTable position = eighthExample("");

    assertThat(position.score(0)).isEqualTo(1_240);
    assertThat(position.score(2)).isEqualTo(1_240);
    assertThat(position.score(1)).isEqualTo(20);
    assertThat(position.score(3)).isEqualTo(20);
    assertThat(eighthExample("red-threes-unmelded=minus").score(1)).isEqualTo(-180);
    assertThat(eighthExample("red-threes-unmelded=minus").score(0)).isEqualTo(1_240);
  }

  private static CanastaTable eighthExample(String options) {
    return CanastaTable.of(4, options)
        .meld(0, "7s 7s 7h 7h 7d 7d 7c")
        .meld(0, "Ks Kh Kd Kc Kc 2s 2h")
        .meld(0, "As Ah Ad Ac")
        .redThrees(0, "3h 3h")
        .redThrees(1, "3d")
        .hand(0, "5d")
        .hand(1, "Qs Qd 8c 5h")
        .hand(2, "X1 9s 4d")
        .hand(3, "2s Ah 6c")
        .drawn()
        .play("discard 5d");
  }

  @Test
  @Covers({"CAN-72", "CAN-73"})
  void fourRedThreesCountDouble() { // the fourteenth worked example
    CanastaTable position =
        CanastaTable.four().stock("").discardPile("3s").meld(1, "9s 9h 9d").drawn();

    assertThat(position.redThrees(1, "3h 3h 3d 3d").play("discard 5c").score(1))
        .isEqualTo(800 + 30 - 20);
    assertThat(position.redThrees(1, "3h 3h 3d").play("discard 5c").score(1))
        .isEqualTo(300 + 30 - 20);
  }

  @Test
  @Covers({"CAN-24", "CAN-66"})
  void moreThanSevenCardsAreOneCanasta() {
    CanastaTable position = CanastaTable.four().hand(0, "Kd").drawn();

    assertThat(position.meld(0, CANASTA + " 8c").play("discard Kd").score(0))
        .isEqualTo(80 + 500 + 100 - 10);
    assertThat(position.meld(0, CANASTA + " 2c").play("discard Kd").score(0))
        .isEqualTo(90 + 300 + 100 - 10);
  }

  @Test
  @Covers({"CAN-64", "CAN-65"})
  void theOtherSideKeepsItsBonuses() {
    CanastaTable out =
        CanastaTable.four().meld(0, CANASTA).meld(1, "9s 9s 9h 9h 9d 9d 9c").hand(0, "Kd").drawn();

    assertThat(out.play("discard Kd").score(1)).isEqualTo(70 + 500 - 20);
  }

  @Test
  @Covers("CAN-67")
  void blackThreesAreFivePointsEach() {
    CanastaTable position =
        CanastaTable.four().meld(0, CANASTA).hand(0, "3s 3s 3c 3c").drawn().play("meld 3s 3s 3c");

    assertThat(position.pile("meld.0.3")).isEqualTo("3s 3s 3c");
    assertThat(position.fact("canastas.0")).isEqualTo("1 0");
    assertThat(position.play("add 3c").score(0)).isEqualTo(70 + 500 + 20 + 100 - 10);
    assertThat(position.play("discard 3c").score(0)).isEqualTo(70 + 500 + 15 + 100 - 10);
    assertThat(Kinds.canastas(Kinds.times(8, Kinds.BLACK_THREE), 0)).isZero();
  }

  @Test
  @Covers({"CAN-62", "CAN-68", "CAN-75"})
  void cardsInHandsCostTheirValue() {
    CanastaTable position =
        CanastaTable.of(4, "red-threes=by-hand")
            .stock("")
            .hand(0, "Kd 5s 5h 5d")
            .hand(1, "As 3h 3d")
            .discardPile("4h")
            .drawn();

    CanastaTable ended = position.play("discard Kd");
    assertThat(ended.score(0)).isEqualTo(-15 - 10); // the fives could not be melded any more
    assertThat(ended.score(1)).isEqualTo(-20 - 1_000 - 10);
  }

  @Test
  @Covers("CAN-69")
  void handsAddUp() {
    CanastaTable position =
        CanastaTable.four().score(0, 700).score(1, 40).meld(0, CANASTA).hand(0, "Kd");

    assertThat(position.drawn().play("discard Kd").fact("score"))
        .isEqualTo("1360 20 1360 20"); // 70 + 500 + 100 - 10, and -20
  }

  @Test
  @Covers({"CAN-58", "CAN-77"})
  void everyHandEnds() {
    for (int seed = 0; seed < 40; seed++) {
      RandomSource random = RandomSource.seeded(seed);
      Rules<CanastaState, CanastaMove> rules = Canasta.GAME.rules(seed % 2 == 0 ? 4 : 2);
      LivelyAgent agent = new LivelyAgent(seed);
      CanastaState state = rules.apply(rules.start(), rules.chance(rules.start(), random));
      int moves = 0;
      while (!state.turn().isChance() && !state.turn().isOver()) {
        state = rules.apply(state, agent.pick(rules.legalMoves(state), random));
        moves++;
        assertThat(moves).isLessThan(1_000);
      }
    }
  }

  @Test
  @Covers({"CAN-12", "CAN-77", "CAN-78"})
  void anotherHandFollowsBelowTheTarget() {
    CanastaTable position =
        CanastaTable.four().score(0, 4_300).meld(0, CANASTA).hand(0, "Kd").drawn();

    CanastaTable next = position.play("discard Kd");
    assertThat(next.fact("score")).startsWith("4960 ");
    assertThat(next.fact("hand-number")).isEqualTo("2");
    assertThat(next.fact("dealer")).isEqualTo("0");
    assertThat(next.fact("turn")).isEqualTo("-");
    assertThat(next.pile("hand.1")).isEmpty();
    assertThat(next.fact("stock-size")).isEqualTo("108");
    assertThat(next.fact("out")).isEqualTo("0"); // until the shuffle
  }

  @Test
  @Covers("CAN-79")
  void theHigherScoreWinsAtTheTarget() {
    CanastaTable position =
        CanastaTable.four().score(0, 4_340).meld(0, CANASTA).hand(0, "Kd").drawn();

    CanastaTable exact = position.play("discard Kd"); // 5000 to -20
    assertThat(exact.state().turn().isOver()).isTrue();
    assertThat(exact.fact("phase")).isEqualTo("over");
    assertThat(exact.state().outcome().orElseThrow().winners()).containsExactly(0, 2);
    assertThat(exact.pile("hand.1")).isEqualTo("6d 5c"); // the cards stay
    assertThat(exact.rules().refusal(exact.state(), exact.rules().syntax().parse(1, "draw stock")))
        .hasValueSatisfying(refusal -> assertThat(refusal.ruleId()).isEqualTo("CAN-79"));
    CanastaTable behind = position.score(1, 5_300).play("discard Kd");
    assertThat(behind.state().outcome().orElseThrow().winners()).containsExactly(1, 3);
  }

  @Test
  @Covers("CAN-80")
  void aTieAtTheTargetIsPlayedOn() {
    CanastaTable position =
        CanastaTable.four().score(0, 4_340).meld(0, CANASTA).hand(0, "Kd").drawn();

    CanastaTable tied = position.score(1, 5_020).play("discard Kd");
    assertThat(tied.fact("score")).isEqualTo("5000 5000 5000 5000");
    assertThat(tied.fact("phase")).isEqualTo("shuffle");
    assertThat(tied.fact("minimum.0")).isEqualTo("120");
  }
}
