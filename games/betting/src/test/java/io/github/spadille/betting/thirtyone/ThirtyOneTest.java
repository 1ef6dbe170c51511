package io.github.spadille.betting.thirtyone;

import static io.github.spadille.engine.card.PlayingCard.FAMILY;
import static io.github.spadille.engine.card.PlayingCards.list;
import static io.github.spadille.engine.card.PlayingCards.noCards;
import static io.github.spadille.engine.card.PlayingCards.set;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Lists;
import com.google.common.primitives.ImmutableLongArray;
import io.github.spadille.betting.thirtyone.ThirtyOneMove.Discard;
import io.github.spadille.betting.thirtyone.ThirtyOneMove.Draw;
import io.github.spadille.betting.thirtyone.ThirtyOneMove.Knock;
import io.github.spadille.betting.thirtyone.ThirtyOneMove.Shuffle;
import io.github.spadille.betting.thirtyone.ThirtyOneMove.Source;
import io.github.spadille.betting.thirtyone.ThirtyOneState.Hand;
import io.github.spadille.betting.thirtyone.ThirtyOneState.Phase;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.Deck;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.game.Outcome;
import io.github.spadille.engine.game.Refusal;
import io.github.spadille.engine.random.RandomSource;
import io.github.spadille.engine.seat.IntPerSeat;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.state.CardsPerSeat;
import io.github.spadille.engine.state.ScoreSheet;
import io.github.spadille.engine.state.ScoreSheet.Line;
import io.github.spadille.engine.state.Stock;
import io.github.spadille.engine.table.Table;
import io.github.spadille.testkit.Covers;
import io.github.spadille.testkit.HeardDeductions;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ThirtyOneTest {
  private static final CardList<PlayingCard> PACK = Deck.standard52().cards();

  /** Rules with options such as {@code knock-tie=equal markers=2}. */
  private static ThirtyOne rules(int seats, String... options) {
    ImmutableMap.Builder<String, String> values = ImmutableMap.builder();
    for (String option : options) {
      values.put(option.split("=")[0], option.split("=")[1]);
    }
    return new ThirtyOne(seats, ThirtyOne.GAME.options().parse(values.buildOrThrow(), seats));
  }

  /** A first hand in which the last seat deals, before a seat draws; the rest is the stock. */
  private static ThirtyOneState hands(int seat, int knocker, String... hands) {
    CardsPerSeat<PlayingCard> held = CardsPerSeat.none(FAMILY, hands.length);
    CardSet<PlayingCard> rest = Deck.standard52().set();
    for (int i = 0; i < hands.length; i++) {
      held = held.plus(i, cards(hands[i]));
      rest = rest.minus(cards(hands[i]));
    }
    Seats all = Seats.all(hands.length);
    ScoreSheet markers = ScoreSheet.empty(hands.length).add(0, "TON-2", all, 4);
    ThirtyOneState dealt =
        ThirtyOneState.undealt(Hand.undealt(hands.length - 1, markers), PACK)
            .dealt(held, Stock.of(rest.toList()).turnedUp());
    if (knocker != Seats.NOBODY) {
      dealt = (knocker == 0 ? dealt : dealt.turnOf(knocker)).knocked();
    }
    return seat == dealt.seat() ? dealt : dealt.turnOf(seat);
  }

  /** The same where seats have lost markers, of four each. */
  private static ThirtyOneState losses(ThirtyOneState state, int... losses) {
    ScoreSheet sheet = state.sheet();
    Seats in = Seats.all(losses.length);
    for (int seat = 0; seat < losses.length; seat++) {
      sheet = sheet.add(1, "TON-24", seat, -losses[seat]);
      in = losses[seat] > 4 ? in.without(seat) : in;
    }
    return state.withHand(state.hand().lost(in, IntPerSeat.copyOf(losses), sheet));
  }

  private static ThirtyOneState stock(ThirtyOneState state, String cards, String discards) {
    return state.withCards(state.hands(), new Stock<>(list(cards), list(discards)));
  }

  private static CardSet<PlayingCard> cards(String codes) {
    return codes.isEmpty() ? noCards() : set(codes);
  }

  /** A shuffle of the pack that begins with some cards. */
  private static Shuffle shuffle(String first) {
    CardSet<PlayingCard> rest = Deck.standard52().set().minus(set(first));
    return new Shuffle(list(first).appendAll(rest.toList()));
  }

  /** The state after the seat in turn drew from the stock and discarded that card. */
  private static ThirtyOneState turn(ThirtyOne rules, ThirtyOneState state) {
    PlayingCard card = state.stock().top();
    ThirtyOneState drawn = rules.apply(state, Draw.of(state.seat(), Source.STOCK));
    return rules.apply(drawn, Discard.of(state.seat(), card));
  }

  /** The hand ends with this turn, as another seat has knocked. */
  private static ThirtyOneState ended(ThirtyOne rules, int knocker, String... hands) {
    int seat = (knocker + hands.length - 1) % hands.length;
    return turn(rules, hands(seat, knocker, hands));
  }

  private static Discard discard(int seat, String card) {
    return Discard.of(seat, PlayingCard.parse(card));
  }

  private static Optional<String> refusal(
      ThirtyOne rules, ThirtyOneState state, ThirtyOneMove move) {
    return rules.refusal(state, move).map(Refusal::phrase).map(Object::toString);
  }

  private static List<String> told(ThirtyOne rules, ThirtyOneState before, ThirtyOneMove move) {
    return Lists.transform(
        rules.stages(before, move),
        stage -> stage.name() + ' ' + stage.phrase().seat() + ' ' + stage.arguments());
  }

  private static String fact(ThirtyOne rules, ThirtyOneState state, String name) {
    return rules.table(state).fact(name).value();
  }

  @ParameterizedTest
  @CsvSource({
    "7h Kd 4s, 10, 10", "9h 8h Ad, 17, 17", "9h 8h 4h, 21, 21", "2s 3s Kh, 5, 10",
    "Ah Kh Th, 31, 31", "As Kh Qd, 11, 11", "Kd 2s 3s, 5, 10", "As 9s Kh, 20, 20",
    "8s 8h 8d, 8, 8", "As Qs Js, 31, 31", "2s Ts Js, 22, 22", "Ad 2h 9h, 11, 11"
  })
  @Covers({"TON-7", "TON-8", "TON-9", "TON-10", "TON-11"})
  void cardsOfOneSuitAreAdded(String hand, int pairSuit, int bestSuit) {
    assertThat(rules(4).count(set(hand))).isEqualTo(2 * pairSuit);
    assertThat(rules(4, "hand-score=best-suit").count(set(hand))).isEqualTo(2 * bestSuit);
  }

  @Test
  @Covers("TON-10a")
  void threeOfAKindMayCountMore() {
    assertThat(rules(4, "three-of-a-kind=on").count(set("8s 8h 8d"))).isEqualTo(61);
    assertThat(rules(4, "three-of-a-kind=30").count(set("8s 8h 8d"))).isEqualTo(60);
    assertThat(rules(4, "three-of-a-kind=on").count(set("8s 8h 9d"))).isEqualTo(18);
    assertThat(rules(4, "three-of-a-kind=30").count(set("Ks Qs 9d"))).isEqualTo(40);
    String[] hands = {"8s 8h 8d", "Kc Qc Tc", "2s 3s Kh", "4d 5d Qs"};
    for (String option : List.of("off", "on", "30")) {
      ThirtyOne rules = rules(4, "three-of-a-kind=" + option);
      assertThat(rules.losers(hands(2, 3, hands))).isEqualTo(Seats.of(2));
    }
  }

  @ParameterizedTest
  @CsvSource({
    // knocker; default, knock-tie=equal, blitz-penalty=all-others; hands
    "0, 0, 0, 0, 8h Th 2s, Ks Qs 3d, Kc 9c 6c",
    "0, 1, 1, 1, 9h 8h 4h, Ks Qs 3d, Kc 9c 6c",
    "0, 1, 0 1, 1, 8h Th 2s, 8s Ts 3d, Kc 9c 6c",
    "2, 0 1, 0 1, 0 1, 8h Th 2s, 8s Ts 3d, Kc 9c 6c",
    "0, 1 2, nobody, 1 2, 8h Th 2s, 8s Ts 3d, 8c Tc 4d",
    "0, 0, 0, 0 2, 9h Th 2s, As Ks Ts, Kc Qc 3d",
    "0, 0 2, 0 2, 0 2, 9h Th 2s, As Ks Ts, Kc 9c 3d",
    "-1, nobody, nobody, nobody, Ah Kh Th, As Ks Ts, Ac Kc Tc",
    "-1, 1, 1, 1, Ah Kh Th, 2d Ks Ts, Ac Kc Tc",
  })
  @Covers({"TON-24", "TON-26", "TON-27", "TON-28", "TON-35"})
  void theLowestLoses(
      int knocker, String safe, String equal, String all, String one, String two, String three) {
    ThirtyOneState state = hands(0, knocker, one, two, three);
    assertThat(rules(3).losers(state)).hasToString(safe);
    assertThat(rules(3, "knock-tie=equal").losers(state)).hasToString(equal);
    assertThat(rules(3, "blitz-penalty=all-others").losers(state)).hasToString(all);
  }

  @Test
  @Covers({"TON-25", "TON-29"})
  void theKnockerAloneLosesTwoUnlessABlitzEndedTheHand() {
    ThirtyOneState knocked = hands(0, 0, "8h Th 2s", "Ks Qs 3d", "Kc 9c 6c");
    assertThat(rules(3).markersLost(knocked, Seats.of(0))).isEqualTo(2);
    assertThat(rules(3).markersLost(knocked, Seats.of(1))).isEqualTo(1);
    assertThat(rules(3).markersLost(knocked, Seats.of(0, 1))).isEqualTo(1);
    ThirtyOneState blitz = hands(0, 0, "8h Th 2s", "Ks As Ts", "Kc 9c 6c");
    assertThat(rules(3).markersLost(blitz, Seats.of(0))).isEqualTo(1);
  }

  @Test
  @Covers({"TON-18", "TON-23", "TON-24", "TON-25", "TON-33"})
  void theHandEndsWhenTheTurnComesBackToTheKnocker() {
    ThirtyOneState ended = ended(rules(3), 0, "8h Th 2s", "Ks Qs 3d", "Kc 9c 6c");
    assertThat(ended.phase()).isEqualTo(Phase.SHUFFLE);
    assertThat(ended.sheet().lines()).endsWith(Line.of(1, "TON-25", Seats.of(0), -2));
    assertThat(ended.hand().losses()).isEqualTo(IntPerSeat.copyOf(2, 0, 0));
    assertThat(ended.handNumber()).isEqualTo(2);
    assertThat(ended.hand().dealer()).isZero();
    assertThat(ended.drawnUp()).isNull();
    assertThat(ended(rules(3), 0, "9h 8h 4h", "Ks Qs 3d", "Kc 9c 6c").sheet().lines())
        .endsWith(Line.of(1, "TON-24", Seats.of(1), -1));
  }

  @ParameterizedTest
  @CsvSource({
    // losses before; markers taken; then losses and whether in: default, overshoot=out
    "2, 2, 4, true, 4, true",
    "3, 1, 4, true, 4, true",
    "3, 2, 4, true, 5, false",
    "4, 1, 5, false, 5, false",
    "4, 2, 5, false, 6, false",
    "0, 2, 2, true, 2, true",
  })
  @Covers({"TON-30", "TON-31", "TON-31a"})
  void aHandTakesNoMoreThanThereIs(
      int before, int taken, int stays, boolean staysIn, int out, boolean outIn) {
    ThirtyOne rules = rules(3);
    assertThat(rules.lossesAfter(before, taken)).isEqualTo(stays);
    assertThat(rules.isEliminatedBy(stays)).isEqualTo(!staysIn);
    ThirtyOne inFull = rules(3, "overshoot=out");
    assertThat(inFull.lossesAfter(before, taken)).isEqualTo(out);
    assertThat(inFull.isEliminatedBy(out)).isEqualTo(!outIn);
  }

  @Test
  @Covers("TON-31b")
  void withoutAnExtraLifeTheLastMarkerEliminates() {
    ThirtyOne rules = rules(3, "extra-life=no");
    assertThat(rules.lossesAfter(3, 2)).isEqualTo(4);
    assertThat(rules.isEliminatedBy(4)).isTrue();
    assertThat(rules.isEliminatedBy(3)).isFalse();
    assertThat(rules(3, "extra-life=no", "overshoot=out").lossesAfter(3, 2)).isEqualTo(5);
    assertThat(rules(3, "markers=2", "extra-life=no").isEliminatedBy(2)).isTrue();
  }

  @Test
  @Covers({"TON-5", "TON-6", "TON-30"})
  void whoLosesWithoutAMarkerIsPassedOver() {
    String[] hands = {"8h Th 2s", "Ks Qs 3d", "Kc 9c 6c"};
    ThirtyOneState before = losses(hands(2, 0, hands), 4, 1, 0);
    ThirtyOneState ended = turn(rules(3), before);
    assertThat(ended.sheet().lines()).endsWith(Line.of(1, "TON-25", Seats.of(0), -1));
    assertThat(ended.hand().losses()).isEqualTo(IntPerSeat.copyOf(5, 1, 0));
    assertThat(ended.hand().in()).isEqualTo(Seats.of(1, 2));
    assertThat(ended.scores()).isEqualTo(ImmutableLongArray.of(-1, 3, 4));
    assertThat(ended.hand().dealer()).isEqualTo(1);

    ThirtyOneState dealt = rules(3).apply(ended, shuffle("As Kd 2s 3d 4c 5h 9c"));
    assertThat(dealt.seat()).isEqualTo(2);
    assertThat(dealt.hands().get(0)).isEmpty();
    assertThat(dealt.hands().get(1)).isEqualTo(set("Kd 3d 5h"));
    assertThat(dealt.hands().get(2)).isEqualTo(set("As 2s 4c"));
    assertThat(dealt.stock().upcard()).isEqualTo(PlayingCard.parse("9c"));
    assertThat(dealt.stock().cards()).hasSize(45);
    ThirtyOneState next = turn(rules(3), dealt);
    assertThat(next.seat()).isEqualTo(1);
    assertThat(turn(rules(3), next).seat()).isEqualTo(2);
  }

  @Test
  @Covers({"TON-2", "TON-32", "TON-34"})
  void theLastPlayerTakesThePot() {
    ThirtyOne rules = rules(3, "stake=7");
    String[] hands = {"8h Th 2s", "Ks Qs 3d", "Kc 9c 6c"};
    ThirtyOneState before = losses(hands(2, 0, hands), 4, 5, 2);
    assertThat(before.hand().in()).isEqualTo(Seats.of(0, 2));
    assertThat(fact(rules, before, "pot")).isEqualTo("21");
    assertThat(fact(rules, before, "chips")).isEqualTo("-7 -7 -7");
    ThirtyOneState over = turn(rules, before);
    assertThat(over.phase()).isEqualTo(Phase.OVER);
    assertThat(over.turn().isOver()).isTrue();
    assertThat(over.handNumber()).isEqualTo(1);
    assertThat(over.outcome().map(Outcome::winners)).hasValue(Seats.of(2));
    assertThat(fact(rules, over, "pot")).isEqualTo("0");
    assertThat(fact(rules, over, "chips")).isEqualTo("-7 -7 14");
    assertThat(rules.legalMoves(over)).isEmpty();
    assertThat(refusal(rules, over, Knock.of(2))).hasValue("refusal.TON-34.over");
    assertThat(refusal(rules, over, new Shuffle(PACK))).hasValue("refusal.TON-34.over");
    assertThat(before.outcome()).isEmpty();
    assertThat(rules.start().sheet().lines()).containsExactly(Line.of(0, "TON-2", Seats.all(3), 4));
  }

  @Test
  @Covers({"TON-1", "TON-3", "TON-4", "TON-5"})
  void thePackIsShuffledAndDealt() {
    ThirtyOne rules = rules(3);
    ThirtyOneState start = rules.start();
    assertThat(start.turn().isChance()).isTrue();
    assertThat(start.stock()).isEqualTo(Stock.of(PACK));
    assertThat(start.handNumber()).isEqualTo(1);
    assertThat(refusal(rules, start, Knock.of(0))).hasValue("refusal.TON-3.undealt");
    assertThat(refusal(rules, start, new Shuffle(Deck.piquet32().cards())))
        .hasValue("refusal.TON-1.pack[52]");
    Shuffle shuffle = (Shuffle) rules.chance(start, RandomSource.seeded(1));
    assertThat(shuffle.cards().isPermutationOf(PACK)).isTrue();
    assertThat(shuffle.cards()).isNotEqualTo(PACK);

    ThirtyOneState dealt = rules.apply(start, new Shuffle(PACK));
    assertThat(dealt.hands().get(0)).isEqualTo(PACK.pick(0, 3, 6).toSet());
    assertThat(dealt.hands().get(2)).isEqualTo(PACK.pick(2, 5, 8).toSet());
    assertThat(dealt.stock().discards()).isEqualTo(PACK.pick(9));
    assertThat(dealt.stock().cards()).isEqualTo(PACK.draw(10));
    assertThat(dealt.hand().dealer()).isEqualTo(2);
    assertThat(dealt.hand().first()).isZero();
    assertThat(dealt.seat()).isZero();
    assertThat(dealt.knocker()).isEqualTo(Seats.NOBODY);
    assertThat(refusal(rules, dealt, new Shuffle(PACK))).hasValue("refusal.TON-3.dealt");
    assertThat(told(rules, start, new Shuffle(PACK)))
        .startsWith("dealt 2 [3, " + PACK.get(9) + ']');
  }

  @Test
  @Covers({"TON-12", "TON-13", "TON-14", "TON-15"})
  void aTurnIsADrawAndADiscard() {
    ThirtyOne rules = rules(2);
    ThirtyOneState begins = stock(hands(0, Seats.NOBODY, "As 9c 4h", "Ks 8c 2h"), "7d", "6d 5d");
    assertThat(rules.legalMoves(begins))
        .containsExactly(Draw.of(0, Source.STOCK), Draw.of(0, Source.DISCARD), Knock.of(0));
    assertThat(refusal(rules, begins, discard(0, "As"))).hasValue("refusal.TON-14.draw-first");
    assertThat(refusal(rules, begins, Knock.of(1))).hasValue("refusal.TON-12.turn[0]");

    ThirtyOneState drawn = rules.apply(begins, Draw.of(0, Source.STOCK));
    assertThat(drawn.hands().get(0)).isEqualTo(set("As 9c 4h 7d"));
    assertThat(drawn.stock().cards()).isEmpty();
    assertThat(rules.legalMoves(drawn)).hasSize(4).contains(discard(0, "7d"));
    assertThat(refusal(rules, drawn, Knock.of(0))).hasValue("refusal.TON-12.drawn");
    assertThat(refusal(rules, drawn, discard(0, "Ks"))).hasValue("refusal.TON-14.not-held[Ks]");

    ThirtyOneState taken = rules.apply(begins, Draw.of(0, Source.DISCARD));
    assertThat(taken.hands().get(0)).isEqualTo(set("As 9c 4h 6d"));
    assertThat(taken.stock().discards()).isEqualTo(list("5d"));
    assertThat(taken.stock().cards()).isEqualTo(list("7d"));
    assertThat(fact(rules, taken, "drawn-up")).isEqualTo("6d");
    assertThat(fact(rules, drawn, "drawn-up")).isEqualTo("-");
    assertThat(rules.legalMoves(taken)).hasSize(4).contains(discard(0, "6d"));

    ThirtyOneState next = rules.apply(taken, discard(0, "4h"));
    assertThat(next.seat()).isEqualTo(1);
    assertThat(next.drawnUp()).isNull();
    assertThat(next.stock().discards()).isEqualTo(list("4h 5d"));
    assertThat(next.hands().get(0)).isEqualTo(set("As 9c 6d"));
  }

  @Test
  @Covers("TON-15")
  void theUpcardIsReturnedUnlessTheTableForbidsIt() {
    ThirtyOneState begins = stock(hands(0, Seats.NOBODY, "As 9c 4h", "Ks 8c 2h"), "7d", "6d 5d");
    ThirtyOne usual = rules(2);
    ThirtyOne strict = rules(2, "return-upcard=no");
    ThirtyOneState taken = usual.apply(begins, Draw.of(0, Source.DISCARD));
    assertThat(refusal(usual, taken, discard(0, "6d"))).isEmpty();
    ThirtyOneState returned = usual.apply(taken, discard(0, "6d"));
    assertThat(returned.stock().discards()).isEqualTo(list("6d 5d"));
    assertThat(returned.seat()).isEqualTo(1);

    assertThat(strict.legalMoves(taken))
        .containsExactlyInAnyOrder(discard(0, "As"), discard(0, "9c"), discard(0, "4h"));
    assertThat(refusal(strict, taken, discard(0, "6d"))).hasValue("refusal.TON-15.upcard[6d]");
    ThirtyOneState drawn = strict.apply(begins, Draw.of(0, Source.STOCK));
    assertThat(refusal(strict, drawn, discard(0, "7d"))).isEmpty();
  }

  @Test
  @Covers({"TON-16", "TON-17"})
  void onePlayerKnocks() {
    ThirtyOneState first = hands(0, Seats.NOBODY, "As 9c 4h", "Ks 8c 2h", "Kh 7c 2d");
    ThirtyOneState knocked = rules(3).apply(first, Knock.of(0));
    assertThat(knocked.knocker()).isZero();
    assertThat(knocked.seat()).isEqualTo(1);
    assertThat(knocked.phase()).isEqualTo(Phase.DRAW);
    assertThat(refusal(rules(3), knocked, Knock.of(1))).hasValue("refusal.TON-17.knocked[0]");
    assertThat(rules(3).legalMoves(knocked))
        .containsExactly(Draw.of(1, Source.STOCK), Draw.of(1, Source.DISCARD));

    ThirtyOne waits = rules(3, "knock-from-round=2");
    ThirtyOneState third = turn(waits, turn(waits, first));
    assertThat(refusal(waits, first, Knock.of(0))).hasValue("refusal.TON-16.first-round");
    assertThat(refusal(waits, third, Knock.of(2))).hasValue("refusal.TON-16.first-round");
    assertThat(waits.legalMoves(third)).hasSize(2);
    assertThat(waits.legalMoves(turn(waits, third))).contains(Knock.of(0));
  }

  @Test
  @Covers({"TON-11", "TON-19", "TON-20", "TON-29"})
  void aBlitzEndsTheHandAtOnce() {
    ThirtyOne rules = rules(3);
    ThirtyOneState before = stock(hands(1, 0, "9h Th 2s", "As Ks 5c", "Kc Qc 3d"), "2c", "Ts 6d");
    ThirtyOneState four = rules.apply(before, Draw.of(1, Source.DISCARD));
    assertThat(four.phase()).isEqualTo(Phase.DISCARD);
    assertThat(fact(rules, four, "blitz")).isEqualTo("-");
    ThirtyOneState ended = rules.apply(four, discard(1, "5c"));
    assertThat(ended.phase()).isEqualTo(Phase.SHUFFLE);
    assertThat(ended.scores()).isEqualTo(ImmutableLongArray.of(3, 4, 4));
    assertThat(fact(rules, ended, "blitz")).isEqualTo("1");
    assertThat(rules.apply(four, discard(1, "Ks")).phase()).isEqualTo(Phase.DRAW);
    assertThat(told(rules, four, discard(1, "5c")))
        .startsWith(
            "hand-shown 0 [" + set("9h Th 2s") + ", 19.0]",
            "hand-shown 1 [" + set("As Ks Ts") + ", 31.0]",
            "hand-shown 2 [" + set("Kc Qc 3d") + ", 20.0]",
            "markers-lost 0 [1]")
        .hasSize(5);
  }

  @Test
  @Covers({"TON-21", "TON-28"})
  void aBlitzMayBeDealt() {
    Shuffle shuffle = shuffle("As Ah Ks Kh Ts Th");
    ThirtyOneState ended = rules(2).apply(rules(2).start(), shuffle);
    assertThat(ended.phase()).isEqualTo(Phase.SHUFFLE);
    assertThat(ended.handNumber()).isEqualTo(2);
    assertThat(ended.scores()).isEqualTo(ImmutableLongArray.of(4, 4));
    assertThat(fact(rules(2), ended, "blitz")).isEqualTo("0 1");
    assertThat(told(rules(2), rules(2).start(), shuffle)).contains("nobody-loses -1 []");
    assertThat(HeardDeductions.of(rules(2), rules(2).start(), shuffle)).isEmpty();
  }

  @Test
  @Covers({"TON-22", "TON-36"})
  void theDiscardsBecomeTheStock() {
    ThirtyOne rules = rules(2);
    ThirtyOneState before = stock(hands(0, Seats.NOBODY, "As 9c 4h", "Ks 8c 2h"), "7d", "6d 5d 3d");
    ThirtyOneState awaiting = turn(rules, before);
    assertThat(awaiting.phase()).isEqualTo(Phase.RESHUFFLE);
    assertThat(awaiting.turn().isChance()).isTrue();
    assertThat(awaiting.seat()).isEqualTo(1);
    assertThat(told(rules, rules.apply(before, Draw.of(0, Source.STOCK)), discard(0, "7d")))
        .startsWith("stock-used-up -1 []");
    assertThat(rules.legalMoves(awaiting)).isEmpty();
    assertThat(refusal(rules, awaiting, Draw.of(1, Source.DISCARD)))
        .hasValue("refusal.TON-22.shuffle-first");
    assertThat(refusal(rules, awaiting, new Shuffle(list("7d 6d 5d 3d"))))
        .hasValue("refusal.TON-22.other-cards");
    Shuffle shuffle = (Shuffle) rules.chance(awaiting, RandomSource.seeded(3));
    assertThat(shuffle.cards()).containsExactlyInAnyOrderElementsOf(list("6d 5d 3d"));
    ThirtyOneState renewed = rules.apply(awaiting, new Shuffle(list("5d 3d 6d")));
    assertThat(renewed.phase()).isEqualTo(Phase.DRAW);
    assertThat(renewed.seat()).isEqualTo(1);
    assertThat(renewed.stock()).isEqualTo(new Stock<>(list("5d 3d 6d"), list("7d")));
    assertThat(renewed.handNumber()).isEqualTo(1);
    assertThat(HeardDeductions.of(rules, awaiting, new Shuffle(list("5d 3d 6d")))).isEmpty();
  }

  @Test
  @Covers({"TON-18", "TON-22"})
  void aHandMayEndWithItsStock() {
    ThirtyOne rules = rules(2, "stock-end=void");
    String[] hands = {"As 9c 4h", "Ks 8c 2h"};
    ThirtyOneState before = stock(hands(0, Seats.NOBODY, hands), "7d", "6d 5d 3d");
    ThirtyOneState ended = turn(rules, before);
    assertThat(ended.phase()).isEqualTo(Phase.SHUFFLE);
    assertThat(ended.handNumber()).isEqualTo(2);
    assertThat(ended.sheet()).isEqualTo(before.sheet());
    assertThat(told(rules, rules.apply(before, Draw.of(0, Source.STOCK)), discard(0, "7d")))
        .contains("nobody-loses -1 []");
    ThirtyOneState knocked = stock(hands(0, 1, hands), "7d", "6d 5d 3d");
    assertThat(turn(rules, knocked).scores()).isEqualTo(ImmutableLongArray.of(4, 2));
    assertThat(turn(rules(2), knocked).phase()).isEqualTo(Phase.SHUFFLE);
  }

  @Test
  void theEndOfAGameIsTold() {
    ThirtyOne rules = rules(3, "three-of-a-kind=on", "stake=2");
    String[] hands = {"8h 8s 8d", "", "Kc 9c 6c"};
    ThirtyOneState before = losses(hands(2, 0, hands), 0, 5, 4);
    PlayingCard top = before.stock().top();
    ThirtyOneState drawn = rules.apply(before, Draw.of(2, Source.STOCK));
    assertThat(told(rules, drawn, Discard.of(2, top)))
        .startsWith(
            "hand-shown 0 [" + set("8h 8s 8d") + ", 30.5]",
            "hand-shown 2 [" + set("Kc 9c 6c") + ", 25.0]",
            "eliminated 2 [1]",
            "game-won 0 [6]");
    assertThat(rules.stages(drawn, Discard.of(2, top)).get(0).state().scores())
        .isEqualTo(before.scores());
  }

  @Test
  void handsAreOpenOnceTheHandIsOver() {
    ThirtyOne rules = rules(3);
    ThirtyOneState ended = ended(rules, 0, "8h Th 2s", "Ks Qs 3d", "Kc 9c 6c");
    assertThat(rules.table(ended).pile("hand.1").audiences().get(0)).hasToString("all");
    assertThat(fact(rules, ended, "knocked")).isEqualTo("0");
    assertThat(fact(rules, ended, "blitz")).isEqualTo("-");
    ThirtyOneState dealt = rules.apply(ended, new Shuffle(PACK));
    assertThat(rules.table(dealt).pile("hand.1").audiences().get(0)).hasToString("1");
    assertThat(fact(rules, dealt, "knocked")).isEqualTo("-");
    assertThat(fact(rules, dealt, "turn")).isEqualTo("1");
    assertThat(dealt.turns()).isZero();
    assertThat(dealt.isShown()).isFalse();
  }

  @Test
  void governingRulesAreThoseOfTheDecision() {
    ThirtyOneState begins = hands(0, Seats.NOBODY, "As 9c 4h", "Ks 8c 2h");
    assertThat(rules(2).governing(begins, 0)).containsExactly("TON-12", "TON-13", "TON-16");
    ThirtyOneState drawn = rules(2).apply(begins, Draw.of(0, Source.STOCK));
    assertThat(rules(2).governing(drawn, 0)).containsExactly("TON-14", "TON-15");
    ThirtyOneState knocked = rules(2).apply(begins, Knock.of(0));
    assertThat(rules(2).governing(knocked, 1)).containsExactly("TON-12", "TON-13", "TON-18");
  }

  @Test
  @Covers({"TON-19", "TON-21"})
  void whoPlaysOnHasNoBlitz() {
    ThirtyOne rules = rules(2);
    assertThat(HeardDeductions.of(rules, rules.start(), new Shuffle(PACK)))
        .containsExactly("hand.0 has a property", "hand.1 has a property");
    ThirtyOneState begins = stock(hands(0, Seats.NOBODY, "As 9c 4h", "Ks 8c 2h"), "7d 2d", "6d 5d");
    assertThat(HeardDeductions.of(rules, begins, Draw.of(0, Source.STOCK))).isEmpty();
    assertThat(HeardDeductions.of(rules, begins, Knock.of(0))).isEmpty();
    ThirtyOneState drawn = rules.apply(begins, Draw.of(0, Source.STOCK));
    assertThat(HeardDeductions.of(rules, drawn, discard(0, "9c")))
        .containsExactly("hand.0 has a property");
  }

  @Test
  @Covers("TON-19")
  void theHandOfWhoPlaysOnMayBeAnyBut31() {
    ThirtyOne rules = rules(2);
    ThirtyOneState begins = stock(hands(0, Seats.NOBODY, "As 9c 4h", "Ks 8c 2h"), "7d 2d", "6d 5d");
    ThirtyOneState drawn = rules.apply(begins, Draw.of(0, Source.STOCK));
    assertThat(
            HeardDeductions.fitting(
                rules, drawn, discard(0, "9c"), "hand.0", "As Ks Ts", "As Ks 9s", "As Kh Ts"))
        .containsExactly("As Ks 9s", "As Kh Ts");
  }

  @Test
  void cardsOfATableComeBack() {
    ThirtyOne rules = rules(2);
    ThirtyOneState state = stock(hands(0, Seats.NOBODY, "As 9c 4h", "Ks 8c 2h"), "7d 2d", "6d 5d");
    assertThat(rules.withCards(state, rules.table(state))).isEqualTo(state);
    ThirtyOneState other = stock(hands(0, Seats.NOBODY, "2d 9c 4h", "Ks 8c 7d"), "2h As", "6d 5d");
    Table table = rules.table(other);
    assertThat(rules.withCards(state, table)).isEqualTo(other);
  }

  @Test
  void aSheetKeepsItsNotes() {
    ScoreSheet noted = ScoreSheet.empty(2).withNote("way", 1);
    ThirtyOneState start = rules(2).start();
    assertThat(start.withSheet(noted).sheet()).isEqualTo(noted);
    assertThat(start.withSheet(start.sheet())).isEqualTo(start);
  }

  @Test
  void movesReadBack() {
    for (ThirtyOneMove move :
        List.of(Draw.of(3, Source.STOCK), Draw.of(3, Source.DISCARD), Knock.of(3))) {
      String text = ThirtyOneMove.SYNTAX.format(move);
      assertThat(ThirtyOneMove.SYNTAX.parse(3, text)).isSameAs(move);
    }
    assertThat(ThirtyOneMove.SYNTAX.parse(3, "discard Ks")).isSameAs(discard(3, "Ks"));
  }

  @Test
  void optionsHaveTheRulebooksDefaults() {
    assertThat(ThirtyOne.GAME.options().defaults())
        .isEqualTo(
            new ThirtyOneOptions(4, true, false, 1, false, false, false, true, false, 0, false));
    assertThat(ThirtyOne.GAME.options().parse(Map.of("three-of-a-kind", "30"), 4).threeOfAKind())
        .isEqualTo(60);
  }
}
