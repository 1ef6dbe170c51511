package io.github.spadille.shedding.idoubtit;

import io.github.spadille.engine.card.CardBag;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.game.HandState;
import io.github.spadille.engine.game.Outcome;
import io.github.spadille.engine.game.Turn;
import io.github.spadille.engine.seat.PerSeat;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.state.ScoreSheet;
import java.util.Optional;
import org.immutables.value.Value;

/**
 * Where a game of I Doubt It stands: an immutable value without options, history or source of
 * chance.
 */
@Value.Immutable
public abstract class IDoubtItState implements HandState {
  IDoubtItState() {}

  /** Returns what is awaited. */
  public abstract Phase phase();

  /** Returns what changes seldom during a hand. */
  public abstract Hand hand();

  /** Returns the seat that claims or has claimed. */
  public abstract int active();

  /** Returns the rank due. */
  public abstract Rank due();

  /** Returns the cards that each seat holds. */
  public abstract PerSeat<CardBag<PlayingCard>> hands();

  /** Returns the cards of the present claim, in the order they were put down. */
  public abstract CardList<PlayingCard> claim();

  /**
   * Returns the cards of earlier claims, the latest on top; all cards while a shuffle is awaited.
   */
  public abstract CardList<PlayingCard> pile();

  /** Returns who has answered the claim. */
  public abstract Window window();

  private static final CardList<PlayingCard> NO_CARDS = CardList.empty(PlayingCard.FAMILY);

  /** What is awaited. */
  public enum Phase {
    /** A shuffle. */
    SHUFFLE,
    /** A card for the claim, or the claim. */
    PUT,
    /** Answers to the claim. */
    WINDOW,
    /** Nothing: the game is over. */
    OVER
  }

  /**
   * What changes seldom during a hand.
   *
   * @param number the number of the hand, from 1
   * @param dealer the seat that deals
   * @param revealed the cards of the last claim of this hand that was revealed; none before
   * @param sheet every point given
   */
  public record Hand(int number, int dealer, CardList<PlayingCard> revealed, ScoreSheet sheet)
      implements HandState.Hand {
    private static final int FIRST = 1;

    /** Returns the first hand of a game. */
    static Hand first(int seats) {
      int highest = seats - 1;
      return new Hand(FIRST, highest, NO_CARDS, ScoreSheet.empty(seats));
    }

    /** Returns the next hand, which another seat deals. */
    Hand next(int dealer) {
      return new Hand(number + 1, dealer, NO_CARDS, sheet);
    }

    private Hand withRevealed(CardList<PlayingCard> revealed) {
      return new Hand(number, dealer, revealed, sheet);
    }

    private Hand withSheet(ScoreSheet sheet) {
      return new Hand(number, dealer, revealed, sheet);
    }
  }

  /**
   * Who has answered a claim.
   *
   * @param answered the seats that have answered it
   * @param awaited the seats that have not, the claimant apart
   * @param doubters the seats that doubt it
   */
  public record Window(Seats answered, Turn awaited, Seats doubters) {
    /** There is no claim to answer. */
    static final Window CLOSED = new Window(Seats.none(), Turn.over(), Seats.none());

    /** Returns the window in which some seats answer. */
    static Window of(Seats seats) {
      return new Window(Seats.none(), Turn.of(seats), Seats.none());
    }

    /** Returns this window after a seat has doubted the claim. */
    Window doubted(int seat) {
      return new Window(answered.with(seat), awaitedBut(seat), doubters.with(seat));
    }

    /** Returns this window after a seat has let the claim pass. */
    Window trusted(int seat) {
      return new Window(answered.with(seat), awaitedBut(seat), doubters);
    }

    private Turn awaitedBut(int seat) {
      Seats left = awaited.seats().without(seat);
      return left.isEmpty() ? Turn.over() : Turn.of(left);
    }
  }

