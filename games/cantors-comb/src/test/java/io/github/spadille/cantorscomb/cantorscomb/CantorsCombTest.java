package io.github.spadille.cantorscomb.cantorscomb;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static io.github.spadille.cantorscomb.cantorscomb.CombCards.list;
import static io.github.spadille.cantorscomb.cantorscomb.CombCards.set;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.spadille.cantorscomb.CombCard;
import io.github.spadille.cantorscomb.CombDeck;
import io.github.spadille.cantorscomb.cantorscomb.CantorsCombMove.Die;
import io.github.spadille.cantorscomb.cantorscomb.CantorsCombMove.Done;
import io.github.spadille.cantorscomb.cantorscomb.CantorsCombMove.Give;
import io.github.spadille.cantorscomb.cantorscomb.CantorsCombMove.Play;
import io.github.spadille.cantorscomb.cantorscomb.CantorsCombMove.Roll;
import io.github.spadille.cantorscomb.cantorscomb.CantorsCombMove.Shuffle;
import io.github.spadille.cantorscomb.cantorscomb.CantorsCombMove.Throw;
import io.github.spadille.cantorscomb.cantorscomb.CantorsCombState.Phase;
import io.github.spadille.cantorscomb.cantorscomb.CantorsCombState.Progress;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.game.Refusal;
import io.github.spadille.engine.game.Rules;
import io.github.spadille.engine.knowledge.Knowledge;
import io.github.spadille.engine.knowledge.Sampler;
import io.github.spadille.engine.match.Dealer;
import io.github.spadille.engine.match.Match;
import io.github.spadille.engine.match.RandomAgent;
import io.github.spadille.engine.move.MoveList;
import io.github.spadille.engine.notation.NotationException;
import io.github.spadille.engine.random.RandomSource;
import io.github.spadille.engine.seat.IntPerSeat;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.seat.Viewer;
import io.github.spadille.engine.state.CardsPerSeat;
import io.github.spadille.engine.state.ScoreSheet;
import io.github.spadille.engine.table.Table;
import io.github.spadille.testkit.Covers;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CantorsCombTest {
  private static final String SETS_OF_FIFTEEN =
      CombDeck.full().cards().first(60).toString().replaceAll("[\\[\\],]", "");

  /** Returns rules with some options: keys and values by turns. */
  static Rules<CantorsCombState, CantorsCombMove> rules(int seats, String... options) {
    ImmutableMap.Builder<String, String> map = ImmutableMap.builder();
    for (int i = 0; i < options.length; i += 2) {
      map.put(options[i], options[i + 1]);
    }
    return CantorsComb.GAME.rules(seats, map.buildOrThrow());
  }

  /** Returns a state of some phase in which seat 0 is in turn, with the number 7 rolled. */
  static CantorsCombState position(Phase phase, String stock, String... hands) {
    List<CardSet<CombCard>> held = new ArrayList<>();
    for (String hand : hands) {
      held.add(set(hand));
    }
    return inTurn(0, rules(hands.length).start())
        .withCards(list(stock), CardsPerSeat.copyOf(CombCard.FAMILY, held))
        .rolled(phase, 7);
  }

  /** Returns a state with other dice in the stashes. */
  static CantorsCombState with(CantorsCombState state, int... stash) {
    return ImmutableCantorsCombState.of(
        state.phase(),
        state.seat(),
        state.stock(),
        state.cards(),
        IntPerSeat.copyOf(stash),
        state.roll(),
        state.progress(),
        state.sheet());
  }

  private static CantorsCombState laidOut(CantorsCombState state, String... cards) {
    CantorsCombState laidOut = state;
    for (int seat = 0; seat < cards.length; seat++) {
      for (CombCard card : set(cards[seat])) {
        laidOut = laidOut.moved(card, state.inFrontOf(seat));
      }
    }
    return laidOut.with(state.phase());
  }

  private static CantorsCombState inTurn(int seat, CantorsCombState state) {
    return ImmutableCantorsCombState.of(
        state.phase(),
        seat,
        state.stock(),
        state.cards(),
        state.stash(),
        state.roll(),
        state.progress(),
        state.sheet());
  }

  /** Returns a state in which the seat in turn has declined a roll of its stash. */
  private static CantorsCombState closed(CantorsCombState state) {
    return state.with(state.phase(), state.progress().stashDeclined());
  }

  private static ImmutableList<String> legal(
      Rules<CantorsCombState, CantorsCombMove> rules, CantorsCombState state) {
    return rules.legalMoves(state).stream().map(rules.syntax()::format).collect(toImmutableList());
  }

  private static void assertRefused(
      Rules<CantorsCombState, CantorsCombMove> rules,
      CantorsCombState state,
      CantorsCombMove move,
      String ruleId) {
    assertThat(rules.refusal(state, move)).map(Refusal::ruleId).hasValue(ruleId);
  }

  @Test
  @Covers({"CCG-1", "CCG-2", "CCG-3"})
  void theGameStartsWithTheWholePackAndAllDiceInTheCenter() {
    CantorsCombState start = rules(3).start();
    assertThat(start.stock()).containsExactlyElementsOf(CombCard.FAMILY.cards());
    assertThat(start.center()).isEqualTo(16);
    CantorsCombState dealt = rules(3).apply(start, new Shuffle(start.stock()));
    assertThat(dealt.hands().get(0)).isEqualTo(set("1.1 1.4 2.3 3.2"));
    assertThat(dealt.hands().get(2)).isEqualTo(set("1.3 2.2 3.1 3.4"));
    assertThat(dealt.stock()).hasSize(52);
    assertThat(dealt.stock().top()).isEqualTo(CombCard.parse("4.1"));
  }

  @Test
  @Covers({"CCG-1", "CCG-2"})
  void aShuffleNamesThePackAndComesOnce() {
    Rules<CantorsCombState, CantorsCombMove> rules = rules(2);
    CardList<CombCard> cards = rules.start().stock();
    assertRefused(rules, rules.start(), new Shuffle(cards.draw(1)), "CCG-1");
    assertRefused(rules, rules.start(), new Shuffle(cards.draw(1).push(cards.bottom())), "CCG-1");
    CantorsCombState dealt = rules.apply(rules.start(), new Shuffle(cards));
    assertRefused(rules, dealt, new Shuffle(cards), "CCG-2");
  }

  @Test
  @Covers({"CCG-5", "CCG-7", "CCG-8"})
  void oneSeatDrawsAtOnce() {
    Rules<CantorsCombState, CantorsCombMove> rules = rules(1);
    CantorsCombState dealt = rules.apply(rules.start(), new Shuffle(rules.start().stock()));
    assertThat(dealt.phase()).isEqualTo(Phase.D16);
    assertThat(dealt.hands().get(0)).isEqualTo(set("1.1 1.2 1.3 1.4 2.1"));
    assertThat(dealt.lastTurn()).isFalse();
  }

  @ParameterizedTest
  @CsvSource({"up, 0, 1", "up, 2, 0", "down, 0, 2", "down, 2, 1"})
  @Covers("CCG-6")
  void turnsPassInTheAgreedDirection(String direction, int seat, int next) {
    Rules<CantorsCombState, CantorsCombMove> rules = rules(3, "direction", direction);
    CantorsCombState state = inTurn(seat, position(Phase.FIRST, "9.1 9.2", "7.1", "7.2", "7.3"));
    assertThat(rules.apply(state, Done.of(seat)).seat()).isEqualTo(next);
  }

  @Test
  @Covers({"CCG-7", "CCG-33"})
  void theLastTurnIsPlayedToItsEnd() {
    Rules<CantorsCombState, CantorsCombMove> rules = rules(2);
    CantorsCombState state = position(Phase.SECOND, "9.1", "7.1", "8.1 8.2");
    CantorsCombState last = rules.apply(state, Play.of(0, CombCard.parse("7.1")));
    assertThat(last.lastTurn()).isTrue();
    assertThat(last.phase()).isEqualTo(Phase.D16);
    CantorsCombState hit = rules.apply(last, Roll.of(Dice.of(8)));
    CantorsCombState first = rules.apply(hit, Play.of(1, CombCard.parse("8.1")));
    assertThat(first.turn().isOver()).isFalse();
    CantorsCombState over = rules.apply(first, Play.of(1, CombCard.parse("8.2")));
    assertThat(over.turn().isOver()).isTrue();
    assertThat(over.scores().asList()).containsExactly(-1L, 2L - 1);
  }

  @Test
  @Covers("CCG-17")
  void aSecondCardNeedsAHand() {
    Rules<CantorsCombState, CantorsCombMove> rules = rules(2);
    CantorsCombState state = position(Phase.FIRST, "9.1 9.2", "7.1", "8.1");
    CombCard card = CombCard.parse("7.1");
    assertThat(rules.apply(state, Play.of(0, card)).seat()).isEqualTo(1);
    assertThat(rules.apply(state, Give.of(0, card, 1)).seat()).isEqualTo(1);
    assertThat(rules.apply(with(state, 2, 0), Play.of(0, card)).seat()).isEqualTo(1);
    CantorsCombState stash = with(position(Phase.STASH, "9.1 9.2", "3.1", "8.1"), 1, 0);
    CantorsCombState thrown =
        stash.with(Phase.STASH, stash.progress().stash(Dice.of(3), Phase.SECOND));
    assertThat(rules.apply(thrown, Play.of(0, CombCard.parse("3.1"))).seat()).isEqualTo(1);
    Rules<CantorsCombState, CantorsCombMove> kept = rules(2, "stash-return", "none");
    assertThat(kept.apply(thrown, Play.of(0, CombCard.parse("3.1"))).seat())
        .as("with a die left")
        .isEqualTo(1);
    CantorsCombState first =
        stash.with(Phase.STASH, stash.progress().stash(Dice.of(3), Phase.FIRST));
    assertThat(legal(rules, rules.apply(first, Play.of(0, CombCard.parse("3.1")))))
        .containsExactly("done");
  }

  @Test
  @Covers({"CCG-13", "CCG-20", "CCG-21", "CCG-23"})
  void legalMovesStandInAFixedOrder() {
    Rules<CantorsCombState, CantorsCombMove> rules = rules(3);
    CantorsCombState state = with(position(Phase.FIRST, "9.1 9.2", "1.1 7.4 7.2", "", ""), 1, 0, 0);
    assertThat(legal(rules, state))
        .containsExactly(
            "play 7.2",
            "play 7.4",
            "give 7.2 1",
            "give 7.4 1",
            "give 7.2 2",
            "give 7.4 2",
            "done",
            "throw stash");
    assertThat(legal(rules, state.with(Phase.START))).containsExactly("throw d16", "throw stash");
    assertThat(legal(rules, closed(state.with(Phase.FIRST, state.progress().givenTo(2)))))
        .containsExactly("play 7.2", "play 7.4", "give 7.2 2", "give 7.4 2", "done");
    assertThat(legal(rules, state.with(Phase.MISS))).containsExactly("done", "throw stash");
  }

  @Test
  @Covers({"CCG-8", "CCG-10a", "CCG-13", "CCG-14", "CCG-16", "CCG-23", "CCG-25"})
  void theRulesOfThePhaseGovern() {
    Rules<CantorsCombState, CantorsCombMove> rules = rules(2);
    CantorsCombState state = with(position(Phase.FIRST, "9.1", "1.1 7.4", ""), 1, 0);
    assertThat(rules.governing(state, 0)).containsExactly("CCG-13", "CCG-23");
    assertThat(rules.governing(closed(state), 0)).containsExactly("CCG-13");
    CantorsCombState taken = with(position(Phase.FIRST, "9.1", "1.1", ""), 0, 1);
    assertThat(rules.governing(taken, 0)).containsExactly("CCG-16");
    assertThat(rules.governing(state.with(Phase.START), 0)).containsExactly("CCG-8", "CCG-23");
    assertThat(rules.governing(state.with(Phase.SECOND), 0)).containsExactly("CCG-14", "CCG-23");
    assertThat(rules.governing(state.with(Phase.MISS), 0)).containsExactly("CCG-10a", "CCG-23");
    assertThat(rules.governing(state.with(Phase.STASH), 0)).containsExactly("CCG-25");
  }

  @Test
  @Covers("CCG-20")
  void theLongestListHas254Moves() {
    Rules<CantorsCombState, CantorsCombMove> rules = rules(4);
    String hand = CombDeck.full().cards().draw(1).toString().replaceAll("[\\[\\],]", "");
    CantorsCombState state = with(position(Phase.SECOND, "", hand, "", "", ""), 1, 0, 0, 0);
    MoveList<CantorsCombMove> moves = rules.legalMoves(state);
    assertThat(moves).hasSize(254).doesNotHaveDuplicates();
    assertThat(moves).allMatch(move -> rules.refusal(state, move).isEmpty());
  }

  @Test
  @Covers({"CCG-4", "CCG-9", "CCG-24"})
  void chanceThrowsAsManyDiceAsTheStateSays() {
    Rules<CantorsCombState, CantorsCombMove> rules = rules(4);
    RandomSource random = RandomSource.seeded(5);
    CantorsCombState state = position(Phase.STASH_ROLL, "9.1", "1.1", "", "", "");
    for (int stash = 1; stash <= 16; stash++) {
      Dice dice = ((Roll) rules.chance(with(state, stash, 0, 0, 0), random)).dice();
      assertThat(dice.size()).isEqualTo(stash);
      assertThat(dice.highest()).isBetween(1, 4);
    }
    CantorsCombState rollOff = state.with(Phase.ROLL_OFF, Progress.of(Seats.of(0, 1, 3)));
    assertThat(((Roll) rules.chance(rollOff, random)).dice().size()).isEqualTo(3);
    CantorsCombState d16 = state.with(Phase.D16);
    int seen = 0;
    for (int i = 0; i < 1000; i++) {
      Roll roll = (Roll) rules.chance(d16, random);
      assertThat(roll.dice().size()).isEqualTo(1);
      seen |= 1 << roll.dice().get(0);
    }
    assertThat(seen).isEqualTo((1 << 17) - 2);
    assertThatThrownBy(() -> rules.chance(state.with(Phase.FIRST), random))
        .isInstanceOf(IllegalStateException.class);
  }

  @Test
  @Covers({"CCG-10", "CCG-10a", "CCG-23a"})
  void aMissLeavesAChoiceWhereTheStashCanBeThrown() {
    Rules<CantorsCombState, CantorsCombMove> rules = rules(2);
    CantorsCombState state = with(position(Phase.D16, "9.1 9.2", "1.1", "8.1"), 2, 0);
    CantorsCombState missed = rules.apply(state, Roll.of(Dice.of(5)));
    assertThat(missed.phase()).isEqualTo(Phase.MISS);
    assertThat(missed.stash()).isEqualTo(IntPerSeat.copyOf(2, 0));
    CantorsCombState closed = rules.apply(closed(state), Roll.of(Dice.of(5)));
    assertThat(closed.seat()).isEqualTo(1);
    assertThat(closed.stash()).isEqualTo(IntPerSeat.copyOf(3, 0));
    CantorsCombState none = rules.apply(with(state, 0, 0), Roll.of(Dice.of(5)));
    assertThat(none.stash()).isEqualTo(IntPerSeat.copyOf(1, 0));
    CantorsCombState off = rules(2, "stash-after-miss", "off").apply(state, Roll.of(Dice.of(5)));
    assertThat(off.seat()).isEqualTo(1);
    assertThat(off.stash()).isEqualTo(IntPerSeat.copyOf(3, 0));
  }

  @Test
  @Covers({"CCG-27", "CCG-30"})
  void oneSeatFillsItsStashUpToTheOption() {
    for (int limit : new int[] {1, 8}) {
      Rules<CantorsCombState, CantorsCombMove> rules =
          rules(1, "solo-dice", "" + limit, "stash-after-miss", "off");
      CantorsCombState state = position(Phase.D16, "9.1 9.2", "1.1");
      CantorsCombState below = rules.apply(with(state, limit - 1), Roll.of(Dice.of(5)));
      assertThat(below.stash()).isEqualTo(IntPerSeat.copyOf(limit));
      CantorsCombState full = rules.apply(with(state, limit), Roll.of(Dice.of(5)));
      assertThat(full.stash()).isEqualTo(IntPerSeat.copyOf(limit));
    }
    CantorsCombState many = with(position(Phase.D16, "9.1 9.2", "1.1", "2.1"), 4, 0);
    assertThat(rules(2, "stash-after-miss", "off").apply(many, Roll.of(Dice.of(5))).stash())
        .as("only one player has a limit")
        .isEqualTo(IntPerSeat.copyOf(5, 0));
  }

  @Test
  @Covers({"CCG-3", "CCG-11"})
  void aMissGivesNoDieIfNoneIsInTheCenter() {
    Rules<CantorsCombState, CantorsCombMove> rules = rules(2, "stash-after-miss", "off");
    CantorsCombState state = position(Phase.D16, "9.1 9.2", "1.1", "8.1");
    CantorsCombState one = with(state, 6, 9);
    assertThat(one.center()).isEqualTo(1);
    assertThat(rules.apply(one, Roll.of(Dice.of(5))).stash()).isEqualTo(IntPerSeat.copyOf(7, 9));
    CantorsCombState none = with(state, 6, 10);
    assertThat(none.center()).isEqualTo(0);
    assertThat(rules.apply(none, Roll.of(Dice.of(5))).stash()).isEqualTo(IntPerSeat.copyOf(6, 10));
  }

  @Test
  @Covers({"CCG-31", "CCG-32", "CCG-33"})
  void setsAndHandsAreScored() {
    Rules<CantorsCombState, CantorsCombMove> rules = rules(2);
    CantorsCombState last =
        laidOut(
            position(Phase.SECOND, "", "5.1 5.2 5.3", "6.1"),
            "1.1 1.2 1.3 1.4 2.1 2.2 2.3 3.1 3.2 4.1",
            "8.1 8.2 8.3 8.4 9.1 9.2 9.3 9.4");
    CantorsCombState over = rules.apply(with(last, 9, 0), Done.of(0));
    assertThat(over.scores().asList()).containsExactly(10L, 15L);
    assertThat(over.sheet().lines().stream().map(ScoreSheet.Line::points))
        .containsExactly(8L, 4L, 2L, -1L, -3L, 16L, -1L);
    assertThat(over.outcome().orElseThrow().winners()).containsExactly(1);
    assertRefused(rules, over, Done.of(0), "CCG-33");
  }

  @Test
  @Covers("CCG-34")
  void theWinIsShared() {
    Rules<CantorsCombState, CantorsCombMove> rules = rules(3);
    CantorsCombState last =
        laidOut(position(Phase.FIRST, "", "7.1", "7.2", "7.3 7.4"), "1.1 1.2", "2.1 2.2", "");
    CantorsCombState over = rules.apply(last, Done.of(0));
    assertThat(over.scores().asList()).containsExactly(1L, 1L, -2L);
    assertThat(over.outcome().orElseThrow().winners()).containsExactly(0, 1);
    assertThat(over.outcome().orElseThrow().ranking().asList()).containsExactly(1, 1, 3);
  }

  @Test
  @Covers({"CCG-29", "CCG-35"})
  void oneSeatWinsWithAnEmptyHandOnly() {
    Rules<CantorsCombState, CantorsCombMove> rules = rules(1);
    CantorsCombState last =
        laidOut(position(Phase.SECOND, "", "16.4"), SETS_OF_FIFTEEN + " 16.1 16.2 16.3");
    CantorsCombState won = rules.apply(last, Play.of(0, CombCard.parse("16.4")));
    assertThat(won.scores().asList()).containsExactly(128L);
    assertThat(won.outcome().orElseThrow().winners()).containsExactly(0);
    CantorsCombState lost = rules.apply(last, Done.of(0));
    assertThat(lost.scores().asList()).containsExactly(120L + 4 - 1);
    assertThat(lost.outcome().orElseThrow().winners()).isEmpty();
    assertThat(lost.outcome().orElseThrow().isDraw()).isTrue();
    assertThat(
            CantorsComb.GAME
                .words()
                .withPlayers(List.of("Ada"))
                .text(lost.outcome().orElseThrow().phrase()))
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
    Rules<CantorsCombState, CantorsCombMove> rules = rules(2);
    CantorsCombState state =
        laidOut(position(Phase.FIRST, "9.1 9.2", "7.1 1.1", "8.1"), "5.1", "7.2 7.3");
    CantorsCombState played = rules.apply(state, Play.of(0, CombCard.parse("7.1")));
    assertThat(played.laidOut().get(0)).isEqualTo(set("5.1 7.1"));
    assertThat(played.laidOut().get(1)).isEqualTo(set("7.2 7.3"));
    assertRefused(rules, played, Play.of(0, CombCard.parse("5.1")), "CCG-18");
    CantorsCombState given = rules.apply(state, Give.of(0, CombCard.parse("7.1"), 1));
    assertThat(given.seat()).isZero();
    assertThat(given.hands().get(1)).isEqualTo(set("7.1 8.1"));
  }

  @Test
  @Covers({"CCG-6", "CCG-23"})
  void refusalsNameTheFirstRuleBroken() {
    Rules<CantorsCombState, CantorsCombMove> rules = rules(2);
    CantorsCombState state = position(Phase.FIRST, "9.1 9.2", "7.1", "7.2");
    assertRefused(rules, state, Play.of(1, CombCard.parse("7.2")), "CCG-6");
    assertRefused(rules, state, Throw.of(1, Die.STASH), "CCG-6");
    assertRefused(rules, state, Throw.of(0, Die.STASH), "CCG-23");
    assertRefused(rules, state, Throw.of(0, Die.D16), "CCG-9");
    assertRefused(rules, state, Give.of(0, CombCard.parse("7.1"), -1), "CCG-20");
    assertRefused(rules, state, Play.of(0, CombCard.parse("7.3")), "CCG-18");
    assertRefused(rules, state.with(Phase.START), Done.of(0), "CCG-8");
    assertRefused(rules, state, Roll.of(Dice.of(7)), "CCG-8");
    assertRefused(rules, state, Give.of(1, CombCard.parse("7.2"), 0), "CCG-6");
    CantorsCombState other = position(Phase.FIRST, "9.1 9.2", "1.1 7.1", "7.2");
    assertRefused(rules, other, Play.of(0, CombCard.parse("1.1")), "CCG-13");
    CantorsCombState stash = with(other.with(Phase.STASH), 1, 0);
    assertRefused(rules, stash, Throw.of(0, Die.STASH), "CCG-25");
    assertRefused(rules, stash, Play.of(0, CombCard.parse("1.1")), "CCG-25");
    assertRefused(rules, other.with(Phase.MISS), Play.of(0, CombCard.parse("7.1")), "CCG-10");
    assertRefused(rules, closed(with(other, 1, 0)), Throw.of(0, Die.STASH), "CCG-23a");
  }

  @Test
  @Covers({"CCG-20", "CCG-21", "CCG-29"})
  void aGiftGoesToOneOtherPlayerInATurn() {
    CantorsCombState state = position(Phase.FIRST, "9.1 9.2", "7.1", "", "");
    Give gift = Give.of(0, CombCard.parse("7.1"), 1);
    assertThat(rules(3).refusal(state, gift)).isEmpty();
    assertRefused(rules(3, "give", "off"), state, gift, "CCG-20");
    assertRefused(rules(3), state, Give.of(0, CombCard.parse("7.1"), 0), "CCG-20");
    assertRefused(rules(3), state, Give.of(0, CombCard.parse("7.1"), 3), "CCG-20");
    CantorsCombState given = state.with(Phase.FIRST, state.progress().givenTo(2));
    assertRefused(rules(3), given, gift, "CCG-21");
    assertThat(rules(3).refusal(given, Give.of(0, CombCard.parse("7.1"), 2))).isEmpty();
    assertRefused(rules(1), position(Phase.FIRST, "9.1", "7.1"), gift, "CCG-29");
  }

  @Test
  @Covers({"CCG-3", "CCG-4", "CCG-9", "CCG-24"})
  void theDiceThatWereThrownAreRolled() {
    Rules<CantorsCombState, CantorsCombMove> rules = rules(2);
    CantorsCombState state = with(position(Phase.D16, "9.1 9.2", "7.1", "7.2"), 2, 0);
    assertRefused(rules, state, Done.of(0), "CCG-9");
    assertRefused(rules, state, Roll.of(Dice.of(1, 2)), "CCG-9");
    assertThat(rules.refusal(state, Roll.of(Dice.of(16)))).isEmpty();
    CantorsCombState stash = state.with(Phase.STASH_ROLL);
    assertRefused(rules, stash, Done.of(0), "CCG-24");
    assertRefused(rules, stash, Roll.of(Dice.of(1)), "CCG-24");
    assertRefused(rules, stash, Roll.of(Dice.of(1, 5)), "CCG-3");
    assertThat(rules.refusal(stash, Roll.of(Dice.of(1, 4)))).isEmpty();
    CantorsCombState first = state.with(Phase.ROLL_OFF, Progress.of(Seats.all(2)));
    assertRefused(rules, first, Done.of(0), "CCG-4");
    assertRefused(rules, first, Roll.of(Dice.of(16)), "CCG-4");
    assertThat(rules.refusal(first, Roll.of(Dice.of(16, 16)))).isEmpty();
  }

  @Test
  @Covers({"CCG-18", "CCG-23", "CCG-25"})
  void theTableHasASetOfEachNumberAndTellsOfTheDice() {
    Rules<CantorsCombState, CantorsCombMove> rules = rules(2);
    assertThat(rules.table(rules.start()).fact("roll").value()).isEqualTo("-");
    CantorsCombState state = laidOut(position(Phase.FIRST, "9.1", "1.1", "8.1"), "1.2 16.4", "5.1");
    Table table = rules.table(state);
    assertThat(table.piles()).hasSize(3 + 2 * CombCard.NUMBERS);
    assertThat(table.pile("set.0.16").cards()).hasToString("[16.4]");
    assertThat(table.pile("set.1.5").cards()).hasToString("[5.1]");
    assertThat(table.pile("set.1.1").cards()).isEmpty();
    assertThat(table.fact("roll").value()).isEqualTo("7");
    assertThat(table.fact("back-to").value()).isEqualTo("-");
    CantorsCombState thrown = with(state, 1, 0).stashThrown();
    assertThat(rules.table(thrown).fact("back-to").value()).isEqualTo("first");
    CantorsCombState shown = thrown.stashRolled(Dice.of(3));
    assertThat(rules.table(shown).fact("back-to").value()).isEqualTo("first");
    assertThat(rules.table(shown).fact("stash-roll").value()).isEqualTo("3");
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
}
