package io.github.spadille.engine.move;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.seat.Viewer;
import java.util.Collections;
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
  void severalSeatsChooseSeatBySeat() {
    assertThat(answers.list(Seats.of(0, 7, 8, 15)))
        .containsExactly(
            new Accept(0),
            new Refuse(0),
            new Accept(7),
            new Refuse(7),
            new Accept(8),
            new Refuse(8),
            new Accept(15),
            new Refuse(15));
    assertThat(answers.list(Seats.of(3))).isEqualTo(answers.get(3));
    assertThat(answers.list(Seats.none())).isEmpty();
  }

  @Test
  void aChoiceIsBetweenEightMovesAtMost() {
    SeatChoice<Any> eight = SeatChoice.copyOf(Collections.nCopies(8, Accept::new));
    assertThat(eight.list(Seats.of(7, 15))).hasSize(16).endsWith(new Accept(15));
    assertThatThrownBy(() -> SeatChoice.copyOf(Collections.nCopies(9, Accept::new)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("9 moves");
  }

  @Test
  void noSeatHasNoChoice() {
    assertThatThrownBy(() -> answers.get(-1)).isInstanceOf(IndexOutOfBoundsException.class);
    assertThatThrownBy(() -> answers.get(Viewer.MAX_SEATS))
        .isInstanceOf(IndexOutOfBoundsException.class);
  }
}
