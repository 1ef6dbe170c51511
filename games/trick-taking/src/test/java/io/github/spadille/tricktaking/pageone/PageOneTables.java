package io.github.spadille.tricktaking.pageone;

import io.github.spadille.testkit.TestTable;
import java.util.ArrayList;
import java.util.List;

/** Positions of Page One in which the seats hold few cards, as after many tricks. */
final class PageOneTables {
  private PageOneTables() {}

  /** A position of a first game at the beginning of a trick that seat 0 leads to. */
  static TestTable table(String stock, String discards, String... hands) {
    List<String> piles = new ArrayList<>(List.of("stock: " + stock, "discard: " + discards));
    for (int seat = 0; seat < hands.length; seat++) {
      piles.add("hand." + seat + ": " + hands[seat]);
    }
    return TestTable.of(PageOne.GAME, hands.length)
        .resolveChance(1)
        .withCards(piles.toArray(String[]::new));
  }
}
