package io.github.spadille.testkit.variant;

import java.util.Arrays;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Bends one point, and leaves all others as they are. */
final class OnePoint implements Bender {
  /** How often a point is asked before a game is said to turn in a circle. */
  private static final int MOST_ASKED = 3_000_000;

  private final String name;
  private final Bend bend;
  private final String ruleId;
  private final Function<Asked, @Nullable Object> answers;
  private final AtomicInteger times = new AtomicInteger();
  private volatile boolean hasBent;

  OnePoint(String name, Bend bend, String ruleId, Function<Asked, @Nullable Object> answers) {
    this.name = name;
    this.bend = bend;
    this.ruleId = ruleId;
    this.answers = answers;
  }

  @Override
  @SuppressWarnings("unchecked") // a contract that answers another type fails with a cast
  public <T extends @Nullable Object> T bend(
      String point, int seats, T answer, @Nullable Object[] arguments) {
    if (!point.equals(name)) {
      return answer;
    }
    if (times.incrementAndGet() > MOST_ASKED) {
      throw new IllegalStateException(point + " is asked again and again");
    }
    Object usual = bend.of(answer, seats, ruleId);
    Object bent = answers.apply(new Asked(point, bend, Arrays.asList(arguments), answer, usual));
    if (!Objects.equals(bent, answer)) {
      hasBent = true;
    }
    return (T) bent;
  }

  /** Tells whether the game was given another answer than its own. */
  boolean hasBent() {
    return hasBent;
  }
}
