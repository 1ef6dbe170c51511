package io.github.spadille.engine.table;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.card.Card;
import java.util.Collection;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A card as somebody sees it: face up with its value, or face down without one. */
public final class SeenCard {
  /** A card of which only the back is seen. */
  public static final SeenCard FACE_DOWN = new SeenCard(null);

  private static final Copies<SeenCard> FACE_DOWN_COPIES = new Copies<>(FACE_DOWN);

  private final @Nullable Card card;

  private SeenCard(@Nullable Card card) {
    this.card = card;
  }

  /** Returns a card that is seen. */
  public static SeenCard faceUp(Card card) {
    return new SeenCard(Objects.requireNonNull(card));
  }

  /** Returns cards that are seen but for the first ones. */
  static ImmutableList<SeenCard> faceUp(Collection<? extends Card> cards, int hidden) {
    int size = cards.size();
    if (size == hidden) {
      return faceDown(size);
    }
    ImmutableList.Builder<SeenCard> seen = ImmutableList.builderWithExpectedSize(size);
    int place = 0;
    for (Card card : cards) {
      seen.add(place++ < hidden ? FACE_DOWN : faceUp(card));
    }
    return seen.build();
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
    return o instanceof SeenCard && Objects.equals(((SeenCard) o).card, card);
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
