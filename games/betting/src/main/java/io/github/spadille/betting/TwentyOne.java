package io.github.spadille.betting;

import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Rank;

/**
 * What cards count in games of twenty-one and thirty-one: an ace 1 or 11, a picture card 10, others
 * their pips.
 *
 * <p>It knows French-suited cards from the ace to the king, without jokers.
 */
public final class TwentyOne {
  /** The count that no hand may pass. */
  public static final int LIMIT = 21;

  private static final int MORE_FOR_AN_ACE = 10;
  private static final byte[] PIPS = pips();

  private TwentyOne() {}

  private static byte[] pips() {
    byte[] pips = new byte[PlayingCard.FAMILY.size()];
    for (PlayingCard card : PlayingCard.FAMILY.cards()) {
      if (!card.isJoker()) {
        pips[card.index()] = (byte) Math.min(card.rank().ordinal() + 1, 10);
      }
    }
    return pips;
  }

  /** Returns what a card counts, with 1 for an ace. */
  public static int low(PlayingCard card) {
    return PIPS[card.index()];
  }

  /** Returns what a card counts, with 11 for an ace. */
  public static int high(PlayingCard card) {
    return low(card) + (card.is(Rank.ACE) ? MORE_FOR_AN_ACE : 0);
  }

  /**
   * Returns the highest count up to 21, or the lowest count if all are above.
   *
   * @param low the count with 1 for every ace
   * @param ace whether there is one
   */
  public static int total(int low, boolean ace) {
    return ace && low + MORE_FOR_AN_ACE <= LIMIT ? low + MORE_FOR_AN_ACE : low;
  }

  /** Tells whether a card counts 10, or 1 or 11. */
  public static boolean isTenOrAce(PlayingCard card) {
    return card.is(Rank.ACE) || PIPS[card.index()] == 10;
  }
}
