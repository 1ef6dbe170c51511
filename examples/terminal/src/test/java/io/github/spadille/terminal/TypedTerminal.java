package io.github.spadille.terminal;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.regex.Pattern;
import org.jline.terminal.Size;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;

/** A pseudo-terminal in which the program runs, and at whose keyboard a test types. */
final class TypedTerminal implements AutoCloseable {
  private static final Pattern ESCAPE =
      Pattern.compile("\u001b(?:\\[[0-9;?<>=]*[A-Za-z]|[=>()][0-9A-B]?|\\][^\u0007]*\u0007)");
  private static final int QUIET = 15; // milliseconds without a change: the program waits

  /** Takes away what is typed, then ends the input. */
  private static final String LEAVE = "\u0015\u0004";

  private final PipedOutputStream keyboard = new PipedOutputStream();
  private final Screen screen = new Screen();
  private final Terminal terminal;
  private final StringWriter err = new StringWriter();
  private final CompletableFuture<Integer> exit;

  /** What has been written to the terminal. */
  private static final class Screen extends ByteArrayOutputStream {
    private long changed = System.nanoTime();

    @Override
    public synchronized void write(int unit) {
      super.write(unit);
      changed = System.nanoTime();
    }

    @Override
    public synchronized void write(byte[] bytes, int from, int length) {
      super.write(bytes, from, length);
      changed = System.nanoTime();
    }

    synchronized long quiet() {
      return TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - changed);
    }

    synchronized String since(int from) {
      return new String(toByteArray(), from, size() - from, UTF_8);
    }
  }

  /**
   * Runs a command line at a terminal of 100 columns.
   *
   * @param kept where its games are kept
   */
  TypedTerminal(Path kept, String... args) throws IOException {
    PipedInputStream keys = new PipedInputStream(keyboard, 1 << 16);
    this.terminal =
        TerminalBuilder.builder()
            .system(false)
            .streams(keys, screen)
            .type("xterm")
            .encoding(UTF_8)
            .size(new Size(100, 50))
            .build();
    JLineConsole console = new JLineConsole(terminal, new KeptGames(kept));
    PrintWriter out = new PrintWriter(new SuitSigns(terminal.writer(), false, true));
    this.exit =
        CompletableFuture.supplyAsync(
            () -> {
              int code =
                  Spadille.execute(Run.CATALOG, shown -> console, out, new PrintWriter(err), args);
              out.flush();
              return code;
            });
  }

  /** Types a line. */
  void type(String line) {
    press(line + "\r");
  }

  /** Presses keys. */
  void press(String keys) {
    try {
      keyboard.write(keys.getBytes(UTF_8));
      keyboard.flush();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Does what Ctrl-C does where the terminal is that of the process. */
  void interrupt() {
    terminal.raise(Terminal.Signal.INT);
  }

  /** Returns how much has been written. */
  int written() {
    return screen.size();
  }

  /** Waits until the program waits for its person; returns all that it wrote from a place on. */
  String awaitQuestion(int from) {
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(60);
    while (System.nanoTime() < end) {
      String shown = plain(screen.since(from));
      boolean asks = shown.endsWith("> ") || shown.endsWith("(press a key)");
      if (exit.isDone() || asks && screen.quiet() >= QUIET) {
        return shown;
      }
      sleep();
    }
    throw new AssertionError("no question in a minute after: " + plain(screen.since(from)));
  }

  /** Waits for a text; returns all that was written from a place on. */
  String await(String text, int from) {
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(60);
    while (System.nanoTime() < end) {
      String shown = plain(screen.since(from));
      if (shown.contains(text) && screen.quiet() >= QUIET) {
        return shown;
      }
      sleep();
    }
    throw new AssertionError("no " + text + " in a minute after: " + plain(screen.since(from)));
  }

  private static void sleep() {
    try {
      Thread.sleep(2);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Returns a text without what only a terminal obeys. */
  static String plain(String shown) {
    return ESCAPE.matcher(shown).replaceAll("").replace("\r", "");
  }

  /** Returns all that was written, without what only a terminal obeys. */
  String shown() {
    return plain(raw());
  }

  /** Returns all that was written, with what a terminal obeys. */
  String raw() {
    return screen.since(0);
  }

  /** Returns the exit code, once the program has ended. */
  int exitCode() throws Exception {
    try {
      return exit.get(30, TimeUnit.SECONDS);
    } catch (TimeoutException e) {
      throw new AssertionError("the program goes on after: " + plain(raw()), e);
    }
  }

  /** Tells whether the program has ended. */
  boolean isOver() {
    return exit.isDone();
  }

  /**
   * Leaves the program and waits for its end. A program that went on would in its end give the
   * terminal back to lines, by the number of a file that may then be another test's terminal.
   */
  @Override
  public void close() throws IOException {
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(60);
    while (!exit.isDone() && System.nanoTime() < end) {
      press(LEAVE);
      for (int times = 0; times < 50 && !exit.isDone(); times++) {
        sleep();
      }
    }
    assertThat(exit).as("the program has ended").isDone();
    keyboard.close();
    terminal.close();
    assertThat(err.toString()).isEmpty();
  }
}
