package io.github.spadille.betting.speculation;

import static io.github.spadille.engine.card.PlayingCard.FAMILY;
import static io.github.spadille.engine.seat.Seats.NOBODY;
import static java.util.Objects.requireNonNull;

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
import org.jspecify.annotations.Nullable;

/** Where a game of Speculation stands. */
@Value.Immutable
public abstract class SpeculationState implements GameState {
  private static final int NO_APPROACHES = 0;
  private static final @Nullable Sale NO_SALE = null;

  SpeculationState() {}

  /** Returns what is awaited. */
  public abstract Phase phase();

  /** Returns what stays the same during a hand; the next one once a hand is over. */
  public abstract Hand hand();

  /** Returns the seat to act. */
  public abstract int seat();

  /** Returns the cards before the seats, the highest trump among them, and who turns. */
  public abstract Layout layout();

  /** Returns the open offer, negotiation or auction; null if there is none. */
  abstract @Nullable Sale openSale();

  /** Returns the seats that are still to act in the interval. */
  abstract Seats interval();

  /** Returns how often the seat that acts in the interval has approached others. */
  abstract int approaches();

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
    /** A seller's price in a negotiation, or an answer to the buyer's. */
    ASK,
    /** A buyer's price in a negotiation, or an answer to the seller's. */
    BID,
    /** A bid in an auction. */
    AUCTION,
    /** Whether the holder sells to the highest bidder of an auction. */
    SELL,
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
    /** Returns a hand that is about to be dealt: the whole pack is its stub. */
    static Hand undealt(int number, int dealer, Seats playing, CardList<PlayingCard> pack) {
      return new Hand(number, dealer, playing, pack, CardList.empty(FAMILY));
    }

