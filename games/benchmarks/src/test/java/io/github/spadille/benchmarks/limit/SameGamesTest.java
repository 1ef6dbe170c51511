package io.github.spadille.benchmarks.limit;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.spadille.benchmarks.Player;
import io.github.spadille.benchmarks.RulesPlayer;
import io.github.spadille.engine.Catalog;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.random.RandomSource;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The limit engines play the same games as the library: otherwise their speed would say nothing.
 */
class SameGamesTest {
  private static final int SEEDS = 300;

  static List<Arguments> seats() {
    return Stream.of("crazy-eights", "oh-hell")
        .map(id -> Catalog.load().game(id))
        .flatMap(game -> game.seatCounts().stream().map(seats -> Arguments.of(game, seats)))
        .toList();
  }

  @ParameterizedTest
  @MethodSource("seats")
  void sameLengthsScoresAndDraws(Game<?, ?, ?> game, int seats) {
    for (int seed = 0; seed < SEEDS; seed++) {
      RandomSource draws = RandomSource.seeded(seed);
      RandomSource limitDraws = RandomSource.seeded(seed);
      Player player = RulesPlayer.of(game, seats).apply(draws);
      Player limit = Limits.find(game.id(), seats).orElseThrow().apply(limitDraws);
      // The second game shows that nothing of the first is left over.
      for (int number = 0; number < 2; number++) {
        assertThat(limit.playGame()).as("seed %s", seed).isEqualTo(player.playGame());
        assertThat(limit.scores()).as("seed %s", seed).isEqualTo(player.scores());
      }
      assertThat(limitDraws.nextLong()).as("seed %s", seed).isEqualTo(draws.nextLong());
    }
  }
}
