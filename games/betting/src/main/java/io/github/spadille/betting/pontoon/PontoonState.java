package io.github.spadille.betting.pontoon;

import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Outcome;
import io.github.spadille.engine.game.ScoreSheet;
import io.github.spadille.engine.game.Turn;
import java.util.Optional;
import org.immutables.value.Value;

/**
 * Where a game of Pontoon stands.
 *
 * @param phase what is awaited
 * @param handNumber the number of the hand, from 1
 * @param banker the seat that keeps the bank and deals
 * @param active the seat to act
 * @param activeHand which of its hands is being played, from 0
 * @param limitMin the lowest bet; 0 while limits are awaited
 * @param limitMax the highest bet; 0 while limits are awaited
 * @param pack the cards that are not dealt, the next to be dealt first
 * @param hands the hands of each seat, in the order of play; none of a seat that does not take part
 * @param pontoons the seats that have declared a pontoon in this hand, as bits; while the bank is
 *     offered those that have not refused it
 * @param reshuffle whether the next hand begins with a shuffle
 * @param sheet every change of the chips that are not staked
 */
@Value.Builder
public record PontoonState(
    Phase phase,
    int handNumber,
    int banker,
    int active,
    int activeHand,
    int limitMin,
    int limitMax,
    CardList<PlayingCard> pack,
    PontoonHands hands,
    int pontoons,
    boolean reshuffle,
    ScoreSheet sheet)
    implements GameState, WithPontoonState {
  /** No seat. */
  static final int NONE = -1;

  /** What is awaited. */
  public enum Phase {
    /** The limits of a new banker. */
    LIMITS,
    /** A shuffle. */
    SHUFFLE,
    /** The bet of a player. */
    BET,
    /** What a player does with a hand. */
    PLAY,
    /** What the banker does. */
    BANK,
    /** Whether a seat takes the bank. */
    BANK_OFFER,
    /** Nothing: the game is over. */
    OVER
  }

  @Override
  public Turn turn() {
    if (phase == Phase.SHUFFLE) {
      return Turn.chance();
    }
    return phase == Phase.OVER ? Turn.over() : Turn.of(active);
  }

  @Override
  public Optional<Outcome> outcome() { // PON-57
    return phase == Phase.OVER ? Optional.of(Outcome.highest(scores())) : Optional.empty();
  }

  /** Returns the chips of a seat that are not staked. */
  public long chips(int seat) {
    return sheet.total(seat);
  }

  /** Returns the hand that is being played, in the phases {@code PLAY} and {@code BANK}. */
  public PontoonHand hand() {
    return hands.hand(active, activeHand);
  }

  /** Returns the first stake of a seat in this hand. */
  public int bet(int seat) {
    return hands.has(seat) ? hands.hand(seat, 0).bet() : 0;
  }

  /** Returns whether a seat has split in this hand. */
  public boolean hasSplit(int seat) {
    return hands.count(seat) > 1;
  }

  /** Returns the chips that are staked on all hands. */
  public long staked() {
    long staked = 0;
    for (int seat = 0; seat < hands.size(); seat++) {
      for (int k = 0; k < hands.count(seat); k++) {
        staked += hands.hand(seat, k).stake();
      }
    }
    return staked;
  }

  /** Returns the next player after a seat, or {@link #NONE} if the banker comes first. */
  int nextPlayer(int seat) {
    int next = seat;
    do {
      next = next + 1 == hands.size() ? 0 : next + 1;
    } while (next != banker && !hands.has(next));
    return next == banker ? NONE : next;
  }

  /** Tells whether a seat other than the banker has some number of chips. */
  boolean hasPlayer(int banker, int chips) {
    for (int seat = 0; seat < hands.size(); seat++) {
      if (seat != banker && chips(seat) >= chips) {
        return true;
      }
    }
    return false;
  }

  /** Returns the first seat after the banker that has a pontoon, or {@link #NONE}. */
  int heir() {
    for (int i = 1; i < hands.size(); i++) {
      int seat = (banker + i) % hands.size();
      if ((pontoons >> seat & 1) != 0) {
        return seat;
      }
    }
    return NONE;
  }

  /** Returns the hands with another in place of the one that is being played. */
  PontoonHands replaced(PontoonHand hand) {
    return hands.with(active, activeHand, hand);
  }

  /** Returns this state when something has changed on the table and the same hand goes on. */
  PontoonState played(PontoonHands hands, CardList<PlayingCard> pack, ScoreSheet sheet) {
    return at(phase, active, activeHand, hands, pack, sheet);
  }

  /** Returns this state when another hand is to be played. */
  PontoonState at(
      Phase phase,
      int active,
      int activeHand,
      PontoonHands hands,
      CardList<PlayingCard> pack,
      ScoreSheet sheet) {
    return new PontoonState(
        phase,
        handNumber,
        banker,
        active,
        activeHand,
        limitMin,
        limitMax,
        pack,
        hands,
        pontoons,
        reshuffle,
        sheet);
  }

  /** Returns this state with a pontoon declared in the hand that is being played. */
  PontoonState declared() { // PON-16
    return new PontoonState(
        phase,
        handNumber,
        banker,
        active,
        activeHand,
        limitMin,
        limitMax,
        pack,
        replaced(hand().declared()),
        pontoons | 1 << active,
        true, // PON-54
        sheet);
  }

  /** Returns this state when the hand is over and all cards are back under the pack. */
  PontoonState ended(CardList<PlayingCard> pack, ScoreSheet sheet, boolean reshuffle) { // PON-50
    return new PontoonState(
        phase,
        handNumber,
        banker,
        banker,
        0,
        limitMin,
        limitMax,
        pack,
        PontoonHands.none(hands.size()),
        pontoons,
        reshuffle,
        sheet);
  }

  /** Returns this state when a seat keeps the bank in the next hand and the limits stand. */
  PontoonState nextHand(Phase phase, int banker, int limitMin, int limitMax) {
    return new PontoonState(
        phase,
        handNumber + 1,
        banker,
        banker,
        0,
        limitMin,
        limitMax,
        pack,
        hands,
        0,
        reshuffle,
        sheet);
  }

  /** Returns this state with the first cards dealt, when a player is to bet. */
  PontoonState dealt(int active, PontoonHands hands, CardList<PlayingCard> pack) { // PON-8
    return new PontoonState(
        Phase.BET,
        handNumber,
        banker,
        active,
        0,
        limitMin,
        limitMax,
        pack,
        hands,
        pontoons,
        false,
        sheet);
  }
}
