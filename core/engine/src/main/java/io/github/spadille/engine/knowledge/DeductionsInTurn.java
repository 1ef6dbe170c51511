package io.github.spadille.engine.knowledge;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.Ints;
import io.github.spadille.engine.card.Card;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Asks the deductions of a story whether they still hold after some cards were exchanged.
 *
 * <p>Most deductions do not concern most exchanges, so their states and piles stand in a row.
 * Counts come first, since it takes longest to see whether cards have a property.
 */
final class DeductionsInTurn {
  private final Story<?, ?> story;

  /** So many deductions of the story have been put in turn. */
  private int known;

  private Deduction[] all = {};
  private int[] states = {};
  private int[] piles = {};

  /** For each deduction the cards that lay in its pile when it was asked last, if it was. */
  private final List<int @Nullable []> heldBefore = new ArrayList<>();

  DeductionsInTurn(Story<?, ?> story) {
    this.story = story;
  }

  /**
   * Tells whether all hold in the states after one, up to another, if they did before some cards
   * were exchanged.
   */
  boolean hold(int after, int until, int[] moved) {
    if (known != story.deductions.size()) {
      putInTurn();
    }
    for (int i = 0; i < all.length; i++) {
      int state = states[i];
      if (state > after
          && state <= until
          && isConcerned(piles[i], state, moved)
          && !holds(i, moved)) {
        return false;
      }
    }
    return true;
  }

  private void putInTurn() {
    List<Deduction> turns = new ArrayList<>();
    List<Integer> statesInTurn = new ArrayList<>();
    story.deductions.stream()
        .sorted(Comparator.comparing(Deduction::isProperty))
        .forEach(
            deduction -> {
              turns.add(deduction);
              statesInTurn.add(deduction.state);
              if (deduction.since != deduction.state) { // It has a turn for each of its states.
                turns.add(deduction);
                statesInTurn.add(deduction.since);
              }
            });
    known = story.deductions.size();
    all = turns.toArray(new Deduction[0]);
    states = Ints.toArray(statesInTurn);
    piles = turns.stream().mapToInt(deduction -> deduction.pile).toArray();
    heldBefore.clear();
    heldBefore.addAll(Collections.nCopies(all.length, null));
  }

  private boolean isConcerned(int pile, int state, int[] moved) {
    boolean concerned = false;
    for (int card : moved) {
      concerned |= story.at(state, card) == pile;
    }
    return concerned;
  }

  private boolean holds(int number, int[] moved) {
    return all[number].isProperty()
        ? all[number].lacks(held(number, moved)) == 0
        : all[number].holds(story, moved);
  }

  /**
   * Returns the cards of a pile that a deduction is about: those that lay there before, and for
   * each that does no more one of those moved, unless others were moved in the meantime.
   */
  private ImmutableList<Card> held(int number, int[] moved) {
    int[] there = heldBefore.get(number);
    if (there == null || !follow(there, piles[number], states[number], moved)) {
      there = cardsIn(piles[number], states[number]);
      heldBefore.set(number, there);
    }
    ImmutableList.Builder<Card> held = ImmutableList.builderWithExpectedSize(there.length);
    for (int card : there) {
      held.add(story.cards[card]);
    }
    return held.build();
  }

  /** Replaces the cards that have left a pile by those moved there; tells whether all could be. */
  private boolean follow(int[] there, int pile, int state, int[] moved) {
    for (int i = 0; i < there.length; i++) {
      for (int k = 0; k < moved.length && story.at(state, there[i]) != pile; k++) {
        if (story.at(state, moved[k]) == pile && Ints.indexOf(there, moved[k]) < 0) {
          there[i] = moved[k];
        }
      }
      if (story.at(state, there[i]) != pile) {
        return false;
      }
    }
    return true;
  }

  private int[] cardsIn(int pile, int state) {
    int[] there = new int[story.cards.length];
    int count = 0;
    for (int card = 0; card < there.length; card++) {
      if (story.at(state, card) == pile) {
        there[count++] = card;
      }
    }
    return Arrays.copyOf(there, count);
  }
}
