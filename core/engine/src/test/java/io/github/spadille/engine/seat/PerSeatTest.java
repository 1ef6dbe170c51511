package io.github.spadille.engine.seat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class PerSeatTest {
  @Test
  void valuesAreThoseOfTheSeats() {
    PerSeat<String> each = PerSeat.each(3, seat -> "seat " + seat);
    assertThat(each).containsExactly("seat 0", "seat 1", "seat 2");
    assertThat(each.with(1, "Ben")).containsExactly("seat 0", "Ben", "seat 2");
    assertThat(each.get(1)).isEqualTo("seat 1");
    assertThat(PerSeat.of(2, "nobody")).containsExactly("nobody", "nobody");
    assertThat(PerSeat.copyOf(each)).isEqualTo(each).hasSameHashCodeAs(each);
  }

  @Test
  void eachSeatHasAValue() {
    assertThatThrownBy(() -> PerSeat.each(2, seat -> seat == 0 ? "Ada" : null))
        .isInstanceOf(NullPointerException.class);
    assertThatThrownBy(() -> PerSeat.of(2, "nobody").with(2, "Cleo"))
        .isInstanceOf(IndexOutOfBoundsException.class);
  }
}
