package io.github.spadille.rummy.canasta;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.Deck;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.PlayingCards;
import io.github.spadille.engine.game.Rules;
import io.github.spadille.engine.match.Dealer;
import io.github.spadille.engine.match.Match;
import io.github.spadille.engine.random.RandomSource;
import io.github.spadille.rummy.canasta.CanastaMove.Shuffle;
import io.github.spadille.rummy.canasta.CanastaState.Asked;
import io.github.spadille.testkit.Covers;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Dealing, drawing and melding. */
class CanastaTest {
  private static final Deck<PlayingCard> PACK = Deck.standard52().plusJokers(2).times(2);

  /** A pack without red threes, kings of clubs near the top. */
  private static List<PlayingCard> packWithoutRedThrees() {
    return new ArrayList<>(PACK.without(PlayingCards.list("3h 3h 3d 3d")).cards().reversed());
  }

  private static CanastaState deal(int seats, List<PlayingCard> pack) {
    Rules<CanastaState, CanastaMove> rules = Canasta.GAME.rules(seats);
    return rules.apply(rules.start(), new Shuffle(CardList.copyOf(PlayingCard.FAMILY, pack)));
  }

  @Test
  @Covers({"CAN-1", "CAN-6"})
  void aShuffleNamesThePackAndOpensAHand() {
    Rules<CanastaState, CanastaMove> rules = Canasta.GAME.rules(4);
    CanastaState start = rules.start();
    Shuffle shuffle = (Shuffle) rules.chance(start, RandomSource.seeded(1));
    CardList<PlayingCard> pack = shuffle.cards();

    assertThat(pack).hasSize(108);
    assertThat(pack.toBag().count(PlayingCard.X1)).isEqualTo(2);
    assertThat(pack.toBag().count(PlayingCard.parse("7d"))).isEqualTo(2);
    assertThat(rules.refusal(start, new Shuffle(pack.draw(1))))
        .hasValueSatisfying(refusal -> assertThat(refusal.ruleId()).isEqualTo("CAN-1"));
    assertThat(rules.refusal(start, rules.syntax().parse(0, "draw stock")))
        .hasValueSatisfying(refusal -> assertThat(refusal.ruleId()).isEqualTo("CAN-6"));
    assertThat(rules.refusal(rules.apply(start, shuffle), shuffle))
        .hasValueSatisfying(refusal -> assertThat(refusal.ruleId()).isEqualTo("CAN-6"));
  }

  @Test
  @Covers("CAN-2")
  void twoOrFourSeatsPlay() {
    assertThat(Canasta.GAME.seatCounts()).containsExactly(2, 4);
    assertThatThrownBy(() -> Canasta.GAME.rules(3)).hasMessageContaining("3 seats");
  }

  @Test
  @Covers({"CAN-7", "CAN-8", "CAN-12"})
  void cardsAreDealtOneAtATimeAndOneIsTurned() {
    List<PlayingCard> pack = packWithoutRedThrees();
    pack.addAll(PlayingCard.cards("3h 3h 3d 3d"));
    CanastaState four = deal(4, pack);

    for (int i = 0; i < 44; i++) {
      assertThat(four.hands().get(i % 4)).contains(pack.get(i));
    }
    assertThat(four.hands()).allMatch(hand -> hand.size() == 11);
    assertThat(four.pile().cards()).containsExactly(pack.get(44));
    assertThat(four.stock()).isEqualTo(pack.subList(45, 108));
    assertThat(four.hand().dealer()).isEqualTo(3);
    assertThat(four.turn().contains(0)).isTrue();
    assertThat(deal(2, pack).hands()).allMatch(hand -> hand.size() == 15);
  }

