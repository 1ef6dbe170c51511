package io.github.spadille.engine.knowledge;

import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Move;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;

/**
 * The places of one shuffle whose cards have not been seen since, and which cards each may hold.
 *
 * <p>Without a clue the cards are shuffled; that is exact. With clues cards are exchanged in
 * circles, as many and as often as makes every deal that fits as likely as the others.
 */
final class Shuffled {
  private static final int LONGEST_CIRCLE = 8;
  private static final int SEED = 14;
  private static final int TRIALS = 256;

  private final Step<?> step;
  private final int[] places;
  private final boolean[][] barred; // for each place what it cannot hold
  private final boolean free;
  private final int[] cards;
  private final int[] circle = new int[LONGEST_CIRCLE];
  private int exchanges;

  private Shuffled(Step<?> step, int[] places, boolean[][] barred, boolean free) {
    this.step = step;
    this.places = places;
    this.barred = barred;
    this.free = free;
    this.cards = new int[places.length];
    for (int i = 0; i < cards.length; i++) {
      cards[i] = step.named[places[i]];
    }
    if (!free) {
      calibrate();
    }
  }

  /** Returns the hidden places of a shuffle. */
  static <S extends GameState, M extends Move> Shuffled of(Story<S, M> story, int number) {
    Step<M> step = story.steps.get(number);
    List<Integer> places = new ArrayList<>();
    for (int place = 0; place < step.named.length; place++) {
      if (isUnseen(story, number, step.named[place])) {
        places.add(place);
      }
    }
    boolean[][] barred = new boolean[places.size()][];
    boolean free = true;
    for (int i = 0; i < barred.length; i++) {
      barred[i] = new boolean[story.cards.length];
      for (Clue clue : story.clues) {
        if (clue.state > number
            && clue.barred != null
            && story.at(clue.state, step.named[places.get(i)]) == clue.pile) {
          for (int card = 0; card < story.cards.length; card++) {
            barred[i][card] |= clue.barred[card];
          }
        }
      }
      for (int other : places) {
        free &= !barred[i][step.named[other]];
      }
    }
    return new Shuffled(step, places.stream().mapToInt(i -> i).toArray(), barred, free);
  }

  /** Tells whether a card was not seen after a shuffle and is in no later one. */
  static <S extends GameState, M extends Move> boolean isUnseen(
      Story<S, M> story, int number, int card) {
    for (int state = number + 1; state <= story.last(); state++) {
      if (story.isSeen(state, card)) {
        return false;
      }
    }
    for (int later = number + 1; later < story.steps.size(); later++) {
      Step<M> step = story.steps.get(later);
      if (step.isHidden() && step.names(card)) {
        return false;
      }
    }
    return true;
  }

  private void calibrate() {
    RandomGenerator random = new java.util.SplittableRandom(SEED);
    int done = 0;
    for (int i = 0; i < TRIALS; i++) {
      done += exchange(random) ? 1 : 0;
    }
    exchanges = Mixing.exchanges(cards.length, done, TRIALS);
  }

  void draw(RandomGenerator random) {
    if (free) {
      for (int i = cards.length - 1; i > 0; i--) {
        int j = random.nextInt(i + 1);
        int card = cards[i];
        cards[i] = cards[j];
        cards[j] = card;
      }
    } else {
      for (int i = 0; i < exchanges; i++) {
        exchange(random);
      }
    }
    for (int i = 0; i < cards.length; i++) {
      step.set(places[i], cards[i]);
    }
  }

  /** Passes some cards on in a circle, unless one comes where it cannot be. */
  private boolean exchange(RandomGenerator random) {
    int length = Mixing.circle(random, Math.min(cards.length, LONGEST_CIRCLE));
    for (int i = 0; i < length; i++) {
      circle[i] = random.nextInt(cards.length);
      for (int k = 0; k < i; k++) {
        if (circle[k] == circle[i]) {
          return false;
        }
      }
    }
    for (int i = 0; i < length; i++) {
      if (barred[circle[i]][cards[circle[i == 0 ? length - 1 : i - 1]]]) {
        return false;
      }
    }
    int last = cards[circle[length - 1]];
    for (int i = length - 1; i > 0; i--) {
      cards[circle[i]] = cards[circle[i - 1]];
    }
    cards[circle[0]] = last;
    return true;
  }
}
