package io.github.spadille.rummy.canasta;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.game.Stage;
import io.github.spadille.rummy.canasta.CanastaMove.Shuffle;
import io.github.spadille.rummy.canasta.CanastaState.Asked;
import io.github.spadille.testkit.Covers;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What is seen to happen between two decisions. */
class CanastaStagesTest {
  private static final String CANASTA = "8s 8s 8h 8h 8d 8d 8c";

  private static ImmutableList<Stage<CanastaState>> deal(String... cardsAt) {
    List<PlayingCard> pack = new ArrayList<>(Canasta.PACK.cards());
    for (String cardAt : cardsAt) {
      int at = Integer.parseInt(cardAt.substring(3));
      int from = pack.lastIndexOf(PlayingCard.parse(cardAt.substring(0, 2)));
      PlayingCard before = pack.set(at, pack.get(from));
      pack.set(from, before);
    }
    Canasta rules = CanastaTable.four().rules();
    return rules.stages(rules.start(), new Shuffle(CardList.copyOf(PlayingCard.FAMILY, pack)));
  }

  private static ImmutableList<String> names(ImmutableList<Stage<CanastaState>> stages) {
    return stages.stream().map(Stage::name).collect(ImmutableList.toImmutableList());
  }

  @Test
  @Covers({"CAN-8", "CAN-9", "CAN-10"})
  void everyCardThatIsTurnedUpIsSeen() {
    ImmutableList<Stage<CanastaState>> stages = deal("Ks@0", "Qs@1", "X1@44", "3d@45", "9h@46");

    assertThat(names(stages).subList(0, 5))
        .containsExactly("dealt", "turned-up", "turned-up", "turned-up", "pile-frozen");
    CanastaState dealt = stages.get(0).state();
    assertThat(stages.get(0).seat()).isEqualTo(3);
    assertThat(dealt.hands()).allMatch(hand -> hand.size() == 11);
    assertThat(dealt.pile().cards()).isEmpty();
    assertThat(stages.get(1).state().pile().cards()).hasToString("X1");
    assertThat(stages.get(3).state().pile().cards()).hasToString("X1 3d 9h");
    assertThat(stages.get(3).arguments()).containsExactly(PlayingCard.parse("9h"));
    assertThat(stages.get(3).state().stock()).hasSize(108 - 44 - 3);
  }

  @Test
  @Covers("CAN-11")
  void redThreesOfTheDealAreLaidOneByOne() {
    ImmutableList<Stage<CanastaState>> stages = deal("9h@44");
    List<Stage<CanastaState>> laid =
        stages.stream().filter(stage -> stage.name().equals("red-three-laid")).toList();

    CanastaState after = stages.get(stages.size() - 1).state();
    assertThat(laid).isNotEmpty();
    Stage<CanastaState> first = laid.get(0);
    assertThat(first.state().hands().get(first.seat())).hasSize(10);
    assertThat(first.state().sides().get(Side.of(first.seat())).redThrees()).hasSize(1);
    assertThat(after.hands()).allMatch(hand -> hand.size() == 11);
  }

  @Test
  @Covers({"CAN-15", "CAN-59", "CAN-60"})
  void aRedThreeThatIsDrawnIsSeen() {
    CanastaTable position = CanastaTable.four();

    assertThat(position.stock("3h Tc 4d").told("draw stock"))
        .containsExactly("red-three-laid 0: 3♥ and 1", "done");
    CanastaTable laid = position.stock("3h Tc 4d").stages("draw stock").get(0);
    assertThat(laid.pile("red-threes.0")).isEqualTo("3h");
    assertThat(laid.pile("stock")).isEqualTo("Tc 4d");
    assertThat(laid.hand(0)).hasSize(2);
    assertThat(position.stock("3h").told("draw stock"))
        .containsExactly("red-three-laid 0: 3♥ and 0", "not-replaced 0");
    assertThat(position.stock("Tc").told("draw stock")).containsExactly("stock-empty");
    assertThat(position.told("draw stock")).containsExactly("done");
  }

  @Test
  @Covers("CAN-70")
  void aRedThreeThatIsLaidIsReplaced() {
    CanastaTable position = CanastaTable.of(4, "red-threes=by-hand").hand(0, "3h 5c 6d").drawn();

    assertThat(position.told("lay 3h")).containsExactly("red-three-replaced 0");
    assertThat(position.stock("9s").told("lay 3h"))
        .containsExactly("red-three-replaced 0", "stock-empty");
    assertThat(position.stock("").told("lay 3h")).containsExactly("not-replaced 0");
  }

