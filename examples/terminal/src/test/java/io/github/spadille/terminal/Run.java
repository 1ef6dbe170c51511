package io.github.spadille.terminal;

import io.github.spadille.engine.Catalog;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.util.List;

/** What a command line did: exit code, output, messages. */
record Run(int exitCode, String out, String err) {
  static final Catalog CATALOG = Catalog.load();

  /** Runs a command line. */
  static Run of(String... args) {
    return typing("", args);
  }

  /** Runs a command line while somebody types, a line each. */
  static Run typing(String lines, String... args) {
    return typing(CATALOG, lines, args);
  }

  /** Runs a command line over some games while somebody types, a line each. */
  static Run typing(Catalog catalog, String lines, String... args) {
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    int exitCode =
        Spadille.execute(
            catalog,
            shown -> new PipedConsole(new StringReader(lines), shown),
            new PrintWriter(out),
            new PrintWriter(err),
            args);
    return new Run(exitCode, out.toString(), err.toString());
  }

  /** Returns the lines of the output. */
  List<String> lines() {
    return out.lines().toList();
  }
}
