package io.github.spadille.rummy.vazhushal;

import static com.google.common.base.Preconditions.checkArgument;
import static io.github.spadille.engine.card.PlayingCard.FAMILY;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.Ints;
import io.github.spadille.engine.card.CardBag;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.table.Audience;
import io.github.spadille.engine.table.Fact;
import io.github.spadille.engine.table.Table;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.ToIntFunction;
import org.jspecify.annotations.Nullable;

/**
 * The melded cards of a player in groups with numbers from 1; the number of an empty group is free.
 *
 * <p>A card is fresh in a group to which it came in this turn, else settled; a fresh one was laid
 * from the hand, or moved from another group. There are many melds in a game, so they are kept
 * small: each card takes two bytes, and groups have numbers up to 127.
 *
 * <p>Immutable, with value equality. Questions about a group that is not there, whatever its
 * number, are answered as for an empty one.
 */
public final class MeldGroups {
  /** Stands for a new group in a move; the group gets the lowest free number. */
  static final int NEW = 0;

  /** In place of values where they do not matter, but only whether the melds are valid. */
  private static final ToIntFunction<PlayingCard> ANY = card -> 0;

  private static final @Nullable Taken NONE_TAKEN = null;
  private static final @Nullable CardSet<PlayingCard> NOTHING_WILD = null;
  private static final boolean HAS_NATURAL = true;
  private static final int INVALID = -1;
  private static final int MOST_GROUPS = 127;

  // The code of a card: its index, whether it was moved or laid in this turn, the group's number.
  private static final int KINDS = 1 << 7;
  private static final int MOVED = 1 << 7;
  private static final int LAID = 1 << 8;
  private static final int GROUP = 1 << 9;

  /** The melds of a player who has none. */
  public static final MeldGroups NONE = new MeldGroups(new char[0]);

  private final char[] cards; // the codes of the cards, rising

  private MeldGroups(char[] cards) {
    Arrays.sort(cards);
    this.cards = cards;
  }

  /** Tells whether there is no group. */
  public boolean isEmpty() {
    return cards.length == 0;
  }

  /** Returns the highest number of a group; 0 if there is none. */
  public int last() {
    return number(cards.length - 1);
  }

  /** Returns the cards of a group; none if there is no such group. */
  public CardBag<PlayingCard> group(int number) {
    return bag(code(number), code(number) + GROUP);
  }

  /** Tells whether there is a group of a number. */
  public boolean has(int number) {
    return number > 0 && number(place(code(number))) == number;
  }

  /** Returns the number of cards of a group. */
  public int size(int number) {
    return place(code(number) + GROUP) - place(code(number));
  }

  /** Tells whether a card lay in a group when the turn began. */
  public boolean isSettled(int number, PlayingCard card) {
    return isCode(place(code(number) + card.index()), code(number) + card.index());
  }

  /**
   * Tells whether an equal card was laid from the hand in this turn, and lies in a new group: one
   * that does not contain all cards of any group there was before.
   *
   * @param before the groups as they were when the turn began
   */
  public boolean isInNewGroup(PlayingCard card, MeldGroups before) {
    for (int place = 0; place < cards.length; place++) {
      if (isCode(place, code(number(place)) + LAID + card.index())
          && !containsGroupOf(before, number(place))) {
        return true;
      }
    }
    return false;
  }

  private boolean containsGroupOf(MeldGroups others, int number) {
    for (int other = 1; other <= others.last(); other++) {
      if (others.has(other) && group(number).containsAll(others.group(other))) {
        return true;
      }
    }
    return false;
  }

  /** Returns the cards of all groups. */
  public CardBag<PlayingCard> all() {
    return bag(0, Integer.MAX_VALUE);
  }

  /** Returns the cards that came to a group in this turn. */
  public CardBag<PlayingCard> fresh(int number) {
    return bag(code(number) + MOVED, code(number) + GROUP);
  }

  private CardBag<PlayingCard> bag(int from, int to) {
    long low = 0;
    long high = 0;
    CardBag<PlayingCard> second = CardBag.empty(FAMILY);
    for (int place = place(from); place < cards.length && cards[place] < to; place++) {
      int index = cards[place] % KINDS;
      long bit = 1L << index;
      if (((index < Long.SIZE ? low : high) & bit) != 0) {
        second = second.with(card(place));
      } else {
        low |= index < Long.SIZE ? bit : 0;
        high |= index < Long.SIZE ? 0 : bit;
      }
    }
    CardBag<PlayingCard> first = CardSet.ofBits(FAMILY, low, high).toBag();
    return second.isEmpty() ? first : first.plus(second);
  }

