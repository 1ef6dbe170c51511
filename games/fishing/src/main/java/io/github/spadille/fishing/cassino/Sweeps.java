package io.github.spadille.fishing.cassino;

import static io.github.spadille.engine.card.PlayingCards.noCards;

import com.google.common.primitives.ImmutableIntArray;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;

/**
 * The sweeps of a hand (CAS-16).
 *
 * @param markers the cards that made a sweep, which lie face up among those won
 * @param log the seats that made a sweep, oldest first
 */
public record Sweeps(CardSet<PlayingCard> markers, ImmutableIntArray log) {
  /** No sweep. */
  static final Sweeps NONE = new Sweeps(noCards(), ImmutableIntArray.of());

  /** Returns these sweeps and one more. */
  Sweeps plus(int seat, PlayingCard card) {
    return new Sweeps(
        markers.with(card),
        ImmutableIntArray.builder(log.length() + 1).addAll(log).add(seat).build());
  }
}
