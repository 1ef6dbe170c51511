package io.github.spadille.betting.pontoon;

import static io.github.spadille.engine.game.Refusal.refuse;

import com.google.common.collect.ImmutableList;
import io.github.spadille.betting.pontoon.PontoonHand.Status;
import io.github.spadille.betting.pontoon.PontoonMove.Buy;
import io.github.spadille.betting.pontoon.PontoonMove.Declare;
import io.github.spadille.betting.pontoon.PontoonMove.Split;
import io.github.spadille.betting.pontoon.PontoonMove.Stick;
import io.github.spadille.betting.pontoon.PontoonMove.Twist;
import io.github.spadille.engine.game.Refusal;
import java.util.Optional;

/** What a player may do with the hand that is being played (PON-16 to PON-33). */
final class PlayersTurn {
  private final int stickMinimum;
  private final boolean splitBuy;

  PlayersTurn(PontoonOptions options) {
    this.stickMinimum = options.stickMinimum();
    this.splitBuy = options.splitBuy();
  }

  /**
   * Returns why a move of the player in turn is illegal.
   *
   * @param pontoon whether the hand is a pontoon
   * @param mostHands how many hands a seat can have
   */
  Optional<Refusal> refusal(PontoonState state, PontoonMove move, boolean pontoon, int mostHands) {
    if (move instanceof Declare) {
      return pontoon
          ? Optional.empty()
          : state.hand().isTwoCard21() ? refuse("PON-32", "split") : refuse("PON-16", "none");
    }
    if (pontoon) {
      return refuse("PON-16", "declare");
    }
    if (move instanceof Stick) {
      return refusalOfStick(state);
    }
    if (move instanceof Twist) {
      return refusalOfDraw(state);
    }
    if (move instanceof Buy buy) {
      return refusalOfBuy(state, buy);
    }
    return move instanceof Split
        ? refusalOfSplit(state, mostHands)
        : Pontoon.refusalOfTime(state, move);
  }

  private Optional<Refusal> refusalOfStick(PontoonState state) {
    return mayStick(state)
        ? Optional.empty()
        : refuse("PON-18", "minimum", state.hand().total(), stickMinimum);
  }

  /** Returns why the hand cannot get a card. */
  static Optional<Refusal> refusalOfDraw(PontoonState state) {
    return state.hasUndealt(1) ? Optional.empty() : refuse("PON-33", "empty");
  }

  private Optional<Refusal> refusalOfBuy(PontoonState state, Buy buy) {
    if (state.hasSplit(buy.seat()) && !splitBuy) {
      return refuse("PON-31", "buy");
    }
    if (state.hand().status() == Status.TWISTED) {
      return refuse("PON-21", "twisted");
    }
    int bet = state.bet(buy.seat());
    if (buy.chips() < bet || buy.chips() > 2 * bet) {
      return refuse("PON-19", "price", bet, 2 * bet); // PON-20
    }
    return buy.chips() > state.chips(buy.seat())
        ? refuse("PON-19", "chips", state.chips(buy.seat()))
        : refusalOfDraw(state);
  }

  private static boolean maySplit(PontoonState state, int mostHands) {
    int seat = state.active();
    return state.hand().isPair() // PON-26
        && state.begun().count(seat) < mostHands // PON-30
        && state.chips(seat) >= state.bet(seat) // PON-26
        && state.hasUndealt(2); // PON-33
  }

  private static Optional<Refusal> refusalOfSplit(PontoonState state, int mostHands) {
    if (maySplit(state, mostHands)) {
      return Optional.empty();
    }
    int seat = state.active();
    if (!state.hand().isPair()) {
      return refuse("PON-26", "pair");
    }
    if (state.begun().count(seat) >= mostHands) {
      return refuse("PON-30", "hands", mostHands);
    }
    return state.chips(seat) < state.bet(seat)
        ? refuse("PON-26", "chips", state.bet(seat))
        : refuse("PON-33", "two");
  }

  /**
   * Returns the rules that say what the player in turn may do, in their order.
   *
   * @param pontoon whether the hand is a pontoon
   */
  ImmutableList<String> governing(PontoonState state, boolean pontoon) {
    if (pontoon) {
      return ImmutableList.of("PON-16");
    }
    boolean buysSplit = splitBuy || !state.hasSplit(state.active());
    ImmutableList.Builder<String> rules = ImmutableList.builder();
    rules.add("PON-17", "PON-18");
    if (buysSplit && state.hand().status() == Status.OPEN) {
      rules.add("PON-19", "PON-20");
    }
    rules.add("PON-21");
    if (state.hand().isPair()) {
      rules.add("PON-26");
    }
    if (!buysSplit) {
      rules.add("PON-31");
    }
    if (!state.hasUndealt(1)) {
      rules.add("PON-33");
    }
    return rules.build();
  }

  /**
   * Returns what the player in turn can do that names no number, as bits of {@link TurnMoves}.
   *
   * @param pontoon whether the hand is a pontoon
   * @param mostHands how many hands a seat can have
   */
  int plainMoves(PontoonState state, boolean pontoon, int mostHands) {
    if (pontoon) {
      return TurnMoves.DECLARE; // PON-16
    }
    return (mayStick(state) ? TurnMoves.STICK : 0)
        | (state.hasUndealt(1) ? TurnMoves.TWIST : 0)
        | (maySplit(state, mostHands) ? TurnMoves.SPLIT : 0);
  }

  /**
   * Returns the highest price for which the player in turn can buy a card, or less than the bet.
   */
  int highestPrice(PontoonState state) {
    int seat = state.active();
    boolean buys =
        state.hasUndealt(1)
            && state.hand().status() == Status.OPEN
            && (splitBuy || !state.hasSplit(seat));
    return buys ? (int) Math.min(2 * state.bet(seat), state.chips(seat)) : 0; // PON-19, PON-20
  }

  private boolean mayStick(PontoonState state) { // PON-18
    PontoonHand hand = state.hand();
    return stickMinimum == 0
        || hand.total() >= stickMinimum
        || hand.hasFiveCards()
        || !state.hasUndealt(1);
  }
}
