package io.github.spadille.tricktaking.polignac;

import static io.github.spadille.engine.seat.Seats.NOBODY;

import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.game.HandState;
import io.github.spadille.engine.game.Outcome;
import io.github.spadille.engine.game.Turn;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.state.ScoreSheet;
import io.github.spadille.tricktaking.TrickHand;
import io.github.spadille.tricktaking.TrickPlay;
import java.util.Optional;
import org.immutables.value.Value;

/**
 * Where a game of Polignac stands: an immutable value without options, history or source of chance.
 */
@Value.Immutable
public abstract class PolignacState implements HandState {
  PolignacState() {}

  /** Returns what is awaited. */
  public abstract Phase phase();

  /** Returns the number of the hand, its dealer, the points. */
  public abstract TrickHand hand();

  /** Returns the hands, the trick, and what each seat has taken. */
  public abstract TrickPlay cards();

  /** Returns the seat that announces or passes next; {@link Seats#NOBODY} if none does. */
  public abstract int speaker();

  /** Returns the seat that has announced capot; {@link Seats#NOBODY} if none has. */
  public abstract int announcer();

  /** What is awaited. */
  public enum Phase {
    /** A shuffle. */
    SHUFFLE,
    /** Whether a seat announces capot. */
    CAPOT,
    /** A card. */
    PLAY,
    /** Nothing: the game is over. */
    OVER
  }

  /** Returns the state before the shuffle of a hand. */
  static PolignacState undealt(TrickHand hand) {
    return ImmutablePolignacState.of(Phase.SHUFFLE, hand, hand.undealt(), NOBODY, NOBODY);
  }

  @Override
  public Turn turn() {
    return switch (phase()) {
      case SHUFFLE -> Turn.chance();
      case CAPOT, PLAY -> Turn.of(seat());
      case OVER -> Turn.over();
    };
  }

  /** Returns the seat that announces or plays next; without a meaning if none does. */
  int seat() {
    return phase() == Phase.CAPOT ? speaker() : cards().seatInTurn();
  }

  @Override
  public Optional<Outcome> outcome() { // POL-14
    return phase() == Phase.OVER ? Optional.of(Outcome.lowest(scores())) : Optional.empty();
  }

  /** Returns this state after the deal, with a card awaited. */
  PolignacState dealt(CardList<PlayingCard> shuffled) {
    TrickHand dealt = hand().withStock(CardList.empty(PlayingCard.FAMILY));
    return ImmutablePolignacState.of(Phase.PLAY, dealt, hand().deal(shuffled), NOBODY, NOBODY);
  }

  /** Returns this state with a seat that announces capot or passes next. */
  PolignacState asking(int seat) {
    return ImmutablePolignacState.of(Phase.CAPOT, hand(), cards(), seat, NOBODY);
  }

  /** Returns this state after a seat has announced capot; a card is awaited. */
  PolignacState announcedBy(int seat) {
    return ImmutablePolignacState.of(Phase.PLAY, hand(), cards(), NOBODY, seat);
  }

  /** Returns this state after all have passed; a card is awaited. */
  PolignacState announcedByNobody() {
    return announcedBy(NOBODY);
  }

  /** Returns this state with other hands, another trick, or other tricks taken. */
  PolignacState withCards(TrickPlay cards) {
    return ImmutablePolignacState.of(phase(), hand(), cards, speaker(), announcer());
  }

  /** Returns this state with the same cards in other places. */
  PolignacState withCards(CardList<PlayingCard> stock, TrickPlay cards) {
    return ImmutablePolignacState.of(
        phase(), hand().withStock(stock), cards, speaker(), announcer());
  }

  /** Returns this state with another score sheet, as variants need it. */
  public PolignacState withSheet(ScoreSheet sheet) {
    return ImmutablePolignacState.of(
        phase(), hand().withSheet(sheet), cards(), speaker(), announcer());
  }

  /** Returns this state at the end of the game. */
  PolignacState over() {
    return ImmutablePolignacState.of(Phase.OVER, hand(), cards(), NOBODY, announcer());
  }
}
