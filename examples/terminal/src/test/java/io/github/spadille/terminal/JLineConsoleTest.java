package io.github.spadille.terminal;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.jline.terminal.impl.DumbTerminal;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class JLineConsoleTest {
  private static final List<String> TEXTS = List.of("bid 0", "bid 10", "play 7d", "undo");

  @TempDir Path folder;

  @Test
  void readsLinesToTheEnd() throws IOException {
    ByteArrayInputStream in = new ByteArrayInputStream("play 6s'\nsave a\\b!\n".getBytes(UTF_8));
    try (JLineConsole console =
        new JLineConsole(
            new DumbTerminal("test", "dumb", in, new ByteArrayOutputStream(), UTF_8),
            new KeptGames(folder))) {
      assertThat(console.readLine("> ", () -> TEXTS)).contains("play 6s'");
      assertThat(console.readLine("> ", () -> TEXTS)).contains("save a\\b!");
      assertThat(console.readLine("> ", () -> TEXTS)).isEmpty();
    }
  }

  @Test
  void completesWordByWord() {
    assertThat(JLineConsole.nextWords(TEXTS, List.of())).containsExactly("bid", "play", "undo");
    assertThat(JLineConsole.nextWords(TEXTS, List.of("bid"))).containsExactly("0", "10");
    assertThat(JLineConsole.nextWords(TEXTS, List.of("pass"))).isEmpty();
  }
}