  /** Returns the lowest code of a group; above all codes if no group can have the number. */
  private static int code(int number) {
    return Ints.constrainToRange(number, 0, MOST_GROUPS + 1) * GROUP;
  }

  private boolean isCode(int place, int code) {
    return place < cards.length && cards[place] == code;
  }

  /** Returns the place of a code, or of the first one above. */
  private int place(int code) {
    int place = 0;
    while (place < cards.length && cards[place] < code) {
      place++;
    }
    return place;
  }

  /** Returns how many cards are melded. */
  public int size() {
    return cards.length;
  }

  /**
   * Returns a melded card: groups by their numbers, in each the settled cards first.
   *
   * @param place from 0
   * @throws IndexOutOfBoundsException if there are not so many cards
   */
  public PlayingCard card(int place) {
    return FAMILY.card(cards[place] % KINDS);
  }

  /** Returns the number of the group of a melded card; 0 for a place without a card. */
  public int number(int place) {
    return place < 0 || place >= cards.length ? 0 : cards[place] / GROUP;
  }

  /** Tells whether a card is the first of its group. */
  public boolean isFirst(int place) {
    return number(place) != number(place - 1);
  }

  /** Tells whether a card is the only one of its group. */
  public boolean isAlone(int place) {
    return isFirst(place) && number(place) != number(place + 1);
  }

  /** Tells whether a card is settled, and the first of its kind in its group. */
  public boolean isMovable(int place) {
    boolean isSecond = place > 0 && cards[place] == cards[place - 1];
    return cards[place] % GROUP < MOVED && !isSecond;
  }

  /** Returns how many groups there are. */
  public int groups() {
    int groups = 0;
    for (int place = 0; place < cards.length; place++) {
      groups += isFirst(place) ? 1 : 0;
    }
    return groups;
  }

  /** Returns the lowest number that no group has. */
  public int free() {
    int free = 1;
    for (int place = 0; place < cards.length; place++) {
      free += isFirst(place) && number(place) == free ? 1 : 0;
    }
    return free;
  }

  /**
   * Returns these melds with cards from the hand in a group, which may be a new one.
   *
   * @param number 1 to 127
   * @throws IllegalArgumentException for another number
   */
  public MeldGroups plus(int number, CardBag<PlayingCard> more) {
    char[] changed = Arrays.copyOf(cards, cards.length + more.size());
    int place = cards.length;
    for (PlayingCard card : more) {
      changed[place++] = fresh(number, LAID, card);
    }
    return new MeldGroups(changed);
  }

  /**
   * Returns these melds with a card from the hand in a group, which may be a new one.
   *
   * @param number 1 to 127
   * @throws IllegalArgumentException for another number
   */
  public MeldGroups plus(int number, PlayingCard card) {
    char[] changed = Arrays.copyOf(cards, cards.length + 1);
    changed[cards.length] = fresh(number, LAID, card);
    return new MeldGroups(changed);
  }

  /**
   * Returns these melds with a settled card in another group, which may be a new one.
   *
   * @param to 1 to 127
   * @throws IllegalArgumentException for another number, or if the card is not settled in the group
   *     from which it shall come
   */
  public MeldGroups moved(PlayingCard card, int from, int to) {
    int code = code(from) + card.index();
    int place = place(code);
    checkArgument(isCode(place, code), "%s is not settled in group %s", card, from);
    char[] changed = cards.clone();
    changed[place] = fresh(to, MOVED, card);
    return new MeldGroups(changed);
  }

  private static char fresh(int number, int mark, PlayingCard card) {
    checkArgument(number > 0 && number <= MOST_GROUPS, "group %s; expected 1 to 127", number);
    return (char) (number * GROUP + mark + card.index());
  }

  /** Returns these melds at the beginning of a turn: no card is fresh. */
  public MeldGroups settled() {
    char[] changed = cards.clone();
    for (int place = 0; place < changed.length; place++) {
      changed[place] = (char) (changed[place] / GROUP * GROUP + changed[place] % KINDS);
    }
    return new MeldGroups(changed);
  }

  /**
   * Tells whether there is no group, or all groups can be valid melds at once: one at least is a
   * sequence with every card in the role of itself, and no two are the same sequence.
   *
   * @param wilds the cards that are wild besides jokers
   */
  public boolean areValid(CardSet<PlayingCard> wilds) {
    return isEmpty() || best(0, NONE_TAKEN, !HAS_NATURAL, wilds, ANY) != INVALID;
  }

