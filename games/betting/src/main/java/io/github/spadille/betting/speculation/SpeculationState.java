package io.github.spadille.betting.speculation;

import static io.github.spadille.engine.card.PlayingCard.FAMILY;
import static io.github.spadille.engine.seat.Seats.NOBODY;

import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Outcome;
import io.github.spadille.engine.game.Turn;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.state.CardsPerSeat;
import io.github.spadille.engine.state.ScoreSheet;
import io.github.spadille.engine.state.Stakes;
import java.util.Optional;
import org.immutables.value.Value;

/** Where a game of Speculation stands. */
@Value.Immutable
public abstract class SpeculationState implements GameState {
  SpeculationState() {}

  /** Returns what is awaited. */
  public abstract Phase phase();

  /** Returns what stays the same during a hand; the next one once a hand is over. */
  public abstract Hand hand();

  /** Returns the seat to act. */
  public abstract int seat();

  /** Returns the cards before the seats, the highest trump among them, and who turns. */
  public abstract Layout layout();

  /** Returns the open offer, negotiation or auction. */
  public abstract Sale sale();

  /** Returns the seats that are still to act in the interval. */
  public abstract Seats interval();

  /** Returns how often the seat that acts in the interval has approached others. */
  public abstract int approaches();

  /** Returns the chips of the seats, and the pot. */
  public abstract Stakes stakes();

  /** What is awaited. */
  public enum Phase {
    /** A shuffle. */
    SHUFFLE,
    /** Whether and how the holder sells the highest trump. */
    SALE,
    /** An answer to a firm offer. */
    OFFER,
    /** A price, or an answer to one, in a negotiation between two seats. */
    HAGGLE,
    /** A bid, or whether the holder sells to the highest bidder. */
    AUCTION,
    /** Whether a seat approaches another for a face-down card. */
    INTERVAL,
    /** A card to be turned up. */
    TURN,
    /** Nothing: the game is over. */
    OVER
  }

  /**
   * What stays the same during a hand.
   *
   * @param number the number of the hand, from 1
   * @param dealer the seat that deals it
   * @param playing the seats that take part
   * @param stub the cards that were not dealt
   * @param spare the spare hand
   */
  public record Hand(
      int number,
      int dealer,
      Seats playing,
      CardList<PlayingCard> stub,
      CardList<PlayingCard> spare) {
    Hand with(CardList<PlayingCard> stub, CardList<PlayingCard> spare) {
      return new Hand(number, dealer, playing, stub, spare);
    }
  }

  /**
   * The cards before the seats, the highest trump among them, and who turns.
   *
   * @param stacks the face-down cards of each seat, the top first
   * @param shown the face-up cards of each seat
   * @param high the highest trump shown
   * @param last the seat that turned last; -1 if none has
   * @param from the seat after which the next one turns
   */
  public record Layout(
      Stacks<PlayingCard> stacks, CardsPerSeat<PlayingCard> shown, High high, int last, int from) {
    /** Returns the seats that turn up cards as long as they have some (SPE-34, SPE-35). */
    Seats turners() {
      return stacks.left().without(high.holder);
    }

    Layout with(Stacks<PlayingCard> stacks) {
      return new Layout(stacks, shown, high, last, from);
    }

    Layout dealt(Stacks<PlayingCard> stacks, High high) { // SPE-6, SPE-30
      return new Layout(stacks, shown.plus(high.holder, high.card), high, NOBODY, high.holder);
    }

    Layout turned(int seat, High high) { // SPE-31, SPE-32
      CardsPerSeat<PlayingCard> more = shown.plus(seat, stacks.get(seat).top());
      return new Layout(stacks.drawn(seat), more, high, seat, seat);
    }

    Layout sold(int buyer, int attempts) { // SPE-14, SPE-33
      High sold = new High(high.card, buyer, high.owners.with(buyer), attempts);
      CardsPerSeat<PlayingCard> moved = shown.without(high.card).plus(buyer, high.card);
      return new Layout(stacks, moved, sold, last, buyer);
    }

    Layout soldUnseen(int seller, int buyer) { // SPE-28
      return with(stacks.moved(seller, buyer));
    }

    Layout notSold() { // SPE-12
      High tried = new High(high.card, high.holder, high.owners, high.attempts - 1);
      return new Layout(stacks, shown, tried, last, from);
    }
  }

