package io.github.spadille.reaction;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class MomentsTest {
  @Test
  void theLastEntryOfAThingCounts() {
    Moments moments = Moments.none(3).with(0, 4, 900).with(2, 5, 950).with(0, 7, 1200);

    assertThat(moments.has(0)).isTrue();
    assertThat(moments.event(0)).isEqualTo(7);
    assertThat(moments.time(0)).isEqualTo(1200);
    assertThat(moments.event(2)).isEqualTo(5);
    assertThat(moments.has(1)).isFalse();
    assertThat(moments.event(1)).isZero();
    assertThat(moments.time(1)).isZero();
    assertThat(moments.texts()).containsExactly("7 @1200", "-", "5 @950");
    assertThat(moments).hasToString("7 @1200 - 5 @950");
  }

  @Test
  void anEarlierValueStaysAsItWas() {
    Moments before = Moments.none(2).with(1, 3, 30);
    before.with(1, 4, 40);
    assertThat(before.event(1)).isEqualTo(3);
    assertThat(Moments.none(2)).hasToString("- -");
  }

  @Test
  void entriesAreEqualHoweverTheyCame() {
    Moments one = Moments.none(2).with(0, 1, 10).with(1, 2, 20);
    Moments other = Moments.none(2).with(1, 1, 5).with(1, 2, 20).with(0, 1, 10);

    assertThat(one).isEqualTo(other).hasSameHashCodeAs(other);
    assertThat(one).isNotEqualTo(one.with(0, 1, 11)).isNotEqualTo(one.with(0, 2, 10));
    assertThat(Moments.none(2)).isNotEqualTo(Moments.none(3)).isNotEqualTo("- -");
  }

  @Test
  void thereIsNoOtherThing() {
    assertThatThrownBy(() -> Moments.none(2).with(2, 1, 1))
        .isInstanceOf(IndexOutOfBoundsException.class)
        .hasMessage("2 of 2");
    assertThatThrownBy(() -> Moments.none(2).with(-1, 1, 1))
        .isInstanceOf(IndexOutOfBoundsException.class);
    assertThatThrownBy(() -> Moments.none(-1))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("-1 things");
    assertThatThrownBy(() -> Moments.none(40000)).isInstanceOf(IllegalArgumentException.class);
  }
}
