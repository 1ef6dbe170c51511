package io.github.spadille.terminal;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.StringWriter;
import java.io.Writer;
import org.junit.jupiter.api.Test;

class SuitSignsTest {
  @Test
  void lettersStandForSignsThatCannotBeShown() throws IOException {
    StringWriter shown = new StringWriter();
    try (Writer writer = SuitSigns.on(shown, US_ASCII)) {
      writer.write("7♦ Q♠");
      writer.write(" K♥ 2♣!".toCharArray(), 1, 5);
    }
    assertThat(shown).hasToString("7d QsKh 2c");
  }

  @Test
  void signsThatCanBeShownStay() {
    StringWriter shown = new StringWriter();

    assertThat(SuitSigns.on(shown, UTF_8)).isSameAs(shown);
  }
}
