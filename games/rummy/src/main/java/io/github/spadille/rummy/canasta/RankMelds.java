package io.github.spadille.rummy.canasta;

import io.github.spadille.engine.card.CardBag;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Rank;
import java.util.EnumMap;
import org.jspecify.annotations.Nullable;

/**
 * Melds of which there is at most one of each rank, as in games of the Canasta kind.
 *
 * <p>It holds what is laid down and does not judge it. A subclass may add counts that follow from
 * the cards. Immutable, with value equality.
 */
abstract class RankMelds {
  /** The number of cards that makes a meld a canasta. */
  public static final int CANASTA = 7;

  private static final CardBag<PlayingCard> NO_CARDS = CardBag.empty(PlayingCard.FAMILY);

  private final EnumMap<Rank, CardBag<PlayingCard>> byRank; // never changed

  /** Creates melds of a map, which is kept, so it must not change any more. */
  protected RankMelds(EnumMap<Rank, CardBag<PlayingCard>> byRank) {
    this.byRank = byRank;
  }

  /** Returns these melds as a new map, with another meld of a rank. */
  protected final EnumMap<Rank, CardBag<PlayingCard>> with(Rank rank, CardBag<PlayingCard> meld) {
    EnumMap<Rank, CardBag<PlayingCard>> changed = byRank.clone();
    changed.put(rank, meld);
    return changed;
  }

  /** Returns the cards of the meld of a rank, none if there is no such meld. */
  public final CardBag<PlayingCard> get(Rank rank) {
    return byRank.getOrDefault(rank, NO_CARDS);
  }

  /** Tells whether there is a meld of a rank. */
  public final boolean has(Rank rank) {
    return byRank.containsKey(rank);
  }

  /** Tells whether there is no meld at all. */
  public final boolean isEmpty() {
    return byRank.isEmpty();
  }

  /** Returns the cards of all melds. */
  public final CardBag<PlayingCard> all() {
    CardBag<PlayingCard> all = NO_CARDS;
    for (CardBag<PlayingCard> meld : byRank.values()) {
      all = all.plus(meld);
    }
    return all;
  }

  /** Tells whether each of these melds has the same cards in others, which may have more melds. */
  public final boolean areUnchangedIn(RankMelds others) {
    return others.byRank.entrySet().containsAll(byRank.entrySet());
  }

  @Override
  public final boolean equals(@Nullable Object object) {
    return this == object || object instanceof RankMelds other && byRank.equals(other.byRank);
  }

  @Override
  public final int hashCode() {
    return byRank.hashCode();
  }

  /** Returns the cards of each meld. */
  @Override
  public final String toString() {
    return byRank.toString();
  }
}
