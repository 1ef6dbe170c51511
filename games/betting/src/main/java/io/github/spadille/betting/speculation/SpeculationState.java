package io.github.spadille.betting.speculation;

import static io.github.spadille.engine.card.PlayingCard.FAMILY;
import static io.github.spadille.engine.words.Phrase.NOBODY;

import io.github.spadille.betting.Bargain;
import io.github.spadille.betting.Stacks;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Outcome;
import io.github.spadille.engine.game.ScoreSheet;
import io.github.spadille.engine.game.Stakes;
import io.github.spadille.engine.game.Turn;
import io.github.spadille.engine.table.CardsPerSeat;
import io.github.spadille.engine.table.Seats;
import java.util.Optional;

/**
 * Where a game of Speculation stands.
 *
 * @param phase what is awaited
 * @param hand what stays the same during a hand; the next one once a hand is over
 * @param seat the seat to act
 * @param layout the cards before the seats, the highest trump among them, and who turns
 * @param bargain the open offer, negotiation or auction
 * @param waiting the seats that are still to act in the offer, the auction or the interval
 * @param approaches how often the seat that acts in the interval has approached others
 * @param stakes the chips of the seats, and the pot
 */
public record SpeculationState(
    Phase phase,
    Hand hand,
    int seat,
    Layout layout,
    Bargain bargain,
    Seats waiting,
    int approaches,
    Stakes stakes)
    implements GameState {
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

    Layout turned(int seat, High high) { // SPE-31, SPE-32
      CardsPerSeat<PlayingCard> more = shown.plus(seat, stacks.get(seat).top());
      return new Layout(stacks.drawn(seat), more, high, seat, seat);
    }

    Layout sold(int buyer, int attempts) { // SPE-14, SPE-33
      High sold = new High(high.card, buyer, high.owners.with(buyer), attempts);
      CardsPerSeat<PlayingCard> moved = shown.without(high.card).plus(buyer, high.card);
      return new Layout(stacks, moved, sold, last, buyer);
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
    return new SpeculationState(
        Phase.SHUFFLE, hand, hand.dealer, layout, Bargain.NONE, Seats.none(), 0, stakes);
  }

  @Override
  public Turn turn() {
    return switch (phase) {
      case SHUFFLE -> Turn.chance();
      case OVER -> Turn.over();
      default -> Turn.of(seat);
    };
  }

  @Override
  public Optional<Outcome> outcome() { // SPE-42
    return phase == Phase.OVER ? Optional.of(Outcome.highest(scores())) : Optional.empty();
  }

  @Override
  public int handNumber() {
    return hand.number;
  }

  @Override
  public ScoreSheet sheet() {
    return stakes.sheet();
  }

  /** Returns this state with another score sheet, and the notes on it. */
  public SpeculationState withSheet(ScoreSheet sheet) {
    return with(hand, layout, stakes.withSheet(sheet));
  }

  /** Returns the highest trump shown. */
  public High high() {
    return layout.high;
  }

  /** Returns how many chips a seat has. */
  public int chips(int seat) {
    return (int) stakes.sheet().total(seat);
  }

  /** Tells whether the seat to act sells in an open negotiation or auction. */
  boolean sells() {
    return seat == bargain.seller();
  }

  /** Tells whether the seat to act bids in an open negotiation or auction. */
  boolean bids() {
    return (phase == Phase.HAGGLE || phase == Phase.AUCTION) && !sells();
  }

  /** Tells whether a face-down card is for sale, not the highest trump. */
  boolean isUnseenForSale() {
    return bargain.seller() >= 0 && approaches > 0;
  }

  SpeculationState with(Hand hand, Layout layout, Stakes stakes) {
    return new SpeculationState(phase, hand, seat, layout, bargain, waiting, approaches, stakes);
  }

  /** Returns this state when an attempt to sell the highest trump has ended. */
  SpeculationState settled(Layout layout, Stakes stakes) {
    return new SpeculationState(phase, hand, seat, layout, Bargain.NONE, Seats.none(), 0, stakes);
  }

  /** Returns this state when a seat is to act, in the same window if there is one. */
  SpeculationState awaiting(Phase phase, int seat, Bargain bargain) {
    return awaiting(phase, seat, bargain, waiting, approaches);
  }

  SpeculationState awaiting(Phase phase, int seat, Bargain bargain, Seats waiting, int approaches) {
    return new SpeculationState(phase, hand, seat, layout, bargain, waiting, approaches, stakes);
  }
}