  @Test
  @Covers({"CAN-24", "CAN-29"})
  void canastasAndOpeningAreTold() {
    CanastaTable position = CanastaTable.four().drawn();

    assertThat(position.hand(0, "Ks Kh Kd X1 5c 6d").told("meld Ks Kh X1"))
        .containsExactly("melded 0", "opened 0: 50");
    CanastaTable eights = position.hand(0, "8c 2s 5c 6d");
    assertThat(eights.meld(0, "8s 8s 8h 8h 8d 8d").told("add 8c"))
        .containsExactly("melded 0", "natural-canasta 0: eights");
    assertThat(eights.meld(0, "8s 8s 8h 8h 8d 8d").told("add 2s 8"))
        .containsExactly("melded 0", "mixed-canasta 0: eights");
    assertThat(eights.meld(0, CANASTA).told("add 2s 8"))
        .containsExactly("melded 0", "canasta-mixed 0: eights");
    assertThat(eights.meld(0, CANASTA).told("add 8c")).containsExactly("melded 0");
  }

  @Test
  @Covers({"CAN-38", "CAN-40"})
  void thePileComesToTheHandAfterTheUpcardIsMelded() {
    CanastaTable position =
        CanastaTable.four()
            .meld(0, "9c 9c 9d")
            .discardPile("3h 2s 5h 9h")
            .frozen()
            .hand(0, "9s 9d 5s Kd");

    assertThat(position.told("take 9h 9s 9d"))
        .containsExactly("melded 0", "red-three-laid 0: 3♥ and 0", "pile-taken 0: 2");
    ImmutableList<CanastaTable> stages = position.stages("take 9h 9s 9d");
    assertThat(stages.get(0).pile("discard")).isEqualTo("3h 2s 5h");
    assertThat(stages.get(0).pile("hand.0")).isEqualTo("5s Kd");
    assertThat(stages.get(1).pile("discard")).isEqualTo("2s 5h");
    assertThat(stages.get(2).pile("hand.0")).isEqualTo("2s 5s 5h Kd");
  }

  @Test
  @Covers({"CAN-38", "CAN-39"})
  void thePileWaitsUntilTheSideOpens() {
    CanastaTable position =
        CanastaTable.four().discardPile("4s 5s Qh").hand(0, "Qs Qd 8s 8h 8d 4h 5h");

    assertThat(position.told("take Qh Qs Qd")).containsExactly("melded 0", "pile-waits 0: 50");
    assertThat(position.play("take Qh Qs Qd").told("meld 8s 8h 8d"))
        .containsExactly("melded 0", "opened 0: 50", "pile-taken 0: 2");
    assertThat(position.discardPile("Qh").told("take Qh Qs Qd")).containsExactly("melded 0");
  }

  @Test
  @Covers("CAN-42")
  void aWildDiscardFreezesThePile() {
    CanastaTable position = CanastaTable.four().hand(0, "2s 5c 6d").drawn();

    assertThat(position.told("discard 2s")).containsExactly("discarded 0", "pile-frozen", "done");
    assertThat(position.frozen().told("discard 2s")).containsExactly("discarded 0", "done");
    assertThat(position.told("discard 5c")).containsExactly("discarded 0", "done");
    CanastaTable discarded = position.stages("discard 5c").get(0);
    assertThat(discarded.pile("discard")).isEqualTo("4h 5c");
    assertThat(discarded.fact("turn")).isEqualTo("0");
  }

  @Test
  @Covers({"CAN-50", "CAN-51", "CAN-61"})
  void theHandLiesAsItWasScored() {
    CanastaTable position = CanastaTable.four().meld(0, CANASTA).hand(0, "Kd").drawn();

    assertThat(position.told("discard Kd"))
        .containsExactly("discarded 0", "out 0", "hand-scored", "done");
    CanastaTable scored = position.stages("discard Kd").get(2);
    assertThat(scored.fact("out-how")).isEqualTo("normal");
    assertThat(scored.pile("hand.1")).isEqualTo("6d 5c");
    assertThat(scored.pile("discard")).isEqualTo("4h Kd");
    assertThat(scored.lines(0))
        .containsExactly(
            "cards melded 70", "natural canasta 500", "going out 100", "cards left in hand -10");
    assertThat(scored.lines(1)).containsExactly("cards left in hand -20");
    CanastaTable concealed = CanastaTable.four().hand(0, "Ks Ks Kh Kh Kd Kd X1").drawn();
    assertThat(concealed.play("meld Ks Ks Kh", "add Kh", "add Kd", "add Kd").told("add X1 K"))
        .containsExactly(
            "melded 0", "mixed-canasta 0: kings", "out-concealed 0", "hand-scored", "done");
  }

