package io.github.spadille.betting.pontoon;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.spadille.betting.pontoon.PontoonMove.Bet;
import io.github.spadille.betting.pontoon.PontoonMove.Buy;
import io.github.spadille.betting.pontoon.PontoonMove.Split;
import io.github.spadille.betting.pontoon.PontoonMove.Stick;
import io.github.spadille.betting.pontoon.PontoonMove.Twist;
import io.github.spadille.engine.game.Rules;
import io.github.spadille.testkit.Covers;
import io.github.spadille.testkit.HeardDeductions;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What moves tell of cards that lie face down. */
class PontoonTellsTest {
  private static final Rules<PontoonState, PontoonMove> RULES = Pontoon.GAME.rules(2);
  private static final String OWN = "hand.0.1 has a property";

  /** Returns where a game of two stands after the lines, bet for bet. */
  private static PontoonState after(String first, String bankers, String pack, String... lines) {
    String deal = "* deal hand.0.1: " + first + "; hand.1.1: " + bankers + "; pack: " + pack;
    return PontoonTest.after(2, "1 limits 1 10\n" + deal + "\n" + String.join("\n", lines));
  }

  private static List<String> told(PontoonState state, PontoonMove move) {
    return HeardDeductions.of(RULES, state, move);
  }

  private static List<String> fitting(
      PontoonState state, PontoonMove move, String pile, String... hands) {
    return HeardDeductions.fitting(RULES, state, move, pile, hands);
  }

  @Test
  @Covers("PON-13")
  void thatPlayBeginsTellsOfTheBankersHand() {
    PontoonState state = after("8s", "9s", "8d Kh");
    assertThat(told(state, new Bet(0, 5))).containsExactly("hand.1.1 has a property");
    assertThat(fitting(state, new Bet(0, 5), "hand.1.1", "9s Kh", "As Kh"))
        .containsExactly("9s Kh");

    assertThat(told(after("8s", "As", "8d Kh"), new Bet(0, 5))).containsExactly("unknown");
    PontoonState three =
        PontoonTest.after(
            3, "2 limits 1 10", "* deal hand.0.1: 8s; hand.1.1: 9s; hand.2.1: Ts; pack: 8d 9d Kh");
    assertThat(HeardDeductions.of(Pontoon.GAME.rules(3), three, new Bet(0, 5))).isEmpty();
  }

  @Test
  @Covers({"PON-16", "PON-18", "PON-26"})
  void whoPlaysOnHasNoPontoon() {
    PontoonState pair = after("8s", "9s", "8d 7h 2c 3c 4c", "0 bet 2");
    assertThat(told(pair, new Stick(0))).containsExactly(OWN);
    assertThat(fitting(pair, new Stick(0), "hand.0.1", "8s 8d", "As Kd")).containsExactly("8s 8d");
    assertThat(told(pair, new Split(0))).containsExactly(OWN);
    assertThat(fitting(pair, new Split(0), "hand.0.1", "8s 8d", "9c 8d")).containsExactly("8s 8d");
  }

  @Test
  @Covers({"PON-23", "PON-24"})
  void aDrawTellsWhetherTheHandIsDone() {
    PontoonState open = after("8s", "9s", "8d 7h 4c 3c", "0 bet 2");
    for (PontoonMove move : List.of(new Twist(0), new Buy(0, 3))) {
      assertThat(told(open, move)).containsExactly(OWN, OWN);
      assertThat(fitting(open, move, "hand.0.1", "8s 8d 4c", "8s 8d 5c", "8s 8d 6c"))
          .containsExactly("8s 8d 4c");
    }
    PontoonState full = after("8s", "9s", "8d 7h 5c 3c", "0 bet 2");
    assertThat(told(full, new Twist(0))).containsExactly(OWN, OWN);
    assertThat(fitting(full, new Twist(0), "hand.0.1", "8s 8d 4c", "8s 8d 5c", "8s 8d 6c"))
        .containsExactly("8s 8d 5c");
    PontoonState bust = after("8s", "9s", "8d 7h 6c 3c", "0 bet 2");
    assertThat(told(bust, new Twist(0))).containsExactly(OWN);
  }

  @Test
  @Covers("PON-34")
  void allSeeWhatTheBankerDoes() {
    PontoonState bank = after("8s", "9s", "8d 3h 4c 3c", "0 bet 2", "0 stick");
    assertThat(told(bank, new Twist(1))).containsExactly("hand.1.1 has a property");
    assertThat(told(bank, new Stick(1))).isEmpty();
  }
}
