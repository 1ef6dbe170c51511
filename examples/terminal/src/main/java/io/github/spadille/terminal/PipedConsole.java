package io.github.spadille.terminal;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** Reads lines that nobody types, and shows them, so that the output reads like a dialogue. */
final class PipedConsole implements Console {
  private final BufferedReader in;
  private final PrintWriter out;

  PipedConsole(BufferedReader in, PrintWriter out) {
    this.in = in;
    this.out = out;
  }

  @Override
  public Optional<String> readLine(String prompt, Supplier<List<String>> completions) {
    try {
      Optional<String> line = Optional.ofNullable(in.readLine());
      out.println(prompt + line.orElse(""));
      out.flush();
      return line;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public void close() {
    out.flush();
  }
}
