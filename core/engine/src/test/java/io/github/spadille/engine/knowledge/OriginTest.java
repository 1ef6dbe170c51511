package io.github.spadille.engine.knowledge;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class OriginTest {
  private final Origin origin =
      new Origin(0, new int[] {1, 3}, new int[] {-1, 0, -1, 1}, new int[4], 2);

  @Test
  void theEqualCardStandsWhereTheOneWasMeant() {
    origin.rename(3, 2);

    assertThat(origin.cards()).containsExactly(1, 2);
    assertThat(origin.places()).containsExactly(-1, 0, 1, -1);
  }

  @Test
  void twoThatAreMeantChangePlaces() {
    origin.rename(1, 3);

    assertThat(origin.cards()).containsExactly(3, 1);
    assertThat(origin.places()).containsExactly(-1, 1, -1, 0);
  }

  @Test
  void twoThatAreNotMeantStayOut() {
    origin.rename(0, 2);

    assertThat(origin.cards()).containsExactly(1, 3);
    assertThat(origin.places()).containsExactly(-1, 0, -1, 1);
  }
}
