package io.github.spadille.agents;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.base.Ascii;
import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import com.google.common.primitives.Ints;
import com.google.common.primitives.Longs;
import io.github.spadille.engine.match.Agent;
import io.github.spadille.engine.match.LivelyAgent;
import io.github.spadille.engine.match.RandomAgent;
import io.github.spadille.engine.text.SimilarWord;
import java.time.Duration;
import java.util.Optional;
import java.util.function.Function;

/** Agents by name, as people type them: {@code normal}, {@code ismcts:iterations=2000}. */
public final class Agents {
  private static final ImmutableList<String> NAMES =
      ImmutableList.of("random", "lively", "easy", "normal", "hard", "flat", "ismcts");

  private static final ImmutableList<String> UNITS =
      ImmutableList.of("iterations", "moves", "time");

  private static final String MILLISECONDS = "ms";
  private static final String THREADS = ",threads=";

  private Agents() {}

  /** Returns the names, the weakest first; {@code flat} and {@code ismcts} take a budget. */
  public static ImmutableList<String> names() {
    return NAMES;
  }

  /**
   * Returns the agent that a text names.
   *
   * <p>{@code random} plays any move, {@code lively} at random with a temper; {@code lively:7} has
   * the temper 7. {@code easy}, {@code normal} and {@code hard} are {@link Level levels}. {@code
   * flat} and {@code ismcts} search, with a budget after a colon: {@code iterations=2000}, {@code
   * moves=60000} or {@code time=50ms}; {@code ismcts:time=1000ms,threads=2} thinks in two threads.
   *
   * @throws IllegalArgumentException if it is no such text; says what can stand there
   */
  public static Agent parse(String text) {
    int colon = text.indexOf(':');
    String name = Ascii.toLowerCase(colon < 0 ? text : text.substring(0, colon));
    Optional<String> rest = colon < 0 ? Optional.empty() : Optional.of(text.substring(colon + 1));
    return switch (name) {
      case "random" -> alone(text, rest, new RandomAgent());
      case "lively" -> new LivelyAgent(rest.map(temper -> number(text, temper)).orElse(0L));
      case "easy", "normal", "hard" ->
          alone(text, rest, Level.valueOf(Ascii.toUpperCase(name)).agent());
      case "flat" -> searching(text, rest, Ismcts::flat);
      case "ismcts" -> searching(text, rest, Ismcts::of);
      default ->
          throw new IllegalArgumentException(
              "unknown agent "
                  + text
                  + SimilarWord.suggestion(name, NAMES)
                  + "; there are "
                  + Joiner.on(", ").join(NAMES));
    };
  }

  private static Agent alone(String text, Optional<String> rest, Agent agent) {
    checkArgument(rest.isEmpty(), "agent %s: nothing can stand after %s", text, agent);
    return agent;
  }

  private static Agent searching(
      String text, Optional<String> rest, Function<Budget, Ismcts> kind) {
    String given = rest.orElse("");
    int comma = given.indexOf(THREADS);
    if (comma < 0) {
      return kind.apply(budget(text, given));
    }
    long threads = positive(text, given.substring(comma + THREADS.length()));
    return kind.apply(budget(text, given.substring(0, comma)))
        .withThreads(Ints.saturatedCast(threads));
  }

  private static Budget budget(String text, String given) {
    int equals = given.indexOf('=');
    String unit = equals < 0 ? given : given.substring(0, equals);
    checkArgument(
        equals >= 0 && UNITS.contains(unit),
        "agent %s: after the colon stands a budget, such as iterations=2000, moves=60000 or"
            + " time=50ms%s",
        text,
        SimilarWord.suggestion(unit, UNITS));
    String amount = given.substring(equals + 1);
    return switch (unit) {
      case "iterations" -> Budget.ofIterations(positive(text, amount));
      case "moves" -> Budget.ofMoves(positive(text, amount));
      default -> Budget.ofTime(Duration.ofMillis(positive(text, milliseconds(text, amount))));
    };
  }

  private static String milliseconds(String text, String amount) {
    checkArgument(
        amount.endsWith(MILLISECONDS),
        "agent %s: time=%s; expected such as time=50ms",
        text,
        amount);
    return amount.substring(0, amount.length() - MILLISECONDS.length());
  }

  private static long positive(String text, String digits) {
    long number = number(text, digits);
    checkArgument(number > 0, "agent %s: %s; expected 1 or more", text, digits);
    return number;
  }

  private static long number(String text, String digits) {
    Long number = Longs.tryParse(digits);
    checkArgument(number != null, "agent %s: %s is no whole number", text, digits);
    return number;
  }
}
