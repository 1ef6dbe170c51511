package io.github.spadille.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;

class TerminalWriterTest {
  private final StringWriter terminal = new StringWriter();
  private final PrintWriter out = TerminalWriter.on(terminal);

  @Test
  void visibleCharactersAreWrittenAsTheyAre() {
    String text = "7♥ \uD83C\uDCA1\n\t東京 \uD83D\uDC69\u200D\uD83D\uDCBB\r\n";
    out.print(text);
    for (char unit : text.toCharArray()) {
      out.write(unit);
    }
    out.write(text.toCharArray(), 0, text.length());
    out.flush();
    assertThat(terminal).hasToString(text.repeat(3));
  }

  @Test
  void hiddenCharactersAreNamed() {
    out.print("a\u001B[2J");
    out.print('\u202E');
    out.print("b\rc\uD83C");
    out.print("\uDCA1\uDCA1\uD83C");
    out.flush();
    assertThat(terminal).hasToString("a<U+001B>[2J<U+202E>b<U+000D>c\uD83C\uDCA1<U+DCA1><U+D83C>");
  }

  @Test
  void aCarriageReturnAtTheEndIsNamed() {
    out.print("a\r");
    out.flush();
    out.print("\n");
    out.close();
    assertThat(terminal).hasToString("a<U+000D>\n");
  }
}
