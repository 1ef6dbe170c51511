package io.github.spadille.engine.knowledge;

import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.move.Move;

/** Tells whether all that is hidden of a story is how cards were shuffled. */
final class OnlyShuffles {
  private OnlyShuffles() {}

  /**
   * Tells whether each hidden card lies where one shuffle put it, whatever lies elsewhere, and all
   * that is known of a pile is how many of some cards it holds.
   */
  static <S extends GameState, M extends Move> boolean areAll(Story<S, M> story) {
    for (int i = 0; i < story.steps.size(); i++) {
      Step<M> step = story.steps.get(i);
      if (step.isHidden() && (!step.isChance() || takesHiddenCards(story, i))) {
        return false;
      }
    }
    for (Deduction deduction : story.deductions) {
      if (deduction.counted == null || cameAtSeveralTimes(story, deduction.pile)) {
        return false;
      }
    }
    return !equalCardsMeet(story);
  }

  /** Tells whether equal cards lie in one pile without order, where either may be the one seen. */
  private static <S extends GameState, M extends Move> boolean equalCardsMeet(Story<S, M> story) {
    for (int a = 0; a < story.cards.length; a++) {
      for (int b = a + 1; b < story.cards.length; b++) {
        for (int state = 1; story.areEqual(a, b) && state <= story.last(); state++) {
          byte[] where = story.whereAt(state);
          if (!story.names.isOrdered(where[a]) || !story.names.isOrdered(where[b])) {
            return true;
          }
        }
      }
    }
    return false;
  }

  /** Tells whether a shuffle takes cards that an earlier one hid. */
  private static <S extends GameState, M extends Move> boolean takesHiddenCards(
      Story<S, M> story, int number) {
    for (int card : story.steps.get(number).named) {
      boolean hidden = false;
      for (int i = 0; i < number; i++) {
        hidden &= !story.isSeen(i, card);
        hidden |= story.steps.get(i).isHidden() && story.steps.get(i).names(card);
      }
      if (hidden && !story.isSeen(number, card)) {
        return true;
      }
    }
    return false;
  }

  /** Tells whether hidden cards came to a pile at different times, so which came when matters. */
  private static <S extends GameState, M extends Move> boolean cameAtSeveralTimes(
      Story<S, M> story, int pile) {
    int first = -1;
    for (int state = 1; state <= story.last(); state++) {
      for (int card = 0; card < story.cards.length; card++) {
        if (story.at(state, card) == pile
            && story.at(state - 1, card) != pile
            && !story.isSeen(state, card)) {
          if (first >= 0 && first != state) {
            return true;
          }
          first = state;
        }
      }
    }
    return false;
  }
}
