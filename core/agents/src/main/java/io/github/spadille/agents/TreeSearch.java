package io.github.spadille.agents;

import com.google.common.collect.Iterables;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Rules;
import io.github.spadille.engine.game.RulesOfThumb;
import io.github.spadille.engine.knowledge.Sampler;
import io.github.spadille.engine.match.Observation;
import io.github.spadille.engine.match.Playout;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.move.MoveList;
import io.github.spadille.engine.random.RandomSource;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.words.Phrase;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * One search: what the players may see, as trees that grow from imagined games.
 *
 * <p>Belongs to one thread.
 */
final class TreeSearch<S extends GameState, M extends Move> {
  /** So many games are played at first, to see how large gains are. */
  private static final int TRIALS = 8;

  /** A sample serves until as much was played from it as it took to draw, at most so often. */
  private static final int MOST_FOR_ONE_SAMPLE = 24;

  /** How much a move is tried of which rules of thumb think nothing; the best of them 1 more. */
  private static final double UNLIKELY = 0.5;

  /** To choose from so many moves takes as long as to play one. */
  private static final int LONG_LIST = 64;

  private final long begun = System.nanoTime();
  private final Rules<S, M> rules;
  private final ThumbPolicy<S, M> thumbs;
  private final boolean hasThumbs;
  private final boolean leans;
  private final int seat;
  private final MoveList<M> offered;

  /** Those of the moves offered that the search looks at. */
  private MoveList<M> considered;

  private final RandomSource random;
  private final Sampler<S, M> sampler;
  private final int hand;
  private final Playout<S, M> playout;
  private final Gain<S> gain;
  private final Trees<S, M> trees;
  private final double[] gains;
  private @Nullable S sample;
  private int uses;
  private long usedFrom;
  private long drawing;

  /** Moves that were played in imagination, or work that took as long. */
  private long moves;

  TreeSearch(Observation<S, M> observation, RandomSource random, SearchOptions options) {
    this.rules = observation.rules();
    RulesOfThumb<S, M> said = rules.rulesOfThumb();
    this.hasThumbs = options.thumbs() && said != RulesOfThumb.<S, M>none();
    this.leans = hasThumbs && options.leans();
    this.thumbs = new ThumbPolicy<>(said);
    this.seat = observation.seat();
    this.offered = observation.legalMoves();
    this.considered = offered;
    this.random = random;
    this.sampler = observation.sampler();
    this.hand = observation.view().hand();
    this.gain = new Gain<>(rules, observation.returns());
    this.gains = new double[rules.seats()];
    boolean secrets = Iterables.any(rules.syntax().concealedKeys(), key -> !key.equals("shuffle"));
    this.trees = new Trees<>(rules, secrets ? rules.seats() : 1, options);
    this.playout =
        Playout.of(rules)
            .by(this::imagined)
            .until(this::isEnd)
            .withMoveLimit(options.playoutLimit());
  }

  /** Returns a move of those whom an arena would ask, when an imagined game is played on. */
  private M imagined(S state, MoveList<M> legal, RandomSource source) {
    MoveList<M> moves = canInterrupt(state) ? movesOfOne(state) : legal;
    return hasThumbs
        ? thumbs.choose(state, moves, source)
        : moves.get(source.nextInt(moves.size()));
  }

  /** Tells whether somebody may act for whom the game does not wait. */
  private static boolean canInterrupt(GameState state) {
    Seats inTurn = state.turn().seats();
    return inTurn.size() > 1 && !inTurn.equals(state.awaited());
  }

  private boolean isEnd(S state) {
    return state.handNumber() != hand;
  }

  /** Searches until a budget is spent, or the thread is interrupted. */
  void run(Budget budget) {
    double usual = 0;
    long start = System.nanoTime();
    for (int i = 0; i < TRIALS; i++) {
      gain.ofPoints(playOut(draw()), gains);
      usual += Gain.size(gains) / TRIALS;
    }
    gain.weighOutcome(usual);
    double spent = budget.unit() == Budget.Unit.TIME ? System.nanoTime() - start : work();
    consider(budget.iterations(spent / TRIALS));
    if (leans) {
      trees.lean(leanings(considered, draw()));
    }
    for (long done = 0; !isSpent(budget, done); done++) {
      iterate();
    }
  }

  private long work() {
    return moves + thumbs.weighed();
  }

  /** Looks at what a sensible player might do, and at no more than can be tried. */
  private void consider(double iterations) {
    S any = sample == null ? draw() : sample;
    considered = sensible(any);
    Shortlist shortlist = new Shortlist(iterations);
    if (!shortlist.holds(considered.size())) {
      RulesOfThumb<S, M> said = rules.rulesOfThumb();
      considered = shortlist.of(considered, move -> hasThumbs ? said.weight(any, move) : 1, random);
    }
  }

