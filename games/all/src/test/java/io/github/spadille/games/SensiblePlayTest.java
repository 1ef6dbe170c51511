package io.github.spadille.games;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import io.github.spadille.agents.ThumbPolicy;
import io.github.spadille.engine.Catalog;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.HandState;
import io.github.spadille.engine.game.Rules;
import io.github.spadille.engine.game.RulesOfThumb;
import io.github.spadille.engine.game.Setup;
import io.github.spadille.engine.match.LivelyAgent;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.move.MoveList;
import io.github.spadille.engine.random.RandomSource;
import io.github.spadille.engine.words.Phrase;
import io.github.spadille.testkit.subject.Setups;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;

/** What rules of thumb are worth in all games that have some. */
@Tag("sweep")
class SensiblePlayTest {
  private static final int HANDS = 400;
  private static final int MOST_MOVES = 2000;
  private static final int POSITIONS = 2000;

  /** Games of luck, in which it takes many hands to see who plays better. */
  private static final ImmutableSet<String> CLOSE =
      ImmutableSet.of("crates", "koi-koi", "pitty-pat", "tute");

  private static final int NOBODY = -1;

  private static final int MANY_HANDS = 5000;

  private static <S extends GameState, M extends Move> boolean isWithout(Game<S, M, ?> game) {
    return game.rules().rulesOfThumb() == RulesOfThumb.<S, M>none();
  }

  @TestFactory
  Stream<DynamicTest> sensiblePlayersBeatThoseWhoPlayAtRandom() {
    return Catalog.load().games().stream()
        .filter(game -> !isWithout(game))
        .map(game -> DynamicTest.dynamicTest(game.id(), () -> beatRandom(game)));
  }

  /** With four suits nobody removes a run by rules of thumb alone. */
  private static ImmutableMap<String, String> easier(Game<?, ?, ?> game) {
    return game.id().equals("spider") ? ImmutableMap.of("suits", "1") : ImmutableMap.of();
  }

  /**
   * The mean result of one sensible player less that of the others is two errors above 0; where
   * nobody else plays, less that of a player at random.
   */
  private static <S extends GameState, M extends Move> void beatRandom(Game<S, M, ?> game) {
    Rules<S, M> rules = game.setup(game.defaultSeats(), easier(game)).rules();
    RandomSource random = RandomSource.seeded(47);
    int hands = CLOSE.contains(game.id()) ? MANY_HANDS : HANDS;
    double sum = 0;
    double squares = 0;
    for (int hand = 0; hand < hands; hand++) {
      int sensible = hand % rules.seats();
      S end = playHand(rules, sensible, random);
      double ahead =
          rules.seats() == 1
              ? gain(rules, end, 0) - gain(rules, playHand(rules, NOBODY, random), 0)
              : ahead(rules, end, sensible);
      sum += ahead;
      squares += ahead * ahead;
    }
    double mean = sum / hands;
    double error = Math.sqrt((squares / hands - mean * mean) / hands);
    assertThat(mean).as("ahead of others, with error %s", error).isGreaterThan(2 * error);
  }

  private static <S extends GameState, M extends Move> double ahead(
      Rules<S, M> rules, S end, int seat) {
    double others = 0;
    for (int other = 0; other < rules.seats(); other++) {
      others += other == seat ? 0 : gain(rules, end, other);
    }
    return gain(rules, end, seat) - others / (rules.seats() - 1);
  }

  private static <S extends GameState, M extends Move> double gain(
      Rules<S, M> rules, S end, int seat) {
    return (double) rules.returns(end).get(seat) - rules.returns(rules.start()).get(seat);
  }

  private static <S extends GameState, M extends Move> S playHand(
      Rules<S, M> rules, int sensible, RandomSource random) {
    ThumbPolicy<S, M> thumbs = new ThumbPolicy<>(rules.rulesOfThumb());
    S state = rules.start();
    int hand = number(state);
    for (int moves = 0;
        !state.turn().isOver() && number(state) == hand && moves < MOST_MOVES;
        moves++) {
      M move;
      if (state.turn().isChance()) {
        move = rules.chance(state, random);
      } else {
        MoveList<M> legal = rules.legalMoves(state);
        move = legal.get(random.nextInt(legal.size()));
        if (move.seat() == sensible) {
          move = thumbs.choose(state, rules.legalMoves(state, sensible), random);
        }
      }
      state = rules.apply(state, move);
    }
    return state;
  }

  private static int number(GameState state) {
    return state instanceof HandState hand ? hand.handNumber() : 0;
  }

  @TestFactory
  Stream<DynamicTest> weightsAreInBoundsAndReasonsHaveWordsUnderAnyHouseRules() {
    return Catalog.load().games().stream()
        .filter(game -> !isWithout(game))
        .map(game -> DynamicTest.dynamicTest(game.id(), () -> areInBounds(game)));
  }

  private static <S extends GameState, M extends Move> void areInBounds(Game<S, M, ?> game) {
    RandomSource random = RandomSource.seeded(48);
    int reasons = 0;
    for (int positions = 0; positions < POSITIONS; ) {
      Setup<S, M> setup = Setups.random(game, random);
      Rules<S, M> rules = setup.rules();
      LivelyAgent agent = new LivelyAgent(random.nextLong());
      S state = rules.start();
      for (int moves = 0; moves < MOST_MOVES / 10 && !state.turn().isOver(); moves++) {
        M move;
        if (state.turn().isChance()) {
          move = rules.chance(state, random);
        } else {
          MoveList<M> legal = rules.legalMoves(state);
          move = agent.pick(legal, random);
          reasons += checked(game, rules.rulesOfThumb(), state, legal);
          positions++;
        }
        state = rules.apply(state, move);
      }
      positions++;
    }
    assertThat(reasons).as("reasons in " + game).isPositive();
  }

  /** Checks what is said of some moves, and returns how many reasons are given. */
  private static <S extends GameState, M extends Move> int checked(
      Game<S, M, ?> game, RulesOfThumb<S, M> thumbs, S state, MoveList<M> moves) {
    int reasons = 0;
    int greatest = 0;
    for (M move : moves) {
      int weight = thumbs.weight(state, move);
      greatest = Math.max(greatest, weight);
      assertThat(weight).as(move.toString()).isBetween(0, RulesOfThumb.MAX_WEIGHT);
      for (Phrase reason : thumbs.reason(state, move).stream().toList()) {
        assertThat(game.words().has(reason.key())).as(reason.key()).isTrue();
        assertThat(game.words().text(reason)).isNotEmpty();
        reasons++;
      }
    }
    assertThat(greatest).as("the greatest weight of %s", moves).isPositive();
    return reasons;
  }
}