  @Test
  @Covers({"CAN-11", "CAN-70"})
  void redThreesThatAreDealtAreReplacedSeatBySeat() {
    List<PlayingCard> pack = packWithoutRedThrees();
    pack.add(1, PlayingCard.parse("3h")); // seat 1
    pack.add(3, PlayingCard.parse("3d")); // seat 3
    pack.add(45, PlayingCard.parse("3d")); // top of the stock
    pack.add(PlayingCard.parse("3h"));
    CanastaState state = deal(4, pack);

    assertThat(state.sides().get(0).redThrees()).isEmpty();
    assertThat(state.sides().get(1).redThrees()).hasToString("3h 3d 3d");
    assertThat(state.hands().get(1)).hasSize(11).contains(pack.get(46));
    assertThat(state.hands().get(3)).hasSize(11).contains(pack.get(47));
    assertThat(state.stock()).isEqualTo(pack.subList(48, 108));
  }

  @Test
  @Covers({"CAN-3", "CAN-22", "CAN-69"})
  void partnersShareMeldsAndScore() {
    CanastaTable position =
        CanastaTable.four().meld(0, "8s 8h 8d").hand(2, "8c 2c 5d 5h").hand(0, "4s 6s").drawn();
    CanastaTable partner = position.play("discard 4s", "draw stock", "discard Tc", "draw stock");

    assertThat(partner.moves("add")).containsExactly("add 8c", "add 2c 8");
    assertThat(partner.play("add 8c").pile("meld.0.8")).isEqualTo("8s 8h 8d 8c");
    assertThat(CanastaTable.four().score(1, 95).fact("score")).isEqualTo("0 95 0 95");
    assertThat(CanastaTable.two().score(1, 95).fact("score")).isEqualTo("0 95");
  }

  @Test
  @Covers({"CAN-4", "CAN-5"})
  void jokersAndTwosAreWildAndSuitsDoNotMatter() {
    CanastaTable position =
        CanastaTable.four().hand(0, "As Ad X1 X2 2c 3s 3h 4s").score(0, -100).drawn();

    assertThat(position.moves("meld"))
        .containsExactly("meld As Ad 2c", "meld As Ad X1", "meld As Ad X2");
    assertThat(Kinds.isRedThree(PlayingCard.parse("3d"))).isTrue();
  }

  @Test
  @Covers("CAN-13")
  void cardsHaveTheirValues() {
    assertThat(Kinds.value(PlayingCards.bag("X1"))).isEqualTo(50);
    assertThat(Kinds.value(PlayingCards.bag("2c As"))).isEqualTo(40);
    assertThat(Kinds.value(PlayingCards.bag("Ks Qh Jd Tc 9s 8h"))).isEqualTo(60);
    assertThat(Kinds.value(PlayingCards.bag("7s 6h 5d 4c 3s 3c"))).isEqualTo(30);
    assertThat(Kinds.value(PlayingCards.bag("3h 3d"))).isZero();
  }

  @Test
  @Covers("CAN-14")
  void aTurnIsADrawMeldsAndADiscard() {
    CanastaTable position = CanastaTable.four().meld(0, "5s 5h 5d");
    assertThat(position.refusal("discard 5c")).isEqualTo("CAN-14");
    assertThat(position.refusal("add 5c")).isEqualTo("CAN-14");
    assertThat(position.moves()).containsExactly("draw stock");

    CanastaTable drawn = position.play("draw stock");
    assertThat(drawn.refusal("draw stock")).isEqualTo("CAN-14");
    assertThat(drawn.play("add 5c", "discard 6d").fact("turn")).isEqualTo("1");
    assertThat(drawn.rules().refusal(drawn.state(), drawn.rules().syntax().parse(1, "draw stock")))
        .hasValueSatisfying(refusal -> assertThat(refusal.ruleId()).isEqualTo("CAN-14"));
  }

