package io.github.spadille.rummy.kowah;

import static io.github.spadille.engine.card.PlayingCard.FAMILY;
import static io.github.spadille.engine.card.PlayingCards.bag;
import static io.github.spadille.engine.card.PlayingCards.list;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.base.Splitter;
import io.github.spadille.engine.card.Card;
import io.github.spadille.engine.card.CardBag;
import io.github.spadille.engine.card.CardFamily;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.game.DeductionListener;
import io.github.spadille.engine.seat.PerSeat;
import io.github.spadille.engine.state.Deal;
import io.github.spadille.engine.state.ScoreSheet;
import io.github.spadille.rummy.kowah.KowahMove.Declare;
import io.github.spadille.rummy.kowah.KowahMove.Discard;
import io.github.spadille.rummy.kowah.KowahMove.Draw;
import io.github.spadille.rummy.kowah.KowahOptions.WinningPair;
import io.github.spadille.testkit.Covers;
import io.github.spadille.testkit.TestTable;
import java.util.List;
import java.util.Map;
import java.util.function.BiPredicate;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class KowahTest {
  private static final CardBag<PlayingCard> NONE = CardBag.empty(FAMILY);
  private static final String NOTHING = "As 2h 3d 4s 6h 8d 9s Kc";
  private static final String ACES = "Ad Ad 5s 5h 5d 7s 7h 7d";
  private static final String FIVE = "7s 7s 7d 7d 7h 5s 5h 5d";
  private static final int NOBODY = -1;

  /** A first hand in which the last seat deals, before a seat draws. */
  private static TestTable hands(int seat, String stock, String discards, String... hands) {
    PerSeat<CardBag<PlayingCard>> cards = PerSeat.each(hands.length, holder -> bag(hands[holder]));
    PerSeat<CardBag<PlayingCard>> none = PerSeat.of(hands.length, bag(""));
    KowahCards dealt = new KowahCards(cards, none, list(stock), list(discards));
    return TestTable.of(Kowah.GAME, hands.length)
        .after(KowahState.class, start -> start.dealt(dealt).turnOf(seat));
  }

  /** The same position where a seat has declared. */
  private static TestTable declared(TestTable table, int seat, String pair) {
    return table.after(KowahState.class, state -> state.opened(seat, card(pair), card(pair)));
  }

  private static PlayingCard card(String code) {
    return PlayingCard.parse(code);
  }

  /** All cards of a seat, the open ones too. */
  private static CardBag<PlayingCard> hand(TestTable table, int seat) {
    return table.state(KowahState.class).cards().hand(seat);
  }

  /** Whether a seat waits for a card. */
  private static boolean waits(String options, TestTable table, int seat, String card) {
    Kowah rules = rules(table.state().scores().length(), options);
    KowahState state = table.state(KowahState.class);
    return state.hasDeclared(seat) && rules.waitsFor(state, seat, card(card));
  }

  private static Kowah rules(int seats, String options) {
    return (Kowah)
        Kowah.GAME.rules(
            seats,
            options.isEmpty()
                ? Map.of()
                : Splitter.on(' ').withKeyValueSeparator('=').split(options));
  }

  @Test
  @Covers({"KOW-1", "KOW-2", "KOW-3", "KOW-4", "KOW-5", "KOW-6"})
  void thePackIsShuffledAndDealt() {
    TestTable start = TestTable.of(Kowah.GAME, 3);
    assertThat(start.turn()).isEqualTo("chance");
    assertThat(start.state().handNumber()).isEqualTo(1);
    CardBag<PlayingCard> cards = bag(start.pile("stock"));
    assertThat(cards).hasSize(120);
    assertThat(cards.distinct()).hasSize(30);
    assertThat(cards.toMultiset().entrySet()).allMatch(entry -> entry.getCount() == 4);
    assertThat(start.fact("dealer")).isEqualTo("2");
    assertThat(start.fact("winner")).isEqualTo("-");
    assertThat(start.fact("claimant")).isEqualTo("-");
    assertThat(start.state(KowahState.class).seat()).isEqualTo(0);
    assertThat(start.moves()).isEmpty();
    assertThat(start.refusal("0 draw stock")).isEqualTo("KOW-3 undealt");
    assertThat(start.refusal("* shuffle As 2s")).isEqualTo("KOW-1 pack [120]");
    String shuffle = start.chance(1);
    CardList<PlayingCard> pack = list(shuffle.substring("* shuffle ".length()));
    assertThat(pack.toBag()).isEqualTo(cards);
    assertThat(pack).isNotEqualTo(list(start.pile("stock")));

    TestTable dealt = start.play(shuffle);
    for (int seat = 0; seat < 3; seat++) {
      assertThat(hand(dealt, seat)).isEqualTo(Deal.bags(pack, 3, 0, 24).get(seat));
    }
    assertThat(list(dealt.pile("stock"))).isEqualTo(pack.draw(24));
    assertThat(dealt.fact("phase")).isEqualTo("draw");
    assertThat(dealt.fact("turn")).isEqualTo("0");
    assertThat(dealt.refusal(shuffle)).isEqualTo("KOW-3 dealt");
    assertThat(start.told(shuffle)).containsExactly("dealt 2 [8]");
    assertThat(Kowah.GAME.seatCounts().contains(4)).isTrue();
  }

  @Test
  @Covers({"KOW-15", "KOW-16", "KOW-17", "KOW-18", "KOW-19"})
  void aTurnIsADrawAndADiscard() {
    TestTable first = hands(0, "2s 3s", "", NOTHING, NOTHING);
    assertThat(first.moves()).containsExactly("draw stock");
    assertThat(first.refusal("0 draw discard")).isEqualTo("KOW-16 no-discard");
    assertThat(first.refusal("1 draw stock")).isEqualTo("KOW-15 turn [0]");
    assertThat(first.refusal("0 discard As")).isEqualTo("KOW-15 draw-first");
    assertThat(first.refusal("0 claim")).isEqualTo("KOW-30a no-claim");
    assertThat(first.refusal("0 pass")).isEqualTo("KOW-30a no-claim");
    assertThat(first.refusal("0 checki As")).isEqualTo("KOW-7 no-pair [As]");

    TestTable drawn = first.play("0 draw stock");
    assertThat(hand(drawn, 0)).isEqualTo(bag(NOTHING + " 2s"));
    assertThat(drawn.pile("stock")).isEqualTo("3s");
    assertThat(drawn.fact("phase")).isEqualTo("discard");
    assertThat(drawn.fact("drawn-up")).isEqualTo("-");
    assertThat(drawn.fact("last-shown")).isEqualTo("-");
    assertThat(drawn.moves())
        .containsExactly(
            "discard As",
            "discard 2s",
            "discard 4s",
            "discard 9s",
            "discard 2h",
            "discard 6h",
            "discard 3d",
            "discard 8d",
            "discard Kc");
    assertThat(drawn.refusal("0 draw stock")).isEqualTo("KOW-15 drawn");
    assertThat(drawn.refusal("0 checki As")).isEqualTo("KOW-15 drawn");
    assertThat(drawn.refusal("0 discard 5s")).isEqualTo("KOW-18 not-held [5s]");
    assertThat(drawn.refusal("1 discard As")).isEqualTo("KOW-15 turn [0]");

    TestTable next = drawn.play("0 discard As");
    assertThat(next.fact("turn")).isEqualTo("1");
    assertThat(next.fact("phase")).isEqualTo("draw");
    assertThat(next.fact("claimant")).isEqualTo("-");
    assertThat(next.pile("discard")).isEqualTo("As");
    assertThat(next.moves()).containsExactly("draw stock", "draw discard");
    TestTable up = next.play("1 draw discard");
    assertThat(up.fact("drawn-up")).isEqualTo("As");
    assertThat(up.pile("discard")).isEmpty();
    assertThat(hand(up, 1)).isEqualTo(bag(NOTHING + " As"));
    assertThat(up.fact("drawn-up")).isEqualTo("As");
    assertThat(up.play("1 discard As").fact("drawn-up")).isEqualTo("-");
  }

  @Test
  @Covers({"KOW-8", "KOW-20", "KOW-21", "KOW-22", "KOW-23", "KOW-24"})
  void whoeverHasACheckiHandMayDeclare() {
    TestTable before = hands(0, "9h 2s", "", FIVE, NOTHING);
    assertThat(before.moves()).containsExactly("checki 7s", "checki 7d", "draw stock");
    assertThat(before.governing(0))
        .containsExactly("KOW-7", "KOW-10", "KOW-13", "KOW-15", "KOW-16", "KOW-21", "KOW-22");
    TestTable open = before.play("0 checki 7d");
    assertThat(open.fact("checki.0")).isNotEqualTo("-");
    assertThat(open.fact("checki.1")).isEqualTo("-");
    assertThat(open.fact("checki.0")).isEqualTo("7d");
    assertThat(open.pile("pair.0")).isEqualTo("7d 7d");
    assertThat(hand(open, 0)).isEqualTo(hand(before, 0));
    assertThat(hand(open, 1)).isEqualTo(hand(before, 1));
    assertThat(open.fact("phase")).isEqualTo("draw");
    assertThat(open.moves()).containsExactly("draw stock");
    assertThat(open.governing(0)).containsExactly("KOW-15", "KOW-16", "KOW-24");
    assertThat(open.refusal("0 checki 7s")).isEqualTo("KOW-24 declared [7d]");
    assertThat(open.pile("pair.0")).isEqualTo("7d 7d");
    assertThat(open.pile("hand.0")).isEqualTo("5s 7s 7s 5h 7h 5d");
    assertThat(open.fact("checki.0")).isEqualTo("7d");
    assertThat(open.fact("checki.1")).isEqualTo("-");

    TestTable drawn = before.play("0 draw stock");
    assertThat(drawn.moves())
        .endsWith(
            "discard 9h",
            "discard 5d",
            "discard 7d",
            "discard 9h checki 7s",
            "discard 9h checki 7d")
        .hasSize(9);
    assertThat(drawn.governing(0))
        .containsExactly("KOW-7", "KOW-10", "KOW-13", "KOW-18", "KOW-19", "KOW-20", "KOW-22");
    assertThat(drawn.refusal("0 discard 9h checki 7h")).isEqualTo("KOW-7 no-pair [7h]");
    assertThat(drawn.refusal("0 discard 2h checki 7d")).isEqualTo("KOW-18 not-held [2h]");
    assertThat(drawn.refusal("0 discard 5h checki 7d")).isEqualTo("KOW-13 no-hand [7d]");
    TestTable after = drawn.play("0 discard 9h checki 7s");
    assertThat(after.fact("checki.0")).isEqualTo("7s");
    assertThat(after.pile("pair.0")).isEqualTo("7s 7s");
    assertThat(after.fact("turn")).isEqualTo("1");
    assertThat(after.pile("discard")).isEqualTo("9h");

    String late = "declare-at-draw=no";
    assertThat(before.under(late).moves()).containsExactly("draw stock");
    assertThat(before.under(late).refusal("0 checki 7d")).isEqualTo("KOW-21 with-discard");
    assertThat(before.under(late).governing(0)).containsExactly("KOW-15", "KOW-16", "KOW-21");
  }

  @Test
  @Covers({"KOW-10", "KOW-13a"})
  void thePairMayBeOfTheRankOfATriplet() {
    TestTable before = hands(0, "2s", "", "5s 5h 5d 7s 7s 7d 7d 7d", NOTHING);
    assertThat(before.under().moves()).containsExactly("draw stock");
    assertThat(before.under().refusal("0 checki 7s")).isEqualTo("KOW-10 same-rank [7s]");
    String any = "pair-rank=any";
    assertThat(before.under(any).moves()).containsExactly("checki 7s", "checki 7d", "draw stock");
    assertThat(before.under(any).refusal("0 checki 7s")).isEqualTo("legal");
    assertThat(rules(2, "").pairs(hand(before, 0))).isEmpty();
    assertThat(rules(2, any).pairs(hand(before, 0))).hasSize(2);
  }

  @Test
  @Covers("KOW-25")
  void whoHasDeclaredKeepsTheForm() {
    TestTable before = declared(hands(1, "5s 2s", "", NOTHING, ACES), 1, "Ad");
    TestTable drawn = before.play("1 draw stock");
    assertThat(drawn.moves()).containsExactly("discard 5s", "discard 5h", "discard 5d");
    assertThat(drawn.refusal("1 discard 7s")).isEqualTo("KOW-25 breaks [7s, Ad]");
    assertThat(drawn.refusal("1 discard Ad")).isEqualTo("KOW-25 breaks [Ad, Ad]");
    assertThat(drawn.refusal("1 discard 9s")).isEqualTo("KOW-18 not-held [9s]");
    assertThat(drawn.refusal("1 discard 5h checki Ad")).isEqualTo("KOW-24 declared [Ad]");
    assertThat(drawn.governing(1)).containsExactly("KOW-18", "KOW-24", "KOW-25");
    TestTable after = drawn.play("1 discard 5h");
    assertThat(hand(after, 1)).isEqualTo(bag("Ad Ad 5s 5s 5d 7s 7h 7d"));
  }

  @Test
  @Covers({"KOW-19", "KOW-25"})
  void aDrawnDiscardMayHaveToBeKept() {
    String rules = "return-discard=no";
    TestTable up = hands(0, "9h 9d", "5s", NOTHING, NOTHING).under(rules).play("0 draw discard");
    assertThat(up.refusal("0 discard 5s")).isEqualTo("KOW-19 just-drawn [5s]");
    assertThat(up.moves()).hasSize(8).doesNotContain("discard 5s");
    assertThat(up.under().moves()).hasSize(9).contains("discard 5s");
    TestTable two = hands(0, "9h 9d", "As", NOTHING, NOTHING).under(rules).play("0 draw discard");
    assertThat(two.moves()).hasSize(8).contains("discard As");
    TestTable stock = hands(0, "9h 9d", "As", NOTHING, NOTHING).under(rules).play("0 draw stock");
    assertThat(stock.moves()).hasSize(9).contains("discard 9h");
    TestTable bound = declared(hands(1, "9h 9d", "2s", NOTHING, ACES), 1, "Ad");
    assertThat(bound.under(rules).play("1 draw discard").under(rules).moves())
        .containsExactly("discard 2s");
  }

  @Test
  @Covers({"KOW-26", "KOW-28", "KOW-33", "KOW-38", "KOW-40", "KOW-42"})
  void whoDrawsTheThirdCardWins() {
    TestTable before = declared(hands(1, "Ad 9h", "2s", NOTHING, ACES), 1, "Ad");
    TestTable won = before.play("1 draw stock");
    assertThat(won.fact("phase")).isEqualTo("over");
    assertThat(won.turn()).isEqualTo("over");
    assertThat(won.pile("pair.1")).isEqualTo("Ad Ad Ad");
    assertThat(hand(won, 1)).isEqualTo(bag(ACES + " Ad"));
    assertThat(won.fact("winner")).isEqualTo("1");
    assertThat(won.fact("last-shown")).isEqualTo("-");
    assertThat(won.lines()).containsExactly("1 KOW-38 1 1");
    assertThat(won.winners()).isEqualTo("1");
    assertThat(before.winners()).isEqualTo("-");
    assertThat(won.state().handNumber()).isEqualTo(1);
    assertThat(won.fact("dealer")).isEqualTo("1");
    assertThat(won.moves()).isEmpty();
    assertThat(won.refusal("0 draw stock")).isEqualTo("KOW-43 over");
    assertThat(won.refusal("1 claim")).isEqualTo("KOW-43 over");
    assertThat(won.refusal("* shuffle As")).isEqualTo("KOW-43 over");
    assertThat(before.told("1 draw stock"))
        .containsExactly("hand-won 1 [" + bag("Ad Ad Ad") + "]", "game-won [1]");
    assertThat(won.fact("winner")).isEqualTo("1");
    assertThat(won.fact("score")).isEqualTo("0 1");

    TestTable pile = declared(hands(1, "9h", "Ad 2s", NOTHING, ACES), 1, "Ad");
    TestTable wonUp = pile.play("1 draw discard");
    assertThat(wonUp.fact("winner")).isEqualTo("1");
    assertThat(wonUp.fact("drawn-up")).isEqualTo("-");
    assertThat(wonUp.pile("discard")).isEqualTo("2s");
    TestTable undeclared = hands(1, "Ad 9h", "2s", NOTHING, ACES);
    assertThat(undeclared.play("1 draw stock").fact("phase")).isEqualTo("discard");
    TestTable other = declared(hands(1, "5s 9h", "2s", NOTHING, ACES), 1, "Ad");
    assertThat(other.play("1 draw stock").fact("phase")).isEqualTo("discard");
  }

  @Test
  @Covers({"KOW-29", "KOW-30", "KOW-30a", "KOW-33", "KOW-34", "KOW-37"})
  void aShownCardMayBeClaimed() {
    TestTable before = declared(hands(0, "Ad 9h", "2s", NOTHING, NOTHING, ACES), 2, "Ad");
    TestTable shown = before.play("0 draw stock");
    assertThat(shown.fact("phase")).isEqualTo("claim-draw");
    assertThat(shown.turn()).isEqualTo("2");
    assertThat(shown.state(KowahState.class).seat()).isEqualTo(0);
    assertThat(shown.state(KowahState.class).cards())
        .isEqualTo(before.state(KowahState.class).cards());
    assertThat(shown.pile("shown")).isEqualTo("Ad");
    assertThat(shown.pile("stock")).isEqualTo("9h");
    assertThat(shown.fact("stock-size")).isEqualTo("1");
    assertThat(shown.fact("last-shown")).isEqualTo("Ad");
    assertThat(shown.fact("claimant")).isEqualTo("2");
    assertThat(before.told("0 draw stock")).containsExactly("card-shown 0 [Ad]");
    assertThat(shown.moves()).containsExactly("claim", "pass");
    assertThat(shown.governing(2)).containsExactly("KOW-30", "KOW-33", "KOW-34");
    assertThat(shown.refusal("0 claim")).isEqualTo("KOW-30 window [2]");
    assertThat(shown.refusal("1 pass")).isEqualTo("KOW-30 window [2]");
    assertThat(shown.refusal("2 draw stock")).isEqualTo("KOW-30 window [2]");

    TestTable claimed = shown.play("2 claim");
    assertThat(claimed.fact("winner")).isEqualTo("2");
    assertThat(claimed.fact("claimant")).isEqualTo("-");
    assertThat(claimed.pile("pair.2")).isEqualTo("Ad Ad Ad");
    assertThat(claimed.pile("stock")).isEqualTo("9h");
    assertThat(claimed.pile("shown")).isEmpty();
    TestTable passed = shown.play("2 pass");
    assertThat(passed.fact("phase")).isEqualTo("discard");
    assertThat(passed.fact("turn")).isEqualTo("0");
    assertThat(passed.fact("claimant")).isEqualTo("-");
    assertThat(hand(passed, 0)).isEqualTo(bag(NOTHING + " Ad"));
    assertThat(passed.pile("stock")).isEqualTo("9h");
    assertThat(passed.fact("last-shown")).isEqualTo("Ad");

    String automatic = "claim=automatic";
    assertThat(before.under(automatic).play("0 draw stock")).isEqualTo(claimed);
    assertThat(before.under(automatic).told("0 draw stock"))
        .containsExactly(
            "card-shown 0 [Ad]", "hand-won 2 [" + bag("Ad Ad Ad") + "]", "game-won [2]");
  }

  @Test
  @Covers({"KOW-29", "KOW-30a"})
  void aCardIsShownOnlyToOthersWhoHaveDeclared() {
    TestTable before = declared(hands(0, "6d 9h", "2s", NOTHING, NOTHING, ACES), 2, "Ad");
    TestTable shown = before.play("0 draw stock");
    assertThat(shown.fact("phase")).isEqualTo("discard");
    assertThat(shown.fact("last-shown")).isEqualTo("6d");
    assertThat(hand(shown, 0)).isEqualTo(bag(NOTHING + " 6d"));
    assertThat(before.told("0 draw stock")).containsExactly("card-shown 0 [6d]", "done");
    assertThat(before.stages("0 draw stock").get(0).pile("shown")).isEqualTo("6d");
    TestTable own = declared(hands(0, "6d 9h", "2s", ACES, NOTHING, NOTHING), 0, "Ad");
    assertThat(own.play("0 draw stock").fact("last-shown")).isEqualTo("-");
    assertThat(own.told("0 draw stock")).containsExactly("done");
    assertThat(before.play("0 draw discard").fact("last-shown")).isEqualTo("-");
  }

  @Test
  @Covers({"KOW-31", "KOW-33", "KOW-34", "KOW-35", "KOW-36"})
  void aDiscardMayBeClaimed() {
    String held = "Ad 2h 3d 4s 6h 8d 9s Kc";
    TestTable before = declared(hands(0, "6d 9h", "2s", held, NOTHING, ACES), 2, "Ad");
    TestTable drawn = before.play("0 draw stock");
    TestTable window = drawn.play("0 discard Ad");
    assertThat(window.fact("phase")).isEqualTo("claim-discard");
    assertThat(window.turn()).isEqualTo("2");
    assertThat(window.state(KowahState.class).seat()).isEqualTo(0);
    assertThat(window.moves()).containsExactly("claim", "pass");
    assertThat(window.governing(2)).containsExactly("KOW-31", "KOW-33", "KOW-34");
    assertThat(window.pile("discard")).isEqualTo("Ad 2s");
    assertThat(window.pile("shown")).isEmpty();
    assertThat(window.pile("stock")).isEqualTo("9h");
    assertThat(window.fact("stock-size")).isEqualTo("1");
    TestTable claimed = window.play("2 claim");
    assertThat(claimed.fact("winner")).isEqualTo("2");
    assertThat(claimed.pile("discard")).isEqualTo("2s");
    assertThat(claimed.pile("stock")).isEqualTo("9h");
    assertThat(drawn.under("claim=automatic").play("0 discard Ad")).isEqualTo(claimed);
    TestTable passed = window.play("2 pass");
    assertThat(passed.fact("phase")).isEqualTo("draw");
    assertThat(passed.fact("turn")).isEqualTo("1");
    assertThat(passed.fact("claimant")).isEqualTo("-");
    assertThat(passed.pile("stock")).isEqualTo(window.pile("stock"));
    assertThat(passed.play("1 draw discard").fact("phase")).isEqualTo("discard");
  }

  @Test
  @Covers({"KOW-30", "KOW-31", "KOW-38"})
  void theFirstSeatMayClaimToo() {
    TestTable before = declared(hands(1, "Ad 9h", "2s", ACES, NOTHING), 0, "Ad");
    TestTable shown = before.play("1 draw stock");
    assertThat(shown.fact("phase")).isEqualTo("claim-draw");
    assertThat(shown.turn()).isEqualTo("0");
    assertThat(shown.refusal("0 claim")).isEqualTo("legal");
    assertThat(shown.refusal("1 discard As")).isEqualTo("KOW-30 window [0]");
    TestTable discarded = shown.play("0 pass").play("1 discard Ad");
    assertThat(discarded.fact("phase")).isEqualTo("claim-discard");
    assertThat(discarded.state(KowahState.class).seat()).isEqualTo(1);
    TestTable won = discarded.play("0 claim");
    assertThat(won.lines()).containsExactly("1 KOW-38 0 1");
    assertThat(discarded.told("0 claim"))
        .containsExactly("hand-won 0 [" + bag("Ad Ad Ad") + "]", "game-won [0]");
    String automatic = "claim=automatic";
    assertThat(before.under(automatic).play("1 draw stock").fact("winner")).isEqualTo("0");
  }

  @Test
  @Covers({"KOW-26a", "KOW-26b", "KOW-27", "KOW-33a"})
  void eitherPairOfTheFiveMayWin() {
    String rules = "winning-pair=either";
    TestTable before = declared(hands(0, "7d 9h", "2s", NOTHING, FIVE), 1, "7s");
    assertThat(waits(rules, before, 1, "7d")).isTrue();
    assertThat(waits(rules, before, 1, "7s")).isTrue();
    assertThat(waits(rules, before, 1, "7h")).isFalse();
    assertThat(waits(rules, before, 0, "7d")).isFalse();
    assertThat(waits("", before, 1, "7d")).isFalse();
    TestTable claimed = before.under(rules).play("0 draw stock").under(rules).play("1 claim");
    assertThat(claimed.pile("pair.1")).isEqualTo("7s 7s 7d 7d 7d");
    assertThat(claimed.fact("checki.1")).isEqualTo("7s");
    assertThat(claimed.pile("hand.1")).isEqualTo("5s 5h 7h 5d");

    TestTable other = declared(hands(0, "7s 9h", "2s", NOTHING, FIVE), 1, "7d");
    TestTable won = other.under(rules).play("0 draw stock").under(rules).play("1 claim");
    assertThat(won.pile("pair.1")).isEqualTo("7s 7s 7s 7d 7d");
    assertThat(won.fact("checki.1")).isEqualTo("7d");
  }

  @ParameterizedTest
  @CsvSource({
    "7s, 7d, true",
    "7d, 7s, true",
    "7s, 7h, false",
    "7s, 7s, true",
    "7s, 5s, false",
    "7s, 2h, false",
  })
  @Covers("KOW-26a")
  void theOtherPairOfTheFive(String declared, String card, boolean wins) {
    TestTable state = declared(hands(0, "9h", "", NOTHING, FIVE), 1, declared);
    assertThat(waits("winning-pair=either", state, 1, card)).isEqualTo(wins);
    assertThat(waits("winning-pair=either pair-rank=any", state, 1, card)).isEqualTo(wins);
  }

  @ParameterizedTest
  @CsvSource({
    "Ad, 5s 5s 5h 7s 7h 7d Ad Ad, 5s",
    "7d, 7s 7s 7d 7d 7s 5s 5h 5d, 7s",
    "7s, 7s 7s 7s 7d 7d 5s 5h 5d, 7d",
  })
  @Covers("KOW-26a")
  void twoOfATripletAreNoOtherPair(String declared, String eight, String card) {
    TestTable state = declared(hands(0, "9h", "", NOTHING, eight), 1, declared);
    String rules = "winning-pair=either pair-rank=any";
    assertThat(waits(rules, state, 1, declared)).isTrue();
    assertThat(waits(rules, state, 1, card)).isFalse();
  }

  /** All three of the rank are pairs, and the triplet is of the rank too. */
  @Test
  @Covers("KOW-26a")
  void eachOfThreePairsOfARankWins() {
    String rules = "winning-pair=either";
    String eight = "7s 7s 7s 7d 7d 7d 7h 7h";
    TestTable state = declared(hands(0, "9h", "", NOTHING, eight), 1, "7s");
    assertThat(waits(rules, state, 1, "7d")).isTrue();
    assertThat(waits(rules, state, 1, "7h")).isTrue();
  }

  @ParameterizedTest
  @CsvSource({
    "Ad, 5s 5s 5h 7s 7h 7d Ad Ad, Ad, true",
    "Ad, 5s 5s 5h 7s 7h 7d Ad Ad, 5s, true",
    "Ad, 5s 5s 5h 7s 7h 7d Ad Ad, 5h, false",
    "Ad, 5s 5s 5h 7s 7h 7d Ad Ad, 2h, false",
    "Ad, 5s 5s 5s 7s 7h 7d Ad Ad, 5s, false",
    "Ad, 5s 5s 5h Ad Ad Ah Ah As, Ah, true",
    "7s, 7s 7s 7d 7d 7h 5s 5h 5d, 7d, true",
    "7s, 7s 7s 7d 7d 7h 5s 5h 5d, 7h, false",
  })
  @Covers("KOW-26c")
  void anyTwoEqualCardsMayWin(String declared, String eight, String card, boolean wins) {
    TestTable state = declared(hands(0, "9h", "", NOTHING, eight), 1, declared);
    String rules = "winning-pair=any";
    assertThat(waits(rules, state, 1, card)).isEqualTo(wins);
    assertThat(waits(rules, state, 0, card)).isFalse();
  }

  @Test
  @Covers("KOW-41")
  void theHandEndsWithTheTurnOfTheLastCard() {
    String held = "Ad 2h 3d 4s 6h 8d 9s Kc";
    TestTable before = declared(hands(0, "6d", "2s", held, NOTHING, ACES), 2, "Ad");
    TestTable drawn = before.play("0 draw stock");
    assertThat(drawn.fact("phase")).isEqualTo("discard");
    TestTable ended = drawn.play("0 discard 6d");
    assertThat(ended.fact("phase")).isEqualTo("over");
    assertThat(ended.fact("winner")).isEqualTo("-");
    assertThat(ended.scores()).isEqualTo("0 0 0");
    assertThat(ended.winners()).isEqualTo("nobody");
    assertThat(drawn.told("0 discard 6d")).containsExactly("nobody-wins", "game-drawn [nobody]");
    TestTable window = drawn.play("0 discard Ad");
    assertThat(window.fact("phase")).isEqualTo("claim-discard");
    assertThat(window.play("2 pass").fact("phase")).isEqualTo("over");
    assertThat(window.play("2 claim").fact("winner")).isEqualTo("2");
  }

  @Test
  @Covers({"KOW-42", "KOW-43"})
  void handsAreCountedOrDealtAgain() {
    TestTable drawn = hands(1, "6d", "2s", NOTHING, NOTHING);
    TestTable won = declared(hands(1, "Ad 9h", "2s", NOTHING, ACES), 1, "Ad");
    String two = "hands=2";
    TestTable second = won.under(two).play("1 draw stock");
    assertThat(second.fact("phase")).isEqualTo("shuffle");
    assertThat(second.turn()).isEqualTo("chance");
    assertThat(second.state().handNumber()).isEqualTo(2);
    assertThat(second.fact("dealer")).isEqualTo("0");
    assertThat(second.fact("winner")).isEqualTo("1");
    assertThat(second.winners()).isEqualTo("-");
    assertThat(won.under(two).told("1 draw stock"))
        .containsExactly("hand-won 1 [" + bag("Ad Ad Ad") + "]", "done");
    TestTable dealt = second.resolveChance(2);
    assertThat(dealt.fact("turn")).isEqualTo("1");
    assertThat(dealt.fact("winner")).isEqualTo("-");
    assertThat(dealt.fact("checki.1")).isEqualTo("-");
    assertThat(dealt.lines()).isEqualTo(second.lines());
    assertThat(dealt.state().handNumber()).isEqualTo(2);

    String again = "redeal-drawn=yes";
    TestTable end = drawn.under(again).play("1 draw stock");
    TestTable redealt = end.play("1 discard 6d");
    assertThat(redealt.fact("phase")).isEqualTo("shuffle");
    assertThat(redealt.state().handNumber()).isEqualTo(2);
    assertThat(won.under(again).play("1 draw stock").fact("phase")).isEqualTo("over");
    String twice = "redeal-drawn=yes hands=2";
    assertThat(won.under(twice).play("1 draw stock").fact("phase")).isEqualTo("shuffle");
    TestTable scored =
        won.after(KowahState.class, state -> state.withSheet(state.sheet().add(1, "KOW-38", 0, 1)));
    assertThat(scored.under(twice).play("1 draw stock").fact("phase")).isEqualTo("over");
    assertThat(scored.under(twice).play("1 draw stock").winners()).isEqualTo("0 1");
  }

  @Test
  @Covers({"KOW-20", "KOW-21", "KOW-25"})
  void whoDeclaresHasACheckiHand() {
    TestTable before = hands(0, "9h 2s", "", ACES, NOTHING);
    String declare = "0 checki Ad";
    assertThat(before.deduced(declare)).hasSize(5).containsOnly("hand.0 has a property");
    assertThat(
            before.fitting(
                declare,
                "hand.0",
                ACES,
                "Ad Ad 6s 6h 6d 6s 6h 6d",
                "Ad Ad 6s 6h 6d 6s 6h",
                "Ad As 6s 6h 6d 6s 6h 6d",
                "Ad Ad 6s 6h 6d 6s 6h 8d"))
        .containsExactly(ACES, "Ad Ad 6s 6h 6d 6s 6h 6d");
    TestTable drawn = before.play("0 draw stock");
    assertThat(drawn.deduced("0 discard 9h")).isEmpty();
    assertThat(drawn.fitting("0 discard 9h checki Ad", "hand.0", "9h " + ACES, "9d " + ACES))
        .containsExactly("9h " + ACES);
    TestTable kept = declared(before, 0, "Ad").play("0 draw stock");
    assertThat(
            kept.fitting(
                "0 discard 9h",
                "hand.0",
                "9h 5s 5h 5d 7s 7h 7d",
                "9h 5s 5h 5d 7s 7h 8d",
                "9h 9h 9h 9h 7s 7h 7d"))
        .containsExactly("9h 5s 5h 5d 7s 7h 7d", "9h 9h 9h 9h 7s 7h 7d");
  }

  /** Counts the clues that a hand fits, and that it fits if its first card came last. */
  private static final class Fitting implements DeductionListener {
    private final CardList<PlayingCard> hand;
    private int count;

    Fitting(String hand) {
      this.hand = list(hand);
    }

    @Override
    @SuppressWarnings("unchecked") // All cards of the game are playing cards.
    public <C extends Card> void that(
        String pile, CardFamily<C> family, Predicate<? super CardList<C>> property) {
      count += property.test((CardList<C>) (CardList<?>) hand) ? 1 : 0;
    }

    @Override
    @SuppressWarnings("unchecked") // All cards of the game are playing cards.
    public <C extends Card> void since(
        String fact,
        String value,
        String pile,
        CardFamily<C> family,
        BiPredicate<? super CardList<C>, ? super CardList<C>> agree) {
      CardList<C> now = (CardList<C>) (CardList<?>) hand;
      count += agree.test(now.draw(1), now) ? 1 : 0;
    }

    @Override
    public void none(String pile, Iterable<? extends Card> cards) {
      throw new AssertionError(pile);
    }

    @Override
    public void some(String pile, Iterable<? extends Card> cards) {
      throw new AssertionError(pile);
    }

    @Override
    public void exactly(String pile, int number, Iterable<? extends Card> cards) {
      throw new AssertionError(pile);
    }

    @Override
    public void shown(String pile, Iterable<? extends Card> cards) {
      throw new AssertionError(pile);
    }

    @Override
    public void unknown() {
      throw new AssertionError();
    }
  }

  @ParameterizedTest
  @CsvSource({
    "Ad Ad 5s 5h 5d 7s 7h 7d, 5",
    "Ad Ad 5s 5h 5d 7s 7h 8d, 4",
    "Ad As 5s 5h 5d 7s 7h 8d, 3",
    "Ad As 5s 5h 6d 7s 7h 8d, 2",
    "Ah As 5s 5h 6d 7s 7h 8d, 1",
    "Ad 2s 3s 5h 6d 7s 8h 9d, 0",
    "Ad Ad 5s 5h 5d 7s 7h, 0",
  })
  void aSearchForACheckiHandComesNearerCardByCard(String hand, int clues) {
    TestTable before = hands(0, "9h 2s", "", ACES, NOTHING);
    Fitting fitting = new Fitting(hand);
    rules(2, "")
        .deductions()
        .fromMove(before.state(KowahState.class), new Declare(0, card("Ad")), fitting);
    assertThat(fitting.count).isEqualTo(clues);
  }

  @Test
  @Covers("KOW-32")
  void twoWhoWaitForACardHoldAllOfItsKind() {
    String rules = "winning-pair=either";
    String other = "7d 7d 9s 9h 9d 6s 6h 6d";
    TestTable both = declared(declared(hands(0, "7d", "", NOTHING, FIVE, other), 1, "7s"), 2, "7d");
    assertThat(waits(rules, both, 1, "7d")).isTrue();
    assertThat(waits(rules, both, 2, "7d")).isTrue();
    int held = hand(both, 1).count(card("7d")) + hand(both, 2).count(card("7d"));
    assertThat(held).isEqualTo(bag(TestTable.of(Kowah.GAME).pile("stock")).count(card("7d")));
  }

  @Test
  @Covers({"KOW-28", "KOW-29", "KOW-30a"})
  void drawsTellWhoWaits() {
    TestTable nobody = hands(0, "9h 2s", "6d", NOTHING, NOTHING);
    TestTable own = declared(hands(0, "9h 2s", "6d", ACES, NOTHING), 0, "Ad");
    TestTable other = declared(hands(0, "9h 2s", "6d", NOTHING, ACES), 1, "Ad");
    for (String option : List.of("declared", "either", "any")) {
      String rules = "winning-pair=" + option;
      assertThat(nobody.under(rules).deduced("0 draw stock")).isEmpty();
      assertThat(nobody.under(rules).deduced("0 draw discard")).isEmpty();
    }
    for (String option : List.of("either", "any")) {
      String rules = "winning-pair=" + option;
      assertThat(own.under(rules).deduced("0 draw stock")).containsExactly("unknown");
      assertThat(other.under(rules).deduced("0 draw stock")).containsExactly("unknown");
    }
    assertThat(own.deduced("0 draw stock"))
        .containsExactly("hand.0 agrees with itself since stock-size 2");
    assertThat(other.deduced("0 draw stock")).isEmpty();
    assertThat(other.under("claim=automatic").deduced("0 draw stock")).isEmpty();
    assertThat(other.under().deduced("0 draw discard")).isEmpty();
    String either = "winning-pair=either";
    assertThat(other.under(either).deduced("0 draw discard")).containsExactly("unknown");
    TestTable drawn = other.under(either).play("0 draw stock");
    assertThat(drawn.deduced("0 discard 9h")).containsExactly("unknown");
    assertThat(drawn.under().deduced("0 discard 9h")).isEmpty();
    String any = "winning-pair=any";
    assertThat(other.under(any).deduced("0 draw discard")).containsExactly("unknown");
    String next = "winning-pair=either hands=2";
    TestTable won = declared(hands(0, "Ad 2s", "6d", ACES, NOTHING), 0, "Ad");
    TestTable awaiting = won.under(next).play("0 draw stock");
    assertThat(awaiting.deduced(awaiting.chance(3))).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({"9h 5s 5h 5d, 1", "9h Ad 5s 5h, 1", "Ad 5s 5h 5d, 0", "Ad Ad 5s 5h, 0"})
  @Covers("KOW-28")
  void whoGoesOnDidNotDrawTheCardThatWins(String hand, int clues) {
    TestTable before = declared(hands(0, "9h 2s", "6d", ACES, NOTHING), 0, "Ad");
    Fitting fitting = new Fitting(hand);
    KowahState state = before.state(KowahState.class);
    KowahState after = before.play("0 draw stock").state(KowahState.class);
    rules(2, "").deductions().fromConsequences(state, Draw.fromStock(0), after, fitting);
    assertThat(fitting.count).isEqualTo(clues);
  }

  @Test
  void cardsOfATableComeBack() {
    TestTable before = declared(hands(0, "Ad 9h 2s", "2s", NOTHING, NOTHING, ACES), 2, "Ad");
    assertThat(before.withCards()).isEqualTo(before);
    TestTable shown = before.play("0 draw stock");
    assertThat(shown.withCards()).isEqualTo(shown);
    TestTable exchanged = shown.withCards("stock: 2s 9h", "hand.2: 6s 6h 6d 7s 7h 7d");
    assertThat(exchanged.pile("shown")).isEqualTo("Ad");
    assertThat(exchanged.pile("discard")).isEqualTo("2s");
    assertThat(hand(exchanged, 2)).isEqualTo(bag("Ad Ad 6s 6h 6d 7s 7h 7d"));
    assertThat(shown.table().pile("hand.2").audiences().get(0)).hasToString("2");
    assertThat(shown.table().pile("pair.2").audiences().get(0)).hasToString("all");
    assertThat(shown.fact("phase")).isEqualTo("claim-draw");
    assertThat(shown.fact("turn")).isEqualTo("2");
    assertThat(shown.fact("hand-number")).isEqualTo("1");
    assertThat(shown.fact("dealer")).isEqualTo("2");
    assertThat(before.fact("last-shown")).isEqualTo("-");
    assertThat(before.fact("drawn-up")).isEqualTo("-");
  }

  @Test
  void aSheetKeepsItsNotes() {
    ScoreSheet noted = ScoreSheet.empty(2).withNote("way", 1);
    KowahState start = rules(2, "").start();
    assertThat(start.withSheet(noted).sheet()).isEqualTo(noted);
    assertThat(start.withSheet(start.sheet())).isEqualTo(start);
  }

  @Test
  void movesReadBack() {
    Discard shared = Discard.of(3, card("9s"));
    assertThat(KowahMove.SYNTAX.parse(3, KowahMove.SYNTAX.format(shared))).isSameAs(shared);
    for (String move :
        List.of(
            "draw stock", "draw discard", "checki 7s", "discard 9h checki Ad", "claim", "pass")) {
      assertThat(KowahMove.SYNTAX.format(KowahMove.SYNTAX.parse(3, move))).isEqualTo(move);
    }
  }

  @Test
  void optionsHaveTheRulebooksDefaults() {
    assertThat(Kowah.GAME.options().defaults())
        .isEqualTo(new KowahOptions(false, WinningPair.DECLARED, 1, false, false, true, true));
  }
}
