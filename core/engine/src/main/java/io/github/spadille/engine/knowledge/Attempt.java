package io.github.spadille.engine.knowledge;

import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.random.RandomSource;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/** Some exchanges of cards in a story that can be taken back together. */
final class Attempt<S extends GameState, M extends Move> {
  private static final int NONE = -1;

  /** At one of so many exchanges an equal card or a card that was seen is taken. */
  private static final int SELDOM = 4;

  private final Reconstruction<S, M> found;
  private final Story<S, M> story;
  private final RandomSource random;
  private final List<Change> changes = new ArrayList<>();

  /** What was changed, from a step on. */
  private sealed interface Change {
    int step();
  }

  /** An exchange that was made: in a step and all that followed up to a state. */
  private record Done(int step, int a, int b, int until) implements Change {}

  /** What was seen of a card before it was noted otherwise. */
  private record Reseen(int step, int card, BitSet before) implements Change {}

  Attempt(Reconstruction<S, M> found) {
    this.found = found;
    this.story = found.story;
    this.random = found.random;
  }

  boolean isEmpty() {
    return changes.isEmpty();
  }

  /** Returns the first step in which something was exchanged, or the one that was given. */
  int from(int last) {
    int from = last;
    for (Change each : changes) {
      from = Math.min(from, each.step());
    }
    return from;
  }

  /** Tells whether the deductions hold that concern the cards exchanged. */
  boolean deductionsHold() {
    for (Change each : changes) {
      if (each instanceof Done done
          && !story.deductionsHold(done.step(), done.until(), done.a(), done.b())) {
        return false;
      }
    }
    return true;
  }

  /** Takes all back. */
  void undo() {
    for (int i = changes.size() - 1; i >= 0; i--) {
      if (changes.get(i) instanceof Done done) {
        change(done);
      } else if (changes.get(i) instanceof Reseen seen) {
        story.setSeen(seen.card(), seen.before());
      }
    }
    changes.clear();
  }

  /** Adds what another attempt exchanged after this one. */
  void add(Attempt<S, M> other) {
    changes.addAll(other.changes);
  }

  private void change(Done each) {
    story.exchange(each.step(), each.a(), each.b(), each.until());
    if (each.until() == story.last()) {
      found.layout.exchange(each.a(), each.b());
    }
  }

  private boolean exchange(int step, int a, int b) {
    int until = step < 0 || a == b ? Story.IMPOSSIBLE : story.until(step, a, b);
    if (until == Story.IMPOSSIBLE) {
      return false;
    }
    exchange(step, a, b, until);
    return true;
  }

  private void exchange(int step, int a, int b, int until) {
    Done done = new Done(step, a, b, until);
    change(done);
    changes.add(done);
  }

  /**
   * Exchanges two cards of different shuffles, if two equal cards can make up for it.
   *
   * <p>Of the equal ones, each came from the shuffle of one of the two and lay in a hand with the
   * other one. They change places as well, each going where the other went on from there: so every
   * shuffle still has its cards, and everybody played what they were seen to play.
   */
  void exchangeThroughEqual(int a, int b) {
    int ofA = lastShuffle(a);
    int ofB = lastShuffle(b);
    if (ofA == NONE || ofB == NONE || ofA == ofB || story.areEqual(a, b)) {
      return;
    }
    int x = NONE;
    int y = NONE;
    int count = 0;
    for (int one : story.steps.get(ofA).named) {
      int other = equal(one);
      if (other != one
          && !story.areEqual(one, a)
          && !story.areEqual(one, b)
          && story.steps.get(ofB).names(other)
          && together(one, b, ofA, ofB) != NONE
          && together(other, a, ofB, ofA) != NONE
          && random.nextInt(++count) == 0) {
        x = one;
        y = other;
      }
    }
    if (count > 0) {
      passOn(a, b, x, y);
    }
  }

  /** Lets a card go where an equal of another one went, and that other one likewise. */
  private void passOn(int a, int b, int x, int y) {
    int ofA = lastShuffle(a);
    int ofB = lastShuffle(b);
    int last = story.last();
    int withB = together(x, b, ofA, ofB);
    int withA = together(y, a, ofB, ofA);
    exchange(ofA, x, a, last);
    exchange(ofB, y, b, last);
    exchange(withB, a, y, last);
    exchange(withA, x, b, last);
    BitSet seenX = story.seen(x);
    BitSet seenY = story.seen(y);
    see(x, ofA, withA, seenY);
    see(y, ofB, withB, seenX);
  }

  /** Notes of a card that it was hidden from a step up to a state, and then seen as another. */
  private void see(int card, int step, int hidden, BitSet then) {
    BitSet before = story.seen(card);
    BitSet after = (BitSet) then.clone();
    after.clear(0, hidden + 1);
    after.or(before.get(0, step + 1));
    story.setSeen(card, after);
    changes.add(new Reseen(step, card, before));
  }

