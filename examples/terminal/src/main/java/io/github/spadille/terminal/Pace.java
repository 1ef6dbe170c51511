package io.github.spadille.terminal;

import java.time.Duration;

/**
 * How fast a person is told what happens.
 *
 * @param console where the person sits
 * @param line how long each line is shown before the next
 */
record Pace(Console console, Duration line) {
  /** Lets a line be read. */
  void afterLine() {
    console.pause(line);
  }

  /** Lets the end of a hand be looked at until a key is pressed; at full speed nobody waits. */
  void afterHand(String text) {
    if (!line.isZero()) {
      console.waitForKey(text);
    }
  }
}
