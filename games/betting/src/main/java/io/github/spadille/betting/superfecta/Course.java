package io.github.spadille.betting.superfecta;

import static io.github.spadille.engine.card.PlayingCards.countSuit;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Suit;
import java.util.Comparator;

/**
 * The cards of a race, from which follows where the horses are.
 *
 * @param rail the cards beside the course; a horse finishes with one step more than there are
 * @param stock the cards still to be dealt, the top first
 * @param run the cards dealt in the race, in order
 */
public record Course(
    CardList<PlayingCard> rail, CardList<PlayingCard> stock, CardList<PlayingCard> run) {
  private static final ImmutableList<Suit> SUITS = ImmutableList.copyOf(Suit.values());
  private static final int CARDS_OF_A_SUIT = 12;
  private static final int NO_RAIL = 0;

  /** Returns the course before the first race, without a rail. */
  static Course unlaid(CardList<PlayingCard> cards) {
    return laid(cards, NO_RAIL);
  }

  /** Returns the course with the horses at the gate. */
  static Course laid(CardList<PlayingCard> cards, int rail) { // SUP-3, SUP-4
    return new Course(cards.first(rail), cards.draw(rail), CardList.empty(PlayingCard.FAMILY));
  }

  /** Returns the course after so many more cards. */
  Course after(int cards) {
    return new Course(rail, stock.draw(cards), run.appendAll(stock.first(cards)));
  }

  /** Returns the course when enough cards have been dealt to decide the order. */
  Course raced() { // SUP-16
    int[] steps = new int[SUITS.size()];
    int left = finishers();
    int dealt = 0;
    while (left > 0) {
      if (++steps[stock.get(dealt++).suit().ordinal()] == goal()) {
        left--;
      }
    }
    return after(dealt);
  }

  /** Returns the step with which a horse has crossed the finish. */
  int goal() { // SUP-5, SUP-18
    return rail.size() + 1;
  }

  /** Returns how many horses finish before the dealing stops. */
  private int finishers() {
    int able = 0;
    for (Suit suit : SUITS) {
      able += CARDS_OF_A_SUIT - countSuit(rail.toSet(), suit) >= goal() ? 1 : 0; // SUP-6
    }
    return Math.min(able, SUITS.size() - 1); // SUP-19, SUP-19a, SUP-20
  }

  /** Returns how many steps a horse has made. */
  public int steps(Suit horse) { // SUP-17
    return Math.min(countSuit(run.toSet(), horse), goal());
  }

  /** Returns the order of finish: those that have finished, or all once it is decided. */
  public ImmutableList<Suit> finish() { // SUP-18
    int[] steps = new int[SUITS.size()];
    int[] latest = new int[SUITS.size()];
    int finished = 0;
    for (int i = 0; i < run.size(); i++) {
      int horse = run.get(i).suit().ordinal();
      if (steps[horse] < goal()) {
        latest[horse] = i;
        finished += ++steps[horse] == goal() ? 1 : 0;
      }
    }
    ImmutableList<Suit> order = // SUP-19a
        ImmutableList.sortedCopyOf(
            Comparator.<Suit>comparingInt(suit -> -steps[suit.ordinal()])
                .thenComparingInt(suit -> latest[suit.ordinal()]),
            SUITS);
    return finished == finishers() ? order : order.subList(0, finished);
  }
}
