package io.github.spadille.terminal;

import com.google.common.util.concurrent.Uninterruptibles;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.LongSupplier;
import org.jline.terminal.Attributes;
import org.jline.terminal.Terminal;
import org.jline.utils.NonBlockingReader;

/** The keyboard of a terminal: single keys, read raw; or lines, read by its console. */
final class JLineKeyboard implements Keyboard {
  /** How long a key is awaited before it is asked whether there is still somebody to tell. */
  private static final Duration WAIT = Duration.ofMillis(100);

  /** A thread that has not ended after so many waits hangs in the terminal, and is left behind. */
  private static final int WAITS = 20;

  /** Within this time after Escape comes the rest of a key such as an arrow, if it is one. */
  private static final long REST_MILLISECONDS = 25;

  private static final int END_OF_INPUT = -1;
  private static final int CTRL_C = 3;
  private static final int CTRL_D = 4;
  private static final int ESCAPE = 27;

  private final Terminal terminal;
  private final Console console;
  private final LongSupplier nanos;

  /**
   * Creates the keyboard of a terminal.
   *
   * @param console reads lines at the same terminal, and ends if its thread is interrupted
   * @param nanos tells the time of each key and line
   */
  JLineKeyboard(Terminal terminal, Console console, LongSupplier nanos) {
    this.terminal = terminal;
    this.console = console;
    this.nanos = nanos;
  }

  @Override
  public Listening keys(Hearer hearer) {
    Attributes before = terminal.enterRawMode();
    KeyReading reading = new KeyReading(hearer, before);
    try {
      Attributes raw = terminal.getAttributes();
      // Ctrl-C is a key like any other: as a signal it would end the program.
      raw.setLocalFlag(Attributes.LocalFlag.ISIG, false);
      terminal.setAttributes(raw);
      reading.thread.start();
    } catch (RuntimeException | Error e) {
      reading.close();
      throw e;
    }
    return reading;
  }

  @Override
  public Listening line(String prompt, Hearer hearer) {
    LineReading reading = new LineReading(prompt, hearer);
    reading.thread.start();
    return reading;
  }

  private static Thread daemon(Runnable task, String name) {
    Thread thread = new Thread(task, name);
    thread.setDaemon(true);
    return thread;
  }

  /** Reads keys in a thread of its own, so that the time of each is that at which it came. */
  private final class KeyReading implements Listening {
    private final Hearer hearer;
    private final Attributes before;
    private final Thread thread = daemon(this::read, "spadille keys");
    private volatile boolean isClosed;

    KeyReading(Hearer hearer, Attributes before) {
      this.hearer = hearer;
      this.before = before;
    }

    private void read() {
      try {
        boolean isMore = true;
        while (isMore && !isClosed) {
          int key = terminal.reader().read(WAIT.toMillis());
          long moment = nanos.getAsLong();
          isMore = key != END_OF_INPUT;
          if (key != NonBlockingReader.READ_EXPIRED) {
            tell(key, moment);
          }
        }
      } catch (IOException | RuntimeException e) {
        if (!isClosed) {
          hearer.failed(e, nanos.getAsLong());
        }
      }
    }

    private void tell(int key, long moment) throws IOException {
      switch (key) {
        case END_OF_INPUT, CTRL_C, CTRL_D -> hearer.left(moment);
        case ESCAPE -> {
          if (!skipRest()) {
            hearer.left(moment);
          }
        }
        default -> {
          if (!isClosed) {
            hearer.typed(Character.toString(Character.toLowerCase((char) key)), moment);
          }
        }
      }
    }

    /** Passes over what an arrow or another such key sends after Escape; returns if it is one. */
    private boolean skipRest() throws IOException {
      NonBlockingReader reader = terminal.reader();
      if (reader.peek(REST_MILLISECONDS) < 0) {
        return false;
      }
      int next = reader.read();
      if (next == '[' || next == 'O') {
        boolean isEnd = false;
        while (!isEnd && reader.peek(REST_MILLISECONDS) >= 0) {
          isEnd = reader.read() >= '@'; // Numbers and signs stand before the end.
        }
      }
      return true;
    }

    @Override
    public void close() {
      isClosed = true;
      try {
        Uninterruptibles.joinUninterruptibly(thread, WAIT.multipliedBy(WAITS));
      } finally {
        terminal.setAttributes(before);
      }
    }
  }

  /** Reads one line in a thread of its own, so that the game goes on meanwhile. */
  private final class LineReading implements Listening {
    private final String prompt;
    private final Hearer hearer;
    private final Thread thread = daemon(this::read, "spadille line");
    private volatile boolean isClosed;

    LineReading(String prompt, Hearer hearer) {
      this.prompt = prompt;
      this.hearer = hearer;
    }

    private void read() {
      try {
        Optional<String> line = console.readLine(prompt, List::of);
        long moment = nanos.getAsLong();
        if (!isClosed) {
          line.ifPresentOrElse(text -> hearer.typed(text, moment), () -> hearer.left(moment));
        }
      } catch (RuntimeException | Error e) {
        if (!isClosed) {
          hearer.failed(e, nanos.getAsLong());
        }
      }
    }

    @Override
    public void close() {
      isClosed = true;
      for (int time = 0; time < WAITS && thread.isAlive(); time++) {
        thread.interrupt(); // Again, as it may not have been reading the last time.
        Uninterruptibles.joinUninterruptibly(thread, WAIT);
      }
    }
  }
}
