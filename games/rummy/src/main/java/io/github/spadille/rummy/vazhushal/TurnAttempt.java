package io.github.spadille.rummy.vazhushal;

import static io.github.spadille.engine.card.PlayingCard.FAMILY;
import static java.util.Objects.requireNonNull;

import io.github.spadille.engine.card.CardBag;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.PlayingCard;
import org.jspecify.annotations.Nullable;

/**
 * What a player tries in a turn and may take back: groups that are no valid melds yet, and cards
 * taken from the line of which the deepest must be melded.
 *
 * <table>
 *   <caption>Where a turn stands</caption>
 *   <tr><th>cards taken</th><th>checkpoint</th><th>what that means</th></tr>
 *   <tr><td>no</td><td>no</td><td>the groups are valid</td></tr>
 *   <tr><td>no</td><td>yes</td><td>the groups are not valid (VAZ-44)</td></tr>
 *   <tr><td>yes</td><td>no</td><td>the cards are taken for good (VAZ-33)</td></tr>
 *   <tr><td>yes</td><td>yes</td><td>the draw is on trial (VAZ-34c)</td></tr>
 * </table>
 *
 * @param undosLeft how often the player may still undo
 * @param taken the cards taken from the line, the newest first, until the deepest is melded
 * @param checkpoint what the player holds after an undo (VAZ-45); null if there is nothing to undo
 */
public record TurnAttempt(
    int undosLeft, CardList<PlayingCard> taken, @Nullable Holding checkpoint) {
  private static final @Nullable Holding NOTHING_TO_UNDO = null;

  /** Returns the attempt of a player who has done nothing yet. */
  static TurnAttempt of(int undosLeft) {
    return new TurnAttempt(undosLeft, CardList.empty(FAMILY), NOTHING_TO_UNDO);
  }

  /** Tells whether there is something to take back. */
  boolean canUndo() {
    return checkpoint != null;
  }

  /** Tells whether a card must be melded: the deepest of those taken from the line. */
  boolean mustMeld() {
    return !taken.isEmpty();
  }

  /** Returns the card that must be melded, if one must. */
  public @Nullable PlayingCard deepest() {
    return taken.isEmpty() ? null : taken.bottom();
  }

  /** Tells whether cards were taken from the line that may still be given back (VAZ-34e). */
  public boolean isOnTrial() {
    return mustMeld() && canUndo();
  }

  /** Tells whether cards were taken from the line that cannot be given back (VAZ-33). */
  boolean isTakenForGood() {
    return mustMeld() && !canUndo();
  }

  /**
   * Tells whether the next move may lead to groups that are no valid melds: only if they can be
   * taken back, and not if cards were taken for good of which the deepest must be melded.
   */
  boolean mayBeInvalid() {
    return undosLeft > 0 && !isTakenForGood();
  }

  /** Returns this attempt after cards were taken from the line. */
  TurnAttempt took(CardList<PlayingCard> cards) {
    return new TurnAttempt(undosLeft, cards, checkpoint);
  }

  /**
   * Returns this attempt after something was done that an undo takes back.
   *
   * @param holding what the player held before it
   */
  TurnAttempt undoableTo(Holding holding) {
    return canUndo() ? this : new TurnAttempt(undosLeft, taken, holding);
  }

  /** Returns this attempt when nothing that was done can be taken back any more. */
  TurnAttempt accepted() {
    return canUndo() || !taken.isEmpty() ? of(undosLeft) : this;
  }

  /** Returns this attempt after an undo. */
  TurnAttempt undone() {
    return of(undosLeft - 1);
  }

  /**
   * Returns what the player holds after an undo.
   *
   * @throws NullPointerException if there is nothing to take back
   */
  Holding restored() {
    return requireNonNull(checkpoint);
  }

  /**
   * Returns this attempt if the player holds other cards. The checkpoint then has these cards, and
   * those laid since, but not those taken from the line.
   *
   * @param now what the player holds, with the same groups
   */
  TurnAttempt with(Holding now) {
    if (checkpoint == null) {
      return this;
    }
    CardBag<PlayingCard> hand = now.hand().plus(now.melds().all().minus(checkpoint.melds().all()));
    for (PlayingCard card : taken) {
      hand = hand.contains(card) ? hand.without(card) : hand;
    }
    return new TurnAttempt(undosLeft, taken, checkpoint.with(hand));
  }

  /**
   * Tells whether a card like the deepest was laid in a new meld: one that does not contain all
   * cards of any one group of the checkpoint (VAZ-34d).
   *
   * @param groups the groups now
   * @throws NullPointerException if there is nothing to take back, or no card was taken
   */
  boolean hasNewMeld(MeldGroups groups) {
    return groups.isInNewGroup(requireNonNull(deepest()), restored().melds());
  }
}
