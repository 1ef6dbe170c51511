package io.github.spadille.tricktaking.canadiansalad;

import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Suit;
import io.github.spadille.engine.game.HandState;
import io.github.spadille.engine.game.Outcome;
import io.github.spadille.engine.game.Turn;
import io.github.spadille.engine.state.ScoreSheet;
import io.github.spadille.tricktaking.TrickHand;
import io.github.spadille.tricktaking.TrickPlay;
import java.util.Optional;
import org.immutables.value.Value;

/**
 * Where a game of Canadian Salad stands: an immutable value without options, history or source of
 * chance.
 */
@Value.Immutable
public abstract class CanadianSaladState implements HandState {
  CanadianSaladState() {}

  /** Returns what is awaited. */
  public abstract Phase phase();

  /** Returns the number of the hand, its dealer, the points. */
  public abstract TrickHand hand();

  /** Returns the hands, the trick, and what each seat has taken. */
  public abstract TrickPlay cards();

  /** Returns the penalties of the hands, that of this hand only once it is known. */
  abstract Penalties penalties();

  /** Returns whether a heart has been played in this hand. */
  public abstract Hearts hearts();

  /** What is awaited. */
  public enum Phase {
    /** A shuffle. */
    SHUFFLE,
    /** The dealer's choice of a penalty. */
    CHOOSE,
    /** A card. */
    PLAY,
    /** Nothing: the game is over. */
    OVER
  }

  /** Whether a heart has been played in a hand. */
  public enum Hearts {
    /** None has. */
    UNBROKEN,
    /** One has at least. */
    BROKEN
  }

  /** Returns the state before the shuffle of a hand whose penalty is not known yet. */
  static CanadianSaladState undealt(TrickHand hand, Penalties earlier) {
    return ImmutableCanadianSaladState.of(
        Phase.SHUFFLE, hand, hand.undealt(), earlier, Hearts.UNBROKEN);
  }

  @Override
  public Turn turn() {
    return switch (phase()) {
      case SHUFFLE -> Turn.chance();
      case CHOOSE, PLAY -> Turn.of(seat());
      case OVER -> Turn.over();
    };
  }

  /** Returns the seat that chooses or plays next; without a meaning if none does. */
  int seat() { // CSL-5, CSL-18
    return phase() == Phase.CHOOSE ? hand().dealer() : cards().seatInTurn();
  }

  @Override
  public Optional<Outcome> outcome() { // CSL-16
    return phase() == Phase.OVER ? Optional.of(Outcome.lowest(scores())) : Optional.empty();
  }

  /** Returns the penalty of this hand, if it is known. */
  public Optional<Penalty> penalty() {
    return Optional.ofNullable(penalties().of(hand().number()));
  }

  /** Tells whether a penalty counts in this hand. */
  public boolean counts(Penalty penalty) {
    Penalty ofHand = penalties().of(hand().number());
    return ofHand != null && ofHand.includes(penalty);
  }

  /** Returns this state with the penalty of its hand. */
  CanadianSaladState withPenalty(Penalty penalty) {
    return ImmutableCanadianSaladState.of(
        phase(), hand(), cards(), penalties().with(penalty), hearts());
  }

  /** Returns this state after the deal: a card is awaited, or the penalty if it is not known. */
  CanadianSaladState dealt(CardList<PlayingCard> shuffled) {
    TrickHand dealt = hand().withStock(CardList.empty(PlayingCard.FAMILY));
    Phase next = penalty().isPresent() ? Phase.PLAY : Phase.CHOOSE;
    return ImmutableCanadianSaladState.of(
        next, dealt, hand().deal(shuffled), penalties(), hearts());
  }

  /** Returns this state after the dealer chose the penalty of its hand. */
  CanadianSaladState chosen(Penalty penalty) {
    return ImmutableCanadianSaladState.of(
        Phase.PLAY, hand(), cards(), penalties().with(penalty), hearts());
  }

  /**
   * Returns this state after a card was played.
   *
   * @param cards the cards after that, the trick taken or not
   */
  CanadianSaladState played(PlayingCard card, TrickPlay cards) {
    Hearts after = card.is(Suit.HEARTS) ? Hearts.BROKEN : hearts();
    return ImmutableCanadianSaladState.of(phase(), hand(), cards, penalties(), after);
  }

  /** Returns this state with the same cards in other places. */
  CanadianSaladState withCards(CardList<PlayingCard> stock, TrickPlay cards) {
    return ImmutableCanadianSaladState.of(
        phase(), hand().withStock(stock), cards, penalties(), hearts());
  }

  /** Returns this state with another score sheet, as variants need it. */
  public CanadianSaladState withSheet(ScoreSheet sheet) {
    return ImmutableCanadianSaladState.of(
        phase(), hand().withSheet(sheet), cards(), penalties(), hearts());
  }

  /** Returns this state at the end of the game. */
  CanadianSaladState over() {
    return ImmutableCanadianSaladState.of(Phase.OVER, hand(), cards(), penalties(), hearts());
  }
}