  @Test
  @Covers({"CAN-57", "CAN-58", "CAN-59"})
  void theHandEndsWithoutStock() {
    CanastaTable position = CanastaTable.four().stock("").drawn();

    assertThat(position.told("discard 5c"))
        .containsExactly("discarded 0", "stuck 1", "hand-scored", "done");
    assertThat(position.stages("discard 5c").get(1).fact("turn")).isEqualTo("1");
    assertThat(position.noDiscard().told("done")).containsExactly("hand-scored", "done");
  }

  @Test
  @Covers({"CAN-55", "CAN-76"})
  void stayingInAfterAYesIsCharged() {
    CanastaTable position = CanastaTable.four().asked(Asked.YES).drawn();

    assertThat(position.told("discard 5c"))
        .containsExactly(
            "discarded 0",
            "charged: player 0 and player 2, 100 and not going out after a yes",
            "done");
    assertThat(position.stages("discard 5c").get(1).fact("penalty.0")).isEqualTo("-100");
  }

  @Test
  @Covers("CAN-74")
  void everyChargeHasItsReason() {
    CanastaTable vain = CanastaTable.of(2, "false-take=priced").play("take none");
    CanastaTable refused =
        CanastaTable.of(4, "refused-going-out=priced").meld(0, CANASTA).hand(0, "Kd").drawn();
    CanastaTable threes =
        CanastaTable.of(4, "red-threes=by-hand")
            .meld(0, CANASTA)
            .hand(0, "Kd")
            .hand(1, "3h")
            .drawn();

    assertThat(CanastaTable.of(2, "false-take=priced").told("take none"))
        .containsExactly("charged: player 0, 50 and reaching for the pile in vain");
    assertThat(vain.stock("").drawn().noDiscard().play("done").lines(0))
        .containsExactly("cards left in hand -10", "reaching for the pile in vain -50");
    assertThat(refused.asked(Asked.NO).play("discard Kd").lines(0))
        .endsWith("going out after a no -100");
    assertThat(threes.hand(3, "3d 3d").told("discard Kd"))
        .contains("charged: player 1 and player 3, 1500 and red threes left in hand");
    assertThat(threes.play("discard Kd").lines(1))
        .containsExactly("cards left in hand -10", "red threes left in hand -500");
  }

  @Test
  @Covers("CAN-53")
  void anAnswerThatSaysTooMuchIsVoid() {
    CanastaTable asked = CanastaTable.of(4, "answer-talk=priced").drawn().play("ask");

    assertThat(asked.told("answer yes talk")).containsExactly("answer-void 1");
    assertThat(asked.told("answer yes")).containsExactly("done");
  }

  @Test
  @Covers({"CAN-63", "CAN-71", "CAN-72", "CAN-73"})
  void everyBonusHasItsReason() {
    CanastaTable position =
        CanastaTable.four()
            .meld(0, CANASTA)
            .meld(0, "7s 7s 7h 7h 7d 7d 7c")
            .meld(0, "Ks Kh Kd Kc Kc 2s 2h")
            .redThrees(0, "3h 3h 3d")
            .redThrees(1, "3d")
            .hand(0, "Kd")
            .drawn();

    assertThat(position.play("discard Kd").lines(0))
        .containsExactly(
            "cards melded 195",
            "natural canasta 500",
            "natural canasta 500",
            "mixed canasta 300",
            "red threes 300",
            "going out 100",
            "cards left in hand -10");
    assertThat(position.redThrees(1, "3h 3h 3d 3d").play("discard Kd").lines(1))
        .containsExactly("all four red threes 800", "cards left in hand -20");
    CanastaTable minus = CanastaTable.of(4, "red-threes-unmelded=minus").redThrees(1, "3h 3d");
    assertThat(minus.meld(0, CANASTA).hand(0, "Kd").drawn().play("discard Kd").lines(1))
        .containsExactly("red threes, but nothing melded -200", "cards left in hand -20");
  }
}
