package io.github.spadille.shedding.pittypat;

import static io.github.spadille.engine.card.PlayingCard.FAMILY;
import static io.github.spadille.engine.card.PlayingCards.list;
import static io.github.spadille.engine.card.PlayingCards.set;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.Deck;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.state.CardsPerSeat;
import io.github.spadille.engine.state.ScoreSheet;
import io.github.spadille.engine.state.Stock;
import io.github.spadille.shedding.pittypat.PittyPatMove.Shuffle;
import io.github.spadille.testkit.Covers;
import io.github.spadille.testkit.TestTable;
import org.junit.jupiter.api.Test;

class PittyPatTest {
  private static TestTable table(String... options) {
    return TestTable.of(PittyPat.GAME, 2, options);
  }

  private static TestTable position(Stock<PlayingCard> stock, String... hands) {
    CardsPerSeat<PlayingCard> held = CardsPerSeat.none(FAMILY, hands.length);
    for (int seat = 0; seat < hands.length; seat++) {
      held = held.plus(seat, set(hands[seat]));
    }
    CardsPerSeat<PlayingCard> dealt = held;
    return table().after(PittyPatState.class, start -> start.dealt(dealt, stock));
  }

  /** Seat 1 is in turn and has no match; all cards but those of the hands are discarded. */
  private static TestTable stockIsUsedUp(String upcard, String... hands) {
    CardSet<PlayingCard> discarded = Deck.standard52().set().without(FAMILY.parse(upcard));
    for (String hand : hands) {
      discarded = discarded.minus(set(hand));
    }
    CardList<PlayingCard> discards = list(upcard).appendAll(discarded.toList());
    return position(new Stock<>(CardList.empty(FAMILY), discards), hands)
        .after(PittyPatState.class, state -> state.turnOf(1));
  }

  @Test
  @Covers("PIT-13")
  void theDiscardsUnderTheUpcardBecomeTheStock() {
    TestTable before = stockIsUsedUp("Jd", "Qd Qs", "5s 3c");
    assertThat(before.told("flip")).contains("stock-used-up");
    TestTable awaiting = before.play("flip");
    assertThat(awaiting.fact("phase")).isEqualTo("reshuffle");
    assertThat(awaiting.fact("turned")).isEqualTo("no");

    CardList<PlayingCard> under = list(before.pile("discard")).draw(1);
    assertThat(under).hasSize(47);
    CardList<PlayingCard> shuffled = list(awaiting.chance(1).substring("* shuffle ".length()));
    assertThat(shuffled).containsExactlyInAnyOrderElementsOf(under).isNotEqualTo(under);

    TestTable renewed = awaiting.play(new Shuffle(shuffled));
    assertThat(list(renewed.pile("stock"))).isEqualTo(shuffled.draw(1));
    assertThat(renewed.pile("discard")).isEqualTo(shuffled.top() + " Jd");
  }

  @Test
  @Covers("PIT-13")
  void theCardTurnedUpFromANewStockIsCompared() {
    TestTable awaiting = stockIsUsedUp("Jd", "Qd Qs", "5s 3c").play("flip");
    assertThat(awaiting.play("* shuffle 5d ...").moves()).containsExactly("match 5s");
    TestTable passed = awaiting.play("* shuffle Kd ...");
    assertThat(passed.turn()).isEqualTo("0");
    assertThat(passed.fact("turned")).isEqualTo("no");
  }

  @Test
  @Covers("PIT-13")
  void noOtherCardsAreShuffled() {
    TestTable awaiting = stockIsUsedUp("Jd", "Qd Qs", "5s 3c").play("flip");
    Shuffle wrong = new Shuffle(list(awaiting.pile("discard")));
    assertThat(awaiting.refusal(wrong)).isEqualTo("PIT-13 other-cards");
    CardList<PlayingCard> none = CardList.empty(FAMILY);
    assertThat(awaiting.refusal(new Shuffle(none))).isEqualTo("PIT-13 other-cards");
    assertThat(awaiting.refusal("1 flip")).isEqualTo("PIT-13 shuffle-first");
  }

  @Test
  @Covers("PIT-17")
  void aHandIsDeadIfNoRankHeldIsAmongTheDiscards() {
    TestTable before = stockIsUsedUp("Jd", "7s", "7c 7d 7h");
    TestTable over = before.play("flip");
    assertThat(over.winners()).isEqualTo("0");
    assertThat(over.lines()).containsExactly("1 PIT-17 0 1");
    assertThat(before.told("flip")).contains("hand-dead [0]");
  }

  @Test
  @Covers("PIT-17")
  void playersWithEquallyFewCardsWinADeadHandTogether() {
    TestTable over = stockIsUsedUp("Jd", "7s 7c", "7d 7h").play("flip");
    assertThat(over.lines()).containsExactly("1 PIT-17 0 1 1");
  }

  @Test
  @Covers("PIT-17")
  void oneRankAmongTheDiscardsKeepsAHandAlive() {
    TestTable next = stockIsUsedUp("Jd", "7s 7c", "7d 7h Qs").play("flip");
    assertThat(next.fact("phase")).isEqualTo("reshuffle");
  }

  @Test
  @Covers({"PIT-13", "PIT-17"})
  void aHandMayEndWithItsStock() {
    TestTable over = stockIsUsedUp("Jd", "Qd Qs 2h", "5s 3c").under("stock-out=end").play("flip");
    assertThat(over.lines()).containsExactly("1 PIT-17 1 1");
    assertThat(over.fact("phase")).isEqualTo("over");
  }

