package io.github.spadille.engine.seat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import java.util.NoSuchElementException;
import java.util.PrimitiveIterator;
import java.util.Set;
import java.util.TreeSet;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class SeatsTest {
  /** What a set of the JDK does, these seats do, whoever asks. */
  @Property
  void behavesLikeASortedSet(
      @ForAll Set<@IntRange(max = 15) Integer> some,
      @ForAll Set<@IntRange(max = 15) Integer> others,
      @ForAll @IntRange(max = 15) int seat) {
    Seats seats = Seats.copyOf(some);
    TreeSet<Integer> expected = new TreeSet<>(some);

    assertThat(seats).containsExactlyElementsOf(expected);
    assertThat(seats.equals(expected) && expected.equals(seats)).isTrue();
    assertThat(seats).hasSameHashCodeAs(expected).hasSize(expected.size());
    assertThat(seats.isEmpty()).isEqualTo(expected.isEmpty());
    assertThat(seats.equals(Seats.copyOf(others))).isEqualTo(some.equals(others));
    assertThat(seats.contains(seat)).isEqualTo(expected.contains(seat));
    assertThat(seats.contains((Object) seat)).isEqualTo(expected.contains(seat));
    assertThat(seats.with(seat)).isEqualTo(Sets.union(some, ImmutableSet.of(seat)));
    assertThat(seats.without(seat)).isEqualTo(Sets.difference(some, ImmutableSet.of(seat)));
    assertThat(seats.or(Seats.copyOf(others))).isEqualTo(Sets.union(some, others));
    assertThat(seats.and(Seats.copyOf(others))).isEqualTo(Sets.intersection(some, others));
    assertThat(seats.andNot(Seats.copyOf(others))).isEqualTo(Sets.difference(some, others));
    if (!some.isEmpty()) {
      assertThat(seats.first()).isEqualTo(expected.first());
      Integer higher = expected.higher(seat);
      assertThat(seats.after(seat)).isEqualTo(higher == null ? expected.first() : higher);
    }
  }

  @Test
  void theyFollowEachOtherClockwise() {
    Seats seats = Seats.of(0, 2, 5);
    assertThat(seats.clockwiseFrom(0)).containsExactly(0, 2, 5);
    assertThat(seats.clockwiseFrom(1)).containsExactly(2, 5, 0);
    assertThat(seats.clockwiseFrom(5)).containsExactly(5, 0, 2);
    assertThat(seats.clockwiseFrom(15)).containsExactly(0, 2, 5);
    assertThat(Seats.none().clockwiseFrom(3)).isEmpty();
  }

  @Test
  void factoriesNameSeats() {
    assertThat(Seats.none()).isEmpty();
    assertThat(Seats.all(0)).isEmpty();
    assertThat(Seats.all(3)).containsExactly(0, 1, 2);
    assertThat(Seats.all(16)).hasSize(16);
    assertThat(Seats.of(7)).containsExactly(7).isEqualTo(Seats.of(7));
    assertThat(Seats.of(5, 0, 5, 15)).containsExactly(0, 5, 15);
  }

  @Test
  void thereAreSixteenSeats() {
    assertThatThrownBy(() -> Seats.of(16))
        .isInstanceOf(IndexOutOfBoundsException.class)
        .hasMessage("seat 16; expected 0 to 15");
    assertThatThrownBy(() -> Seats.of(0, 1, -1)).isInstanceOf(IndexOutOfBoundsException.class);
    assertThatThrownBy(() -> Seats.of(0, 16)).isInstanceOf(IndexOutOfBoundsException.class);
    assertThatThrownBy(() -> Seats.none().with(16)).isInstanceOf(IndexOutOfBoundsException.class);
    assertThatThrownBy(() -> Seats.copyOf(Set.of(-1)))
        .isInstanceOf(IndexOutOfBoundsException.class);
    assertThatThrownBy(() -> Seats.all(17))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("17 seats; expected 0 to 16");
    assertThatThrownBy(() -> Seats.all(-1)).isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void whatIsNoSeatIsNeverContained() {
    Seats all = Seats.all(16);
    for (int number : new int[] {-1, 16, 32, 47, Integer.MIN_VALUE, Integer.MAX_VALUE}) {
      assertThat(all.contains(number)).isFalse();
      assertThat(all.without(number)).isSameAs(all);
    }
    assertThat(all.contains((Object) "0")).isFalse();
  }

  @Test
  void nobodyHasNoFirstSeat() {
    assertThatThrownBy(() -> Seats.none().first()).isInstanceOf(NoSuchElementException.class);
    assertThatThrownBy(() -> Seats.none().after(2)).isInstanceOf(NoSuchElementException.class);
    PrimitiveIterator.OfInt seats = Seats.of(3).iterator();
    assertThat(seats.nextInt()).isEqualTo(3);
    assertThatThrownBy(seats::nextInt).isInstanceOf(NoSuchElementException.class);
  }

  @Test
  void seatsAreThoseForWhichSomethingHolds() {
    assertThat(Seats.where(16, seat -> seat % 5 == 0)).containsExactly(0, 5, 10, 15);
    assertThat(Seats.where(3, seat -> true)).isEqualTo(Seats.all(3));
    assertThat(Seats.where(3, seat -> false)).isEmpty();
    assertThat(Seats.where(0, seat -> true)).isEmpty();
    assertThat(Seats.of(1, 4, 7).where(seat -> seat > 1)).containsExactly(4, 7);
    assertThatThrownBy(() -> Seats.where(17, seat -> true))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("17 seats");
  }

  @Test
  void seatsAreReadAsNumbers() {
    assertThat(Seats.of(2, 0)).hasToString("0 2");
    assertThat(Seats.none()).hasToString("nobody");
  }

  @Test
  void seatsDoNotChange() {
    assertThatThrownBy(() -> Seats.of(1).add(2)).isInstanceOf(UnsupportedOperationException.class);
    assertThatThrownBy(() -> Seats.of(1).remove(1))
        .isInstanceOf(UnsupportedOperationException.class);
  }

  @Test
  void kotlinTellsBothWaysToAskApart() throws NoSuchMethodException {
    assertThat(Seats.class.getMethod("contains", Object.class).getAnnotations())
        .extracting(each -> each.annotationType().getSimpleName())
        .containsExactly("NullUnmarked");
    assertThat(Seats.class.getMethod("contains", int.class).getAnnotations()).isEmpty();
  }
}
