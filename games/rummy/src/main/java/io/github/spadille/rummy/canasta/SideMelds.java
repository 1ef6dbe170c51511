package io.github.spadille.rummy.canasta;

import io.github.spadille.engine.card.CardBag;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Rank;
import java.util.EnumMap;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The melds of one side, at most one of each rank (CAN-21).
 *
 * <p>It holds what is laid down and does not judge it. Immutable, with value equality.
 */
public final class SideMelds {
  private static final SideMelds NONE = new SideMelds(new EnumMap<>(Rank.class), 0, 0);
  private static final CardBag<PlayingCard> NO_CARDS = CardBag.empty(PlayingCard.FAMILY);

  private final EnumMap<Rank, CardBag<PlayingCard>> byRank; // never changed
  private final long naturals;
  private final long wilds;

  private SideMelds(EnumMap<Rank, CardBag<PlayingCard>> byRank, long naturals, long wilds) {
    this.byRank = byRank;
    this.naturals = naturals;
    this.wilds = wilds;
  }

  /** Returns the melds of a side that has none. */
  public static SideMelds none() {
    return NONE;
  }

  /** Returns these melds with more cards at the meld of a rank, which they may begin. */
  SideMelds with(Rank rank, List<PlayingCard> cards) {
    CardBag<PlayingCard> meld = get(rank);
    int wild = 0;
    for (PlayingCard card : cards) {
      meld = meld.with(card);
      wild += Kinds.isWild(card) ? 1 : 0;
    }
    int kind = Kinds.of(rank);
    int natural = cards.size() - wild;
    EnumMap<Rank, CardBag<PlayingCard>> changed = byRank.clone();
    changed.put(rank, meld);
    return new SideMelds(
        changed, Kinds.plus(naturals, natural, kind), Kinds.plus(wilds, wild, kind));
  }

  /** Returns the cards of the meld of a rank, none if there is no such meld. */
  public CardBag<PlayingCard> get(Rank rank) {
    return byRank.getOrDefault(rank, NO_CARDS);
  }

  /** Tells whether there is a meld of a rank. */
  public boolean has(Rank rank) {
    return byRank.containsKey(rank);
  }

  /** Tells whether there is no meld at all. */
  public boolean isEmpty() {
    return byRank.isEmpty();
  }

  /** Returns the cards of all melds. */
  public CardBag<PlayingCard> all() {
    CardBag<PlayingCard> all = NO_CARDS;
    for (CardBag<PlayingCard> meld : byRank.values()) {
      all = all.plus(meld);
    }
    return all;
  }

  /** Tells whether each of these melds has the same cards in others, which may have more melds. */
  public boolean areUnchangedIn(SideMelds others) {
    return others.byRank.entrySet().containsAll(byRank.entrySet());
  }

  /** Tells whether black threes are melded, so that the turn must end by going out. */
  boolean hasBlackThrees() { // CAN-27
    return has(Rank.THREE);
  }

  /** Tells whether the meld of a rank is a canasta. */
  public boolean isCanasta(Rank rank) {
    return rank != Rank.THREE && get(rank).size() >= Kinds.CANASTA; // CAN-24, CAN-67
  }

  /** Tells whether the meld of a rank has no wild card. */
  boolean isNatural(Rank rank) {
    return Kinds.get(wilds, Kinds.of(rank)) == 0;
  }

  /** Returns the number of canastas without wild cards. */
  public int naturalCanastas() {
    return Kinds.naturalCanastas(naturals, wilds);
  }

  /** Returns the number of canastas with wild cards. */
  public int mixedCanastas() {
    return Kinds.canastas(naturals, wilds) - naturalCanastas();
  }

  /** Returns the natural cards of all melds, counted by {@link Kinds kind}. */
  long naturals() {
    return naturals;
  }

  /** Returns the wild cards of all melds, counted by the kind of the meld. */
  long wilds() {
    return wilds;
  }

  @Override
  public boolean equals(@Nullable Object object) {
    return this == object || object instanceof SideMelds other && byRank.equals(other.byRank);
  }

  @Override
  public int hashCode() {
    return byRank.hashCode();
  }

  /** Returns the cards of each meld. */
  @Override
  public String toString() {
    return byRank.toString();
  }
}
