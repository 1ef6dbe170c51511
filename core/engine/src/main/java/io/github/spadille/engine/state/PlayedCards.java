package io.github.spadille.engine.state;

import static java.util.Objects.requireNonNull;

import io.github.spadille.engine.card.Card;
import io.github.spadille.engine.card.CardFamily;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.seat.PerSeat;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.seat.Viewer;
import java.util.List;
import java.util.Objects;
import java.util.function.IntUnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * The cards that lie face up in front of those who played them, in order of play. Equal cards may
 * be among them.
 *
 * <p>One more card makes one small object that shares the others; the cards of a seat are looked up
 * when they are asked for. Immutable, with value equality: the same seats played the same cards in
 * the same order.
 *
 * @param <C> the class of the cards
 */
public sealed class PlayedCards<C extends Card> {
  // A card takes eleven bits of a word, its index and above it the seat; the latest card stands
  // lowest, and a 1 above all cards ends the word.
  private static final int CARD_BITS = 7;
  private static final int BITS = 11;
  private static final int MOST_IN_WORD = 5;
  private static final long EMPTY_WORD = 1;
  private static final int CARD = (1 << CARD_BITS) - 1;
  private static final int SEAT = (1 << BITS - CARD_BITS) - 1;

  private final @Nullable PlayedCards<C> before; // null where no card was played
  private final long latest; // the latest cards; a word before them is full
  private final long low; // bit i if the card with index i was played

  private PlayedCards(@Nullable PlayedCards<C> before, long latest, long low) {
    this.before = before;
    this.latest = latest;
    this.low = low;
  }

  /** What lies there before a card is played; the last of every chain. */
  private static final class None<C extends Card> extends PlayedCards<C> {
    private final CardFamily<C> family;

    None(CardFamily<C> family) {
      super(null, EMPTY_WORD, 0);
      this.family = family;
    }
  }

  /** Returns what lies there before a card is played. */
  public static <C extends Card> PlayedCards<C> none(CardFamily<C> family) {
    return new None<>(requireNonNull(family));
  }

  private CardFamily<C> family() {
    PlayedCards<C> rest = this;
    while (rest.before != null) {
      rest = rest.before;
    }
    return ((None<C>) rest).family;
  }

  /** Tells whether no card was played. */
  public boolean isEmpty() {
    return before == null;
  }

  /** Tells whether a card was played, by any seat. */
  public boolean has(C card) {
    return card.index() < Long.SIZE ? (low >>> card.index() & 1) != 0 : by(card) != Seats.NOBODY;
  }

  /**
   * Returns these cards and one that a seat played.
   *
   * @throws IndexOutOfBoundsException if there is no such seat
   */
  public PlayedCards<C> plus(int seat, C card) {
    int index = card.index();
    return new PlayedCards<>(full(), with(unfilled(), seat, index), low | bit(index));
  }

  /**
   * Returns these cards and others, in order of play, such as those of a trick.
   *
   * @param seats tells which seat played the card at a place of the list
   * @throws IndexOutOfBoundsException if there is no such seat
   */
  public PlayedCards<C> plus(List<? extends C> cards, IntUnaryOperator seats) {
    PlayedCards<C> full = full();
    long word = unfilled();
    long all = low;
    for (int i = 0; i < cards.size(); i++) {
      if (isFull(word)) {
        full = new PlayedCards<>(full, word, all);
        word = EMPTY_WORD;
      }
      int index = cards.get(i).index();
      word = with(word, seats.applyAsInt(i), index);
      all |= bit(index);
    }
    return cards.isEmpty() ? this : new PlayedCards<>(full, word, all);
  }

  /** The cards of the words that take no more. */
  private PlayedCards<C> full() {
    return before == null || isFull(latest) ? this : before;
  }

  /** The word that takes the next card. */
  private long unfilled() {
    return isFull(latest) ? EMPTY_WORD : latest;
  }

  private static boolean isFull(long word) {
    return word >>> MOST_IN_WORD * BITS != 0;
  }

  private static long with(long word, int seat, int index) {
    return word << BITS | (long) Objects.checkIndex(seat, Viewer.MAX_SEATS) << CARD_BITS | index;
  }

  private static long bit(int index) {
    return index < Long.SIZE ? 1L << index : 0;
  }

  private static int index(long word) {
    return (int) word & CARD;
  }

  private static int seat(long word) {
    return (int) (word >>> CARD_BITS) & SEAT;
  }

  /** Returns the seat that played a card, the latest if several did; else {@link Seats#NOBODY}. */
  public int by(C card) {
    for (PlayedCards<C> rest = this; rest.before != null; rest = rest.before) {
      for (long word = rest.latest; word != EMPTY_WORD; word >>>= BITS) {
        if (index(word) == card.index()) {
          return seat(word);
        }
      }
    }
    return Seats.NOBODY;
  }

  /** Returns the cards that a seat played, the latest last; none if there is no such seat. */
  public CardList<C> of(int seat) {
    CardList.Builder<C> latestFirst = CardList.builder(family(), count(seat));
    for (PlayedCards<C> rest = this; rest.before != null; rest = rest.before) {
      for (long word = rest.latest; word != EMPTY_WORD; word >>>= BITS) {
        if (seat(word) == seat) {
          latestFirst.addIndex(index(word));
        }
      }
    }
    return latestFirst.build().reversed();
  }

  private int count(int seat) {
    int count = 0;
    for (PlayedCards<C> rest = this; rest.before != null; rest = rest.before) {
      for (long word = rest.latest; word != EMPTY_WORD; word >>>= BITS) {
        count += seat(word) == seat ? 1 : 0;
      }
    }
    return count;
  }

  /** Returns the cards that a seat played as a set; none if there is no such seat. */
  public CardSet<C> set(int seat) {
    return of(seat).toSet();
  }

  /**
   * Returns the cards that each of the first seats played, the latest last.
   *
   * @param seats how many they are
   */
  public PerSeat<CardList<C>> perSeat(int seats) {
    return PerSeat.each(seats, this::of);
  }

  @Override
  public boolean equals(@Nullable Object o) {
    if (!(o instanceof PlayedCards<?> other)) {
      return false;
    }
    PlayedCards<?> rest = this;
    while (rest != other && rest.before != null && other.before != null) {
      if (rest.latest != other.latest) {
        return false;
      }
      rest = rest.before;
      other = other.before;
    }
    return rest.before == other.before;
  }

  @Override
  public int hashCode() {
    return 31 * Long.hashCode(low) + Long.hashCode(latest);
  }

  /** Returns the cards in order of play, each after the seat that played it: {@code 0:5h 1:6h}. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    for (PlayedCards<C> rest = this; rest.before != null; rest = rest.before) {
      for (long word = rest.latest; word != EMPTY_WORD; word >>>= BITS) {
        String card = seat(word) + ":" + family().card(index(word));
        text.insert(0, text.length() == 0 ? card : card + ' ');
      }
    }
    return text.toString();
  }
}
