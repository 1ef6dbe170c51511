package io.github.spadille.fishing.scopa;

import static io.github.spadille.engine.card.PlayingCards.set;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.spadille.testkit.Covers;
import org.junit.jupiter.api.Test;

class PrimieraTest {
  @Test
  @Covers({"SCO-3", "SCO-30"})
  void theBestCardOfEachSuitCounts() {
    assertThat(Primiera.count(set("7s 6h 7d 5c"))).isEqualTo(75);
    assertThat(Primiera.count(set("As 7h 6d 7c"))).isEqualTo(76);
    assertThat(Primiera.count(set("As 2s Ks 7h 3h 6d 5d 7c 6c"))).isEqualTo(76);
  }

  @Test
  @Covers("SCO-30")
  void aSideWithoutASuitCountsNothing() {
    assertThat(Primiera.count(set("7h 6d 7c 7d 6c"))).isZero();
    assertThat(Primiera.count(set(""))).isZero();
  }

  @Test
  @Covers("SCO-30")
  void cardsCountByTheTable() {
    assertThat(Primiera.count(set("7s 6h Ad 5c"))).isEqualTo(21 + 18 + 16 + 15);
    assertThat(Primiera.count(set("4s 3h 2d Kc"))).isEqualTo(14 + 13 + 12 + 10);
    assertThat(Primiera.count(set("Js Qh Kd Jc"))).isEqualTo(4 * 10);
  }
}
