package io.github.spadille.betting.pontoon;

import com.google.common.collect.ImmutableList;
import io.github.spadille.betting.TwentyOne;
import io.github.spadille.betting.pontoon.PontoonMove.Bank;
import io.github.spadille.betting.pontoon.PontoonMove.Bet;
import io.github.spadille.betting.pontoon.PontoonMove.Buy;
import io.github.spadille.betting.pontoon.PontoonMove.Limits;
import io.github.spadille.betting.pontoon.PontoonMove.Stick;
import io.github.spadille.engine.game.Thinker;
import io.github.spadille.engine.move.MoveList;
import io.github.spadille.engine.random.RandomSource;
import java.util.function.Supplier;
import java.util.function.ToDoubleFunction;

/**
 * Plays Pontoon for the most chips on average in the hand, by what the cards that are not seen may
 * be.
 *
 * <p>With a hand it works the average out ({@link PlayerOutlook}). It takes the banker to draw by
 * the rules of thumb of the game: to 17, to 19 with an ace as 11, and for a fifth card. It does not
 * find out how a banker plays: against one who sticks on one less or one more it throws away 0.03
 * of a bet at each decision. As a banker it takes players to follow the rules of thumb nine times
 * in ten, so that a hand that sticks is rather a good one ({@link BankerOutlook}). Bets and limits
 * follow what a first card wins on average ({@link BetValues}).
 *
 * <p>A card that came from a part of the pack that was seen before is known, and so is the order of
 * such a part. A player uses what is the same in all samples; the banker averages over many.
 */
final class PontoonThinker implements Thinker<PontoonState, PontoonMove> {
  /** A card that is the same in so many samples is known. */
  private static final int TELLING = 16;

  /** So many samples tell how good the hands of the players are. */
  private static final int MANY = 400;

  private final PontoonOptions options;

  PontoonThinker(PontoonOptions options) {
    this.options = options;
  }

  @Override
  public PontoonMove choose(
      MoveList<PontoonMove> offered, Supplier<PontoonState> sampler, RandomSource random) {
    PontoonState state = sampler.get();
    return switch (state.phase()) {
      case LIMITS -> best(offered, move -> worthAsLimits(move, state));
      case BET -> best(offered, move -> worthAsBet(move, state));
      case PLAY -> withHand(offered, new PlayerOutlook(options, samples(TELLING, sampler)));
      case BANK -> asBanker(offered, new BankerOutlook(options, samples(MANY, sampler)));
      case BANK_OFFER -> new Bank(state.seat(), isBankWorthTaking(state));
      case SHUFFLE, OVER ->
          throw new IllegalArgumentException(
              "phase " + state.phase() + "; expected one in which a seat moves");
    };
  }

  private static double worthAsLimits(PontoonMove move, PontoonState state) {
    return BetValues.ofLimits((Limits) move, state);
  }

  private static double worthAsBet(PontoonMove move, PontoonState state) {
    int first = 0;
    for (PontoonHand hand : state.now().hands()) {
      first = hand.seat() == move.seat() ? TwentyOne.low(hand.card(0)) : first;
    }
    return BetValues.ofBet(first, ((Bet) move).chips(), state.chips(move.seat()));
  }

  private static PontoonMove withHand(MoveList<PontoonMove> offered, PlayerOutlook outlook) {
    return best(
        offered,
        move ->
            move instanceof Buy buy && !outlook.isWorthTrying(buy)
                ? Double.NEGATIVE_INFINITY
                : outlook.value(move));
  }

  private static PontoonMove asBanker(MoveList<PontoonMove> offered, BankerOutlook outlook) {
    return best(offered, move -> move instanceof Stick ? outlook.stick() : outlook.twist());
  }

  /** Tells whether some limits win chips for the bank on average. */
  private boolean isBankWorthTaking(PontoonState state) {
    for (int min : options.limitSteps()) {
      for (int max : options.limitSteps()) {
        if (min <= max && BetValues.ofLimits(new Limits(state.seat(), min, max), state) > 0) {
          return true;
        }
      }
    }
    return false;
  }

  /** Returns the move that is worth most, the first of equals. */
  private static PontoonMove best(
      MoveList<PontoonMove> offered, ToDoubleFunction<PontoonMove> worth) {
    PontoonMove best = offered.get(0);
    double most = Double.NEGATIVE_INFINITY;
    for (PontoonMove move : offered) {
      double here = worth.applyAsDouble(move);
      if (here > most) {
        best = move;
        most = here;
      }
    }
    return best;
  }

  private static ImmutableList<PontoonState> samples(int count, Supplier<PontoonState> sampler) {
    ImmutableList.Builder<PontoonState> samples = ImmutableList.builder();
    for (int i = 0; i < count; i++) {
      samples.add(sampler.get());
    }
    return samples.build();
  }
}