  /**
   * Returns the highest value of these melds if they are valid, -1 if they are not.
   *
   * @param wilds the cards that are wild besides jokers
   * @param value the value of a card as a role
   */
  public int value(CardSet<PlayingCard> wilds, ToIntFunction<PlayingCard> value) {
    return isEmpty() ? 0 : best(0, NONE_TAKEN, !HAS_NATURAL, wilds, value);
  }

  /** The sequences that groups have been given. */
  private record Taken(Shape shape, @Nullable Taken others) {
    static boolean contains(@Nullable Taken all, Shape shape) {
      return all != null && (all.shape == shape || contains(all.others, shape));
    }
  }

  /**
   * Returns the highest value of the groups from a place on.
   *
   * @param taken the sequences that the groups before it have been given
   * @param hasNatural whether one of these is natural
   */
  private int best(
      int first,
      @Nullable Taken taken,
      boolean hasNatural,
      CardSet<PlayingCard> wilds,
      ToIntFunction<PlayingCard> value) {
    if (first == cards.length) {
      return hasNatural ? 0 : INVALID; // VAZ-24
    }
    int end = place(code(number(first)) + GROUP);
    int best = INVALID;
    for (int natural = first; natural < end; natural++) { // VAZ-13, VAZ-18
      ImmutableList<Shape> shapes = Shape.with(card(natural), end - first);
      for (int i = 0; i < shapes.size() && !(value == ANY && best != INVALID); i++) {
        Shape shape = shapes.get(i);
        boolean isRun = shape.isSequence(); // VAZ-23: no two alike
        if (canBe(shape, first, end, wilds) && !(isRun && Taken.contains(taken, shape))) {
          int rest =
              best(
                  end,
                  isRun ? new Taken(shape, taken) : taken,
                  hasNatural || isRun && canBe(shape, first, end, NOTHING_WILD), // VAZ-21
                  wilds,
                  value);
          best = rest == INVALID ? best : Math.max(best, rest + value(shape, value)); // VAZ-56
        }
      }
      if (!isWild(natural, wilds)) {
        break; // The other cards are in the same shapes.
      }
    }
    return best;
  }

  /**
   * Tells whether a group can be a shape of its size: natural cards have the roles of themselves
   * (VAZ-14), and no role stands twice (VAZ-17).
   *
   * @param wilds the cards that are wild besides jokers; null if none is, not even a joker
   */
  private boolean canBe(Shape shape, int first, int end, @Nullable CardSet<PlayingCard> wilds) {
    for (int place = first; place < end; place++) {
      boolean isFixed = wilds == null || !isWild(place, wilds);
      if (isFixed && (!shape.roles().contains(card(place)) || isTwice(first, place))) {
        return false;
      }
    }
    return true;
  }

  private boolean isTwice(int first, int place) {
    for (int other = first; other < place; other++) {
      if (card(other) == card(place)) {
        return true;
      }
    }
    return false;
  }

  private boolean isWild(int place, CardSet<PlayingCard> wilds) {
    return card(place).isJoker() || wilds.contains(card(place));
  }

  private static int value(Shape shape, ToIntFunction<PlayingCard> value) {
    int sum = 0;
    for (PlayingCard card : shape.roles()) {
      sum += value.applyAsInt(card);
    }
    return sum;
  }

  /**
   * Adds the groups of a seat to a table: each as a pile such as {@code m1.0}, and the cards that
   * came to it in this turn as a fact such as {@code fresh.0.m1}.
   */
  public void show(int seat, Table.Builder table) {
    for (int place = 0; place < cards.length; place++) {
      if (isFirst(place)) {
        String name = "m" + number(place);
        table.pile(name, seat, group(number(place)), Audience.ALL);
        table.fact(Fact.Type.CARDS, "fresh." + seat + '.' + name, fresh(number(place)));
      }
    }
  }

  @Override
  public boolean equals(@Nullable Object object) {
    return object instanceof MeldGroups melds && Arrays.equals(cards, melds.cards);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(cards);
  }

  @Override
  public String toString() {
    List<String> groups = new ArrayList<>();
    for (int place = 0; place < cards.length; place++) {
      if (isFirst(place)) {
        groups.add("m" + number(place) + ' ' + group(number(place)));
      }
    }
    return groups.toString();
  }
}
