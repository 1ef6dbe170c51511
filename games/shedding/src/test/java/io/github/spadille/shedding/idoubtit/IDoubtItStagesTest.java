package io.github.spadille.shedding.idoubtit;

import static io.github.spadille.engine.card.PlayingCards.bag;
import static io.github.spadille.engine.card.PlayingCards.list;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.spadille.engine.card.CardBag;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.Deck;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.seat.PerSeat;
import io.github.spadille.engine.table.Fact;
import io.github.spadille.shedding.idoubtit.IDoubtItState.Hand;
import io.github.spadille.testkit.Covers;
import io.github.spadille.testkit.TestTable;
import org.junit.jupiter.api.Test;

/** What is told of a claim and refused, who takes it, and what the others learn. */
class IDoubtItStagesTest {
  private static final TestTable START = table(4, "hands=2");

  private static TestTable table(int seats, String... options) {
    return TestTable.of(IDoubtIt.GAME, seats, options);
  }

  /** Seat 0 claims aces, from a hand; the others hold a card each, and three lie on the pile. */
  private static TestTable position(String hand0) {
    return position(hand0, "2h", "3h", "4h");
  }

  private static TestTable position(String... hands) {
    int seats = hands.length;
    PerSeat<CardBag<PlayingCard>> cards = PerSeat.each(seats, seat -> bag(hands[seat]));
    CardList<PlayingCard> pack = Deck.standard52().cards();
    IDoubtItState dealt =
        IDoubtItState.undealt(Hand.first(seats), 0, Rank.ACE, seats, pack).dealt(cards);
    return table(seats, "hands=2").with(dealt.withCards(cards, list(""), list("Kc Qc Jc")));
  }

  @Test
  @Covers({"IDI-2", "IDI-24"})
  void theDealIsTold() {
    String shuffle = START.chance(1);
    assertThat(START.toldTexts(shuffle)).containsExactly("player 3 deals all the cards.");
    assertThat(START.deduced(shuffle)).isEmpty();
    assertThat(START.refusal("0 put As")).isEqualTo("IDI-2 undealt");
    assertThat(position("As 5c").refusal(shuffle)).isEqualTo("IDI-2 dealt");
    assertThat(START.moves()).isEmpty();
  }

  @Test
  @Covers({"IDI-9", "IDI-10", "IDI-14"})
  void aClaimIsToldAndPassesIfNobodyDoubtsIt() {
    TestTable put = position("As Ah 5c").play("0 put As", "0 put Ah");
    assertThat(put.toldTexts("0 claim")).containsExactly("player 0 claims 2 cards of rank A.");
    TestTable claimed = put.play("0 claim");
    assertThat(claimed.toldTexts("1 trust")).isEmpty();

    TestTable trusted = claimed.play("1 trust", "3 trust");
    assertThat(trusted.toldTexts("2 trust")).containsExactly("Nobody doubts the claim.");
    assertThat(trusted.deduced("2 trust")).isEmpty();
    assertThat(trusted.play("2 trust").pile("pile")).isEqualTo("Ah As Kc Qc Jc");
  }

  @Test
  @Covers({"IDI-11", "IDI-15", "IDI-16", "IDI-17", "IDI-18"})
  void aClaimThatIsDoubtedIsShownAndTaken() {
    TestTable honest = position("As 5c").play("0 put As", "0 claim", "1 trust");
    assertThat(honest.toldTexts("2 doubt"))
        .containsExactly(
            "The claim of player 0 is shown: A♠.", "The claim is true.", "player 2 takes 4 cards.");
    assertThat(honest.deduced("2 doubt")).containsExactly("claim shows As");
    assertThat(honest.play("2 doubt").pile("hand.2")).isEqualTo("As 3h Jc Qc Kc");

    TestTable bluff = position("As 5c 6c").play("0 put As", "0 put 5c", "0 claim");
    assertThat(bluff.toldTexts("3 doubt"))
        .containsExactly(
            "The claim of player 0 is shown: A♠ 5♣.",
            "The claim is false.",
            "player 0 takes 5 cards.");
    assertThat(bluff.deduced("3 doubt")).containsExactly("claim shows As 5c");
    assertThat(bluff.play("3 doubt").pile("hand.0")).isEqualTo("As 5c 6c Jc Qc Kc");
  }

  @Test
  @Covers("IDI-12")
  void theNearestDoubterIsNamed() {
    TestTable claimed =
        position("As 5c")
            .under("doubt-order=nearest")
            .play("0 put As", "0 claim", "3 doubt", "2 doubt");
    assertThat(claimed.fact("doubters")).isEqualTo("2 3");
    assertThat(claimed.fact("revealed")).isEqualTo("none");
    TestTable taken = claimed.play("1 trust");
    assertThat(taken.pile("hand.2")).isEqualTo("As 3h Jc Qc Kc");
    assertThat(taken.fact("revealed")).isEqualTo("As");
    assertThat(claimed.toldTexts("1 trust"))
        .containsExactly(
            "player 2 is the nearest who doubts, and challenges the claim.",
            "The claim of player 0 is shown: A♠.",
            "The claim is true.",
            "player 2 takes 4 cards.");
  }

