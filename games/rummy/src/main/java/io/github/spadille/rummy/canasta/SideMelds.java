package io.github.spadille.rummy.canasta;

import io.github.spadille.engine.card.CardBag;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Rank;
import java.util.EnumMap;
import java.util.List;

/** The melds of one side, and how many cards of each kind they have. */
public final class SideMelds extends RankMelds { // CAN-21
  private static final SideMelds NONE = new SideMelds(new EnumMap<>(Rank.class), 0, 0);

  private final long naturals;
  private final long wilds;

  private SideMelds(EnumMap<Rank, CardBag<PlayingCard>> byRank, long naturals, long wilds) {
    super(byRank);
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
    return new SideMelds(
        with(rank, meld), naturals + Kinds.times(natural, kind), wilds + Kinds.times(wild, kind));
  }

  /** Tells whether black threes are melded, so that the turn must end by going out. */
  boolean hasBlackThrees() { // CAN-27
    return has(Rank.THREE);
  }

  /** Tells whether the meld of a rank is a canasta. */
  public boolean isCanasta(Rank rank) {
    return rank != Rank.THREE && get(rank).size() >= CANASTA; // CAN-24, CAN-67
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
}
