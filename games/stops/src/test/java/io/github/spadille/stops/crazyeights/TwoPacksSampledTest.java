package io.github.spadille.stops.crazyeights;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableMap;
import io.github.spadille.engine.knowledge.Sampler;
import io.github.spadille.engine.match.Match;
import io.github.spadille.engine.move.MoveList;
import io.github.spadille.engine.random.RandomSource;
import io.github.spadille.engine.seat.Viewer;
import org.junit.jupiter.api.Test;

/**
 * In a long hand with two packs the discards are shuffled again and again, and of two equal cards
 * one is held since the deal while the other went round: what fits must be found all the same.
 */
class TwoPacksSampledTest {
  private static final int SEATS = 5;
  private static final int MOVES = 520;
  private static final long SEED = 5;

  @Test
  void aDealIsFoundThatFits() {
    RandomSource random = RandomSource.seeded(SEED);
    var match = Match.start(CrazyEights.GAME.setup(SEATS, ImmutableMap.of("decks", "2")));
    for (int i = 0; i < MOVES; i++) {
      match = match.play(next(match, random));
    }
    for (int seat = 0; seat < SEATS; seat += 2) {
      Viewer viewer = Viewer.seat(seat);
      CrazyEightsState drawn = Sampler.of(match.pastFor(viewer)).draw(random);
      assertThat(match.rules().table(drawn).seenBy(viewer))
          .isEqualTo(match.rules().table(match.state()).seenBy(viewer));
    }
  }

  private static CrazyEightsMove next(
      Match<CrazyEightsState, CrazyEightsMove> match, RandomSource random) {
    CrazyEightsState state = match.state();
    if (state.turn().isChance()) {
      return match.rules().chance(state, random);
    }
    MoveList<CrazyEightsMove> legal = match.rules().legalMoves(state);
    return legal.get(random.nextInt(legal.size()));
  }
}
