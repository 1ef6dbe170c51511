package io.github.spadille.stops.crates;

import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Suit;

/** What a card does when it is played; {@link Effects} says which card does what. */
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
  /** Any suit is named with it. */
  NAMES_ANY_SUIT,
  /** A suit of its colour is named with it. */
  NAMES_SUIT_OF_COLOUR,
  /** Play goes the other way round. */
  REVERSES;

  private static final int PIPS_OF_TWO = 2;
  private static final int PIPS_OF_ACE = 1;

  /** Tells whether a suit is named with the card. */
  boolean namesSuit() {
    return this == NAMES_ANY_SUIT || this == NAMES_SUIT_OF_COLOUR;
  }

  /**
   * Tells whether a suit may be named with the card.
   *
   * @param card the card that does this
   */
  boolean mayName(PlayingCard card, Suit suit) {
    return switch (this) {
      case NAMES_ANY_SUIT -> true;
      case NAMES_SUIT_OF_COLOUR -> card.suit().isRed() == suit.isRed();
      default -> false;
    };
  }

  /** Tells whether the card may be played while a sequence of twos runs. */
  boolean goesOnWithSequence() {
    return this == TWO_IN_SEQUENCE || this == ACE_IN_SEQUENCE;
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
