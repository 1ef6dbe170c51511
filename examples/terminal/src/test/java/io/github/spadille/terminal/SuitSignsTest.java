package io.github.spadille.terminal;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.Map;
import org.junit.jupiter.api.Test;

class SuitSignsTest {
  private static String shown(String text, boolean letters, boolean colours) {
    StringWriter shown = new StringWriter();
    try (SuitSigns writer = new SuitSigns(shown, letters, colours)) {
      writer.write(text.toCharArray(), 0, 2);
      writer.write(text, 2, text.length() - 3);
      writer.write(text.charAt(text.length() - 1));
    } catch (IOException e) {
      throw new AssertionError(e);
    }
    return shown.toString();
  }

  @Test
  void lettersStandForSignsThatCannotBeShown() {
    assertThat(shown("7♦ Q♠ K♥ 2♣!", true, false)).isEqualTo("7d Qs Kh 2c!");
    assertThat(SuitSigns.canShow(US_ASCII)).isFalse();
    assertThat(SuitSigns.canShow(UTF_8)).isTrue();
  }

  @Test
  void signsThatCanBeShownStay() {
    assertThat(shown("7♦ Q♠ K♥ 2♣!", false, false)).isEqualTo("7♦ Q♠ K♥ 2♣!");
  }

  @Test
  void redSuitsAreRedWithTheirRanks() {
    assertThat(shown("10♦ Q♠ by K♥'!", false, true))
        .isEqualTo("\u001b[31m10♦\u001b[0m Q♠ by \u001b[31mK♥'\u001b[0m!");
    assertThat(shown("10♦ Q♠ by K♥'!", true, true))
        .isEqualTo("\u001b[31m10d\u001b[0m Qs by \u001b[31mKh'\u001b[0m!");
  }

  @Test
  void whoWantsNoColoursGetsNone() {
    assertThat(SuitSigns.hasColours(Map.of("TERM", "xterm-256color"))).isTrue();
    assertThat(SuitSigns.hasColours(Map.of("TERM", "xterm", "NO_COLOR", "1"))).isFalse();
    assertThat(SuitSigns.hasColours(Map.of("TERM", "xterm", "NO_COLOR", ""))).isTrue();
    assertThat(SuitSigns.hasColours(Map.of("TERM", "dumb"))).isFalse();
  }

  @Test
  void asciiIsAnOptionOfEveryCommand() {
    StringWriter out = new StringWriter();
    Spadille.execute(
        Run.CATALOG,
        shown -> {
          throw new AssertionError();
        },
        new SuitSigns(out, false, false),
        new PrintWriter(new StringWriter()),
        "play",
        "oh-hell",
        "--auto",
        "--seed",
        "7",
        "--ascii");
    assertThat(out.toString()).contains("Ada plays ").doesNotContainPattern("[♠♥♦♣]");
  }
}
