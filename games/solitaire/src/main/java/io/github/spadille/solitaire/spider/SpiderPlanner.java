package io.github.spadille.solitaire.spider;

import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.move.MoveList;
import io.github.spadille.engine.random.RandomSource;
import com.google.common.collect.ImmutableList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;

/** Plays Spider from what the player sees. */
final class SpiderPlanner {
  static int SAMPLES = Integer.getInteger("samples", 10);
  static int WIDTH = Integer.getInteger("pw", 10);
  static int ROWS = Integer.getInteger("rows", 1);
  static int REVEALS = Integer.getInteger("reveals", 12);
  static int DEALS = Integer.getInteger("deals", 4);
  private static final int MOST_MOVES = 1_000;

  private final SpiderOptions options;
  private final OpenWeights weights = OpenWeights.USUAL;

  SpiderPlanner(SpiderOptions options) {
    this.options = options;
  }

  SpiderMove choose(MoveList<SpiderMove> offered, Supplier<SpiderState> samples, RandomSource r) {
    SpiderState state = samples.get();
    SpiderMove resign = offered.get(offered.size() - 1);
    if (state.moves() >= MOST_MOVES) {
      return resign;
    }
    int left = state.stock().size();
    byte[] unseen = unseen(state);
    if (unseen.length == 0) {
      ImmutableList<SpiderMove> won = new StagedBeam(options, weights, unseen, 1000, 0, 0, new SearchBudget(1_000_000, Long.MAX_VALUE)).search(state);
      return won == null ? resign : won.get(0);
    }
    double haste = haste(state, unseen.length);
    List<PlanSearch.Plan> plans = new PlanSearch(options, weights, left).from(state, REVEALS, DEALS, haste);
    if (plans.isEmpty()) {
      return resign;
    }
    RandomSource random = RandomSource.seeded(keyOf(state, unseen));
    long[] sums = new long[plans.size()];
    for (int sample = 0; sample < SAMPLES; sample++) {
      shuffle(unseen, random);
      for (int i = 0; i < sums.length; i++) {
        sums[i] += outlook(plans.get(i), unseen, left);
      }
    }
    int best = 0;
    double bestValue = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < sums.length; i++) {
      double value = (double) sums[i] / SAMPLES - haste * plans.get(i).length();
      if (value > bestValue) {
        best = i;
        bestValue = value;
      }
    }
    if (Boolean.getBoolean("dbg")) for (int i = 0; i < sums.length; i++) System.out.println((i==best?"* ":"  ")+plans.get(i).length()+" v "+plans.get(i).value()+" sum "+sums[i]+" first "+BeamWays.toMove(plans.get(i).first())+" last "+BeamWays.toMove(plans.get(i).last())+" haste "+haste);
    return BeamWays.toMove(plans.get(best).first());
  }

  /** What a move costs: the more, the more were made for each card that was turned up. */
  private static double haste(SpiderState state, int unseen) {
    int seen = SpiderState.RUN * SpiderState.RUNS - unseen;
    return 0.5 + 0.25 * Math.max(0, state.moves() - 3 * seen / 2);
  }

  private int outlook(PlanSearch.Plan plan, byte[] unseen, int left) {
    byte[] stock = Arrays.copyOf(unseen, left);
    StagedBeam beam = new StagedBeam(options, weights, stock, WIDTH, 0, 0, new SearchBudget(1L << 40, Long.MAX_VALUE));
    OpenLayout start = beam.start();
    start.unpack(plan.packed(), 0);
    int next = left;
    for (int i = 0; i < OpenLayout.COLUMNS; i++) {
      System.arraycopy(unseen, next, start.cards[i], 0, start.hidden[i]);
      next += start.hidden[i];
    }
    int runs = plan.runs();
    int rest = left;
    int rows = ROWS;
    if (plan.last() == BeamWays.DEAL) {
      runs += start.deal(stock, 0, options.automaticRemoval());
      rest -= OpenLayout.COLUMNS;
      rows--;
    } else {
      runs += start.make(plan.last(), options.automaticRemoval());
    }
    return beam.outlook(rest, runs, rows);
  }

  /** The cards that nobody sees, sorted. */
  private static byte[] unseen(SpiderState state) {
    CardList<PlayingCard> stock = state.stock();
    byte[] cards = new byte[SpiderState.RUN * SpiderState.RUNS];
    int size = 0;
    for (int i = 0; i < stock.size(); i++) {
      cards[size++] = OpenLayout.number(stock.get(i));
    }
    for (Column column : state.columns()) {
      for (int i = 0; i < column.faceDown(); i++) {
        cards[size++] = OpenLayout.number(column.cards().get(i));
      }
    }
    byte[] unseen = Arrays.copyOf(cards, size);
    Arrays.sort(unseen);
    return unseen;
  }

  /** A number that stays the same until new cards are seen, so that a plan is held on to. */
  private static long keyOf(SpiderState state, byte[] unseen) {
    long key = Arrays.hashCode(unseen) * 31L + state.stock().size();
    for (Column column : state.columns()) {
      key = key * 31 + column.faceDown();
    }
    return OpenLayout.mixed(key);
  }

  private static void shuffle(byte[] cards, RandomSource random) {
    for (int i = cards.length - 1; i > 0; i--) {
      int other = random.nextInt(i + 1);
      byte card = cards[i];
      cards[i] = cards[other];
      cards[other] = card;
    }
  }
}
