package io.github.spadille.agents;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.spadille.engine.random.RandomSource;
import java.util.LongSummaryStatistics;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class ReactionTimeTest {
  private static LongSummaryStatistics milliseconds(String agent) {
    RandomSource random = RandomSource.seeded(1);
    return LongStream.generate(() -> ReactionTime.of(agent, random).toMillis())
        .limit(2000)
        .summaryStatistics();
  }

  @Test
  void aBetterAgentIsFasterAndNoneIsFasterThanPeople() {
    LongSummaryStatistics easy = milliseconds("easy");
    LongSummaryStatistics normal = milliseconds("normal");
    LongSummaryStatistics hard = milliseconds("Hard");
    assertThat(easy.getAverage()).isBetween(2200.0, 2420.0);
    assertThat(normal.getAverage()).isBetween(1400.0, 1540.0);
    assertThat(hard.getAverage()).isBetween(800.0, 880.0);
    assertThat(hard.getMin()).isBetween(560L, 570L);
    assertThat(easy.getMax()).isBetween(3060L, 3080L);
  }

  @Test
  void whoeverIsNoLevelIsAsFastAsNormal() {
    assertThat(milliseconds("ismcts:iterations=20").getMax())
        .isEqualTo(milliseconds("normal").getMax());
  }
}
