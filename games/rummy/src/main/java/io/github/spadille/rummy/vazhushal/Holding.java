package io.github.spadille.rummy.vazhushal;

import static io.github.spadille.engine.card.PlayingCard.FAMILY;
import static io.github.spadille.engine.game.Refusal.refuse;

import io.github.spadille.engine.card.CardBag;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.game.Refusal;
import io.github.spadille.engine.table.Audience;
import io.github.spadille.engine.table.Table;
import java.util.Optional;

/**
 * The cards of a player: in hand, and melded in groups on the table; and what can be done with
 * them.
 *
 * <p>Whether groups are valid melds, and when a player may lay them, is not asked here.
 *
 * @param hand the cards in hand
 * @param melds the groups
 */
public record Holding(CardBag<PlayingCard> hand, MeldGroups melds) {
  /** The holding of a player who has no cards. */
  public static final Holding NONE = new Holding(CardBag.empty(FAMILY), MeldGroups.NONE);

  /** Returns this holding with other cards in hand. */
  public Holding with(CardBag<PlayingCard> others) {
    return new Holding(others, melds);
  }

  /** Returns this holding after a card was drawn. */
  public Holding drew(PlayingCard card) {
    return with(hand.with(card));
  }

  /** Returns this holding after cards were taken. */
  public Holding took(CardList<PlayingCard> cards) {
    return with(hand.plus(cards.toBag()));
  }

  /**
   * Returns this holding after a card of the hand was discarded.
   *
   * @throws IllegalArgumentException if the card is not in hand
   */
  public Holding discarded(PlayingCard card) {
    return with(hand.without(card));
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
   * Returns why a card cannot be put to a group: {@code not-held}, with the card in a bag, or
   * {@code no-group}, with its number; nothing if it can.
   *
   * @param held the rule that cards come from the hand
   * @param target the rule that they come to a group of the player
   */
  public Optional<Refusal> refusalOfPut(PlayingCard card, int group, String held, String target) {
    return hand.contains(card)
        ? refusalOfTarget(group, target)
        : refuse(held, "not-held", CardBag.of(FAMILY, card));
  }

  private Optional<Refusal> refusalOfTarget(int group, String ruleId) {
    return melds.has(group) ? Optional.empty() : refuse(ruleId, "no-group", group);
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
   * Returns why a card cannot be moved: {@code fresh} or {@code alone}, with the card, {@code
   * not-there}, with card and group, {@code same-group}, or {@code no-group}, with the number;
   * nothing if it can.
   *
   * @param to the other group, or 0 for a new one
   * @param move the rule that a card is moved from one group to another
   * @param alone the rule that one that is alone in its group makes no new group
   * @param fresh the rule that one that came to its group in this turn is not moved
   */
  public Optional<Refusal> refusalOfMove(
      PlayingCard card, int from, int to, String move, String alone, String fresh) {
    if (!melds.isSettled(from, card)) {
      return melds.group(from).contains(card)
          ? refuse(fresh, "fresh", card)
          : refuse(move, "not-there", card, from);
    }
    if (to == from) {
      return refuse(move, "same-group");
    }
    if (to != 0) {
      return refusalOfTarget(to, move);
    }
    return melds.size(from) == 1 ? refuse(alone, "alone", card) : Optional.empty();
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

  /** Returns this holding at the beginning of a turn: no card is fresh. */
  public Holding settled() {
    return new Holding(hand, melds.settled());
  }

  /**
   * Adds the cards of a seat to a table: its hand as a pile such as {@code hand.0}, as a fact such
   * as {@code opened.0} whether it has melded, and the groups as {@link MeldGroups#show} does.
   *
   * @param audience who sees the hand
   */
  public void show(int seat, Audience audience, Table.Builder table) {
    table.pile("hand", seat, hand, audience);
    table.yesNo("opened." + seat, !melds.isEmpty());
    melds.show(seat, table);
  }
}
