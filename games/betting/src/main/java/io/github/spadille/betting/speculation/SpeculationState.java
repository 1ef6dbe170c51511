package io.github.spadille.betting.speculation;

import static io.github.spadille.engine.card.PlayingCard.FAMILY;

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
import io.github.spadille.engine.words.Phrase;
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
 * @param talk the open offer, negotiation or auction
 * @param round who is still to act in a window, and who turned last
 * @param stakes the chips of the seats, and the pot
 */
public record SpeculationState(
    Phase phase,
    Hand hand,
    int seat,
    Piles piles,
    @Nullable High high,
    Talk talk,
    Round round,
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

  /** What is negotiated about. */
  public enum Item {
    /** The highest trump. */
    HIGH,
    /** A card that lies face down. */
    UNSEEN
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
    /** Returns the piles before the deal. */
    static Piles undealt(int seats, CardList<PlayingCard> pack) {
      return new Piles(
          PerSeat.of(seats, CardList.empty(FAMILY)),
          CardsPerSeat.none(FAMILY, seats),
          pack,
          CardList.empty(FAMILY));
    }

    /** Returns the seats that have face-down cards. */
    Seats faceDown() {
      Seats faceDown = Seats.none();
      for (int seat = 0; seat < stacks.size(); seat++) {
        faceDown = stacks.get(seat).isEmpty() ? faceDown : faceDown.with(seat);
      }
      return faceDown;
    }

    /** Returns these piles after a seat turned up its top card. */
    Piles turned(int seat) {
      CardList<PlayingCard> stack = stacks.get(seat);
      return new Piles(
          stacks.with(seat, stack.draw(1)), shown.plus(seat, stack.top()), stub, spare);
    }

    /** Returns these piles after a face-up card went to a seat. */
    Piles sold(PlayingCard card, int buyer) {
      return new Piles(stacks, shown.without(card).plus(buyer, card), stub, spare);
    }

    /** Returns these piles after the top card of one stack went under another. */
    Piles soldUnseen(int seller, int buyer) {
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
    High failed() {
      return new High(card, holder, owners, attempts - 1);
    }
  }

  /**
   * An open offer, negotiation or auction; prices are 0 and seats -1 where there are none.
   *
   * @param item what is sold, or null if nothing is
   * @param seller who sells
   * @param buyer the buyer in a negotiation
   * @param price the price of an offer
   * @param ask what the seller asked for last
   * @param bid what was bid last
   * @param bidder who bid it
   */
  public record Talk(
      @Nullable Item item, int seller, int buyer, int price, int ask, int bid, int bidder) {
    static final Talk NONE = new Talk(null, Phrase.NOBODY, Phrase.NOBODY, 0, 0, 0, Phrase.NOBODY);

    static Talk toAll(int seller, int price) {
      return new Talk(Item.HIGH, seller, Phrase.NOBODY, price, 0, 0, Phrase.NOBODY);
    }

    static Talk between(Item item, int seller, int buyer) {
      return new Talk(item, seller, buyer, 0, 0, 0, Phrase.NOBODY);
    }

    Talk asked(int price) {
      return new Talk(item, seller, buyer, this.price, price, bid, bidder);
    }

    Talk bid(int seat, int price) {
      return new Talk(item, seller, buyer, this.price, ask, price, seat);
    }
  }

  /**
   * Who is still to act in a window, and who turned last.
   *
   * @param waiting the seats that are still to act
   * @param approaches how often the seat that acts in an interval has approached others
   * @param lastTurner the seat that turned last; -1 if none has
   * @param from the seat after which the next one turns; -1 for the holder
   */
  public record Round(Seats waiting, int approaches, int lastTurner, int from) {
    static final Round FIRST = new Round(Seats.none(), 0, Phrase.NOBODY, Phrase.NOBODY);

    Round with(Seats waiting, int approaches) {
      return new Round(waiting, approaches, lastTurner, from);
    }
  }

  /** Returns the state before a hand is dealt. */
  static SpeculationState handBegins(Hand hand, Piles piles, Stakes stakes) {
    return new SpeculationState(
        Phase.SHUFFLE, hand, hand.dealer, piles, null, Talk.NONE, Round.FIRST, stakes);
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
    return with(stakes.withSheet(sheet));
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

  /** Returns those of some seats that have a number of chips. */
  Seats withChips(Seats seats, int atLeast) {
    Seats able = seats;
    for (int seat = 0; seat < piles.stacks.size(); seat++) {
      able = seats.contains(seat) && chips(seat) < atLeast ? able.without(seat) : able;
    }
    return able;
  }

  SpeculationState with(Stakes stakes) {
    return new SpeculationState(phase, hand, seat, piles, high, talk, round, stakes);
  }

  SpeculationState with(Piles piles) {
    return new SpeculationState(phase, hand, seat, piles, high, talk, round, stakes);
  }

  SpeculationState with(Piles piles, Round round, Stakes stakes) {
    return new SpeculationState(phase, hand, seat, piles, high, talk, round, stakes);
  }

  /** Returns this state with another highest trump, or one that has changed hands. */
  SpeculationState with(High high, Piles piles, Stakes stakes) {
    return new SpeculationState(phase, hand, seat, piles, high, Talk.NONE, round, stakes);
  }

  /** Returns this state when a seat is to act in a phase without an open negotiation. */
  SpeculationState awaiting(Phase phase, int seat, Round round) {
    return new SpeculationState(phase, hand, seat, piles, high, Talk.NONE, round, stakes);
  }

  /** Returns this state when a seat is to act in an open offer, negotiation or auction. */
  SpeculationState talking(Phase phase, int seat, Talk talk, Seats waiting, int approaches) {
    Round next = round.with(waiting, approaches);
    return new SpeculationState(phase, hand, seat, piles, high, talk, next, stakes);
  }

  /** Returns this state when a seat is to answer in the negotiation that is open. */
  SpeculationState answering(int seat, Talk talk) {
    return new SpeculationState(phase, hand, seat, piles, high, talk, round, stakes);
  }

  /** Returns this state when the game is over. */
  SpeculationState over(Stakes stakes) {
    return new SpeculationState(Phase.OVER, hand, seat, piles, high, Talk.NONE, round, stakes);
  }
}
