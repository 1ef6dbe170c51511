package io.github.spadille.betting.pontoon;

import static io.github.spadille.engine.card.PlayingCards.list;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.spadille.betting.pontoon.PontoonHand.Status;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.Deck;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.knowledge.Sampler;
import io.github.spadille.engine.match.Dealer;
import io.github.spadille.engine.match.Match;
import io.github.spadille.engine.match.RandomAgent;
import io.github.spadille.engine.option.OptionException;
import io.github.spadille.engine.random.RandomSource;
import io.github.spadille.engine.seat.Viewer;
import io.github.spadille.engine.table.Pile;
import io.github.spadille.engine.table.Table;
import io.github.spadille.formats.record.GameRecord;
import io.github.spadille.testkit.Covers;
import io.github.spadille.testkit.TestTable;
import io.github.spadille.testkit.Twins;
import java.util.List;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PontoonTest {
  private static PontoonHand hand(String cards) {
    return PontoonHandTest.hand(cards).with(Status.STUCK);
  }

  private static TestTable table(int seats, String... options) {
    return TestTable.of(Pontoon.GAME, seats, options);
  }

  /** Returns a game of two after the deal and the bet of seat 0. */
  private static TestTable played(String first, String bankers, String pack, int bet) {
    return table(2)
        .play("limits 1 10")
        .deal("hand.0.1: " + first, "hand.1.1: " + bankers, "pack: " + pack)
        .play("bet " + bet);
  }

  private static UnaryOperator<TestTable> pack(String cards) {
    return table ->
        table.after(PontoonState.class, state -> state.withCards(list(cards), state.now().hands()));
  }

  private static UnaryOperator<TestTable> hands(PontoonHand... hands) {
    return table ->
        table.after(
            PontoonState.class,
            state -> state.withCards(state.now().pack(), ImmutableList.copyOf(hands)));
  }

  private static PontoonState state(TestTable table) {
    return table.state(PontoonState.class);
  }

  private static Pontoon rules(ImmutableMap<String, String> options) {
    return new Pontoon(2, PontoonOptions.SCHEMA.parse(options, 2));
  }

  @Test
  @Covers({"PON-1", "PON-6"})
  void aShuffleNamesEachCardOnce() {
    TestTable start = table(2, "limits-by=table");
    CardList<PlayingCard> pack = Deck.standard52().cards();
    assertThat(start.table().size()).isEqualTo(52);
    assertThat(start.refusal("shuffle " + pack)).isEqualTo("legal");
    assertThat(start.refusedBy("shuffle " + pack.draw(1))).isEqualTo("PON-1");
    TestTable dealt = start.play("shuffle " + pack);
    assertThat(dealt.refusedBy("* shuffle " + pack)).isEqualTo("PON-6");
  }

  @Test
  @Covers("PON-3")
  void theBankerOrTheTableSetsTheLimits() {
    TestTable banker = table(2);
    assertThat(banker.fact("phase")).isEqualTo("limits");
    assertThat(banker.fact("limit-min")).isEqualTo("0");
    assertThat(banker.fact("limit-max")).isEqualTo("0");
    TestTable agreed = table(2, "limits-by=table", "table-min=2", "table-max=8");
    assertThat(agreed.fact("phase")).isEqualTo("shuffle");
    assertThat(agreed.fact("limit-min")).isEqualTo("2");
    assertThat(agreed.fact("limit-max")).isEqualTo("8");
  }

  @Test
  @Covers({"PON-3", "PON-4"})
  void limitsAreListedByTheirLowestBet() {
    assertThat(table(2, "limit-steps=1,5,20", "start-chips=10").moves())
        .containsExactly("limits 1 1", "limits 1 5", "limits 1 20", "limits 5 5", "limits 5 20");
  }

  @Test
  @Covers("PON-7")
  void nothingIsDoneBeforeTheDeal() {
    assertThat(table(2).play("limits 1 10").refusedBy("0 stick")).isEqualTo("PON-7");
  }

  @Test
  @Covers({"PON-10", "PON-11"})
  void totals() {
    assertThat(hand("As 7d").total()).isEqualTo(18);
    assertThat(hand("As 7d").low()).isEqualTo(8);
    assertThat(hand("As Ad 9c").total()).isEqualTo(21);
    assertThat(hand("As Ad 9c").low()).isEqualTo(11);
    assertThat(hand("Ks Qd Jc").total()).isEqualTo(30);
    assertThat(hand("Ks Qd Jc").isAbove()).isTrue();
    assertThat(hand("Ks Qd Ac").total()).isEqualTo(21);
    assertThat(hand("Ks Qd Ac").isAbove()).isFalse();
  }

  @Test
  @Covers("PON-12")
  void kindsOfHands() {
    assertThat(hand("As Ad 9c").isTwoCard21()).isFalse();
    assertThat(hand("As Td").isTwoCard21()).isTrue();
    assertThat(hand("5s 3d 3c 2h Ah").isFiveCardTrick()).isTrue();
    assertThat(hand("5s 3d 3c 2h Ah").total()).isEqualTo(14);
    assertThat(hand("5s 3d 3c 2h").isFiveCardTrick()).isFalse();
    assertThat(hand("5s 3d 3c 2h 9h").isFiveCardTrick()).isFalse();
  }

  /** The table of the rulebook, row by row. */
  @Test
  @Covers({"PON-12", "PON-42", "PON-44", "PON-45"})
  void whatABankerPays() {
    Pontoon rules = rules(ImmutableMap.of());
    Pontoon doubled = rules(ImmutableMap.of("banker-five-double", "yes"));
    PontoonHand pontoon = hand("As Td").with(Status.PONTOON);
    PontoonHand five = hand("5s 3d 3c 2h Ah");
    PontoonHand high = hand("Ts 6d 5h");
    PontoonHand equal = hand("Td 9s");

    PontoonHand bankersFive = hand("2s 3s 4s 5h 6s");
    assertThat(rules.payment(pontoon, bankersFive)).isEqualTo(Payment.bankerPays(2));
    assertThat(rules.payment(five, bankersFive)).isEqualTo(Payment.playerLoses(1));
    assertThat(rules.payment(high, bankersFive)).isEqualTo(Payment.playerLoses(1));
    assertThat(doubled.payment(pontoon, bankersFive)).isEqualTo(Payment.bankerPays(2));
    assertThat(doubled.payment(five, bankersFive)).isEqualTo(Payment.playerLoses(2));

    PontoonHand nineteen = hand("Tc 9h");
    assertThat(rules.payment(pontoon, nineteen)).isEqualTo(Payment.bankerPays(2));
    assertThat(rules.payment(five, nineteen)).isEqualTo(Payment.bankerPays(2));
    assertThat(rules.payment(high, nineteen)).isEqualTo(Payment.bankerPays(1));
    assertThat(rules.payment(equal, nineteen)).isEqualTo(Payment.playerLoses(1));
    assertThat(rules.payment(five, hand("Tc 6h 5d"))).isEqualTo(Payment.bankerPays(2));

    PontoonHand bust = hand("Tc 9h 3h");
    assertThat(rules.payment(pontoon, bust)).isEqualTo(Payment.bankerPays(2));
    assertThat(rules.payment(five, bust)).isEqualTo(Payment.bankerPays(2));
    assertThat(rules.payment(high, bust)).isEqualTo(Payment.bankerPays(1));
    assertThat(rules.payment(equal, bust)).isEqualTo(Payment.bankerPays(1));
  }

  /** Every hand wins from a bust banker; then the first loses, and the second is bust already. */
  @Test
  @Covers({"PON-42", "PON-43", "PON-46"})
  void paymentsAreLinesOfTheSheet() {
    TestTable won =
        table(4)
            .play("limits 1 10")
            .deal(
                "hand.0.1: As",
                "hand.1.1: 2s",
                "hand.2.1: Ts",
                "hand.3.1: 9s",
                "pack: Kd 2d 9d 7d 3s 3d 4s Kh")
            .play("bet 1", "bet 2", "bet 3")
            .play("0 pontoon", "1 twist", "1 twist", "1 twist", "1 stick", "2 stick", "3 twist");
    assertThat(paymentsOf(won))
        .containsExactly(
            "1 PON-43 pontoon 0 3",
            "1 PON-43 pays-pontoon 3 -2",
            "1 PON-43 five-cards 1 6",
            "1 PON-43 pays-five-cards 3 -4",
            "1 PON-43 even 2 6",
            "1 PON-43 pays-even 3 -3");

    TestTable lost =
        table(3)
            .play("limits 1 10")
            .deal("hand.0.1: 9s", "hand.1.1: Ks", "hand.2.1: Ts", "pack: 8d 6d 9d 7h")
            .play("bet 2", "bet 3", "stick", "twist", "stick");
    assertThat(paymentsOf(lost)).containsExactly("1 PON-42 stake 2 2");
  }

  /** Returns what a settlement leaves on the sheet. */
  private static List<String> paymentsOf(TestTable table) {
    return table.lines().stream().filter(line -> line.matches("1 PON-4[23] .*")).toList();
  }

  @Test
  @Covers("PON-35")
  void theBankersHandIsNoPlayers() {
    TestTable table =
        table(2).play("limits 1 10").deal("hand.0.1: 8s", "hand.1.1: 9s").play("bet 1");
    PontoonHand own = state(table).now().hand(0);
    PontoonHand bank = state(table).now().hand(1);
    TestTable bankStuck = table.then(hands(own, bank.with(Status.STUCK)));
    TestTable ownStuck = table.then(hands(own.with(Status.STUCK), bank));
    assertThat(state(bankStuck).has(Status.STUCK)).isFalse();
    assertThat(state(ownStuck).has(Status.STUCK)).isTrue();
  }

  @Test
  void statesDifferByTheirCards() {
    TestTable bets =
        table(2).play("limits 1 10").deal("hand.0.1: 8s", "hand.1.1: 9s", "pack: 8d 7h");
    TestTable same = bets.withCards();
    TestTable others = bets.then(pack(list(bets.pile("pack")).reversed().toString()));
    assertThat(same).isEqualTo(bets).hasSameHashCodeAs(bets);
    assertThat(same.pile("hand.1.1")).isEqualTo("9s");
    assertThat(others).isNotEqualTo(bets);
    assertThat(others.hashCode()).isNotEqualTo(bets.hashCode());

    TestTable play = bets.play("bet 2");
    TestTable drawn = play.play("twist");
    assertThat(play).isNotEqualTo(bets.play("bet 3")).isNotEqualTo(drawn);
    assertThat(drawn.withCards()).isEqualTo(drawn);
  }

  @Test
  @Covers({"PON-24", "PON-38"})
  void bustCardsGoUnderThePackAtOnce() {
    TestTable table =
        played("8s", "Ts", "8d 6s Kd 6d 9h 2s", 5)
            .play("split") // 8s Kd and 8d 6d
            .play("twist"); // 9h
    assertThat(table.pile("pack")).startsWith("2s ").endsWith(" 8s Kd 9h");
    assertThat(table.seenBy(Viewer.bystander()).pile("pack")).endsWith("?? 8s Kd 9h");
    assertThat(table.pile("hand.0.1")).isEmpty();
    assertThat(table.fact("stake.0.1")).isEqualTo("0");
    assertThat(table.fact("state.0.1")).isEqualTo("bust");
  }

  @Test
  @Covers({"PON-33", "PON-38"})
  void bustCardsAreDealtAgainWhenThePackRunsOut() {
    TestTable split = played("8s", "Ts", "8d 6s Kd 3d 9h 2s", 5).play("split"); // 8s Kd and 8d 3d
    TestTable bust = split.then(pack("9h")).play("twist");
    assertThat(bust.pile("pack")).isEqualTo("8s Kd 9h");
    assertThat(bust.moves()).contains("twist");

    TestTable drawn = bust.play("twist");
    assertThat(drawn.pile("hand.0.2")).isEqualTo("8d 3d 8s");
    assertThat(drawn.pile("pack")).isEqualTo("Kd 9h");
    assertThat(drawn.withCards()).isEqualTo(drawn);

    assertThat(drawn.then(pack("")).refusedBy("twist")).isEqualTo("PON-33");
  }

  @Test
  @Covers({"PON-39", "PON-54"})
  void handsGoUnderThePackInOrder() {
    TestTable table =
        table(3)
            .play("limits 1 10")
            .deal("hand.0.1: Th", "hand.1.1: 7c", "hand.2.1: Qs", "pack: 9d 4s 9c 8h 2s 3s 4c")
            .play("bet 1", "bet 1", "stick", "twist", "stick", "stick");
    assertThat(table.pile("pack")).endsWith("Th 9d 7c 4s 8h Qs 9c");
    assertThat(table.pile("hand.0.1")).isEqualTo("2s");
    assertThat(table.pile("hand.1.1")).isEqualTo("3s");
    assertThat(table.pile("hand.2.1")).isEqualTo("4c");
  }

  @Test
  @Covers({"PON-38", "PON-40"})
  void theCardsOfABustBankerGoLast() {
    TestTable table = played("Th", "Qs", "9d 6c Kh", 1).play("stick", "twist");
    assertThat(table.pile("pack")).endsWith("Th 9d Qs 6c Kh");
    assertThat(table.fact("chips")).isEqualTo("101 99");
  }

  @Test
  @Covers("PON-30")
  void noSeatHasMoreThanFourHands() {
    TestTable pair = played("8s", "Ts", "8d 6s", 5);
    PontoonHand own = state(pair).hand();
    PontoonHand bank = state(pair).now().hand(1);
    TestTable three = pair.then(hands(own, own, own, bank));
    TestTable four = pair.then(hands(own, own, own, own, bank));
    assertThat(three.refusal("split")).isEqualTo("legal");
    assertThat(state(three.play("split")).count(0)).isEqualTo(4);
    assertThat(four.refusedBy("split")).isEqualTo("PON-30");
    assertThat(four.governing()).contains("PON-30");
    assertThat(pair.governing()).doesNotContain("PON-30");
    assertThat(four.moves()).doesNotContain("split");
  }

  @Test
  @Covers({"PON-18", "PON-33"})
  void anEmptyPackLeavesOnlySticking() {
    TestTable pair = played("2s", "Ts", "2d 6s", 5);
    TestTable one = pair.then(pack("Kd"));
    assertThat(one.refusedBy("split")).isEqualTo("PON-33");
    assertThat(one.refusal("twist")).isEqualTo("legal");
    assertThat(one.governing()).contains("PON-33");
    assertThat(pair.governing()).doesNotContain("PON-33");

    TestTable empty = pair.then(pack(""));
    assertThat(empty.refusedBy("twist")).isEqualTo("PON-33");
    assertThat(empty.refusedBy("buy 5")).isEqualTo("PON-33");
    assertThat(empty.moves()).containsExactly("stick");
    assertThat(empty.under("stick-minimum=15").moves()).containsExactly("stick");
    assertThat(pair.under("stick-minimum=15").moves()).doesNotContain("stick");

    TestTable bank = empty.play("stick");
    assertThat(bank.fact("phase")).isEqualTo("bank");
    assertThat(bank.moves()).containsExactly("stick");
    assertThat(bank.refusedBy("1 twist")).isEqualTo("PON-33");
    assertThat(bank.governing()).containsExactly("PON-33", "PON-34", "PON-37");
  }

  @Test
  @Covers("PON-17")
  void movesComeInAFixedOrder() {
    TestTable pair = played("2s", "Ts", "2d 6s", 2);
    assertThat(pair.moves()).containsExactly("stick", "twist", "split", "buy 2", "buy 3", "buy 4");
    assertThat(pair.under("stick-minimum=15").moves())
        .containsExactly("twist", "split", "buy 2", "buy 3", "buy 4");
    TestTable low = pair.withCards("hand.0.1: 2s 3d");
    assertThat(low.under("stick-minimum=15").moves())
        .containsExactly("twist", "buy 2", "buy 3", "buy 4");
    assertThat(low.moves()).containsExactly("stick", "twist", "buy 2", "buy 3", "buy 4");
  }

  /** Seat 0 keeps the bank, so seat 1 plays first. */
  @Test
  @Covers({"PON-8", "PON-15", "PON-27"})
  void theTableListsHandsBySeatAndThenAsTheyArePlayed() {
    Table table =
        table(3)
            .play("limits 1 10")
            .deal("hand.0.1: As", "hand.1.1: 8s", "hand.2.1: 9s", "pack: Ks 8d 9d")
            .play("0 bet 1", "1 bet 1", "0 pontoon", "1 stick", "2 stick", "0 limits 2 5")
            .deal("hand.1.1: 7s", "hand.2.1: 6s", "hand.0.1: 5s", "pack: 7d 6d 5d 2c 3c")
            .play("1 bet 3", "2 bet 2", "1 split")
            .table();
    assertThat(table.piles().stream().map(Pile::name))
        .containsExactly("pack", "hand.0.1", "hand.1.1", "hand.1.2", "hand.2.1");
    assertThat(table.seenBy(Viewer.bystander()).facts())
        .containsEntry("active-hand", "1 1")
        .containsEntry("stake.1.2", "3")
        .containsEntry("bet", "0 3 2")
        .containsEntry("split", "no yes no");
  }

  @Test
  @Covers({"PON-8", "PON-19"})
  void largeBetsAreListedToo() {
    TestTable dealt =
        table(2, "start-chips=1000", "limit-steps=1,500")
            .play("limits 1 500", "shuffle " + Deck.standard52().cards());
    assertThat(dealt.moves()).hasSize(500);
    assertThat(dealt.play("bet 300").moves())
        .contains("buy 300", "buy 600")
        .doesNotContain("buy 299", "buy 601");
  }

  @Test
  @Covers({"PON-2", "PON-8", "PON-13", "PON-19", "PON-27", "PON-43", "PON-49"})
  void everyChangeOfChipsIsOnTheSheet() {
    for (int seats = 2; seats <= 8; seats++) {
      Dealer dealer = Dealer.seeded(seats);
      RandomSource random = dealer.generatorFor("agents");
      Match<PontoonState, PontoonMove> match = Match.start(Pontoon.GAME.setup(seats));
      while (!match.isOver()) {
        PontoonState state = match.state();
        match =
            state.turn().isChance()
                ? match.resolveChance(dealer)
                : match.play(new RandomAgent().choose(match.observe(state.turn().first()), random));
        long all = match.state().scores().stream().sum() + match.state().staked();
        assertThat(all).isEqualTo(100L * seats);
      }
      assertThat(match.state().staked()).isEqualTo(0);
    }
  }

  @Test
  @Covers("PON-57")
  void theMostChipsWinAtTheEnd() {
    TestTable table = table(2).play("limits 1 10");
    assertThat(table.winners()).isEqualTo("-");
    TestTable over =
        table.after(
            PontoonState.class,
            state -> state.over().withSheet(state.sheet().add(1, "PON-43", 0, 5)));
    assertThat(over.winners()).isEqualTo("0");
  }

  /** Of 1326 pairs 4 aces with 16 cards that count 10 make 64: 4 * 16 * 2 / (52 * 51). */
  @Test
  @Covers("PON-12")
  void oneDealInTwentyIsAPontoon() {
    ImmutableList<PlayingCard> cards = ImmutableList.copyOf(Deck.standard52().cards());
    int pontoons = 0;
    int pairs = 0;
    for (int i = 0; i < cards.size(); i++) {
      for (int k = 0; k < i; k++) {
        PontoonHand hand = hand(cards.get(i) + " " + cards.get(k));
        pairs++;
        pontoons += hand.isTwoCard21() ? 1 : 0;
      }
    }
    assertThat(pontoons).isEqualTo(64);
    assertThat((double) pontoons / pairs).isCloseTo(0.0483, within(0.00005));
  }

  @Test
  @Covers({"PON-3", "PON-8"})
  void impossibleLimitsAreNoOptions() {
    assertThatThrownBy(
            () -> Pontoon.GAME.rules(2, ImmutableMap.of("table-min", "5", "table-max", "4")))
        .isInstanceOf(OptionException.class)
        .hasMessageContaining("table-max");
    assertThatThrownBy(
            () ->
                Pontoon.GAME.rules(
                    2, ImmutableMap.of("table-min", "11", "table-max", "20", "start-chips", "10")))
        .isInstanceOf(OptionException.class)
        .hasMessageContaining("start-chips");
    assertThatThrownBy(
            () ->
                Pontoon.GAME.rules(2, ImmutableMap.of("limit-steps", "20,50", "start-chips", "10")))
        .isInstanceOf(OptionException.class)
        .hasMessageContaining("start-chips");
  }

  /**
   * The card that lies face down before the banker is looked at, and only what it is not is told.
   */
  @ParameterizedTest(name = "9s under the king and {0}")
  @ValueSource(strings = {"2c", "Qd", "3h"})
  @Covers({"PON-7", "PON-13", "PON-34"})
  void thePeekedCardOfTheBankerStaysHidden(String other) {
    Twins<PontoonState, PontoonMove> twins =
        twins(
            "* deal hand.0.1: 5s; hand.1.1: 3h; hand.2.1: 9s; pack: 9d 6h Kh 2h|0 bet 3|1 bet 2"
                + "|0 twist|0 stick",
            other);
    assertThat(twins.difference(Viewer.seat(0))).isEmpty();
    assertThat(twins.difference(Viewer.bystander())).isEmpty();
    assertThat(twins.difference(Viewer.seat(1)).isPresent()).isEqualTo(other.equals("3h"));
    assertThat(twins.difference(Viewer.seat(2))).as("the banker sees its card").isPresent();
  }

  /** Seat 1 has an ace under its queen, and in the twin a seven. */
  @Test
  @Covers({"PON-13", "PON-51a"})
  void aPlayersPontoonIsShownOnlyIfItTakesTheBank() {
    String bankersPontoon =
        "* deal hand.0.1: 5s; hand.1.1: Ad; hand.2.1: As; pack: 9s Qc Kh 7c|0 bet 3|1 bet 5";
    Twins<PontoonState, PontoonMove> stays = twins("", bankersPontoon, "Ad", "7c");
    assertThat(stays.difference(Viewer.seat(0))).isEmpty();
    assertThat(stays.difference(Viewer.seat(2))).isEmpty();
    assertThat(stays.difference(Viewer.bystander())).isEmpty();
    assertThat(stays.difference(Viewer.seat(1))).isPresent();

    Twins<PontoonState, PontoonMove> takes =
        twins("Options: both-pontoons=player-takes\n", bankersPontoon, "Ad", "7c");
    assertThat(takes.difference(Viewer.seat(0)).orElseThrow()).startsWith("after 4 moves");
    assertThat(takes.difference(Viewer.bystander()).orElseThrow()).startsWith("after 4 moves");
    assertThat(takes.original().state().banker()).isEqualTo(1);
    assertThat(takes.twin().state().banker()).isEqualTo(2);
  }

  /** A player who has no 21 keeps the cards hidden, whoever takes the bank. */
  @Test
  @Covers("PON-51a")
  void otherHandsStayHiddenAfterABankersPontoon() {
    Twins<PontoonState, PontoonMove> twins =
        twins(
            "Options: both-pontoons=player-takes\n",
            "* deal hand.0.1: 5s; hand.1.1: Ad; hand.2.1: As; pack: 9s Qc Kh 7c|0 bet 3|1 bet 5"
                + "|1 limits 1 2",
            "5s",
            "7c");
    assertThat(twins.difference(Viewer.seat(1))).isEmpty();
    assertThat(twins.difference(Viewer.seat(2))).isEmpty();
    assertThat(twins.difference(Viewer.seat(0))).isPresent();
  }

  @Test
  @Covers("PON-19")
  void aBoughtCardIsSeenByItsBuyerOnly() {
    Twins<PontoonState, PontoonMove> twins =
        twins(
            "* deal hand.0.1: 5s; hand.1.1: 3h; hand.2.1: 9s; pack: 9d 6h 7h 2c|0 bet 3|1 bet 2"
                + "|0 buy 3|0 stick",
            "Ad");
    assertThat(twins.difference(Viewer.seat(1))).isEmpty();
    assertThat(twins.difference(Viewer.seat(2))).isEmpty();
    assertThat(twins.difference(Viewer.seat(0))).isPresent();
  }

  private static Twins<PontoonState, PontoonMove> twins(String lines, String other) {
    return twins("", lines, lines.contains("buy") ? "2c" : "9s", other);
  }

  private static Twins<PontoonState, PontoonMove> twins(
      String options, String lines, String card, String other) {
    String head = "spadille 1\nGame: pontoon\nSeats: 3\n" + options + "\n2 limits 1 10\n";
    GameRecord record = GameRecord.parse("test", head + lines.replace('|', '\n') + "\n");
    return Twins.exchanging(Pontoon.GAME, record, card, other);
  }

  @Test
  @Covers("PON-16")
  void whoSticksOnTwoCardsHasNoPontoon() {
    Match<PontoonState, PontoonMove> match =
        Match.start(Pontoon.GAME.setup(2, ImmutableMap.of("limits-by", "table")))
            .resolveChance(Dealer.seeded(5))
            .play(0, "bet 1")
            .play(0, "stick");
    Sampler<PontoonState, PontoonMove> sampler = match.observe(1).sampler();
    RandomSource random = RandomSource.seeded(1);
    for (int i = 0; i < 200; i++) {
      assertThat(sampler.draw(random).now().hand(0).isTwoCard21()).isFalse();
    }
  }
}
