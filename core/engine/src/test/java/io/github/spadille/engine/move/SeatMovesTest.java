package io.github.spadille.engine.move;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.spadille.engine.seat.Viewer;
import org.junit.jupiter.api.Test;

class SeatMovesTest {
  private interface Any extends Move {}

  private record Pass(int seat) implements Any {}

  private final SeatMoves<Any> passes = SeatMoves.of(Pass::new);

  @Test
  void theListOfASeatHasItsMoveAlone() {
    for (int seat = 0; seat < Viewer.MAX_SEATS; seat++) {
      assertThat(passes.list(seat)).containsExactly(new Pass(seat)).isSameAs(passes.list(seat));
      assertThat(passes.list(seat).get(0)).isSameAs(passes.get(seat));
    }
  }

  @Test
  void aMoveOfNoSeatIsMadeAnew() {
    assertThat(passes.get(0)).isEqualTo(new Pass(0)).isSameAs(passes.get(0));
    assertThat(passes.get(-1)).isEqualTo(new Pass(-1));
    assertThat(passes.get(Viewer.MAX_SEATS)).isEqualTo(new Pass(Viewer.MAX_SEATS));
  }

  @Test
  void noSeatHasNoList() {
    assertThatThrownBy(() -> passes.list(-1)).isInstanceOf(IndexOutOfBoundsException.class);
    assertThatThrownBy(() -> passes.list(Viewer.MAX_SEATS))
        .isInstanceOf(IndexOutOfBoundsException.class);
  }
}