  @Test
  @Covers({"CAN-15", "CAN-70"})
  void twoSeatsDrawTwoCardsAndRedThreesAreReplaced() {
    CanastaTable position = CanastaTable.two().stock("3h 3d Tc 3h Js Qs").play("draw stock");

    assertThat(position.hand(0)).hasToString("Js 6d 5c Tc");
    assertThat(position.pile("red-threes.0")).isEqualTo("3h 3h 3d");
    assertThat(position.pile("stock")).isEqualTo("Qs");
    assertThat(CanastaTable.four().play("draw stock").hand(0)).hasSize(3);
  }

  @Test
  @Covers({"CAN-16", "CAN-60"})
  void theLastCardIsDrawnAlone() {
    CanastaTable position = CanastaTable.two().stock("Tc").play("draw stock");

    assertThat(position.hand(0)).hasSize(3);
    assertThat(position.fact("no-discard")).isEqualTo("no");
    assertThat(position.refusal("discard Tc")).isEqualTo("legal");
  }

  @Test
  @Covers({"CAN-17", "CAN-57"})
  void anEmptyStockLeavesOnlyThePile() {
    CanastaTable position = // CAN-57: the twelfth worked example
        CanastaTable.four().stock("").meld(0, "6s 6h 6c").discardPile("5s 6h").hand(0, "9s 9h 4d");

    assertThat(position.moves()).containsExactly("take 6h");
    assertThat(position.refusal("draw stock")).isEqualTo("CAN-17");
    assertThat(position.refusal("pass")).isEqualTo("CAN-57");
    assertThat(position.play("take 6h").moves("discard")).hasSize(4);
  }

  @Test
  @Covers("CAN-18")
  void takingReplacesTheDraw() {
    CanastaTable position =
        CanastaTable.two().meld(0, "6s 6h 6c").discardPile("7s 6h").hand(0, "9s 9h 4d");

    CanastaTable taken = position.play("take 6h");
    assertThat(taken.fact("stock-size")).isEqualTo(position.fact("stock-size"));
    assertThat(taken.refusal("draw stock")).isEqualTo("CAN-14");
  }

  @Test
  @Covers({"CAN-19", "CAN-20", "CAN-25"})
  void aMeldHasOneRankTwoNaturalsAndAtMostThreeWildCards() {
    CanastaTable position =
        CanastaTable.four().meld(0, "8s 8h 2s 2h 2d").hand(0, "2c X1 X2 4s 5s 6s 9s 9h").drawn();

    assertThat(position.refusal("add 2c 8")).isEqualTo("CAN-19");
    assertThat(position.refusal("meld 4s 5s 6s")).isEqualTo("CAN-19");
    assertThat(position.refusal("meld 9s 4s X1")).isEqualTo("CAN-19");
    assertThat(position.refusal("meld 9s 2c X1")).isEqualTo("CAN-20");
    assertThat(position.refusal("meld 9s 9h 9d")).isEqualTo("CAN-20"); // not held
    assertThat(position.refusal("meld 9s 9s X1")).isEqualTo("CAN-20"); // held once
    assertThat(position.refusal("meld 2c X1 X2")).isEqualTo("CAN-25");
    assertThat(position.moves("meld"))
        .containsExactly("meld 9s 9h 2c", "meld 9s 9h X1", "meld 9s 9h X2");
  }

  @Test
  void cardsLaidTogetherStandInOneOrder() {
    CanastaTable position = CanastaTable.four().score(0, -50).hand(0, "9h 9s X1 2c 5s 6s").drawn();

    assertThat(position.format("meld X1 9h 9s")).isEqualTo("meld 9s 9h X1");
    assertThat(position.format("meld 9h X1 9s")).isEqualTo("meld 9s 9h X1");
    assertThat(position.format("meld 9h 2c 9s")).isEqualTo("meld 9s 9h 2c");
    assertThat(position.format("meld X1 As 2c")).isEqualTo("meld As 2c X1");
    assertThat(position.format("take 9d 2c 9h")).isEqualTo("take 9d 9h 2c");
    assertThat(position.refusal("meld X1 9h 9s")).isEqualTo("legal");
  }

