package io.github.spadille.engine.move;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class TimedMoveTest {
  private sealed interface AnyMove extends Move permits Hit, Pass {}

  private record Hit(int seat, long time) implements AnyMove, TimedMove<Hit> {
    @Override
    public Hit at(long other) {
      return new Hit(seat, other);
    }
  }

  private record Pass(int seat) implements AnyMove {}

  /** Whoever knows only the moves of a game, or of any game, needs no cast. */
  @Test
  void aMoveOfAGameIsOneAtAnotherTime() {
    AnyMove move = new Hit(1, 5);

    AnyMove later = TimedMove.at(move, 830);
    Hit again = new Hit(1, 5).at(830);

    assertThat(later).isEqualTo(again);
  }

  @Test
  void aMoveWithoutATimeStaysAsItIs() {
    AnyMove move = new Pass(1);

    AnyMove later = TimedMove.at(move, 830);

    assertThat(later).isSameAs(move);
  }

  @Test
  void oneMoveWithATimeIsEnoughForTimeToCount() {
    assertThat(TimedMove.isIn(MoveList.copyOf(List.of(new Pass(1), new Hit(1, 0))))).isTrue();
    assertThat(TimedMove.isIn(MoveList.of(new Pass(1)))).isFalse();
    assertThat(TimedMove.isIn(MoveList.empty())).isFalse();
  }
}
