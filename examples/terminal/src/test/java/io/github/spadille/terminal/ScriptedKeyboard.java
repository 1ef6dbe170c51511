package io.github.spadille.terminal;

import java.util.ArrayDeque;
import java.util.Deque;

/** Types what a script says, each at its moment of a clock that is turned. */
final class ScriptedKeyboard implements Keyboard {
  private record Typed(String text, long moment) {}

  private static final String ESCAPE = "escape";

  private final TurnedTime time;
  private final Deque<Typed> keys = new ArrayDeque<>();
  private final Deque<Typed> lines = new ArrayDeque<>();
  private int open;

  ScriptedKeyboard(TurnedTime time) {
    this.time = time;
  }

  /** A key is pressed so many milliseconds from now, after those before it. */
  ScriptedKeyboard press(String key, long milliseconds) {
    keys.add(new Typed(key, time.in(milliseconds)));
    return this;
  }

  /** Escape is pressed so many milliseconds from now. */
  ScriptedKeyboard escape(long milliseconds) {
    return press(ESCAPE, milliseconds);
  }

  /** Enter is pressed after a line so many milliseconds from now, after the lines before it. */
  ScriptedKeyboard enter(String line, long milliseconds) {
    lines.add(new Typed(line, time.in(milliseconds)));
    return this;
  }

  /** Ctrl-C is pressed in a line so many milliseconds from now. */
  ScriptedKeyboard leaveLine(long milliseconds) {
    return enter(ESCAPE, milliseconds);
  }

  /** Tells whether somebody listens. */
  boolean isOpen() {
    return open > 0;
  }

  @Override
  public Listening keys(Hearer hearer) {
    Hearing hearing = new Hearing(hearer, keys, true);
    hearing.awaitNext();
    return hearing;
  }

  @Override
  public Listening line(String prompt, Hearer hearer) {
    Hearing hearing = new Hearing(hearer, lines, false);
    hearing.awaitNext();
    return hearing;
  }

  /** Tells keys, or one line, until it is closed. */
  private final class Hearing implements Listening {
    private final Hearer hearer;
    private final Deque<Typed> script;
    private final boolean goesOn;
    private boolean isClosed;

    Hearing(Hearer hearer, Deque<Typed> script, boolean goesOn) {
      this.hearer = hearer;
      this.script = script;
      this.goesOn = goesOn;
      open++;
    }

    void awaitNext() {
      if (!script.isEmpty()) {
        time.at(script.getFirst().moment(), this::tell);
      }
    }

    private void tell() {
      if (isClosed) {
        return;
      }
      Typed typed = script.removeFirst();
      if (typed.text().equals(ESCAPE)) {
        hearer.left(typed.moment());
      } else {
        hearer.typed(typed.text(), typed.moment());
      }
      if (goesOn) {
        awaitNext();
      }
    }

    @Override
    public void close() {
      if (!isClosed) {
        isClosed = true;
        open--;
      }
    }
  }
}
