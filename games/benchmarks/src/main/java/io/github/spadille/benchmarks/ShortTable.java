package io.github.spadille.benchmarks;

import java.io.PrintStream;
import java.util.Locale;

/** Prints what was measured of each game, a line as soon as it is known. */
final class ShortTable {
  private static final String ROW = "%-14s %12s %11s %12s %11s %9s %10s %8s %10s %11s%n";

  private final PrintStream out;

  ShortTable(PrintStream out) {
    this.out = out;
  }

  void head() {
    row(
        "game",
        "decisions/s",
        "B/decision",
        "together/s",
        "B together",
        "of limit",
        "2 threads",
        "view us",
        "replay ms",
        "samples/s");
    row(
        "----",
        "-----------",
        "----------",
        "----------",
        "----------",
        "--------",
        "---------",
        "-------",
        "---------",
        "---------");
  }

  void row(String game, Measured measured, Together together, double samples) {
    boolean limited = measured.ofLimit() > 0;
    row(
        game,
        number("%,.0f", measured.rate()),
        number("%.0f", measured.bytes()),
        number("%,.0f", together.rate()),
        number("%.0f", together.bytes()),
        limited ? number("%.2f", measured.ofLimit()) : "",
        number("%.2f", measured.twoThreads()),
        number("%.2f", measured.viewMicros()),
        number("%.2f", measured.replayMillis()),
        number("%,.0f", samples));
  }

  private static String number(String format, double value) {
    return String.format(Locale.ROOT, format, value);
  }

  private void row(Object... cells) {
    out.printf(Locale.ROOT, ROW, cells);
  }
}
