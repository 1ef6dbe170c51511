package io.github.spadille.rummy.vazhushal;

import static io.github.spadille.engine.card.PlayingCard.FAMILY;

import io.github.spadille.engine.card.CardBag;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.table.Audience;
import io.github.spadille.engine.table.Table;

/**
 * The cards of a player: in hand, and melded in groups on the table.
 *
 * <p>{@link MeldRules} says what a player may do with them.
 *
 * @param hand the cards in hand
 * @param melds the groups
 */
public record Holding(CardBag<PlayingCard> hand, MeldGroups melds) {
  /** The holding of a player who has no cards. */
  static final Holding NONE = new Holding(CardBag.empty(FAMILY), MeldGroups.NONE);

  /** Returns this holding with other cards in hand. */
  Holding with(CardBag<PlayingCard> others) {
    return new Holding(others, melds);
  }

  /** Returns this holding after a card was drawn. */
  Holding drew(PlayingCard card) {
    return with(hand.with(card));
  }

  /** Returns this holding after cards were taken. */
  Holding took(CardList<PlayingCard> cards) {
    return with(hand.plus(cards.toBag()));
  }

  /**
   * Returns this holding after a card of the hand was discarded.
   *
   * @throws IllegalArgumentException if the card is not in hand
   */
  Holding discarded(PlayingCard card) {
    return with(hand.without(card));
  }

  /**
   * Returns this holding after cards of the hand were laid as a new group, which has the lowest
   * free number.
   *
   * @throws IllegalArgumentException if the cards are not in hand
   */
  Holding laid(CardBag<PlayingCard> cards) {
    return new Holding(hand.minus(cards), melds.plus(melds.free(), cards));
  }

  /**
   * Returns this holding after a card of the hand was put into a group.
   *
   * @throws IllegalArgumentException if the card is not in hand
   */
  Holding put(PlayingCard card, int group) {
    return new Holding(hand.without(card), melds.plus(group, card));
  }

  /**
   * Returns this holding after a settled card was moved from one group to another.
   *
   * @param to the other group, or {@link MeldGroups#NEW} for a new one, which has the lowest free
   *     number
   * @throws IllegalArgumentException if the card is not settled in the first group
   */
  Holding moved(PlayingCard card, int from, int to) {
    return new Holding(hand, melds.moved(card, from, to == MeldGroups.NEW ? melds.free() : to));
  }

  /** Returns this holding at the beginning of a turn: no card is fresh. */
  Holding settled() {
    return new Holding(hand, melds.settled());
  }

  /**
   * Adds the cards of a seat to a table: its hand as a pile such as {@code hand.0}, whether it has
   * melded as a fact such as {@code opened.0}, and its groups as {@link MeldGroups#show} does.
   *
   * @param audience who sees the hand
   */
  void show(int seat, Audience audience, Table.Builder table) {
    table.pile("hand", seat, hand, audience);
    table.yesNo("opened." + seat, !melds.isEmpty());
    melds.show(seat, table);
  }
}
