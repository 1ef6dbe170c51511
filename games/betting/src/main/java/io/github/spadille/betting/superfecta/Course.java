package io.github.spadille.betting.superfecta;

import static io.github.spadille.engine.card.PlayingCards.countSuit;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Suit;
import io.github.spadille.engine.table.IntPerSeat;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * The cards of a race, from which follows where the horses are.
 *
 * @param rail the cards beside the course; a horse finishes with one step more than there are
 * @param stock the cards still to be dealt, the top first
 * @param run the cards dealt in the race, in order
 */
public record Course(
    CardList<PlayingCard> rail, CardList<PlayingCard> stock, CardList<PlayingCard> run) {
  private static final int SUITS = Suit.values().length;
  private static final int CARDS_OF_A_SUIT = 12;

  /** Returns the course before the rail is laid. */
  static Course unlaid(CardList<PlayingCard> cards) {
    return laid(cards, 0);
  }

  /** Returns the course with the horses at the gate. */
  static Course laid(CardList<PlayingCard> cards, int rail) { // SUP-3, SUP-4
    return new Course(cards.first(rail), cards.draw(rail), CardList.empty(PlayingCard.FAMILY));
  }

  /** Returns the course after so many more cards. */
  Course after(int cards) { // SUP-16
    return new Course(rail, stock.draw(cards), run.appendAll(stock.first(cards)));
  }

  /** Returns the step with which a horse has crossed the finish. */
  private int goal() { // SUP-5, SUP-18
    return rail.size() + 1;
  }

  /** Returns how many horses finish before the dealing stops. */
  private int finishers() {
    int able = 0;
    for (Suit suit : Suit.values()) {
      int cards = CARDS_OF_A_SUIT - countSuit(rail.toSet(), suit); // SUP-6
      able += cards >= goal() ? 1 : 0;
    }
    return Math.min(able, SUITS - 1); // SUP-19, SUP-19a, SUP-20
  }

  /** Returns how many cards are dealt until the order is decided, if none has been yet. */
  int cardsToFinish() {
    int[] steps = new int[SUITS];
    int left = finishers();
    int dealt = 0;
    while (left > 0) {
      if (++steps[stock.get(dealt++).suit().ordinal()] == goal()) {
        left--;
      }
    }
    return dealt;
  }

  /** Returns the steps of each horse, in the order of suits. */
  public IntPerSeat positions() {
    int[] steps = new int[SUITS];
    for (PlayingCard card : run) {
      int horse = card.suit().ordinal();
      steps[horse] = Math.min(steps[horse] + 1, goal()); // SUP-17
    }
    return IntPerSeat.copyOf(steps);
  }

  /** Returns the order of finish: those that have finished, or all once it is decided. */
  public ImmutableList<Suit> finish() { // SUP-18
    int[] steps = new int[SUITS];
    int[] latest = new int[SUITS];
    List<Suit> finish = new ArrayList<>();
    for (int i = 0; i < run.size(); i++) {
      Suit suit = run.get(i).suit();
      latest[suit.ordinal()] = i;
      if (++steps[suit.ordinal()] == goal()) {
        finish.add(suit);
      }
    }
    if (finish.size() == finishers()) { // SUP-19, SUP-19a
      List<Suit> others = new ArrayList<>(List.of(Suit.values()));
      others.removeAll(finish);
      others.sort(
          Comparator.<Suit>comparingInt(suit -> -steps[suit.ordinal()])
              .thenComparingInt(suit -> latest[suit.ordinal()]));
      finish.addAll(others);
    }
    return ImmutableList.copyOf(finish);
  }
}
