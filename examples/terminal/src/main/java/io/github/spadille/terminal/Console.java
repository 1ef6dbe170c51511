package io.github.spadille.terminal;

import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.lang.reflect.InvocationTargetException;
import java.nio.charset.Charset;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** Where a person types. */
interface Console extends AutoCloseable {
  /**
   * Reads a line.
   *
   * @param prompt what to show before it
   * @param completions the texts that the line may become, the first to be offered first, asked for
   *     when the person wants them
   * @return the line, or nothing if there will be no more
   */
  Optional<String> readLine(String prompt, Supplier<List<String>> completions);

  /** Returns how many columns there are. */
  default int columns() {
    return Columns.all();
  }

  /**
   * Tells whether somebody sits here who reads at their own pace, so that it makes sense to wait.
   */
  default boolean isLive() {
    return false;
  }

  /** Lets what was shown last be read; a key ends it. Does nothing where nobody sits. */
  default void pause(Duration time) {}

  /** Shows a text and waits until a key is pressed. Does nothing where nobody sits. */
  default void waitForKey(String text) {}

  /** Returns where the games are kept that are played here; nothing where nobody sits. */
  default Optional<KeptGames> keptGames() {
    return Optional.empty();
  }

  /** Takes what was shown from the screen, so that nobody can read it. */
  default void clear() {}

  /** Returns the keyboard, if people can press single keys here while a clock runs. */
  default Optional<Keyboard> keyboard() {
    return Optional.empty();
  }

  @Override
  void close();

  /**
   * Opens the terminal of this program, or its standard input if that is none.
   *
   * @param out where to show lines that nobody types
   */
  static Console open(PrintWriter out) {
    return isInteractive()
        ? JLineConsole.open()
        : new PipedConsole(
            new BufferedReader(new InputStreamReader(System.in, Charset.defaultCharset())), out);
  }

  /** Tells whether a person sits at both ends: types the input and reads the output. */
  static boolean isInteractive() {
    java.io.Console console = System.console();
    if (console == null) {
      return false;
    }
    try {
      // Since Java 22 there is a console even without a terminal, and this method to tell.
      return (boolean) java.io.Console.class.getMethod("isTerminal").invoke(console);
    } catch (NoSuchMethodException e) {
      return true;
    } catch (IllegalAccessException | InvocationTargetException e) {
      return false;
    }
  }
}
