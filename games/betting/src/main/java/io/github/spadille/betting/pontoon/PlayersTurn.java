package io.github.spadille.betting.pontoon;

import static io.github.spadille.engine.game.Refusal.refuse;

import com.google.common.collect.ImmutableList;
import io.github.spadille.betting.pontoon.PontoonHand.Status;
import io.github.spadille.betting.pontoon.PontoonMove.Buy;
import io.github.spadille.betting.pontoon.PontoonMove.Declare;
import io.github.spadille.betting.pontoon.PontoonMove.Split;
import io.github.spadille.betting.pontoon.PontoonMove.Stick;
import io.github.spadille.betting.pontoon.PontoonMove.Twist;
import io.github.spadille.betting.pontoon.PontoonState.Phase;
import io.github.spadille.engine.game.Refusal;
import io.github.spadille.engine.move.MoveList;
import io.github.spadille.engine.move.SeatChoice;
import java.util.Optional;
import java.util.function.BiPredicate;
import java.util.function.IntSupplier;

/** What may be done with the hand that is played (PON-16 to PON-33, PON-34, PON-37). */
final class PlayersTurn {
  private static final SeatChoice<PontoonMove> DECLARE = SeatChoice.of(Declare::new);
  private static final SeatChoice<PontoonMove> STICK = SeatChoice.of(Stick::new);
  private static final SeatChoice<PontoonMove> TWIST = SeatChoice.of(Twist::new);
  private static final SeatChoice<PontoonMove> STICK_OR_TWIST =
      SeatChoice.of(Stick::new, Twist::new);
  private static final SeatChoice<PontoonMove> TWIST_OR_SPLIT =
      SeatChoice.of(Twist::new, Split::new);
  private static final SeatChoice<PontoonMove> STICK_TWIST_OR_SPLIT =
      SeatChoice.of(Stick::new, Twist::new, Split::new);

  private final PontoonOptions options;
  private final BiPredicate<PontoonState, PontoonHand> mayDeclare;
  private final IntSupplier mostHands;

  /**
   * Creates what a game asks.
   *
   * @param mayDeclare whether the hand that is played is a pontoon
   * @param mostHands how many hands a seat can have
   */
  PlayersTurn(
      PontoonOptions options,
      BiPredicate<PontoonState, PontoonHand> mayDeclare,
      IntSupplier mostHands) {
    this.options = options;
    this.mayDeclare = mayDeclare;
    this.mostHands = mostHands;
  }

  /** Returns why the seat in turn may not make a move, if it may not. */
  Optional<Refusal> refusal(PontoonState state, PontoonMove move) {
    PontoonHand hand = state.hand();
    boolean banks = state.phase() == Phase.BANK;
    if (!banks && mayDeclare.test(state, hand)) {
      return move instanceof Declare ? Optional.empty() : refuse("PON-16", "declare");
    }
    if (move instanceof Stick) {
      return refusalOfStick(state);
    }
    if (move instanceof Twist) {
      return refusalOfDraw(state);
    }
    if (move instanceof Buy buy) {
      return banks ? refuse("PON-37", "buy") : refusalOfBuy(state, buy);
    }
    if (move instanceof Split) {
      return banks ? refuse("PON-37", "split") : refusalOfSplit(state);
    }
    return move instanceof Declare
        ? Optional.of(refusalOfDeclare(hand, banks))
        : Timing.refusal(state, move);
  }

  /** Says why a hand that is not a pontoon, or the banker's, is not declared. */
  private static Refusal refusalOfDeclare(PontoonHand hand, boolean banks) {
    if (banks) {
      return Refusal.of("PON-34", "pontoon");
    }
    return hand.isTwoCard21() ? Refusal.of("PON-32", "split") : Refusal.of("PON-16", "none");
  }

