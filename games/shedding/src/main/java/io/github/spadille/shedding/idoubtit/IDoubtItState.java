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
    Hand with(CardList<PlayingCard> revealed) {
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

    /** Returns this with one answer more. */
    Window with(int seat, boolean doubts) {
      Seats left = awaited.seats().without(seat);
      return new Window(
          answered.with(seat),
          left.isEmpty() ? Turn.over() : Turn.of(left),
          doubts ? doubters.with(seat) : doubters);
    }
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
    return with(new Hand(hand().number, hand().dealer, hand().revealed, sheet));
  }

  IDoubtItState with(Hand hand) {
    return ImmutableIDoubtItState.of(
        phase(), hand, active(), due(), hands(), claim(), pile(), window());
  }

  IDoubtItState with(Phase phase) {
    return ImmutableIDoubtItState.of(
        phase, hand(), active(), due(), hands(), claim(), pile(), window());
  }

  /** Returns this state with the cards in other places. */
  IDoubtItState with(
      PerSeat<CardBag<PlayingCard>> hands,
      CardList<PlayingCard> claim,
      CardList<PlayingCard> pile) {
    return ImmutableIDoubtItState.of(
        phase(), hand(), active(), due(), hands, claim, pile, window());
  }

  /** Returns this state with other answers to the claim. */
  IDoubtItState answered(Window window) {
    return ImmutableIDoubtItState.of(
        Phase.WINDOW, hand(), active(), due(), hands(), claim(), pile(), window);
  }

  /** Returns this state when a seat is to claim, with the cards of earlier claims. */
  IDoubtItState turnOf(
      int seat, Rank due, PerSeat<CardBag<PlayingCard>> hands, CardList<PlayingCard> pile) {
    CardList<PlayingCard> none = CardList.empty(PlayingCard.FAMILY);
    return ImmutableIDoubtItState.of(
        Phase.PUT, hand(), seat, due, hands, none, pile, Window.CLOSED);
  }
}
