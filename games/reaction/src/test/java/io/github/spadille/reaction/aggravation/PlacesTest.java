package io.github.spadille.reaction.aggravation;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.spadille.testkit.Covers;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class PlacesTest {
  private static final int LAST = 2 * Places.COLUMNS - 1;

  private final Places places = Places.ofBits(1 | 1 << 18 | 1 << LAST);

  @Test
  @Covers("AGG-3")
  void placesAreNamedByRowAndColumn() {
    assertThat(places.names()).containsExactly("0.1", "1.3", "1.16");
    assertThat(Places.ARG.find(List.of("1.3"))).contains(18);
    assertThat(Places.ARG.find(List.of("1.17"))).isEmpty();
    assertThat(Places.told(18)).hasToString("pile.1[3]");
  }

  @Test
  void placesAreASetInOrder() {
    assertThat(places).containsExactly(0, 18, LAST).hasSize(3).isEqualTo(Set.of(LAST, 0, 18));
    assertThat(places.contains(18)).isTrue();
    assertThat(places.contains(17)).isFalse();
    assertThat(places.isEmpty()).isFalse();
    assertThat(Places.none().isEmpty()).isTrue();
    assertThat(places.word()).isEqualTo(1L | 1L << 18 | 1L << LAST);
  }

  @Test
  void placesAreFoundFromOneOn() {
    assertThat(places.from(0)).isZero();
    assertThat(places.from(1)).isEqualTo(18);
    assertThat(places.from(18)).isEqualTo(18);
    assertThat(places.from(19)).isEqualTo(LAST);
    assertThat(places.from(LAST + 1)).isNegative();
    assertThat(Places.none().from(0)).isNegative();
  }

  @Test
  void otherPlacesAreMadeOfThem() {
    Places others = Places.ofBits(1 << 1 | 1 << 18);
    assertThat(places.or(others)).containsExactly(0, 1, 18, LAST);
    assertThat(places.and(others)).containsExactly(18);
    assertThat(places.without(18)).containsExactly(0, LAST);
    assertThat(places.without(17)).isEqualTo(places);
    assertThat(places.or(Places.none())).isEqualTo(places);
  }
}
