package io.github.spadille.fishing.cassino;

import static io.github.spadille.engine.card.PlayingCards.allOf;

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
 * each card is a group; in mixed builds a group may be a sum or a single card.
 */
final class Groups {
  private static final Rank[] RANKS = Rank.values();

  private final Rank highest;
  private final boolean mixed;
  private final boolean faces;
  final Sums sums;

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

  /** Returns the value of a card in sums, or 0 if it takes part in none (CAS-7). */
  int value(PlayingCard card) {
    return sums.value(card);
  }

  /** Returns the rank of a build after a card raised it, or null if there is none (CAS-27). */
  @Nullable Rank raised(Rank rank, PlayingCard card) {
    int raised = value(rank) + value(card);
    return value(card) == 0 || raised > value(highest) ? null : RANKS[raised - 1];
  }

  /** Tells whether cards of a rank may be paired in a build. */
  boolean mayPair(Rank rank) {
    return faces || rank.compareTo(Rank.TEN) <= 0;
  }

  /** Returns how a build of a rank is made with a card of the hand. */
  Kind kind(PlayingCard card, Rank rank) {
    return mixed || !card.is(rank) ? Kind.SUM : Kind.PAIR;
  }

  /** Returns the loose cards, ready to be divided. */
  GroupSets among(CardSet<PlayingCard> loose) {
    return new GroupSets(sums, loose);
  }

  /**
   * Finds the sets of loose cards that a card of a rank captures: all cards of the rank or none,
   * with sum groups or without; the empty set first.
   */
  GroupSets captured(GroupSets loose, Rank rank) {
    loose.begin(true);
    loose.uniteSums(value(rank)); // CAS-10
    loose.allOrNone(allOf(rank).low()); // CAS-9
    return loose;
  }

  /**
   * Finds the sets of loose cards with which a card of the hand divides into groups of a build; the
   * empty set first if the card is a group by itself.
   */
  GroupSets added(GroupSets loose, PlayingCard card, Kind kind, Rank rank) {
    boolean alone = (mixed || kind == Kind.PAIR) && mayPair(rank);
    loose.begin(alone && card.is(rank));
    if (kind == Kind.SUM) { // CAS-18
      loose.addSums(card.is(rank) || value(card) == 0 ? 0 : value(rank) - value(card));
      loose.uniteSums(value(rank));
    }
    loose.uniteEach(alone ? allOf(rank).low() : 0); // CAS-19
    return loose;
  }

  /** Returns the number of groups of a build, from all its cards. */
  int count(CardSet<PlayingCard> cards, Rank rank) {
    return value(rank) == 0 ? cards.size() : sums.total(cards.low()) / value(rank);
  }
}
