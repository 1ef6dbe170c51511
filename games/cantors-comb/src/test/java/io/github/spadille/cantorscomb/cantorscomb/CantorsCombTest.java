package io.github.spadille.cantorscomb.cantorscomb;

import static io.github.spadille.cantorscomb.cantorscomb.CombCards.list;
import static io.github.spadille.cantorscomb.cantorscomb.CombCards.set;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import com.google.common.collect.ImmutableList;
import io.github.spadille.cantorscomb.CombCard;
import io.github.spadille.cantorscomb.CombDeck;
import io.github.spadille.cantorscomb.cantorscomb.CantorsCombMove.Give;
import io.github.spadille.cantorscomb.cantorscomb.CantorsCombMove.Roll;
import io.github.spadille.cantorscomb.cantorscomb.CantorsCombMove.Shuffle;
import io.github.spadille.cantorscomb.cantorscomb.CantorsCombState.Phase;
import io.github.spadille.cantorscomb.cantorscomb.CantorsCombState.Progress;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.game.Rules;
import io.github.spadille.engine.knowledge.Knowledge;
import io.github.spadille.engine.knowledge.Sampler;
import io.github.spadille.engine.match.Dealer;
import io.github.spadille.engine.match.Match;
import io.github.spadille.engine.match.RandomAgent;
import io.github.spadille.engine.notation.NotationException;
import io.github.spadille.engine.random.RandomSource;
import io.github.spadille.engine.seat.IntPerSeat;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.seat.Viewer;
import io.github.spadille.engine.state.CardsPerSeat;
import io.github.spadille.engine.state.ScoreSheet;
import io.github.spadille.testkit.Covers;
import io.github.spadille.testkit.TestTable;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CantorsCombTest {
  private static final String SETS_OF_FIFTEEN = CombDeck.full().cards().first(60).toString();

  /** Returns a position of some phase in which seat 0 is in turn, with the number 7 rolled. */
  static TestTable position(Phase phase, String stock, String... hands) {
    List<CardSet<CombCard>> held = Arrays.stream(hands).map(CombCards::set).toList();
    return TestTable.of(CantorsComb.GAME, hands.length)
        .then(turnOf(0))
        .after(
            CantorsCombState.class,
            state ->
                state
                    .withCards(list(stock), CardsPerSeat.copyOf(CombCard.FAMILY, held))
                    .rolled(phase, 7));
  }

  /** Other dice lie in the stashes. */
  static UnaryOperator<TestTable> stash(int... stash) {
    return table ->
        table.after(
            CantorsCombState.class,
            state ->
                ImmutableCantorsCombState.of(
                    state.phase(),
                    state.seat(),
                    state.stock(),
                    state.cards(),
                    IntPerSeat.copyOf(stash),
                    state.roll(),
                    state.progress(),
                    state.sheet()));
  }

  private static UnaryOperator<TestTable> turnOf(int seat) {
    return table ->
        table.after(
            CantorsCombState.class,
            state ->
                ImmutableCantorsCombState.of(
                    state.phase(),
                    seat,
                    state.stock(),
                    state.cards(),
                    state.stash(),
                    state.roll(),
                    state.progress(),
                    state.sheet()));
  }

  private static UnaryOperator<TestTable> laidOut(String... cards) {
    return table ->
        table.after(
            CantorsCombState.class,
            state -> {
              CantorsCombState laidOut = state;
              for (int seat = 0; seat < cards.length; seat++) {
                for (CombCard card : set(cards[seat])) {
                  laidOut = laidOut.moved(card, state.inFrontOf(seat));
                }
              }
              return laidOut.with(state.phase());
            });
  }

  private static UnaryOperator<TestTable> phase(Phase phase) {
    return table -> table.after(CantorsCombState.class, state -> state.with(phase));
  }

  private static UnaryOperator<TestTable> progress(UnaryOperator<Progress> change) {
    return table ->
        table.after(
            CantorsCombState.class,
            state -> state.with(state.phase(), change.apply(state.progress())));
  }

  /** The seat in turn has declined a roll of its stash. */
  private static UnaryOperator<TestTable> closed() {
    return progress(Progress::stashDeclined);
  }

  /** Returns whose turn it is, also while dice fall. */
  private static int seat(TestTable table) {
    return state(table).seat();
  }

  private static CantorsCombState state(TestTable table) {
    return table.state(CantorsCombState.class);
  }

  @Test
  @Covers({"CCG-1", "CCG-2", "CCG-3"})
  void theGameStartsWithTheWholePackAndAllDiceInTheCenter() {
    TestTable start = TestTable.of(CantorsComb.GAME, 3);
    assertThat(list(start.pile("stock"))).containsExactlyElementsOf(CombCard.FAMILY.cards());
    assertThat(start.fact("center")).isEqualTo("16");
    TestTable dealt = start.play("shuffle ...");
    assertThat(dealt.pile("hand.0")).isEqualTo("1.1 1.4 2.3 3.2");
    assertThat(dealt.pile("hand.2")).isEqualTo("1.3 2.2 3.1 3.4");
    assertThat(dealt.pile("stock")).startsWith("4.1 ");
    assertThat(list(dealt.pile("stock"))).hasSize(52);
  }

  @Test
  @Covers({"CCG-1", "CCG-2"})
  void aShuffleNamesThePackAndComesOnce() {
    TestTable start = TestTable.of(CantorsComb.GAME, 2);
    String pack = start.pile("stock");
    String fewer = list(pack).draw(1).toString();
    assertThat(start.refusedBy("shuffle " + fewer)).isEqualTo("CCG-1");
    assertThat(start.refusedBy("shuffle 16.4 " + fewer)).isEqualTo("CCG-1");
    assertThat(start.play("shuffle ...").refusedBy("* shuffle " + pack)).isEqualTo("CCG-2");
  }

  @Test
  @Covers({"CCG-5", "CCG-7", "CCG-8"})
  void oneSeatDrawsAtOnce() {
    TestTable dealt = TestTable.of(CantorsComb.GAME, 1).play("shuffle ...");
    assertThat(dealt.fact("phase")).isEqualTo("d16");
    assertThat(dealt.pile("hand.0")).isEqualTo("1.1 1.2 1.3 1.4 2.1");
    assertThat(dealt.fact("last-turn")).isEqualTo("false");
  }

  @ParameterizedTest
  @CsvSource({"up, 0, 1", "up, 2, 0", "down, 0, 2", "down, 2, 1"})
  @Covers("CCG-6")
  void turnsPassInTheAgreedDirection(String direction, int seat, int next) {
    TestTable table =
        position(Phase.FIRST, "9.1 9.2", "7.1", "7.2", "7.3")
            .under("direction=" + direction)
            .then(turnOf(seat));
    assertThat(seat(table.play("done"))).isEqualTo(next);
  }

  @Test
  @Covers({"CCG-7", "CCG-33"})
  void theLastTurnIsPlayedToItsEnd() {
    TestTable last = position(Phase.SECOND, "9.1", "7.1", "8.1 8.2").play("play 7.1");
    assertThat(last.fact("last-turn")).isEqualTo("true");
    assertThat(last.fact("phase")).isEqualTo("d16");
    TestTable first = last.play("roll 8", "1 play 8.1");
    assertThat(first.turn()).isEqualTo("1");
    TestTable over = first.play("play 8.2");
    assertThat(over.turn()).isEqualTo("over");
    assertThat(over.scores()).isEqualTo("-1 1");
  }

  @Test
  @Covers("CCG-17")
  void aSecondCardNeedsAHand() {
    TestTable table = position(Phase.FIRST, "9.1 9.2", "7.1", "8.1");
    assertThat(seat(table.play("play 7.1"))).isEqualTo(1);
    assertThat(seat(table.play("give 7.1 1"))).isEqualTo(1);
    assertThat(seat(table.then(stash(2, 0)).play("play 7.1"))).isEqualTo(1);
    TestTable stash = position(Phase.STASH, "9.1 9.2", "3.1", "8.1").then(stash(1, 0));
    TestTable thrown = stash.then(progress(it -> it.stash(Dice.of(3), Phase.SECOND)));
    assertThat(seat(thrown.play("play 3.1"))).isEqualTo(1);
    assertThat(seat(thrown.under("stash-return=none").play("play 3.1")))
        .as("with a die left")
        .isEqualTo(1);
    TestTable first = stash.then(progress(it -> it.stash(Dice.of(3), Phase.FIRST)));
    assertThat(first.play("play 3.1").moves()).containsExactly("done");
  }

  @Test
  @Covers({"CCG-13", "CCG-20", "CCG-21", "CCG-23"})
  void legalMovesStandInAFixedOrder() {
    TestTable state = position(Phase.FIRST, "9.1 9.2", "1.1 7.4 7.2", "", "").then(stash(1, 0, 0));
    assertThat(state.moves())
        .containsExactly(
            "play 7.2",
            "play 7.4",
            "give 7.2 1",
            "give 7.4 1",
            "give 7.2 2",
            "give 7.4 2",
            "done",
            "throw stash");
    assertThat(state.then(phase(Phase.START)).moves()).containsExactly("throw d16", "throw stash");
    assertThat(state.then(progress(it -> it.givenTo(2))).then(closed()).moves())
        .containsExactly("play 7.2", "play 7.4", "give 7.2 2", "give 7.4 2", "done");
    assertThat(state.then(phase(Phase.MISS)).moves()).containsExactly("done", "throw stash");
  }

  @Test
  @Covers({
    "CCG-8", "CCG-9", "CCG-10", "CCG-10a", "CCG-13", "CCG-14", "CCG-16", "CCG-18", "CCG-20",
    "CCG-21", "CCG-23", "CCG-23a", "CCG-25"
  })
  void theRulesOfThePhaseGovern() {
    TestTable state = position(Phase.FIRST, "9.1", "1.1 7.4", "").then(stash(1, 0));
    assertThat(state.governing())
        .containsExactly("CCG-9", "CCG-13", "CCG-18", "CCG-20", "CCG-21", "CCG-23", "CCG-23a");
    assertThat(state.under("give=off").governing())
        .containsExactly("CCG-9", "CCG-13", "CCG-18", "CCG-20", "CCG-23", "CCG-23a");
    TestTable taken = position(Phase.FIRST, "9.1", "1.1").then(stash(0));
    assertThat(taken.governing()).containsExactly("CCG-9", "CCG-16", "CCG-18", "CCG-23", "CCG-23a");
    assertThat(state.then(phase(Phase.START)).governing()).containsExactly("CCG-8", "CCG-23");
    assertThat(state.then(phase(Phase.SECOND)).governing()).startsWith("CCG-9", "CCG-14", "CCG-18");
    assertThat(state.then(phase(Phase.MISS)).governing())
        .containsExactly("CCG-9", "CCG-10", "CCG-10a", "CCG-23", "CCG-23a");
    assertThat(state.then(phase(Phase.STASH)).governing())
        .containsExactly("CCG-18", "CCG-20", "CCG-21", "CCG-25");
  }

  @Test
  @Covers("CCG-20")
  void theLongestListHas254Moves() {
    String hand = CombDeck.full().cards().draw(1).toString();
    TestTable table = position(Phase.SECOND, "", hand, "", "", "").then(stash(1, 0, 0, 0));
    assertThat(table.moves())
        .hasSize(254)
        .doesNotHaveDuplicates()
        .allMatch(move -> table.refusal(move).equals("legal"));
  }

  @Test
  @Covers({"CCG-4", "CCG-9", "CCG-24"})
  void chanceThrowsAsManyDiceAsTheStateSays() {
    Rules<CantorsCombState, CantorsCombMove> rules = CantorsComb.GAME.rules(4);
    RandomSource random = RandomSource.seeded(5);
    TestTable table = position(Phase.STASH_ROLL, "9.1", "1.1", "", "", "");
    for (int stash = 1; stash <= 16; stash++) {
      Dice dice = ((Roll) rules.chance(state(table.then(stash(stash, 0, 0, 0))), random)).dice();
      assertThat(dice.size()).isEqualTo(stash);
      assertThat(dice.highest()).isBetween(1, 4);
    }
    TestTable rollOff =
        table.then(phase(Phase.ROLL_OFF)).then(progress(it -> Progress.of(Seats.of(0, 1, 3))));
    assertThat(((Roll) rules.chance(state(rollOff), random)).dice().size()).isEqualTo(3);
    TestTable d16 = table.then(phase(Phase.D16));
    int seen = 0;
    for (int i = 0; i < 1000; i++) {
      Roll roll = (Roll) rules.chance(state(d16), random);
      assertThat(roll.dice().size()).isEqualTo(1);
      seen |= 1 << roll.dice().get(0);
    }
    assertThat(seen).isEqualTo((1 << 17) - 2);
    assertThatThrownBy(() -> rules.chance(state(table.then(phase(Phase.FIRST))), random))
        .isInstanceOf(IllegalStateException.class);
  }

  @Test
  @Covers({"CCG-10", "CCG-10a", "CCG-23a"})
  void aMissLeavesAChoiceWhereTheStashCanBeThrown() {
    TestTable state = position(Phase.D16, "9.1 9.2", "1.1", "8.1").then(stash(2, 0));
    TestTable missed = state.play("roll 5");
    assertThat(missed.fact("phase")).isEqualTo("miss");
    assertThat(missed.fact("stash")).isEqualTo("2 0");
    TestTable closed = state.then(closed()).play("roll 5");
    assertThat(seat(closed)).isEqualTo(1);
    assertThat(closed.fact("stash")).isEqualTo("3 0");
    TestTable none = state.then(stash(0, 0)).play("roll 5");
    assertThat(none.fact("stash")).isEqualTo("1 0");
    TestTable off = state.under("stash-after-miss=off").play("roll 5");
    assertThat(seat(off)).isEqualTo(1);
    assertThat(off.fact("stash")).isEqualTo("3 0");
  }

  @Test
  @Covers({"CCG-27", "CCG-30"})
  void oneSeatFillsItsStashUpToTheOption() {
    for (int limit : new int[] {1, 8}) {
      TestTable state =
          position(Phase.D16, "9.1 9.2", "1.1").under("solo-dice=" + limit, "stash-after-miss=off");
      TestTable below = state.then(stash(limit - 1)).play("roll 5");
      assertThat(below.fact("stash")).isEqualTo("" + limit);
      TestTable full = state.then(stash(limit)).play("roll 5");
      assertThat(full.fact("stash")).isEqualTo("" + limit);
    }
    TestTable many = position(Phase.D16, "9.1 9.2", "1.1", "2.1").then(stash(4, 0));
    assertThat(many.under("stash-after-miss=off").play("roll 5").fact("stash"))
        .as("only one player has a limit")
        .isEqualTo("5 0");
  }

  @Test
  @Covers({"CCG-3", "CCG-11"})
  void aMissGivesNoDieIfNoneIsInTheCenter() {
    TestTable table = position(Phase.D16, "9.1 9.2", "1.1", "8.1").under("stash-after-miss=off");
    TestTable one = table.then(stash(6, 9));
    assertThat(one.fact("center")).isEqualTo("1");
    assertThat(one.play("roll 5").fact("stash")).isEqualTo("7 9");
    TestTable none = table.then(stash(6, 10));
    assertThat(none.fact("center")).isEqualTo("0");
    assertThat(none.play("roll 5").fact("stash")).isEqualTo("6 10");
  }

  @Test
  @Covers({"CCG-31", "CCG-32", "CCG-33"})
  void setsAndHandsAreScored() {
    TestTable last =
        position(Phase.SECOND, "", "5.1 5.2 5.3", "6.1")
            .then(
                laidOut(
                    "1.1 1.2 1.3 1.4 2.1 2.2 2.3 3.1 3.2 4.1", "8.1 8.2 8.3 8.4 9.1 9.2 9.3 9.4"));
    TestTable over = last.then(stash(9, 0)).play("done");
    assertThat(over.scores()).isEqualTo("10 15");
    assertThat(state(over).sheet().lines().stream().map(ScoreSheet.Line::points))
        .containsExactly(8L, 4L, 2L, -1L, -3L, 16L, -1L);
    assertThat(over.winners()).isEqualTo("1");
    assertThat(over.refusedBy("0 done")).isEqualTo("CCG-33");
  }

  @Test
  @Covers("CCG-34")
  void theWinIsShared() {
    TestTable last =
        position(Phase.FIRST, "", "7.1", "7.2", "7.3 7.4").then(laidOut("1.1 1.2", "2.1 2.2", ""));
    TestTable over = last.play("done");
    assertThat(over.scores()).isEqualTo("1 1 -2");
    assertThat(over.winners()).isEqualTo("0 1");
    assertThat(state(over).outcome().orElseThrow().ranking().asList()).containsExactly(1, 1, 3);
  }

  @Test
  @Covers({"CCG-29", "CCG-35"})
  void oneSeatWinsWithAnEmptyHandOnly() {
    TestTable last =
        position(Phase.SECOND, "", "16.4").then(laidOut(SETS_OF_FIFTEEN + " 16.1 16.2 16.3"));
    TestTable won = last.play("play 16.4");
    assertThat(won.scores()).isEqualTo("128");
    assertThat(won.winners()).isEqualTo("0");
    TestTable lost = last.play("done");
    assertThat(lost.scores()).isEqualTo("123");
    assertThat(lost.winners()).isEqualTo("nobody");
    assertThat(lost.losers()).isEqualTo("0");
    assertThat(
            CantorsComb.GAME
                .words()
                .withPlayers(List.of("Ada"))
                .text(state(lost).outcome().orElseThrow().phrase()))
        .isEqualTo("Ada has cards left and loses the game.");
  }

  @ParameterizedTest
  @CsvSource({"1, 60", "2, 56", "3, 52", "4, 48"})
  @Covers("CCG-36")
  void turnsAreAsManyAsCardsInTheStock(int seats, int turns) {
    RandomSource random = RandomSource.seeded(seats);
    Match<CantorsCombState, CantorsCombMove> match = Match.start(CantorsComb.GAME.setup(seats));
    RandomAgent agent = new RandomAgent();
    int rolls = 0;
    while (!match.isOver()) {
      if (match.state().turn().isChance()) {
        rolls += match.state().phase() == Phase.D16 ? 1 : 0;
        match = match.play(match.rules().chance(match.state(), random));
      } else {
        match = match.play(agent.choose(match.observe(match.state().seat()), random));
      }
    }
    assertThat(rolls).isEqualTo(turns);
  }

  @Test
  @Covers({"CCG-19", "CCG-22"})
  void whatIsLaidOutOrGivenNeedsNothingMore() {
    TestTable state =
        position(Phase.FIRST, "9.1 9.2", "7.1 1.1", "8.1").then(laidOut("5.1", "7.2 7.3"));
    TestTable played = state.play("play 7.1");
    assertThat(played.pile("set.0.5") + ' ' + played.pile("set.0.7")).isEqualTo("5.1 7.1");
    assertThat(played.pile("set.1.7")).isEqualTo("7.2 7.3");
    assertThat(played.refusedBy("play 5.1")).isEqualTo("CCG-18");
    TestTable given = state.play("give 7.1 1");
    assertThat(given.turn()).isEqualTo("0");
    assertThat(given.pile("hand.1")).isEqualTo("7.1 8.1");
  }

  @Test
  @Covers({"CCG-6", "CCG-23"})
  void refusalsNameTheFirstRuleBroken() {
    TestTable state = position(Phase.FIRST, "9.1 9.2", "7.1", "7.2");
    assertThat(state.refusedBy("1 play 7.2")).isEqualTo("CCG-6");
    assertThat(state.refusedBy("1 throw stash")).isEqualTo("CCG-6");
    assertThat(state.refusedBy("throw stash")).isEqualTo("CCG-23");
    assertThat(state.refusedBy("throw d16")).isEqualTo("CCG-9");
    assertThat(state.refusal(Give.of(0, CombCard.parse("7.1"), -1))).startsWith("CCG-20 ");
    assertThat(state.refusedBy("play 7.3")).isEqualTo("CCG-18");
    assertThat(state.then(phase(Phase.START)).refusedBy("done")).isEqualTo("CCG-8");
    assertThat(state.refusedBy("* roll 7")).isEqualTo("CCG-8");
    assertThat(state.refusedBy("1 give 7.2 0")).isEqualTo("CCG-6");
    TestTable other = position(Phase.FIRST, "9.1 9.2", "1.1 7.1", "7.2");
    assertThat(other.refusedBy("play 1.1")).isEqualTo("CCG-13");
    TestTable stash = other.then(phase(Phase.STASH)).then(stash(1, 0));
    assertThat(stash.refusedBy("throw stash")).isEqualTo("CCG-25");
    assertThat(stash.refusedBy("1 throw stash")).isEqualTo("CCG-25");
    assertThat(stash.refusedBy("1 done")).isEqualTo("CCG-6");
    assertThat(stash.refusedBy("play 1.1")).isEqualTo("CCG-25");
    assertThat(other.then(phase(Phase.MISS)).refusedBy("play 7.1")).isEqualTo("CCG-10");
    assertThat(other.then(stash(1, 0)).then(closed()).refusedBy("throw stash"))
        .isEqualTo("CCG-23a");
  }

  @Test
  @Covers({"CCG-20", "CCG-21", "CCG-29"})
  void aGiftGoesToOneOtherPlayerInATurn() {
    TestTable table = position(Phase.FIRST, "9.1 9.2", "7.1", "", "");
    assertThat(table.refusal("give 7.1 1")).isEqualTo("legal");
    assertThat(table.under("give=off").refusedBy("give 7.1 1")).isEqualTo("CCG-20");
    assertThat(table.refusedBy("give 7.1 0")).isEqualTo("CCG-20");
    assertThat(table.refusedBy("give 7.1 3")).isEqualTo("CCG-20");
    TestTable given = table.then(progress(it -> it.givenTo(2)));
    assertThat(given.refusedBy("give 7.1 1")).isEqualTo("CCG-21");
    assertThat(given.refusal("give 7.1 2")).isEqualTo("legal");
    assertThat(position(Phase.FIRST, "9.1", "7.1").refusedBy("give 7.1 1")).isEqualTo("CCG-29");
  }

  @Test
  @Covers({"CCG-3", "CCG-4", "CCG-9", "CCG-24"})
  void theDiceThatWereThrownAreRolled() {
    TestTable state = position(Phase.D16, "9.1 9.2", "7.1", "7.2").then(stash(2, 0));
    assertThat(state.refusedBy("0 done")).isEqualTo("CCG-9");
    assertThat(state.refusedBy("roll 1 2")).isEqualTo("CCG-9");
    assertThat(state.refusal(new Roll(Dice.NONE))).isEqualTo("CCG-9 count [0, 1]");
    assertThat(state.refusal("roll 16")).isEqualTo("legal");
    TestTable stash = state.then(phase(Phase.STASH_ROLL));
    assertThat(stash.refusedBy("0 done")).isEqualTo("CCG-24");
    assertThat(stash.refusedBy("roll 1")).isEqualTo("CCG-24");
    assertThat(stash.refusedBy("roll 1 5")).isEqualTo("CCG-3");
    assertThat(stash.refusal("roll 1 4")).isEqualTo("legal");
    TestTable first =
        state.then(phase(Phase.ROLL_OFF)).then(progress(it -> Progress.of(Seats.all(2))));
    assertThat(first.refusedBy("0 done")).isEqualTo("CCG-4");
    assertThat(first.refusedBy("roll 16")).isEqualTo("CCG-4");
    assertThat(first.refusal("roll 16 16")).isEqualTo("legal");
  }

  @Test
  @Covers({"CCG-18", "CCG-23", "CCG-25"})
  void theTableHasASetOfEachNumberAndTellsOfTheDice() {
    assertThat(TestTable.of(CantorsComb.GAME, 2).fact("roll")).isEqualTo("-");
    TestTable table = position(Phase.FIRST, "9.1", "1.1", "8.1").then(laidOut("1.2 16.4", "5.1"));
    assertThat(table.table().piles()).hasSize(3 + 2 * CombCard.NUMBERS);
    assertThat(table.pile("set.0.16")).isEqualTo("16.4");
    assertThat(table.pile("set.1.5")).isEqualTo("5.1");
    assertThat(table.pile("set.1.1")).isEmpty();
    assertThat(table.fact("roll")).isEqualTo("7");
    assertThat(table.fact("back-to")).isEqualTo("-");
    TestTable thrown = table.then(stash(1, 0)).play("throw stash");
    assertThat(thrown.fact("back-to")).isEqualTo("first");
    TestTable shown = thrown.play("roll 3");
    assertThat(shown.fact("back-to")).isEqualTo("first");
    assertThat(shown.fact("stash-roll")).isEqualTo("3");
  }

  @ParameterizedTest
  @ValueSource(strings = {"roll 0", "roll 17", "roll", "throw d20", "play 17.1", "give 7.2"})
  void whatIsNoMoveIsNotRead(String text) {
    assertThatThrownBy(() -> CantorsCombMove.SYNTAX.parse(0, text))
        .isInstanceOf(NotationException.class);
  }

  @Test
  void movesOfTheGameAreShared() {
    for (String text :
        ImmutableList.of("throw stash", "throw d16", "done", "play 7.2", "give 7.2 1")) {
      CantorsCombMove move = CantorsCombMove.SYNTAX.parse(3, text);
      assertThat(CantorsCombMove.SYNTAX.parse(3, text)).isSameAs(move);
      assertThat(CantorsCombMove.SYNTAX.parse(9, text).seat()).isEqualTo(9);
      assertThat(CantorsCombMove.SYNTAX.format(move)).isEqualTo(text);
    }
    CombCard card = CombCard.parse("7.2");
    assertThat(Give.of(1, card, 0)).isSameAs(Give.of(1, card, 0));
    assertThat(Give.of(1, card, 4)).isEqualTo(new Give(1, card, 4));
    CantorsCombMove roll = CantorsCombMove.SYNTAX.parseChance("roll 16");
    assertThat(CantorsCombMove.SYNTAX.parseChance("roll 16")).isSameAs(roll);
    assertThat(CantorsCombMove.SYNTAX.parseChance("roll 1 4 3"))
        .isEqualTo(new Roll(Dice.of(1, 4, 3)));
  }

  @Test
  @Covers({"CCG-10", "CCG-12"})
  void theDieTellsWhetherTheHandHasItsNumber() {
    Match<CantorsCombState, CantorsCombMove> start = Match.start(CantorsComb.GAME.setup(2));
    Match<CantorsCombState, CantorsCombMove> begun =
        start
            .play(start.chance(Dealer.seeded(5)))
            .play(CantorsCombMove.SYNTAX.parseChance("roll 9 3"));
    for (int number = 1; number <= 16; number++) {
      Match<CantorsCombState, CantorsCombMove> rolled =
          begun.play(CantorsCombMove.SYNTAX.parseChance("roll " + number));
      boolean hit = rolled.state().phase() == Phase.FIRST;
      int rolledNumber = number;
      assertThat(rolled.observe(1).knowledge().place("hand.0").oneOf()).hasSize(hit ? 1 : 0);
      assertThat(rolled.observe(1).knowledge().place("hand.0").possible())
          .filteredOn(card -> ((CombCard) card).number() == rolledNumber)
          .matches(cards -> cards.isEmpty() != hit);
    }
  }

  @Test
  void aSheetKeepsItsNotes() {
    ScoreSheet noted = ScoreSheet.empty(2).withNote("way", 1);
    TestTable table = position(Phase.FIRST, "9.1 9.2", "7.1", "8.1");
    TestTable with = table.after(CantorsCombState.class, state -> state.withSheet(noted));
    assertThat(state(with.play("play 7.1")).sheet().note("way", 0)).isEqualTo(1);
    assertThat(with.after(CantorsCombState.class, state -> state.withSheet(state(table).sheet())))
        .isEqualTo(table);
  }

  /** Alone, a player who misses draws at once; a bystander does not take that card for missed. */
  @Test
  @Covers({"CCG-5", "CCG-10"})
  void whoIsAloneMayDrawTheNumberThatWasMissed() {
    List<CombCard> pack = new ArrayList<>(CombCard.FAMILY.cards());
    Collections.swap(
        pack, pack.indexOf(CombCard.parse("2.1")), pack.indexOf(CombCard.parse("5.1")));
    Match<CantorsCombState, CantorsCombMove> missed =
        Match.start(CantorsComb.GAME.setup(1))
            .play(new Shuffle(CardList.copyOf(CombCard.FAMILY, pack)))
            .playChance("roll 2");
    assertThat(missed.state().hand()).isEqualTo(set("1.1 1.2 1.3 1.4 5.1 2.2"));
    Viewer bystander = Viewer.bystander();
    assertThat(Knowledge.of(missed.pastFor(bystander)).place("hand.0").possible())
        .contains(CombCard.parse("2.2"));
    Match<CantorsCombState, CantorsCombMove> played =
        missed.play(0, "throw d16").playChance("roll 2").play(0, "play 2.2");
    CantorsCombState sample = Sampler.of(played.pastFor(bystander)).draw(RandomSource.seeded(1));
    assertThat(sample.laidOut()).isEqualTo(played.state().laidOut());
    assertThat(sample.hand()).doesNotContainAnyElementsOf(set("2.1 2.3 2.4"));
  }

  /** The state is the same before and after, so the roll that was tied is not rolled for ever. */
  @Test
  void aTiedRollThatWasTakenBackIsRolledOnce() {
    Match<CantorsCombState, CantorsCombMove> shuffled =
        Match.start(CantorsComb.GAME.setup(2))
            .play(new Shuffle(CardList.copyOf(CombCard.FAMILY, CombCard.FAMILY.cards())));
    Match<CantorsCombState, CantorsCombMove> tied = shuffled.playChance("roll 7 7");
    assertThat(tied.state()).isEqualTo(shuffled.state());

    Match<CantorsCombState, CantorsCombMove> back = tied.playChance("roll 9 9").at(1);
    Match<CantorsCombState, CantorsCombMove> again =
        assertTimeoutPreemptively(
            Duration.ofSeconds(20), () -> back.resolveChance(Dealer.seeded(1)));

    assertThat(again.moves().subList(1, 3))
        .containsExactly(tied.last().orElseThrow(), tied.playChance("roll 9 9").last().get());
    assertThat(again.state().turn().isChance()).isFalse();
    assertThat(back.takenBack()).hasSize(1);
  }
}
