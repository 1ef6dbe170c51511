package io.github.spadille.engine.seat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.Random;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class IntPerSeatTest {
  private static final int[] VALUES = {
    0, 1, -1, 5, 100, 126, 127, 128, 129, 255, 256, -127, -128, -129, 1_000_000, Integer.MIN_VALUE
  };

  /** Does random things to the numbers and, beside it, to an array. */
  @Property
  void behavesLikeAnArray(@ForAll @IntRange(min = 1, max = 10) int seats, @ForAll long seed) {
    Random random = new Random(seed);
    int usual = 1 + random.nextInt(VALUES.length); // often only small numbers
    int[] array = new int[seats];
    IntPerSeat numbers = IntPerSeat.of(seats, 0);
    for (int i = 0; i < 30; i++) {
      int seat = random.nextInt(seats);
      int value = VALUES[random.nextInt(usual)];
      if (random.nextBoolean()) {
        array[seat] = value;
        numbers = numbers.with(seat, value);
      } else {
        array[seat] += value;
        numbers = numbers.plus(seat, value);
      }
      IntPerSeat copy = IntPerSeat.copyOf(array);
      assertThat(numbers).isEqualTo(copy).hasSameHashCodeAs(copy).hasToString(copy.toString());
      for (int other = 0; other < seats; other++) {
        assertThat(numbers.get(other)).isEqualTo(array[other]);
      }
      assertThat(numbers.sum()).isEqualTo(Arrays.stream(array).sum());
      for (int each : VALUES) {
        assertThat(numbers.contains(each))
            .as("%s in %s", each, numbers)
            .isEqualTo(IntStream.of(array).anyMatch(v -> v == each));
      }
      assertThat(numbers.size()).isEqualTo(seats);
    }
  }

  @Test
  void tellsNumbersApart() {
    assertThat(IntPerSeat.of(3, 0)).isNotEqualTo(IntPerSeat.of(4, 0));
    assertThat(IntPerSeat.of(3, -1)).isEqualTo(IntPerSeat.copyOf(-1, -1, -1));
    assertThat(IntPerSeat.copyOf(1, 2).hashCode()).isNotEqualTo(IntPerSeat.copyOf(2, 1).hashCode());
    assertThat(IntPerSeat.copyOf(1, 300)).isNotEqualTo(IntPerSeat.copyOf(1, 301));
    assertThat(IntPerSeat.of(0, 7).contains(0)).isFalse();
  }

  @Test
  void refusesASeatThatIsNotThere() {
    IntPerSeat three = IntPerSeat.of(3, 2);
    assertThatThrownBy(() -> three.get(3)).isInstanceOf(IndexOutOfBoundsException.class);
    assertThatThrownBy(() -> three.with(-1, 0)).isInstanceOf(IndexOutOfBoundsException.class);
    assertThatThrownBy(() -> IntPerSeat.of(-1, 0)).isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void writesAHyphenForNone() {
    assertThat(IntPerSeat.copyOf(-1, 0, 12).words(-1)).containsExactly("-", "0", "12");
  }
}
