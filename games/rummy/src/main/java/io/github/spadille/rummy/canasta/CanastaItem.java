package io.github.spadille.rummy.canasta;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.text.Ids;
import io.github.spadille.rummy.canasta.CanastaState.GoneOut;

/**
 * Something that people enter of a hand of Canasta.
 *
 * @param kind what it is
 * @param side the side that it is about, or {@link Seats#NOBODY} if it is about the hand
 */
record CanastaItem(Kind kind, int side) {
  /** What people enter. */
  enum Kind {
    /** Who went out, or {@link Seats#NOBODY}. */
    OUT,
    /** Whether that was concealed: 0 or 1. */
    CONCEALED,
    /** The value of the cards that a side has melded. */
    MELDED,
    /** How many natural canastas a side has. */
    NATURAL_CANASTAS,
    /** How many mixed canastas a side has. */
    MIXED_CANASTAS,
    /** How many red threes a side has laid. */
    RED_THREES,
    /** The value of the cards left in the hands of a side. */
    LEFT,
    /** Whether a side has been charged for anything: 0 or 1. */
    CHARGED,
    /** How often a side is charged for {@link Charge#RED_THREE_IN_HAND}. */
    RED_THREE_IN_HAND,
    /** How often a side is charged for {@link Charge#STAYING_IN}. */
    STAYING_IN,
    /** Whether a side is charged for {@link Charge#OUT_AFTER_NO}: 0 or 1. */
    OUT_AFTER_NO,
    /** How often a side is charged for {@link Charge#REACH_IN_VAIN}. */
    REACH_IN_VAIN;

    /** Returns how often a side is charged for something. */
    static Kind of(Charge charge) {
      return switch (charge) {
        case RED_THREE_IN_HAND -> RED_THREE_IN_HAND;
        case STAYING_IN -> STAYING_IN;
        case OUT_AFTER_NO -> OUT_AFTER_NO;
        case REACH_IN_VAIN -> REACH_IN_VAIN;
      };
    }
  }

  private static final ImmutableList<Kind> OF_SIDE =
      ImmutableList.of(
          Kind.MELDED, Kind.NATURAL_CANASTAS, Kind.MIXED_CANASTAS, Kind.RED_THREES, Kind.LEFT);

  /**
   * Returns what is entered of a hand, in this order.
   *
   * @param charges what a side can be charged for
   */
  static ImmutableList<CanastaItem> all(ImmutableList<Charge> charges) {
    ImmutableList.Builder<CanastaItem> items = ImmutableList.builder();
    items.add(ofHand(Kind.OUT), ofHand(Kind.CONCEALED));
    for (int side = 0; side < Side.COUNT; side++) {
      for (Kind kind : OF_SIDE) {
        items.add(new CanastaItem(kind, side));
      }
    }
    items.add(ofHand(Kind.CHARGED));
    for (int side = 0; side < Side.COUNT; side++) {
      for (Charge charge : charges) {
        items.add(new CanastaItem(Kind.of(charge), side));
      }
    }
    return items.build();
  }

  /** Returns something about the whole hand. */
  static CanastaItem ofHand(Kind kind) {
    return new CanastaItem(kind, Seats.NOBODY);
  }

  /** Returns where its words stand: {@code natural-canastas}. */
  String key() {
    return Ids.of(kind);
  }

  /** Tells whether this is a value of cards. */
  boolean isValue() {
    return kind == Kind.MELDED || kind == Kind.LEFT;
  }

  /** Returns what is entered here of a hand of which this scores. */
  int in(CanastaCounts counts) {
    return switch (kind) {
      case OUT -> counts.goneOut().map(GoneOut::seat).orElse(Seats.NOBODY);
      case CONCEALED -> counts.goneOut().filter(GoneOut::concealed).isPresent() ? 1 : 0;
      case CHARGED -> counts.sides().stream().allMatch(each -> each.charges().isEmpty()) ? 0 : 1;
      default -> in(counts.sides().get(side));
    };
  }

  private int in(SideCounts counts) {
    return switch (kind) {
      case MELDED -> counts.melded();
      case NATURAL_CANASTAS -> counts.naturalCanastas();
      case MIXED_CANASTAS -> counts.mixedCanastas();
      case RED_THREES -> counts.redThrees();
      case LEFT -> counts.left();
      case RED_THREE_IN_HAND -> counts.charges().count(Charge.RED_THREE_IN_HAND);
      case STAYING_IN -> counts.charges().count(Charge.STAYING_IN);
      case OUT_AFTER_NO -> counts.charges().count(Charge.OUT_AFTER_NO);
      case REACH_IN_VAIN -> counts.charges().count(Charge.REACH_IN_VAIN);
      case OUT, CONCEALED, CHARGED -> throw new IllegalStateException(kind + " is of no side");
    };
  }
}
