package io.github.spadille.tricktaking.toepen;

import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Outcome;
import io.github.spadille.engine.game.Turn;
import io.github.spadille.engine.seat.PerSeat;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.state.ScoreSheet;
import io.github.spadille.tricktaking.TrickPlay;
import io.github.spadille.tricktaking.toepen.ToepenMove.Signal;
import java.util.Optional;
import org.immutables.value.Value;

/** Where Toepen stands. */
@Value.Immutable
public abstract class ToepenState implements GameState {
  ToepenState() {}

  /** Returns what is awaited. */
  public abstract Phase phase();

  /** Returns the chips, and what else outlasts a hand. */
  public abstract Standing standing();

  /** Returns the cards that nobody holds or has laid down. */
  public abstract Piles piles();

  /** Returns the hands, also of those who laid them down, the trick, and the seats that are in. */
  public abstract TrickPlay cards();

  /** Returns what each seat has shown. */
  public abstract PerSeat<Signal> signals();

  /** Returns what the hand is worth, and the knocks. */
  public abstract Stake stake();

  /** Returns the seat in turn, but for the phase of the cards; else -1. */
  public abstract int actor();

  /** Returns the seat whose swap may be challenged; -1 if there is none. */
  public abstract int swapper();

  /** What is awaited. */
  public enum Phase {
    /** A shuffle. */
    SHUFFLE,
    /** Whether a seat swaps its hand. */
    SWAP,
    /** Whether a seat challenges a swap. */
    CHALLENGE,
    /** What a seat shows. */
    SIGNAL,
    /** A card, or a knock. */
    PLAY,
    /** An answer to a knock. */
    ANSWER,
    /** Nothing: the game is over. */
    OVER
  }

  /**
   * How the game stands, whatever is played in the hand.
   *
   * @param hand the number of the hand, from 1
   * @param dealer the seat that deals it
   * @param winner the seat that won the last finished hand; -1 before there is one
   * @param value what that hand was worth, in chips; 0 before there is one
   * @param sheet every chip that a seat got or lost
   * @param winners the seats that have won the game; none as long as it is played
   */
  public record Standing(
      int hand, int dealer, int winner, int value, ScoreSheet sheet, Seats winners) {
    /** Returns the seats that have chips. */
    Seats players(int seats) {
      Seats players = Seats.all(seats);
      for (int seat = 0; seat < seats; seat++) {
        players = sheet.total(seat) > 0 ? players : players.without(seat);
      }
      return players;
    }

    Standing with(ScoreSheet sheet) {
      return new Standing(hand, dealer, winner, value, sheet, winners);
    }

    Standing next(int dealer) {
      return new Standing(hand + 1, dealer, winner, value, sheet, winners);
    }

    Standing over(Seats winners) {
      return new Standing(hand, dealer, winner, value, sheet, winners);
    }
  }

  /**
   * What a hand is worth, and the knocks.
   *
   * @param value in chips
   * @param knocker the seat that knocked last in this hand; -1 if nobody has
   * @param knockers the seats that may knock while cards are played
   * @param answered the seats that have answered the open knock
   */
  public record Stake(int value, int knocker, Seats knockers, Seats answered) {}

  @Override
  public Turn turn() {
    return switch (phase()) {
      case SHUFFLE -> Turn.chance();
      case SWAP, CHALLENGE, SIGNAL, ANSWER -> Turn.of(actor());
      case PLAY -> Turn.of(stake().knockers.with(cards().seatInTurn())); // TOE-32
      case OVER -> Turn.over();
    };
  }

  @Override
  public Optional<Outcome> outcome() { // TOE-51
    return phase() == Phase.OVER
        ? Optional.of(new Outcome(standing().winners, Outcome.highest(scores()).ranking()))
        : Optional.empty();
  }

  @Override
  public int handNumber() {
    return standing().hand;
  }

  @Override
  public ScoreSheet sheet() {
    return standing().sheet;
  }

  /** Returns the seats that are in: they take part in the hand. */
  public Seats in() {
    return cards().inPlay();
  }

  /** Returns this state with another score sheet, and the notes on it. */
  public ToepenState withSheet(ScoreSheet sheet) {
    return with(standing().with(sheet));
  }

  ToepenState with(Standing standing) {
    return ImmutableToepenState.of(
        phase(), standing, piles(), cards(), signals(), stake(), actor(), swapper());
  }

  ToepenState with(Piles piles, TrickPlay cards) {
    return ImmutableToepenState.of(
        phase(), standing(), piles, cards, signals(), stake(), actor(), swapper());
  }

  ToepenState with(PerSeat<Signal> signals) {
    return ImmutableToepenState.of(
        phase(), standing(), piles(), cards(), signals, stake(), actor(), swapper());
  }

  ToepenState with(Stake stake, Phase phase, int actor) {
    return ImmutableToepenState.of(
        phase, standing(), piles(), cards(), signals(), stake, actor, swapper());
  }

  ToepenState awaiting(Phase phase, int actor) {
    return awaiting(phase, actor, Seats.NOBODY);
  }

  ToepenState awaiting(Phase phase, int actor, int swapper) {
    return ImmutableToepenState.of(
        phase, standing(), piles(), cards(), signals(), stake(), actor, swapper);
  }
}