  /** The minimum does not bind the banker, nor who cannot draw or could stop at five cards. */
  private Optional<Refusal> refusalOfStick(PontoonState state) { // PON-18
    PontoonHand hand = state.hand();
    return state.phase() == Phase.PLAY
            && hand.total() < options.stickMinimum()
            && !hand.hasFiveCards()
            && state.hasLeft(1)
        ? refuse("PON-18", "minimum", hand.total(), options.stickMinimum())
        : Optional.empty();
  }

  private static Optional<Refusal> refusalOfDraw(PontoonState state) {
    return state.hasLeft(1) ? Optional.empty() : refuse("PON-33", "empty");
  }

  private Optional<Refusal> refusalOfBuy(PontoonState state, Buy buy) {
    if (!buysHere(state)) {
      return refuse("PON-31", "buy");
    }
    if (state.hand().status() == Status.TWISTED) {
      return refuse("PON-21", "twisted");
    }
    int bet = state.hand().bet();
    if (buy.chips() < bet || buy.chips() > 2 * bet) {
      return refuse("PON-19", "price", bet, 2 * bet); // PON-20
    }
    return buy.chips() > state.chips(buy.seat())
        ? refuse("PON-19", "chips", state.chips(buy.seat()))
        : refusalOfDraw(state);
  }

  private boolean buysHere(PontoonState state) { // PON-31
    return options.splitBuy() || state.count(state.seat()) == 1;
  }

  private Optional<Refusal> refusalOfSplit(PontoonState state) {
    PontoonHand hand = state.hand();
    if (!hand.isPair()) {
      return refuse("PON-26", "pair");
    }
    if (state.count(hand.seat()) >= mostHands.getAsInt()) {
      return refuse("PON-30", "hands", mostHands.getAsInt());
    }
    if (state.chips(hand.seat()) < hand.bet()) {
      return refuse("PON-26", "chips", hand.bet());
    }
    return state.hasLeft(2) ? Optional.empty() : refuse("PON-33", "two");
  }

  /** Returns a pontoon alone, or stick, twist, split and what can be bought in ascending order. */
  MoveList<PontoonMove> moves(PontoonState state) {
    int seat = state.seat();
    PontoonHand hand = state.hand();
    boolean banks = state.phase() == Phase.BANK;
    if (!banks && mayDeclare.test(state, hand)) {
      return DECLARE.get(seat); // PON-16
    }
    boolean draws = state.hasLeft(1);
    if (banks || !draws) {
      return (draws ? STICK_OR_TWIST : STICK).get(seat); // PON-33, PON-34
    }
    boolean sticks = refusalOfStick(state).isEmpty();
    boolean splits = hand.isPair() && refusalOfSplit(state).isEmpty();
    MoveList<PontoonMove> free = free(sticks, splits).get(seat);
    int most = (int) Math.min(2L * hand.bet(), state.chips(seat)); // PON-19
    return hand.status() == Status.OPEN && buysHere(state)
        ? Buy.SHARED.range(free, seat, hand.bet(), most)
        : free;
  }

  /** Returns what costs nothing but the bet of a hand that is split. */
  private static SeatChoice<PontoonMove> free(boolean sticks, boolean splits) {
    if (splits) {
      return sticks ? STICK_TWIST_OR_SPLIT : TWIST_OR_SPLIT;
    }
    return sticks ? STICK_OR_TWIST : TWIST;
  }

  /** Returns the rules that say what the player may do, in their order. */
  ImmutableList<String> governing(PontoonState state) {
    PontoonHand hand = state.hand();
    if (mayDeclare.test(state, hand)) {
      return ImmutableList.of("PON-16");
    }
    ImmutableList.Builder<String> governing = ImmutableList.builder();
    governing.add("PON-17", "PON-18");
    if (buysHere(state) && hand.status() == Status.OPEN) {
      governing.add("PON-19", "PON-20");
    }
    governing.add("PON-21");
    if (hand.isPair()) {
      governing.add("PON-26");
    }
    if (!buysHere(state)) {
      governing.add("PON-31");
    }
    return state.hasLeft(1) ? governing.build() : governing.add("PON-33").build();
  }
}