  /** Seat 0 is in turn, seat 1 deals. */
  private static TestTable dealt(String upcard, String stock, String... hands) {
    return position(new Stock<>(list(stock), list(upcard)), hands);
  }

  @Test
  void stagesTellWhatIsTurnedUp() {
    assertThat(dealt("9h", "5d 6d", "5s 3c", "Ks Kd").told("flip")).startsWith("turned-up 0 [5d]");
    TestTable second = dealt("9h", "6d", "5s 3c", "Ks Kd");
    assertThat(second.told("flip")).startsWith("no-match 0 [6d]");
    TestTable turned = second.stage("flip", "no-match");
    assertThat(turned.pile("discard")).startsWith("6d");
    assertThat(turned.fact("turned")).isEqualTo("yes");
    assertThat(second.play("flip").turn()).isEqualTo("1");
  }

  @Test
  void stagesTellOfTheDealAndOfTheEnd() {
    PlayingCard eleventh = Deck.standard52().cards().get(10);
    assertThat(table().told("* shuffle ...")).startsWith("dealt 1 [5, " + eleventh + "]");
    assertThat(dealt("9h", "6d", "9c", "Ks").told("match 9c")).startsWith("hand-won [0]");
  }

  @Test
  void movesAreMatchesOrElseTheFlip() {
    assertThat(dealt("9h", "6d", "9c 9d 3c", "Ks").moves())
        .containsExactlyInAnyOrder("match 9c", "match 9d");
    TestTable none = dealt("9h", "6d", "8c 3c", "Ks");
    assertThat(none.moves()).containsExactly("flip");
    assertThat(none.refusedBy("done")).isEqualTo("PIT-6");
  }

  @Test
  @Covers({"PIT-6", "PIT-8", "PIT-9", "PIT-14"})
  void whatIsNotDueIsToldBeforeWhoseTurnItIs() {
    TestTable matching = dealt("9h", "6d", "9c 3c", "Ks");
    assertThat(matching.refusal("1 discard Ks")).isEqualTo("PIT-6 match-first");
    assertThat(matching.refusal("1 match Ks")).isEqualTo("PIT-8 turn [0]");
    TestTable second = matching.play("match 9c");
    assertThat(second.refusal("match 3c")).isEqualTo("PIT-14 once");
    assertThat(second.refusal("1 flip")).isEqualTo("PIT-9 matched");
    assertThat(second.refusal("1 discard Ks")).isEqualTo("PIT-8 turn [0]");
  }

  @Test
  void governingRulesAreThoseOfTheDecision() {
    assertThat(dealt("9h", "5d", "9c 3c", "Ks").governing()).containsExactly("PIT-5", "PIT-9");
    TestTable none = dealt("9h", "5d", "5c 3c", "Ks");
    assertThat(none.governing()).containsExactly("PIT-5", "PIT-9");
    TestTable turned = none.play("flip");
    assertThat(turned.governing()).containsExactly("PIT-10");
    assertThat(turned.play("match 5c").governing()).containsExactly("PIT-6", "PIT-7");
  }

  @Test
  void aFlipTellsWhichRanksAreMissing() {
    String none = "hand.0 lacks " + set("9s 9h 9d 9c");
    String fives = set("5s 5h 5d 5c").toString();
    assertThat(dealt("9h", "5d", "5c 3c", "Ks").deduced("flip"))
        .containsExactly(none, "hand.0 has one of " + fives);
    assertThat(dealt("9h", "5d", "8c 3c", "Ks").deduced("flip"))
        .containsExactly(none, "hand.0 lacks " + fives);
    assertThat(dealt("9h", "5d", "9c 3c", "Ks").deduced("match 9c")).isEmpty();
  }

  @Test
  void aNewStockTellsTheSame() {
    TestTable before = stockIsUsedUp("Jd", "Qd Qs", "5s 3c");
    assertThat(before.deduced("flip")).contains("unknown");
    assertThat(before.play("flip").deduced("* shuffle As ..."))
        .containsExactly("hand.1 lacks " + set("As Ah Ad Ac"));
    assertThat(table().deduced("* shuffle ...")).isEmpty();
  }

  @Test
  @Covers("PIT-18")
  void aGameHasSoManyHandsOrATarget() {
    TestTable before = dealt("9h", "6d", "9c", "Ks");
    TestTable next = before.under("hands=2").play("match 9c");
    assertThat(next.fact("phase")).isEqualTo("shuffle");
    assertThat(next.fact("dealer")).isEqualTo("0");
    assertThat(before.under("hands=1").play("match 9c").fact("phase")).isEqualTo("over");
    assertThat(before.under("target=2").play("match 9c").fact("phase")).isEqualTo("shuffle");
    assertThat(before.under("target=1").play("match 9c").fact("phase")).isEqualTo("over");
  }

  @Test
  void cardsOfATableComeBack() {
    TestTable table = dealt("9h", "6d 7d", "9c", "Ks");
    assertThat(table.withCards("hand.1: 6d", "stock: Ks 7d"))
        .isEqualTo(dealt("9h", "Ks 7d", "9c", "6d"));
  }

  @Test
  void aSheetKeepsItsNotes() {
    ScoreSheet noted = ScoreSheet.empty(2).withNote("way", 1);
    assertThat(table().state(PittyPatState.class).withSheet(noted).sheet()).isEqualTo(noted);
  }
}