  @Test
  @Covers({"CAN-21", "CAN-22", "CAN-23"})
  void aSideAddsToItsOwnMeldsOnly() {
    CanastaTable position =
        CanastaTable.four()
            .meld(0, "8s 8h 8d")
            .meld(1, "9s 9h 9d")
            .hand(0, "8s 8h 8c 9c 2c Ks")
            .drawn();

    assertThat(position.refusal("meld 8s 8h 8c")).isEqualTo("CAN-21");
    assertThat(position.refusal("add 9c")).isEqualTo("CAN-22");
    assertThat(position.refusal("add 2c 9")).isEqualTo("CAN-22");
    assertThat(position.refusal("add 2c")).isEqualTo("CAN-22");
    assertThat(position.refusal("add Ks 8")).isEqualTo("CAN-22");
    assertThat(position.reason("add 2c")).isEqualTo("which-meld");
    assertThat(position.reason("add Ks 8")).isEqualTo("natural");
    assertThat(position.hand(0, "3h 5s").refusal("add 3h 8")).isEqualTo("CAN-22"); // not wild
    assertThat(position.refusal("add 8d")).isEqualTo("CAN-22"); // not held
    assertThat(position.moves("add")).containsExactly("add 8s", "add 8h", "add 8c", "add 2c 8");
  }

  @Test
  @Covers("CAN-24")
  void sevenCardsAreACanasta() {
    CanastaTable position =
        CanastaTable.four().meld(0, "8s 8s 8h 8h 8d 8d").hand(0, "8c 2c 4s 5s").drawn();

    assertThat(position.fact("canastas.0")).isEqualTo("0 0");
    assertThat(position.play("add 8c").fact("canastas.0")).isEqualTo("1 0");
    assertThat(position.play("add 2c 8").fact("canastas.0")).isEqualTo("0 1");
    assertThat(position.play("add 8c", "add 2c 8").fact("canastas.0")).isEqualTo("0 1");
    CanastaTable six = CanastaTable.four().meld(0, "8s 8s 8h 8h 2s").hand(0, "2c 4s 5s").drawn();
    assertThat(six.play("add 2c 8").fact("canastas.0")).isEqualTo("0 0");
  }

  @Test
  @Covers({"CAN-26", "CAN-45"})
  void redThreesAreNeitherMeldedNorDiscarded() {
    CanastaTable position =
        CanastaTable.of(4, "red-threes=by-hand").hand(0, "3h 3h 3d 3s 4s 2c").score(0, -50).drawn();

    assertThat(position.refusal("meld 3h 3h 3d")).isEqualTo("CAN-26");
    assertThat(position.refusal("add 3h")).isEqualTo("CAN-26");
    assertThat(position.refusal("discard 3h")).isEqualTo("CAN-45");
    assertThat(position.refusal("discard 7h")).isEqualTo("CAN-45"); // not held
    assertThat(position.moves("discard")).containsExactly("discard 3s", "discard 4s", "discard 2c");
  }

