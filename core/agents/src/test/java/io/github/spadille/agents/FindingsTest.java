package io.github.spadille.agents;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.data.Offset.offset;

import io.github.spadille.engine.move.MoveList;
import java.util.List;
import org.junit.jupiter.api.Test;

class FindingsTest {
  private static final MoveList<Stones.Take> OFFERED =
      MoveList.copyOf(List.of(new Stones.Take(0, 1), new Stones.Take(0, 2), new Stones.Take(0, 3)));

  private static Findings<Stones.Take> of(int[] visits, double[] gained, double variance) {
    return new Findings<>(OFFERED, visits, gained, new double[] {1, 1, 1}, variance);
  }

  @Test
  void aMoveThatWasTriedSeldomHasToPromiseMore() {
    // Two tries: 3 less an error of 1.4. A hundred: 2 less 0.2.
    Findings<Stones.Take> found = of(new int[] {2, 100, 0}, new double[] {6, 200, 0}, 4);

    assertThat(found.mean(0)).isEqualTo(3);
    assertThat(found.error(0)).isCloseTo(1.414, offset(0.001));
    assertThat(found.surely(1)).isCloseTo(1.8, offset(0.001));
    assertThat(found.best()).isEqualTo(OFFERED.get(1));
  }

  @Test
  void aMoveOfWhichRulesOfThumbThinkLittleHasToBeSurer() {
    Findings<Stones.Take> found =
        new Findings<>(
            OFFERED, new int[] {4, 4, 4}, new double[] {0, 8, 4}, new double[] {0.5, 1.5, 0.5}, 4);

    assertThat(found.surely(1)).isEqualTo(0.5);
    assertThat(found.surely(2)).isEqualTo(0.5);
    assertThat(found.surely(0)).isEqualTo(-0.5);
  }

  @Test
  void aMoveThatWasNotTriedPromisesNothing() {
    Findings<Stones.Take> found = of(new int[] {0, 9, 0}, new double[] {0, -9, 0}, 1);

    assertThat(found.mean(0)).isZero();
    assertThat(found.error(0)).isInfinite();
    assertThat(found.best()).isEqualTo(OFFERED.get(1));
  }

  @Test
  void whatTwoSearchesFoundIsAddedUp() {
    Findings<Stones.Take> both =
        of(new int[] {3, 1, 0}, new double[] {6, 1, 0}, 4)
            .plus(of(new int[] {9, 0, 3}, new double[] {6, 0, 3}, 1));

    assertThat(both.tries()).isEqualTo(16);
    assertThat(both.visits(0)).isEqualTo(12);
    assertThat(both.mean(0)).isEqualTo(1);
    assertThat(both.error(0)).isCloseTo(Math.sqrt(1.75 / 12), offset(1e-9));
    assertThat(both.mean(2)).isEqualTo(1);
  }
}
