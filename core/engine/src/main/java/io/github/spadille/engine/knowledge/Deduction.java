package io.github.spadille.engine.knowledge;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.spadille.engine.card.Card;
import java.util.List;
import java.util.function.ToIntFunction;
import org.jspecify.annotations.Nullable;

/**
 * One thing that is known about the cards of a pile in one state: how many it holds of some cards,
 * or that its cards have a property.
 */
final class Deduction {
  /** The number of the state. */
  final int state;

  /** The number of the pile. */
  final int pile;

  /** For each card whether the pile cannot hold it; null for another deduction. */
  final boolean @Nullable [] barred;

  /** Cards of which the pile holds one; none for another deduction. */
  final ImmutableSet<Card> oneOf;

  /** For each card whether it is counted; null for a property. */
  final boolean @Nullable [] counted;

  /** The smallest number of cards counted that the pile holds. */
  final int least;

  /** The largest. */
  final int most;

  /** Tells how far the cards of the pile are from having the property; null for a count. */
  private final @Nullable ToIntFunction<ImmutableList<Card>> lacking;

  private Deduction(
      int state,
      int pile,
      ImmutableSet<Card> oneOf,
      boolean @Nullable [] counted,
      int least,
      int most,
      @Nullable ToIntFunction<ImmutableList<Card>> lacking) {
    this.state = state;
    this.pile = pile;
    this.barred = most == 0 ? counted : null;
    this.oneOf = oneOf;
    this.counted = counted;
    this.least = least;
    this.most = most;
    this.lacking = lacking;
  }

  static Deduction some(int state, int pile, Card[] all, ImmutableSet<Card> cards) {
    return new Deduction(state, pile, cards, among(cards, all), 1, Integer.MAX_VALUE, null);
  }

  static Deduction exactly(int state, int pile, int count, Card[] all, ImmutableSet<Card> cards) {
    return new Deduction(state, pile, ImmutableSet.of(), among(cards, all), count, count, null);
  }

  /**
   * Tells that the cards of a pile have a property.
   *
   * @param lacking how far they are from having it, 0 if they have it
   */
  static Deduction that(int state, int pile, ToIntFunction<ImmutableList<Card>> lacking) {
    return new Deduction(state, pile, ImmutableSet.of(), null, 0, Integer.MAX_VALUE, lacking);
  }

  private static boolean[] among(ImmutableSet<Card> cards, Card[] all) {
    boolean[] among = new boolean[all.length];
    for (int i = 0; i < among.length; i++) {
      among[i] = cards.contains(all[i]);
    }
    return among;
  }

  /** Counts what speaks against it: 0 if it holds. */
  int violations(Story<?, ?> story) {
    if (counted != null) {
      int count = count(story, counted);
      return Math.max(0, Math.max(least - count, count - most));
    }
    return lacks(held(story));
  }

  /** Tells whether it is about a property of all cards of the pile. */
  boolean isProperty() {
    return counted == null;
  }

  /** Tells how far some cards are from having the property; 0 for a count. */
  int lacks(ImmutableList<Card> held) {
    return lacking == null ? 0 : lacking.applyAsInt(held);
  }

  private int count(Story<?, ?> story, boolean[] some) {
    int count = 0;
    for (int card = 0; card < some.length; card++) {
      if (some[card] && story.at(state, card) == pile) {
        count++;
      }
    }
    return count;
  }

  /** Adds the cards that speak against it, if it does not hold: others should lie in the pile. */
  void addCulprits(Story<?, ?> story, List<Integer> culprits) {
    boolean tooMany = counted != null && count(story, counted) > most;
    for (int card = 0; card < story.cards.length; card++) {
      if (story.at(state, card) == pile && (counted == null || counted[card] == tooMany)) {
        culprits.add(card);
      }
    }
  }

  /** Tells whether it holds if it did before some cards were exchanged. */
  boolean holds(Story<?, ?> story, int... moved) {
    if (barred == null) {
      return areAlike(moved) || violations(story) == 0;
    }
    for (int card : moved) {
      if (barred[card] && story.at(state, card) == pile) {
        return false;
      }
    }
    return true;
  }

  /** Tells whether all of some cards are counted, or none. */
  private boolean areAlike(int... cards) {
    if (counted == null) {
      return false;
    }
    for (int card : cards) {
      if (counted[card] != counted[cards[0]]) {
        return false;
      }
    }
    return true;
  }

  private ImmutableList<Card> held(Story<?, ?> story) {
    ImmutableList.Builder<Card> held = ImmutableList.builder();
    for (int card = 0; card < story.cards.length; card++) {
      if (story.at(state, card) == pile) {
        held.add(story.cards[card]);
      }
    }
    return held.build();
  }
}