  @Test
  @Covers("CAN-27")
  void blackThreesAreMeldedOnlyToGoOut() { // the sixteenth worked example
    CanastaTable canasta = CanastaTable.four().meld(0, "8s 8s 8h 8h 8d 8d 8c").drawn();
    CanastaTable position = canasta.hand(0, "3s 3c 3c Jd");

    assertThat(position.moves("meld")).containsExactly("meld 3s 3c 3c");
    CanastaTable melded = position.play("meld 3s 3c 3c");
    assertThat(melded.moves()).containsExactly("discard Jd");
    assertThat(melded.refusal("ask")).isEqualTo("CAN-52");
    assertThat(melded.play("discard Jd").fact("out")).isEqualTo("0");
    assertThat(canasta.meld(0, "Js Jh Jc").hand(0, "3s 3c 3c Jd").play("meld 3s 3c 3c").moves())
        .containsExactly("add Jd", "discard Jd");
    assertThat(canasta.hand(0, "3s 3c 3c Jd 4h").refusal("meld 3s 3c 3c")).isEqualTo("CAN-27");
    assertThat(canasta.hand(0, "3s 3s 3c 3c").play("meld 3s 3s 3c").moves())
        .containsExactly("add 3c", "discard 3c");
    assertThat(canasta.hand(0, "3s 3c 2c Jd").refusal("meld 3s 3c 2c")).isEqualTo("CAN-27");
    assertThat(position.asked(Asked.NO).refusal("meld 3s 3c 3c")).isEqualTo("CAN-27");
    assertThat(CanastaTable.four().meld(0, "8s 8h 8d").hand(0, "3s 3c 3c").drawn().moves("meld"))
        .isEmpty();
    assertThat(
            CanastaTable.four()
                .hand(0, "3s 3c 3c 4s 4s 4h 4h 4d 4d 4c Jd") // 35 points, and a canasta
                .drawn()
                .play("meld 4s 4s 4h", "add 4h", "add 4d", "add 4d", "add 4c", "meld 3s 3c 3c")
                .moves())
        .containsExactly("discard Jd");
  }

  @Test
  @Covers({"CAN-27", "CAN-59"})
  void withoutADiscardTheCardAfterBlackThreesMustBeAdded() {
    CanastaTable canasta = CanastaTable.four().meld(0, "8s 8s 8h 8h 8d 8d 8c").drawn().noDiscard();

    assertThat(canasta.hand(0, "3s 3c 3c Jd").refusal("meld 3s 3c 3c")).isEqualTo("CAN-27");
    assertThat(canasta.hand(0, "3s 3c 3c 8c").play("meld 3s 3c 3c").moves())
        .containsExactly("add 8c");
    assertThat(canasta.hand(0, "3s 3c 3c 2c").play("meld 3s 3c 3c").moves())
        .containsExactly("add 2c 8");
    assertThat(canasta.hand(0, "3s 3s 3c 3c").play("meld 3s 3s 3c").moves())
        .containsExactly("add 3c");
    assertThat(canasta.hand(0, "3s 3s 3c 3c").play("meld 3s 3s 3c").refusal("done"))
        .isEqualTo("CAN-27");
  }

  @Test
  @Covers({"CAN-19", "CAN-27", "CAN-59"})
  void aFullMeldTakesNoLastWildCardAfterBlackThrees() {
    CanastaTable position = CanastaTable.four().drawn().hand(0, "3s 3c 3c 2c");

    assertThat(position.meld(0, "8s 8s 8h 8h 8d 2s 2h").noDiscard().refusal("meld 3s 3c 3c"))
        .isEqualTo("legal");
    assertThat(position.meld(0, "8s 8s 8h 8h 2d 2s 2h").noDiscard().refusal("meld 3s 3c 3c"))
        .isEqualTo("CAN-27");
  }

  @Test
  @Covers({"CAN-27", "CAN-29"})
  void blackThreesWithAWildCardCountTowardsTheMinimum() {
    String fours = "4s 4s 4h 4h 4d 4d 4c "; // a canasta of 35 points
    CanastaTable wild = CanastaTable.of(4, "black-threes-wild=yes").score(0, 1_500).drawn();
    CanastaTable plain = CanastaTable.four().score(0, 1_500).drawn();

    String hand = fours + "5s 5s 5h 5h 5d 3s 3c 2c Jd"; // 35, 25, and 30 for the threes: 90
    assertThat(wild.hand(0, hand).refusal("meld 4s 4s 4h")).isEqualTo("legal");
    assertThat(plain.hand(0, hand).refusal("meld 4s 4s 4h")).isEqualTo("CAN-32");
    assertThat(
            wild.hand(0, fours + "5s 5s 5h 5h 5d Jd 3s 3c 2c")
                .play("meld 4s 4s 4h", "add 4h", "add 4d", "add 4d", "add 4c")
                .play("meld 5s 5s 5h", "add 5h", "add 5d", "meld 3s 3c 2c")
                .moves())
        .containsExactly("discard Jd");
    // The joker makes the canasta or goes to the threes, not both.
    assertThat(wild.hand(0, "4s 4s 4h 4h 4d 4d X1 3s 3c").moves("meld")).isEmpty();
    // Three twos at the fours, the fourth with two threes: 25, 80 and 10 points.
    CanastaTable most = wild.score(0, 3_000).hand(0, "4s 4s 4h 4h 4d 2s 2s 2h 2h 3s 3s 3c");
    assertThat(most.fact("minimum.0")).isEqualTo("120");
    assertThat(most.moves("meld")).isEmpty();
  }

