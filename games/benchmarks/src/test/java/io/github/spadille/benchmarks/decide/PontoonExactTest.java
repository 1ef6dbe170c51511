package io.github.spadille.benchmarks.decide;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import com.google.common.collect.ImmutableMap;
import io.github.spadille.agents.Agents;
import io.github.spadille.betting.pontoon.Pontoon;
import io.github.spadille.betting.pontoon.PontoonHand;
import io.github.spadille.betting.pontoon.PontoonMove;
import io.github.spadille.betting.pontoon.PontoonMove.Split;
import io.github.spadille.betting.pontoon.PontoonMove.Stick;
import io.github.spadille.betting.pontoon.PontoonMove.Twist;
import io.github.spadille.betting.pontoon.PontoonState;
import io.github.spadille.betting.pontoon.PontoonState.Phase;
import io.github.spadille.engine.game.Rules;
import io.github.spadille.engine.knowledge.Sampler;
import io.github.spadille.engine.match.Dealer;
import io.github.spadille.engine.match.Match;
import io.github.spadille.engine.match.Observation;
import io.github.spadille.engine.match.RandomAgent;
import io.github.spadille.engine.move.MoveList;
import io.github.spadille.engine.random.RandomSource;
import org.junit.jupiter.api.Test;

class PontoonExactTest {
  private static final int SAMPLES = 4_000;

  private static Match<PontoonState, PontoonMove> start() {
    return Match.start(
        Pontoon.GAME.setup(2, ImmutableMap.of("start-chips", "10000", "hands", "200")));
  }

  /** Goes on at random to a decision with a hand that is not the first, or that can be split. */
  private static Observation<PontoonState, PontoonMove> decision(long seed, boolean pair) {
    Match<PontoonState, PontoonMove> match = start();
    Dealer dealer = Dealer.seeded(seed);
    RandomSource random = RandomSource.seeded(seed);
    while (true) {
      if (match.state().turn().isChance()) {
        match = match.play(match.chance(dealer));
        continue;
      }
      MoveList<PontoonMove> legal = match.rules().legalMoves(match.state());
      boolean splits = legal.stream().anyMatch(move -> move instanceof Split);
      if (match.state().phase() == Phase.PLAY && match.state().handNumber() > 1 && splits == pair) {
        return match.observe(match.state().turn().first());
      }
      match = match.play(legal.get(random.nextInt(legal.size())));
    }
  }

  @Test
  void aHandThatSticksWinsWhatItWinsInSampledGames() {
    for (long seed = 1; seed <= 2; seed++) {
      Observation<PontoonState, PontoonMove> seen = decision(seed, false);
      int seat = seen.seat();
      double exact = new PontoonExact(seen.view()).value(new Stick(seat));
      Sampler<PontoonState, PontoonMove> sampler = seen.sampler();
      RandomSource random = RandomSource.seeded(seed);
      double bet = sampler.draw(random).hand().bet();
      double stake = sampler.draw(random).hand().stake();
      double won = 0;
      for (int i = 0; i < SAMPLES; i++) {
        PontoonState state = sampler.draw(random);
        long before = state.chips(seat);
        won += settled(seen.rules(), state, new Stick(seat)).chips(seat) - before - stake;
      }
      // A stake is won or lost, which is five standard errors here.
      assertThat(won / SAMPLES / bet)
          .as("%s", seen)
          .isCloseTo(exact, within(5 * stake / bet / Math.sqrt(SAMPLES)));
    }
  }

  private static PontoonState settled(
      Rules<PontoonState, PontoonMove> rules, PontoonState state, PontoonMove move) {
    int number = state.handNumber();
    PontoonState now = rules.apply(state, move);
    while (now.handNumber() == number && now.phase() == Phase.BANK) {
      PontoonHand hand = now.hand();
      boolean ace = hand.total() != hand.low();
      boolean sticks = hand.isFiveCardTrick() || BankerOdds.sticks(hand.low(), ace, hand.size());
      now = rules.apply(now, sticks ? new Stick(now.seat()) : new Twist(now.seat()));
    }
    return now;
  }

  @Test
  void noMoveIsBetterThanTheBestAndASplitHasAValue() {
    Observation<PontoonState, PontoonMove> seen = decision(4, true);
    PontoonExact exact = new PontoonExact(seen.view());
    for (PontoonMove move : seen.legalMoves()) {
      // Four hands are the most, each with a pontoon, or bought up to twelve bets and paid twice.
      assertThat(exact.value(move)).as(move.toString()).isBetween(-12.0, 24.0);
    }
  }

  @Test
  void aSplitIsWorthTheSameWhateverWasValuedBefore() {
    for (long seed = 1; seed <= 4; seed++) {
      Observation<PontoonState, PontoonMove> seen = decision(seed, true);
      Split split = new Split(seen.seat());
      PontoonExact others = new PontoonExact(seen.view());
      seen.legalMoves().forEach(others::value);
      assertThat(others.value(split))
          .as("%s", seen)
          .isEqualTo(new PontoonExact(seen.view()).value(split));
    }
  }

  @Test
  void onlyAHandOfTheOnlyPlayerIsValued() {
    assertThatThrownBy(() -> new PontoonExact(start().observe(1).view()))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("phase limits; expected play");
  }

  @Test
  void whoeverSearchesThrowsLessAwayThanChance() {
    PontoonRegret random = PontoonRegret.of(new RandomAgent(), 100, 1);
    PontoonRegret easy = PontoonRegret.of(Agents.parse("easy"), 30, 1);
    assertThat(random.mean()).isPositive();
    assertThat(easy.mean()).isLessThan(random.mean() / 2);
    assertThat(easy.toString()).matches("[0-9.]+ bets a decision of 30 \\(.*\\), at most [0-9.]+");
  }
}
