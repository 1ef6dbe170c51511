package io.github.spadille.rummy.canasta;

import io.github.spadille.engine.card.CardBag;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.table.PerSeat;
import org.jspecify.annotations.Nullable;

/**
 * The melds of one side, at most one of each rank.
 *
 * <p>It holds what is laid down and does not judge it. Immutable, with value equality.
 */
public final class Melds { // CAN-21
  /** The ranks that a side can have melds of; threes are the black ones. */
  static final Rank[] RANKS = {
    Rank.FOUR,
    Rank.FIVE,
    Rank.SIX,
    Rank.SEVEN,
    Rank.EIGHT,
    Rank.NINE,
    Rank.TEN,
    Rank.JACK,
    Rank.QUEEN,
    Rank.KING,
    Rank.ACE,
    Rank.THREE
  };

  private static final CardBag<PlayingCard> NO_CARDS = CardBag.empty(PlayingCard.FAMILY);
  private static final Melds NONE = new Melds(PerSeat.of(Kinds.JOKER, NO_CARDS), 0, 0);

  /** The cards of each meld, at the ordinal of its rank. */
  private final PerSeat<CardBag<PlayingCard>> byRank;

  private final long naturals;
  private final long wilds;

  private Melds(PerSeat<CardBag<PlayingCard>> byRank, long naturals, long wilds) {
    this.byRank = byRank;
    this.naturals = naturals;
    this.wilds = wilds;
  }

  /** Returns the melds of a side that has none. */
  public static Melds none() {
    return NONE;
  }

  /** Returns these melds with more cards at the meld of a rank, which they may begin. */
  Melds with(Rank rank, PlayingCard... cards) {
    int kind = rank.ordinal();
    CardBag<PlayingCard> meld = byRank.get(kind);
    int wild = 0;
    for (PlayingCard card : cards) {
      meld = meld.with(card);
      wild += Kinds.isWild(card) ? 1 : 0;
    }
    return new Melds(
        byRank.with(kind, meld),
        naturals + Kinds.times(cards.length - wild, kind),
        wilds + Kinds.times(wild, kind));
  }

  /** Returns the cards of the meld of a rank, none if there is no such meld. */
  public CardBag<PlayingCard> get(Rank rank) {
    return rank.ordinal() < byRank.size() ? byRank.get(rank.ordinal()) : NO_CARDS;
  }

  /** Tells whether there is a meld of a rank. */
  public boolean has(Rank rank) {
    return !get(rank).isEmpty();
  }

  /** Tells whether there is no meld at all. */
  public boolean isEmpty() {
    return naturals == 0;
  }

  /** Tells whether the meld of a rank is a canasta. */
  public boolean isCanasta(Rank rank) {
    return rank != Rank.THREE && get(rank).size() >= Kinds.CANASTA; // CAN-67
  }

  /** Tells whether the meld of a rank has no wild card. */
  boolean isNatural(Rank rank) {
    return Kinds.get(wilds, rank.ordinal()) == 0;
  }

  /** Returns the number of canastas without wild cards. */
  public int naturalCanastas() {
    return Kinds.canastas(Kinds.without(wilds, naturals), 0);
  }

  /** Returns the number of canastas with wild cards. */
  public int mixedCanastas() {
    return Kinds.canastas(naturals, wilds) - naturalCanastas();
  }

  /** Returns the natural cards of all melds, counted by kind. */
  long naturals() {
    return naturals;
  }

  /** Returns the wild cards of all melds, counted by the kind of the meld. */
  long wilds() {
    return wilds;
  }

  @Override
  public boolean equals(@Nullable Object object) {
    return this == object
        || object instanceof Melds other
            && naturals == other.naturals
            && wilds == other.wilds
            && byRank.equals(other.byRank);
  }

  @Override
  public int hashCode() {
    return byRank.hashCode();
  }

  /** Returns the cards of each meld in brackets. */
  @Override
  public String toString() {
    return byRank.toString();
  }
}
