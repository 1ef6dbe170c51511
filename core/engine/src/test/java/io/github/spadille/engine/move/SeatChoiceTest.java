package io.github.spadille.engine.move;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.spadille.engine.seat.Viewer;
import org.junit.jupiter.api.Test;

class SeatChoiceTest {
  private interface Any extends Move {}

  private record Accept(int seat) implements Any {}

  private record Refuse(int seat) implements Any {}

  private final SeatChoice<Any> answers = SeatChoice.of(Accept::new, Refuse::new);

  @Test
  void everySeatHasTheSameChoiceInTheOrderGiven() {
    for (int seat = 0; seat < Viewer.MAX_SEATS; seat++) {
      assertThat(answers.get(seat))
          .containsExactly(new Accept(seat), new Refuse(seat))
          .isSameAs(answers.get(seat));
    }
  }

  @Test
  void noSeatHasNoChoice() {
    assertThatThrownBy(() -> answers.get(-1)).isInstanceOf(IndexOutOfBoundsException.class);
    assertThatThrownBy(() -> answers.get(Viewer.MAX_SEATS))
        .isInstanceOf(IndexOutOfBoundsException.class);
  }
}
