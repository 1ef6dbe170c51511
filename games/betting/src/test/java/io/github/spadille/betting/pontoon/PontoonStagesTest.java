package io.github.spadille.betting.pontoon;

import static io.github.spadille.engine.card.PlayingCards.list;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.seat.Viewer;
import io.github.spadille.testkit.Covers;
import io.github.spadille.testkit.TestTable;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What is seen between two decisions. */
class PontoonStagesTest {
  private static TestTable table(int seats, String... options) {
    return TestTable.of(Pontoon.GAME, seats, options).players("Ada", "Ben", "Cleo", "Dan");
  }

  @Test
  @Covers({"PON-21", "PON-24", "PON-38"})
  void theCardThatBustsAHandIsSeen() {
    TestTable table =
        table(3)
            .play(
                "limits 1 10",
                "deal hand.0.1: Ts; hand.1.1: Kd; hand.2.1: 5c; pack: 8s 6s 5d 9h",
                "bet 3",
                "bet 5",
                "stick");
    assertThat(table.stageNames("twist"))
        .containsExactly("card-twisted", "bust", "thrown-in", "bank-shown");
    assertThat(table.toldTexts("twist"))
        .containsExactly(
            "Ben gets 9♥.",
            "Ben is bust: K♦ 6♠ 9♥ count 25.",
            "Cleo takes the 5 chips of Ben, and the cards go under the pack.",
            "Cleo turns up the hidden card, 5♣, and has 10.");

    TestTable cardTwisted = table.stage("twist", "card-twisted");
    assertThat(cardTwisted.seenBy(0).pile("hand.1.1")).isEqualTo("?? 6s 9h");
    assertThat(cardTwisted.fact("state.1.1")).isEqualTo("twisted");
    TestTable bust = table.stage("twist", "bust");
    assertThat(bust.seenBy(Viewer.bystander()).pile("hand.1.1")).isEqualTo("Kd 6s 9h");
    assertThat(bust.fact("state.1.1")).isEqualTo("bust");
    assertThat(bust.fact("stake.1.1")).isEqualTo("5");
    assertThat(bust.fact("chips")).isEqualTo("97 95 100");

    TestTable thrownIn = table.stage("twist", "thrown-in");
    assertThat(thrownIn.seenBy(Viewer.bystander()).pile("hand.1.1")).isEmpty();
    assertThat(list(thrownIn.pile("pack")).last(3)).isEqualTo(list("Kd 6s 9h"));
    assertThat(thrownIn.fact("stake.1.1")).isEqualTo("0");
    assertThat(thrownIn.fact("chips")).isEqualTo("97 95 105");
    assertThat(thrownIn.fact("active-hand")).isEqualTo("1 1");
    assertThat(thrownIn.seenBy(0).pile("hand.2.1")).isEqualTo("?? 5d");
    TestTable bankShown = table.stage("twist", "bank-shown");
    assertThat(bankShown.seenBy(0).pile("hand.2.1")).isEqualTo("5c 5d");
    assertThat(bankShown.fact("phase")).isEqualTo("bank");
  }

  @Test
  @Covers({"PON-19", "PON-24"})
  void aBoughtCardIsShownToOthersOnlyWhenTheHandIsBust() {
    TestTable table =
        table(2).play("limits 1 10", "deal hand.0.1: Ts; hand.1.1: Kd; pack: 8s 6s 5d", "bet 3");
    assertThat(table.stageNames("buy 4"))
        .startsWith("card-bought", "bust", "thrown-in", "all-bust", "under-the-pack");
    TestTable cardBought = table.stage("buy 4", "card-bought");
    assertThat(cardBought.seenBy(0).pile("hand.0.1")).isEqualTo("Ts 8s 5d");
    assertThat(cardBought.seenBy(1).pile("hand.0.1")).isEqualTo("?? 8s ??");
    assertThat(cardBought.fact("stake.0.1")).isEqualTo("7");
    assertThat(table.stage("buy 4", "bust").seenBy(1).pile("hand.0.1")).isEqualTo("Ts 8s 5d");
    assertThat(table.stage("buy 4", "thrown-in").fact("chips")).isEqualTo("93 107");
  }