  @Test
  @Covers({"CAN-28", "CAN-78"})
  void theMinimumGrowsWithTheScore() {
    Canasta rules = CanastaTable.four().rules();
    long[] scores = {-5, 0, 1_495, 1_500, 2_995, 3_000, 5_000};
    int[] minimums = {15, 50, 50, 90, 90, 120, 120};
    for (int i = 0; i < scores.length; i++) {
      assertThat(rules.minimum(scores[i])).isEqualTo(minimums[i]);
    }
    CanastaTable next = // the next hand begins with what the sides have then
        CanastaTable.four().score(0, 1_490).score(1, -10).stock("").discardPile("3s").drawn();
    CanastaTable ended = next.meld(0, "8s 8h 8d").play("discard 5c");
    assertThat(ended.fact("score")).isEqualTo("1505 -30 1505 -30");
    assertThat(ended.fact("minimum.0")).isEqualTo("90");
    assertThat(ended.fact("minimum.1")).isEqualTo("15");
  }

  @Test
  @Covers({"CAN-28", "CAN-29", "CAN-30", "CAN-31"})
  void severalMeldsOfATurnReachTheMinimum() { // the first worked example
    CanastaTable position =
        CanastaTable.four().score(0, 1_600).hand(0, "As Ah 7s 7h 7d Kc Kd 9s 5h 4c 2d X1").drawn();

    assertThat(position.fact("minimum.0")).isEqualTo("90");
    CanastaTable aces = position.play("meld As Ah 2d");
    assertThat(aces.fact("pending")).isEqualTo("60");
    assertThat(aces.fact("opened.0")).isEqualTo("no");
    assertThat(aces.refusal("discard 4c")).isEqualTo("CAN-31");
    assertThat(aces.refusal("ask")).isEqualTo("CAN-31");
    CanastaTable sevens = aces.play("meld 7s 7h 7d");
    assertThat(sevens.fact("pending")).isEqualTo("75");
    CanastaTable joker = sevens.play("add X1 7");
    assertThat(joker.fact("pending")).isEqualTo("0");
    assertThat(joker.fact("opened.0")).isEqualTo("yes");
    assertThat(joker.refusal("discard 4c")).isEqualTo("legal");
  }

  @Test
  @Covers("CAN-30")
  void anOpenedSideHasNoMinimum() {
    CanastaTable position =
        CanastaTable.four().meld(0, "8s 8h 8d").hand(0, "4s 4h 4d 9s 9h 9d").drawn();

    assertThat(position.play("meld 4s 4h 4d").fact("pending")).isEqualTo("0");
    assertThat(position.play("meld 4s 4h 4d").refusal("discard 9s")).isEqualTo("legal");
  }

  @Test
  @Covers("CAN-29")
  void redThreesDoNotHelpToOpen() {
    CanastaTable position =
        CanastaTable.four().redThrees(0, "3h 3h 3d").hand(0, "9s 9h 9d 4s 5s 7h").drawn();

    assertThat(position.refusal("meld 9s 9h 9d")).isEqualTo("CAN-32");
  }

