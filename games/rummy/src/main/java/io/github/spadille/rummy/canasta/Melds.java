package io.github.spadille.rummy.canasta;

import io.github.spadille.engine.card.CardBag;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Rank;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The melds of one side, at most one of each rank.
 *
 * <p>It holds what is laid down and does not judge it. Immutable, with value equality.
 */
public final class Melds { // CAN-21
  private static final CardBag<PlayingCard> NO_CARDS = CardBag.empty(PlayingCard.FAMILY);
  private static final Melds NONE = new Melds(new EnumMap<>(Rank.class), 0, 0);

  private final Map<Rank, CardBag<PlayingCard>> byRank; // never changed
  private final long naturals;
  private final long wilds;

  private Melds(Map<Rank, CardBag<PlayingCard>> byRank, long naturals, long wilds) {
    this.byRank = byRank;
    this.naturals = naturals;
    this.wilds = wilds;
  }

  /** Returns the melds of a side that has none. */
  public static Melds none() {
    return NONE;
  }

  /** Returns these melds with more cards at the meld of a rank, which they may begin. */
  Melds with(Rank rank, List<PlayingCard> cards) {
    CardBag<PlayingCard> meld = get(rank);
    int wild = 0;
    for (PlayingCard card : cards) {
      meld = meld.with(card);
      wild += Kinds.isWild(card) ? 1 : 0;
    }
    Map<Rank, CardBag<PlayingCard>> more = new EnumMap<>(byRank);
    more.put(rank, meld);
    int kind = Kinds.of(rank);
    return new Melds(
        more, naturals + Kinds.times(cards.size() - wild, kind), wilds + Kinds.times(wild, kind));
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

  /** Tells whether black threes are melded, so that the turn must end by going out. */
  boolean hasBlackThrees() { // CAN-27
    return has(Rank.THREE);
  }

  /** Tells whether each of these melds is among others as it is here. */
  boolean areAmong(Melds others) {
    return others.byRank.entrySet().containsAll(byRank.entrySet());
  }

  /** Tells whether the meld of a rank is a canasta. */
  public boolean isCanasta(Rank rank) {
    return rank != Rank.THREE && get(rank).size() >= Kinds.CANASTA; // CAN-67
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

  /** Returns what the cards of all melds are worth. */
  int value() { // CAN-66, CAN-67
    int value = 0;
    for (CardBag<PlayingCard> meld : byRank.values()) {
      value += Kinds.value(meld);
    }
    return value;
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
    return this == object || object instanceof Melds other && byRank.equals(other.byRank);
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
