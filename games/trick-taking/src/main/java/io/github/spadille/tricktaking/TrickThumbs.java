package io.github.spadille.tricktaking;

import io.github.spadille.engine.card.PlayingCard;

/**
 * Rules of thumb of trick games: how a card weighs for a player who wants the trick, and for one
 * who does not. They look at the trick and at the card alone, which all see and the player holds.
 */
public final class TrickThumbs {
  /** No card of a plain suit is as strong; trumps are stronger. */
  private static final int TOP = 20;

  private static final int SELDOM = 2;
  private static final int OFTEN = 60;

  private TrickThumbs() {}

  /** Tells whether a card of the seat in turn would be the best of the trick so far. */
  public static boolean beats(TrickPlay cards, PlayingCard card, Trick.Order order) {
    if (cards.isComplete()) {
      return false;
    }
    Trick trick = cards.trick();
    if (trick.isEmpty()) {
      return true;
    }
    PlayingCard led = trick.led();
    int strength = order.strength(card, led);
    for (int position = 0; position < trick.size(); position++) {
      if (order.strength(trick.get(position), led) >= strength
          && cards.inPlay().contains(cards.playedBy(position))) {
        return false;
      }
    }
    return strength >= 0;
  }

  /** Returns how strong a card is among those of its suit, 0 to 20; a trump has 20. */
  public static int height(PlayingCard card, Trick.Order order) {
    return Math.max(0, Math.min(TOP, order.strength(card, card)));
  }

  /**
   * Returns how a card weighs for a player who wants the trick: high cards are led, the last player
   * wins as cheaply as possible, and who cannot win plays low.
   *
   * @return 1 to 500
   */
  public static int toWin(TrickPlay cards, PlayingCard card, Trick.Order order) {
    int height = height(card, order);
    if (cards.trick().isEmpty()) {
      return 1 + height * height;
    }
    int saved = TOP - height;
    if (!beats(cards, card, order)) {
      return 1 + saved * saved / 8;
    }
    return OFTEN + (cards.isLastToPlay() ? saved : height) * TOP;
  }

  /**
   * Returns how a card weighs for a player who does not want the trick: low cards are led, the
   * highest card that does not win is played.
   *
   * @return 1 to 500
   */
  public static int toLose(TrickPlay cards, PlayingCard card, Trick.Order order) {
    int height = height(card, order);
    int saved = TOP - height;
    if (cards.trick().isEmpty()) {
      return 1 + saved * saved;
    }
    if (!beats(cards, card, order)) {
      return OFTEN + height * TOP;
    }
    return SELDOM + (cards.isLastToPlay() ? height : saved);
  }
}
