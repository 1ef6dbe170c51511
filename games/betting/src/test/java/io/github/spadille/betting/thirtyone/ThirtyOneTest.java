package io.github.spadille.betting.thirtyone;

import static io.github.spadille.engine.card.PlayingCard.FAMILY;
import static io.github.spadille.engine.card.PlayingCards.list;
import static io.github.spadille.engine.card.PlayingCards.set;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableMap;
import io.github.spadille.betting.thirtyone.ThirtyOneMove.Discard;
import io.github.spadille.betting.thirtyone.ThirtyOneMove.Draw;
import io.github.spadille.betting.thirtyone.ThirtyOneMove.Knock;
import io.github.spadille.betting.thirtyone.ThirtyOneMove.Source;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.Deck;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.PlayingCards;
import io.github.spadille.engine.seat.IntPerSeat;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.state.CardsPerSeat;
import io.github.spadille.engine.state.ScoreSheet;
import io.github.spadille.engine.state.Stock;
import io.github.spadille.testkit.Covers;
import io.github.spadille.testkit.TestTable;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
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

  private static TestTable table(int seats, String... options) {
    return TestTable.of(ThirtyOne.GAME, seats, options);
  }

  /** A first hand in which the last seat deals, before a seat draws; the rest is the stock. */
  private static TestTable hands(int seat, int knocker, String... hands) {
    List<CardSet<PlayingCard>> held = Arrays.stream(hands).map(PlayingCards::set).toList();
    CardSet<PlayingCard> rest = Deck.standard52().set().minus(set(String.join(" ", hands)));
    return table(hands.length)
        .after(
            ThirtyOneState.class,
            start -> {
              ThirtyOneState dealt =
                  start.dealt(
                      CardsPerSeat.copyOf(FAMILY, held), Stock.of(rest.toList()).turnedUp());
              if (knocker != Seats.NOBODY) {
                dealt = (knocker == 0 ? dealt : dealt.turnOf(knocker)).knocked();
              }
              return seat == dealt.seat() ? dealt : dealt.turnOf(seat);
            });
  }

  /** Seats have lost markers, of four each. */
  private static UnaryOperator<TestTable> losses(int... losses) {
    return table ->
        table.after(
            ThirtyOneState.class,
            state -> {
              ScoreSheet sheet = state.sheet();
              Seats in = Seats.all(losses.length);
              for (int seat = 0; seat < losses.length; seat++) {
                sheet = sheet.add(1, "TON-24", seat, -losses[seat]);
                in = losses[seat] > 4 ? in.without(seat) : in;
              }
              return state.withHand(state.hand().lost(in, IntPerSeat.copyOf(losses), sheet));
            });
  }

  private static UnaryOperator<TestTable> stock(String cards, String discards) {
    return table ->
        table.after(
            ThirtyOneState.class,
            state -> state.withCards(state.hands(), new Stock<>(list(cards), list(discards))));
  }

  /** The seat in turn draws from the stock and discards that card. */
  private static TestTable turn(TestTable table) {
    String top = table.pile("stock").substring(0, 2);
    return table.play("draw stock", "discard " + top);
  }

  /** The hand ends with this turn, as another seat has knocked. */
  private static TestTable ended(int knocker, String... hands) {
    return turn(hands((knocker + hands.length - 1) % hands.length, knocker, hands));
  }

  private static ThirtyOneState state(TestTable table) {
    return table.state(ThirtyOneState.class);
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
      assertThat(rules.losers(state(hands(2, 3, hands)))).isEqualTo(Seats.of(2));
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
    ThirtyOneState state = state(hands(0, knocker, one, two, three));
    assertThat(rules(3).losers(state)).hasToString(safe);
    assertThat(rules(3, "knock-tie=equal").losers(state)).hasToString(equal);
    assertThat(rules(3, "blitz-penalty=all-others").losers(state)).hasToString(all);
  }

  @Test
  @Covers({"TON-25", "TON-29"})
  void theKnockerAloneLosesTwoUnlessABlitzEndedTheHand() {
    ThirtyOneState knocked = state(hands(0, 0, "8h Th 2s", "Ks Qs 3d", "Kc 9c 6c"));
    assertThat(rules(3).markersLost(knocked, Seats.of(0))).isEqualTo(2);
    assertThat(rules(3).markersLost(knocked, Seats.of(1))).isEqualTo(1);
    assertThat(rules(3).markersLost(knocked, Seats.of(0, 1))).isEqualTo(1);
    ThirtyOneState blitz = state(hands(0, 0, "8h Th 2s", "Ks As Ts", "Kc 9c 6c"));
    assertThat(rules(3).markersLost(blitz, Seats.of(0))).isEqualTo(1);
  }

  @Test
  @Covers({"TON-18", "TON-23", "TON-24", "TON-25", "TON-33"})
  void theHandEndsWhenTheTurnComesBackToTheKnocker() {
    TestTable ended = ended(0, "8h Th 2s", "Ks Qs 3d", "Kc 9c 6c");
    assertThat(ended.fact("phase")).isEqualTo("shuffle");
    assertThat(ended.lines()).endsWith("1 TON-25 0 -2");
    assertThat(ended.fact("losses")).isEqualTo("2 0 0");
    assertThat(ended.fact("hand-number")).isEqualTo("2");
    assertThat(ended.fact("dealer")).isEqualTo("0");
    assertThat(ended.fact("drawn-up")).isEqualTo("-");
    assertThat(ended(0, "9h 8h 4h", "Ks Qs 3d", "Kc 9c 6c").lines()).endsWith("1 TON-24 1 -1");
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
    TestTable before = hands(2, 0, "8h Th 2s", "Ks Qs 3d", "Kc 9c 6c").then(losses(4, 1, 0));
    TestTable ended = turn(before);
    assertThat(ended.lines()).endsWith("1 TON-25 0 -1");
    assertThat(ended.fact("losses")).isEqualTo("5 1 0");
    assertThat(ended.fact("in")).isEqualTo("1 2");
    assertThat(ended.scores()).isEqualTo("-1 3 4");
    assertThat(ended.fact("dealer")).isEqualTo("1");

    TestTable dealt = ended.play("shuffle As Kd 2s 3d 4c 5h 9c ...");
    assertThat(dealt.turn()).isEqualTo("2");
    assertThat(dealt.pile("hand.0")).isEmpty();
    assertThat(dealt.pile("hand.1")).isEqualTo(set("Kd 3d 5h").toString());
    assertThat(dealt.pile("hand.2")).isEqualTo(set("As 2s 4c").toString());
    assertThat(dealt.pile("discard")).isEqualTo("9c");
    assertThat(list(dealt.pile("stock"))).hasSize(45);
    TestTable next = turn(dealt);
    assertThat(next.turn()).isEqualTo("1");
    assertThat(turn(next).turn()).isEqualTo("2");
  }

  @Test
  @Covers({"TON-2", "TON-32", "TON-34"})
  void theLastPlayerTakesThePot() {
    TestTable before =
        hands(2, 0, "8h Th 2s", "Ks Qs 3d", "Kc 9c 6c").then(losses(4, 5, 2)).under("stake=7");
    assertThat(before.fact("in")).isEqualTo("0 2");
    assertThat(before.fact("pot")).isEqualTo("21");
    assertThat(before.fact("chips")).isEqualTo("-7 -7 -7");
    TestTable over = turn(before);
    assertThat(over.fact("phase")).isEqualTo("over");
    assertThat(over.turn()).isEqualTo("over");
    assertThat(over.fact("hand-number")).isEqualTo("1");
    assertThat(over.winners()).isEqualTo("2");
    assertThat(over.fact("pot")).isEqualTo("0");
    assertThat(over.fact("chips")).isEqualTo("-7 -7 14");
    assertThat(over.moves()).isEmpty();
    assertThat(over.refusal("2 knock")).isEqualTo("TON-34 over");
    assertThat(over.refusal("* shuffle " + PACK)).isEqualTo("TON-34 over");
    assertThat(before.winners()).isEqualTo("-");
    assertThat(table(3).lines()).containsExactly("0 TON-2 0 1 2 4");
  }

  @Test
  @Covers({"TON-1", "TON-3", "TON-4", "TON-5"})
  void thePackIsShuffledAndDealt() {
    TestTable start = table(3);
    assertThat(start.turn()).isEqualTo("chance");
    assertThat(start.pile("stock")).isEqualTo(PACK.toString());
    assertThat(start.pile("discard")).isEmpty();
    assertThat(start.fact("hand-number")).isEqualTo("1");
    assertThat(start.refusal("0 knock")).isEqualTo("TON-3 undealt");
    assertThat(start.refusal("shuffle " + Deck.piquet32().cards())).isEqualTo("TON-1 pack [52]");
    CardList<PlayingCard> shuffled = list(start.chance(1).replace("* shuffle ", ""));
    assertThat(shuffled.isPermutationOf(PACK)).isTrue();
    assertThat(shuffled).isNotEqualTo(PACK);

    String shuffle = "* shuffle " + PACK;
    TestTable dealt = start.play(shuffle);
    assertThat(dealt.pile("hand.0")).isEqualTo(PACK.pick(0, 3, 6).toString());
    assertThat(dealt.pile("hand.2")).isEqualTo(PACK.pick(2, 5, 8).toString());
    assertThat(dealt.pile("discard")).isEqualTo(PACK.pick(9).toString());
    assertThat(dealt.pile("stock")).isEqualTo(PACK.draw(10).toString());
    assertThat(dealt.fact("dealer")).isEqualTo("2");
    assertThat(state(dealt).hand().first()).isZero();
    assertThat(dealt.turn()).isEqualTo("0");
    assertThat(dealt.fact("knocked")).isEqualTo("-");
    assertThat(dealt.refusal(shuffle)).isEqualTo("TON-3 dealt");
    assertThat(start.told(shuffle)).startsWith("dealt 2 [3, " + PACK.get(9) + ']');
  }

  @Test
  @Covers({"TON-12", "TON-13", "TON-14", "TON-15"})
  void aTurnIsADrawAndADiscard() {
    TestTable begins = hands(0, Seats.NOBODY, "As 9c 4h", "Ks 8c 2h").then(stock("7d", "6d 5d"));
    assertThat(begins.moves()).containsExactly("draw stock", "draw discard", "knock");
    assertThat(begins.refusal("discard As")).isEqualTo("TON-14 draw-first");
    assertThat(begins.refusal("1 knock")).isEqualTo("TON-12 turn [0]");
    assertThat(begins.refusal("1 discard Ks")).isEqualTo("TON-14 draw-first");

    TestTable drawn = begins.play("draw stock");
    assertThat(drawn.pile("hand.0")).isEqualTo(set("As 9c 4h 7d").toString());
    assertThat(drawn.pile("stock")).isEmpty();
    assertThat(drawn.moves()).hasSize(4).contains("discard 7d");
    assertThat(drawn.refusal("knock")).isEqualTo("TON-12 drawn");
    assertThat(drawn.refusal("discard Ks")).isEqualTo("TON-14 not-held [Ks]");

    TestTable taken = begins.play("draw discard");
    assertThat(taken.pile("hand.0")).isEqualTo(set("As 9c 4h 6d").toString());
    assertThat(taken.pile("discard")).isEqualTo("5d");
    assertThat(taken.pile("stock")).isEqualTo("7d");
    assertThat(taken.fact("drawn-up")).isEqualTo("6d");
    assertThat(drawn.fact("drawn-up")).isEqualTo("-");
    assertThat(taken.moves()).hasSize(4).contains("discard 6d");

    TestTable next = taken.play("discard 4h");
    assertThat(next.turn()).isEqualTo("1");
    assertThat(next.fact("drawn-up")).isEqualTo("-");
    assertThat(next.pile("discard")).isEqualTo("4h 5d");
    assertThat(next.pile("hand.0")).isEqualTo(set("As 9c 6d").toString());
  }

  @Test
  @Covers("TON-15")
  void theUpcardIsReturnedUnlessTheTableForbidsIt() {
    TestTable begins = hands(0, Seats.NOBODY, "As 9c 4h", "Ks 8c 2h").then(stock("7d", "6d 5d"));
    TestTable taken = begins.play("draw discard");
    assertThat(taken.refusal("discard 6d")).isEqualTo("legal");
    TestTable returned = taken.play("discard 6d");
    assertThat(returned.pile("discard")).isEqualTo("6d 5d");
    assertThat(returned.turn()).isEqualTo("1");

    TestTable strict = taken.under("return-upcard=no");
    assertThat(strict.moves()).containsExactlyInAnyOrder("discard As", "discard 9c", "discard 4h");
    assertThat(strict.refusal("discard 6d")).isEqualTo("TON-15 upcard [6d]");
    TestTable drawn = begins.under("return-upcard=no").play("draw stock");
    assertThat(drawn.refusal("discard 7d")).isEqualTo("legal");
  }

  @Test
  @Covers({"TON-16", "TON-17"})
  void onePlayerKnocks() {
    TestTable first = hands(0, Seats.NOBODY, "As 9c 4h", "Ks 8c 2h", "Kh 7c 2d");
    TestTable knocked = first.play("knock");
    assertThat(knocked.fact("knocked")).isEqualTo("0");
    assertThat(knocked.turn()).isEqualTo("1");
    assertThat(knocked.fact("phase")).isEqualTo("draw");
    assertThat(knocked.refusal("knock")).isEqualTo("TON-17 knocked [0]");
    assertThat(knocked.moves()).containsExactly("draw stock", "draw discard");

    TestTable waits = first.under("knock-from-round=2");
    TestTable third = turn(turn(waits));
    assertThat(waits.refusal("knock")).isEqualTo("TON-16 first-round");
    assertThat(third.refusal("2 knock")).isEqualTo("TON-16 first-round");
    assertThat(third.moves()).hasSize(2);
    assertThat(turn(third).moves()).contains("knock");
  }

  @Test
  @Covers({"TON-11", "TON-19", "TON-20", "TON-29"})
  void aBlitzEndsTheHandAtOnce() {
    TestTable four =
        hands(1, 0, "9h Th 2s", "As Ks 5c", "Kc Qc 3d")
            .then(stock("2c", "Ts 6d"))
            .play("draw discard");
    assertThat(four.fact("phase")).isEqualTo("discard");
    assertThat(four.fact("blitz")).isEqualTo("-");
    TestTable ended = four.play("discard 5c");
    assertThat(ended.fact("phase")).isEqualTo("shuffle");
    assertThat(ended.scores()).isEqualTo("3 4 4");
    assertThat(ended.fact("blitz")).isEqualTo("1");
    assertThat(four.play("discard Ks").fact("phase")).isEqualTo("draw");
    assertThat(four.told("discard 5c"))
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
    TestTable start = table(2);
    String shuffle = "shuffle As Ah Ks Kh Ts Th ...";
    TestTable ended = start.play(shuffle);
    assertThat(ended.fact("phase")).isEqualTo("shuffle");
    assertThat(ended.fact("hand-number")).isEqualTo("2");
    assertThat(ended.scores()).isEqualTo("4 4");
    assertThat(ended.fact("blitz")).isEqualTo("0 1");
    assertThat(start.told(shuffle)).contains("nobody-loses");
    assertThat(start.deduced(shuffle)).isEmpty();
  }

  @Test
  @Covers({"TON-22", "TON-36"})
  void theDiscardsBecomeTheStock() {
    TestTable before = hands(0, Seats.NOBODY, "As 9c 4h", "Ks 8c 2h").then(stock("7d", "6d 5d 3d"));
    TestTable awaiting = turn(before);
    assertThat(awaiting.fact("phase")).isEqualTo("reshuffle");
    assertThat(awaiting.turn()).isEqualTo("chance");
    assertThat(state(awaiting).seat()).isEqualTo(1);
    assertThat(before.play("draw stock").told("discard 7d")).startsWith("stock-used-up");
    assertThat(awaiting.moves()).isEmpty();
    assertThat(awaiting.refusal("1 draw discard")).isEqualTo("TON-22 shuffle-first");
    assertThat(awaiting.refusal("shuffle 7d 6d 5d 3d")).isEqualTo("TON-22 other-cards");
    assertThat(list(awaiting.chance(3).replace("* shuffle ", "")))
        .containsExactlyInAnyOrderElementsOf(list("6d 5d 3d"));
    TestTable renewed = awaiting.play("shuffle 5d 3d 6d");
    assertThat(renewed.fact("phase")).isEqualTo("draw");
    assertThat(renewed.turn()).isEqualTo("1");
    assertThat(renewed.pile("stock")).isEqualTo("5d 3d 6d");
    assertThat(renewed.pile("discard")).isEqualTo("7d");
    assertThat(renewed.fact("hand-number")).isEqualTo("1");
    assertThat(awaiting.deduced("shuffle 5d 3d 6d")).isEmpty();
  }

  @Test
  @Covers({"TON-18", "TON-22"})
  void aHandMayEndWithItsStock() {
    String[] hands = {"As 9c 4h", "Ks 8c 2h"};
    TestTable before =
        hands(0, Seats.NOBODY, hands).then(stock("7d", "6d 5d 3d")).under("stock-end=void");
    TestTable ended = turn(before);
    assertThat(ended.fact("phase")).isEqualTo("shuffle");
    assertThat(ended.fact("hand-number")).isEqualTo("2");
    assertThat(ended.lines()).isEqualTo(before.lines());
    assertThat(before.play("draw stock").told("discard 7d")).contains("nobody-loses");
    TestTable knocked = hands(0, 1, hands).then(stock("7d", "6d 5d 3d"));
    assertThat(turn(knocked.under("stock-end=void")).scores()).isEqualTo("4 2");
    assertThat(turn(knocked).fact("phase")).isEqualTo("shuffle");
  }

  @Test
  void theEndOfAGameIsTold() {
    TestTable before =
        hands(2, 0, "8h 8s 8d", "", "Kc 9c 6c")
            .then(losses(0, 5, 4))
            .under("three-of-a-kind=on", "stake=2");
    String top = before.pile("stock").substring(0, 2);
    TestTable drawn = before.play("draw stock");
    assertThat(drawn.told("discard " + top))
        .startsWith(
            "hand-shown 0 [" + set("8h 8s 8d") + ", 30.5]",
            "hand-shown 2 [" + set("Kc 9c 6c") + ", 25.0]",
            "eliminated 2 [1]",
            "game-won 0 [6]");
    assertThat(drawn.stages("discard " + top).get(0).scores()).isEqualTo(before.scores());
  }

  @Test
  void handsAreOpenOnceTheHandIsOver() {
    TestTable ended = ended(0, "8h Th 2s", "Ks Qs 3d", "Kc 9c 6c");
    assertThat(ended.table().pile("hand.1").audiences().get(0)).hasToString("all");
    assertThat(ended.fact("knocked")).isEqualTo("0");
    assertThat(ended.fact("blitz")).isEqualTo("-");
    TestTable dealt = ended.play("shuffle " + PACK);
    assertThat(dealt.table().pile("hand.1").audiences().get(0)).hasToString("1");
    assertThat(dealt.fact("knocked")).isEqualTo("-");
    assertThat(dealt.fact("turn")).isEqualTo("1");
    assertThat(state(dealt).turns()).isZero();
    assertThat(state(dealt).isShown()).isFalse();
  }

  @Test
  void governingRulesAreThoseOfTheDecision() {
    TestTable begins = hands(0, Seats.NOBODY, "As 9c 4h", "Ks 8c 2h");
    assertThat(begins.governing()).containsExactly("TON-12", "TON-13", "TON-16");
    assertThat(begins.play("draw stock").governing()).containsExactly("TON-14", "TON-15");
    assertThat(begins.play("knock").governing())
        .containsExactly("TON-12", "TON-13", "TON-17", "TON-18");
  }

  @Test
  @Covers({"TON-19", "TON-21"})
  void whoPlaysOnHasNoBlitz() {
    assertThat(table(2).deduced("shuffle " + PACK))
        .containsExactly("hand.0 has a property", "hand.1 has a property");
    TestTable begins = hands(0, Seats.NOBODY, "As 9c 4h", "Ks 8c 2h").then(stock("7d 2d", "6d 5d"));
    assertThat(begins.deduced("draw stock")).isEmpty();
    assertThat(begins.deduced("knock")).isEmpty();
    assertThat(begins.play("draw stock").deduced("discard 9c"))
        .containsExactly("hand.0 has a property");
  }

  @Test
  @Covers("TON-19")
  void theHandOfWhoPlaysOnMayBeAnyBut31() {
    TestTable drawn =
        hands(0, Seats.NOBODY, "As 9c 4h", "Ks 8c 2h")
            .then(stock("7d 2d", "6d 5d"))
            .play("draw stock");
    assertThat(drawn.fitting("discard 9c", "hand.0", "As Ks Ts", "As Ks 9s", "As Kh Ts"))
        .containsExactly("As Ks 9s", "As Kh Ts");
  }

  @Test
  void cardsOfATableComeBack() {
    TestTable table = hands(0, Seats.NOBODY, "As 9c 4h", "Ks 8c 2h").then(stock("7d 2d", "6d 5d"));
    assertThat(table.withCards()).isEqualTo(table);
    TestTable other = hands(0, Seats.NOBODY, "2d 9c 4h", "Ks 8c 7d").then(stock("2h As", "6d 5d"));
    assertThat(table.withCards("hand.0: 2d 9c 4h", "hand.1: Ks 8c 7d", "stock: 2h As"))
        .isEqualTo(other);
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
    assertThat(ThirtyOneMove.SYNTAX.parse(3, "discard Ks"))
        .isSameAs(Discard.of(3, PlayingCard.parse("Ks")));
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
