package io.github.spadille.solitaire.spider;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.game.HandPhase;
import io.github.spadille.engine.game.Rules;
import io.github.spadille.solitaire.spider.SpiderSolution.Verdict;
import java.time.Duration;
import org.jspecify.annotations.Nullable;

/**
 * Finds moves that win a deal of Spider with all cards open, face-down cards and the stock too.
 *
 * <pre>{@code
 * SpiderSolution found = SpiderSolver.of(SpiderOptions.defaults()).solve(state);
 * }</pre>
 *
 * <p>It searches by beams, each wider than the last and with another blur, until one wins, one has
 * left nothing out, or the budget is spent. Layouts that were met are known again by hashes of 64
 * bits. With a budget of layouts alone the answer is a function of the state. Immutable and
 * thread-safe.
 */
public final class SpiderSolver {
  /** How many layouts are looked at if nothing else is said. */
  public static final long LAYOUTS = 5_000_000;

  private static final int FIRST_WIDTH = 64;
  private static final int GROWTH = 4;

  /** A wider beam takes more memory than a usual process has; as wide, others follow. */
  private static final int GREATEST_WIDTH = 1 << 16;

  /** So much may chance add to the value of a layout, from the second pass on. */
  private static final int BLUR = 16;

  private final SpiderOptions options;
  private final long layouts;
  private final Duration time;

  private SpiderSolver(SpiderOptions options, long layouts, Duration time) {
    this.options = options;
    this.layouts = layouts;
    this.time = time;
  }

  /**
   * Returns a solver for rules as they are played, with a budget as {@link #of(SpiderOptions)}.
   *
   * @throws IllegalArgumentException if they are not those of {@link Spider} with its house rules,
   *     but a variant, which may allow other moves
   */
  public static SpiderSolver of(Rules<SpiderState, SpiderMove> rules) {
    if (rules.getClass() == Spider.class) {
      return of(((Spider) rules).options());
    }
    throw new IllegalArgumentException(
        "rules of "
            + rules.getClass().getName()
            + "; the solver knows those of Spider with its house rules, and no variant");
  }

  /** Returns a solver for some house rules, with a budget of {@link #LAYOUTS} and ample time. */
  public static SpiderSolver of(SpiderOptions options) {
    return new SpiderSolver(options, LAYOUTS, Duration.ofDays(1));
  }

  /**
   * Returns this solver, which looks at so many layouts at most.
   *
   * @throws IllegalArgumentException if {@code most} is less than 1
   */
  public SpiderSolver withLayouts(long most) {
    checkArgument(most >= 1, "%s layouts; expected 1 or more", most);
    return new SpiderSolver(options, most, time);
  }

  /**
   * Returns this solver, which stops after some time.
   *
   * @throws IllegalArgumentException if {@code most} is not positive, or more than a day
   */
  public SpiderSolver withTime(Duration most) {
    checkArgument(
        most.compareTo(Duration.ZERO) > 0 && most.compareTo(Duration.ofDays(1)) <= 0,
        "time %s; expected more than none, and at most a day",
        most);
    return new SpiderSolver(options, layouts, most);
  }

  /**
   * Searches for a way to win.
   *
   * @param state a state after the shuffle; its moves so far make no difference
   * @throws IllegalArgumentException if the cards were not yet shuffled
   */
  public SpiderSolution solve(SpiderState state) {
    checkArgument(state.phase() != HandPhase.SHUFFLE, "nothing is dealt yet");
    if (state.phase() == HandPhase.OVER) {
      Verdict verdict = state.isWon() ? Verdict.SOLVED : Verdict.IMPOSSIBLE;
      return new SpiderSolution(verdict, ImmutableList.of(), 0, state.runs());
    }
    byte[] stock = new byte[state.stock().size()];
    for (int i = 0; i < stock.length; i++) {
      stock[i] = PackedCard.number(state.stock().get(i));
    }
    SearchBudget budget = new SearchBudget(layouts, time.toNanos());
    int runs = state.runs();
    int pass = 0;
    for (int width = FIRST_WIDTH; !budget.isSpent(); width = wider(width)) {
      int blur = pass == 0 ? 0 : BLUR;
      StagedBeam beam =
          new StagedBeam(options, OpenWeights.USUAL, stock, width, blur, pass, budget);
      @Nullable ImmutableList<SpiderMove> won = beam.search(state);
      pass++;
      runs = Math.max(runs, beam.mostRuns());
      if (won != null) {
        return new SpiderSolution(Verdict.SOLVED, won, budget.spent(), SpiderState.RUNS);
      }
      if (!beam.hasLeftOut()) {
        return new SpiderSolution(Verdict.IMPOSSIBLE, ImmutableList.of(), budget.spent(), runs);
      }
    }
    return new SpiderSolution(Verdict.GIVEN_UP, ImmutableList.of(), budget.spent(), runs);
  }

  static int NOISE = Integer.getInteger("noise", 16);

  private static int wider(int width) {
    return Math.min(GREATEST_WIDTH, width * GROWTH);
  }
}
