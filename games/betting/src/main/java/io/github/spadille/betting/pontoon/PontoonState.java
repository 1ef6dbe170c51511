package io.github.spadille.betting.pontoon;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Outcome;
import io.github.spadille.engine.game.ScoreSheet;
import io.github.spadille.engine.game.Turn;
import io.github.spadille.engine.table.IntPerSeat;
import io.github.spadille.engine.table.PerSeat;
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
 * @param bets the first stake of each seat in this hand
 * @param pontoons the seats that have declared a pontoon in this hand, as bits; while the bank is
 *     offered those that have not refused it
 * @param reshuffle whether the next hand begins with a shuffle
 * @param sheet every change of the chips that are not staked
 * @param outcome how the game ended
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
    PerSeat<ImmutableList<PontoonHand>> hands,
    IntPerSeat bets,
    int pontoons,
    boolean reshuffle,
    ScoreSheet sheet,
    Optional<Outcome> outcome)
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
    return switch (phase) {
      case SHUFFLE -> Turn.chance();
      case OVER -> Turn.over();
      default -> Turn.of(active);
    };
  }

  /** Returns the chips of a seat that are not staked. */
  public long chips(int seat) {
    return sheet.total(seat);
  }

  /** Returns the hand that is being played, in the phases {@code PLAY} and {@code BANK}. */
  public PontoonHand hand() {
    return hands.get(active).get(activeHand);
  }

  /** Returns whether a seat has split in this hand. */
  public boolean hasSplit(int seat) {
    return hands.get(seat).size() > 1;
  }

  /** Returns the chips that are staked on all hands. */
  public long staked() {
    long staked = 0;
    for (ImmutableList<PontoonHand> ofSeat : hands) {
      for (PontoonHand hand : ofSeat) {
        staked += hand.stake();
      }
    }
    return staked;
  }

  /** Returns the next player after a seat, or {@link #NONE} if the banker comes first. */
  int nextPlayer(int seat) {
    int next = seat;
    do {
      next = next + 1 == hands.size() ? 0 : next + 1;
    } while (next != banker && hands.get(next).isEmpty());
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

  /** Returns this state with another hand in place of the one that is being played. */
  PontoonState played(PontoonHand hand, CardList<PlayingCard> pack, ScoreSheet sheet) {
    ImmutableList<PontoonHand> ofSeat = hands.get(active);
    ImmutableList<PontoonHand> changed;
    if (ofSeat.size() == 1) {
      changed = ImmutableList.of(hand);
    } else {
      ImmutableList.Builder<PontoonHand> builder = ImmutableList.builder();
      for (int k = 0; k < ofSeat.size(); k++) {
        builder.add(k == activeHand ? hand : ofSeat.get(k));
      }
      changed = builder.build();
    }
    return new PontoonState(
        phase,
        handNumber,
        banker,
        active,
        activeHand,
        limitMin,
        limitMax,
        pack,
        hands.with(active, changed),
        bets,
        pontoons,
        reshuffle,
        sheet,
        outcome);
  }

  /** Returns this state when another hand is to be played. */
  PontoonState at(Phase phase, int active, int activeHand) {
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
        bets,
        pontoons,
        reshuffle,
        sheet,
        outcome);
  }
}
