package io.github.spadille.fishing.cassino;

import static io.github.spadille.engine.card.PlayingCards.rankMask;

import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.fishing.Sums;
import io.github.spadille.fishing.cassino.Build.Kind;
import org.jspecify.annotations.Nullable;

/**
 * How cards divide into the groups of a capture or a build, and which cards of the board do.
 *
 * <p>A sum group is two or more cards whose values add up to that of a rank. In a pairing build
 * each card is a group; in mixed builds a group may be a sum or a single card. Inside, sets of
 * cards are the bits of {@link CardSet#low}.
 */
final class Groups {
  /** How many cards there are in a sum group at least (CAS-10, CAS-18). */
  private static final int SUM_SIZE = 2;

  private static final Rank[] RANKS = Rank.values();

  private final Rank highest;
  private final boolean mixed;
  private final boolean faces;
  private final Sums sums;

  Groups(CassinoOptions options) {
    this.highest = options.royal() ? Rank.KING : Rank.TEN;
    this.mixed = options.mixedBuilds();
    this.faces = options.faceBuilds();
    this.sums = new Sums(card -> card.isJoker() ? 0 : value(card.rank()));
  }

  /** Returns the value of a rank in sums, or 0 if it takes part in none (CAS-7). */
  int value(Rank rank) {
    return rank.compareTo(highest) <= 0 ? 1 + rank.ordinal() : 0;
  }

  /** Returns the rank of a build after a card raised it, or null if there is none (CAS-27). */
  @Nullable Rank raised(Rank rank, PlayingCard card) {
    int value = value(card.rank());
    int raised = value(rank) + value;
    return value == 0 || raised > value(highest) ? null : RANKS[raised - 1];
  }

  /** Tells whether cards of a rank may be paired in a build. */
  boolean mayPair(Rank rank) {
    return faces || rank.compareTo(Rank.TEN) <= 0;
  }

  /** Tells whether a single card of a rank is a group of a build of that rank. */
  private boolean mayStandAlone(Kind kind, Rank rank) {
    return (mixed || kind == Kind.PAIR) && mayPair(rank);
  }

  /** Tells whether cards of other ranks can be divided into sum groups for a rank (CAS-11). */
  boolean sum(CardSet<PlayingCard> cards, Rank rank) {
    return among(cards).captured(rank).contains(cards);
  }

  /** Tells whether cards can be divided into groups of a build, none left over. */
  boolean divide(Laid laid, Kind kind, Rank rank) {
    return among(laid.loose()).with(laid.card(), kind, rank).contains(laid.loose());
  }

  /** Returns the number of groups of a build, from all its cards. */
  int count(CardSet<PlayingCard> cards, Rank rank) {
    return value(rank) == 0 ? cards.size() : sums.total(cards.low()) / value(rank);
  }

  /** Returns what can be done with the loose cards. */
  Loose among(CardSet<PlayingCard> loose) {
    return new Loose(loose.low());
  }

  /** The loose cards, and what a card of a hand can do with them. */
  final class Loose {
    private final long cards;
    private final long reachable; // Bit i is set if some of the cards add up to i.

    private Loose(long cards) {
      this.cards = cards;
      this.reachable = sums.reachable(cards);
    }

    private boolean addUpTo(int value) {
      return value > 0 && (reachable >>> value & 1) != 0;
    }

    /** Tells whether some of the cards are of a rank or a sum group for it. */
    boolean haveGroup(Rank rank) {
      return (cards & rankMask(rank)) != 0 || addUpTo(value(rank));
    }

    /**
     * Returns the sets of cards that a card of a rank captures: all cards of the rank or none, with
     * sum groups or without; the empty set first.
     */
    CardSets captured(Rank rank) {
      if (!haveGroup(rank)) {
        return CardSets.ONLY_EMPTY;
      }
      CardSets sets = CardSets.ofEmpty();
      sets.addUnions(cards & rankMask(rank)); // CAS-9
      addSums(sets, rank);
      return sets;
    }

    /**
     * Returns the sets of cards with which a card of the hand divides into groups of a build; the
     * empty set first if the card is a group by itself.
     */
    CardSets with(PlayingCard card, Kind kind, Rank rank) {
      boolean alone = mayStandAlone(kind, rank);
      if (card.is(rank) ? !alone : kind == Kind.PAIR) {
        return CardSets.NONE;
      }
      CardSets sets = card.is(rank) ? CardSets.ofEmpty() : completing(card, rank);
      if (kind == Kind.SUM && !sets.isEmpty()) {
        addSums(sets, rank);
      }
      for (long rest = alone ? cards & rankMask(rank) : 0; rest != 0; rest &= rest - 1) {
        sets.addUnions(Long.lowestOneBit(rest));
      }
      return sets;
    }

    /** Returns the sets of cards that are one sum group together with a card of the hand. */
    private CardSets completing(PlayingCard card, Rank rank) {
      int missing = value(rank) - value(card.rank());
      if (value(card.rank()) == 0 || !addUpTo(missing)) {
        return CardSets.NONE;
      }
      CardSets sets = new CardSets();
      for (long set = sums.first(cards, missing, 1);
          set != 0;
          set = sums.next(cards, missing, 1, set)) {
        sets.add(set);
      }
      return sets;
    }

    /** Adds the unions with sum groups for a rank. */
    private void addSums(CardSets sets, Rank rank) {
      int value = value(rank);
      long group = addUpTo(value) ? sums.first(cards, value, SUM_SIZE) : 0;
      for (; group != 0; group = sums.next(cards, value, SUM_SIZE, group)) {
        sets.addUnions(group);
      }
    }
  }
}
