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
import java.util.Objects;
import java.util.Optional;
import org.immutables.value.Value;
import org.jspecify.annotations.Nullable;

/** Where a game of Crates stands. */
@Value.Immutable
public abstract class CratesState implements HandState {
  CratesState() {}

  /** Returns what is awaited. */
  public abstract Phase phase();

  /** Returns the number of the hand and its dealer, the pressures and the points. */
  public abstract Hand hand();

  /** Returns whose turn it is, which way play goes, and what is to be matched. */
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
    /** A play, or a draw. */
    PLAY,
    /** A second card after a six. */
    COVER,
    /** A two or an ace, or a draw of as many cards as the sequence counts. */
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
   * @param pressures how many pressures each side has had in the game
   * @param sheet every point given
   */
  public record Hand(int number, int dealer, IntPerSeat pressures, ScoreSheet sheet)
      implements HandState.Hand {
    private static final int FIRST = 1;
    private static final int NO_PRESSURE = 0;

    /** Returns the first hand of a game. */
    static Hand first(int seats, int sides) { // CRT-5
      int highest = seats - 1;
      return new Hand(FIRST, highest, IntPerSeat.of(sides, NO_PRESSURE), ScoreSheet.empty(seats));
    }

    /** Returns the next hand, which another seat deals; the pressures count on (CRT-18). */
    Hand next(int dealer) {
      return new Hand(number + 1, dealer, pressures, sheet);
    }

    /** Returns this hand after a side got a pressure, and points for it. */
    Hand pressed(int side, ScoreSheet sheet) {
      return new Hand(number, dealer, pressures.plus(side, 1), sheet);
    }

    private Hand withSheet(ScoreSheet sheet) {
      return new Hand(number, dealer, pressures, sheet);
    }
  }

  /**
   * The course of play: whose turn it is, where it goes from there, and what is to be matched.
   *
   * @param seat the seat in turn
   * @param direction which way play goes
   * @param suit the suit to match, or null before one is known
   * @param sequence how many cards the running sequence of twos makes a seat draw; 0 if none runs
   * @param lastCardPlayed whether a player has run out of cards, so that the hand ends with the
   *     sequence or with the turn
   */
  public record Course(
      int seat, Direction direction, @Nullable Suit suit, int sequence, boolean lastCardPlayed) {
    private static final @Nullable Suit NO_SUIT = null;
    private static final int NO_SEQUENCE = 0;
    private static final boolean LAST_CARD_PLAYED = true;

    /**
     * Returns the course of a hand before its first turn; the dealer stands for the seat in turn.
     */
    static Course undealt(int dealer) {
      return new Course(dealer, Direction.LEFT, NO_SUIT, NO_SEQUENCE, !LAST_CARD_PLAYED); // CRT-5
    }

    /** Returns this course where another seat is in turn. */
    Course turnOf(int seat) {
      return new Course(seat, direction, suit, sequence, lastCardPlayed);
    }

    /** Returns this course where a suit is to be matched. */
    Course matching(Suit suit) {
      return new Course(seat, direction, suit, sequence, lastCardPlayed);
    }

    /** Returns this course after the sequence of twos, if one ran. */
    Course sequenceOver() {
      return new Course(seat, direction, suit, NO_SEQUENCE, lastCardPlayed);
    }

    /** Returns this course after a player has run out of cards. */
    Course withLastCardPlayed() {
      return new Course(seat, direction, suit, sequence, LAST_CARD_PLAYED);
    }

    /** Returns the suit to match, where one is known. */
    Suit suitToMatch() {
      return Objects.requireNonNull(suit, "no suit to match yet");
    }

    /** Tells whether a sequence of twos runs. */
    public boolean isSequence() {
      return sequence != NO_SEQUENCE;
    }

    private Phase phase() {
      return isSequence() ? Phase.SEQUENCE : Phase.PLAY;
    }
  }

