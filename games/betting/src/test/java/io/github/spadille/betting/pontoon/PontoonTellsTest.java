package io.github.spadille.betting.pontoon;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.spadille.testkit.Covers;
import io.github.spadille.testkit.TestTable;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What moves tell of cards that lie face down. */
class PontoonTellsTest {
  private static final String OWN = "hand.0.1 has a property";

  /** Returns a game of two with these cards, after some moves. */
  private static TestTable after(String first, String bankers, String pack, String... moves) {
    return TestTable.of(Pontoon.GAME, 2)
        .play("limits 1 10")
        .deal("hand.0.1: " + first, "hand.1.1: " + bankers, "pack: " + pack)
        .play(moves);
  }

  @Test
  @Covers("PON-13")
  void thatPlayBeginsTellsOfTheBankersHand() {
    TestTable state = after("8s", "9s", "8d Kh");
    assertThat(state.deduced("bet 5")).containsExactly("hand.1.1 has a property");
    assertThat(state.fitting("bet 5", "hand.1.1", "9s Kh", "As Kh")).containsExactly("9s Kh");

    assertThat(after("8s", "As", "8d Kh").deduced("bet 5")).containsExactly("unknown");
    TestTable three =
        TestTable.of(Pontoon.GAME, 3)
            .play("limits 1 10")
            .deal("hand.0.1: 8s", "hand.1.1: 9s", "hand.2.1: Ts", "pack: 8d 9d Kh");
    assertThat(three.deduced("bet 5")).isEmpty();
  }

  @Test
  @Covers({"PON-16", "PON-18", "PON-26"})
  void whoPlaysOnHasNoPontoon() {
    TestTable pair = after("8s", "9s", "8d 7h 2c 3c 4c", "bet 2");
    assertThat(pair.deduced("stick")).containsExactly(OWN);
    assertThat(pair.fitting("stick", "hand.0.1", "8s 8d", "As Kd")).containsExactly("8s 8d");
    assertThat(pair.deduced("split")).containsExactly(OWN);
    assertThat(pair.fitting("split", "hand.0.1", "8s 8d", "9c 8d")).containsExactly("8s 8d");
  }

  @Test
  @Covers({"PON-23", "PON-24"})
  void aDrawTellsWhetherTheHandIsDone() {
    TestTable open = after("8s", "9s", "8d 7h 4c 3c", "bet 2");
    for (String move : List.of("twist", "buy 3")) {
      assertThat(open.deduced(move)).containsExactly(OWN, OWN);
      assertThat(open.fitting(move, "hand.0.1", "8s 8d 4c", "8s 8d 5c", "8s 8d 6c"))
          .containsExactly("8s 8d 4c");
    }
    TestTable full = after("8s", "9s", "8d 7h 5c 3c", "bet 2");
    assertThat(full.deduced("twist")).containsExactly(OWN, OWN);
    assertThat(full.fitting("twist", "hand.0.1", "8s 8d 4c", "8s 8d 5c", "8s 8d 6c"))
        .containsExactly("8s 8d 5c");
    TestTable bust = after("8s", "9s", "8d 7h 6c 3c", "bet 2");
    assertThat(bust.deduced("twist")).containsExactly(OWN);
  }

  @Test
  @Covers("PON-34")
  void allSeeWhatTheBankerDoes() {
    TestTable bank = after("8s", "9s", "8d 3h 4c 3c", "bet 2", "stick");
    assertThat(bank.deduced("twist")).containsExactly("hand.1.1 has a property");
    assertThat(bank.deduced("stick")).isEmpty();
  }
}
