package io.github.spadille.engine.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.spadille.engine.table.Viewer;
import org.junit.jupiter.api.Test;

class SeatMovesTest {
  private interface Any extends Move {}

  private record Pass(int seat) implements Any {}

  private static final SeatMoves<Any> PASSES = SeatMoves.of(Pass::new);

  @Test
  void theListOfASeatHasItsMoveAlone() {
    for (int seat = 0; seat < Viewer.MAX_SEATS; seat++) {
      assertThat(PASSES.list(seat)).containsExactly(new Pass(seat)).isSameAs(PASSES.list(seat));
      assertThat(PASSES.list(seat).get(0)).isSameAs(PASSES.get(seat));
    }
  }

  @Test
  void noSeatHasNoList() {
    assertThatThrownBy(() -> PASSES.list(-1)).isInstanceOf(IndexOutOfBoundsException.class);
    assertThatThrownBy(() -> PASSES.list(Viewer.MAX_SEATS))
        .isInstanceOf(IndexOutOfBoundsException.class);
  }
}
