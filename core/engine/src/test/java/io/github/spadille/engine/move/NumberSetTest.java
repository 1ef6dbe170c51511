package io.github.spadille.engine.move;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class NumberSetTest {
  @Test
  void aRangeHasBothItsEnds() {
    assertThat(NumberSet.range(2, 4)).hasToString("2 3 4");
    assertThat(NumberSet.range(0, 0)).hasToString("0");
    assertThat(NumberSet.range(63, 63)).hasToString("63");
    assertThat(NumberSet.range(0, 63).contains(0)).isTrue();
    assertThat(NumberSet.range(0, 63).contains(63)).isTrue();
    assertThat(NumberSet.range(4, 3)).isEqualTo(NumberSet.none()).hasToString("");
    assertThat(NumberSet.range(3, -5)).isEqualTo(NumberSet.none());
  }

  @Test
  void aRangeOfOtherNumbersIsRefused() {
    assertThatThrownBy(() -> NumberSet.range(-1, 3))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("-1 to 3; expected 0 to 63");
    assertThatThrownBy(() -> NumberSet.range(3, 64)).isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void aNumberIsLeftOutIfItIsThere() {
    NumberSet numbers = NumberSet.range(0, 63);
    assertThat(NumberSet.range(0, 3).without(2)).hasToString("0 1 3");
    assertThat(NumberSet.range(0, 3).without(0)).hasToString("1 2 3");
    assertThat(NumberSet.range(1, 3).without(0)).hasToString("1 2 3");
    assertThat(numbers.without(-1)).isEqualTo(numbers);
    assertThat(numbers.without(64)).isEqualTo(numbers);
    assertThat(numbers.without(63).contains(63)).isFalse();
  }

  @Test
  void aUnionHasTheNumbersOfBoth() {
    assertThat(NumberSet.range(2, 4).union(NumberSet.range(4, 5))).hasToString("2 3 4 5");
    assertThat(NumberSet.range(2, 4).union(NumberSet.none())).isEqualTo(NumberSet.range(2, 4));
  }

  @Test
  void numbersAreAddedOneByOneAndListedInOrder() {
    NumberSet numbers = NumberSet.none().with(63).with(0).with(5).with(5);
    assertThat(numbers.asList()).containsExactly(0, 5, 63);
    assertThat(numbers).hasToString("0 5 63");
    assertThat(numbers.isEmpty()).isFalse();
    assertThat(NumberSet.none().isEmpty()).isTrue();
    assertThat(NumberSet.none().asList()).isEmpty();
    assertThatThrownBy(() -> numbers.with(64)).hasMessage("64; expected 0 to 63");
    assertThatThrownBy(() -> numbers.with(-1)).isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void onlyWhatIsInTheSetIsContained() {
    NumberSet numbers = NumberSet.range(2, 4);
    assertThat(numbers.contains(1)).isFalse();
    assertThat(numbers.contains(2)).isTrue();
    assertThat(numbers.contains(5)).isFalse();
    assertThat(numbers.contains(-1)).isFalse();
    assertThat(numbers.contains(66)).isFalse();
    assertThat(NumberSet.range(0, 63).contains(64)).isFalse();
    assertThat(numbers.hashCode()).isNotEqualTo(NumberSet.range(2, 3).hashCode());
    assertThat(numbers.when(true)).isEqualTo(numbers).hasSameHashCodeAs(numbers);
    assertThat(numbers.when(false)).isEqualTo(NumberSet.none()).isNotEqualTo(numbers);
  }
}
