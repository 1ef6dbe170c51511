package io.github.spadille.betting.pontoon;

import static io.github.spadille.engine.card.PlayingCards.list;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.spadille.betting.pontoon.PontoonHand.Status;
import io.github.spadille.betting.pontoon.PontoonMove.Bet;
import io.github.spadille.betting.pontoon.PontoonMove.Buy;
import io.github.spadille.betting.pontoon.PontoonMove.Limits;
import io.github.spadille.betting.pontoon.PontoonMove.Shuffle;
import io.github.spadille.betting.pontoon.PontoonMove.Split;
import io.github.spadille.betting.pontoon.PontoonMove.Stick;
import io.github.spadille.betting.pontoon.PontoonMove.Twist;
import io.github.spadille.betting.pontoon.PontoonState.Phase;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.Deck;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.game.Rules;
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
import io.github.spadille.formats.record.Replay;
import io.github.spadille.testkit.Covers;
import io.github.spadille.testkit.Twins;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PontoonTest {
  private static final Rules<PontoonState, PontoonMove> RULES = Pontoon.GAME.rules(2);

  private static PontoonHand hand(String cards) {
    return PontoonHandTest.hand(cards).with(Status.STUCK);
  }

  /** Returns a state with another pack. */
  private static PontoonState withPack(PontoonState state, CardList<PlayingCard> pack) {
    return state.withCards(pack, state.now().hands());
  }

  /** Returns where a game stands after the lines of a record. */
  static PontoonState after(int seats, String... lines) {
    String head = "spadille 1\nGame: pontoon\nSeats: " + seats + "\n\n";
    String text = head + String.join("\n", lines) + "\n";
    return Replay.match(GameRecord.parse("test", text), Pontoon.GAME).state();
  }

  private static Pontoon rules(ImmutableMap<String, String> options) {
    return new Pontoon(2, PontoonOptions.SCHEMA.parse(options, 2));
  }

  private static String refusedBy(PontoonState state, PontoonMove move) {
    return RULES.refusal(state, move).orElseThrow().ruleId();
  }

  @Test
  @Covers({"PON-1", "PON-6"})
  void aShuffleNamesEachCardOnce() {
    Rules<PontoonState, PontoonMove> rules =
        Pontoon.GAME.rules(2, ImmutableMap.of("limits-by", "table"));
    CardList<PlayingCard> pack = Deck.standard52().cards();
    assertThat(rules.table(rules.start()).size()).isEqualTo(52);
    assertThat(rules.refusal(rules.start(), new Shuffle(pack))).isEmpty();
    assertThat(rules.refusal(rules.start(), new Shuffle(pack.draw(1))).orElseThrow().ruleId())
        .isEqualTo("PON-1");
    PontoonState dealt = rules.apply(rules.start(), new Shuffle(pack));
    assertThat(rules.refusal(dealt, new Shuffle(pack)).orElseThrow().ruleId()).isEqualTo("PON-6");
  }

  @Test
  @Covers("PON-3")
  void theBankerOrTheTableSetsTheLimits() {
    PontoonState banker = RULES.start();
    assertThat(banker.phase()).isEqualTo(Phase.LIMITS);
    assertThat(banker.round().limitMin()).isEqualTo(0);
    assertThat(banker.round().limitMax()).isEqualTo(0);
    PontoonState table =
        rules(ImmutableMap.of("limits-by", "table", "table-min", "2", "table-max", "8")).start();
    assertThat(table.phase()).isEqualTo(Phase.SHUFFLE);
    assertThat(table.round().limitMin()).isEqualTo(2);
    assertThat(table.round().limitMax()).isEqualTo(8);
  }

  @Test
  @Covers({"PON-3", "PON-4"})
  void limitsAreListedByTheirLowestBet() {
    Pontoon rules = rules(ImmutableMap.of("limit-steps", "1,5,20", "start-chips", "10"));
    assertThat(rules.legalMoves(rules.start()))
        .containsExactly(
            new Limits(1, 1, 1),
            new Limits(1, 1, 5),
            new Limits(1, 1, 20),
            new Limits(1, 5, 5),
            new Limits(1, 5, 20));
  }

  @Test
  @Covers("PON-7")
  void nothingIsDoneBeforeTheDeal() {
    PontoonState named = after(2, "1 limits 1 10");
    assertThat(refusedBy(named, new Stick(0))).isEqualTo("PON-7");
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
    assertThat(rules.multiple(pontoon, bankersFive)).isEqualTo(2);
    assertThat(rules.multiple(five, bankersFive)).isEqualTo(-1);
    assertThat(rules.multiple(high, bankersFive)).isEqualTo(-1);
    assertThat(doubled.multiple(pontoon, bankersFive)).isEqualTo(2);
    assertThat(doubled.multiple(five, bankersFive)).isEqualTo(-2);

    PontoonHand nineteen = hand("Tc 9h");
    assertThat(rules.multiple(pontoon, nineteen)).isEqualTo(2);
    assertThat(rules.multiple(five, nineteen)).isEqualTo(2);
    assertThat(rules.multiple(high, nineteen)).isEqualTo(1);
    assertThat(rules.multiple(equal, nineteen)).isEqualTo(-1);
    assertThat(rules.multiple(five, hand("Tc 6h 5d"))).isEqualTo(2);

    PontoonHand bust = hand("Tc 9h 3h");
    assertThat(rules.multiple(pontoon, bust)).isEqualTo(2);
    assertThat(rules.multiple(five, bust)).isEqualTo(2);
    assertThat(rules.multiple(high, bust)).isEqualTo(1);
    assertThat(rules.multiple(equal, bust)).isEqualTo(1);
  }

  /** Every hand wins from a bust banker; then the first loses, and the second is bust already. */
  @Test
  @Covers({"PON-42", "PON-43", "PON-46"})
  void paymentsAreLinesOfTheSheet() {
    PontoonState won =
        after(
            4,
            "3 limits 1 10",
            "* deal hand.0.1: As; hand.1.1: 2s; hand.2.1: Ts; hand.3.1: 9s;"
                + " pack: Kd 2d 9d 7d 3s 3d 4s Kh",
            "0 bet 1\n1 bet 2\n2 bet 3",
            "0 pontoon\n1 twist\n1 twist\n1 twist\n1 stick\n2 stick\n3 twist");
    assertThat(paymentsOf(won))
        .containsExactly(
            "0: 3 for PON-43 pontoon",
            "3: -2 for PON-43 pays-pontoon",
            "1: 6 for PON-43 five-cards",
            "3: -4 for PON-43 pays-five-cards",
            "2: 6 for PON-43 even",
            "3: -3 for PON-43 pays-even");

    PontoonState lost =
        after(
            3,
            "2 limits 1 10",
            "* deal hand.0.1: 9s; hand.1.1: Ks; hand.2.1: Ts; pack: 8d 6d 9d 7h",
            "0 bet 2\n1 bet 3\n0 stick\n1 twist\n2 stick");
    assertThat(paymentsOf(lost)).containsExactly("2: 2 for PON-42 stake");
  }

  /** Returns what a settlement leaves on the sheet. */
  private static List<String> paymentsOf(PontoonState state) {
    return state.sheet().lines().stream()
        .filter(line -> line.ruleId().matches("PON-4[23]"))
        .map(
            line ->
                line.seats().first()
                    + ": "
                    + line.points()
                    + " for "
                    + line.ruleId()
                    + " "
                    + line.reason())
        .toList();
  }

  @Test
  @Covers("PON-35")
  void theBankersHandIsNoPlayers() {
    PontoonState state = after(2, "1 limits 1 10", "* deal hand.0.1: 8s; hand.1.1: 9s", "0 bet 1");
    CardList<PlayingCard> pack = state.now().pack();
    PontoonHand own = state.now().hand(0);
    PontoonHand bank = state.now().hand(1);
    ImmutableList<PontoonHand> bankStuck = ImmutableList.of(own, bank.with(Status.STUCK));
    ImmutableList<PontoonHand> ownStuck = ImmutableList.of(own.with(Status.STUCK), bank);
    assertThat(state.withCards(pack, bankStuck).has(Status.STUCK)).isFalse();
    assertThat(state.withCards(pack, ownStuck).has(Status.STUCK)).isTrue();
  }

  @Test
  void statesDifferByTheirCards() {
    PontoonState bets = after(2, "1 limits 1 10", "* deal hand.0.1: 8s; hand.1.1: 9s; pack: 8d 7h");
    PontoonState same = RULES.withCards(bets, RULES.table(bets));
    PontoonState others = bets.withCards(bets.now().pack().reversed(), bets.now().hands());
    assertThat(same).isEqualTo(bets).hasSameHashCodeAs(bets);
    assertThat(same.now().hand(1).cards()).isEqualTo(list("9s"));
    assertThat(others).isNotEqualTo(bets);
    assertThat(others.hashCode()).isNotEqualTo(bets.hashCode());

    PontoonState play = RULES.apply(bets, new Bet(0, 2));
    PontoonState drawn = RULES.apply(play, new Twist(0));
    assertThat(play).isNotEqualTo(RULES.apply(bets, new Bet(0, 3))).isNotEqualTo(drawn);
    assertThat(RULES.withCards(drawn, RULES.table(drawn))).isEqualTo(drawn);
  }

  @Test
  @Covers({"PON-24", "PON-38"})
  void bustCardsGoUnderThePackAtOnce() {
    PontoonState state =
        after(
            2,
            "1 limits 1 10",
            "* deal hand.0.1: 8s; hand.1.1: Ts; pack: 8d 6s Kd 6d 9h 2s",
            "0 bet 5",
            "0 split", // 8s Kd and 8d 6d
            "0 twist"); // 9h
    assertThat(state.now().pack().last(3)).isEqualTo(list("8s Kd 9h"));
    assertThat(state.now().pack().top()).isEqualTo(PlayingCard.parse("2s"));
    assertThat(RULES.table(state).seenBy(Viewer.bystander()).pile("pack").toString())
        .endsWith("?? 8s Kd 9h");
    PontoonHand lost = state.now().hand(0);
    assertThat(lost.cards()).isEmpty();
    assertThat(lost.stake()).isEqualTo(0);
    assertThat(lost.status()).isEqualTo(Status.BUST);
  }

  @Test
  @Covers({"PON-33", "PON-38"})
  void bustCardsAreDealtAgainWhenThePackRunsOut() {
    PontoonState split =
        after(
            2,
            "1 limits 1 10",
            "* deal hand.0.1: 8s; hand.1.1: Ts; pack: 8d 6s Kd 3d 9h 2s",
            "0 bet 5",
            "0 split"); // 8s Kd and 8d 3d
    PontoonState bust =
        RULES.apply(withPack(split, split.now().pack().first(1)), new Twist(0)); // 9h
    assertThat(bust.now().pack()).isEqualTo(list("8s Kd 9h"));
    assertThat(RULES.legalMoves(bust)).contains(new Twist(0));

    PontoonState drawn = RULES.apply(bust, new Twist(0));
    assertThat(drawn.hand().cards()).isEqualTo(list("8d 3d 8s"));
    assertThat(drawn.now().pack()).isEqualTo(list("Kd 9h"));
    assertThat(RULES.withCards(drawn, RULES.table(drawn))).isEqualTo(drawn);

    PontoonState empty = withPack(drawn, drawn.now().pack().draw(2));
    assertThat(refusedBy(empty, new Twist(0))).isEqualTo("PON-33");
  }

  @Test
  @Covers({"PON-39", "PON-54"})
  void handsGoUnderThePackInOrder() {
    PontoonState state =
        after(
            3,
            "2 limits 1 10",
            "* deal hand.0.1: Th; hand.1.1: 7c; hand.2.1: Qs; pack: 9d 4s 9c 8h 2s 3s 4c",
            "0 bet 1",
            "1 bet 1",
            "0 stick",
            "1 twist",
            "1 stick",
            "2 stick");
    assertThat(state.now().pack().last(7)).isEqualTo(list("Th 9d 7c 4s 8h Qs 9c"));
    assertThat(state.now().hands())
        .extracting(PontoonHand::cards)
        .containsExactly(list("2s"), list("3s"), list("4c"));
  }

  @Test
  @Covers({"PON-38", "PON-40"})
  void theCardsOfABustBankerGoLast() {
    PontoonState state =
        after(
            2,
            "1 limits 1 10",
            "* deal hand.0.1: Th; hand.1.1: Qs; pack: 9d 6c Kh",
            "0 bet 1",
            "0 stick",
            "1 twist");
    assertThat(state.now().pack().last(5)).isEqualTo(list("Th 9d Qs 6c Kh"));
    assertThat(state.chips(0)).isEqualTo(101);
  }

  @Test
  @Covers("PON-30")
  void noSeatHasMoreThanFourHands() {
    PontoonState pair =
        after(2, "1 limits 1 10", "* deal hand.0.1: 8s; hand.1.1: Ts; pack: 8d 6s", "0 bet 5");
    PontoonHand own = pair.hand();
    PontoonHand bank = pair.now().hand(1);
    CardList<PlayingCard> pack = pair.now().pack();
    PontoonState three = pair.withCards(pack, ImmutableList.of(own, own, own, bank));
    PontoonState four = pair.withCards(pack, ImmutableList.of(own, own, own, own, bank));
    assertThat(RULES.refusal(three, new Split(0))).isEmpty();
    assertThat(RULES.apply(three, new Split(0)).count(0)).isEqualTo(4);
    assertThat(refusedBy(four, new Split(0))).isEqualTo("PON-30");
    assertThat(RULES.legalMoves(four)).doesNotContain(new Split(0));
  }

  @Test
  @Covers({"PON-18", "PON-33"})
  void anEmptyPackLeavesOnlySticking() {
    PontoonState pair =
        after(2, "1 limits 1 10", "* deal hand.0.1: 2s; hand.1.1: Ts; pack: 2d 6s", "0 bet 5");
    PontoonState one = withPack(pair, pair.now().pack().first(1));
    assertThat(refusedBy(one, new Split(0))).isEqualTo("PON-33");
    assertThat(RULES.refusal(one, new Twist(0))).isEmpty();

    PontoonState empty = withPack(pair, pair.now().pack().first(0));
    assertThat(refusedBy(empty, new Twist(0))).isEqualTo("PON-33");
    assertThat(refusedBy(empty, new Buy(0, 5))).isEqualTo("PON-33");
    assertThat(RULES.legalMoves(empty)).containsExactly(new Stick(0));
    Rules<PontoonState, PontoonMove> strict =
        Pontoon.GAME.rules(2, ImmutableMap.of("stick-minimum", "15"));
    assertThat(strict.legalMoves(empty)).containsExactly(new Stick(0));
    assertThat(strict.legalMoves(pair)).doesNotContain(new Stick(0));

    PontoonState bank = RULES.apply(empty, new Stick(0));
    assertThat(bank.phase()).isEqualTo(Phase.BANK);
    assertThat(RULES.legalMoves(bank)).containsExactly(new Stick(1));
    assertThat(refusedBy(bank, new Twist(1))).isEqualTo("PON-33");
  }

  @Test
  @Covers("PON-17")
  void movesComeInAFixedOrder() {
    PontoonState pair =
        after(2, "1 limits 1 10", "* deal hand.0.1: 2s; hand.1.1: Ts; pack: 2d 6s", "0 bet 2");
    assertThat(RULES.legalMoves(pair))
        .containsExactly(
            new Stick(0), new Twist(0), new Split(0), new Buy(0, 2), new Buy(0, 3), new Buy(0, 4));
    Pontoon strict = rules(ImmutableMap.of("stick-minimum", "15"));
    assertThat(strict.legalMoves(pair))
        .containsExactly(new Twist(0), new Split(0), new Buy(0, 2), new Buy(0, 3), new Buy(0, 4));
    PontoonState low = withHand(pair, "2s 3d");
    assertThat(strict.legalMoves(low))
        .containsExactly(new Twist(0), new Buy(0, 2), new Buy(0, 3), new Buy(0, 4));
    assertThat(RULES.legalMoves(low))
        .containsExactly(new Stick(0), new Twist(0), new Buy(0, 2), new Buy(0, 3), new Buy(0, 4));
  }

  private static PontoonState withHand(PontoonState state, String cards) {
    return state.with(state.hand().with(list(cards)), state.sheet());
  }

  /** Seat 0 keeps the bank, so seat 1 plays first. */
  @Test
  @Covers({"PON-8", "PON-15", "PON-27"})
  void theTableListsHandsBySeatAndThenAsTheyArePlayed() {
    PontoonState state =
        after(
            3,
            "2 limits 1 10",
            "* deal hand.0.1: As; hand.1.1: 8s; hand.2.1: 9s; pack: Ks 8d 9d",
            "0 bet 1\n1 bet 1\n0 pontoon\n1 stick\n2 stick\n0 limits 2 5",
            "* deal hand.1.1: 7s; hand.2.1: 6s; hand.0.1: 5s; pack: 7d 6d 5d 2c 3c",
            "1 bet 3\n2 bet 2\n1 split");
    Table table = Pontoon.GAME.rules(3).table(state);
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
    Rules<PontoonState, PontoonMove> rules =
        Pontoon.GAME.rules(2, ImmutableMap.of("start-chips", "1000", "limit-steps", "1,500"));
    PontoonState state = rules.apply(rules.start(), rules.syntax().parse(1, "limits 1 500"));
    state = rules.apply(state, new Shuffle(Deck.standard52().cards()));
    assertThat(rules.legalMoves(state)).hasSize(500);
    state = rules.apply(state, rules.syntax().parse(0, "bet 300"));
    assertThat(rules.legalMoves(state)).contains(new Buy(0, 300), new Buy(0, 600));
    assertThat(rules.legalMoves(state)).doesNotContain(new Buy(0, 299), new Buy(0, 601));
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
    PontoonState state = after(2, "1 limits 1 10");
    assertThat(state.outcome()).isEmpty();
    PontoonState over = state.over().withSheet(state.sheet().add(1, "PON-43", 0, 5));
    assertThat(over.outcome().orElseThrow().winners()).containsExactly(0);
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
