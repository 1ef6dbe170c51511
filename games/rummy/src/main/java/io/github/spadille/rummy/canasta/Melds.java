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
  /** The number of cards that makes a meld a canasta. */
  public static final int CANASTA = 7; // CAN-24

  /** The counts of all kinds of melds but black threes. */
  private static final long CAN_BE_CANASTAS =
      Kinds.times(1, Kinds.JOKER) - 1 - Kinds.times(0xF, Kinds.BLACK_THREE); // CAN-67

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
    return rank.ordinal() < byRank.size() && Kinds.get(naturals | wilds, rank.ordinal()) > 0;
  }

  /** Tells whether there is no meld at all. */
  public boolean isEmpty() {
    return naturals == 0;
  }

  /** Returns the number of wild cards at the meld of a rank. */
  public int wilds(Rank rank) {
    return has(rank) ? Kinds.get(wilds, rank.ordinal()) : 0;
  }

  /** Tells whether the meld of a rank is a canasta. */
  public boolean isCanasta(Rank rank) {
    return has(rank) && isCanasta(naturals, wilds, rank.ordinal());
  }

  /** Returns the number of canastas without wild cards. */
  public int naturalCanastas() {
    int canastas = 0;
    for (int kind = 0; kind < Kinds.JOKER && canastas(naturals, 0) > 0; kind++) {
      canastas += isCanasta(naturals, wilds, kind) && Kinds.get(wilds, kind) == 0 ? 1 : 0;
    }
    return canastas;
  }

  /** Returns the number of canastas with wild cards. */
  public int mixedCanastas() {
    return canastas(naturals, wilds) - naturalCanastas();
  }

  /** Returns the natural cards of all melds, counted by kind. */
  long naturals() {
    return naturals;
  }

  /** Returns the wild cards of all melds, counted by the kind of the meld. */
  long wilds() {
    return wilds;
  }

  /** Returns the number of canastas among melds of so many natural and wild cards. */
  static int canastas(long naturals, long wilds) {
    return Kinds.countAtLeast(CANASTA, naturals & CAN_BE_CANASTAS, wilds & CAN_BE_CANASTAS);
  }

  private static boolean isCanasta(long naturals, long wilds, int kind) {
    return kind != Kinds.BLACK_THREE // CAN-67
        && Kinds.get(naturals, kind) + Kinds.get(wilds, kind) >= CANASTA;
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
