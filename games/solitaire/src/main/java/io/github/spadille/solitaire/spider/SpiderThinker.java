package io.github.spadille.solitaire.spider;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.game.Thinker;
import io.github.spadille.engine.move.MoveList;
import io.github.spadille.engine.random.RandomSource;
import io.github.spadille.solitaire.spider.PlanSearch.Plan;
import io.github.spadille.solitaire.spider.SpiderMove.Resign;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Plays Spider from what the player sees: takes the plan after which most can be made of the cards
 * on samples of those that are face down.
 *
 * <p>Of a sample it uses the layout and which cards are unseen, not where they lie; it shuffles
 * those itself, in the same way until new cards are seen. So it holds on to a plan.
 */
final class SpiderThinker implements Thinker<SpiderState, SpiderMove> {
  private static final OpenWeights WEIGHTS = OpenWeights.USUAL;
  private static final int SAMPLES = 10;
  private static final int WIDTH = 10;
  private static final int ROWS = 1;

  /** With all cards seen it searches for the win itself, as wide as this. */
  private static final int LAST_WIDTH = 1_000;

  private static final long LAST_LAYOUTS = 1_000_000;

  /** A game of so many moves goes round in circles. */
  private static final int MOST_MOVES = 1_000;

  /** What a move costs while there are not more than so many for each card that was seen. */
  private static final double LEAST_HASTE = 0.5;

  private static final double MOVES_FOR_A_CARD = 1.5;

  /** How much more it costs for each move beyond that. */
  private static final double MORE_HASTE = 0.25;

  private static final SpiderMove RESIGN = new Resign(0);

  private final SpiderOptions options;
  private final int samples;

  SpiderThinker(SpiderOptions options) {
    this(options, SAMPLES);
  }

  /** Creates a thinker that looks at some number of samples for each decision. */
  SpiderThinker(SpiderOptions options, int samples) {
    this.options = options;
    this.samples = samples;
  }

  @Override
  public SpiderMove choose(
      MoveList<SpiderMove> offered, Supplier<SpiderState> sampler, RandomSource random) {
    SpiderState state = sampler.get();
    UnseenCards unseen = UnseenCards.in(state);
    if (state.moves() >= MOST_MOVES) {
      return RESIGN;
    }
    if (unseen.isEmpty()) {
      return towardsWin(state);
    }
    double haste = haste(state, unseen);
    PlanSearch search = new PlanSearch(options, WEIGHTS, state.stock().size());
    List<Plan> plans = search.from(state, haste);
    return plans.isEmpty() ? RESIGN : best(plans, unseen, haste).firstMove();
  }

  private SpiderMove towardsWin(SpiderState state) {
    SearchBudget budget = new SearchBudget(LAST_LAYOUTS, Long.MAX_VALUE);
    StagedBeam beam = new StagedBeam(options, WEIGHTS, new byte[0], LAST_WIDTH, 0, 0, budget);
    @Nullable ImmutableList<SpiderMove> won = beam.search(state);
    return won == null ? RESIGN : won.get(0);
  }

  /** Returns what a move costs: the more, the more were made for each card that was seen. */
  private static double haste(SpiderState state, UnseenCards unseen) {
    int seen = SpiderState.RUN * SpiderState.RUNS - unseen.size();
    return LEAST_HASTE + MORE_HASTE * Math.max(0, state.moves() - MOVES_FOR_A_CARD * seen);
  }

  private Plan best(List<Plan> plans, UnseenCards unseen, double haste) {
    long[] outlooks = new long[plans.size()];
    for (int sample = 0; sample < samples; sample++) {
      unseen.shuffle();
      for (int i = 0; i < outlooks.length; i++) {
        outlooks[i] += outlook(plans.get(i), unseen);
      }
    }
    Plan best = plans.get(0);
    double most = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < outlooks.length; i++) {
      double value = (double) outlooks[i] / samples - haste * plans.get(i).length();
      if (value > most) {
        best = plans.get(i);
        most = value;
      }
    }
    return best;
  }

  /** Returns what can be made of the cards after a plan, until the next row is dealt. */
  private int outlook(Plan plan, UnseenCards unseen) {
    byte[] stock = unseen.stock();
    SearchBudget budget = new SearchBudget(Long.MAX_VALUE, Long.MAX_VALUE);
    StagedBeam beam = new StagedBeam(options, WEIGHTS, stock, WIDTH, 0, 0, budget);
    OpenLayout layout = beam.start();
    layout.unpack(plan.packed(), 0);
    unseen.layUnder(layout);
    boolean removesItself = options.automaticRemoval();
    if (plan.last() == BeamWays.DEAL) {
      int runs = plan.runs() + layout.deal(stock, 0, removesItself);
      return beam.outlook(stock.length - OpenLayout.COLUMNS, runs, ROWS - 1);
    }
    return beam.outlook(stock.length, plan.runs() + layout.make(plan.last(), removesItself), ROWS);
  }
}
