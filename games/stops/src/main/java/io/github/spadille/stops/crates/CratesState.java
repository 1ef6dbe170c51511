package io.github.spadille.stops.crates;

import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Suit;
import io.github.spadille.engine.game.HandState;
import io.github.spadille.engine.game.Outcome;
import io.github.spadille.engine.game.Turn;
import io.github.spadille.engine.seat.IntPerSeat;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.state.CardsPerSeat;
import io.github.spadille.engine.state.ScoreSheet;
import io.github.spadille.engine.state.Stock;
import java.util.Optional;
import org.immutables.value.Value;
import org.jspecify.annotations.Nullable;

/**
 * Where a game of Crates stands: an immutable value without options, history or source of chance.
 */
@Value.Immutable
public abstract class CratesState implements HandState {
  CratesState() {}

  /** Returns what is awaited. */
  public abstract Phase phase();

  /** Returns the number of the hand, its dealer, pressures and points. */
  public abstract Hand hand();

  /** Returns whose turn it is, in which direction play goes, what is to be matched. */
  public abstract Course course();

  /** Returns the cards that each seat holds. */
  public abstract CardsPerSeat<PlayingCard> hands();

  /** Returns the stock, and the discards with the upcard on top. */
  public abstract Stock<PlayingCard> stock();

  /** Returns the seats that forgot to call and have not drawn for it. */
  public abstract Seats uncalled();

  /** Returns what has still to be drawn when the discards have been shuffled. */
  public abstract Owed owed();

  /** What is awaited. */
  public enum Phase {
    /** A shuffle of the pack. */
    SHUFFLE,
    /** The suit for the first play. */
    NAME_SUIT,
    /** A card, or that one is drawn. */
    PLAY,
    /** A second card after a six. */
    COVER,
    /** A two or an ace, or that the cards of the sequence are drawn. */
    SEQUENCE,
    /** A shuffle of the discards. */
    RESHUFFLE,
    /** Nothing: the game is over. */
    OVER
  }

  /**
   * What changes seldom during a hand.
   *
   * @param number the number of the hand, from 1
   * @param dealer the seat that deals it
   * @param pressures the pressures of each side in the game
   * @param sheet every point given
   */
  public record Hand(int number, int dealer, IntPerSeat pressures, ScoreSheet sheet)
      implements HandState.Hand {}

  /**
   * How play goes on.
   *
   * @param seat the seat in turn
   * @param left whether play goes to the left
   * @param suit the suit to match, or null before one is known
   * @param count how many cards the sequence of twos costs, or 0 if none runs
   * @param ends whether somebody has run out of cards, so that the hand ends with the sequence or
   *     with the turn
   */
  public record Course(int seat, boolean left, @Nullable Suit suit, int count, boolean ends) {
    Phase phase() {
      return count > 0 ? Phase.SEQUENCE : Phase.PLAY;
    }
  }

  @Override
  public Turn turn() {
    return switch (phase()) {
      case SHUFFLE, RESHUFFLE -> Turn.chance();
      case NAME_SUIT, PLAY, COVER, SEQUENCE -> Turn.of(seat());
      case OVER -> Turn.over();
    };
  }

  @Override
  public Optional<Outcome> outcome() { // CRT-53
    return phase() == Phase.OVER ? Optional.of(Outcome.lowest(scores())) : Optional.empty();
  }

  /** Returns the seat in turn. */
  public int seat() {
    return course().seat;
  }

  /** Returns what the seat in turn holds. */
  CardSet<PlayingCard> held() {
    return hands().get(course().seat);
  }

  /** Returns this state with another score sheet, and the notes on it. */
  public CratesState withSheet(ScoreSheet sheet) {
    return with(new Hand(hand().number, hand().dealer, hand().pressures, sheet));
  }

  CratesState with(Hand hand) {
    return ImmutableCratesState.of(phase(), hand, course(), hands(), stock(), uncalled(), owed());
  }

  CratesState with(Seats uncalled) {
    return ImmutableCratesState.of(phase(), hand(), course(), hands(), stock(), uncalled, owed());
  }

  CratesState with(CardsPerSeat<PlayingCard> hands, Stock<PlayingCard> stock) {
    return ImmutableCratesState.of(phase(), hand(), course(), hands, stock, uncalled(), owed());
  }

  CratesState with(Phase phase, Owed owed) {
    return ImmutableCratesState.of(phase, hand(), course(), hands(), stock(), uncalled(), owed);
  }

  /** Returns this state as play goes on: with the seat in turn and the phase of another course. */
  CratesState with(Course course) {
    return course == this.course()
        ? this
        : ImmutableCratesState.of(
            course.phase(), hand(), course, hands(), stock(), uncalled(), owed());
  }

  /** Returns this state after the seat in turn played a card. */
  CratesState played(PlayingCard card, Course course, Seats uncalled) {
    return ImmutableCratesState.of(
        course.phase(),
        hand(),
        course,
        hands().without(card),
        stock().discard(card),
        uncalled,
        owed());
  }

  /** Returns this state after a seat drew some cards from the stock. */
  CratesState drawn(int seat, int count, Course course) {
    CardsPerSeat<PlayingCard> more =
        count == 1
            ? hands().plus(seat, stock().top())
            : hands().plus(seat, stock().cards().first(count).toSet());
    return ImmutableCratesState.of(
        course.phase(), hand(), course, more, stock().drawn(count), uncalled(), owed());
  }

  /** Returns this state after the discards were shuffled. */
  CratesState renewed(CardList<PlayingCard> shuffled) {
    Stock<PlayingCard> renewed = stock().renewed(shuffled);
    return ImmutableCratesState.of(
        course().phase(), hand(), course(), hands(), renewed, uncalled(), Owed.NOTHING);
  }
}
