package io.github.spadille.betting.superfecta;

import com.google.common.collect.Collections2;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.spadille.engine.card.Suit;
import java.util.List;

/** A pool of chips, which is shared by those who named the first horses of a race. */
public enum Pool {
  /** For the first horse. */
  WIN(1, "SUP-21"),
  /** For the first two horses, in order. */
  EXA(2, "SUP-22"),
  /** For all four horses, in order. */
  SFC(4, "SUP-23");

  /** How many horses a bet names. */
  final int places;

  /** The rule that says which bets win. */
  final String ruleId;

  /** All horses that a bet can name, those named first in the order of suits. */
  final ImmutableList<ImmutableList<Suit>> lines;

  private final ImmutableSet<ImmutableList<Suit>> known;

  Pool(int places, String ruleId) {
    this.places = places;
    this.ruleId = ruleId;
    this.lines =
        Collections2.orderedPermutations(List.of(Suit.values())).stream()
            .map(this::winning)
            .distinct()
            .collect(ImmutableList.toImmutableList());
    this.known = ImmutableSet.copyOf(lines);
  }

  /** Tells whether a bet can name these horses. */
  boolean has(ImmutableList<Suit> horses) {
    return known.contains(horses);
  }

  /** Returns what a bet names, as a noun phrase. */
  String horses() {
    return places == 1 ? "one horse" : places + " different horses";
  }

  /** Returns the horses that a bet must name to win. */
  ImmutableList<Suit> winning(List<Suit> finish) {
    return ImmutableList.copyOf(finish.subList(0, places));
  }
}