    /** Returns this hand with what is left when the seats have their cards. */
    Hand dealt(CardList<PlayingCard> stub, CardList<PlayingCard> spare) {
      return new Hand(number, dealer, playing, stub, spare);
    }
  }

  /**
   * The cards before the seats, the highest trump among them, and who turns.
   *
   * @param stacks the face-down cards of each seat, the top first
   * @param shown the face-up cards of each seat
   * @param high the highest trump shown
   * @param last the seat that turned last; {@link Seats#NOBODY} if none has
   * @param from the seat after which the next one turns
   */
  public record Layout(
      Stacks stacks, CardsPerSeat<PlayingCard> shown, High high, int last, int from) {
    static Layout undealt(int seats, int dealer) {
      CardsPerSeat<PlayingCard> none = CardsPerSeat.none(FAMILY, seats);
      return new Layout(Stacks.none(seats), none, High.NONE, NOBODY, dealer);
    }

    /** Returns the seats that have face-down cards. */
    public Seats unseen() {
      return stacks.left();
    }

    /** Returns the seats that turn up cards as long as they have some (SPE-34, SPE-35). */
    public Seats turners() {
      return unseen().without(high.holder);
    }

    Layout withStacks(Stacks stacks) {
      return new Layout(stacks, shown, high, last, from);
    }

    Layout dealt(Stacks stacks, High high) { // SPE-6, SPE-30
      return new Layout(stacks, shown.plus(high.holder, high.card), high, NOBODY, high.holder);
    }

    Layout turned(int seat, High high) { // SPE-31, SPE-32
      CardsPerSeat<PlayingCard> more = shown.plus(seat, stacks.get(seat).top());
      return new Layout(stacks.drawn(seat), more, high, seat, seat);
    }

    Layout sold(int buyer, int attempts) { // SPE-14, SPE-33
      CardsPerSeat<PlayingCard> moved = shown.give(buyer, high.card);
      return new Layout(stacks, moved, high.sold(buyer, attempts), last, buyer);
    }

    Layout soldUnseen(int seller, int buyer) { // SPE-28
      return withStacks(stacks.moved(seller, buyer));
    }

    Layout notSold() { // SPE-12
      return new Layout(stacks, shown, high.notSold(), last, from);
    }
  }

  /**
   * The highest trump shown.
   *
   * @param card the card; a joker, which no hand deals, before the deal
   * @param holder the seat that owns it; {@link Seats#NOBODY} before the deal
   * @param owners all seats that have owned it
   * @param attempts how often the holder may still put it up for sale
   */
  public record High(PlayingCard card, int holder, Seats owners, int attempts) {
    private static final int NO_ATTEMPTS = 0;

    static final High NONE = new High(PlayingCard.X1, NOBODY, Seats.none(), NO_ATTEMPTS);

    static High of(PlayingCard card, int holder, int attempts) {
      return new High(card, holder, Seats.of(holder), attempts);
    }

    High sold(int buyer, int attempts) {
      return new High(card, buyer, owners.with(buyer), attempts);
    }

    High notSold() {
      return new High(card, holder, owners, attempts - 1);
    }
  }

  /** Returns the state before a hand is dealt. */
  static SpeculationState undealt(Hand hand, int seats, Stakes stakes) {
    Layout layout = Layout.undealt(seats, hand.dealer);
    return ImmutableSpeculationState.of(
        Phase.SHUFFLE, hand, hand.dealer, layout, NO_SALE, Seats.none(), NO_APPROACHES, stakes);
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
    return withStakes(stakes().withSheet(sheet));
  }

  /** Returns the highest trump shown. */
  public High high() {
    return layout().high;
  }

  /** Returns how many chips a seat has. */
  public int chips(int seat) {
    return (int) stakes().sheet().total(seat);
  }

  /**
   * Returns the open offer, negotiation or auction.
   *
   * @throws NullPointerException if there is none
   */
  Sale sale() {
    return requireNonNull(openSale());
  }

  /** Returns this state after chips were paid. */
  SpeculationState withStakes(Stakes stakes) {
    return moved(hand(), layout(), stakes);
  }

  /** Returns this state with other cards in the place of those that nobody has seen. */
  SpeculationState withUnseen(
      CardList<PlayingCard> stub, CardList<PlayingCard> spare, Stacks stacks) {
    return moved(hand().dealt(stub, spare), layout().withStacks(stacks), stakes());
  }

  /** Returns this state when the seats have their cards, and the first trump is turned up. */
  SpeculationState dealt(Hand dealt, Stacks stacks, High high, Stakes paid) { // SPE-3a, SPE-5
    return moved(dealt, layout().dealt(stacks, high), paid);
  }

  /** Returns this state when the seat to act has turned up its top card. */
  SpeculationState turned(High high, Stakes paid) { // SPE-31
    return moved(hand(), layout().turned(seat(), high), paid);
  }

  /**
   * Returns this state when the highest trump is sold.
   *
   * @param attempts how often the buyer may put it up for sale
   */
  SpeculationState sold(int attempts, Stakes paid) { // SPE-14
    return nothingForSale(layout().sold(sale().payer(), attempts), paid);
  }

  /** Returns this state when an attempt to sell the highest trump has failed. */
  SpeculationState notSold() { // SPE-12
    return nothingForSale(layout().notSold(), stakes());
  }

  /** Returns this state when a face-down card is sold. */
  SpeculationState soldUnseen(Stakes paid) { // SPE-28
    return moved(hand(), layout().soldUnseen(sale().seller(), sale().buyer()), paid);
  }

  private SpeculationState moved(Hand hand, Layout layout, Stakes stakes) {
    return ImmutableSpeculationState.of(
        phase(), hand, seat(), layout, openSale(), interval(), approaches(), stakes);
  }

  private SpeculationState nothingForSale(Layout layout, Stakes stakes) {
    return ImmutableSpeculationState.of(
        phase(), hand(), seat(), layout, NO_SALE, Seats.none(), NO_APPROACHES, stakes);
  }

  /** Returns this state with an open sale, in which the seat of that sale is to act. */
  SpeculationState selling(Sale sale) {
    return selling(sale, approaches());
  }

  /** Returns this state when the seat to act has approached another for its top card. */
  SpeculationState approached(int seller) { // SPE-27
    return selling(Sale.approach(seat(), seller), approaches() + 1);
  }

  private SpeculationState selling(Sale sale, int approaches) {
    return ImmutableSpeculationState.of(
        phaseOf(sale), hand(), sale.seat(), layout(), sale, interval(), approaches, stakes());
  }

  /** Returns what a sale awaits of the seat to act. */
  static Phase phaseOf(Sale sale) {
    return switch (sale.form()) {
      case OFFER -> Phase.OFFER;
      case HAGGLE -> sale.isSellersTurn() ? Phase.ASK : Phase.BID;
      case AUCTION -> sale.isSellersTurn() ? Phase.SELL : Phase.AUCTION;
    };
  }

  /** Returns this state when the holder may put the highest trump up for sale (SPE-12). */
  SpeculationState inSale() {
    return awaiting(Phase.SALE, high().holder, Seats.none(), NO_APPROACHES);
  }

  /**
   * Returns this state when a seat may approach others (SPE-26).
   *
   * @param waiting the seats that are still to act in the interval, with this one
   */
  SpeculationState inInterval(int seat, Seats waiting) {
    return awaiting(Phase.INTERVAL, seat, waiting, NO_APPROACHES);
  }

  /** Returns this state when the seat that has approached another may do so again. */
  SpeculationState inIntervalAgain() {
    return awaiting(Phase.INTERVAL, sale().buyer(), interval(), approaches());
  }

  /** Returns this state when the next seat is to turn up a card (SPE-30, SPE-32, SPE-33). */
  SpeculationState turning() {
    int next = layout().turners().after(layout().from);
    return awaiting(Phase.TURN, next, Seats.none(), NO_APPROACHES);
  }

  /** Returns this state when the game is over. */
  SpeculationState over() {
    return awaiting(Phase.OVER, seat(), Seats.none(), NO_APPROACHES);
  }

  private SpeculationState awaiting(Phase phase, int seat, Seats interval, int approaches) {
    return ImmutableSpeculationState.of(
        phase, hand(), seat, layout(), NO_SALE, interval, approaches, stakes());
  }
}
