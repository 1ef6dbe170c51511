package io.github.spadille.engine.card;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.List;
import java.util.NoSuchElementException;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class FixedListTest {
  /** The simplest list on the frame. */
  private static final class Numbers extends FixedList<Integer> {
    private final List<Integer> numbers;

    Numbers(Integer... numbers) {
      this.numbers = Arrays.asList(numbers);
    }

    @Override
    public Integer get(int index) {
      return numbers.get(index);
    }

    @Override
    public int size() {
      return numbers.size();
    }
  }

  @Property
  void isAListLikeEveryOther(
      @ForAll Integer[] numbers, @ForAll int sought, @ForAll @IntRange(max = 5) int from) {
    Numbers list = new Numbers(numbers);
    List<Integer> other = Arrays.asList(numbers);
    assertThat((Object) list).isEqualTo(other).hasSameHashCodeAs(other).hasToString(other + "");
    assertThat(other.equals(list)).isTrue();
    assertThat(list.toArray()).isEqualTo(other.toArray());
    for (int number : new int[] {sought, numbers.length == 0 ? 0 : numbers[numbers.length - 1]}) {
      assertThat(list.indexOf(number)).isEqualTo(other.indexOf(number));
      assertThat(list.lastIndexOf(number)).isEqualTo(other.lastIndexOf(number));
      assertThat(list.contains(number)).isEqualTo(other.contains(number));
    }
    int begin = Math.min(from, numbers.length);
    assertThat(list.subList(begin, numbers.length)).isEqualTo(other.subList(begin, numbers.length));
    assertThat(list.listIterator(begin).hasNext()).isEqualTo(begin < numbers.length);
  }

  @Test
  void differsFromOtherLists() {
    Numbers list = new Numbers(1, 2, 3);
    assertThat((Object) list)
        .isEqualTo(list)
        .isNotEqualTo(List.of(1, 2))
        .isNotEqualTo(List.of(1, 2, 4))
        .isNotEqualTo("1 2 3");
    assertThat(list.listIterator().next()).isEqualTo(1);
  }

  @Test
  @SuppressWarnings("deprecation") // That is what is tested.
  void doesNotChange() {
    Numbers list = new Numbers(1, 2, 3);
    var iterator = list.iterator();
    iterator.next();
    assertThatThrownBy(iterator::remove).isInstanceOf(UnsupportedOperationException.class);
    assertThatThrownBy(() -> list.set(0, 9)).isInstanceOf(UnsupportedOperationException.class);
    assertThatThrownBy(() -> list.add(9)).isInstanceOf(UnsupportedOperationException.class);
    assertThatThrownBy(() -> list.add(0, 9)).isInstanceOf(UnsupportedOperationException.class);
    assertThatThrownBy(() -> list.remove(0)).isInstanceOf(UnsupportedOperationException.class);
    assertThatThrownBy(() -> list.remove((Integer) 2))
        .isInstanceOf(UnsupportedOperationException.class);
    assertThatThrownBy(() -> list.addAll(0, List.of(9)))
        .isInstanceOf(UnsupportedOperationException.class);
    assertThatThrownBy(list::clear).isInstanceOf(UnsupportedOperationException.class);
    assertThatThrownBy(() -> list.replaceAll(number -> 0))
        .isInstanceOf(UnsupportedOperationException.class);
    assertThatThrownBy(() -> list.sort(null)).isInstanceOf(UnsupportedOperationException.class);
    assertThat(list).containsExactly(1, 2, 3);
    iterator.next();
    iterator.next();
    assertThatThrownBy(iterator::next).isInstanceOf(NoSuchElementException.class);
  }
}