  /** The banker's cards are shown also where they were not needed. */
  @Test
  @Covers({"PON-35", "PON-41", "PON-54"})
  void theBankerShowsTheCardsWhenAllAreBust() {
    TestTable table =
        table(2)
            .play("limits 1 10", "deal hand.0.1: Ts; hand.1.1: Kd; pack: 8s 6s 5d 2c 3c", "bet 3");
    assertThat(table.stageNames("twist"))
        .containsExactly(
            "card-twisted", "bust", "thrown-in", "all-bust", "under-the-pack", "dealt");
    assertThat(table.toldTexts("twist"))
        .contains("All players are bust, so Ben does not draw and shows K♦ 6♠.")
        .endsWith(
            "There was no pontoon, so all cards go under the pack.",
            "Ben deals one card face down to Ada, and one to the bank.");
    TestTable allBust = table.stage("twist", "all-bust");
    assertThat(allBust.seenBy(0).pile("hand.1.1")).isEqualTo("Kd 6s");
    assertThat(allBust.fact("phase")).isEqualTo("bank");
    TestTable underThePack = table.stage("twist", "under-the-pack");
    assertThat(list(underThePack.pile("pack")).last(5)).isEqualTo(list("Ts 8s 5d Kd 6s"));
    assertThat(list(underThePack.pile("pack"))).hasSize(52);
    assertThat(underThePack.hasPile("hand.1.1")).isFalse();
    assertThat(underThePack.fact("phase")).isEqualTo("bank");
    assertThat(underThePack.fact("active-hand")).isEqualTo("none");
    assertThat(underThePack.fact("bet")).isEqualTo("0 0");
    assertThat(underThePack.fact("hand-number")).isEqualTo("1");
    assertThat(table.stage("twist", "dealt").fact("hand-number")).isEqualTo("2");
  }

  @Test
  @Covers({"PON-41", "PON-42", "PON-43", "PON-47", "PON-49"})
  void handsAreSettledOneByOne() {
    TestTable table =
        table(3)
            .play(
                "limits 1 10",
                "deal hand.0.1: 8s; hand.1.1: Th; hand.2.1: Td; pack: 8d 9h 9d Ts 3c 8c",
                "bet 4",
                "bet 6",
                "split",
                "twist",
                "stick",
                "stick");
    assertThat(table.toldTexts("stick"))
        .startsWith(
            "All hands are laid open.",
            "Ada has 11 with 8♦ 3♣, against 19: Cleo takes 4 chips.",
            "Ben has 19 with 10♥ 9♥, against 19: Cleo takes 6 chips.");
    List<TestTable> stages = table.stages("stick");
    TestTable first = stages.get(1);
    TestTable second = stages.get(2);
    TestTable handsShown = table.stage("stick", "hands-shown");
    assertThat(handsShown.fact("chips")).isEqualTo("92 94 104");
    assertThat(handsShown.seenBy(0).pile("hand.1.1")).isEqualTo("Th 9h");
    assertThat(handsShown.seenBy(1).pile("hand.0.1")).isEmpty();
    assertThat(handsShown.seenBy(1).pile("hand.0.2")).isEqualTo("8d 3c");
    assertThat(first.scores()).isEqualTo("92 94 108");
    assertThat(first.fact("stake.0.2")).isEqualTo("0");
    assertThat(first.pile("hand.0.2")).isEqualTo("8d 3c");
    assertThat(first.fact("stake.1.1")).isEqualTo("6");
    assertThat(second.scores()).isEqualTo("92 94 114");
    assertThat(second.state(PontoonState.class).staked()).isEqualTo(0);
    for (TestTable stage : stages) {
      PontoonState state = stage.state(PontoonState.class);
      assertThat(state.scores().stream().sum() + state.staked()).isEqualTo(300);
    }
  }

