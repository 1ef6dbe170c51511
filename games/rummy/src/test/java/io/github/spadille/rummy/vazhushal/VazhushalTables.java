package io.github.spadille.rummy.vazhushal;

import com.google.common.base.Joiner;
import com.google.common.base.Splitter;
import io.github.spadille.testkit.TestTable;
import java.util.function.UnaryOperator;

/**
 * Positions of Vazhushal, reached by play.
 *
 * <p>Hands and the stock are exchanged for others of any size; groups and the line are laid by
 * moves.
 */
final class VazhushalTables {
  /** Cards of which no two fit each other, the first of them on top. */
  private static final String REST = "2c 9d";

  private VazhushalTables() {}

  /** Returns the position after a deal, before the first draw, with the same hand for all. */
  static TestTable dealt(int seats, String options, String negative, String line) {
    TestTable dealt =
        TestTable.of(Vazhushal.GAME, seats, options)
            .deal("negative: " + negative, "line: " + line)
            .withCards("stock: " + REST);
    for (int seat = 0; seat < seats; seat++) {
      dealt = dealt.withCards("hand." + seat + ": 4c 7s Jd");
    }
    return dealt;
  }

  /** Two seats, default rules; the negative joker makes nothing else wild. */
  static TestTable two(String line) {
    return dealt(2, "", "X1", line);
  }

  /** Lets the seats draw and discard some cards, one each, the next ones in turn. */
  static UnaryOperator<TestTable> discarded(String cards) {
    return before -> {
      TestTable table = before;
      for (String card : Splitter.on(' ').split(cards)) {
        table = stocked(table, card).play("draw stock", "discard " + card);
      }
      return table.withCards("stock: " + REST);
    };
  }

  /** Lets the seat in turn lay groups, of four cards and more without wild ones, and discard. */
  static UnaryOperator<TestTable> melded(String discard, String... groups) {
    return before -> {
      String hand = "hand." + before.turn();
      String cards = Joiner.on(' ').join(groups) + ' ' + before.pile(hand);
      TestTable table = stocked(before, discard).withCards(hand + ": " + cards).play("draw stock");
      for (String group : groups) {
        table = table.play("meld " + group);
      }
      return table.play("discard " + discard).withCards("stock: " + REST);
    };
  }

  private static TestTable stocked(TestTable table, String top) {
    return table.withCards("stock: " + top + ' ' + REST);
  }
}
