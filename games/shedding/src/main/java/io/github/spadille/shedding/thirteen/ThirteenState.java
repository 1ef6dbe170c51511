package io.github.spadille.shedding.thirteen;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.game.HandPhase;
import io.github.spadille.engine.game.HandState;
import io.github.spadille.engine.game.Outcome;
import io.github.spadille.engine.game.Turn;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.state.CardsPerSeat;
import io.github.spadille.engine.state.ScoreSheet;
import java.util.Optional;
import org.immutables.value.Value;

/**
 * Where a game of Thirteen stands: an immutable value without options, history or source of chance.
 */
@Value.Immutable
public abstract class ThirteenState implements HandState {
  ThirteenState() {}

  /** Returns what is awaited: a shuffle, a play or a knock, or nothing. */
  public abstract HandPhase phase();

  /** Returns what stays the same as long as nobody is out of cards. */
  public abstract Hand hand();

  /** Returns the cards that each seat holds. */
  public abstract CardsPerSeat<PlayingCard> cards();

  /** Returns the combinations on the table, and who is in the round. */
  public abstract Round round();

  /** Returns the cards of earlier rounds, in the order in which they were played. */
  public abstract CardList<PlayingCard> spent();

  private static final CardList<PlayingCard> NO_CARDS = CardList.empty(PlayingCard.FAMILY);

  /**
   * What stays the same as long as nobody is out of cards.
   *
   * @param number the number of the hand, from 1
   * @param dealer the seat that deals it
   * @param lastWinner the seat that won the hand before, or {@link Seats#NOBODY} in the first
   * @param aside the cards that are not dealt; all cards before the deal
   * @param lowest the lowest card dealt, if the seat that holds it leads first
   * @param places the seats that are out of cards, in order; at the end of a hand all that have a
   *     place
   * @param sheet every point given
   */
  public record Hand(
      int number,
      int dealer,
      int lastWinner,
      CardSet<PlayingCard> aside,
      Optional<PlayingCard> lowest,
      ImmutableList<Integer> places,
      ScoreSheet sheet)
      implements HandState.Hand {
    private static final int FIRST = 1;
    private static final Optional<PlayingCard> ANY_CARD = Optional.empty();
    private static final ImmutableList<Integer> NO_PLACES = ImmutableList.of();

    /** Returns the first hand of a game, before the deal. */
    static Hand first(int seats, CardSet<PlayingCard> pack) {
      int highest = seats - 1;
      ScoreSheet sheet = ScoreSheet.empty(seats);
      return new Hand(FIRST, highest, Seats.NOBODY, pack, ANY_CARD, NO_PLACES, sheet);
    }

    /** Returns the hand after this one, which another seat deals. */
    Hand next(int dealer, CardSet<PlayingCard> pack) {
      return new Hand(number + 1, dealer, winner(), pack, ANY_CARD, NO_PLACES, sheet);
    }

    /** Returns this hand before it is dealt again. */
    Hand again(CardSet<PlayingCard> pack) { // THI-25
      return new Hand(number, dealer, lastWinner, pack, ANY_CARD, NO_PLACES, sheet);
    }

    /** Returns the seat that has the first place. */
    int winner() {
      return places.get(0);
    }

    private Hand dealt(CardSet<PlayingCard> aside) {
      return new Hand(number, dealer, lastWinner, aside, lowest, places, sheet);
    }

    private Hand ledWith(PlayingCard lowest) {
      return new Hand(number, dealer, lastWinner, aside, Optional.of(lowest), places, sheet);
    }

    private Hand withPlace(int seat) {
      ImmutableList.Builder<Integer> more = ImmutableList.builder();
      more.addAll(places).add(seat);
      return new Hand(number, dealer, lastWinner, aside, lowest, more.build(), sheet);
    }

    private Hand withSheet(ScoreSheet sheet) {
      return new Hand(number, dealer, lastWinner, aside, lowest, places, sheet);
    }
  }

