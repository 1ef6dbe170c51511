package io.github.spadille.rummy.vazhushal;

import static io.github.spadille.engine.card.PlayingCard.FAMILY;

import io.github.spadille.engine.card.CardBag;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.FixedList;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.rummy.vazhushal.Melds.Group;
import java.util.Arrays;

/**
 * The melded cards of a player in groups with numbers from 1; the number of an empty group is free.
 */
public final class Melds extends FixedList<Group> {
  private static final int INVALID = -1;
  private static final int LONGEST = 14;

  /** The melds of a player who has none. */
  static final Melds NONE = new Melds(new Group[0]);

  private final Group[] groups;

  private Melds(Group[] groups) {
    this.groups = groups;
  }

  @Override
  public Group get(int index) {
    return groups[index];
  }

  @Override
  public int size() {
    return groups.length;
  }

  /**
   * Cards that lie together.
   *
   * @param cards all of them
   * @param settled those that lay there when the turn began, which may be moved (VAZ-42, VAZ-43)
   * @param meaning what the cards can mean
   */
  public record Group(CardBag<PlayingCard> cards, CardBag<PlayingCard> settled, Meaning meaning) {
    private static final CardBag<PlayingCard> NO_CARDS = CardBag.empty(FAMILY);
    private static final Group NONE =
        new Group(NO_CARDS, NO_CARDS, Meaning.of(NO_CARDS, CardSet.empty(FAMILY)));

    /** Returns the cards that came in this turn. */
    CardBag<PlayingCard> fresh() {
      return cards.minus(settled);
    }

    Group with(
        CardBag<PlayingCard> others, CardBag<PlayingCard> movable, CardSet<PlayingCard> wilds) {
      return new Group(others, movable, Meaning.of(others, wilds));
    }
  }

  /** Returns a group; an empty one if there is none of that number. */
  public Group group(int number) {
    return number >= 1 && number <= groups.length ? groups[number - 1] : Group.NONE;
  }

  /** Returns how many groups there are. */
  int count() {
    int count = 0;
    for (int i = 0; i < groups.length; i++) {
      count += groups[i].cards.isEmpty() ? 0 : 1;
    }
    return count;
  }

  /** Returns the lowest number of no group (VAZ-42a). */
  int free() {
    int number = 1;
    while (!group(number).cards.isEmpty()) {
      number++;
    }
    return number;
  }

  /** Returns the cards of all groups. */
  CardBag<PlayingCard> all() {
    CardBag<PlayingCard> all = Group.NO_CARDS;
    for (int i = 0; i < groups.length; i++) {
      all = all.plus(groups[i].cards);
    }
    return all;
  }

  private Melds with(int number, Group group) {
    Group[] changed = Arrays.copyOf(groups, Math.max(groups.length, number));
    changed[number - 1] = group;
    return new Melds(changed);
  }

  /** Returns these melds with cards from the hand in a group, which may be a new one. */
  Melds plus(int number, CardBag<PlayingCard> more, CardSet<PlayingCard> wilds) {
    Group group = group(number);
    return with(number, group.with(group.cards.plus(more), group.settled, wilds));
  }

  /** Returns these melds with a settled card moved from a group to another, or to a new one. */
  Melds moved(PlayingCard card, int from, int to, CardSet<PlayingCard> wilds) {
    Group group = group(from);
    Group rest = group.with(group.cards.without(card), group.settled.without(card), wilds);
    int number = to == 0 ? free() : to; // VAZ-42a
    Group target = group(number);
    return with(from, rest)
        .with(number, target.with(target.cards.with(card), target.settled, wilds));
  }

  /** Returns these melds at the beginning of a turn: no card is fresh. */
  Melds settled() {
    Melds settled = this;
    for (int number = 1; number <= groups.length; number++) {
      Group group = group(number);
      if (group.settled.size() < group.cards.size()) {
        settled = settled.with(number, new Group(group.cards, group.cards, group.meaning));
      }
    }
    return settled;
  }

  /** Tells whether all groups can be valid melds at once (VAZ-24, VAZ-49). */
  boolean areValid() {
    boolean hasNatural = isEmpty();
    boolean isClear = true;
    for (int i = 0; i < groups.length; i++) {
      Meaning meaning = groups[i].meaning;
      if (meaning.size() > 0 && !meaning.isMeld()) {
        return false;
      }
      hasNatural |= meaning.natural() != 0;
      for (int j = 0; j < i; j++) {
        Meaning other = groups[j].meaning;
        isClear &= meaning.size() != other.size() || (meaning.runs() & other.runs()) == 0;
      }
    }
    return hasNatural && (isClear || best(0, new long[LONGEST], false, true) != INVALID);
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
    if (from == groups.length) {
      return hasNatural ? 0 : INVALID;
    }
    Meaning meaning = groups[from].meaning;
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
      int rest = best(from + 1, taken, hasNatural || (run & meaning.natural()) != 0, any);
      taken[meaning.size()] ^= run;
      best = rest == INVALID ? best : Math.max(best, rest + meaning.value(run));
    }
    return best;
  }
}
