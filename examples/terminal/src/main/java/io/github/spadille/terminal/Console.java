package io.github.spadille.terminal;

import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.lang.reflect.InvocationTargetException;
import java.nio.charset.Charset;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** Where a person types. */
interface Console extends AutoCloseable {
  /**
   * Reads a line.
   *
   * @param prompt what to show before it
   * @param completions the texts that the line may become, asked for when the person wants them
   * @return the line, or nothing if there will be no more
   */
  Optional<String> readLine(String prompt, Supplier<List<String>> completions);

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
