package io.github.spadille.terminal;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Supplier;
import java.util.regex.Pattern;

/** Presses any of the keys that stand on the screen, now and then another, all the time. */
final class RandomFingers implements Keyboard {
  private static final Pattern KEY = Pattern.compile("(?:^|[: ])([a-z0-9])\\) ");
  private static final int LINES = 6;

  private final TurnedTime time;
  private final Supplier<String> screen;
  private final Random random;

  /**
   * Creates somebody who presses keys.
   *
   * @param screen what was shown last
   */
  RandomFingers(TurnedTime time, Supplier<String> screen, long seed) {
    this.time = time;
    this.screen = screen;
    this.random = new Random(seed);
  }

  @Override
  public Listening keys(Hearer hearer) {
    Pressing pressing = new Pressing(hearer);
    pressing.awaitNext();
    return pressing;
  }

  @Override
  public Listening line(String prompt, Hearer hearer) {
    throw new AssertionError("no line is expected in a game that is played by keys");
  }

  private String key() {
    List<String> lines = screen.get().lines().toList();
    List<String> shown = new ArrayList<>();
    for (String line : lines.subList(Math.max(0, lines.size() - LINES), lines.size())) {
      KEY.matcher(line).results().map(key -> key.group(1)).forEach(shown::add);
    }
    boolean isAny = shown.isEmpty() || random.nextInt(20) == 0;
    return isAny
        ? Character.toString((char) ('a' + random.nextInt(26)))
        : shown.get(random.nextInt(shown.size()));
  }

  private final class Pressing implements Listening {
    private final Hearer hearer;
    private boolean isClosed;

    Pressing(Hearer hearer) {
      this.hearer = hearer;
    }

    void awaitNext() {
      time.at(time.in(20 + random.nextInt(600)), this::press);
    }

    private void press() {
      if (!isClosed) {
        hearer.typed(key(), time.now());
        awaitNext();
      }
    }

    @Override
    public void close() {
      isClosed = true;
    }
  }
}
