package io.github.spadille.shedding.idoubtit;

import io.github.spadille.engine.card.CardBag;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Outcome;
import io.github.spadille.engine.game.ScoreSheet;
import io.github.spadille.engine.game.Turn;
import io.github.spadille.engine.table.PerSeat;
import io.github.spadille.engine.table.Seats;
import java.util.Optional;
import org.immutables.value.Value;

/**
 * Where a game of I Doubt It stands.
 *
 * @param phase what is awaited
 * @param handNumber the number of the hand, from 1
 * @param dealer the seat that deals
 * @param active the seat that claims or has claimed
 * @param due the rank due
 * @param hands the cards that each seat holds
 * @param claim the cards of the present claim, in the order they were put down
 * @param pile the cards of earlier claims, the latest on top; all cards while a shuffle is awaited
 * @param window who has answered the claim
 * @param revealed the cards of the last claim of this hand that was revealed; none before
 * @param sheet every point given
 */
@Value.Builder
public record IDoubtItState(
    Phase phase,
    int handNumber,
    int dealer,
    int active,
    Rank due,
    PerSeat<CardBag<PlayingCard>> hands,
    CardList<PlayingCard> claim,
    CardList<PlayingCard> pile,
    Window window,
    CardList<PlayingCard> revealed,
    ScoreSheet sheet)
    implements GameState, WithIDoubtItState {

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
    if (phase == Phase.PUT) {
      return Turn.of(active);
    }
    if (phase == Phase.WINDOW) {
      return window.awaited;
    }
    return phase == Phase.SHUFFLE ? Turn.chance() : Turn.over();
  }

  @Override
  public Optional<Outcome> outcome() { // IDI-24
    return phase == Phase.OVER ? Optional.of(Outcome.highest(scores())) : Optional.empty();
  }

  /** Returns this state with one card more in the claim. */
  IDoubtItState put(PerSeat<CardBag<PlayingCard>> hands, CardList<PlayingCard> claim) {
    return new IDoubtItState(
        phase, handNumber, dealer, active, due, hands, claim, pile, window, revealed, sheet);
  }

  /**
   * Returns this state when the claim is settled and another seat is to claim.
   *
   * @param revealed the cards of the last claim that was revealed
   */
  IDoubtItState settled(
      PerSeat<CardBag<PlayingCard>> hands,
      CardList<PlayingCard> pile,
      CardList<PlayingCard> revealed,
      int active,
      Rank due) {
    return new IDoubtItState(
        Phase.PUT,
        handNumber,
        dealer,
        active,
        due,
        hands,
        CardList.empty(PlayingCard.FAMILY),
        pile,
        Window.CLOSED,
        revealed,
        sheet);
  }

  /** Returns this state with other answers to the claim. */
  IDoubtItState answered(Window window) {
    return new IDoubtItState(
        Phase.WINDOW, handNumber, dealer, active, due, hands, claim, pile, window, revealed, sheet);
  }
}