  @Test
  @Covers({"IDI-20", "IDI-21"})
  void theLastCardWinsTheHand() {
    TestTable last = position("As").play("0 put As", "0 claim", "1 trust", "3 trust");
    assertThat(last.toldTexts("2 trust"))
        .containsExactly(
            "Nobody doubts the claim.", "player 0 is rid of all cards and wins the hand.");
    assertThat(last.toldTexts("2 doubt"))
        .containsExactly(
            "The claim of player 0 is shown: A♠.",
            "The claim is true.",
            "player 0 is rid of all cards and wins the hand.");
    assertThat(last.play("2 doubt").fact("phase")).isEqualTo("shuffle");
    assertThat(last.deduced("2 trust")).containsExactly("unknown");
    assertThat(last.under("hands=1").play("2 trust").fact("phase")).isEqualTo("over");
    assertThat(last.under("hands=1").deduced("2 trust")).containsExactly("unknown");
  }

  @Test
  @Covers("IDI-23")
  void theLastClaimMayHaveToBeProved() {
    TestTable honest =
        position("As")
            .under("final-claim=proved")
            .play("0 put As", "0 claim", "1 trust", "3 trust");
    assertThat(honest.toldTexts("2 trust"))
        .containsExactly(
            "The claim of player 0 is shown: A♠.",
            "The claim is true.",
            "player 0 is rid of all cards and wins the hand.");
    TestTable bluff =
        position("5c")
            .under("final-claim=proved")
            .play("0 put 5c", "0 claim", "1 trust", "3 trust");
    assertThat(bluff.toldTexts("2 trust"))
        .containsExactly(
            "The claim of player 0 is shown: 5♣.",
            "The claim is false.",
            "player 0 takes 4 cards.");
    assertThat(bluff.deduced("2 trust")).containsExactly("claim shows 5c");
  }

  @Test
  @Covers({"IDI-6", "IDI-7", "IDI-8", "IDI-9", "IDI-10"})
  void theRulesThatGovernAreThoseOfTheMovesThereAre() {
    TestTable before = position("As 5c");
    assertThat(before.governing(0)).containsExactly("IDI-6", "IDI-7", "IDI-8", "IDI-9");
    TestTable put = before.play("0 put As");
    assertThat(put.governing(0)).containsExactly("IDI-6", "IDI-7", "IDI-8", "IDI-9");
    assertThat(put.play("0 claim").governing(1)).containsExactly("IDI-10");
  }

  @Test
  @Covers("IDI-10")
  void sevenPlayersAnswerToo() {
    TestTable put = position("As 5c", "2h", "3h", "4h", "5h", "6h", "7h");
    TestTable claimed = put.play("0 put As", "0 claim");
    assertThat(claimed.moves()).hasSize(12).startsWith("1 doubt", "1 trust");
    TestTable last = claimed.play("1 trust", "2 trust", "3 trust", "4 trust", "5 trust");
    assertThat(last.moves()).containsExactly("doubt", "trust");
  }

  @Test
  @Covers({"IDI-5", "IDI-7", "IDI-8", "IDI-9"})
  void whoClaimsPutsSomeCardsOfTheHand() {
    TestTable before = position("As 5c 6c 7c 8c 9c");
    assertThat(before.refusal("1 put 2h")).isEqualTo("IDI-5 turn [0]");
    assertThat(before.refusal("0 put 2h")).isEqualTo("IDI-7 not-held [2h]");
    assertThat(before.refusal("0 claim")).isEqualTo("IDI-9 no-card");
    assertThat(before.refusal("1 doubt")).isEqualTo("IDI-10 no-claim");

    TestTable four = before.play("0 put As", "0 put 5c", "0 put 6c", "0 put 7c");
    assertThat(four.refusal("0 put 8c")).isEqualTo("IDI-8 limit [4]");
    assertThat(four.moves()).containsExactly("claim");
    TestTable full = before.under("limit=2").play("0 put As", "0 put 5c");
    assertThat(full.refusal("0 put 6c")).isEqualTo("IDI-8 limit [2]");
  }

  @Test
  @Covers({"IDI-10", "IDI-13"})
  void everyOtherPlayerAnswersOnce() {
    TestTable claimed = position("As 5c").play("0 put As", "0 claim", "2 trust");
    assertThat(claimed.refusal("0 put 5c")).isEqualTo("IDI-13 unsettled");
    assertThat(claimed.refusal("0 trust")).isEqualTo("IDI-10 own-claim");
    assertThat(claimed.refusal("2 doubt")).isEqualTo("IDI-10 again");
    assertThat(claimed.refusal("4 doubt")).isEqualTo("IDI-10 no-player");
    assertThat(claimed.refusal("3 doubt")).isEqualTo("legal");
    assertThat(claimed.table().facts())
        .extracting(Fact::name)
        .contains("answered")
        .doesNotContain("doubters");
  }

  @Test
  @Covers({"IDI-5", "IDI-24"})
  void ranksGoUpOrDownAndTheLastHandEndsTheGame() {
    TestTable claimed = position("As 5c").play("0 put As", "0 claim");
    String[] trust = {"1 trust", "2 trust", "3 trust"};
    assertThat(claimed.play(trust).fact("rank")).isEqualTo("2");
    assertThat(claimed.under("rank-order=down").play(trust).fact("rank")).isEqualTo("K");
    assertThat(claimed.winners()).isEqualTo("-");

    TestTable over = position("As").under("hands=1").play("0 put As", "0 claim").play(trust);
    assertThat(over.winners()).isEqualTo("0");
    assertThat(over.refusal("0 put As")).isEqualTo("IDI-24 over");
  }

  @Test
  void cardsOfATableComeBack() {
    TestTable table = position("As 5c").play("0 put As");
    String[] piles = {"hand.0: 6c", "hand.1: 2d", "hand.2: 3d", "hand.3: 4d", "claim: Ad"};
    TestTable other = position("Ad 6c", "2d", "3d", "4d").play("0 put Ad");
    assertThat(table.withCards(piles)).isEqualTo(other).isNotEqualTo(table);
  }
}