  /**
   * A round: from a lead until all others have knocked.
   *
   * @param table the cards of its combinations, in the order in which they were played
   * @param top the combination to beat; no card if the seat in turn leads
   * @param topBy the seat that played it, or {@link Seats#NOBODY} if there is none
   * @param turn the seat in turn
   * @param knocked the seats that have knocked
   */
  public record Round(
      CardList<PlayingCard> table, Combination top, int topBy, int turn, Seats knocked) {
    /** Returns a round that a seat begins. */
    static Round ledBy(int seat) {
      return new Round(NO_CARDS, Combination.NONE, Seats.NOBODY, seat, Seats.none());
    }

    /** Tells whether the seat in turn leads. */
    public boolean isLead() {
      return topBy == Seats.NOBODY;
    }

    private Round played(Combination combination, int next) {
      return new Round(table.appendAll(combination.cards()), combination, turn, next, knocked);
    }

    private Round knocked(int next) {
      return new Round(table, top, topBy, next, knocked.with(turn));
    }
  }

  /**
   * Returns the state before a hand is dealt.
   *
   * @param first the seat that gets the first card
   */
  static ThirteenState undealt(Hand hand, int first, int seats) {
    return ImmutableThirteenState.of(
        HandPhase.SHUFFLE,
        hand,
        CardsPerSeat.none(PlayingCard.FAMILY, seats),
        Round.ledBy(first),
        NO_CARDS);
  }

  @Override
  public Turn turn() {
    return phase().turn(round().turn);
  }

  @Override
  public Optional<Outcome> outcome() { // THI-33
    return phase() == HandPhase.OVER ? Optional.of(Outcome.highest(scores())) : Optional.empty();
  }

  /** Returns the card that the first combination of the hand must contain, until it is played. */
  public Optional<PlayingCard> must() {
    return round().isLead() && spent().isEmpty() ? hand().lowest : Optional.empty();
  }

  /** Returns the seats that have no place yet. */
  public Seats playing() {
    Seats playing = Seats.all(cards().size());
    for (int i = 0; i < hand().places.size(); i++) {
      playing = playing.without(hand().places.get(i));
    }
    return playing;
  }

  private ThirteenState withHand(Hand hand) {
    return ImmutableThirteenState.of(phase(), hand, cards(), round(), spent());
  }

  private ThirteenState withRound(Round round) {
    return ImmutableThirteenState.of(phase(), hand(), cards(), round, spent());
  }

  /** Returns this state with other hidden cards: in the hands, and aside. */
  ThirteenState withCards(CardsPerSeat<PlayingCard> cards, CardSet<PlayingCard> aside) {
    return ImmutableThirteenState.of(phase(), hand().dealt(aside), cards, round(), spent());
  }

  /** Returns this state after the deal, before somebody leads. */
  ThirteenState dealt(CardsPerSeat<PlayingCard> cards, CardSet<PlayingCard> aside) { // THI-4
    return withCards(cards, aside);
  }

  /** Returns this state when a seat leads first, with any cards. */
  ThirteenState ledBy(int seat) {
    return ImmutableThirteenState.of(HandPhase.PLAY, hand(), cards(), Round.ledBy(seat), spent());
  }

  /**
   * Returns this state when the seat that holds the lowest card leads first, and with that card.
   */
  ThirteenState ledWith(int seat, PlayingCard lowest) { // THI-14
    return ImmutableThirteenState.of(
        HandPhase.PLAY, hand().ledWith(lowest), cards(), Round.ledBy(seat), spent());
  }

  /** Returns this state after the seat in turn played a combination. */
  ThirteenState played(Combination combination, int next) {
    CardsPerSeat<PlayingCard> left = cards().without(combination.cards().toSet());
    return ImmutableThirteenState.of(
        phase(), hand(), left, round().played(combination, next), spent());
  }

  /** Returns this state after the seat in turn knocked. */
  ThirteenState knocked(int next) {
    return withRound(round().knocked(next));
  }

  /** Returns this state after a seat got the next place. */
  ThirteenState withPlace(int seat) {
    return withHand(hand().withPlace(seat));
  }

  /** Returns this state with the next round, which a seat begins. */
  ThirteenState nextRound(int leader) {
    return ImmutableThirteenState.of(
        phase(), hand(), cards(), Round.ledBy(leader), spent().appendAll(round().table));
  }

  /** Returns this state with another score sheet, and the notes on it. */
  public ThirteenState withSheet(ScoreSheet sheet) {
    return withHand(hand().withSheet(sheet));
  }

  /** Returns this state at the end of the game. */
  ThirteenState over() {
    return ImmutableThirteenState.of(HandPhase.OVER, hand(), cards(), round(), spent());
  }
}
