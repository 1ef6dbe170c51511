package io.github.spadille.betting.pontoon;

import io.github.spadille.betting.TwentyOne;
import io.github.spadille.betting.pontoon.PontoonMove.Bank;
import io.github.spadille.betting.pontoon.PontoonMove.Bet;
import io.github.spadille.betting.pontoon.PontoonMove.Buy;
import io.github.spadille.betting.pontoon.PontoonMove.Split;
import io.github.spadille.betting.pontoon.PontoonMove.Stick;
import io.github.spadille.betting.pontoon.PontoonMove.Twist;
import io.github.spadille.betting.pontoon.PontoonState.Phase;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.game.RulesOfThumb;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.words.Phrase;
import java.util.Optional;

/**
 * What a sensible player of Pontoon would rather do: stick on 17, buy where no card makes the hand
 * bust or a fifth one would pay double, split aces and not tens, bet much on an ace, and take the
 * bank.
 */
final class PontoonThumbs implements RulesOfThumb<PontoonState, PontoonMove> {
  static final PontoonThumbs INSTANCE = new PontoonThumbs();

  private static final int USUAL = 1000;
  private static final int SELDOM = 10;

  private static final int ENOUGH = 17;
  private static final int ENOUGH_WITH_ACE_AS_ELEVEN = 19;
  private static final int TEN = 10;
  private static final int ALMOST_FIVE = 4;

  /** A fifth card pays double, so it need not succeed more often than once in three times. */
  private static final int LOW_ENOUGH_FOR_FIVE = 16;

  private PontoonThumbs() {}

  @Override
  public int weight(PontoonState state, PontoonMove move) {
    if (move instanceof Bet bet) {
      return bet(state, bet);
    }
    if (move instanceof Bank bank) {
      return bank.accepts() ? USUAL : SELDOM;
    }
    if (state.phase() != Phase.PLAY && state.phase() != Phase.BANK) {
      return 1;
    }
    PontoonHand hand = state.hand();
    if (move instanceof Split) {
      return split(hand);
    }
    if (move instanceof Stick) {
      return isEnough(hand) ? USUAL * SELDOM : 1;
    }
    if (move instanceof Twist) {
      return isEnough(hand) || isWorthBuying(state) ? SELDOM : USUAL;
    }
    if (move instanceof Buy buy) {
      return buy(state, buy.chips());
    }
    return USUAL; // a pontoon is declared
  }

  /** The more the better; the least is still better than a card for nothing. */
  private static int buy(PontoonState state, int chips) {
    int bet = state.hand().bet();
    return isWorthBuying(state) ? SELDOM + USUAL * (chips - bet) / Math.max(1, bet) : 1;
  }

  /** Tells whether no next card makes a hand bust. */
  private static boolean isSafe(PontoonHand hand) {
    return hand.low() + TEN <= TwentyOne.LIMIT;
  }

  private static boolean isEnough(PontoonHand hand) {
    return isEnough(hand.low(), hand.total() != hand.low(), hand.size());
  }

  /**
   * Tells whether whoever plays a hand sticks with it.
   *
   * @param low the count with 1 for every ace
   * @param ace whether there is one
   * @param size the number of cards
   */
  static boolean isEnough(int low, boolean ace, int size) {
    if (size > ALMOST_FIVE) {
      return true;
    }
    if (isOneFromFive(low, size)) {
      return false;
    }
    int total = TwentyOne.total(low, ace);
    return total >= (total == low ? ENOUGH : ENOUGH_WITH_ACE_AS_ELEVEN);
  }

  private static boolean isOneFromFive(PontoonHand hand) {
    return isOneFromFive(hand.low(), hand.size());
  }

  /** Tells whether a fifth card is worth the risk. */
  private static boolean isOneFromFive(int low, int size) {
    return size == ALMOST_FIVE && low <= LOW_ENOUGH_FOR_FIVE;
  }

  /** Tells whether a card is worth a higher stake; the banker cannot buy. */
  private static boolean isWorthBuying(PontoonState state) {
    PontoonHand hand = state.hand();
    return state.phase() == Phase.PLAY && !isEnough(hand) && (isSafe(hand) || isOneFromFive(hand));
  }

  private static int split(PontoonHand hand) {
    PlayingCard card = hand.card(0);
    if (card.is(Rank.ACE)) {
      return USUAL * SELDOM;
    }
    return card.is(Rank.EIGHT) ? USUAL : 1;
  }

  private static int bet(PontoonState state, Bet bet) {
    int place = 0;
    Seats seats = state.round().dealtTo();
    for (int seat = seats.after(state.banker());
        seat != bet.seat() && place < seats.size();
        place++) {
      seat = seats.after(seat);
    }
    int more = bet.chips() - state.round().limitMin();
    return state.cards().left(place).is(Rank.ACE) ? 1 + more * more : 1 + USUAL / (1 + more * more);
  }

  @Override
  public Optional<Phrase> reason(PontoonState state, PontoonMove move) {
    if (state.phase() != Phase.PLAY && state.phase() != Phase.BANK) {
      return Optional.empty();
    }
    PontoonHand hand = state.hand();
    if (isEnough(hand) && move instanceof Stick) {
      return Optional.of(Phrase.of("thumb.enough", hand.total()));
    }
    if (isWorthBuying(state) && move instanceof Buy) {
      return Optional.of(
          isOneFromFive(hand) ? Phrase.of("thumb.five") : Phrase.of("thumb.buy", hand.total()));
    }
    return move instanceof Split && hand.card(0).is(Rank.ACE)
        ? Optional.of(Phrase.of("thumb.aces"))
        : Optional.empty();
  }
}
