package io.github.spadille.agents;

import com.google.common.base.Ascii;
import io.github.spadille.engine.random.RandomSource;
import java.time.Duration;

/**
 * How long an agent waits before it moves in a game in which time counts.
 *
 * <p>Agents would be faster than any person. A program in which both play together hands in the
 * move of an agent so much later than the agent saw what it answers.
 */
public final class ReactionTime {
  private static final int EASY = 2200;
  private static final int USUAL = 1400;
  private static final int HARD = 800;

  /** The shortest is seven tenths of the usual time, the longest fourteen. */
  private static final int SHORTEST = 7;

  private static final int LONGEST = 14;
  private static final int TENTHS = 10;

  private ReactionTime() {}

  /**
   * Returns how long an agent takes to react this time, as a person of its level would.
   *
   * @param agent its name, as {@link Agents#parse} reads it; {@code easy} is slow, {@code hard}
   *     fast, and all others are between
   */
  public static Duration of(String agent, RandomSource random) {
    int usual =
        switch (Ascii.toLowerCase(agent)) {
          case "easy" -> EASY;
          case "hard" -> HARD;
          default -> USUAL;
        };
    return Duration.ofMillis(random.nextInt(usual * SHORTEST, usual * LONGEST) / TENTHS);
  }
}
