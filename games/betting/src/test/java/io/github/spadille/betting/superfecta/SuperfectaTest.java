package io.github.spadille.betting.superfecta;

import static io.github.spadille.engine.card.PlayingCards.list;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.base.Ascii;
import com.google.common.base.Splitter;
import com.google.common.collect.HashMultiset;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.Iterables;
import com.google.common.collect.Lists;
import com.google.common.collect.Multiset;
import io.github.spadille.betting.contract.SuperfectaContract;
import io.github.spadille.betting.superfecta.SuperfectaMove.Bet;
import io.github.spadille.betting.superfecta.SuperfectaMove.Done;
import io.github.spadille.betting.superfecta.SuperfectaMove.Shuffle;
import io.github.spadille.betting.superfecta.SuperfectaState.Phase;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.Deck;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.card.Suit;
import io.github.spadille.engine.game.Past;
import io.github.spadille.engine.game.Rules;
import io.github.spadille.engine.knowledge.Knowledge;
import io.github.spadille.engine.knowledge.Sampler;
import io.github.spadille.engine.match.Match;
import io.github.spadille.engine.option.OptionException;
import io.github.spadille.engine.random.RandomSource;
import io.github.spadille.engine.seat.IntPerSeat;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.seat.Viewer;
import io.github.spadille.testkit.Covers;
import io.github.spadille.testkit.TestTable;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SuperfectaTest {
  private static final Deck<PlayingCard> PACK = Deck.standard52().without(Rank.ACE);
  private static final String RAIL = "2d 7d Kd 5s 9h 3c";
  private static final String DCHS = "dddddddccccccchhhhhhh";

  /** A shuffle that lays a rail and then deals cards of some suits. */
  private static Shuffle shuffle(String rail, String suits) {
    List<PlayingCard> cards = new ArrayList<>(PlayingCard.cards(rail));
    List<PlayingCard> left = new ArrayList<>(PACK.cards());
    left.removeAll(cards);
    for (char code : suits.toCharArray()) {
      Suit suit = Suit.parse(String.valueOf(code));
      PlayingCard next = Iterables.find(left, card -> card.is(suit));
      cards.add(next);
      left.remove(next);
    }
    cards.addAll(left);
    return new Shuffle(CardList.copyOf(PlayingCard.FAMILY, cards));
  }

  private static TestTable table(int seats, String... options) {
    return TestTable.of(Superfecta.GAME, seats, options);
  }

  private static TestTable begun(int seats, String... options) {
    return table(seats, options).play(shuffle(RAIL, DCHS));
  }

  private static Tote tote(TestTable table) {
    return table.state(SuperfectaState.class).tote();
  }

  private static SuperfectaMove move(String text) {
    return SuperfectaMove.SYNTAX.parse(text.charAt(0) - '0', text.substring(2));
  }

  private static Superfecta rules(int seats, String... options) {
    return (Superfecta) Superfecta.GAME.rules(seats, options(options));
  }

  private static Map<String, String> options(String... options) {
    return Splitter.on(' ')
        .omitEmptyStrings()
        .withKeyValueSeparator('=')
        .split(String.join(" ", options));
  }

  @Test
  @Covers({"SUP-1", "SUP-3"})
  void theRacePackIsShuffled() {
    TestTable start = table(4);
    assertThat(start.pile("stock")).isEqualTo(PACK.cards().toString());
    assertThat(start.pile("rail")).isEmpty();
    assertThat(start.fact("finish")).isEqualTo("-");
    assertThat(start.moves()).isEmpty();
    assertThat(start.refusedBy("0 done")).isEqualTo("SUP-7");
    assertThat(start.refusedBy("shuffle " + Deck.standard52().cards())).isEqualTo("SUP-3");
    String shuffle = start.chance(1);
    CardList<PlayingCard> cards = list(shuffle.replace("* shuffle ", ""));
    assertThat(PACK.isPermutation(cards)).isTrue();
    TestTable laid = start.play(shuffle);
    assertThat(laid.pile("rail")).isEqualTo(cards.first(6).toString());
    assertThat(laid.pile("stock")).isEqualTo(cards.draw(6).toString());
    assertThat(laid.refusal(shuffle)).isEqualTo("SUP-3 begun");
    assertThat(laid.pile("horses")).isEqualTo("As Ah Ad Ac");
  }

  @Test
  @Covers({"SUP-2", "SUP-2a"})
  void chipsAtFirstAreThoseOfTheOptionsOrBought() {
    assertThat(table(2).scores()).isEqualTo("100 100");
    assertThat(table(2, "start-chips=25").scores()).isEqualTo("25 25");
    TestTable bought = table(3, "buy-in=20,1,60");
    assertThat(bought.lines()).containsExactly("0 SUP-2 0 20", "0 SUP-2 1 1", "0 SUP-2 2 60");
    TestTable bet = begun(3, "buy-in=20,1,60").play("0 bet 5 win h");
    assertThat(bet.fact("gains")).isEqualTo("-5 0 0");
    assertThatThrownBy(() -> table(3, "buy-in=20,1")).isInstanceOf(OptionException.class);
    assertThatThrownBy(() -> table(3, "buy-in=20,0,60")).isInstanceOf(OptionException.class);
    assertThatThrownBy(() -> table(3, "bet-steps=1,2,3,4,5,6,7,8,9"))
        .isInstanceOf(OptionException.class)
        .hasMessageContaining("at most 8");
    assertThat(table(3, "bet-steps=1,2,3,4,5,6,7,8").scores()).isEqualTo("100 100 100");
  }

  @Test
  @Covers({"SUP-9", "SUP-11", "SUP-12", "SUP-15"})
  void betsAreListedByWhatTheyCost() {
    List<String> moves = begun(2, "min-exa=2", "buy-in=8,100").moves();
    assertThat(moves)
        .startsWith(
            "bet 1 win s", "bet 1 win h", "bet 1 win d", "bet 1 win c", "bet 1 sfc s h d c");
    assertThat(moves.subList(28, 34))
        .containsExactly(
            "bet 2 win s",
            "bet 2 win h",
            "bet 2 win d",
            "bet 2 win c",
            "bet 2 exa s h",
            "bet 2 exa s d");
    // 1: 4 and 24; 2: all 40; 4: 12; 5: 4 and 24; 10 is too much; and done.
    assertThat(moves).hasSize(28 + 40 + 12 + 28 + 1).endsWith("done");
    assertThat(begun(4).moves()).hasSize(161);
  }

  @ParameterizedTest
  @CsvSource({"0,1", "1,41", "2,81", "4,81", "5,121", "9,121", "10,161", "100,161"})
  @Covers("SUP-12")
  void movesByChips(int chips, int moves) {
    TestTable table = begun(2);
    SuperfectaState state = table.state(SuperfectaState.class);
    TestTable other = table.with(state.withSheet(state.sheet().add(1, "SUP-12", 0, chips - 100)));
    assertThat(other.moves()).hasSize(moves);
    assertThat(tote(other).stakes().pot()).isEqualTo(tote(table).stakes().pot());
  }

  @Test
  @Covers({"SUP-10", "SUP-11", "SUP-12"})
  void betsAreRefused() {
    TestTable table = begun(2, "min-win=5", "buy-in=20,100");
    assertThat(table.refusal("bet 3 win h")).isEqualTo("SUP-10 minimum [5]");
    assertThat(table.refusal("bet 7 win h")).isEqualTo("SUP-11 offered [[5, 10, 25, 50]]");
    assertThat(table.refusal("bet 25 win h")).isEqualTo("SUP-12 chips [20]");
    assertThat(table.refusal("bet 10 win h")).isEqualTo("legal");
    assertThat(table.refusal("bet 5 exa h s")).isEqualTo("legal");
    assertThat(table.refusal("bet 0 exa h s")).isEqualTo("SUP-10 minimum [1]");
    assertThat(table.refusal("1 done")).isEqualTo("SUP-7 turn [0]");
  }

  @Test
  @Covers({"SUP-12", "SUP-13", "SUP-14"})
  void aTicketIsPaidAtOnceAndGoesToThePoolsWhenHandedIn() {
    TestTable table =
        begun(4).play("bet 2 win d", "bet 1 exa d c", "bet 1 exa c d", "bet 1 sfc d c h s");
    assertThat(table.fact("chips")).isEqualTo("95 100 100 100");
    assertThat(tote(table).stakes().pot()).isEqualTo(5);
    assertThat(pools(table)).isEqualTo("0 0 0");
    assertThat(table.fact("bets.0")).isEqualTo("2 win d 1 exa d c 1 exa c d 1 sfc d c h s");
    assertThat(table.lines()).endsWith("1 SUP-12 0 -1");
    TestTable done = table.play("done");
    assertThat(pools(done)).isEqualTo("2 2 1");
    assertThat(done.turn()).isEqualTo("1");
    assertThat(done.fact("bets.0")).isEqualTo(table.fact("bets.0"));
  }

  /** Returns what is in the pools for the winner, for the exacta and for the superfecta. */
  private static String pools(TestTable table) {
    return table.fact("pool-win") + ' ' + table.fact("pool-exa") + ' ' + table.fact("pool-sfc");
  }

  @Test
  @Covers("SUP-14a")
  void othersSeeOfABetOnlyWhatItCosts() {
    TestTable table = begun(3);
    String bet = "bet 5 exa d c";
    assertThat(table.seenBy(0).move(bet)).isEqualTo("0 bet 5 exa d c");
    assertThat(table.seenBy(1).move(bet)).isEqualTo("0 bet 5 ??");
    assertThat(table.seenBy(Viewer.bystander()).move(bet)).isEqualTo("0 bet 5 ??");
    assertThat(table.seenBy(1).move("bet 5 win s")).isEqualTo("0 bet 5 ??");
    assertThat(table.seenBy(1).move("done")).isEqualTo("0 done");
  }

  @Test
  @Covers("SUP-7")
  void anotherSeatBeginsEachRace() {
    TestTable table = table(3);
    for (int race = 1; race <= 5; race++) {
      table = table.play(shuffle(RAIL, DCHS));
      assertThat(table.fact("race")).isEqualTo("" + race);
      assertThat(table.state(SuperfectaState.class).handNumber()).isEqualTo(race);
      for (int i = 0; i < 3; i++) {
        assertThat(table.turn()).isEqualTo("" + (race - 1 + i) % 3);
        table = table.play("done");
      }
      assertThat(table.turn()).isEqualTo("chance");
    }
  }

  @Test
  @Covers({"SUP-15", "SUP-16"})
  void whoCannotBetIsPassedOver() {
    TestTable table = begun(4, "buy-in=1,40,1,2", "min-win=2", "min-exa=2", "min-sfc=3");
    assertThat(table.turn()).isEqualTo("1");
    table = table.play("done");
    assertThat(table.turn()).isEqualTo("3");
    table = table.play("bet 2 win s");
    assertThat(table.turn()).isEqualTo("3");
    assertThat(table.governing()).containsExactly("SUP-8", "SUP-12");
    table = table.play("done");
    assertThat(table.fact("phase")).isEqualTo("shuffle");
    assertThat(table.fact("finish")).isEqualTo("d c h s");
    TestTable over =
        begun(2, "start-chips=10", "min-win=11", "min-exa=11", "min-sfc=11", "races=1");
    assertThat(over.fact("phase")).isEqualTo("over");
    assertThat(over.winners()).isEqualTo("0 1");
  }

  @ParameterizedTest
  @CsvSource({"1,8", "7,8", "3,4", "99,100"})
  @Covers("SUP-15")
  void whoHasTheSmallestBetIsNotPassedOver(int chips, int step) {
    TestTable table = begun(2, "buy-in=" + chips + ",500", "bet-steps=" + step);
    assertThat(table.turn()).isEqualTo("0");
    assertThat(table.moves()).containsExactly("done");
    assertThat(table.governing()).containsExactly("SUP-8", "SUP-12");
    assertThat(table.play("done").turn()).isEqualTo("1");
  }

  @ParameterizedTest
  @CsvSource({"1,1", "2,0", "3,0"})
  @Covers("SUP-15")
  void theLowestOfTheSmallestBetsDecides(int chips, int first) {
    TestTable table =
        begun(2, "buy-in=" + chips + ",60", "min-win=5", "min-exa=2", "min-sfc=4", "bet-steps=2,7");
    assertThat(table.turn()).isEqualTo("" + first);
  }

  @Test
  void governingRulesAreThoseOfThePosition() {
    assertThat(begun(2).governing())
        .containsExactly("SUP-8", "SUP-9", "SUP-10", "SUP-11", "SUP-12", "SUP-13");
  }

  @ParameterizedTest
  @CsvSource({
    "6, dcdcdcdcdchhhhhddcsscdhshss, d c h s, 25, 7 7 3 7",
    "6, ddddddddccccccccshhhhhhhs, d c h s, 24, 7 7 1 7",
    "4, dddddcccccsssssh, d c s h, 15, 5 5 0 5",
    "5, ddddddccccccsssssshh, d c s h, 18, 6 6 0 6"
  })
  @Covers({"SUP-5", "SUP-16", "SUP-17", "SUP-18", "SUP-19"})
  void threeHorsesFinish(int rail, String suits, String finish, int dealt, String steps) {
    String cards = RAIL.substring(0, 3 * rail - 1);
    Course course = Course.laid(shuffle(cards, suits).cards(), rail);
    Course run = course.raced();
    assertThat(run).isEqualTo(course.after(dealt));
    assertThat(codes(run.finish())).isEqualTo(finish);
    assertThat(run.run()).isEqualTo(course.stock().first(dealt));
    assertThat(run.stock()).isEqualTo(course.stock().draw(dealt));
    boolean isHeartsLast = finish.endsWith("h");
    assertThat(run.steps(Suit.DIAMONDS) + " " + run.steps(Suit.CLUBS))
        .isEqualTo(steps.substring(0, 3));
    assertThat(
            run.steps(isHeartsLast ? Suit.HEARTS : Suit.SPADES)
                + " "
                + run.steps(isHeartsLast ? Suit.SPADES : Suit.HEARTS))
        .isEqualTo(steps.substring(4));
    assertThat(course.after(dealt - 1).finish()).hasSize(2);
  }

  private static String codes(List<Suit> suits) {
    return String.join(" ", suits.stream().map(Suit::code).toList());
  }

  @ParameterizedTest
  @CsvSource({
    "hhhsssdddddddddccccccccc, d c h s",
    "ssshhhdddddddddccccccccc, d c s h",
    "cccccccccddddddddd, c d s h",
    "scccccccccdddddddddhh, c d s h",
    "scccccccccddddddddhhd, c d h s"
  })
  @Covers("SUP-19a")
  void theOthersFollowByTheirSteps(String suits, String finish) {
    Course course = Course.laid(shuffle("2s 3s 4s 5s 2h 3h 4h 5h", suits).cards(), 8);
    Course run = course.raced();
    assertThat(codes(run.finish())).isEqualTo(finish);
    assertThat(course.after(run.run().size() - 1).finish()).hasSize(1);
  }

  @Test
  @Covers({"SUP-6", "SUP-19"})
  void aHorseWithJustEnoughCardsCanFinish() {
    // Nine spades, nine hearts, ten diamonds and twelve clubs are left, and nine steps are asked.
    String hearts = "hhhhhhhhh";
    Course course =
        Course.laid(
            shuffle("2s 3s 4s 2h 3h 4h 2d 3d", "sssssssss" + hearts + "cccccccccd").cards(), 8);
    Course run = course.raced();
    assertThat(run.run()).hasSize(27);
    assertThat(codes(run.finish())).isEqualTo("s h c d");
    assertThat(codes(course.after(26).finish())).isEqualTo("s h");
    assertThat(Lists.transform(List.of(Suit.values()), run::steps)).containsExactly(9, 9, 0, 9);
  }

  @Test
  @Covers({"SUP-6", "SUP-20"})
  void aSuitWithSixCardsInTheRailIsFourth() {
    Course course =
        Course.laid(shuffle("2h 4h 6h 8h Th Qh", "hhhhhhdddddddcccccccsssssss").cards(), 6);
    assertThat(codes(course.raced().finish())).isEqualTo("d c s h");
  }

  @Test
  @Covers({"SUP-6", "SUP-20"})
  void aSuitWithFiveCardsInTheRailCanFinish() {
    Course course = Course.laid(shuffle("2h 4h 6h 8h Th 2s", "hhhhhhhdddddddddccccccc").cards(), 6);
    assertThat(codes(course.raced().finish())).isEqualTo("h d c s");
  }

  @Test
  @Covers({"SUP-21", "SUP-22", "SUP-23"})
  void linesThatWin() {
    ImmutableList<Suit> finish =
        ImmutableList.of(Suit.DIAMONDS, Suit.CLUBS, Suit.HEARTS, Suit.SPADES);
    assertThat(codes(Pool.WIN.winning(finish))).isEqualTo("d");
    assertThat(codes(Pool.EXA.winning(finish))).isEqualTo("d c");
    assertThat(codes(Pool.SFC.winning(finish))).isEqualTo("d c h s");
  }

  @Test
  void betsAreWrittenAndRead() {
    assertThat(Pool.WIN.lines).hasSize(4);
    assertThat(Pool.EXA.lines).hasSize(12);
    assertThat(Pool.SFC.lines).hasSize(24);
    assertThat(codes(Pool.EXA.lines.asList().get(0))).isEqualTo("s h");
    assertThat(codes(Pool.SFC.lines.asList().get(23))).isEqualTo("c d h s");
    for (Pool pool : Pool.values()) {
      for (ImmutableList<Suit> horses : pool.lines) {
        Bet bet = new Bet(1, 2, pool, horses);
        assertThat(move("1 bet " + bet)).isEqualTo(bet);
      }
    }
    assertNoBet("exa d d", "expected 2 different horses");
    assertNoBet("exa d", "expected 2 different horses");
    assertNoBet("win d c", "expected one horse");
  }

  private static void assertNoBet(String text, String message) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> move("0 bet 1 " + text))
        .withMessageContaining(message);
  }

  @Test
  @Covers("SUP-11")
  void aTicketAddsUpItsBets() {
    TestTable table = begun(2).play("bet 5 win h", "bet 2 exa h s", "bet 10 win h");
    assertThat(table.fact("ticket.0")).isEqualTo("15 win h 2 exa h s");
    assertThat(table.fact("bets.0")).isEqualTo("5 win h 2 exa h s 10 win h");
    assertThat(table.fact("bets.1")).isEqualTo("-");
    assertThat(pools(table.play("done"))).isEqualTo("15 2 0");
  }

  @Test
  @Covers({"SUP-24", "SUP-25", "SUP-27"})
  void winnersShareAPool() {
    String[] bets = {
      "0 bet 10 win d",
      "0 done",
      "1 bet 1 win d",
      "1 done",
      "2 bet 5 win h",
      "2 bet 1 win c",
      "2 done",
      "3 done"
    };
    TestTable equal = begun(4).play(bets);
    assertThat(equal.scores()).isEqualTo("98 107 94 100");
    assertThat(pools(equal)).isEqualTo("1 0 0");
    assertThat(tote(equal).stakes().pot()).isEqualTo(1);
    assertThat(equal.lines()).endsWith("1 SUP-21 0 8", "1 SUP-21 1 8");
    TestTable unequal = begun(4, "division=per-unit").play(bets);
    assertThat(unequal.scores()).isEqualTo("105 100 94 100");
    assertThat(pools(unequal)).isEqualTo("1 0 0");
  }

  @Test
  @Covers("SUP-25")
  void partsOfAPool() {
    assertThat(rules(2, "division=per-unit").parts(60)).isEqualTo(60);
    assertThat(rules(2).parts(60)).isEqualTo(1);
  }

  @Test
  @Covers({"SUP-25", "SUP-32"})
  void aPartThatIsRoundedDownToNothingStaysInThePool() {
    TestTable table = begun(2).play("bet 1 win d", "done", "bet 1 win d");
    Tote tote = tote(table);
    Tote less =
        new Tote(1, tote.ticket(), tote.tickets(), IntPerSeat.copyOf(0, 0, 0), tote.stakes());
    TestTable after =
        table.after(SuperfectaState.class, state -> state.withTote(less)).play("done");
    assertThat(pools(after)).isEqualTo("1 0 0");
    assertThat(after.lines()).endsWith("1 SUP-12 1 -1");
  }

  @Test
  @Covers({"SUP-29", "SUP-30", "SUP-31"})
  void whatIsLeftIsDividedAtTheEnd() {
    String[] bets = {"0 bet 10 win s", "0 bet 5 sfc s h d c", "0 done", "1 done", "2 done"};
    TestTable over = begun(3, "races=1").play(bets);
    assertThat(over.fact("phase")).isEqualTo("over");
    assertThat(over.scores()).isEqualTo("90 105 105");
    assertThat(over.fact("leftover")).isEqualTo("0");
    assertThat(over.winners()).isEqualTo("1 2");
    assertThat(over.lines()).endsWith("1 SUP-30 0 1 2 5");
    assertThat(over.turn()).isEqualTo("over");
    assertThat(over.moves()).isEmpty();
    assertThat(over.refusal("0 done")).isEqualTo("SUP-29 over");
    TestTable led = begun(3, "races=1", "final-pools=leader").play(bets);
    assertThat(led.scores()).isEqualTo("85 107 107");
    assertThat(led.fact("leftover")).isEqualTo("1");
    assertThat(pools(led)).isEqualTo("0 0 0");
    TestTable first = begun(3, "races=2").play("done", "done", "done");
    assertThat(first.fact("phase")).isEqualTo("shuffle");
  }

  @Test
  @Covers("SUP-30")
  void nothingIsDividedWhereNothingIsLeft() {
    TestTable last = begun(2, "races=1").play("bet 1 win s", "done");
    TestTable over = last.play("done");
    assertThat(over.fact("leftover")).isEqualTo("1");
    assertThat(over.lines()).endsWith("1 SUP-12 0 -1");
    assertThat(last.stageNames("done")).doesNotContain("pools-divided");
  }

  @Test
  @Covers("SUP-30")
  void theOneWithTheMostChipsIsTheHeir() {
    Superfecta rules = rules(4, "final-pools=leader", "buy-in=30,50,50,20");
    assertThat(rules.heirs(rules.start())).isEqualTo(Seats.of(1, 2));
    assertThat(
            rules(3, "final-pools=leader", "buy-in=30,20,10")
                .heirs(rules(3, "buy-in=30,20,10").start()))
        .isEqualTo(Seats.of(0));
    assertThat(rules(3).heirs(rules(3).start())).isEqualTo(Seats.all(3));
  }

  @Test
  @Covers({"SUP-16", "SUP-17", "SUP-32"})
  void theRaceIsToldCardByCardAndNoChipIsLostOnTheWay() {
    TestTable before =
        table(2, "races=1")
            .play(shuffle(RAIL, "ddddddddccccccccshhhhhhh"))
            .play("bet 10 win d", "bet 5 exa s h", "done", "bet 5 win d", "bet 2 sfc s h d c");
    List<String> told = before.told("done");
    List<String> names = before.stageNames("done");
    assertThat(names.subList(0, 8))
        .containsExactly("moved", "moved", "moved", "moved", "moved", "moved", "finished", "stays");
    assertThat(names.subList(15, names.size()))
        .containsExactly(
            "stays",
            "moved",
            "moved",
            "moved",
            "moved",
            "moved",
            "moved",
            "moved",
            "finished",
            "race-run",
            "pool-won",
            "pools-divided");
    assertThat(told.get(0)).isEqualTo("moved [3d, DIAMONDS, 1]");
    assertThat(told.get(6)).isEqualTo("finished [Td, DIAMONDS, 7]");
    assertThat(told.get(24)).isEqualTo("race-run [[DIAMONDS, CLUBS, HEARTS, SPADES]]");
    assertThat(told.get(25)).isEqualTo("pool-won [WIN, 0 1, 14]");
    assertThat(told.get(26)).isEqualTo("pools-divided [0 1, 4]");
    List<TestTable> stages = before.stages("done");
    assertThat(stages.get(6).fact("finish")).isEqualTo("d");
    for (TestTable stage : stages) {
      SuperfectaState state = stage.state(SuperfectaState.class);
      assertThat(SuperfectaContract.chips(state)).isEqualTo(200);
      assertThat(seen(stage, "ticket.1").isPresent()).isEqualTo(state.phase() != Phase.BET);
    }
    assertThat(stages.get(26)).isEqualTo(before.play("done"));
    assertThat(before.stageNames("bet 1 win s")).containsExactly("done");
    assertThat(table(2).told("shuffle " + shuffle(RAIL, DCHS).cards()))
        .containsExactly("rail-laid [1]");
  }

  @Test
  @Covers({"SUP-14", "SUP-28a"})
  void ticketsAreShownAfterTheRaceOrWhenTheyAreHandedIn() {
    for (boolean open : new boolean[] {false, true}) {
      TestTable table = begun(3, open ? "tickets=open" : "tickets=secret");
      table = table.play("0 done", "1 done", "2 done");
      assertThat(seen(table, "ticket.0")).contains("-");
      table = table.play(shuffle(RAIL, DCHS)).play("1 bet 2 win d");
      assertThat(seen(table, "ticket.1")).isEmpty();
      table = table.play("1 done");
      assertThat(seen(table, "ticket.1").isPresent()).isEqualTo(open);
      assertThat(seen(table, "bets.1").isPresent()).isEqualTo(open);
      assertThat(seen(table, "ticket.0")).isEmpty();
      table = table.play("2 done", "0 bet 1 win h");
      assertThat(seen(table, "ticket.2").isPresent()).isEqualTo(open);
      assertThat(seen(table, "ticket.0")).isEmpty();
      assertThat(table.seenBy(0).fact("ticket.0")).isEqualTo("1 win h");
      if (open) {
        assertThat(seen(table.stages("0 done").get(0), "ticket.0")).contains("1 win h");
      }
      table = table.play("0 done");
      assertThat(seen(table, "ticket.0")).contains("1 win h");
      assertThat(seen(table, "ticket.1")).contains("2 win d");
    }
  }

  private static Optional<String> seen(TestTable table, String fact) {
    return table.seenBy(Viewer.bystander()).seen().fact(fact);
  }

  @Test
  void factsTellWhereTheHorsesAre() {
    TestTable run = begun(2).play("bet 5 exa s h", "done", "done");
    assertThat(run.seenBy(Viewer.bystander()).seen().facts())
        .containsEntry("finish", "d c h s")
        .containsEntry("position-d", "7")
        .containsEntry("position-s", "0")
        .containsEntry("position-h", "7")
        .containsEntry("pool-exa", "5")
        .containsEntry("pool-win", "0")
        .containsEntry("pool-sfc", "0")
        .containsEntry("race", "1")
        .containsEntry("turn", "-")
        .containsEntry("phase", "shuffle")
        .containsEntry("leftover", "0")
        .containsEntry("chips", "95 100");
    assertThat(list(run.pile("run"))).hasSize(21);
  }

  @Test
  void withCardsIsTheInverseOfTheTable() {
    TestTable one = begun(2);
    TestTable other = table(2).play(shuffle("Ks Kh Kc 2s 2h 2c", "ccccccc"));
    assertThat(other.withCards("rail: " + one.pile("rail"), "stock: " + one.pile("stock")))
        .isEqualTo(one);
    TestTable run = one.play("done", "done");
    assertThat(run.withCards()).isEqualTo(run);
  }

  @Test
  void noMoveTellsOfTheStock() {
    assertThat(table(2).deduced("shuffle " + shuffle(RAIL, DCHS).cards())).isEmpty();
    assertThat(begun(2).deduced("bet 2 win d")).isEmpty();
    assertThat(begun(2).deduced("done")).isEmpty();
  }

  private static Match<SuperfectaState, SuperfectaMove> match(int seats, String... moves) {
    Match<SuperfectaState, SuperfectaMove> match =
        Match.start(Superfecta.GAME.setup(seats, options("bet-steps=1,2")))
            .play(shuffle(RAIL, DCHS));
    for (String move : moves) {
      match = match.play(move(move));
    }
    return match;
  }

  /** Draws what seat 0 may have bet, as seat 1 sees it. */
  private static Multiset<String> drawn(Match<SuperfectaState, SuperfectaMove> match) {
    Sampler<SuperfectaState, SuperfectaMove> sampler = Sampler.of(match.pastFor(Viewer.seat(1)));
    RandomSource random = RandomSource.seeded(3);
    Multiset<String> drawn = HashMultiset.create();
    for (int i = 0; i < 2000; i++) {
      SuperfectaState sample = sampler.draw(random);
      assertThat(sample.tote().pools()).isEqualTo(match.state().tote().pools());
      List<String> kinds = new ArrayList<>();
      for (Bet bet : sample.tote().bets(0)) {
        kinds.add(bet.chips() + Ascii.toLowerCase(bet.pool().name()));
      }
      drawn.add(String.join(" ", kinds));
    }
    return drawn;
  }

  @Test
  @Covers("SUP-14")
  void secretBetsAreImaginedAsThePoolsAllow() {
    Match<SuperfectaState, SuperfectaMove> open =
        match(3, "0 bet 1 win d", "0 bet 1 exa d c", "0 bet 2 win h");
    Multiset<String> before = drawn(open);
    assertThat(before.elementSet()).hasSize(27);
    // Of 40 lines 24 are for SFC.
    assertThat(before.count("1sfc 1sfc 2sfc")).isBetween(380, 480);
    Multiset<String> after = drawn(open.play(Done.of(0)));
    assertThat(after.elementSet()).containsExactlyInAnyOrder("1win 1exa 2win", "1exa 1win 2win");
    assertThat(after.count("1win 1exa 2win")).isBetween(900, 1100);
    Match<SuperfectaState, SuperfectaMove> two =
        match(3, "0 bet 1 win d", "0 bet 1 win c", "0 bet 2 exa d c", "0 done");
    // Of the lines 4 times 4 times 12 fit, and 12 times 12 times 4.
    assertThat(drawn(two).count("1win 1win 2exa")).isBetween(420, 580);
  }

  @Test
  @Covers("SUP-14a")
  void allBetsThatWereNotSeenAreDrawn() {
    Match<SuperfectaState, SuperfectaMove> match =
        match(3, "0 bet 1 win d", "0 bet 2 exa d c", "0 done", "1 bet 2 win s");
    Rules<SuperfectaState, SuperfectaMove> rules = rules(3, "bet-steps=1,2");
    RandomSource random = RandomSource.seeded(3);
    assertThat(rules.deductions().secretChoices(match.pastFor(Viewer.seat(2)), random))
        .extracting(bet -> bet.seat() + " " + ((Bet) bet).chips())
        .containsExactly("0 1", "0 2", "1 2");
    assertThat(rules.deductions().secretChoices(match.pastFor(Viewer.seat(1)), random)).hasSize(2);
    assertThat(rules.deductions().secretChoices(match.pastFor(Viewer.seat(0)), random)).hasSize(1);
  }

  @Test
  @Covers("SUP-14")
  void whatLiesInThePoolsBeforeIsNotImaginedAsBet() {
    Match<SuperfectaState, SuperfectaMove> match =
        match(2, "0 bet 2 win s", "0 bet 2 exa s h", "0 done", "1 done")
            .play(shuffle(RAIL, DCHS))
            .play(move("1 bet 1 win d"))
            .play(move("1 done"))
            .play(move("0 bet 1 exa d c"))
            .play(move("0 bet 2 sfc d c h s"));
    assertThat(match.state().tote().pools()).isEqualTo(IntPerSeat.copyOf(3, 2, 0));
    Sampler<SuperfectaState, SuperfectaMove> sampler = Sampler.of(match.pastFor(Viewer.seat(0)));
    for (int i = 0; i < 20; i++) {
      SuperfectaState sample = sampler.draw(RandomSource.seeded(i));
      assertThat(sample.tote().pools()).isEqualTo(match.state().tote().pools());
      assertThat(sample.tote().bets(1).get(0).pool()).isEqualTo(Pool.WIN);
    }
  }

  @Test
  void whatIsShownIsImaginedAsItWas() {
    Match<SuperfectaState, SuperfectaMove> run =
        match(
            3,
            "0 bet 2 win d",
            "0 bet 1 exa d c",
            "0 bet 2 win d",
            "0 done",
            "1 bet 1 win s",
            "1 done",
            "2 bet 1 sfc d c h s",
            "2 done");
    Past<SuperfectaState, SuperfectaMove> past = run.pastFor(Viewer.seat(1));
    Sampler<SuperfectaState, SuperfectaMove> sampler = Sampler.of(past);
    Set<String> stocks = new TreeSet<>();
    for (int i = 0; i < 10; i++) {
      SuperfectaState sample = sampler.draw(RandomSource.seeded(i));
      assertThat(sample.tote().tickets()).isEqualTo(run.state().tote().tickets());
      assertThat(sample.course().run()).isEqualTo(run.state().course().run());
      stocks.add(sample.course().stock().toString());
    }
    assertThat(stocks).hasSize(10);
    assertThat(sampler.moves().subList(1, 9)).isEqualTo(run.moves().subList(1, 9));
  }

  @Test
  void aViewerKnowsWhatABetMayHaveBeenAndOnlyOfItsRace() {
    Match<SuperfectaState, SuperfectaMove> match =
        match(2, "0 bet 2 win d", "0 done", "1 done").play(shuffle(RAIL, DCHS));
    assertThat(match.pastFor(Viewer.seat(0)).seen()).hasSize(1);
    Match<SuperfectaState, SuperfectaMove> bet = match.play(move("1 bet 2 win s"));
    Knowledge knowledge = Knowledge.of(bet.pastFor(Viewer.seat(0)));
    assertThat(knowledge.choices()).hasSize(1);
    assertThat(knowledge.choices().get(0).seat()).isEqualTo(1);
    assertThat(knowledge.choices().get(0).alternatives())
        .hasSize(40)
        .contains("bet 2 win s", "bet 2 sfc s h d c")
        .doesNotContain("bet 1 win s");
    assertThat(Knowledge.of(bet.pastFor(Viewer.seat(1))).choices()).isEmpty();
  }

  @Test
  void betsThatOnlySomePoolsOfferAreImaginedThere() {
    Match<SuperfectaState, SuperfectaMove> match =
        Match.start(Superfecta.GAME.setup(2, options("bet-steps=1,2", "min-win=5")))
            .play(shuffle(RAIL, DCHS))
            .play(move("0 bet 5 win d"))
            .play(move("0 bet 2 sfc d c h s"));
    for (String move : new String[] {"", "0 done"}) {
      match = move.isEmpty() ? match : match.play(move(move));
      Multiset<String> drawn = drawn(match);
      assertThat(drawn.elementSet())
          .isEqualTo(move.isEmpty() ? Set.of("5win 2sfc", "5win 2exa") : Set.of("5win 2sfc"));
    }
  }

  @Test
  void movesAreShared() {
    assertThat(Done.of(3)).isSameAs(Done.of(3));
    Rules<SuperfectaState, SuperfectaMove> rules = rules(2);
    SuperfectaState state = rules.apply(rules.start(), shuffle(RAIL, DCHS));
    assertThat(rules.legalMoves(state).get(0)).isSameAs(rules.legalMoves(state).get(0));
    assertThat(rules.legalMoves(state).get(0)).isEqualTo(move("0 bet 1 win s"));
  }
}