  /** Returns the state before a hand is dealt. */
  static CratesState undealt(Hand hand, int seats, CardList<PlayingCard> pack) {
    return ImmutableCratesState.of(
        Phase.SHUFFLE,
        hand,
        Course.undealt(hand.dealer),
        CardsPerSeat.none(PlayingCard.FAMILY, seats),
        Stock.of(pack),
        Seats.none(), // CRT-42
        Owed.NOTHING);
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
    return withHand(hand().withSheet(sheet));
  }

  private CratesState withHand(Hand hand) {
    return ImmutableCratesState.of(phase(), hand, course(), hands(), stock(), uncalled(), owed());
  }

  private CratesState awaiting(Phase phase, Owed owed) {
    return ImmutableCratesState.of(phase, hand(), course(), hands(), stock(), uncalled(), owed);
  }

  /** Returns this state with other hidden cards. */
  CratesState withCards(CardsPerSeat<PlayingCard> hands, CardList<PlayingCard> stock) {
    Stock<PlayingCard> other = new Stock<>(stock, stock().discards());
    return ImmutableCratesState.of(phase(), hand(), course(), hands, other, uncalled(), owed());
  }

  /** Returns this state after the deal; the suit for the first play is not known yet. */
  CratesState dealt(CardsPerSeat<PlayingCard> hands, Stock<PlayingCard> stock) {
    return ImmutableCratesState.of(
        Phase.NAME_SUIT, hand(), course(), hands, stock, uncalled(), owed());
  }

  /** Returns this state where a turn begins: the course says whose, and what is awaited. */
  CratesState turnBegins(Course course) {
    return ImmutableCratesState.of(
        course.phase(), hand(), course, hands(), stock(), uncalled(), owed());
  }

  /**
   * Returns this state after the seat in turn played a card.
   *
   * @param course how play goes on
   * @param uncalled the seats that have forgotten to call
   */
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

  /** Returns this state when the seat in turn must cover a six. */
  CratesState coverAwaited() {
    return awaiting(Phase.COVER, owed());
  }

  /** Returns this state when the seat in turn is caught: it must draw for a call that it forgot. */
  CratesState caught() {
    Seats others = uncalled().without(seat());
    return ImmutableCratesState.of(phase(), hand(), course(), hands(), stock(), others, owed());
  }

  /**
   * Returns this state after a seat drew some cards from the stock.
   *
   * @param course how play goes on
   */
  CratesState drew(int seat, int count, Course course) {
    CardsPerSeat<PlayingCard> more =
        count == 1
            ? hands().plus(seat, stock().top())
            : hands().plus(seat, stock().cards().first(count).toSet());
    return ImmutableCratesState.of(
        course.phase(), hand(), course, more, stock().drawn(count), uncalled(), owed());
  }

  /** Returns this state after a side got a pressure, and points for it. */
  CratesState pressed(int side, ScoreSheet sheet) {
    return withHand(hand().pressed(side, sheet));
  }

  /** Returns this state when the discards must be shuffled before the rest is drawn. */
  CratesState stockAwaited(Owed rest) {
    return awaiting(Phase.RESHUFFLE, rest);
  }

  /** Returns this state after the discards were shuffled. */
  CratesState stockRenewed(CardList<PlayingCard> shuffled) {
    Stock<PlayingCard> renewed = stock().renewed(shuffled);
    return ImmutableCratesState.of(
        course().phase(), hand(), course(), hands(), renewed, uncalled(), Owed.NOTHING);
  }

  /** Returns this state after a hand, with what was left in the hands on the sheet. */
  CratesState scored(ScoreSheet sheet) {
    return ImmutableCratesState.of(
        phase(), hand().withSheet(sheet), course(), hands(), stock(), Seats.none(), owed());
  }

  /** Returns this state at the end of the game. */
  CratesState over() {
    return awaiting(Phase.OVER, Owed.NOTHING);
  }
}
