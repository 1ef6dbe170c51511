package io.github.spadille.rummy.vazhushal;

import io.github.spadille.engine.card.CardBag;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.PlayingCard;
import org.jspecify.annotations.Nullable;

/**
 * What a player tries in a turn: groups that are no valid melds yet, or cards taken from the line
 * of which the deepest must be melded.
 *
 * <table>
 *   <caption>Where a turn stands</caption>
 *   <tr><th></th><th>there is nothing to undo</th><th>there is something to undo</th></tr>
 *   <tr><td>nothing must be melded</td><td>{@link Settled}</td><td>{@link NotValid}</td></tr>
 *   <tr><td>the deepest card must be melded</td>
 *       <td>{@link TakenForGood}</td><td>{@link OnTrial}</td></tr>
 * </table>
 */
public sealed interface TurnAttempt {
  /** Returns how often the player may still undo (VAZ-46). */
  int undosLeft();

  /** Returns the card that must be melded, the deepest of those taken, if one must. */
  default @Nullable PlayingCard deepest() {
    return null;
  }

  /** Returns this attempt if the player holds other cards, with the same groups. */
  default TurnAttempt with(Holding now) {
    return this;
  }

  /** Returns this attempt when the groups are valid and the deepest card is melded (VAZ-45). */
  default Settled settled() {
    return new Settled(undosLeft());
  }

  // The two questions that every move asks go by classes, which is quicker than by interfaces.

  /** Tells whether there is something to take back (VAZ-34e, VAZ-46). */
  default boolean canUndo() {
    return this instanceof NotValid || this instanceof OnTrial;
  }

  /** Tells whether the deepest card of those taken must be melded. */
  default boolean mustMeld() {
    return this instanceof TakenForGood || this instanceof OnTrial;
  }

  /** Tells whether the next move may lead to groups that are not valid. */
  default boolean mayBeInvalid() { // VAZ-44, VAZ-47
    return undosLeft() > 0;
  }

  /** Cards were taken from the line, of which the deepest must be melded. */
  sealed interface Taken extends TurnAttempt {
    /** Returns the cards taken, the newest first. */
    CardList<PlayingCard> cards();

    @Override
    default PlayingCard deepest() { // VAZ-32
      return cards().bottom();
    }
  }

  /** There is something to take back. */
  sealed interface Undoable extends TurnAttempt {
    /** Returns what the player holds after an undo. */
    Holding before();

    /** Returns the attempt of the player after an undo. */
    default TurnAttempt undone() { // VAZ-46
      return new Settled(undosLeft() - 1);
    }
  }

  /** The groups are valid, and nothing must be melded. */
  record Settled(int undosLeft) implements TurnAttempt {
    @Override
    public Settled settled() {
      return this;
    }

    /** Returns the attempt after cards were taken that cannot be put back. */
    TakenForGood took(CardList<PlayingCard> cards) {
      return new TakenForGood(undosLeft, cards);
    }

    /** Returns the attempt after cards were taken that an undo puts back. */
    OnTrial tookOnTrial(CardList<PlayingCard> cards, Holding before) {
      return new OnTrial(undosLeft, cards, before);
    }

    /** Returns the attempt after a move that has led to groups that are not valid. */
    NotValid invalidSince(Holding before) {
      return new NotValid(undosLeft, before);
    }
  }

  /** The groups are not valid (VAZ-44). */
  record NotValid(int undosLeft, Holding before) implements Undoable {
    @Override
    public TurnAttempt with(Holding now) {
      return new NotValid(undosLeft, before.with(unmelded(now, before)));
    }
  }

  /** The deepest card of those taken must be melded before anything else (VAZ-33). */
  record TakenForGood(int undosLeft, CardList<PlayingCard> cards) implements Taken {
    @Override
    public boolean mayBeInvalid() { // VAZ-32
      return false;
    }
  }

  /** The deepest card of those taken must come into a new meld, or all go back (VAZ-34c). */
  record OnTrial(int undosLeft, CardList<PlayingCard> cards, Holding before)
      implements Taken, Undoable {
    @Override
    public TurnAttempt with(Holding now) {
      CardBag<PlayingCard> hand = unmelded(now, before);
      for (PlayingCard card : cards) {
        hand = hand.contains(card) ? hand.without(card) : hand;
      }
      return new OnTrial(undosLeft, cards, before.with(hand));
    }

    /**
     * Tells whether a card like the deepest was laid in a new meld: one that does not contain all
     * cards of any one group that lay there before (VAZ-34d, VAZ-34f).
     *
     * @param groups the groups now
     */
    boolean hasNewMeld(MeldGroups groups) {
      return groups.isInNewGroup(deepest(), before.melds());
    }
  }

  /** Returns the attempt of a player who has done nothing yet. */
  static TurnAttempt of(int undosLeft) {
    return new Settled(undosLeft);
  }

  /** Returns the hand of a player if the cards melded since then come back to it. */
  private static CardBag<PlayingCard> unmelded(Holding now, Holding before) {
    return now.hand().plus(now.melds().all().minus(before.melds().all()));
  }
}
