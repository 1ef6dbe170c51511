package io.github.spadille.engine.knowledge;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.spadille.engine.card.Card;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * One thing that is known about the cards of a pile in one state: it holds none of some cards, one
 * of some, or cards with a property.
 */
final class Clue {
  /** The number of the state. */
  final int state;

  /** The number of the pile. */
  final int pile;

  /** For each card whether the pile cannot hold it; null for another clue. */
  final boolean @Nullable [] barred;

  /** Cards of which the pile holds one; none for another clue. */
  final ImmutableSet<Card> oneOf;

  /** For each card whether it is one of those; null for another clue. */
  private final boolean @Nullable [] wanted;

  private final @Nullable Predicate<ImmutableList<Card>> property;

  private Clue(
      int state,
      int pile,
      boolean @Nullable [] barred,
      ImmutableSet<Card> oneOf,
      boolean @Nullable [] wanted,
      @Nullable Predicate<ImmutableList<Card>> property) {
    this.state = state;
    this.pile = pile;
    this.barred = barred;
    this.oneOf = oneOf;
    this.wanted = wanted;
    this.property = property;
  }

  static Clue none(int state, int pile, Card[] all, ImmutableSet<Card> cards) {
    return new Clue(state, pile, among(cards, all), ImmutableSet.of(), null, null);
  }

  static Clue some(int state, int pile, Card[] all, ImmutableSet<Card> cards) {
    return new Clue(state, pile, null, cards, among(cards, all), null);
  }

  static Clue that(int state, int pile, Predicate<ImmutableList<Card>> property) {
    return new Clue(state, pile, null, ImmutableSet.of(), null, property);
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
    if (barred != null) {
      return count(story, barred);
    }
    boolean holds =
        wanted != null ? count(story, wanted) > 0 : property == null || property.test(held(story));
    return holds ? 0 : 1;
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

  /** Tells whether it holds if it did before some cards were exchanged. */
  boolean holds(Story<?, ?> story, int... moved) {
    if (barred == null) {
      return violations(story) == 0;
    }
    for (int card : moved) {
      if (barred[card] && story.at(state, card) == pile) {
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
