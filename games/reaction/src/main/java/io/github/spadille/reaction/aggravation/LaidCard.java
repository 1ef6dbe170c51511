package io.github.spadille.reaction.aggravation;

import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Rank;
import org.jspecify.annotations.Nullable;

/**
 * How a card came to lie on the tableau.
 *
 * @param how turned up, or to cover another
 * @param seat the seat whose card it was
 * @param place where it was laid, see {@link Places}
 * @param card the card
 * @param match the rank of the match that it made, if it made one; all have seen it, also when the
 *     card itself is covered
 * @param event how many cards had been placed then, with those turned at the same moment
 * @param time when, in milliseconds
 */
public record LaidCard(
    How how, int seat, int place, PlayingCard card, @Nullable Rank match, int event, long time) {
  /** Why a card was laid. */
  public enum How {
    /** It was turned up. */
    TURNED,
    /** It covers a place that was flagged. */
    COVER,
    /** It covers a place that the other seat had just covered (AGG-24). */
    COLLISION
  }

  /** Tells whether a seat covered a flagged place with this card. */
  boolean isCoverOf(int seat) {
    return how == How.COVER && this.seat == seat;
  }

  /** Returns how another card was laid like this one. */
  LaidCard withCard(PlayingCard other) {
    return new LaidCard(how, seat, place, other, match, event, time);
  }

  /** Returns place, seat and time of a cover as a text: {@code 0.3: 1 @900}. */
  String joinable() {
    return Places.name(place) + ": " + seat + " @" + time;
  }

  /** Returns event and time as a text: {@code 38 @900}. */
  String moment() {
    return event + " @" + time;
  }
}
