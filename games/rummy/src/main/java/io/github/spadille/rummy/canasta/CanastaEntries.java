package io.github.spadille.rummy.canasta;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMultiset;
import io.github.spadille.engine.seat.PerSeat;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.rummy.canasta.CanastaItem.Kind;
import io.github.spadille.rummy.canasta.CanastaState.GoneOut;
import java.util.Optional;

/**
 * What is known of a hand of Canasta that people have played.
 *
 * @param items what is entered of a hand, in this order
 * @param values what is known of the first of them
 */
record CanastaEntries(ImmutableList<CanastaItem> items, ImmutableList<Integer> values) {
  /** Returns the entries of a hand of which nothing is known. */
  static CanastaEntries none(CanastaTerms terms) {
    return new CanastaEntries(CanastaItem.all(terms.charges()), ImmutableList.of());
  }

  /** Tells whether all is known. */
  boolean isComplete() {
    return values.size() == items.size();
  }

  /** Returns the first thing that is not known; something is not. */
  CanastaItem next() {
    return items.get(values.size());
  }

  /** Returns what is not known yet, the first of it left out; something is not known. */
  ImmutableList<CanastaItem> later() {
    return items.subList(values.size() + 1, items.size());
  }

  /** Returns these entries and the value of the next thing. */
  CanastaEntries with(int value) {
    return new CanastaEntries(
        items, ImmutableList.<Integer>builder().addAll(values).add(value).build());
  }

  /** Returns what is known of something; 0 if it is not known yet, or is not entered at all. */
  int get(Kind kind, int side) {
    int index = items.indexOf(new CanastaItem(kind, side));
    return index >= 0 && index < values.size() ? values.get(index) : 0;
  }

  /** Returns what is known of both sides together. */
  int sum(Kind kind) {
    int sum = 0;
    for (int side = 0; side < Side.COUNT; side++) {
      sum += get(kind, side);
    }
    return sum;
  }

  /** Tells whether a player of a side has gone out. */
  boolean hasGoneOut(int side) {
    return goneOut().filter(out -> Side.of(out.seat()) == side).isPresent();
  }

  /** Returns who has gone out, if somebody has and it is known. */
  Optional<GoneOut> goneOut() {
    int seat = get(Kind.OUT, Seats.NOBODY);
    boolean concealed = get(Kind.CONCEALED, Seats.NOBODY) == 1;
    return values.isEmpty() || seat == Seats.NOBODY
        ? Optional.empty()
        : Optional.of(new GoneOut(seat, concealed));
  }

  /** Returns what scores of a hand of which all is known. */
  CanastaCounts counts(CanastaTerms terms) {
    PerSeat<SideCounts> sides =
        PerSeat.each(Side.COUNT, side -> countsOf(side, terms.players(side)));
    return new CanastaCounts(sides, goneOut());
  }

  private SideCounts countsOf(int side, Seats players) {
    ImmutableMultiset.Builder<Charge> charges = ImmutableMultiset.builder();
    for (Charge charge : Charge.values()) {
      charges.addCopies(charge, get(Kind.of(charge), side));
    }
    return new SideCounts(
        players,
        get(Kind.MELDED, side),
        get(Kind.NATURAL_CANASTAS, side),
        get(Kind.MIXED_CANASTAS, side),
        get(Kind.RED_THREES, side),
        get(Kind.LEFT, side),
        charges.build());
  }
}
