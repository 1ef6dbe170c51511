package io.github.spadille.rummy.canasta;

import static io.github.spadille.engine.game.Refusal.refuse;

import com.google.common.collect.Range;
import io.github.spadille.engine.game.Refusal;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.rummy.canasta.CanastaItem.Kind;
import java.util.Optional;

/**
 * What can be in a hand of Canasta, by what is known of it. Some of what cannot be is let through:
 * a pad does not know the cards.
 */
record CanastaLimits(CanastaTerms terms, CanastaEntries known) {
  private static final int RANKS = Kinds.BLACK_THREE; // CAN-67: no canasta of black threes
  private static final int WILD_CARDS = 12; // CAN-4
  private static final int RED_THREES = 4;
  private static final int LOWEST_CARD = 5; // CAN-13: all values are multiples of it
  private static final int LOWEST_WILD_CARD = Kinds.value(Kinds.TWO);

  /** Returns what can be entered next, from the least to the most. */
  Range<Integer> ofNext() {
    CanastaItem next = known.next();
    int side = next.side();
    return switch (next.kind()) {
      case OUT -> Range.closed(Seats.NOBODY, terms.seats() - 1);
      case CONCEALED -> upTo(known.goneOut().isPresent() ? 1 : 0); // CAN-51
      case MELDED -> Range.closed(leastMelded(side), valueLeft());
      case NATURAL_CANASTAS -> naturalCanastas(side);
      case MIXED_CANASTAS -> mixedCanastas(side);
      case RED_THREES -> upTo(redThreesLeft());
      case LEFT -> left(side);
      case CHARGED -> upTo(terms.charges().isEmpty() ? 0 : 1);
      default -> upTo(isCharged() ? mostCharges(next) : 0);
    };
  }

  private static Range<Integer> upTo(int most) {
    return Range.closed(0, most);
  }

  /** Returns the least that a side melds: who goes out has opened, and has the canastas needed. */
  private int leastMelded(int side) { // CAN-49
    return known.hasGoneOut(side)
        ? Math.max(terms.minimums().get(side), cheapest(terms.canastasNeeded(), 0))
        : 0;
  }

  /** Returns the most that the next cards are worth, so that enough is left for all later ones. */
  private int valueLeft() {
    int left = Kinds.value(terms.pack().cards()) - known.sum(Kind.MELDED) - known.sum(Kind.LEFT);
    for (CanastaItem later : known.later()) {
      left -= later.isValue() ? least(later) : 0;
    }
    return left;
  }

  private int least(CanastaItem value) {
    return value.kind() == Kind.MELDED
        ? leastMelded(value.side())
        : holders(value.side()) * LOWEST_CARD;
  }

  private Range<Integer> left(int side) {
    int holders = holders(side);
    return holders == 0 ? upTo(0) : Range.closed(holders * LOWEST_CARD, valueLeft());
  }

  /** Returns how many players of a side have cards left: all but who has gone out (CAN-48). */
  private int holders(int side) {
    return terms.players(side).size() - (known.hasGoneOut(side) ? 1 : 0);
  }

  /** A natural canasta leaves less than two natural cards of its rank to the other side. */
  private Range<Integer> naturalCanastas(int side) {
    int other = Side.COUNT - 1 - side;
    int most = RANKS - canastas(other);
    while (most > 0 && cheapest(most, 0) > known.get(Kind.MELDED, side)) {
      most--;
    }
    int needed = canastasNeeded(side);
    int least = 0;
    while (least < Math.min(needed, most)
        && cheapest(least, needed - least) > known.get(Kind.MELDED, side)) {
      least++;
    }
    return Range.closed(least, most);
  }

  private Range<Integer> mixedCanastas(int side) {
    int other = Side.COUNT - 1 - side;
    int natural = known.get(Kind.NATURAL_CANASTAS, side);
    int least = Math.max(0, canastasNeeded(side) - natural);
    int ranks = RANKS - known.sum(Kind.NATURAL_CANASTAS);
    int most = Math.min(ranks, WILD_CARDS - known.get(Kind.MIXED_CANASTAS, other));
    while (most > least && cheapest(natural, most) > known.get(Kind.MELDED, side)) {
      most--;
    }
    return Range.closed(least, Math.max(least, most));
  }

  private int canastas(int side) {
    return known.get(Kind.NATURAL_CANASTAS, side) + known.get(Kind.MIXED_CANASTAS, side);
  }

  /** Returns how many canastas a side has at least. */
  private int canastasNeeded(int side) { // CAN-49
    return known.hasGoneOut(side) ? terms.canastasNeeded() : 0;
  }

  /**
   * Returns the least that so many canastas are worth: those of the lowest ranks, the mixed ones
   * among the highest of these, as a wild card is worth no less than the natural card that it
   * stands for.
   */
  private static int cheapest(int natural, int mixed) {
    int value = 0;
    for (int kind = 0; kind < natural + mixed; kind++) { // The values of kinds rise.
      int sixth = (Kinds.CANASTA - 1) * Kinds.value(kind);
      value += sixth + (kind < natural ? Kinds.value(kind) : LOWEST_WILD_CARD);
    }
    return value;
  }

  private int redThreesLeft() {
    return RED_THREES - known.sum(Kind.RED_THREES) - known.sum(Kind.RED_THREE_IN_HAND);
  }

  private boolean isCharged() {
    return known.get(Kind.CHARGED, Seats.NOBODY) == 1;
  }

  private int mostCharges(CanastaItem charge) { // CAN-74
    return switch (charge.kind()) {
      case RED_THREE_IN_HAND -> redThreesLeft();
      case OUT_AFTER_NO -> known.hasGoneOut(charge.side()) ? 1 : 0;
      case REACH_IN_VAIN -> terms.players(charge.side()).size(); // once for each player
      default -> mostTurns(); // CAN-76
    };
  }

  /** In a turn a card leaves the stock or a card joins the melds, each card once. */
  private int mostTurns() {
    return 2 * terms.pack().size();
  }

  /**
   * Returns why something cannot be entered next, or nothing if it can.
   *
   * @param value one of those that {@link #ofNext} returns
   */
  Optional<Refusal> refusal(int value) {
    CanastaItem next = known.next();
    if (next.isValue() && value % LOWEST_CARD != 0) {
      return refuse("CAN-13", "multiple", LOWEST_CARD);
    }
    if (next.kind() != Kind.MELDED) {
      return Optional.empty();
    }
    int minimum = terms.minimums().get(next.side());
    return value > 0 && value < minimum ? refuse("CAN-29", "below", minimum) : Optional.empty();
  }
}
