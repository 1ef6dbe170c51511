package io.github.spadille.fishing.cassino;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.state.ScoreSheet;
import io.github.spadille.fishing.Majority;
import java.util.function.IntFunction;

/** What a hand scores: 11 points and the sweeps, less where a majority is tied (CAS-37). */
final class ItemCount {
  private final ImmutableList.Builder<ScoreSheet.Line> lines = ImmutableList.builder();
  private final int handNumber;
  private final CassinoCounts counts;
  private final IntFunction<Seats> sides;

  /**
   * Creates the scoring of a hand.
   *
   * @param sides the seats of each side
   */
  ItemCount(int handNumber, CassinoCounts counts, IntFunction<Seats> sides) {
    this.handNumber = handNumber;
    this.counts = counts;
    this.sides = sides;
  }

  /** Returns the points of each side, in the order in which they are counted one by one. */
  ImmutableList<ScoreSheet.Line> awards(boolean sweepsScore) { // CAS-34
    add("cards", Majority.of(counts.cards()), 3); // CAS-35
    add("spades", Majority.of(counts.spades()), 1); // CAS-36
    int card = 0; // as in CassinoCounts.SCORING
    add("big-cassino", counts.holders().get(card++), 2);
    add("little-cassino", counts.holders().get(card++), 1);
    add("ace-of-spades", counts.holders().get(card++), 1);
    add("ace-of-hearts", counts.holders().get(card++), 1);
    add("ace-of-diamonds", counts.holders().get(card++), 1);
    add("ace-of-clubs", counts.holders().get(card), 1);
    for (int i = 0; sweepsScore && i < counts.sweeps().length(); i++) {
      add("sweep", counts.sweeps().get(i) % counts.cards().size(), 1);
    }
    return lines.build();
  }

  private void add(String reason, int side, int points) {
    if (side != Seats.NOBODY) {
      lines.add(new ScoreSheet.Line(handNumber, "CAS-34", reason, sides.apply(side), points));
    }
  }
}
