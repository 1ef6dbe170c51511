package io.github.spadille.tricktaking.fivehundred;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.io.Resources;
import io.github.spadille.testkit.Covers;
import io.github.spadille.testkit.TestTable;
import java.io.IOException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Which rules a player who may act is told. */
class FiveHundredGoverningTest {
  /** Player 1 has no clubs and no spade above the queen. */
  private static final String DEAL =
      "* deal hand.0: JOKER0 As Ks 9s 5c 6c 7c 4h 4d 5d;"
          + " hand.1: JOKER1 6s 7s 8s 6d 7d 8d 9d Jh Th; kitty: 5h 6h 7h|";

  private static final String PASSES = "|1 pass|2 pass|3 pass|0 discard 5h|0 discard 6h";
  private static final String READY = PASSES + "|0 discard 7h|";

  private static String governing(String text) {
    return String.join(" ", TestTable.scenario(FiveHundred.GAME, text).governing());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "0; misere=after-seven; 0 bid 6h; FIV-13 FIV-21 FIV-23",
        "0; misere=after-seven; 0 bid 8s; FIV-13 FIV-23",
        "0; misere=any-time; 0 bid 6h; FIV-13 FIV-23",
        "0; misere=off; 0 pass|1 pass|2 pass; FIV-13 FIV-17 FIV-18 FIV-23 FIV-25",
        "0; auction=one-round; 0 pass|1 bid 6h|2 pass; FIV-13 FIV-21 FIV-23",
        "0; auction=rounds; 0 bid 6h PASSES; FIV-29",
        "0; nominate=yes; 0 bid 7nt READY; FIV-41 FIV-42 FIV-43",
        "1; nominate=yes; 0 bid 7nt READY; FIV-41",
        "0; nominate=yes; 0 bid 6h READY; FIV-32",
        "0; nominate=no; 0 bid 7nt READY; FIV-32 FIV-47",
        "0; nominate=no; 0 bid 7nt READY 0 play X1 h; FIV-32 FIV-33",
        "0; nominate=no; 0 bid 7nt READY 0 play 5c; FIV-32 FIV-34",
        "1; nominate=no; 0 bid 7nt READY 0 play 9s; FIV-32 FIV-33 FIV-44",
        "1; nominate=no; 0 bid 7nt READY 0 play 5c; FIV-32 FIV-34 FIV-45",
        "1; nominate=no; 0 bid open-misere READY 0 play 5c; FIV-32 FIV-46",
        "1; nominate=no; 0 bid 6h READY 0 play 5c; FIV-32 FIV-34"
      })
  void theRulesThatAllowAndForbidAreTold(String joker, String options, String moves, String rules) {
    String deal =
        DEAL.replace("JOKER" + joker, "X1").replace(joker.equals("0") ? "JOKER1" : "JOKER0", "9h");
    String lines = deal + moves.replace(" PASSES", PASSES).replace(" READY", READY);
    String head = "Seats: 4\nOptions: " + options + "\n\n";
    assertThat(governing(head + lines.replace("| ", "|").replace('|', '\n') + "\n"))
        .isEqualTo(rules);
  }

  @Test
  @Covers({"FIV-49", "FIV-50"})
  void aJokerThatMustWaitAndTheLastTrickAreTold() throws IOException {
    assertThat(governing(scenario("joker-waits"))).isEqualTo("FIV-32 FIV-49");
    String last = scenario("joker-led-last");
    assertThat(governing(last)).isEqualTo("FIV-32 FIV-50");
    assertThat(governing(last.substring(0, last.indexOf("? moves 1: play X1"))))
        .isEqualTo("FIV-32 FIV-50");
  }

  private static String scenario(String name) throws IOException {
    String path = "scenarios/five-hundred/" + name + ".spadille";
    return Resources.toString(Resources.getResource(path), UTF_8);
  }
}
