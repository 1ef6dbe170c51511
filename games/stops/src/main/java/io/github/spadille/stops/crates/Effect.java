package io.github.spadille.stops.crates;

import static com.google.common.collect.Maps.immutableEnumMap;

import com.google.common.collect.ImmutableMap;
import io.github.spadille.engine.card.Rank;

/** What a card does when it is played. */
public enum Effect {
  /** Nothing: it is only matched. */
  NONE,
  /** It begins a sequence of twos, or adds 2 to the one that runs. */
  TWO_IN_SEQUENCE,
  /** It adds 1 to the sequence that runs, if one does. */
  ACE_IN_SEQUENCE,
  /** The next player is skipped. */
  SKIPS_NEXT,
  /** All other players draw a card each. */
  ALL_OTHERS_DRAW,
  /** It must be covered in the same turn. */
  MUST_BE_COVERED,
  /** The next player draws a card. */
  NEXT_DRAWS,
  /** The player after the next draws a card. */
  AFTER_NEXT_DRAWS,
  /** The player before draws a card. */
  BEFORE_DRAWS,
  /** A suit is named with it. */
  NAMES_SUIT,
  /** Play goes the other way round. */
  REVERSES;

  private static final int PIPS_OF_TWO = 2;
  private static final int PIPS_OF_ACE = 1;

  /** Returns what the cards of each rank do at a table with so many seats. */
  static ImmutableMap<Rank, Effect> byRank(int seats) {
    boolean two = seats == 2;
    boolean few = seats <= 3;
    return immutableEnumMap(
        ImmutableMap.<Rank, Effect>builder()
            .put(Rank.ACE, ACE_IN_SEQUENCE) // CRT-15, CRT-24
            .put(Rank.TWO, TWO_IN_SEQUENCE) // CRT-22, CRT-24
            .put(Rank.THREE, NONE) // CRT-15
            .put(Rank.FOUR, SKIPS_NEXT) // CRT-28
            .put(Rank.FIVE, ALL_OTHERS_DRAW) // CRT-29
            .put(Rank.SIX, MUST_BE_COVERED) // CRT-30, CRT-31
            .put(Rank.SEVEN, few ? NEXT_DRAWS : AFTER_NEXT_DRAWS) // CRT-34
            .put(Rank.EIGHT, NAMES_SUIT) // CRT-35
            .put(Rank.NINE, NAMES_SUIT) // CRT-35
            .put(Rank.TEN, two ? NONE : REVERSES) // CRT-36
            .put(Rank.JACK, few ? BEFORE_DRAWS : NONE) // CRT-37
            .put(Rank.QUEEN, NONE) // CRT-15
            .put(Rank.KING, NONE) // CRT-15
            .build());
  }

  /** Returns which way play goes after the card. */
  Direction directionAfter(Direction direction) {
    return this == REVERSES ? direction.reversed() : direction;
  }

  /** Returns how many places on the turn goes after the card. */
  int placesOn() {
    return switch (this) {
      case MUST_BE_COVERED -> 0;
      case SKIPS_NEXT -> 2;
      default -> 1;
    };
  }

  /**
   * Returns what the sequence of twos counts after the card; 0 if none runs.
   *
   * @param sequence what it counted before
   */
  int sequenceAfter(int sequence) {
    return switch (this) {
      case TWO_IN_SEQUENCE -> sequence + PIPS_OF_TWO;
      case ACE_IN_SEQUENCE -> sequence == 0 ? 0 : sequence + PIPS_OF_ACE;
      default -> sequence;
    };
  }
}
