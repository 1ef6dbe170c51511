package io.github.spadille.terminal;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** Reads lines that nobody types, and shows them, so that the output reads like a dialogue. */
final class PipedConsole implements Console {
  private final LineReader in;
  private final PrintWriter out;

  /**
   * Creates a console.
   *
   * @param in where the lines come from; it should be buffered
   */
  PipedConsole(Reader in, PrintWriter out) {
    this.in = new LineReader(in);
    this.out = out;
  }

  @Override
  public Optional<String> readLine(String prompt, Supplier<List<String>> completions) {
    try {
      Optional<LineReader.Line> line = in.next();
      while (line.isPresent() && line.get().isTooLong()) {
        out.println(
            prompt + "A line of more than " + LineReader.MAX_LINE + " characters is not read.");
        line = in.next();
      }
      out.println(prompt + line.map(LineReader.Line::text).orElse(""));
      out.flush();
      return line.map(LineReader.Line::text);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public void close() {
    out.flush();
  }
}