  /** Returns the shuffle from which a card came that has been hidden ever since, or -1. */
  private int lastShuffle(int card) {
    for (int step = story.last() - 1; step >= 0 && !story.isSeen(step + 1, card); step--) {
      Step<M> shuffle = story.steps.get(step);
      if (shuffle.isHidden() && shuffle.isChance() && shuffle.names(card)) {
        return step;
      }
    }
    return NONE;
  }

  /**
   * Returns the last state after both of two steps in which two cards lay in one hand, the first
   * one still unseen since its step; or -1.
   */
  private int together(int card, int other, int step, int otherStep) {
    int found = NONE;
    for (int state = step + 1; state < story.last() && !story.isSeen(state, card); state++) {
      if (state > otherStep
          && story.at(state, card) == story.at(state, other)
          && !story.names.isOrdered(story.at(state, card))) {
        found = state;
      }
    }
    return found;
  }

  /** Exchanges two cards from any step on from which that is possible. */
  void exchange(int a, int b) {
    exchange(origin(a, b, Story.IMPOSSIBLE + 1), a, b);
  }

  /**
   * Exchanges two cards so that they have changed places now, mostly in the last step in which that
   * is possible, since it changes least; tells whether there was one.
   */
  boolean exchangeNow(int a, int b) {
    int step = NONE;
    for (int i = story.steps.size() - 1; a != b && i >= 0; i--) {
      if (story.until(i, a, b) == story.last()) {
        step = i;
        if (random.nextInt(SELDOM) > 0) {
          break;
        }
      }
    }
    return exchange(step, a, b);
  }

  /** Exchanges two cards so that they have changed places in a state, if they can have. */
  void exchangeAt(int state, int a, int b) {
    int step = NONE;
    int count = 0;
    for (int i = 0; a != b && i < state && i < story.steps.size(); i++) {
      if (story.until(i, a, b) >= state && random.nextInt(++count) == 0) {
        step = i;
      }
    }
    exchange(step, a, b);
  }

  /** Exchanges some cards in any shuffle or secret choice, if those drawn can be. */
  void exchangeAny(List<Integer> hidden, List<Integer> unseen) {
    if (hidden.isEmpty()) {
      return;
    }
    int step = hidden.get(random.nextInt(hidden.size()));
    int[] named = story.steps.get(step).named;
    int a = named[random.nextInt(named.length)];
    if (!found.tracker.isUnique() && random.nextInt(SELDOM) == 0) {
      exchange(a, equal(a));
    } else {
      exchange(step, a, any(unseen));
    }
  }

  /** Returns any card, mostly one of those that are hidden now. */
  int any(List<Integer> unseen) {
    return unseen.isEmpty() || random.nextInt(SELDOM) == 0
        ? random.nextInt(story.cards.length)
        : unseen.get(random.nextInt(unseen.size()));
  }

  /**
   * Lets a card that came into sight be another that equals it, which is brought there for that.
   */
  void showAnother() {
    int shown = random.nextInt(story.cards.length);
    int other = equal(shown);
    int state = shownFrom(shown);
    if (other == shown || state < 0) {
      return;
    }
    byte pile = story.at(state, shown);
    if (story.at(state, other) != pile) {
      int there = hiddenIn(pile, state, shown);
      int from = there < 0 ? NONE : origin(other, there, state);
      if (from >= state || !exchange(from, other, there)) {
        return;
      }
    }
    exchange(state, shown, other);
  }

  /** Returns a state in which a card was last hidden before it came into sight, or -1. */
  private int shownFrom(int card) {
    int chosen = NONE;
    int count = 0;
    for (int state = 1; state < story.last(); state++) {
      if (!story.isSeen(state, card)
          && story.isSeen(state + 1, card)
          && !story.names.isOrdered(story.at(state, card))
          && random.nextInt(++count) == 0) {
        chosen = state;
      }
    }
    return chosen;
  }

  private int hiddenIn(byte pile, int state, int butNot) {
    int chosen = NONE;
    int count = 0;
    for (int card = 0; card < story.cards.length; card++) {
      if (card != butNot
          && story.at(state, card) == pile
          && !story.isSeen(state, card)
          && random.nextInt(++count) == 0) {
        chosen = card;
      }
    }
    return chosen;
  }

  /** Returns a card that equals another: perhaps it was that one which came into sight. */
  int equal(int card) {
    int chosen = card;
    int count = 0;
    for (int i = 0; i < story.cards.length; i++) {
      if (i != card && story.areEqual(i, card) && random.nextInt(++count) == 0) {
        chosen = i;
      }
    }
    return chosen;
  }

  /**
   * Returns a step from which two cards may be exchanged at least up to a state, any if there are
   * several, or -1.
   */
  private int origin(int a, int b, int atLeast) {
    int origin = NONE;
    int count = 0;
    for (int i = 0; a != b && i < story.steps.size(); i++) {
      if (story.until(i, a, b) >= atLeast && random.nextInt(++count) == 0) {
        origin = i;
      }
    }
    return origin;
  }
}
