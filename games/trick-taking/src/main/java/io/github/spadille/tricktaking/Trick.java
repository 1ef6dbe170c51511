package io.github.spadille.tricktaking;

import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.FixedList;
import io.github.spadille.engine.card.PlayingCard;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The cards of one trick in the order of play, at most eight.
 *
 * <p>An immutable {@link java.util.List}, the card led first; methods that change it are
 * unsupported. Who played which card follows from who led and is left to the game.
 */
public final class Trick extends FixedList<PlayingCard> {
  private static final int MAX_SIZE = 8;
  private static final Trick EMPTY = new Trick(0, 0);

  /** How strong a card is in a trick. */
  @FunctionalInterface
  public interface Order {
    /**
     * Returns the strength of a card; the highest wins, a card that cannot win is negative.
     *
     * @param led the card that was led
     */
    int strength(PlayingCard card, PlayingCard led);

    /**
     * Returns the card that wins, if it does not depend on the order of play; else null, and {@link
     * #winner} finds it. A faster way for orders that have one.
     *
     * @param cards the cards of a trick, all with the first back
     * @param led the card that was led
     */
    default @Nullable PlayingCard strongest(CardSet<PlayingCard> cards, PlayingCard led) {
      return null;
    }

    /**
     * Returns the position of the card that wins; of equal cards the first.
     *
     * @throws IndexOutOfBoundsException if nobody has played
     */
    default int winner(Trick trick) {
      PlayingCard led = trick.led();
      int winner = 0;
      int highest = strength(led, led);
      for (int position = 1; position < trick.size(); position++) {
        int strength = strength(trick.get(position), led);
        if (strength > highest) {
          winner = position;
          highest = strength;
        }
      }
      return winner;
    }
  }

  /** How many bits a card takes in a word. */
  static final int BITS = 7;

  /** The bits of the card led, the lowest of a word. */
  static final int CARD = (1 << BITS) - 1;

  /** Seven bits for each card's index, the card led lowest. */
  private final long cards;

  private final int size;

  private Trick(long cards, int size) {
    this.cards = cards;
    this.size = size;
  }

  /** Returns the trick to which nobody has played. */
  public static Trick empty() {
    return EMPTY;
  }

  /** Returns the trick of the first cards of a word: seven bits for each, the card led lowest. */
  static Trick of(long cards, int size) {
    return new Trick(cards, size);
  }

  /**
   * Returns this trick with one more card.
   *
   * @throws IllegalStateException if it holds eight cards
   */
  public Trick with(PlayingCard card) {
    if (size == MAX_SIZE) {
      throw new IllegalStateException("a trick of " + size + " cards is full");
    }
    return of(cards | (long) card.index() << BITS * size, size + 1);
  }

  @Override
  public PlayingCard get(int position) {
    if (position < 0 || position >= size) {
      throw new IndexOutOfBoundsException("card " + position + " of " + size);
    }
    return PlayingCard.FAMILY.card(indexAt(position));
  }

  /** Returns the index of the card at a position that is known to be there. */
  int indexAt(int position) {
    return indexAt(cards, position);
  }

  private static int indexAt(long cards, int position) {
    return (int) (cards >>> BITS * position) & CARD;
  }

  /**
   * Returns the bits of the suit of the card that was led, without jokers.
   *
   * @throws IndexOutOfBoundsException if nobody has played
   */
  long cardsOfSuitLed() {
    Objects.checkIndex(0, size);
    return Suits.ofSame(indexAt(0));
  }

  /**
   * Returns the card that was led.
   *
   * @throws IndexOutOfBoundsException if nobody has played
   */
  public PlayingCard led() {
    return get(0);
  }

  /** Returns the cards of this trick as a set, in which equal cards are one. */
  public CardSet<PlayingCard> toSet() {
    return set(cards, size);
  }

  /** Returns the first cards of a word as a set. */
  static CardSet<PlayingCard> set(long cards, int size) {
    long low = 0;
    long high = 0;
    for (int position = 0; position < size; position++) {
      int index = indexAt(cards, position);
      long bit = 1L << index;
      long secondBack = -(index >> 6); // all bits or none
      low |= bit & ~secondBack;
      high |= bit & secondBack;
    }
    return CardSet.ofBits(PlayingCard.FAMILY, low, high);
  }

  /** Returns the first cards of a word as bits; all must have an index below 64. */
  static long low(long cards, int size) {
    long low = 0;
    for (long rest = cards | 1L << BITS * size; rest != 1; rest >>>= BITS) {
      low |= 1L << rest;
    }
    return low;
  }

  @Override
  public int size() {
    return size;
  }

  @Override
  public boolean isEmpty() {
    return size == 0;
  }

  /**
   * Returns the position of the card that wins; of equal cards the first.
   *
   * @throws IndexOutOfBoundsException if nobody has played
   */
  public int winner(Order order) {
    return order.winner(this);
  }
}
