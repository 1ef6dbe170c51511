package io.github.spadille.solitaire.spider;

import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.random.RandomSource;
import java.util.Arrays;

/**
 * The cards that a player of Spider has not seen, in an order that is drawn again and again: those
 * of the stock first.
 *
 * <p>The orders follow from which cards are unseen and how many lie where, so they are the same
 * until a new card is seen. Belongs to one thread.
 */
final class UnseenCards {
  private final byte[] cards;
  private final int inStock;
  private final RandomSource random;

  private UnseenCards(byte[] cards, int inStock, long seed) {
    this.cards = cards;
    this.inStock = inStock;
    this.random = RandomSource.seeded(seed);
  }

  static UnseenCards in(SpiderState state) {
    byte[] found = new byte[SpiderState.RUN * SpiderState.RUNS];
    int size = addFirst(state.stock().size(), state.stock(), found, 0);
    long places = state.stock().size();
    for (Column column : state.columns()) {
      size = addFirst(column.faceDown(), column.cards(), found, size);
      places = places * 31 + column.faceDown();
    }
    byte[] cards = Arrays.copyOf(found, size);
    Arrays.sort(cards); // Where they lie in the state makes no difference.
    long seed = OpenLayout.mixed(places + 31L * Arrays.hashCode(cards));
    return new UnseenCards(cards, state.stock().size(), seed);
  }

  private static int addFirst(int count, CardList<PlayingCard> from, byte[] to, int at) {
    for (int i = 0; i < count; i++) {
      to[at + i] = PackedCard.number(from.get(i));
    }
    return at + count;
  }

  boolean isEmpty() {
    return cards.length == 0;
  }

  int size() {
    return cards.length;
  }

  /** Draws another order. */
  void shuffle() {
    for (int i = cards.length - 1; i > 0; i--) {
      int other = random.nextInt(i + 1);
      byte card = cards[i];
      cards[i] = cards[other];
      cards[other] = card;
    }
  }

  /** Returns the stock, the next card first. */
  byte[] stock() {
    return Arrays.copyOf(cards, inStock);
  }

  /** Lays the cards that are face down in a layout. */
  void layUnder(OpenLayout layout) {
    int next = inStock;
    for (int i = 0; i < OpenLayout.COLUMNS; i++) {
      System.arraycopy(cards, next, layout.cards[i], 0, layout.hidden[i]);
      next += layout.hidden[i];
    }
  }
}