  /**
   * The highest trump shown.
   *
   * @param card the card; a joker, which no hand deals, before the deal
   * @param holder the seat that owns it; -1 before the deal
   * @param owners all seats that have owned it
   * @param attempts how often the holder may still put it up for sale
   */
  public record High(PlayingCard card, int holder, Seats owners, int attempts) {
    static final High NONE = new High(PlayingCard.X1, NOBODY, Seats.none(), 0);

    static High of(PlayingCard card, int holder, int attempts) {
      return new High(card, holder, Seats.of(holder), attempts);
    }
  }

  /** Returns the state before a hand is dealt. */
  static SpeculationState undealt(Hand hand, int seats, Stakes stakes) {
    CardsPerSeat<PlayingCard> none = CardsPerSeat.none(FAMILY, seats);
    Layout layout = new Layout(Stacks.none(FAMILY, seats), none, High.NONE, NOBODY, hand.dealer);
    return ImmutableSpeculationState.of(
        Phase.SHUFFLE, hand, hand.dealer, layout, Sale.NONE, Seats.none(), 0, stakes);
  }

  @Override
  public Turn turn() {
    return switch (phase()) {
      case SHUFFLE -> Turn.chance();
      case OVER -> Turn.over();
      default -> Turn.of(seat());
    };
  }

  @Override
  public Optional<Outcome> outcome() { // SPE-42
    return phase() == Phase.OVER ? Optional.of(Outcome.highest(scores())) : Optional.empty();
  }

  @Override
  public int handNumber() {
    return hand().number;
  }

  @Override
  public ScoreSheet sheet() {
    return stakes().sheet();
  }

  /** Returns this state with another score sheet, and the notes on it. */
  public SpeculationState withSheet(ScoreSheet sheet) {
    return with(hand(), layout(), stakes().withSheet(sheet));
  }

  /** Returns the highest trump shown. */
  public High high() {
    return layout().high;
  }

  /** Returns how many chips a seat has. */
  public int chips(int seat) {
    return (int) stakes().sheet().total(seat);
  }

  /** Tells whether a face-down card is for sale, not the highest trump. */
  boolean isUnseenForSale() {
    return sale().isOpen() && approaches() > 0;
  }

  SpeculationState with(Hand hand, Layout layout, Stakes stakes) {
    return ImmutableSpeculationState.of(
        phase(), hand, seat(), layout, sale(), interval(), approaches(), stakes);
  }

  /** Returns this state when an attempt to sell the highest trump has ended. */
  SpeculationState settled(Layout layout, Stakes stakes) {
    return ImmutableSpeculationState.of(
        phase(), hand(), seat(), layout, Sale.NONE, Seats.none(), 0, stakes);
  }

  /** Returns this state with an open sale; each that begins in an interval is an approach. */
  SpeculationState selling(Phase next, Sale sale) {
    int more = phase() == Phase.INTERVAL ? approaches() + 1 : approaches();
    return ImmutableSpeculationState.of(
        next, hand(), sale.seat(), layout(), sale, interval(), more, stakes());
  }

  /** Returns this state when the next seat is to turn up a card (SPE-30, SPE-32, SPE-33). */
  SpeculationState turning() {
    return awaiting(Phase.TURN, layout().turners().after(layout().from), Seats.none(), 0);
  }

  /** Returns this state when the game is over. */
  SpeculationState over() {
    return awaiting(Phase.OVER, seat(), Seats.none(), 0);
  }

  /** Returns this state when a seat is to act and nothing is for sale. */
  SpeculationState awaiting(Phase phase, int seat, Seats interval, int approaches) {
    return ImmutableSpeculationState.of(
        phase, hand(), seat, layout(), Sale.NONE, interval, approaches, stakes());
  }
}
