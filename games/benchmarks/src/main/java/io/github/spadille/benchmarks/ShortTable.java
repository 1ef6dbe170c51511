package io.github.spadille.benchmarks;

import java.io.PrintStream;
import java.util.Locale;

/** Prints what was measured of each game as a table in Markdown, a row as soon as it is known. */
final class ShortTable {
  private static final String ROW =
      "| %-18s | %11s | %10s | %10s | %10s | %8s | %9s | %7s | %9s | %9s |%n";
  private static final String LINE = "-".repeat(18) + "|";
  private static final String RIGHT = "---:|";

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
        "view µs",
        "replay ms",
        "samples/s");
    out.println("|" + LINE + RIGHT.repeat(9));
  }

  void row(String game, Measured measured, Together together, double samples) {
    boolean limited = measured.ofLimit() > 0;
    row(
        game,
        millions(measured.rate()),
        number("%.0f", measured.bytes()),
        millions(together.rate()),
        number("%.0f", together.bytes()),
        limited ? number("%.2f", measured.ofLimit()) : "",
        number("%.2f", measured.twoThreads()),
        number("%.2f", measured.viewMicros()),
        number("%.2f", measured.replayMillis()),
        number("%,.0f", samples));
  }

  private static String millions(double rate) {
    return number("%.1f M", rate / 1e6);
  }

  private static String number(String format, double value) {
    return String.format(Locale.ROOT, format, value);
  }

  private void row(Object... cells) {
    out.printf(Locale.ROOT, ROW, cells);
  }
}
