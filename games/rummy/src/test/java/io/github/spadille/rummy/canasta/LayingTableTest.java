package io.github.spadille.rummy.canasta;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

class LayingTableTest {
  /** Returns all ways: wild cards, cards kept, canastas, value. */
  private static Set<String> ways(LayingTable table) {
    Set<String> ways = new TreeSet<>();
    table.anyMatch(
        (wilds, kept, canastas, value) -> {
          ways.add(wilds + " " + kept + " " + canastas + " " + value);
          return false;
        });
    return ways;
  }

  @Test
  void nothingIsLaidAtFirst() {
    assertThat(ways(LayingTable.of(2, 1, 2, 3))).containsExactly("0 3 1 0");
    assertThat(ways(LayingTable.of(2, 5, 2, 0))).containsExactly("0 0 2 0");
  }

  @Test
  void aNewMeldHasThreeCardsAndTwoNaturalOnes() {
    LayingTable table = LayingTable.of(2, 0, 1, 0);

    assertThat(ways(table.after(1, 10, 0, 0, 3))).containsExactly("0 1 0 0");
    assertThat(ways(table.after(2, 10, 0, 0, 3)))
        .containsExactly("0 2 0 0", "1 0 0 20", "2 0 0 20");
    assertThat(ways(table.after(3, 10, 0, 0, 1)))
        .containsExactly("0 0 0 30", "0 2 0 0", "1 0 0 30", "1 1 0 20");
  }

  @Test
  void everyCardCanBeAddedToAMeld() {
    LayingTable table = LayingTable.of(2, 0, 1, 0);

    assertThat(ways(table.after(1, 5, 3, 2, 3)))
        .containsExactly("0 0 0 5", "0 1 0 0", "1 0 1 5", "1 1 0 0");
    assertThat(ways(table.after(1, 5, 6, 0, 0))).containsExactly("0 0 1 5", "0 1 0 0");
    assertThat(ways(table.after(1, 5, 7, 0, 0))).containsExactly("0 0 0 5", "0 1 0 0");
  }

  @Test
  void theHighestValueCountsOfSeveralWays() {
    LayingTable table = LayingTable.of(0, 0, 1, 1).after(3, 10, 0, 0, 3).after(3, 20, 0, 0, 3);

    assertThat(ways(table)).containsExactly("0 1 0 90", "0 3 0 60");
  }

  @Test
  void aWayIsFoundIfItIsThere() {
    LayingTable table = LayingTable.of(1, 0, 1, 0).after(2, 10, 0, 0, 3);

    assertThat(table.anyMatch((wilds, kept, canastas, value) -> value == 20)).isTrue();
    assertThat(table.anyMatch((wilds, kept, canastas, value) -> value == 30)).isFalse();
  }
}
