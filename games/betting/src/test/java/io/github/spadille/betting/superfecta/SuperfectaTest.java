package io.github.spadille.betting.superfecta;

import static io.github.spadille.engine.card.PlayingCards.list;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.base.Ascii;
import com.google.common.collect.HashMultiset;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.Iterables;
import com.google.common.collect.Lists;
import com.google.common.collect.Multiset;
import com.google.common.primitives.ImmutableLongArray;
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
import io.github.spadille.engine.game.Refusal;
import io.github.spadille.engine.game.Rules;
import io.github.spadille.engine.game.Stage;
import io.github.spadille.engine.knowledge.Knowledge;
import io.github.spadille.engine.knowledge.Sampler;
import io.github.spadille.engine.match.Match;
import io.github.spadille.engine.move.MoveList;
import io.github.spadille.engine.option.OptionException;
import io.github.spadille.engine.random.RandomSource;
import io.github.spadille.engine.seat.IntPerSeat;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.seat.Viewer;
import io.github.spadille.engine.state.ScoreSheet;
import io.github.spadille.testkit.Covers;
import io.github.spadille.testkit.HeardDeductions;
import java.util.ArrayList;
import java.util.HashMap;
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

  private static Rules<SuperfectaState, SuperfectaMove> rules(int seats, String... options) {
    return Superfecta.GAME.rules(seats, options(options));
  }

  private static Map<String, String> options(String... options) {
    Map<String, String> map = new HashMap<>();
    for (String option : options) {
      map.put(option.substring(0, option.indexOf('=')), option.substring(option.indexOf('=') + 1));
    }
    return map;
  }

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

  /** Plays moves such as {@code 0 bet 2 win d}. */
  private static SuperfectaState play(
      Rules<SuperfectaState, SuperfectaMove> rules, SuperfectaState state, String... moves) {
    SuperfectaState now = state;
    for (String move : moves) {
      now = rules.apply(now, move(move));
    }
    return now;
  }

  private static SuperfectaMove move(String text) {
    return SuperfectaMove.SYNTAX.parse(text.charAt(0) - '0', text.substring(2));
  }

  private static Bet bet(String text) {
    return (Bet) move("0 bet " + text);
  }

  private static SuperfectaState begun(Rules<SuperfectaState, SuperfectaMove> rules) {
    return rules.apply(rules.start(), shuffle(RAIL, DCHS));
  }

  private static Optional<String> refusal(
      Rules<SuperfectaState, SuperfectaMove> rules, SuperfectaState state, String move) {
    return rules.refusal(state, move(move)).map(refusal -> refusal.phrase().toString());
  }

  @Test
  @Covers({"SUP-1", "SUP-3"})
  void theRacePackIsShuffled() {
    Rules<SuperfectaState, SuperfectaMove> rules = rules(4);
    SuperfectaState start = rules.start();
    assertThat(start.course().stock()).isEqualTo(PACK.cards());
    assertThat(start.course().rail()).isEmpty();
    assertThat(start.course().finish()).isEmpty();
    assertThat(rules.legalMoves(start)).isEmpty();
    assertThat(rules.refusal(start, Done.of(0)).map(Refusal::ruleId)).contains("SUP-7");
    assertThat(rules.refusal(start, new Shuffle(Deck.standard52().cards())).map(Refusal::ruleId))
        .contains("SUP-3");
    SuperfectaMove shuffle = rules.chance(start, RandomSource.seeded(1));
    assertThat(PACK.isPermutation(((Shuffle) shuffle).cards())).isTrue();
    SuperfectaState laid = rules.apply(start, shuffle);
    assertThat(laid.course().rail()).isEqualTo(((Shuffle) shuffle).cards().first(6));
    assertThat(laid.course().stock()).isEqualTo(((Shuffle) shuffle).cards().draw(6));
    assertThat(rules.refusal(laid, shuffle).map(refusal -> refusal.phrase().key()))
        .contains("refusal.SUP-3.begun");
    assertThat(rules.table(laid).pile("horses").cards()).isEqualTo(list("As Ah Ad Ac"));
  }

  @Test
  @Covers({"SUP-2", "SUP-2a"})
  void chipsAtFirstAreThoseOfTheOptionsOrBought() {
    assertThat(rules(2).start().scores()).isEqualTo(ImmutableLongArray.of(100, 100));
    assertThat(rules(2, "start-chips=25").start().scores())
        .isEqualTo(ImmutableLongArray.of(25, 25));
    SuperfectaState bought = rules(3, "buy-in=20,1,60").start();
    assertThat(bought.sheet().lines())
        .containsExactly(
            ScoreSheet.Line.of(0, "SUP-2", Seats.of(0), 20),
            ScoreSheet.Line.of(0, "SUP-2", Seats.of(1), 1),
            ScoreSheet.Line.of(0, "SUP-2", Seats.of(2), 60));
    Rules<SuperfectaState, SuperfectaMove> rules = rules(3, "buy-in=20,1,60");
    SuperfectaState bet = play(rules, begun(rules), "0 bet 5 win h");
    assertThat(rules.table(bet).fact("gains").value()).isEqualTo("-5 0 0");
    assertThatThrownBy(() -> rules(3, "buy-in=20,1")).isInstanceOf(OptionException.class);
    assertThatThrownBy(() -> rules(3, "buy-in=20,0,60")).isInstanceOf(OptionException.class);
    assertThatThrownBy(() -> rules(3, "bet-steps=1,2,3,4,5,6,7,8,9"))
        .isInstanceOf(OptionException.class)
        .hasMessageContaining("at most 8");
    assertThat(rules(3, "bet-steps=1,2,3,4,5,6,7,8").start().scores().get(0)).isEqualTo(100);
  }

  @Test
  @Covers({"SUP-9", "SUP-11", "SUP-12", "SUP-15"})
  void betsAreListedByWhatTheyCost() {
    Rules<SuperfectaState, SuperfectaMove> rules = rules(2, "min-exa=2", "buy-in=8,100");
    MoveList<SuperfectaMove> moves = rules.legalMoves(begun(rules));
    List<String> texts = new ArrayList<>();
    moves.forEach(move -> texts.add(SuperfectaMove.SYNTAX.format(move)));
    assertThat(texts).startsWith("bet 1 win s", "bet 1 win h", "bet 1 win d", "bet 1 win c");
    assertThat(texts.get(4)).isEqualTo("bet 1 sfc s h d c");
    assertThat(texts.subList(28, 34))
        .containsExactly(
            "bet 2 win s",
            "bet 2 win h",
            "bet 2 win d",
            "bet 2 win c",
            "bet 2 exa s h",
            "bet 2 exa s d");
    // 1: 4 and 24; 2: all 40; 4: 12; 5: 4 and 24; 10 is too much; and done.
    assertThat(moves).hasSize(28 + 40 + 12 + 28 + 1).endsWith(Done.of(0));
    assertThat(rules(4).legalMoves(begun(rules(4)))).hasSize(161);
  }

  @ParameterizedTest
  @CsvSource({"0,1", "1,41", "2,81", "4,81", "5,121", "9,121", "10,161", "100,161"})
  @Covers("SUP-12")
  void movesByChips(int chips, int moves) {
    Rules<SuperfectaState, SuperfectaMove> rules = rules(2);
    SuperfectaState state = begun(rules);
    ScoreSheet sheet = state.sheet().add(1, "SUP-12", 0, chips - 100);
    assertThat(rules.legalMoves(state.withSheet(sheet))).hasSize(moves);
    assertThat(state.withSheet(sheet).tote().stakes().pot()).isEqualTo(state.tote().stakes().pot());
  }

  @Test
  @Covers({"SUP-10", "SUP-11", "SUP-12"})
  void betsAreRefused() {
    Rules<SuperfectaState, SuperfectaMove> rules = rules(2, "min-win=5", "buy-in=20,100");
    SuperfectaState state = begun(rules);
    assertThat(refusal(rules, state, "0 bet 3 win h")).contains("refusal.SUP-10.minimum[5]");
    assertThat(refusal(rules, state, "0 bet 7 win h"))
        .contains("refusal.SUP-11.offered[[5, 10, 25, 50]]");
    assertThat(refusal(rules, state, "0 bet 25 win h")).contains("refusal.SUP-12.chips[20]");
    assertThat(refusal(rules, state, "0 bet 10 win h")).isEmpty();
    assertThat(refusal(rules, state, "0 bet 5 exa h s")).isEmpty();
    assertThat(refusal(rules, state, "0 bet 0 exa h s")).contains("refusal.SUP-10.minimum[1]");
    assertThat(refusal(rules, state, "1 done")).contains("refusal.SUP-7.turn[0]");
  }

  @Test
  @Covers({"SUP-12", "SUP-13", "SUP-14"})
  void aTicketIsPaidAtOnceAndGoesToThePoolsWhenHandedIn() {
    Rules<SuperfectaState, SuperfectaMove> rules = rules(4);
    SuperfectaState state =
        play(
            rules,
            begun(rules),
            "0 bet 2 win d",
            "0 bet 1 exa d c",
            "0 bet 1 exa c d",
            "0 bet 1 sfc d c h s");
    assertThat(state.tote().chips(0)).isEqualTo(95);
    assertThat(state.tote().stakes().pot()).isEqualTo(5);
    assertThat(state.tote().pools().sum()).isZero();
    assertThat(state.tote().bets(0).toString())
        .isEqualTo("[2 win d, 1 exa d c, 1 exa c d, 1 sfc d c h s]");
    assertThat(state.sheet().lines()).endsWith(ScoreSheet.Line.of(1, "SUP-12", Seats.of(0), -1));
    SuperfectaState done = play(rules, state, "0 done");
    assertThat(done.tote().pools()).isEqualTo(IntPerSeat.copyOf(2, 2, 1));
    assertThat(done.turn().seats()).isEqualTo(Seats.of(1));
    assertThat(done.tote().bets(0)).isEqualTo(state.tote().bets(0));
  }

  @Test
  @Covers("SUP-14a")
  void othersSeeOfABetOnlyWhatItCosts() {
    Rules<SuperfectaState, SuperfectaMove> rules = rules(3);
    SuperfectaState state = begun(rules);
    SuperfectaMove bet = move("0 bet 5 exa d c");
    assertThat(rules.seenBy(Viewer.seat(0), state, bet)).hasToString("0 bet 5 exa d c");
    assertThat(rules.seenBy(Viewer.seat(1), state, bet)).hasToString("0 bet 5 ??");
    assertThat(rules.seenBy(Viewer.bystander(), state, bet)).hasToString("0 bet 5 ??");
    assertThat(rules.seenBy(Viewer.seat(1), state, move("0 bet 5 win s")))
        .hasToString("0 bet 5 ??");
    assertThat(rules.seenBy(Viewer.seat(1), state, Done.of(0))).hasToString("0 done");
  }

  @Test
  @Covers("SUP-7")
  void anotherSeatBeginsEachRace() {
    Rules<SuperfectaState, SuperfectaMove> rules = rules(3);
    SuperfectaState state = rules.start();
    for (int race = 1; race <= 5; race++) {
      state = rules.apply(state, shuffle(RAIL, DCHS));
      assertThat(state.race()).isEqualTo(race);
      assertThat(state.handNumber()).isEqualTo(race);
      for (int i = 0; i < 3; i++) {
        int seat = (race - 1 + i) % 3;
        assertThat(state.turn().seats()).isEqualTo(Seats.of(seat));
        state = rules.apply(state, Done.of(seat));
      }
      assertThat(state.turn().isChance()).isTrue();
    }
  }

  @Test
  @Covers({"SUP-15", "SUP-16"})
  void whoCannotBetIsPassedOver() {
    Rules<SuperfectaState, SuperfectaMove> rules =
        rules(4, "buy-in=1,40,1,2", "min-win=2", "min-exa=2", "min-sfc=3");
    SuperfectaState state = begun(rules);
    assertThat(state.tote().seat()).isEqualTo(1);
    state = play(rules, state, "1 done");
    assertThat(state.tote().seat()).isEqualTo(3);
    state = play(rules, state, "3 bet 2 win s");
    assertThat(state.tote().seat()).isEqualTo(3);
    assertThat(rules.governing(state, 3)).containsExactly("SUP-8", "SUP-12");
    state = play(rules, state, "3 done");
    assertThat(state.phase()).isEqualTo(Phase.SHUFFLE);
    assertThat(state.course().finish()).hasSize(4);
    Rules<SuperfectaState, SuperfectaMove> poor =
        rules(2, "start-chips=10", "min-win=11", "min-exa=11", "min-sfc=11", "races=1");
    SuperfectaState over = begun(poor);
    assertThat(over.phase()).isEqualTo(Phase.OVER);
    assertThat(over.outcome().orElseThrow().winners()).isEqualTo(Seats.all(2));
  }

  @ParameterizedTest
  @CsvSource({"1,8", "7,8", "3,4", "99,100"})
  @Covers("SUP-15")
  void whoHasTheSmallestBetIsNotPassedOver(int chips, int step) {
    Rules<SuperfectaState, SuperfectaMove> rules =
        rules(2, "buy-in=" + chips + ",500", "bet-steps=" + step);
    SuperfectaState state = begun(rules);
    assertThat(state.tote().seat()).isZero();
    assertThat(rules.legalMoves(state)).containsExactly(Done.of(0));
    assertThat(rules.governing(state, 0)).containsExactly("SUP-8", "SUP-12");
    assertThat(play(rules, state, "0 done").tote().seat()).isEqualTo(1);
  }

  @ParameterizedTest
  @CsvSource({"1,1", "2,0", "3,0"})
  @Covers("SUP-15")
  void theLowestOfTheSmallestBetsDecides(int chips, int first) {
    Rules<SuperfectaState, SuperfectaMove> rules =
        rules(2, "buy-in=" + chips + ",60", "min-win=5", "min-exa=2", "min-sfc=4", "bet-steps=2,7");
    assertThat(begun(rules).tote().seat()).isEqualTo(first);
  }

  @Test
  void governingRulesAreThoseOfThePosition() {
    assertThat(rules(2).governing(begun(rules(2)), 0))
        .containsExactly("SUP-8", "SUP-9", "SUP-11", "SUP-12", "SUP-13");
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
    assertThat(Pool.WIN.lines).hasSize(4).doesNotHaveDuplicates();
    assertThat(Pool.EXA.lines).hasSize(12).doesNotHaveDuplicates();
    assertThat(Pool.SFC.lines).hasSize(24).doesNotHaveDuplicates();
    assertThat(codes(Pool.EXA.lines.get(0))).isEqualTo("s h");
    assertThat(codes(Pool.SFC.lines.get(23))).isEqualTo("c d h s");
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
    Rules<SuperfectaState, SuperfectaMove> rules = rules(2);
    SuperfectaState state =
        play(rules, begun(rules), "0 bet 5 win h", "0 bet 2 exa h s", "0 bet 10 win h");
    assertThat(rules.table(state).fact("ticket.0").value()).isEqualTo("15 win h 2 exa h s");
    assertThat(rules.table(state).fact("bets.0").value()).isEqualTo("5 win h 2 exa h s 10 win h");
    assertThat(rules.table(state).fact("bets.1").value()).isEqualTo("-");
    assertThat(play(rules, state, "0 done").tote().pools()).isEqualTo(IntPerSeat.copyOf(15, 2, 0));
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
    SuperfectaState equal = play(rules(4), begun(rules(4)), bets);
    assertThat(equal.scores()).isEqualTo(ImmutableLongArray.of(98, 107, 94, 100));
    assertThat(equal.tote().pools()).isEqualTo(IntPerSeat.copyOf(1, 0, 0));
    assertThat(equal.tote().stakes().pot()).isEqualTo(1);
    assertThat(equal.sheet().lines())
        .endsWith(
            ScoreSheet.Line.of(1, "SUP-21", Seats.of(0), 8),
            ScoreSheet.Line.of(1, "SUP-21", Seats.of(1), 8));
    Rules<SuperfectaState, SuperfectaMove> perUnit = rules(4, "division=per-unit");
    SuperfectaState unequal = play(perUnit, begun(perUnit), bets);
    assertThat(unequal.scores()).isEqualTo(ImmutableLongArray.of(105, 100, 94, 100));
    assertThat(unequal.tote().pools()).isEqualTo(IntPerSeat.copyOf(1, 0, 0));
  }

  @Test
  @Covers("SUP-25")
  void partsOfAPool() {
    assertThat(((Superfecta) rules(2, "division=per-unit")).parts(60)).isEqualTo(60);
    assertThat(((Superfecta) rules(2)).parts(60)).isEqualTo(1);
  }

  @Test
  @Covers({"SUP-25", "SUP-32"})
  void aPartThatIsRoundedDownToNothingStaysInThePool() {
    Rules<SuperfectaState, SuperfectaMove> rules = rules(2);
    SuperfectaState state = play(rules, begun(rules), "0 bet 1 win d", "0 done", "1 bet 1 win d");
    Tote tote = state.tote();
    SuperfectaState less =
        state.withTote(
            new Tote(1, tote.ticket(), tote.tickets(), IntPerSeat.copyOf(0, 0, 0), tote.stakes()));
    SuperfectaState after = play(rules, less, "1 done");
    assertThat(after.tote().pools()).isEqualTo(IntPerSeat.copyOf(1, 0, 0));
    assertThat(after.sheet().lines()).endsWith(ScoreSheet.Line.of(1, "SUP-12", Seats.of(1), -1));
  }

  @Test
  @Covers({"SUP-29", "SUP-30", "SUP-31"})
  void whatIsLeftIsDividedAtTheEnd() {
    String[] bets = {"0 bet 10 win s", "0 bet 5 sfc s h d c", "0 done", "1 done", "2 done"};
    Rules<SuperfectaState, SuperfectaMove> rules = rules(3, "races=1");
    SuperfectaState over = play(rules, begun(rules), bets);
    assertThat(over.phase()).isEqualTo(Phase.OVER);
    assertThat(over.scores()).isEqualTo(ImmutableLongArray.of(90, 105, 105));
    assertThat(over.leftover()).isZero();
    assertThat(over.outcome().orElseThrow().winners()).isEqualTo(Seats.of(1, 2));
    assertThat(over.sheet().lines()).endsWith(ScoreSheet.Line.of(1, "SUP-30", Seats.all(3), 5));
    assertThat(over.turn().isOver()).isTrue();
    assertThat(rules.legalMoves(over)).isEmpty();
    assertThat(refusal(rules, over, "0 done")).contains("refusal.SUP-29.over");
    Rules<SuperfectaState, SuperfectaMove> leader = rules(3, "races=1", "final-pools=leader");
    SuperfectaState led = play(leader, begun(leader), bets);
    assertThat(led.scores()).isEqualTo(ImmutableLongArray.of(85, 107, 107));
    assertThat(led.leftover()).isEqualTo(1);
    assertThat(led.tote().pools().sum()).isZero();
    assertThat(
            rules(3, "races=2")
                .apply(
                    play(rules(3, "races=2"), begun(rules(3, "races=2")), "0 done", "1 done"),
                    Done.of(2))
                .phase())
        .isEqualTo(Phase.SHUFFLE);
  }

  @Test
  @Covers("SUP-30")
  void nothingIsDividedWhereNothingIsLeft() {
    Rules<SuperfectaState, SuperfectaMove> rules = rules(2, "races=1");
    SuperfectaState last = play(rules, begun(rules), "0 bet 1 win s", "0 done");
    SuperfectaState over = play(rules, last, "1 done");
    assertThat(over.leftover()).isEqualTo(1);
    assertThat(over.sheet().lines()).endsWith(ScoreSheet.Line.of(1, "SUP-12", Seats.of(0), -1));
    assertThat(names(rules, last, "1 done")).doesNotContain("pools-divided");
  }

  @Test
  @Covers("SUP-30")
  void theOneWithTheMostChipsIsTheHeir() {
    Superfecta rules = (Superfecta) rules(4, "final-pools=leader", "buy-in=30,50,50,20");
    assertThat(rules.heirs(rules.start())).isEqualTo(Seats.of(1, 2));
    assertThat(
            ((Superfecta) rules(3, "final-pools=leader", "buy-in=30,20,10"))
                .heirs(rules(3, "buy-in=30,20,10").start()))
        .isEqualTo(Seats.of(0));
    assertThat(((Superfecta) rules(3)).heirs(rules(3).start())).isEqualTo(Seats.all(3));
  }

  private static List<String> names(
      Rules<SuperfectaState, SuperfectaMove> rules, SuperfectaState state, String move) {
    return rules.stages(state, move(move)).stream().map(Stage::name).toList();
  }

  @Test
  @Covers({"SUP-16", "SUP-17", "SUP-32"})
  void theRaceIsToldCardByCardAndNoChipIsLostOnTheWay() {
    Rules<SuperfectaState, SuperfectaMove> rules = rules(2, "races=1");
    SuperfectaState before =
        play(
            rules,
            rules.apply(rules.start(), shuffle(RAIL, "ddddddddccccccccshhhhhhh")),
            "0 bet 10 win d",
            "0 bet 5 exa s h",
            "0 done",
            "1 bet 5 win d",
            "1 bet 2 sfc s h d c");
    ImmutableList<Stage<SuperfectaState>> stages = rules.stages(before, Done.of(1));
    List<String> names = stages.stream().map(Stage::name).toList();
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
    assertThat(stages.get(0).arguments())
        .containsExactly(PlayingCard.parse("3d"), Suit.DIAMONDS, 1);
    assertThat(stages.get(6).arguments().get(2)).isEqualTo(7);
    assertThat(stages.get(6).state().course().finish()).containsExactly(Suit.DIAMONDS);
    assertThat(stages.get(24).arguments())
        .containsExactly(ImmutableList.of(Suit.DIAMONDS, Suit.CLUBS, Suit.HEARTS, Suit.SPADES));
    assertThat(stages.get(25).arguments()).containsExactly(Pool.WIN, Seats.all(2), 14);
    assertThat(stages.get(26).arguments()).containsExactly(Seats.all(2), 4);
    for (Stage<SuperfectaState> stage : stages) {
      assertThat(SuperfectaContract.chips(stage.state())).isEqualTo(200);
      boolean shown = stage.state().phase() != Phase.BET;
      assertThat(rules.table(stage.state()).seenBy(Viewer.bystander()).fact("ticket.1").isPresent())
          .isEqualTo(shown);
    }
    assertThat(stages.get(26).state()).isEqualTo(rules.apply(before, Done.of(1)));
    assertThat(names(rules, before, "1 bet 1 win s")).containsExactly("done");
    ImmutableList<Stage<SuperfectaState>> laid = rules.stages(rules.start(), shuffle(RAIL, DCHS));
    assertThat(laid.get(0).name()).isEqualTo("rail-laid");
    assertThat(laid.get(0).arguments()).containsExactly(1);
  }

  @Test
  @Covers({"SUP-14", "SUP-28a"})
  void ticketsAreShownAfterTheRaceOrWhenTheyAreHandedIn() {
    for (boolean open : new boolean[] {false, true}) {
      Rules<SuperfectaState, SuperfectaMove> rules =
          rules(3, open ? "tickets=open" : "tickets=secret");
      SuperfectaState state = rules.start();
      state = rules.apply(state, shuffle(RAIL, DCHS));
      state = play(rules, state, "0 done", "1 done", "2 done");
      assertThat(seen(rules, state, "ticket.0")).contains("-");
      state = rules.apply(state, shuffle(RAIL, DCHS));
      state = play(rules, state, "1 bet 2 win d");
      assertThat(seen(rules, state, "ticket.1")).isEmpty();
      state = play(rules, state, "1 done");
      assertThat(seen(rules, state, "ticket.1").isPresent()).isEqualTo(open);
      assertThat(seen(rules, state, "bets.1").isPresent()).isEqualTo(open);
      assertThat(seen(rules, state, "ticket.0")).isEmpty();
      state = play(rules, state, "2 done", "0 bet 1 win h");
      assertThat(seen(rules, state, "ticket.2").isPresent()).isEqualTo(open);
      assertThat(seen(rules, state, "ticket.0")).isEmpty();
      assertThat(rules.table(state).seenBy(Viewer.seat(0)).fact("ticket.0")).contains("1 win h");
      if (open) {
        SuperfectaState running = rules.stages(state, Done.of(0)).get(0).state();
        assertThat(seen(rules, running, "ticket.0")).contains("1 win h");
      }
      state = play(rules, state, "0 done");
      assertThat(seen(rules, state, "ticket.0")).contains("1 win h");
      assertThat(seen(rules, state, "ticket.1")).contains("2 win d");
    }
  }

  private static Optional<String> seen(
      Rules<SuperfectaState, SuperfectaMove> rules, SuperfectaState state, String fact) {
    return rules.table(state).seenBy(Viewer.bystander()).fact(fact);
  }

  @Test
  void factsTellWhereTheHorsesAre() {
    Rules<SuperfectaState, SuperfectaMove> rules = rules(2);
    SuperfectaState run = play(rules, begun(rules), "0 bet 5 exa s h", "0 done", "1 done");
    Map<String, String> facts = rules.table(run).seenBy(Viewer.bystander()).facts();
    assertThat(facts)
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
    assertThat(rules.table(run).pile("run").cards()).hasSize(21);
  }

  @Test
  void withCardsIsTheInverseOfTheTable() {
    Rules<SuperfectaState, SuperfectaMove> rules = rules(2);
    SuperfectaState one = begun(rules);
    SuperfectaState other = rules.apply(rules.start(), shuffle("Ks Kh Kc 2s 2h 2c", "ccccccc"));
    assertThat(rules.withCards(other, rules.table(one))).isEqualTo(one);
    SuperfectaState run = play(rules, one, "0 done", "1 done");
    assertThat(rules.withCards(run, rules.table(run))).isEqualTo(run);
  }

  @Test
  void noMoveTellsOfTheStock() {
    Rules<SuperfectaState, SuperfectaMove> rules = rules(2);
    assertThat(HeardDeductions.of(rules, rules.start(), shuffle(RAIL, DCHS))).isEmpty();
    assertThat(HeardDeductions.of(rules, begun(rules), move("0 bet 2 win d"))).isEmpty();
    assertThat(HeardDeductions.of(rules, begun(rules), Done.of(0))).isEmpty();
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
    SuperfectaState state = begun(rules);
    assertThat(rules.legalMoves(state).get(0)).isSameAs(rules.legalMoves(state).get(0));
    assertThat(rules.legalMoves(state).get(0)).isEqualTo(bet("1 win s"));
  }
}
