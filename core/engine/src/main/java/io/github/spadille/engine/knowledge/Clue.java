package io.github.spadille.engine.knowledge;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.spadille.engine.card.Card;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** One thing that is known about the cards of a pile in one state. */
final class Clue {
  /** The number of the state. */
  final int state;

  /** The number of the pile. */
  final int pile;

  /** For each card whether the pile cannot hold it; null for a clue about several cards. */
  final boolean @Nullable [] barred;

  /** Cards of which the pile holds one; none for another clue. */
  final ImmutableSet<Card> oneOf;

  private final @Nullable Predicate<ImmutableList<Card>> property;

  private Clue(
      int state,
      int pile,
      boolean @Nullable [] barred,
      ImmutableSet<Card> oneOf,
      @Nullable Predicate<ImmutableList<Card>> property) {
    this.state = state;
    this.pile = pile;
    this.barred = barred;
    this.oneOf = oneOf;
    this.property = property;
  }

  static Clue none(int state, int pile, boolean[] barred) {
    return new Clue(state, pile, barred, ImmutableSet.of(), null);
  }

  static Clue that(int state, int pile, Predicate<ImmutableList<Card>> property) {
    return new Clue(state, pile, null, ImmutableSet.of(), property);
  }

  static Clue some(int state, int pile, ImmutableSet<Card> cards) {
    return new Clue(state, pile, null, cards, held -> held.stream().anyMatch(cards::contains));
  }

  /** Counts what speaks against it: 0 if it holds. */
  int violations(Card[] cards, byte[] where) {
    return property == null ? wrongCards(where) : property.test(held(cards, where)) ? 0 : 1;
  }

  private int wrongCards(byte[] where) {
    int wrong = 0;
    for (int i = 0; i < where.length; i++) {
      if (isWrong(i, where)) {
        wrong++;
      }
    }
    return wrong;
  }

  private boolean isWrong(int card, byte[] where) {
    return barred != null && where[card] == pile && barred[card];
  }

  /** Tells whether it holds if it did before some cards were exchanged. */
  boolean holds(Story<?, ?> story, int... moved) {
    boolean concerned = false;
    for (int i = 0; i < moved.length; i++) {
      if (story.at(state, moved[i]) == pile) {
        if (barred != null && barred[moved[i]]) {
          return false;
        }
        concerned = true;
      }
    }
    return property == null || !concerned || property.test(held(story.cards, story.whereAt(state)));
  }

  private ImmutableList<Card> held(Card[] cards, byte[] where) {
    ImmutableList.Builder<Card> held = ImmutableList.builder();
    for (int i = 0; i < where.length; i++) {
      if (where[i] == pile) {
        held.add(cards[i]);
      }
    }
    return held.build();
  }
}