  @Test
  @Covers("CAN-32")
  void nothingIsBegunThatCannotBeFinished() { // the second worked example
    CanastaTable position =
        CanastaTable.four().score(0, 3_200).hand(0, "4s 5h 5c 6d 9s 9d Jh Qc Ks Kh Kd 2s").drawn();

    assertThat(position.refusal("meld Ks Kh Kd")).isEqualTo("CAN-32");
    assertThat(position.moves("meld")).isEmpty();
    assertThat(position.hand(0, "4s 5h Ah 9s 9d 2h X1 Ks Kh Kd 2s").moves("meld")).isNotEmpty();
  }

  @Test
  @Covers({"CAN-33", "CAN-48"})
  void aHandKeepsEnoughCards() { // the fifth worked example
    CanastaTable position = CanastaTable.four().meld(0, "8s 8h 8d").drawn();

    assertThat(position.hand(0, "6s 6h 6d").refusal("meld 6s 6h 6d")).isEqualTo("CAN-33");
    assertThat(position.hand(0, "6s 6h 6d 9c").refusal("meld 6s 6h 6d")).isEqualTo("CAN-33");
    assertThat(position.hand(0, "6s 6h 6d 9c Jd").refusal("meld 6s 6h 6d")).isEqualTo("legal");
    assertThat(position.noDiscard().hand(0, "6s 6h 6d 9c").refusal("meld 6s 6h 6d"))
        .isEqualTo("legal");
    assertThat(position.noDiscard().hand(0, "6s 6h 6d").refusal("meld 6s 6h 6d"))
        .isEqualTo("CAN-33");
  }

  @Test
  @Covers({"CAN-32", "CAN-50"})
  void aCardMayBeLaidOnTheWayOut() { // the sixth worked example
    CanastaTable position = CanastaTable.four().meld(0, "9s 9h 9d 9d 9c").hand(0, "9s 9h").drawn();

    assertThat(position.moves())
        .containsExactly("add 9s", "add 9h", "ask", "discard 9s", "discard 9h");
    CanastaTable added = position.play("add 9s");
    assertThat(added.moves()).containsExactly("add 9h");
    CanastaTable out = added.play("add 9h");
    assertThat(out.fact("out")).isEqualTo("0");
    assertThat(out.fact("out-how")).isEqualTo("normal");
    assertThat(out.score(0)).isEqualTo(70 + 500 + 100 - 10); // seat 2 holds 5c 6d
  }

  @Test
  @Covers({"CAN-33", "CAN-34"})
  void cardsOfAWaitingPileAreKeptButNotLaid() {
    CanastaTable position =
        CanastaTable.four().discardPile("9s 9h Qh").hand(0, "Qs Qd 8s 8h 8d").score(0, 0);
    CanastaTable taken = position.play("take Qh Qs Qd");

    // After the eights the hand is empty, but the two nines come to it.
    assertThat(taken.fact("pile-waiting")).isEqualTo("yes");
    assertThat(taken.moves()).containsExactly("meld 8s 8h 8d");
    assertThat(taken.play("meld 8s 8h 8d").hand(0)).hasToString("9s 9h");
    // With one of them there is too little left; and nines of the pile cannot be laid to open.
    assertThat(position.discardPile("9s Qh").refusal("take Qh Qs Qd")).isEqualTo("CAN-32");
    assertThat(position.discardPile("9s 9h 9d Qh").hand(0, "Qs Qd 9c 9d 8d").moves("take"))
        .isEmpty();
  }

  @Test
  @Covers("CAN-70")
  void redThreesAreInNoHand() {
    Match<CanastaState, CanastaMove> dealt =
        Match.start(Canasta.GAME.setup()).resolveChance(Dealer.seeded(5));
    assertThat(dealt.observe(0).knowledge().place("hand.1").possible())
        .doesNotContainAnyElementsOf(Kinds.RED_THREES);
  }
}
