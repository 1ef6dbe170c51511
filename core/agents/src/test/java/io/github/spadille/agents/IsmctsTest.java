package io.github.spadille.agents;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.spadille.engine.game.RulesOfThumb;
import io.github.spadille.engine.match.Agent;
import io.github.spadille.engine.match.Match;
import io.github.spadille.engine.random.RandomSource;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class IsmctsTest {
  private static int taken(Agent agent, int stones, long seed) {
    Match<Stones.State, Stones.Take> match = Stones.match(stones);
    return agent.choose(match.observe(0), RandomSource.seeded(seed)).stones();
  }

  @ParameterizedTest
  @ValueSource(ints = {5, 6, 7, 9, 10, 11, 13})
  void aTreeFindsTheMoveThatWins(int stones) {
    for (int seed = 0; seed < 10; seed++) {
      assertThat(taken(Ismcts.of(Budget.ofIterations(3_000)), stones, seed)).isEqualTo(stones % 4);
    }
  }

  @Test
  void aWinAtOnceIsTakenWithFewIterations() {
    for (int seed = 0; seed < 20; seed++) {
      assertThat(taken(Ismcts.of(Budget.ofIterations(60)), 3, seed)).isEqualTo(3);
      assertThat(taken(Ismcts.flat(Budget.ofIterations(60)), 3, seed)).isEqualTo(3);
    }
  }

  @Test
  void withoutATreeTheOtherPlaysAtRandom() {
    // Seven stones: a random opponent loses most often if four are left, and a thinking one always.
    // Six: against a random one it is as good to leave five, so only the tree leaves four.
    assertThat(taken(Ismcts.flat(Budget.ofIterations(3_000)), 7, 1)).isEqualTo(3);
  }

  @Test
  void theSameSeedMakesTheSameChoice() {
    Match<Stones.State, Stones.Take> match = Stones.match(40);
    for (int seed = 0; seed < 5; seed++) {
      Agent agent = Ismcts.of(Budget.ofIterations(50));
      assertThat(agent.choose(match.observe(0), RandomSource.seeded(seed)))
          .isEqualTo(agent.choose(match.observe(0), RandomSource.seeded(seed)));
    }
  }

  @Test
  void aBudgetIsSpentAndNoMore() {
    Match<Stones.State, Stones.Take> match = Stones.match(40);
    RandomSource random = RandomSource.seeded(1);
    Findings<Stones.Take> found =
        Ismcts.of(Budget.ofIterations(777)).search(match.observe(0), random).findings();
    assertThat(found.tries()).isEqualTo(777);

    long before = System.nanoTime();
    Ismcts.of(Budget.ofTime(Duration.ofMillis(30))).choose(match.observe(0), random);
    assertThat(System.nanoTime() - before).isBetween(30_000_000L, 5_000_000_000L);
  }

  @Test
  void threadsShareABudgetAndMakeAChoiceThatFollowsFromTheSeed() {
    Ismcts agent = Ismcts.of(Budget.ofIterations(999)).withThreads(3);
    Match<Stones.State, Stones.Take> match = Stones.match(10);
    Findings<Stones.Take> found = agent.search(match.observe(0), RandomSource.seeded(1)).findings();
    Findings<Stones.Take> again = agent.search(match.observe(0), RandomSource.seeded(1)).findings();

    assertThat(found.tries()).isEqualTo(999);
    assertThat(found.best().stones()).isEqualTo(2);
    for (int move = 0; move < 3; move++) {
      assertThat(again.visits(move)).isEqualTo(found.visits(move));
      assertThat(again.mean(move)).isEqualTo(found.mean(move));
      assertThat(again.error(move)).isEqualTo(found.error(move));
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2})
  void aThreadThatIsInterruptedStopsToThink(int threads) {
    Match<Stones.State, Stones.Take> match = Stones.match(40);
    Thread.currentThread().interrupt();
    Stones.Take move =
        Ismcts.of(Budget.ofTime(Duration.ofHours(1)))
            .withThreads(threads)
            .choose(match.observe(0), RandomSource.seeded(1));
    assertThat(Thread.interrupted()).isTrue();
    assertThat(match.refusal(move)).isEmpty();
  }

  @Test
  void theOnlyMoveIsMadeWithoutThinking() {
    Match<Stones.State, Stones.Take> match = Stones.match(1);
    Stones.Take move =
        Ismcts.of(Budget.ofTime(Duration.ofHours(1)))
            .choose(
                match.observe(0),
                () -> {
                  throw new IllegalStateException("nothing is to be drawn");
                });
    assertThat(move.stones()).isEqualTo(1);
  }

  @Test
  void whoMayNotMoveIsNotAsked() {
    assertThatThrownBy(
            () -> Level.EASY.agent().choose(Stones.match(5).observe(1), RandomSource.seeded(1)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("seat 1 has no move to choose from");
  }

  @Test
  void rulesOfThumbSayHowImaginedGamesGoOn() {
    // All take as much as they can: of 8 stones 1 loses, and 2 and 3 win.
    Findings<Stones.Take> found =
        Ismcts.flat(Budget.ofIterations(200))
            .search(greedy().observe(0), RandomSource.seeded(1))
            .findings();
    assertThat(found.offered()).extracting(Stones.Take::stones).containsExactly(1, 2, 3);
    double lost = found.mean(0);
    assertThat(lost).isNegative();
    assertThat(found.mean(1)).isEqualTo(-lost);
    assertThat(found.mean(2)).isEqualTo(-lost);
  }

  @Test
  void ofMovesThatPromiseAlikeTheOneIsMadeThatRulesOfThumbFavour() {
    for (long seed = 1; seed <= 20; seed++) {
      Stones.Take move =
          Ismcts.flat(Budget.ofIterations(200))
              .choose(greedy().observe(0), RandomSource.seeded(seed));
      assertThat(move.stones()).isEqualTo(3);
    }
  }

  @Test
  void rulesOfThumbDoNotHideABetterMove() {
    // They favour 3, which leaves 7 of 10: whoever leaves a multiple of four wins.
    Match<Stones.State, Stones.Take> wrong =
        Stones.match(10, (state, move) -> move.stones() == 3 ? 50 : 1);
    Stones.Take move =
        Ismcts.of(Budget.ofIterations(5_000)).choose(wrong.observe(0), RandomSource.seeded(1));
    assertThat(move.stones()).isEqualTo(2);
  }

  @Test
  void whoMayInterruptAndNeedNotDoesNotInImaginedGames() {
    List<Stones.Take> outOfTurn = new ArrayList<>();
    Match<Stones.State, Stones.Take> match =
        Stones.withSnatching(
            10,
            (state, move) -> {
              if (move.seat() != state.seat()) {
                outOfTurn.add(move);
              }
              return 1;
            });
    Stones.Take move =
        Ismcts.of(Budget.ofIterations(3_000)).choose(match.observe(0), RandomSource.seeded(1));
    assertThat(move.stones()).isEqualTo(2);
    assertThat(outOfTurn).isEmpty();
  }

  @Test
  void aMoveThatNobodySensibleMakesIsNotTried() {
    Match<Stones.State, Stones.Take> match =
        Stones.match(8, (state, move) -> move.stones() == 2 ? 0 : 1);
    Findings<Stones.Take> found =
        Ismcts.of(Budget.ofIterations(200))
            .search(match.observe(0), RandomSource.seeded(1))
            .findings();
    assertThat(found.visits(0)).isPositive();
    assertThat(found.visits(1)).isZero();
    assertThat(found.visits(2)).isPositive();
  }

  private static Match<Stones.State, Stones.Take> greedy() {
    return Stones.match(
        8,
        (state, move) ->
            move.stones() == Math.min(3, state.stones()) ? RulesOfThumb.MAX_WEIGHT : 1);
  }

  static Stream<Budget> tiny() {
    return Stream.of(Budget.ofMoves(1), Budget.ofTime(Duration.ofNanos(1)));
  }

  @ParameterizedTest
  @MethodSource("tiny")
  void eachMoveIsTriedHoweverLittleTheBudgetIs(Budget budget) {
    Findings<Stones.Take> found =
        Ismcts.flat(budget).search(Stones.match(40).observe(0), RandomSource.seeded(1)).findings();
    for (int move = 0; move < 3; move++) {
      assertThat(found.visits(move)).isEqualTo(1);
    }
  }
}
