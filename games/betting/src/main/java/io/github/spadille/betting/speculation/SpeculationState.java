package io.github.spadille.betting.speculation;

import static io.github.spadille.engine.card.PlayingCard.FAMILY;
import static io.github.spadille.engine.words.Phrase.NOBODY;

import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Outcome;
import io.github.spadille.engine.game.ScoreSheet;
import io.github.spadille.engine.game.Stakes;
import io.github.spadille.engine.game.Turn;
import io.github.spadille.engine.table.CardsPerSeat;
import io.github.spadille.engine.table.PerSeat;
import io.github.spadille.engine.table.Seats;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Where a game of Speculation stands.
 *
 * @param phase what is awaited
 * @param hand what stays the same during a hand; the next one once a hand is over
 * @param seat the seat to act
 * @param piles the cards
 * @param high the highest trump shown, or null before the deal
 * @param trade the open offer, negotiation, auction or interval
 * @param turns who turned last, and who turns next
 * @param stakes the chips of the seats, and the pot
 */
public record SpeculationState(
    Phase phase,
    Hand hand,
    int seat,
    Piles piles,
    @Nullable High high,
    Trade trade,
    Turns turns,
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
   */
  public record Hand(int number, int dealer, Seats playing) {}

  /**
   * The cards.
   *
   * @param stacks the face-down cards of each seat, the top first
   * @param shown the face-up cards of each seat
   * @param stub the cards that were not dealt
   * @param spare the spare hand
   */
  public record Piles(
      PerSeat<CardList<PlayingCard>> stacks,
      CardsPerSeat<PlayingCard> shown,
      CardList<PlayingCard> stub,
      CardList<PlayingCard> spare) {
    static Piles undealt(int seats, CardList<PlayingCard> pack) {
      CardList<PlayingCard> none = CardList.empty(FAMILY);
      return new Piles(PerSeat.of(seats, none), CardsPerSeat.none(FAMILY, seats), pack, none);
    }

    /** Returns the seats that have face-down cards. */
    Seats faceDown() {
      Seats faceDown = Seats.none();
      for (int seat = 0; seat < stacks.size(); seat++) {
        faceDown = stacks.get(seat).isEmpty() ? faceDown : faceDown.with(seat);
      }
      return faceDown;
    }

    private Piles turned(int seat) {
      CardList<PlayingCard> stack = stacks.get(seat);
      PerSeat<CardList<PlayingCard>> left = stacks.with(seat, stack.draw(1));
      return new Piles(left, shown.plus(seat, stack.top()), stub, spare);
    }

    private Piles sold(PlayingCard card, int buyer) {
      return new Piles(stacks, shown.without(card).plus(buyer, card), stub, spare);
    }

    private Piles soldUnseen(int seller, int buyer) { // SPE-28
      CardList<PlayingCard> from = stacks.get(seller);
      CardList<PlayingCard> to = stacks.get(buyer).append(from.top());
      return new Piles(stacks.with(seller, from.draw(1)).with(buyer, to), shown, stub, spare);
    }
  }

  /**
   * The highest trump shown.
   *
   * @param card the card
   * @param holder the seat that owns it
   * @param owners all seats that have owned it
   * @param attempts how often the holder may still put it up for sale
   */
  public record High(PlayingCard card, int holder, Seats owners, int attempts) {
    static High of(PlayingCard card, int holder, int attempts) {
      return new High(card, holder, Seats.of(holder), attempts);
    }
  }

  /**
   * An open offer, negotiation, auction or interval; prices are 0 and seats -1 where there are
   * none.
   *
   * @param unseen whether a face-down card is for sale, not the highest trump
   * @param seller who sells
   * @param buyer the buyer in a negotiation, the highest bidder in an auction
   * @param ask the price of an offer, or what the seller asked for last
   * @param bid what was bid last
   * @param waiting the seats that are still to act in the offer, the auction or the interval
   * @param approaches how often the seat that acts in the interval has approached others
   */
  public record Trade(
      boolean unseen, int seller, int buyer, int ask, int bid, Seats waiting, int approaches) {
    static final Trade NONE = inInterval(Seats.none(), 0);

    static Trade inInterval(Seats waiting, int approaches) {
      return new Trade(false, NOBODY, NOBODY, 0, 0, waiting, approaches);
    }

    static Trade ofHigh(int seller, int buyer, int price, Seats waiting) {
      return new Trade(false, seller, buyer, price, 0, waiting, 0);
    }

    Trade approaching(int seller, int buyer) {
      return new Trade(true, seller, buyer, 0, 0, waiting, approaches + 1);
    }

    Trade asked(int price) {
      return new Trade(unseen, seller, buyer, price, bid, waiting, approaches);
    }

    Trade bid(int seat, int price) {
      return new Trade(unseen, seller, seat, ask, price, waiting, approaches);
    }

    Trade with(Seats waiting) {
      return new Trade(unseen, seller, buyer, ask, bid, waiting, approaches);
    }
  }

  /**
   * Who turned last, and who turns next.
   *
   * @param last the seat that turned last; -1 if none has
   * @param from the seat after which the next one turns
   */
  public record Turns(int last, int from) {}

  /** Returns the state before a hand is dealt. */
  static SpeculationState handBegins(Hand hand, Piles piles, Stakes stakes) {
    Turns turns = new Turns(NOBODY, hand.dealer); // SPE-30
    return new SpeculationState(
        Phase.SHUFFLE, hand, hand.dealer, piles, null, Trade.NONE, turns, stakes);
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
    return with(piles, stakes.withSheet(sheet));
  }

  /**
   * Returns the highest trump shown.
   *
   * @throws IllegalStateException if no hand is dealt
   */
  public High dealtHigh() {
    if (high == null) {
      throw new IllegalStateException("no hand is dealt");
    }
    return high;
  }

  /** Returns how many chips a seat has. */
  public int chips(int seat) {
    return (int) stakes.sheet().total(seat);
  }

  /** Tells whether the seat to act sells in an open negotiation or auction. */
  boolean sells() {
    return seat == trade.seller;
  }

  /** Tells whether the seat to act bids in an open negotiation or auction. */
  boolean bids() {
    return (phase == Phase.HAGGLE || phase == Phase.AUCTION) && !sells();
  }

  /** Returns the price that the seat to act may accept; 0 if there is none (SPE-17, SPE-19). */
  int price() {
    return sells() ? trade.bid : trade.ask;
  }

  /** Returns the lowest price that the seat to act may ask or bid (SPE-15, SPE-20, SPE-22). */
  int lowest() {
    return trade.bid + 1;
  }

  /** Returns the highest price that the seat to act may ask or bid (SPE-15, SPE-20, SPE-22). */
  int highest() {
    return trade.ask > 0 ? trade.ask - 1 : chips(phase == Phase.HAGGLE ? trade.buyer : seat);
  }

  SpeculationState with(Piles piles, Stakes stakes) {
    return new SpeculationState(phase, hand, seat, piles, high, trade, turns, stakes);
  }

  /** Returns this state with another highest trump, when nothing is being traded. */
  SpeculationState with(High high, Piles piles, Stakes stakes) {
    return new SpeculationState(phase, hand, seat, piles, high, Trade.NONE, turns, stakes);
  }

  /** Returns this state when a seat is to act. */
  SpeculationState awaiting(Phase phase, int seat, Trade trade) {
    return new SpeculationState(phase, hand, seat, piles, high, trade, turns, stakes);
  }

  /** Returns this state after an attempt to sell the highest trump has failed. */
  SpeculationState notSold() { // SPE-12
    High old = dealtHigh();
    return with(new High(old.card, old.holder, old.owners, old.attempts - 1), piles, stakes);
  }

  /**
   * Returns this state after the highest trump was sold.
   *
   * @param attempts how often the buyer may put it up for sale
   */
  SpeculationState sold(int buyer, int attempts, Stakes paid) { // SPE-14
    High old = dealtHigh();
    return new SpeculationState(
        phase,
        hand,
        seat,
        piles.sold(old.card, buyer),
        new High(old.card, buyer, old.owners.with(buyer), attempts),
        Trade.NONE,
        new Turns(turns.last, buyer), // SPE-33
        paid);
  }

  /** Returns this state after the face-down card that is being traded was sold. */
  SpeculationState soldUnseen(Stakes paid) {
    return with(piles.soldUnseen(trade.seller, trade.buyer), paid);
  }

  /**
   * Returns this state after the seat to act turned up its top card.
   *
   * @param high the highest trump now
   */
  SpeculationState turned(High high, Stakes stakes) {
    Turns next = new Turns(seat, seat); // SPE-32
    return new SpeculationState(
        phase, hand, seat, piles.turned(seat), high, Trade.NONE, next, stakes);
  }

  /** Returns this state when the game is over. */
  SpeculationState over() {
    return new SpeculationState(Phase.OVER, hand, seat, piles, high, Trade.NONE, turns, stakes);
  }
}
