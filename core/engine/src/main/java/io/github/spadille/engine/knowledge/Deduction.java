package io.github.spadille.engine.knowledge;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.spadille.engine.card.Card;
import java.util.List;
import java.util.function.BiPredicate;
import java.util.function.ToIntFunction;
import org.jspecify.annotations.Nullable;

/**
 * One thing that is known about the cards of a pile in one state: how many it holds of some cards,
 * that its cards have a property, or how they agree with those that it held earlier.
 */
final class Deduction {
  /** The number of the state. */
  final int state;

  /** The number of the earlier state, or the same if there is none. */
  final int since;

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

  /** Tells how far the cards of the pile are from having the property; null for another one. */
  private final @Nullable ToIntFunction<ImmutableList<Card>> lacking;

  /** Tells whether the cards that it held earlier agree with those it holds; null otherwise. */
  private final @Nullable BiPredicate<ImmutableList<Card>, ImmutableList<Card>> agree;

  private Deduction(
      int state,
      int since,
      int pile,
      ImmutableSet<Card> oneOf,
      boolean @Nullable [] counted,
      int least,
      int most,
      @Nullable ToIntFunction<ImmutableList<Card>> lacking,
      @Nullable BiPredicate<ImmutableList<Card>, ImmutableList<Card>> agree) {
    this.state = state;
    this.since = since;
    this.pile = pile;
    this.barred = most == 0 ? counted : null;
    this.oneOf = oneOf;
    this.counted = counted;
    this.least = least;
    this.most = most;
    this.lacking = lacking;
    this.agree = agree;
  }

  private static Deduction count(
      int state, int pile, ImmutableSet<Card> oneOf, boolean[] counted, int least, int most) {
    return new Deduction(state, state, pile, oneOf, counted, least, most, null, null);
  }

  static Deduction some(int state, int pile, Card[] all, ImmutableSet<Card> cards) {
    return count(state, pile, cards, among(cards, all), 1, Integer.MAX_VALUE);
  }

  static Deduction exactly(int state, int pile, int count, Card[] all, ImmutableSet<Card> cards) {
    return count(state, pile, ImmutableSet.of(), among(cards, all), count, count);
  }

  /**
   * Tells that the cards of a pile have a property.
   *
   * @param lacking how far they are from having it, 0 if they have it
   */
  static Deduction that(int state, int pile, ToIntFunction<ImmutableList<Card>> lacking) {
    return new Deduction(
        state, state, pile, ImmutableSet.of(), null, 0, Integer.MAX_VALUE, lacking, null);
  }

  /**
   * Tells how the cards of a pile agree with those that it held earlier.
   *
   * @param since the number of the earlier state
   */
  static Deduction since(
      int since, int state, int pile, BiPredicate<ImmutableList<Card>, ImmutableList<Card>> agree) {
    return new Deduction(
        state, since, pile, ImmutableSet.of(), null, 0, Integer.MAX_VALUE, null, agree);
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
    if (agree != null) {
      return agree.test(held(story, since), held(story, state)) ? 0 : 1;
    }
    return lacks(held(story, state));
  }

  /** Tells whether it is about a property of all cards of the pile in one state. */
  boolean isProperty() {
    return lacking != null;
  }

  /** Tells how far some cards are from having the property; 0 if it is not about one. */
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

  private ImmutableList<Card> held(Story<?, ?> story, int state) {
    ImmutableList.Builder<Card> held = ImmutableList.builder();
    for (int card = 0; card < story.cards.length; card++) {
      if (story.at(state, card) == pile) {
        held.add(story.cards[card]);
      }
    }
    return held.build();
  }
}
