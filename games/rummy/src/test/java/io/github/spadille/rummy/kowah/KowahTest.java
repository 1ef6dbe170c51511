package io.github.spadille.rummy.kowah;

import static io.github.spadille.engine.card.PlayingCard.FAMILY;
import static io.github.spadille.engine.card.PlayingCards.bag;
import static io.github.spadille.engine.card.PlayingCards.list;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Lists;
import com.google.common.primitives.ImmutableLongArray;
import io.github.spadille.engine.card.Card;
import io.github.spadille.engine.card.CardBag;
import io.github.spadille.engine.card.CardFamily;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.game.DeductionListener;
import io.github.spadille.engine.game.Outcome;
import io.github.spadille.engine.game.Refusal;
import io.github.spadille.engine.seat.PerSeat;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.state.Deal;
import io.github.spadille.engine.state.ScoreSheet.Line;
import io.github.spadille.engine.state.ScoreSheet;
import io.github.spadille.engine.table.Table;
import io.github.spadille.rummy.kowah.KowahCards.Source;
import io.github.spadille.rummy.kowah.KowahMove.Claim;
import io.github.spadille.rummy.kowah.KowahMove.Declare;
import io.github.spadille.rummy.kowah.KowahMove.Discard;
import io.github.spadille.rummy.kowah.KowahMove.DiscardDeclaring;
import io.github.spadille.rummy.kowah.KowahMove.Draw;
import io.github.spadille.rummy.kowah.KowahMove.Pass;
import io.github.spadille.rummy.kowah.KowahMove.Shuffle;
import io.github.spadille.rummy.kowah.KowahOptions.WinningPair;
import io.github.spadille.rummy.kowah.KowahState.Phase;
import io.github.spadille.testkit.Covers;
import io.github.spadille.testkit.HeardDeductions;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
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

  private static Kowah rules(int seats, String... options) {
    ImmutableMap.Builder<String, String> values = ImmutableMap.builder();
    for (String option : options) {
      values.put(option.split("=")[0], option.split("=")[1]);
    }
    return new Kowah(seats, Kowah.GAME.options().parse(values.buildOrThrow(), seats));
  }

  /** A first hand in which the last seat deals, before a seat draws. */
  private static KowahState hands(int seat, String stock, String discards, String... hands) {
    List<CardBag<PlayingCard>> cards = new ArrayList<>();
    for (String hand : hands) {
      cards.add(bag(hand));
    }
    PerSeat<CardBag<PlayingCard>> none = PerSeat.of(hands.length, NONE);
    return KowahState.undealt(list(stock), hands.length)
        .dealt(new KowahCards(PerSeat.copyOf(cards), none, list(stock), list(discards)))
        .turnOf(seat);
  }

  /** The same state where a seat has declared. */
  private static KowahState declared(KowahState state, int seat, String pair) {
    return state.opened(seat, card(pair), card(pair));
  }

  private static PlayingCard card(String code) {
    return PlayingCard.parse(code);
  }

  private static Draw fromStock(int seat) {
    return new Draw(seat, Source.STOCK);
  }

  private static Draw fromDiscards(int seat) {
    return new Draw(seat, Source.DISCARD);
  }

  private static Discard discard(int seat, String card) {
    return Discard.of(seat, card(card));
  }

  private static Optional<String> refusal(Kowah rules, KowahState state, KowahMove move) {
    return rules.refusal(state, move).map(Refusal::phrase).map(Object::toString);
  }

  private static List<String> moves(Kowah rules, KowahState state) {
    return Lists.transform(rules.legalMoves(state), KowahMove.SYNTAX::format);
  }

  private static List<String> told(Kowah rules, KowahState before, KowahMove move) {
    return Lists.transform(
        rules.stages(before, move),
        stage -> stage.name() + ' ' + stage.phrase().seat() + ' ' + stage.arguments());
  }

  private static String fact(Kowah rules, KowahState state, String name) {
    return rules.table(state).fact(name).value();
  }

  private static List<String> codes(Kowah rules, KowahState state, String pile) {
    return rules.table(state).pile(pile).cards().stream().map(Object::toString).toList();
  }

  @Test
  @Covers({"KOW-1", "KOW-2", "KOW-3", "KOW-4", "KOW-5", "KOW-6"})
  void thePackIsShuffledAndDealt() {
    Kowah rules = rules(3);
    KowahState start = rules.start();
    assertThat(start.turn().isChance()).isTrue();
    assertThat(start.handNumber()).isEqualTo(1);
    assertThat(start.cards().stock()).hasSize(120);
    assertThat(start.cards().stock().toBag().distinct()).hasSize(30);
    assertThat(start.cards().stock().toBag().toMultiset().entrySet())
        .allMatch(entry -> entry.getCount() == 4);
    assertThat(start.dealer()).isEqualTo(2);
    assertThat(start.winner()).isEqualTo(NOBODY);
    assertThat(start.claimant()).isEqualTo(NOBODY);
    assertThat(start.seat()).isZero();
    assertThat(rules.legalMoves(start)).isEmpty();
    assertThat(refusal(rules, start, fromStock(0))).hasValue("refusal.KOW-3.undealt");
    assertThat(refusal(rules, start, new Shuffle(list("As 2s"))))
        .hasValue("refusal.KOW-1.pack[120]");
    Shuffle shuffle = (Shuffle) rules.chance(start, new SplittableRandom(1));
    CardList<PlayingCard> pack = shuffle.cards();
    assertThat(pack.isPermutationOf(start.cards().stock())).isTrue();
    assertThat(pack).isNotEqualTo(start.cards().stock());

    KowahState dealt = rules.apply(start, shuffle);
    assertThat(dealt.cards().hands()).isEqualTo(Deal.bags(pack, 3, 0, 24));
    assertThat(dealt.cards().stock()).isEqualTo(pack.draw(24));
    assertThat(dealt.phase()).isEqualTo(Phase.DRAW);
    assertThat(dealt.seat()).isZero();
    assertThat(refusal(rules, dealt, shuffle)).hasValue("refusal.KOW-3.dealt");
    assertThat(told(rules, start, shuffle)).containsExactly("dealt 2 [8]");
    assertThat(Kowah.GAME.seatCounts().contains(4)).isTrue();
  }

  @Test
  @Covers({"KOW-15", "KOW-16", "KOW-17", "KOW-18", "KOW-19"})
  void aTurnIsADrawAndADiscard() {
    Kowah rules = rules(2);
    KowahState first = hands(0, "2s 3s", "", NOTHING, NOTHING);
    assertThat(moves(rules, first)).containsExactly("draw stock");
    assertThat(refusal(rules, first, fromDiscards(0))).hasValue("refusal.KOW-16.no-discard");
    assertThat(refusal(rules, first, fromStock(1))).hasValue("refusal.KOW-15.turn[0]");
    assertThat(refusal(rules, first, discard(0, "As"))).hasValue("refusal.KOW-15.draw-first");
    assertThat(refusal(rules, first, new Claim(0))).hasValue("refusal.KOW-30a.no-claim");
    assertThat(refusal(rules, first, new Pass(0))).hasValue("refusal.KOW-30a.no-claim");
    assertThat(refusal(rules, first, new Declare(0, card("As"))))
        .hasValue("refusal.KOW-7.no-pair[As]");

    KowahState drawn = rules.apply(first, fromStock(0));
    assertThat(drawn.cards().hand(0)).isEqualTo(bag(NOTHING + " 2s"));
    assertThat(drawn.cards().stock()).isEqualTo(list("3s"));
    assertThat(drawn.phase()).isEqualTo(Phase.DISCARD);
    assertThat(drawn.drawnUp()).isNull();
    assertThat(drawn.hand().lastShown()).isEmpty();
    assertThat(moves(rules, drawn))
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
    assertThat(refusal(rules, drawn, fromStock(0))).hasValue("refusal.KOW-15.drawn");
    assertThat(refusal(rules, drawn, new Declare(0, card("As")))).hasValue("refusal.KOW-15.drawn");
    assertThat(refusal(rules, drawn, discard(0, "5s"))).hasValue("refusal.KOW-18.not-held[5s]");
    assertThat(refusal(rules, drawn, discard(1, "As"))).hasValue("refusal.KOW-15.turn[0]");

    KowahState next = rules.apply(drawn, discard(0, "As"));
    assertThat(next.seat()).isEqualTo(1);
    assertThat(next.phase()).isEqualTo(Phase.DRAW);
    assertThat(next.claimant()).isEqualTo(NOBODY);
    assertThat(next.cards().discards()).isEqualTo(list("As"));
    assertThat(moves(rules, next)).containsExactly("draw stock", "draw discard");
    KowahState up = rules.apply(next, fromDiscards(1));
    assertThat(up.drawnUp()).isEqualTo(card("As"));
    assertThat(up.cards().discards()).isEmpty();
    assertThat(up.cards().hand(1)).isEqualTo(bag(NOTHING + " As"));
    assertThat(fact(rules, up, "drawn-up")).isEqualTo("As");
    assertThat(rules.apply(up, discard(1, "As")).drawnUp()).isNull();
  }

  @Test
  @Covers({"KOW-8", "KOW-20", "KOW-21", "KOW-22", "KOW-23", "KOW-24"})
  void whoeverHasACheckiHandMayDeclare() {
    Kowah rules = rules(2);
    KowahState before = hands(0, "9h 2s", "", FIVE, NOTHING);
    assertThat(moves(rules, before)).containsExactly("checki 7s", "checki 7d", "draw stock");
    assertThat(rules.governing(before, 0)).containsExactly("KOW-15", "KOW-16", "KOW-22");
    KowahState open = rules.apply(before, new Declare(0, card("7d")));
    assertThat(open.hasDeclared(0)).isTrue();
    assertThat(open.hasDeclared(1)).isFalse();
    assertThat(open.declared(0)).isEqualTo(card("7d"));
    assertThat(open.cards().open().get(0)).isEqualTo(bag("7d 7d"));
    assertThat(open.cards().hands()).isEqualTo(before.cards().hands());
    assertThat(open.phase()).isEqualTo(Phase.DRAW);
    assertThat(moves(rules, open)).containsExactly("draw stock");
    assertThat(rules.governing(open, 0)).containsExactly("KOW-15", "KOW-16", "KOW-24");
    assertThat(refusal(rules, open, new Declare(0, card("7s"))))
        .hasValue("refusal.KOW-24.declared[7d]");
    assertThat(codes(rules, open, "pair.0")).containsExactly("7d", "7d");
    assertThat(codes(rules, open, "hand.0")).containsExactly("5s", "7s", "7s", "5h", "7h", "5d");
    assertThat(fact(rules, open, "checki.0")).isEqualTo("7d");
    assertThat(fact(rules, open, "checki.1")).isEqualTo("-");

    KowahState drawn = rules.apply(before, fromStock(0));
    assertThat(moves(rules, drawn))
        .endsWith(
            "discard 9h",
            "discard 5d",
            "discard 7d",
            "discard 9h checki 7s",
            "discard 9h checki 7d")
        .hasSize(9);
    assertThat(rules.governing(drawn, 0)).containsExactly("KOW-18", "KOW-20");
    assertThat(refusal(rules, drawn, new DiscardDeclaring(0, card("9h"), card("7h"))))
        .hasValue("refusal.KOW-7.no-pair[7h]");
    assertThat(refusal(rules, drawn, new DiscardDeclaring(0, card("2h"), card("7d"))))
        .hasValue("refusal.KOW-18.not-held[2h]");
    assertThat(refusal(rules, drawn, new DiscardDeclaring(0, card("5h"), card("7d"))))
        .hasValue("refusal.KOW-13.no-hand[7d]");
    KowahState after = rules.apply(drawn, new DiscardDeclaring(0, card("9h"), card("7s")));
    assertThat(after.declared(0)).isEqualTo(card("7s"));
    assertThat(after.cards().open().get(0)).isEqualTo(bag("7s 7s"));
    assertThat(after.seat()).isEqualTo(1);
    assertThat(after.cards().discards().top()).isEqualTo(card("9h"));

    Kowah late = rules(2, "declare-at-draw=no");
    assertThat(moves(late, before)).containsExactly("draw stock");
    assertThat(refusal(late, before, new Declare(0, card("7d"))))
        .hasValue("refusal.KOW-21.with-discard");
  }

  @Test
  @Covers({"KOW-10", "KOW-13a"})
  void thePairMayBeOfTheRankOfATriplet() {
    KowahState before = hands(0, "2s", "", "5s 5h 5d 7s 7s 7d 7d 7d", NOTHING);
    assertThat(moves(rules(2), before)).containsExactly("draw stock");
    assertThat(refusal(rules(2), before, new Declare(0, card("7s"))))
        .hasValue("refusal.KOW-10.same-rank[7s]");
    Kowah any = rules(2, "pair-rank=any");
    assertThat(moves(any, before)).containsExactly("checki 7s", "checki 7d", "draw stock");
    assertThat(refusal(any, before, new Declare(0, card("7s")))).isEmpty();
    assertThat(rules(2).pairs(before.cards().hand(0))).isEmpty();
    assertThat(any.pairs(before.cards().hand(0))).hasSize(2);
  }

  @Test
  @Covers("KOW-25")
  void whoHasDeclaredKeepsTheForm() {
    Kowah rules = rules(2);
    KowahState before = declared(hands(1, "5s 2s", "", NOTHING, ACES), 1, "Ad");
    KowahState drawn = rules.apply(before, fromStock(1));
    assertThat(moves(rules, drawn)).containsExactly("discard 5s", "discard 5h", "discard 5d");
    assertThat(rules.discardable(drawn)).hasSize(3);
    assertThat(refusal(rules, drawn, discard(1, "7s"))).hasValue("refusal.KOW-25.breaks[7s, Ad]");
    assertThat(refusal(rules, drawn, discard(1, "Ad"))).hasValue("refusal.KOW-25.breaks[Ad, Ad]");
    assertThat(refusal(rules, drawn, discard(1, "9s"))).hasValue("refusal.KOW-18.not-held[9s]");
    assertThat(refusal(rules, drawn, new DiscardDeclaring(1, card("5h"), card("Ad"))))
        .hasValue("refusal.KOW-24.declared[Ad]");
    assertThat(rules.governing(drawn, 1)).containsExactly("KOW-18", "KOW-25");
    KowahState after = rules.apply(drawn, discard(1, "5h"));
    assertThat(after.cards().hand(1)).isEqualTo(bag("Ad Ad 5s 5s 5d 7s 7h 7d"));
  }

  @Test
  @Covers({"KOW-19", "KOW-25"})
  void aDrawnDiscardMayHaveToBeKept() {
    Kowah rules = rules(2, "return-discard=no");
    KowahState up = rules.apply(hands(0, "9h 9d", "5s", NOTHING, NOTHING), fromDiscards(0));
    assertThat(refusal(rules, up, discard(0, "5s"))).hasValue("refusal.KOW-19.just-drawn[5s]");
    assertThat(moves(rules, up)).hasSize(8).doesNotContain("discard 5s");
    assertThat(moves(rules(2), up)).hasSize(9).contains("discard 5s");
    KowahState two = rules.apply(hands(0, "9h 9d", "As", NOTHING, NOTHING), fromDiscards(0));
    assertThat(moves(rules, two)).hasSize(8).contains("discard As");
    KowahState stock = rules.apply(hands(0, "9h 9d", "As", NOTHING, NOTHING), fromStock(0));
    assertThat(moves(rules, stock)).hasSize(9).contains("discard 9h");
    KowahState bound = declared(hands(1, "9h 9d", "2s", NOTHING, ACES), 1, "Ad");
    assertThat(moves(rules, rules.apply(bound, fromDiscards(1)))).containsExactly("discard 2s");
  }

  @Test
  @Covers({"KOW-26", "KOW-28", "KOW-33", "KOW-38", "KOW-40", "KOW-42"})
  void whoDrawsTheThirdCardWins() {
    Kowah rules = rules(2);
    KowahState before = declared(hands(1, "Ad 9h", "2s", NOTHING, ACES), 1, "Ad");
    KowahState won = rules.apply(before, fromStock(1));
    assertThat(won.phase()).isEqualTo(Phase.OVER);
    assertThat(won.turn().isOver()).isTrue();
    assertThat(won.cards().open().get(1)).isEqualTo(bag("Ad Ad Ad"));
    assertThat(won.cards().hand(1)).isEqualTo(bag(ACES + " Ad"));
    assertThat(won.winner()).isEqualTo(1);
    assertThat(won.hand().lastShown()).isEmpty();
    assertThat(won.sheet().lines()).containsExactly(Line.of(1, "KOW-38", Seats.of(1), 1));
    assertThat(won.outcome().map(Outcome::winners)).hasValue(Seats.of(1));
    assertThat(before.outcome()).isEmpty();
    assertThat(won.handNumber()).isEqualTo(1);
    assertThat(won.dealer()).isEqualTo(1);
    assertThat(rules.legalMoves(won)).isEmpty();
    assertThat(refusal(rules, won, fromStock(0))).hasValue("refusal.KOW-43.over");
    assertThat(refusal(rules, won, new Claim(1))).hasValue("refusal.KOW-43.over");
    assertThat(told(rules, before, fromStock(1)))
        .containsExactly("hand-won 1 [" + bag("Ad Ad Ad") + "]", "game-won -1 [1]");
    assertThat(fact(rules, won, "winner")).isEqualTo("1");
    assertThat(fact(rules, won, "score")).isEqualTo("0 1");

    KowahState pile = declared(hands(1, "9h", "Ad 2s", NOTHING, ACES), 1, "Ad");
    KowahState wonUp = rules.apply(pile, fromDiscards(1));
    assertThat(wonUp.winner()).isEqualTo(1);
    assertThat(wonUp.drawnUp()).isNull();
    assertThat(wonUp.cards().discards()).isEqualTo(list("2s"));
    KowahState undeclared = hands(1, "Ad 9h", "2s", NOTHING, ACES);
    assertThat(rules.apply(undeclared, fromStock(1)).phase()).isEqualTo(Phase.DISCARD);
    KowahState other = declared(hands(1, "5s 9h", "2s", NOTHING, ACES), 1, "Ad");
    assertThat(rules.apply(other, fromStock(1)).phase()).isEqualTo(Phase.DISCARD);
  }

  @Test
  @Covers({"KOW-29", "KOW-30", "KOW-30a", "KOW-33", "KOW-34", "KOW-37"})
  void aShownCardMayBeClaimed() {
    Kowah rules = rules(3);
    KowahState before = declared(hands(0, "Ad 9h", "2s", NOTHING, NOTHING, ACES), 2, "Ad");
    KowahState shown = rules.apply(before, fromStock(0));
    assertThat(shown.phase()).isEqualTo(Phase.CLAIM_DRAW);
    assertThat(shown.turn().seats()).isEqualTo(Seats.of(2));
    assertThat(shown.seat()).isZero();
    assertThat(shown.cards()).isEqualTo(before.cards());
    assertThat(codes(rules, shown, "shown")).containsExactly("Ad");
    assertThat(codes(rules, shown, "stock")).containsExactly("9h");
    assertThat(fact(rules, shown, "stock-size")).isEqualTo("1");
    assertThat(fact(rules, shown, "last-shown")).isEqualTo("Ad");
    assertThat(fact(rules, shown, "claimant")).isEqualTo("2");
    assertThat(told(rules, before, fromStock(0))).containsExactly("card-shown 0 [Ad]");
    assertThat(moves(rules, shown)).containsExactly("claim", "pass");
    assertThat(rules.governing(shown, 2)).containsExactly("KOW-30", "KOW-33", "KOW-34");
    assertThat(refusal(rules, shown, new Claim(0))).hasValue("refusal.KOW-30.window[2]");
    assertThat(refusal(rules, shown, new Pass(1))).hasValue("refusal.KOW-30.window[2]");
    assertThat(refusal(rules, shown, fromStock(2))).hasValue("refusal.KOW-30.window[2]");

    KowahState claimed = rules.apply(shown, new Claim(2));
    assertThat(claimed.winner()).isEqualTo(2);
    assertThat(claimed.claimant()).isEqualTo(NOBODY);
    assertThat(claimed.cards().open().get(2)).isEqualTo(bag("Ad Ad Ad"));
    assertThat(claimed.cards().stock()).isEqualTo(list("9h"));
    assertThat(codes(rules, claimed, "shown")).isEmpty();
    KowahState passed = rules.apply(shown, new Pass(2));
    assertThat(passed.phase()).isEqualTo(Phase.DISCARD);
    assertThat(passed.seat()).isZero();
    assertThat(passed.claimant()).isEqualTo(NOBODY);
    assertThat(passed.cards().hand(0)).isEqualTo(bag(NOTHING + " Ad"));
    assertThat(passed.cards().stock()).isEqualTo(list("9h"));
    assertThat(passed.hand().lastShown()).hasValue(card("Ad"));

    Kowah automatic = rules(3, "claim=automatic");
    assertThat(automatic.apply(before, fromStock(0))).isEqualTo(claimed);
    assertThat(told(automatic, before, fromStock(0)))
        .containsExactly(
            "card-shown 0 [Ad]", "hand-won 2 [" + bag("Ad Ad Ad") + "]", "game-won -1 [2]");
  }

  @Test
  @Covers({"KOW-29", "KOW-30a"})
  void aCardIsShownOnlyToOthersWhoHaveDeclared() {
    Kowah rules = rules(3);
    KowahState before = declared(hands(0, "6d 9h", "2s", NOTHING, NOTHING, ACES), 2, "Ad");
    KowahState shown = rules.apply(before, fromStock(0));
    assertThat(shown.phase()).isEqualTo(Phase.DISCARD);
    assertThat(shown.hand().lastShown()).hasValue(card("6d"));
    assertThat(shown.cards().hand(0)).isEqualTo(bag(NOTHING + " 6d"));
    assertThat(told(rules, before, fromStock(0))).containsExactly("card-shown 0 [6d]");
    KowahState own = declared(hands(0, "6d 9h", "2s", ACES, NOTHING, NOTHING), 0, "Ad");
    assertThat(rules.apply(own, fromStock(0)).hand().lastShown()).isEmpty();
    assertThat(told(rules, own, fromStock(0))).containsExactly("done -1 []");
    assertThat(rules.apply(before, fromDiscards(0)).hand().lastShown()).isEmpty();
  }

  @Test
  @Covers({"KOW-31", "KOW-33", "KOW-34", "KOW-35", "KOW-36"})
  void aDiscardMayBeClaimed() {
    Kowah rules = rules(3);
    String held = "Ad 2h 3d 4s 6h 8d 9s Kc";
    KowahState before = declared(hands(0, "6d 9h", "2s", held, NOTHING, ACES), 2, "Ad");
    KowahState drawn = rules.apply(before, fromStock(0));
    KowahState window = rules.apply(drawn, discard(0, "Ad"));
    assertThat(window.phase()).isEqualTo(Phase.CLAIM_DISCARD);
    assertThat(window.turn().seats()).isEqualTo(Seats.of(2));
    assertThat(window.seat()).isZero();
    assertThat(moves(rules, window)).containsExactly("claim", "pass");
    assertThat(rules.governing(window, 2)).containsExactly("KOW-31", "KOW-33", "KOW-34");
    assertThat(codes(rules, window, "discard")).containsExactly("Ad", "2s");
    assertThat(codes(rules, window, "shown")).isEmpty();
    assertThat(codes(rules, window, "stock")).containsExactly("9h");
    assertThat(fact(rules, window, "stock-size")).isEqualTo("1");
    KowahState claimed = rules.apply(window, new Claim(2));
    assertThat(claimed.winner()).isEqualTo(2);
    assertThat(claimed.cards().discards()).isEqualTo(list("2s"));
    assertThat(claimed.cards().stock()).isEqualTo(list("9h"));
    assertThat(rules(3, "claim=automatic").apply(drawn, discard(0, "Ad"))).isEqualTo(claimed);
    KowahState passed = rules.apply(window, new Pass(2));
    assertThat(passed.phase()).isEqualTo(Phase.DRAW);
    assertThat(passed.seat()).isEqualTo(1);
    assertThat(passed.claimant()).isEqualTo(NOBODY);
    assertThat(passed.cards().stock()).isEqualTo(window.cards().stock());
    assertThat(rules.apply(passed, fromDiscards(1)).phase()).isEqualTo(Phase.DISCARD);
  }

  @Test
  @Covers({"KOW-30", "KOW-31", "KOW-38"})
  void theFirstSeatMayClaimToo() {
    Kowah rules = rules(2);
    KowahState before = declared(hands(1, "Ad 9h", "2s", ACES, NOTHING), 0, "Ad");
    KowahState shown = rules.apply(before, fromStock(1));
    assertThat(shown.phase()).isEqualTo(Phase.CLAIM_DRAW);
    assertThat(shown.turn().seats()).isEqualTo(Seats.of(0));
    assertThat(refusal(rules, shown, new Claim(0))).isEmpty();
    assertThat(refusal(rules, shown, discard(1, "As"))).hasValue("refusal.KOW-30.window[0]");
    KowahState discarded = rules.apply(rules.apply(shown, new Pass(0)), discard(1, "Ad"));
    assertThat(discarded.phase()).isEqualTo(Phase.CLAIM_DISCARD);
    assertThat(discarded.seat()).isEqualTo(1);
    KowahState won = rules.apply(discarded, new Claim(0));
    assertThat(won.sheet().lines()).containsExactly(Line.of(1, "KOW-38", Seats.of(0), 1));
    assertThat(told(rules, discarded, new Claim(0)))
        .containsExactly("hand-won 0 [" + bag("Ad Ad Ad") + "]", "game-won -1 [0]");
    Kowah automatic = rules(2, "claim=automatic");
    assertThat(automatic.apply(before, fromStock(1)).winner()).isZero();
  }

  @Test
  @Covers({"KOW-26a", "KOW-26b", "KOW-27", "KOW-33a"})
  void eitherPairOfTheFiveMayWin() {
    Kowah rules = rules(2, "winning-pair=either");
    KowahState before = declared(hands(0, "7d 9h", "2s", NOTHING, FIVE), 1, "7s");
    assertThat(rules.waitsFor(before, 1, card("7d"))).isTrue();
    assertThat(rules.waitsFor(before, 1, card("7s"))).isTrue();
    assertThat(rules.waitsFor(before, 1, card("7h"))).isFalse();
    assertThat(rules.waitsFor(before, 0, card("7d"))).isFalse();
    assertThat(rules(2).waitsFor(before, 1, card("7d"))).isFalse();
    KowahState claimed = rules.apply(rules.apply(before, fromStock(0)), new Claim(1));
    assertThat(claimed.cards().open().get(1)).isEqualTo(bag("7s 7s 7d 7d 7d"));
    assertThat(claimed.declared(1)).isEqualTo(card("7s"));
    assertThat(codes(rules, claimed, "hand.1")).containsExactly("5s", "5h", "7h", "5d");

    KowahState other = declared(hands(0, "7s 9h", "2s", NOTHING, FIVE), 1, "7d");
    KowahState won = rules.apply(rules.apply(other, fromStock(0)), new Claim(1));
    assertThat(won.cards().open().get(1)).isEqualTo(bag("7s 7s 7s 7d 7d"));
    assertThat(won.declared(1)).isEqualTo(card("7d"));
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
    KowahState state = declared(hands(0, "9h", "", NOTHING, FIVE), 1, declared);
    assertThat(rules(2, "winning-pair=either").waitsFor(state, 1, card(card))).isEqualTo(wins);
    assertThat(rules(2, "winning-pair=either", "pair-rank=any").waitsFor(state, 1, card(card)))
        .isEqualTo(wins);
  }

  @ParameterizedTest
  @CsvSource({
    "Ad, 5s 5s 5h 7s 7h 7d Ad Ad, 5s",
    "7d, 7s 7s 7d 7d 7s 5s 5h 5d, 7s",
    "7s, 7s 7s 7s 7d 7d 5s 5h 5d, 7d",
  })
  @Covers("KOW-26a")
  void twoOfATripletAreNoOtherPair(String declared, String eight, String card) {
    KowahState state = declared(hands(0, "9h", "", NOTHING, eight), 1, declared);
    Kowah rules = rules(2, "winning-pair=either", "pair-rank=any");
    assertThat(rules.waitsFor(state, 1, card(declared))).isTrue();
    assertThat(rules.waitsFor(state, 1, card(card))).isFalse();
  }

  /** All three of the rank are pairs, and the triplet is of the rank too. */
  @Test
  @Covers("KOW-26a")
  void eachOfThreePairsOfARankWins() {
    Kowah rules = rules(2, "winning-pair=either");
    String eight = "7s 7s 7s 7d 7d 7d 7h 7h";
    KowahState state = declared(hands(0, "9h", "", NOTHING, eight), 1, "7s");
    assertThat(rules.waitsFor(state, 1, card("7d"))).isTrue();
    assertThat(rules.waitsFor(state, 1, card("7h"))).isTrue();
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
    KowahState state = declared(hands(0, "9h", "", NOTHING, eight), 1, declared);
    Kowah rules = rules(2, "winning-pair=any");
    assertThat(rules.waitsFor(state, 1, card(card))).isEqualTo(wins);
    assertThat(rules.waitsFor(state, 0, card(card))).isFalse();
  }

  @Test
  @Covers("KOW-41")
  void theHandEndsWithTheTurnOfTheLastCard() {
    Kowah rules = rules(3);
    String held = "Ad 2h 3d 4s 6h 8d 9s Kc";
    KowahState before = declared(hands(0, "6d", "2s", held, NOTHING, ACES), 2, "Ad");
    KowahState drawn = rules.apply(before, fromStock(0));
    assertThat(drawn.phase()).isEqualTo(Phase.DISCARD);
    KowahState ended = rules.apply(drawn, discard(0, "6d"));
    assertThat(ended.phase()).isEqualTo(Phase.OVER);
    assertThat(ended.winner()).isEqualTo(NOBODY);
    assertThat(ended.scores()).isEqualTo(ImmutableLongArray.of(0, 0, 0));
    assertThat(ended.outcome().map(Outcome::isDraw)).hasValue(true);
    assertThat(told(rules, drawn, discard(0, "6d")))
        .containsExactly("nobody-wins -1 []", "game-drawn -1 [nobody]");
    KowahState window = rules.apply(drawn, discard(0, "Ad"));
    assertThat(window.phase()).isEqualTo(Phase.CLAIM_DISCARD);
    assertThat(rules.apply(window, new Pass(2)).phase()).isEqualTo(Phase.OVER);
    assertThat(rules.apply(window, new Claim(2)).winner()).isEqualTo(2);
  }

  @Test
  @Covers({"KOW-42", "KOW-43"})
  void handsAreCountedOrDealtAgain() {
    KowahState drawn = hands(1, "6d", "2s", NOTHING, NOTHING);
    KowahState won = declared(hands(1, "Ad 9h", "2s", NOTHING, ACES), 1, "Ad");
    Kowah two = rules(2, "hands=2");
    KowahState second = two.apply(won, fromStock(1));
    assertThat(second.phase()).isEqualTo(Phase.SHUFFLE);
    assertThat(second.turn().isChance()).isTrue();
    assertThat(second.handNumber()).isEqualTo(2);
    assertThat(second.dealer()).isZero();
    assertThat(second.winner()).isEqualTo(1);
    assertThat(second.outcome()).isEmpty();
    assertThat(told(two, won, fromStock(1)))
        .containsExactly("hand-won 1 [" + bag("Ad Ad Ad") + "]", "done -1 []");
    KowahState dealt = two.apply(second, (Shuffle) two.chance(second, new SplittableRandom(2)));
    assertThat(dealt.seat()).isEqualTo(1);
    assertThat(dealt.winner()).isEqualTo(NOBODY);
    assertThat(dealt.hasDeclared(1)).isFalse();
    assertThat(dealt.sheet()).isEqualTo(second.sheet());
    assertThat(dealt.handNumber()).isEqualTo(2);

    Kowah again = rules(2, "redeal-drawn=yes");
    KowahState end = again.apply(drawn, fromStock(1));
    KowahState redealt = again.apply(end, discard(1, "6d"));
    assertThat(redealt.phase()).isEqualTo(Phase.SHUFFLE);
    assertThat(redealt.handNumber()).isEqualTo(2);
    assertThat(again.apply(won, fromStock(1)).phase()).isEqualTo(Phase.OVER);
    Kowah twice = rules(2, "redeal-drawn=yes", "hands=2");
    assertThat(twice.apply(won, fromStock(1)).phase()).isEqualTo(Phase.SHUFFLE);
    KowahState scored = won.withSheet(won.sheet().add(1, "KOW-38", 0, 1));
    assertThat(twice.apply(scored, fromStock(1)).phase()).isEqualTo(Phase.OVER);
    assertThat(twice.apply(scored, fromStock(1)).outcome().map(Outcome::winners))
        .hasValue(Seats.of(0, 1));
  }

  @Test
  @Covers({"KOW-20", "KOW-21", "KOW-25"})
  void whoDeclaresHasACheckiHand() {
    Kowah rules = rules(2);
    KowahState before = hands(0, "9h 2s", "", ACES, NOTHING);
    Declare declare = new Declare(0, card("Ad"));
    assertThat(HeardDeductions.of(rules, before, declare))
        .hasSize(5)
        .containsOnly("hand.0 has a property");
    assertThat(
            HeardDeductions.fitting(
                rules,
                before,
                declare,
                "hand.0",
                FAMILY,
                ACES,
                "Ad Ad 6s 6h 6d 6s 6h 6d",
                "Ad Ad 6s 6h 6d 6s 6h",
                "Ad As 6s 6h 6d 6s 6h 6d",
                "Ad Ad 6s 6h 6d 6s 6h 8d"))
        .containsExactly(ACES, "Ad Ad 6s 6h 6d 6s 6h 6d");
    KowahState drawn = rules.apply(before, fromStock(0));
    assertThat(HeardDeductions.of(rules, drawn, discard(0, "9h"))).isEmpty();
    assertThat(
            HeardDeductions.fitting(
                rules,
                drawn,
                new DiscardDeclaring(0, card("9h"), card("Ad")),
                "hand.0",
                FAMILY,
                "9h " + ACES,
                "9d " + ACES))
        .containsExactly("9h " + ACES);
    KowahState kept = rules.apply(declared(before, 0, "Ad"), fromStock(0));
    assertThat(
            HeardDeductions.fitting(
                rules,
                kept,
                discard(0, "9h"),
                "hand.0",
                FAMILY,
                "9h 5s 5h 5d 7s 7h 7d",
                "9h 5s 5h 5d 7s 7h 8d",
                "9h 9h 9h 9h 7s 7h 7d"))
        .containsExactly("9h 5s 5h 5d 7s 7h 7d", "9h 9h 9h 9h 7s 7h 7d");
  }

  /** Counts the clues that a hand fits. */
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
    KowahState before = hands(0, "9h 2s", "", ACES, NOTHING);
    Fitting fitting = new Fitting(hand);
    rules(2).deductions().fromMove(before, new Declare(0, card("Ad")), fitting);
    assertThat(fitting.count).isEqualTo(clues);
  }

  @Test
  @Covers("KOW-32")
  void twoWhoWaitForACardHoldAllOfItsKind() {
    Kowah rules = rules(3, "winning-pair=either");
    String other = "7d 7d 9s 9h 9d 6s 6h 6d";
    KowahState both =
        declared(declared(hands(0, "7d", "", NOTHING, FIVE, other), 1, "7s"), 2, "7d");
    assertThat(rules.waitsFor(both, 1, card("7d"))).isTrue();
    assertThat(rules.waitsFor(both, 2, card("7d"))).isTrue();
    int held = both.cards().hand(1).count(card("7d")) + both.cards().hand(2).count(card("7d"));
    assertThat(held).isEqualTo(rules.start().cards().stock().toBag().count(card("7d")));
  }

  @Test
  @Covers({"KOW-28", "KOW-29", "KOW-30a"})
  void drawsTellWhoWaits() {
    KowahState nobody = hands(0, "9h 2s", "6d", NOTHING, NOTHING);
    KowahState own = declared(hands(0, "9h 2s", "6d", ACES, NOTHING), 0, "Ad");
    KowahState other = declared(hands(0, "9h 2s", "6d", NOTHING, ACES), 1, "Ad");
    for (String option : List.of("declared", "either", "any")) {
      Kowah rules = rules(2, "winning-pair=" + option);
      assertThat(HeardDeductions.of(rules, nobody, fromStock(0))).isEmpty();
      assertThat(HeardDeductions.of(rules, nobody, fromDiscards(0))).isEmpty();
      assertThat(HeardDeductions.of(rules, own, fromStock(0))).containsExactly("unknown");
      assertThat(HeardDeductions.of(rules, other, fromStock(0))).containsExactly("unknown");
    }
    assertThat(HeardDeductions.of(rules(2), other, fromDiscards(0))).isEmpty();
    Kowah either = rules(2, "winning-pair=either");
    assertThat(HeardDeductions.of(either, other, fromDiscards(0))).containsExactly("unknown");
    KowahState drawn = either.apply(other, fromStock(0));
    assertThat(HeardDeductions.of(either, drawn, discard(0, "9h"))).containsExactly("unknown");
    assertThat(HeardDeductions.of(rules(2), drawn, discard(0, "9h"))).isEmpty();
    Kowah any = rules(2, "winning-pair=any");
    assertThat(HeardDeductions.of(any, other, fromDiscards(0))).containsExactly("unknown");
    Kowah next = rules(2, "winning-pair=either", "hands=2");
    KowahState won = declared(hands(0, "Ad 2s", "6d", ACES, NOTHING), 0, "Ad");
    KowahState awaiting = next.apply(won, fromStock(0));
    assertThat(HeardDeductions.of(next, awaiting, next.chance(awaiting, new SplittableRandom(3))))
        .isEmpty();
  }

  @Test
  void cardsOfATableComeBack() {
    Kowah rules = rules(3);
    KowahState before = declared(hands(0, "Ad 9h 2s", "2s", NOTHING, NOTHING, ACES), 2, "Ad");
    assertThat(rules.withCards(before, rules.table(before))).isEqualTo(before);
    KowahState shown = rules.apply(before, fromStock(0));
    assertThat(rules.withCards(shown, rules.table(shown))).isEqualTo(shown);
    Table other =
        rules
            .table(shown)
            .withCards(ImmutableMap.of("stock", list("2s 9h"), "hand.2", bag("6s 6h 6d 7s 7h 7d")));
    KowahState exchanged = rules.withCards(shown, other);
    assertThat(exchanged.cards().stock()).isEqualTo(list("Ad 2s 9h"));
    assertThat(exchanged.cards().discards()).isEqualTo(shown.cards().discards());
    assertThat(exchanged.cards().hand(2)).isEqualTo(bag("Ad Ad 6s 6h 6d 7s 7h 7d"));
    assertThat(rules.table(shown).pile("hand.2").audiences().get(0)).hasToString("2");
    assertThat(rules.table(shown).pile("pair.2").audiences().get(0)).hasToString("all");
    assertThat(fact(rules, shown, "phase")).isEqualTo("claim-draw");
    assertThat(fact(rules, shown, "turn")).isEqualTo("2");
    assertThat(fact(rules, shown, "hand-number")).isEqualTo("1");
    assertThat(fact(rules, shown, "dealer")).isEqualTo("2");
    assertThat(fact(rules, before, "last-shown")).isEqualTo("-");
    assertThat(fact(rules, before, "drawn-up")).isEqualTo("-");
  }

  @Test
  void aSheetKeepsItsNotes() {
    ScoreSheet noted = ScoreSheet.empty(2).withNote("way", 1);
    KowahState start = rules(2).start();
    assertThat(start.withSheet(noted).sheet()).isEqualTo(noted);
    assertThat(start.withSheet(start.sheet())).isEqualTo(start);
  }

  @Test
  void movesReadBack() {
    Discard shared = discard(3, "9s");
    assertThat(KowahMove.SYNTAX.parse(3, KowahMove.SYNTAX.format(shared))).isSameAs(shared);
    for (KowahMove move :
        List.of(
            fromStock(3),
            fromDiscards(3),
            new Declare(3, card("7s")),
            new DiscardDeclaring(3, card("9h"), card("Ad")),
            new Claim(3),
            new Pass(3))) {
      assertThat(KowahMove.SYNTAX.parse(3, KowahMove.SYNTAX.format(move))).isEqualTo(move);
    }
    assertThat(KowahMove.SYNTAX.format(new DiscardDeclaring(3, card("9h"), card("Ad"))))
        .isEqualTo("discard 9h checki Ad");
  }

  @Test
  void optionsHaveTheRulebooksDefaults() {
    assertThat(Kowah.GAME.options().defaults())
        .isEqualTo(new KowahOptions(false, WinningPair.DECLARED, 1, false, false, true, true));
  }
}