  @Test
  @Covers({"PON-42", "PON-43"})
  void whatIsPaidIsTold() {
    TestTable table =
        table(4, "banker-five-double=yes")
            .play(
                "limits 1 10",
                "deal hand.0.1: Ts; hand.1.1: As; hand.2.1: 2s; hand.3.1: 2d; pack: Js Ks 3s 3d 4c"
                    + " 5c 4s 5s 6s",
                "bet 6",
                "bet 5",
                "bet 10",
                "stick",
                "pontoon",
                "twist",
                "twist",
                "stick",
                "twist",
                "twist",
                "twist");
    assertThat(table.toldTexts("stick"))
        .startsWith(
            "All hands are laid open.",
            "Ada has 20 with 10♠ J♠, against a five-card trick: Dan takes 12 chips.",
            "Ben has a pontoon with A♠ K♠, against a five-card trick: Dan pays 10 chips.",
            "Cleo has 14 with 2♠ 3♠ 4♣ 5♣, against a five-card trick: Dan takes 20 chips.",
            "There was a pontoon, so all cards are gathered in.",
            "Ben is the new banker.");
    TestTable gathered = table.stage("stick", "gathered");
    assertThat(gathered.fact("chips")).isEqualTo("88 110 80 122");
    assertThat(gathered.fact("dealer")).isEqualTo("3");
    assertThat(gathered.fact("reshuffle")).isEqualTo("yes");
    TestTable bankTaken = table.stage("stick", "bank-taken");
    assertThat(bankTaken.fact("dealer")).isEqualTo("1");
    assertThat(bankTaken.fact("hand-number")).isEqualTo("1");
    assertThat(table.stageNames("stick")).endsWith("bank-taken", "done");
    assertThat(table.play("stick").fact("phase")).isEqualTo("limits");
  }

  @Test
  @Covers({"PON-7", "PON-9", "PON-13"})
  void theBankerLooksUnderAnAceOrATen() {
    TestTable king = table(2).play("limits 1 10", "deal hand.0.1: 5s; hand.1.1: 9s; pack: 9d Kh");
    assertThat(king.toldTexts("bet 3"))
        .containsExactly(
            "Ben deals a second card to everybody, face up: Ada 9♦ and Ben K♥.",
            "Ben looks at the hidden card. It makes no pontoon.");
    TestTable eight = table(2).play("limits 1 10", "deal hand.0.1: 5s; hand.1.1: 9s; pack: 9d 8h");
    assertThat(eight.stageNames("bet 3")).containsExactly("bets-made", "second-cards");
    TestTable betsMade = eight.stage("bet 3", "bets-made");
    assertThat(betsMade.seenBy(1).pile("hand.0.1")).isEqualTo("??");
    assertThat(betsMade.fact("stake.0.1")).isEqualTo("3");
    assertThat(betsMade.fact("phase")).isEqualTo("bet");
    assertThat(eight.stage("bet 3", "second-cards").seenBy(0).pile("hand.1.1")).isEqualTo("?? 8h");
  }

