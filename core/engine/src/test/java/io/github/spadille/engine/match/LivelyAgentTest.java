package io.github.spadille.engine.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.move.MoveList;
import io.github.spadille.engine.random.RandomSource;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

class LivelyAgentTest {
  private record Bid(int seat, int tricks) implements Move {}

  private record Pass(int seat) implements Move {}

  private static final MoveList<Move> MOVES =
      MoveList.copyOf(ImmutableList.of(new Bid(0, 6), new Bid(0, 7), new Bid(0, 8), new Pass(0)));

  private static double shareOfPasses(LivelyAgent agent) {
    RandomSource random = RandomSource.seeded(1);
    int passes = 0;
    for (int i = 0; i < 2000; i++) {
      passes += agent.pick(MOVES, random) instanceof Pass ? 1 : 0;
    }
    return passes / 2000.0;
  }

  @Test
  void tempersDiffer() {
    double least = 1;
    double most = 0;
    for (long temper = 0; temper < 40; temper++) {
      double share = shareOfPasses(new LivelyAgent(temper));
      least = Math.min(least, share);
      most = Math.max(most, share);
    }
    assertThat(least).as("some hardly ever pass").isLessThan(0.05);
    assertThat(most).as("some nearly always pass").isGreaterThan(0.95);
  }

  @Test
  void equalTempersPlayAlike() {
    assertThat(shareOfPasses(new LivelyAgent(5))).isEqualTo(shareOfPasses(new LivelyAgent(5)));
  }

  @Test
  void everyMoveOfAKindIsReached() {
    RandomSource random = RandomSource.seeded(2);
    Set<Move> reached = new HashSet<>();
    for (int i = 0; i < 5000; i++) {
      reached.add(new LivelyAgent(i).pick(MOVES, random));
    }
    assertThat(reached).hasSize(4);
  }

  @Test
  void thereMustBeAMove() {
    assertThatThrownBy(() -> new LivelyAgent(0).pick(MoveList.empty(), RandomSource.seeded(1)))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
