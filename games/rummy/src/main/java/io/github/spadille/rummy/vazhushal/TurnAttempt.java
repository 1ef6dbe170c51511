package io.github.spadille.rummy.vazhushal;

import static io.github.spadille.engine.card.PlayingCard.FAMILY;
import static java.util.Objects.requireNonNull;

import io.github.spadille.engine.card.CardBag;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.PlayingCard;
import org.jspecify.annotations.Nullable;

/**
 * What a player tries in a turn and may take back: groups that are no valid melds yet, and cards
 * taken from a line of discards of which the deepest must be melded.
 *
 * @param undos how often the player may still take something back
 * @param taken the cards taken from the line, the newest first, until the deepest is melded
 * @param before what the player holds after an undo; null if there is nothing to take back
 */
public record TurnAttempt(int undos, CardList<PlayingCard> taken, @Nullable Holding before) {
  /** Returns the attempt of a player who has done nothing yet. */
  public static TurnAttempt of(int undos) {
    return new TurnAttempt(undos, CardList.empty(FAMILY), null);
  }

  /** Tells whether there is nothing to take back. */
  public boolean isSettled() {
    return before == null;
  }

  /** Returns the card that must be melded, if one must. */
  public @Nullable PlayingCard deepest() {
    return taken.isEmpty() ? null : taken.bottom();
  }

  /** Tells whether cards were taken from the line that may still be given back. */
  public boolean isOnTrial() {
    return !taken.isEmpty() && !isSettled();
  }

  /**
   * Tells whether the next move may lead to groups that are no valid melds: only if they can be
   * taken back, and not if cards were taken for good of which the deepest must be melded.
   */
  public boolean mayBeInvalid() {
    return undos > 0 && (taken.isEmpty() || !isSettled());
  }

  /** Returns this attempt after cards were taken from the line. */
  public TurnAttempt took(CardList<PlayingCard> cards) {
    return new TurnAttempt(undos, cards, before);
  }

  /** Returns this attempt after something was done that an undo shall take back. */
  public TurnAttempt since(Holding holding) {
    return isSettled() ? new TurnAttempt(undos, taken, holding) : this;
  }

  /** Returns this attempt when what was done shall stand. */
  public TurnAttempt settled() {
    return isSettled() && taken.isEmpty() ? this : of(undos);
  }

  /** Returns this attempt after an undo. */
  public TurnAttempt undone() {
    return of(undos - 1);
  }

  /**
   * Returns what the player holds after an undo.
   *
   * @throws NullPointerException if there is nothing to take back
   */
  public Holding restored() {
    return requireNonNull(before);
  }

  /**
   * Returns this attempt where the player holds other cards now: after an undo those, with what was
   * laid since, but not what was taken.
   *
   * @param now what the player holds, with the same groups
   */
  public TurnAttempt with(Holding now) {
    if (before == null) {
      return this;
    }
    CardBag<PlayingCard> hand = now.hand().plus(now.melds().all().minus(before.melds().all()));
    for (PlayingCard card : taken) {
      hand = hand.contains(card) ? hand.without(card) : hand;
    }
    return new TurnAttempt(undos, taken, before.with(hand));
  }

  /**
   * Tells whether a card like the deepest was laid to a new group: that does not contain all cards
   * of any one group of before.
   *
   * @param groups the groups now
   * @throws NullPointerException if there is nothing to take back, or no card was taken
   */
  public boolean hasNewGroup(MeldGroups groups) {
    return groups.isInNewGroup(requireNonNull(deepest()), restored().melds());
  }
}
