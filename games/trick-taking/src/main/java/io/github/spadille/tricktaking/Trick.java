package io.github.spadille.tricktaking;

import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.FixedList;
import io.github.spadille.engine.card.PlayingCard;

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
  }

  /** Eight bits for each card's index, the card led lowest. */
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

  /**
   * Returns this trick with one more card.
   *
   * @throws IllegalStateException if it holds eight cards
   */
  public Trick with(PlayingCard card) {
    if (size == MAX_SIZE) {
      throw new IllegalStateException("a trick of " + size + " cards is full");
    }
    return new Trick(cards | (long) card.index() << (8 * size), size + 1);
  }

  @Override
  public PlayingCard get(int position) {
    if (position < 0 || position >= size) {
      throw new IndexOutOfBoundsException("card " + position + " of " + size);
    }
    return PlayingCard.FAMILY.card((int) (cards >>> (8 * position)) & 0x7F);
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
    long low = 0;
    long high = 0;
    for (int position = 0; position < size; position++) {
      int index = (int) (cards >>> (8 * position)) & 0x7F;
      if (index < Long.SIZE) {
        low |= 1L << index;
      } else {
        high |= 1L << index;
      }
    }
    return CardSet.ofBits(PlayingCard.FAMILY, low, high);
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
    PlayingCard led = led();
    int winner = 0;
    int highest = order.strength(led, led);
    for (int position = 1; position < size; position++) {
      int strength = order.strength(get(position), led);
      if (strength > highest) {
        winner = position;
        highest = strength;
      }
    }
    return winner;
  }
}
