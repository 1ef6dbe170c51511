package io.github.spadille.rummy.vazhushal;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.card.CardBag;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;

/**
 * The melded cards of a player in groups with numbers from 1; a number may be free.
 *
 * @param groups the groups in the order of their numbers, empty ones where a number is free
 */
public record Melds(ImmutableList<Group> groups) {
  private static final int INVALID = -1;
  private static final int LONGEST = 14;

  /** The melds of a player who has none. */
  static final Melds NONE = new Melds(ImmutableList.of());

  /**
   * Cards that lie together.
   *
   * @param cards all of them
   * @param fresh those that came in this turn
   * @param meaning what the cards can mean
   */
  record Group(CardBag<PlayingCard> cards, CardBag<PlayingCard> fresh, Meaning meaning) {
    private static final Group EMPTY =
        of(CardBag.empty(PlayingCard.FAMILY), CardSet.empty(PlayingCard.FAMILY));

    private static Group of(CardBag<PlayingCard> cards, CardSet<PlayingCard> wilds) {
      return new Group(cards, cards, Meaning.of(cards, wilds));
    }

    private Group plus(PlayingCard card, CardSet<PlayingCard> wilds) {
      CardBag<PlayingCard> more = cards.with(card);
      return new Group(more, fresh.with(card), Meaning.of(more, wilds));
    }

    private Group without(PlayingCard card, CardSet<PlayingCard> wilds) {
      CardBag<PlayingCard> rest = cards.without(card);
      return new Group(rest, fresh, Meaning.of(rest, wilds));
    }

    /**
     * Returns the cards that may be moved: of two equal ones the one that is not fresh (VAZ-43).
     */
    CardSet<PlayingCard> movable() {
      return fresh.isEmpty() ? cards.distinct() : cards.minus(fresh).distinct();
    }
  }

  /** Tells whether nothing is melded. */
  public boolean isEmpty() {
    return groups.isEmpty();
  }

  /** Returns the cards of a group; none if there is no such group. */
  public CardBag<PlayingCard> cards(int number) {
    return group(number).cards;
  }

  /** Returns the cards of all groups. */
  CardBag<PlayingCard> all() {
    CardBag<PlayingCard> all = Group.EMPTY.cards;
    for (Group group : groups) {
      all = all.plus(group.cards);
    }
    return all;
  }

  Group group(int number) {
    return number >= 1 && number <= groups.size() ? groups.get(number - 1) : Group.EMPTY;
  }

  /** Returns how many groups there are. */
  int count() {
    int count = 0;
    for (Group group : groups) {
      count += group.cards.isEmpty() ? 0 : 1;
    }
    return count;
  }

  /** Returns the number of one of the other groups, counted from 0. */
  int other(int than, int place) {
    int left = place;
    int number = 1;
    while (number == than || cards(number).isEmpty() || left-- > 0) {
      number++;
    }
    return number;
  }

  /** Returns the lowest number of no group (VAZ-42). */
  int free() {
    int number = 1;
    while (!cards(number).isEmpty()) {
      number++;
    }
    return number;
  }

  private Melds with(int number, Group group) {
    ImmutableList.Builder<Group> changed = ImmutableList.builderWithExpectedSize(groups.size() + 1);
    for (int each = 1; each <= Math.max(groups.size(), number); each++) {
      changed.add(each == number ? group : groups.get(each - 1));
    }
    return new Melds(changed.build());
  }

  /** Returns these melds with a new group. */
  Melds plus(CardBag<PlayingCard> cards, CardSet<PlayingCard> wilds) {
    return with(free(), Group.of(cards, wilds));
  }

  /** Returns these melds with one more card in a group. */
  Melds plus(int number, PlayingCard card, CardSet<PlayingCard> wilds) {
    return with(number, group(number).plus(card, wilds));
  }

  /** Returns these melds with one card less in a group. */
  Melds minus(int number, PlayingCard card, CardSet<PlayingCard> wilds) {
    return with(number, group(number).without(card, wilds));
  }

  /** Returns these melds without fresh cards, as a turn begins (VAZ-43). */
  Melds settled() {
    Melds settled = this;
    for (int number = 1; number <= groups.size(); number++) {
      Group group = group(number);
      if (!group.fresh.isEmpty()) {
        settled = settled.with(number, new Group(group.cards, Group.EMPTY.cards, group.meaning));
      }
    }
    return settled;
  }

  /** Tells whether all groups can be valid melds at once (VAZ-24, VAZ-49). */
  boolean areValid() {
    return isEmpty() || best(0, new long[LONGEST], false, true) != INVALID;
  }

  /** Returns the highest value of valid melds (VAZ-54, VAZ-56). */
  int value() {
    return isEmpty() ? 0 : best(0, new long[LONGEST], false, false);
  }

  /**
   * Returns the highest value of the groups from one on.
   *
   * @param taken the sequences of each length that other groups are (VAZ-23)
   * @param hasNatural whether one of those is a natural sequence
   * @param any whether any value will do
   */
  private int best(int from, long[] taken, boolean hasNatural, boolean any) {
    if (from == groups.size()) {
      return hasNatural ? 0 : INVALID;
    }
    Meaning meaning = groups.get(from).meaning;
    if (meaning.size() == 0) {
      return best(from + 1, taken, hasNatural, any);
    }
    int best = INVALID;
    if (meaning.setValue() > 0) {
      int rest = best(from + 1, taken, hasNatural, any);
      best = rest == INVALID ? INVALID : rest + meaning.setValue();
    }
    long runs = meaning.size() < LONGEST ? meaning.runs() & ~taken[meaning.size()] : 0;
    while (runs != 0 && !(any && best != INVALID)) {
      long run = Long.lowestOneBit(runs);
      runs ^= run;
      taken[meaning.size()] |= run;
      int rest = best(from + 1, taken, hasNatural || run == meaning.natural(), any);
      taken[meaning.size()] ^= run;
      best = rest == INVALID ? best : Math.max(best, rest + meaning.value(run));
    }
    return best;
  }
}
