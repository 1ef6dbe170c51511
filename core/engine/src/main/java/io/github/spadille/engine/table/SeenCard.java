package io.github.spadille.engine.table;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.MapMaker;
import io.github.spadille.engine.card.Card;
import io.github.spadille.engine.card.CardFamily;
import io.github.spadille.engine.card.CardList;
import java.lang.ref.SoftReference;
import java.util.Arrays;
import java.util.Collection;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.ConcurrentMap;
import org.jspecify.annotations.Nullable;

/** A card as somebody sees it: face up with its value, or face down without one. */
public final class SeenCard {
  /** A card of which only the back is seen. */
  public static final SeenCard FACE_DOWN = new SeenCard(null);

  private static final RepeatedValue<SeenCard> FACE_DOWN_COPIES = new RepeatedValue<>(FACE_DOWN);

  /**
   * For each class of cards, those seen face up so far, at the index of the card. Threads that race
   * make equal ones, and so do two families of one class. A class that is unloaded is forgotten.
   */
  private static final ConcurrentMap<Class<?>, SoftReference<@Nullable SeenCard[]>> FACE_UP =
      new MapMaker().weakKeys().makeMap();

  private final @Nullable Card card;

  private SeenCard(@Nullable Card card) {
    this.card = card;
  }

  private static @Nullable SeenCard[] known(Class<?> type) {
    SoftReference<@Nullable SeenCard[]> reference = FACE_UP.get(type);
    @Nullable SeenCard[] known = reference == null ? null : reference.get();
    if (known == null) {
      known = new SeenCard[CardFamily.MAX_SIZE];
      FACE_UP.put(type, new SoftReference<>(known));
    }
    return known;
  }

  /** Returns a card that is seen. */
  public static SeenCard faceUp(Card card) {
    return faceUp(card, known(card.getClass()));
  }

  private static SeenCard faceUp(Card card, @Nullable SeenCard[] known) {
    int index = card.index();
    SeenCard seen = known[index];
    if (seen == null || seen.card != card) {
      seen = new SeenCard(card);
      known[index] = seen;
    }
    return seen;
  }

  /** Returns cards that are seen but for the first ones. */
  static ImmutableList<SeenCard> faceUp(Collection<? extends Card> cards, int hidden) {
    int size = cards.size();
    if (size == hidden) {
      return faceDown(size);
    }
    SeenCard[] seen = new SeenCard[size];
    if (cards instanceof CardList<?> list) {
      fillFromList(seen, list, hidden);
    } else {
      fill(seen, cards, hidden);
    }
    return ImmutableList.copyOf(seen);
  }

  /** What the other does for any cards, where no iterator is needed. */
  private static void fillFromList(SeenCard[] seen, CardList<?> cards, int hidden) {
    Arrays.fill(seen, 0, hidden, FACE_DOWN);
    @Nullable SeenCard[] known = known(cards.get(hidden).getClass());
    for (int place = hidden; place < seen.length; place++) {
      seen[place] = faceUp(cards.get(place), known);
    }
  }

  private static void fill(SeenCard[] seen, Collection<? extends Card> cards, int hidden) {
    Class<?> type = null;
    @Nullable SeenCard[] known = {};
    int place = 0;
    for (Card card : cards) {
      if (card.getClass() != type) {
        type = card.getClass();
        known = known(type);
      }
      seen[place] = place < hidden ? FACE_DOWN : faceUp(card, known);
      place++;
    }
  }

  /** Returns {@code n} cards of which only the backs are seen. */
  static ImmutableList<SeenCard> faceDown(int n) {
    return FACE_DOWN_COPIES.times(n);
  }

  /** Returns the card, or nothing if it lies face down. */
  public Optional<Card> card() {
    return Optional.ofNullable(card);
  }

  @Override
  public boolean equals(Object o) {
    return o instanceof SeenCard seenCard && Objects.equals(seenCard.card, card);
  }

  @Override
  public int hashCode() {
    return Objects.hashCode(card);
  }

  /** Returns the card's code, or {@code ??}. */
  @Override
  public String toString() {
    return card == null ? "??" : card.code();
  }
}