  /**
   * Returns the state before a hand is dealt.
   *
   * @param first the seat that claims first
   * @param due the rank that it claims
   */
  static IDoubtItState undealt(
      Hand hand, int first, Rank due, int seats, CardList<PlayingCard> pack) {
    return ImmutableIDoubtItState.of(
        Phase.SHUFFLE,
        hand,
        first,
        due,
        PerSeat.of(seats, CardBag.empty(PlayingCard.FAMILY)),
        NO_CARDS,
        pack,
        Window.CLOSED);
  }

  @Override
  public Turn turn() {
    return switch (phase()) {
      case SHUFFLE -> Turn.chance();
      case PUT -> Turn.of(active());
      case WINDOW -> window().awaited;
      case OVER -> Turn.over();
    };
  }

  @Override
  public Optional<Outcome> outcome() { // IDI-24
    return phase() == Phase.OVER ? Optional.of(Outcome.highest(scores())) : Optional.empty();
  }

  /** Returns this state with another score sheet, and the notes on it. */
  public IDoubtItState withSheet(ScoreSheet sheet) {
    return withHand(hand().withSheet(sheet));
  }

  private IDoubtItState withHand(Hand hand) {
    return ImmutableIDoubtItState.of(
        phase(), hand, active(), due(), hands(), claim(), pile(), window());
  }

  /** Returns this state with other hidden cards. */
  IDoubtItState withCards(
      PerSeat<CardBag<PlayingCard>> hands,
      CardList<PlayingCard> claim,
      CardList<PlayingCard> pile) {
    return ImmutableIDoubtItState.of(
        phase(), hand(), active(), due(), hands, claim, pile, window());
  }

  /** Returns this state after the deal; all cards are in the hands. */
  IDoubtItState dealt(PerSeat<CardBag<PlayingCard>> hands) {
    return ImmutableIDoubtItState.of(
        Phase.PUT, hand(), active(), due(), hands, NO_CARDS, NO_CARDS, Window.CLOSED);
  }

  /** Returns this state after the active seat put down a card for its claim. */
  IDoubtItState put(PlayingCard card) {
    CardBag<PlayingCard> left = hands().get(active()).without(card);
    return withCards(hands().with(active(), left), claim().append(card), pile());
  }

  /** Returns this state after a claim, or after an answer to it. */
  IDoubtItState answering(Window window) {
    return ImmutableIDoubtItState.of(
        Phase.WINDOW, hand(), active(), due(), hands(), claim(), pile(), window);
  }

  /** Returns this state after the claim was turned up for all to see. */
  IDoubtItState shown() {
    return withHand(hand().withRevealed(claim()));
  }

  /** Returns this state after the claim was laid on the pile. */
  IDoubtItState claimOnPile() {
    return withCards(hands(), NO_CARDS, pileWithClaim());
  }

  /** Returns this state after the claim was laid on the pile, when another seat is to claim. */
  IDoubtItState claimPassed(int next, Rank due) {
    return ImmutableIDoubtItState.of(
        Phase.PUT, hand(), next, due, hands(), NO_CARDS, pileWithClaim(), Window.CLOSED);
  }

  private CardList<PlayingCard> pileWithClaim() {
    return pile().pushAll(claim().reversed());
  }

  /** Returns this state after the claim was shown, and a seat took it and the pile. */
  IDoubtItState takenBy(int seat) { // IDI-19
    CardBag<PlayingCard> hand = hands().get(seat).plus(claim().toBag());
    PerSeat<CardBag<PlayingCard>> hands =
        hands().with(seat, pile().isEmpty() ? hand : hand.plus(pile().toBag()));
    Hand revealed = hand().withRevealed(claim());
    return ImmutableIDoubtItState.of(
        phase(), revealed, active(), due(), hands, NO_CARDS, NO_CARDS, window());
  }

  /** Returns this state when another seat is to claim. */
  IDoubtItState turnOf(int seat, Rank due) {
    return ImmutableIDoubtItState.of(
        Phase.PUT, hand(), seat, due, hands(), claim(), pile(), Window.CLOSED);
  }

  /** Returns this state at the end of the game. */
  IDoubtItState over() {
    return ImmutableIDoubtItState.of(
        Phase.OVER, hand(), active(), due(), hands(), claim(), pile(), window());
  }
}