  /** Returns the moves without those that a sensible player never makes, if any are left. */
  private MoveList<M> sensible(S any) {
    if (!hasThumbs) {
      return offered;
    }
    RulesOfThumb<S, M> said = rules.rulesOfThumb();
    List<M> moves = new ArrayList<>();
    for (M move : offered) {
      if (said.weight(any, move) > 0) {
        moves.add(move);
      }
    }
    boolean all = moves.isEmpty() || moves.size() == offered.size();
    return all ? offered : MoveList.copyOf(moves);
  }

  /**
   * Returns what rules of thumb say of some moves of the seat: from 0.5 for one of which they think
   * nothing to 1.5 for the best of them.
   *
   * @param any a sample: what the mover does not see makes no difference to the rules
   */
  private double[] leanings(MoveList<M> moves, S any) {
    RulesOfThumb<S, M> said = rules.rulesOfThumb();
    double[] leanings = new double[moves.size()];
    double greatest = 1;
    for (int i = 0; i < leanings.length; i++) {
      leanings[i] = said.weight(any, moves.get(i));
      greatest = Math.max(greatest, leanings[i]);
    }
    for (int i = 0; i < leanings.length; i++) {
      leanings[i] = UNLIKELY + leanings[i] / greatest;
    }
    return leanings;
  }

  private boolean isSpent(Budget budget, long iterations) {
    if (budget.unit() == Budget.Unit.ITERATIONS) {
      return iterations >= budget.amount();
    }
    boolean isTime = budget.unit() == Budget.Unit.TIME;
    if (isTime && Thread.currentThread().isInterrupted()) {
      return true;
    }
    long spent = isTime ? System.nanoTime() - begun : work();
    // Each move is tried once, however long the game is: otherwise the first of them is played.
    return spent >= budget.amount() && iterations >= considered.size();
  }

  private S draw() {
    S last = sample;
    if (last != null && uses < MOST_FOR_ONE_SAMPLE && moves - usedFrom < drawing) {
      uses++;
      return last;
    }
    long before = sampler.work();
    S next = sampler.draw(random);
    drawing = sampler.work() - before;
    moves += drawing;
    usedFrom = moves;
    uses = 1;
    sample = next;
    return next;
  }

  private S playOut(S state) {
    Playout.Result<S> result = playout.play(state, random);
    moves += 1 + result.decisions();
    return result.last();
  }

  private void iterate() {
    S state = draw();
    trees.begin();
    int mover = seat; // At the root it is this seat that was asked, whoever else may move.
    while (trees.isInside() && !state.turn().isOver() && !isEnd(state)) {
      if (state.turn().isChance()) {
        state = rules.apply(state, rules.chance(state, random));
      } else {
        MoveList<M> legal = mover >= 0 ? considered : movesOfOne(state);
        M move = trees.choose(state, legal, random, hasThumbs ? thumbs : null);
        trees.follow(state, move);
        state = rules.apply(state, move);
        mover = Move.CHANCE;
        moves += legal.size() / LONG_LIST;
      }
      moves++;
    }
    gain.of(isEnd(state) || state.turn().isOver() ? state : playOut(state), gains);
    trees.learn(gains);
  }

  /**
   * Returns the moves of one of the seats that an arena would ask, each as likely as the others.
   */
  private MoveList<M> movesOfOne(S state) {
    Seats inTurn = state.turn().seats();
    if (inTurn.size() == 1) {
      return rules.legalMoves(state);
    }
    MoveList<M> moves = movesOfOne(state, state.awaited());
    return moves.isEmpty() ? movesOfOne(state, inTurn) : moves;
  }

  /** Returns the moves of one of some seats; none if none of them has a move. */
  private MoveList<M> movesOfOne(S state, Seats seats) {
    Seats left = seats;
    while (!left.isEmpty()) {
      int mover = anyOf(left);
      MoveList<M> moves = rules.legalMoves(state, mover);
      if (!moves.isEmpty()) {
        return moves;
      }
      left = left.without(mover);
    }
    return MoveList.empty();
  }

  private int anyOf(Seats seats) {
    Seats left = seats;
    for (int skip = random.nextInt(seats.size()); skip > 0; skip--) {
      left = left.without(left.first());
    }
    return left.first();
  }

  /** Returns what was found until now. */
  Findings<M> findings() {
    int[] visits = new int[offered.size()];
    double[] gained = new double[visits.length];
    for (int i = 0; i < visits.length; i++) {
      TreeNode node = trees.root(seat).child(offered.get(i));
      if (node != null) {
        visits[i] = node.visits;
        gained[i] = node.gained;
      }
    }
    double[] doubts = new double[visits.length];
    Arrays.fill(doubts, 1);
    S last = sample;
    if (leans && last != null) {
      double[] leanings = leanings(offered, last);
      Arrays.setAll(doubts, i -> 2 - leanings[i]); // What is tried more has to prove less.
    }
    return new Findings<>(offered, visits, gained, doubts, trees.spread() * trees.spread());
  }

  /** Returns what a rule of thumb says of a move of the seat, which every sample shows alike. */
  Optional<Phrase> reason(M move) {
    S last = sample;
    return last == null ? Optional.empty() : rules.rulesOfThumb().reason(last, move);
  }
}