  @Test
  @Covers({"PON-13", "PON-14", "PON-51a"})
  void aBankersPontoonIsPaidPlayerByPlayer() {
    TestTable table =
        table(3, "both-pontoons=player-takes", "bank-decline=yes")
            .play(
                "limits 1 10",
                "deal hand.0.1: 5s; hand.1.1: Ad; hand.2.1: As; pack: 9s Qc Kh",
                "bet 3");
    assertThat(table.stageNames("bet 5"))
        .containsExactly(
            "bets-made",
            "second-cards",
            "bankers-pontoon",
            "pontoon-paid",
            "pontoon-paid",
            "pontoon-shown",
            "bank-offered");
    assertThat(table.toldTexts("bet 5").subList(1, 6))
        .containsExactly(
            "Cleo looks at the hidden card and shows a pontoon: A♠ K♥.",
            "Cleo takes the bet of Ada, who pays 3 chips more.",
            "Cleo takes the bet of Ben, who pays 5 chips more.",
            "Ben has a pontoon too: A♦ Q♣.",
            "The bank is offered to Ben.");
    assertThat(table.stage("bet 5", "second-cards").seenBy(0).pile("hand.2.1")).isEqualTo("?? Kh");
    TestTable bankersPontoon = table.stage("bet 5", "bankers-pontoon");
    assertThat(bankersPontoon.seenBy(0).pile("hand.2.1")).isEqualTo("As Kh");
    assertThat(bankersPontoon.seenBy(0).pile("hand.1.1")).isEqualTo("?? Qc");
    assertThat(bankersPontoon.fact("chips")).isEqualTo("97 95 100");
    TestTable pontoonPaid = table.stage("bet 5", "pontoon-paid");
    assertThat(pontoonPaid.fact("chips")).isEqualTo("94 95 106");
    assertThat(pontoonPaid.fact("stake.0.1")).isEqualTo("0");
    assertThat(pontoonPaid.fact("stake.1.1")).isEqualTo("5");
    TestTable pontoonShown = table.stage("bet 5", "pontoon-shown");
    assertThat(pontoonShown.fact("chips")).isEqualTo("94 90 116");
    assertThat(pontoonShown.seenBy(0).pile("hand.1.1")).isEqualTo("Ad Qc");
    assertThat(pontoonShown.seenBy(1).pile("hand.0.1")).isEqualTo("?? 9s");
  }

  @Test
  @Covers({"PON-27", "PON-28"})
  void aPairIsPartedBeforeItGetsCards() {
    TestTable table =
        table(2).play("limits 1 10", "deal hand.0.1: 8s; hand.1.1: Ts; pack: 8d 6s 8h 3c", "bet 5");
    assertThat(table.toldTexts("split"))
        .containsExactly(
            "Ada parts 8♠ 8♦ and puts 5 chips on the second.",
            "Ada gets one card face down to each of them.");
    TestTable pairParted = table.stage("split", "pair-parted");
    assertThat(pairParted.seenBy(1).pile("hand.0.1")).isEqualTo("8s");
    assertThat(pairParted.seenBy(1).pile("hand.0.2")).isEqualTo("8d");
    assertThat(pairParted.fact("stake.0.2")).isEqualTo("5");
    TestTable splitDealt = table.stage("split", "split-dealt");
    assertThat(splitDealt.seenBy(1).pile("hand.0.1")).isEqualTo("8s ??");
    assertThat(splitDealt.seenBy(0).pile("hand.0.2")).isEqualTo("8d 3c");
  }

  @Test
  @Covers({"PON-16", "PON-36"})
  void aPontoonShowsItsAce() {
    TestTable table =
        table(2).play("limits 1 10", "deal hand.0.1: As; hand.1.1: 5d; pack: Ks 9d", "bet 3");
    assertThat(table.toldTexts("pontoon"))
        .startsWith(
            "Ada lays A♠ face up.",
            "Only pontoons are left, so Ben does not draw and shows 5♦ 9♦.",
            "Ada has a pontoon with A♠ K♠, against 14: Ben pays 6 chips.");
    TestTable aceShown = table.stage("pontoon", "ace-shown");
    assertThat(aceShown.seenBy(1).pile("hand.0.1")).isEqualTo("As ??");
    assertThat(aceShown.fact("state.0.1")).isEqualTo("pontoon");
    assertThat(aceShown.fact("reshuffle")).isEqualTo("yes");
    TestTable onlyPontoons = table.stage("pontoon", "only-pontoons");
    assertThat(onlyPontoons.seenBy(1).pile("hand.0.1")).isEqualTo("As Ks");
    assertThat(onlyPontoons.seenBy(0).pile("hand.1.1")).isEqualTo("5d 9d");
  }

