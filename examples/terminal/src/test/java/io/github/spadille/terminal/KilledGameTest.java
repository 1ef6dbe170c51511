package io.github.spadille.terminal;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.jline.terminal.Attributes;
import org.jline.terminal.Size;
import org.jline.terminal.impl.jni.JniNativePty;
import org.jline.terminal.impl.jni.JniTerminalProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Somebody kills the program at a terminal: the next one goes on where it was. */
@Timeout(value = 3, unit = TimeUnit.MINUTES)
class KilledGameTest {
  @TempDir Path kept;

  /** The program as a process of its own, at a pseudo-terminal. */
  private final class AtTerminal implements AutoCloseable {
    private final JniNativePty pty;
    private final Process process;
    private volatile boolean isGone;
    private final ByteArrayOutputStream shown = new ByteArrayOutputStream();

    AtTerminal(String... args) throws IOException {
      pty = (JniNativePty) new JniTerminalProvider().open(new Attributes(), new Size(100, 40));
      ProcessBuilder builder = new ProcessBuilder(ChildProgram.command(args));
      builder.environment().put(KeptGames.VARIABLE, kept.toString());
      builder.environment().put("TERM", "xterm");
      File terminal = new File(pty.getName());
      process =
          builder
              .redirectInput(terminal)
              .redirectOutput(terminal)
              .redirectErrorStream(true)
              .start();
      Thread reader = new Thread(this::read);
      reader.setDaemon(true);
      reader.start();
    }

    private void read() {
      try {
        InputStream in = pty.getMasterInput();
        for (int unit = in.read(); unit >= 0; unit = in.read()) {
          synchronized (shown) {
            shown.write(unit);
          }
        }
      } catch (IOException e) {
        isGone = true; // Nobody is at the other end of the terminal any more.
      }
    }

    String shown() {
      synchronized (shown) {
        return TypedTerminal.plain(shown.toString(UTF_8));
      }
    }

    String await(String text) throws InterruptedException {
      long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(60);
      while (!shown().contains(text)) {
        assertThat(System.nanoTime()).as(shown()).isLessThan(end);
        assertThat(process.isAlive() && !isGone).as(shown()).isTrue();
        Thread.sleep(20);
      }
      return shown();
    }

    void type(String line) throws IOException {
      pty.getMasterOutput().write((line + "\r").getBytes(UTF_8));
      pty.getMasterOutput().flush();
    }

    void kill() throws InterruptedException {
      process.toHandle().destroyForcibly();
      process.waitFor();
    }

    @Override
    public void close() throws IOException {
      process.destroyForcibly();
      pty.close();
    }
  }

  @Test
  void theNextPlayOffersToGoOnAndNothingIsLost() throws Exception {
    try (AtTerminal first = new AtTerminal("play", "oh-hell", "--agent", "random", "--new")) {
      first.await("Ada> ");
      first.type("bid 1");
      first.await("Ada bids one trick.");
      first.kill();
    }
    try (AtTerminal second = new AtTerminal("play")) {
      second.await("Go on with it? [Y/n]");
      assertThat(second.shown())
          .contains("Your last game of Oh Hell! is not over; you have made one move.");
      second.type("");
      second.await("Ada> ");
      second.type("log");
      second.await("Ada bids one trick.");
      assertThat(second.shown()).contains("The agent random plays the others.");
      second.kill();
    }
  }
}
