package io.github.spadille.rummy;

import io.github.spadille.engine.card.CardBag;
import io.github.spadille.engine.card.PlayingCard;

/**
 * The cards of a player: in hand, and melded in groups on the table.
 *
 * @param hand the cards in hand
 * @param melds the groups
 */
public record Holding(CardBag<PlayingCard> hand, Melds melds) {
  /** Returns the cards of a player who has melded nothing. */
  public static Holding of(CardBag<PlayingCard> hand) {
    return new Holding(hand, Melds.NONE);
  }

  /** Returns this holding with other cards in hand. */
  public Holding with(CardBag<PlayingCard> others) {
    return new Holding(others, melds);
  }

  /**
   * Returns this holding after cards of the hand were laid as a new group, which has the lowest
   * free number.
   *
   * @throws IllegalArgumentException if the cards are not in hand
   */
  public Holding laid(CardBag<PlayingCard> cards) {
    return new Holding(hand.minus(cards), melds.plus(melds.free(), cards));
  }

  /**
   * Returns this holding after a card of the hand was put to a group.
   *
   * @throws IllegalArgumentException if the card is not in hand
   */
  public Holding put(PlayingCard card, int group) {
    return new Holding(hand.without(card), melds.plus(group, card));
  }

  /**
   * Returns this holding after a settled card was moved from one group to another.
   *
   * @param to the other group, or 0 for a new one, which has the lowest free number
   * @throws IllegalArgumentException if the card is not settled in the first group
   */
  public Holding moved(PlayingCard card, int from, int to) {
    return new Holding(hand, melds.moved(card, from, to == 0 ? melds.free() : to));
  }

  /**
   * Returns this holding with the groups of before: what was laid since is in hand again.
   *
   * @throws IllegalArgumentException if a card that was melded before is not melded any more
   */
  public Holding takenBack(Melds before) {
    return new Holding(hand.plus(melds.all().minus(before.all())), before);
  }
}