  /** Under the option a hand of five cards sticks whatever it counts; nobody is told whether 21. */
  @Test
  @Covers({"PON-23", "PON-25"})
  void whyAHandSticksByItself() {
    TestTable sixteen =
        table(2).play("limits 1 10", "deal hand.0.1: Ts; hand.1.1: Td; pack: 6s 5d 5s", "bet 2");
    assertThat(sixteen.stageNames("twist"))
        .containsExactly("card-twisted", "stuck-at-21", "bank-shown");
    for (String fifth : ImmutableList.of("3h", "Th")) {
      TestTable four =
          table(2, "five-card-stop=yes")
              .play("limits 1 10")
              .deal("hand.0.1: 2s", "hand.1.1: Td", "pack: 2h 5d 3s 4s " + fifth)
              .play("bet 2", "buy 2", "buy 2");
      assertThat(four.stageNames("buy 2"))
          .containsExactly("card-bought", "stuck-with-five", "bank-shown");
      assertThat(four.stage("buy 2", "stuck-with-five").seenBy(1).pile("hand.0.1"))
          .isEqualTo("?? 2h ?? ?? ??");
    }
  }

  @Test
  @Covers("PON-55")
  void theBankPassesFromABankerWithoutChips() {
    TestTable table =
        table(2, "start-chips=10")
            .play("limits 1 10", "deal hand.0.1: Ts; hand.1.1: 5d; pack: Js 9d", "bet 10", "stick");
    assertThat(table.toldTexts("stick"))
        .endsWith(
            "There was no pontoon, so all cards go under the pack.",
            "Ben has no chips left. The bank passes to Ada.",
            "Nobody can bet against Ada any more.");
    assertThat(table.stage("stick", "bank-passed").fact("dealer")).isEqualTo("0");
    assertThat(table.stage("stick", "nobody-can-bet").fact("phase")).isEqualTo("over");
  }

  @Test
  @Covers({"PON-51", "PON-52", "PON-53"})
  void theBankIsOfferedFromTheBankersLeft() {
    TestTable first =
        table(3, "bank-decline=yes")
            .play("limits 1 10")
            .deal("hand.0.1: As", "hand.1.1: Ad", "hand.2.1: 9d", "pack: Ks Kd 9h")
            .play("bet 2", "bet 2", "pontoon", "pontoon");
    assertThat(first.stageNames("bank no")).containsExactly("bank-offered");
    TestTable second = first.play("bank no");
    assertThat(second.turn()).isEqualTo("1");

    assertThat(second.stageNames("bank yes")).containsExactly("bank-taken", "done");
    TestTable taken = second.play("bank yes");
    assertThat(taken.fact("dealer")).isEqualTo("1");
    assertThat(taken.fact("phase")).isEqualTo("limits");

    TestTable left = second.play("bank no");
    assertThat(left.fact("dealer")).isEqualTo("2");
    assertThat(left.fact("phase")).isEqualTo("shuffle");
  }

  @Test
  @Covers("PON-56")
  void theGameEndsWhenNobodyCanAffordTheTablesLowestBet() {
    TestTable table =
        table(2, "start-chips=10", "limits-by=table", "table-min=5")
            .play("deal hand.0.1: Ts; hand.1.1: Td; pack: 5h Jd", "bet 7", "stick");
    assertThat(table.stageNames("stick")).endsWith("under-the-pack", "nobody-can-bet");
    assertThat(table.play("stick").turn()).isEqualTo("over");
  }

  @Test
  @Covers("PON-56")
  void limitsThatNobodyCanAffordAreLifted() {
    TestTable table =
        table(2, "start-chips=10")
            .play("limits 5 10", "deal hand.0.1: Ts; hand.1.1: Td; pack: 5h Jd", "bet 7", "stick");
    assertThat(table.toldTexts("stick"))
        .endsWith("Nobody else can afford the lowest bet of 5 any more.");
    assertThat(table.stage("stick", "limits-lifted").fact("phase")).isEqualTo("limits");
  }
}
