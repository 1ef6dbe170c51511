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

  /**
   * What stays the same as long as nobody is out of cards.
   *
   * @param number the number of the hand, from 1
   * @param dealer the seat that deals it
   * @param lastWinner the seat that won the hand before, -1 in the first
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
    Hand dealt(CardSet<PlayingCard> aside, Optional<PlayingCard> lowest) {
      return new Hand(number, dealer, lastWinner, aside, lowest, places, sheet);
    }

    Hand withPlace(int seat) {
      ImmutableList.Builder<Integer> more = ImmutableList.builder();
      more.addAll(places).add(seat);
      return new Hand(number, dealer, lastWinner, aside, lowest, more.build(), sheet);
    }

    Hand withSheet(ScoreSheet sheet) {
      return new Hand(number, dealer, lastWinner, aside, lowest, places, sheet);
    }
  }

  /**
   * A round: from a lead until all others have knocked.
   *
   * @param table the cards of its combinations, in the order in which they were played
   * @param top the combination to beat; no card if the seat in turn leads
   * @param topBy the seat that played it, -1 if there is none
   * @param turn the seat in turn
   * @param knocked the seats that have knocked
   */
  public record Round(
      CardList<PlayingCard> table, Combination top, int topBy, int turn, Seats knocked) {
    private static final CardList<PlayingCard> NO_CARDS = CardList.empty(PlayingCard.FAMILY);

    static Round ledBy(int seat) {
      return new Round(NO_CARDS, Combination.NONE, -1, seat, Seats.none());
    }

    /** Tells whether the seat in turn leads. */
    public boolean isLed() {
      return topBy < 0;
    }

    Round played(Combination combination, int next) {
      return new Round(table.appendAll(combination.cards()), combination, turn, next, knocked);
    }

    Round knock(int next) {
      return new Round(table, top, topBy, next, knocked.with(turn));
    }
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
    return round().isLed() && spent().isEmpty() ? hand().lowest : Optional.empty();
  }

  /** Returns the seats that have no place yet. */
  public Seats playing() {
    Seats playing = Seats.all(cards().size());
    for (int i = 0; i < hand().places.size(); i++) {
      playing = playing.without(hand().places.get(i));
    }
    return playing;
  }

  ThirteenState with(Hand hand) {
    return ImmutableThirteenState.of(phase(), hand, cards(), round(), spent());
  }

  ThirteenState with(HandPhase phase, Round round) {
    return ImmutableThirteenState.of(phase, hand(), cards(), round, spent());
  }

  ThirteenState with(CardsPerSeat<PlayingCard> cards, Round round) {
    return ImmutableThirteenState.of(phase(), hand(), cards, round, spent());
  }

  /** Returns this state with the next round, which a seat begins. */
  ThirteenState nextRound(int leader) {
    return ImmutableThirteenState.of(
        phase(), hand(), cards(), Round.ledBy(leader), spent().appendAll(round().table));
  }

  /** Returns this state with another score sheet, and the notes on it. */
  public ThirteenState withSheet(ScoreSheet sheet) {
    return with(hand().withSheet(sheet));
  }
}
