package io.github.spadille.engine.knowledge;

import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.random.RandomSource;
import java.util.ArrayList;
import java.util.List;

/**
 * The places of one shuffle whose cards have not been seen since, and which cards each may hold.
 *
 * <p>Without a deduction the cards are shuffled; that is exact. With deductions cards are exchanged
 * in circles, as many and as often as makes every deal that fits as likely as the others.
 */
final class ShufflePlaces {
  private static final int LONGEST_CIRCLE = 8;
  private static final int SEED = 14;
  private static final int TRIALS = 256;

  private final Step<?> step;
  private final int[] places;
  private final boolean[][] barred; // for each place what it cannot hold
  private final List<Count> counts;
  private final boolean free;
  private final int[] cards;
  private final int[] circle = new int[LONGEST_CIRCLE];
  private int exchanges;

  private ShufflePlaces(Step<?> step, int[] places, boolean[][] barred, List<Count> counts) {
    this.step = step;
    this.places = places;
    this.barred = barred;
    this.counts = counts;
    this.cards = new int[places.length];
    for (int i = 0; i < cards.length; i++) {
      cards[i] = step.named[places[i]];
    }
    this.free = counts.isEmpty() && areFree();
    if (!free) {
      calibrate();
    }
  }

  /** Returns the hidden places of a shuffle. */
  static <S extends GameState, M extends Move> ShufflePlaces of(Story<S, M> story, int number) {
    Step<M> step = story.steps.get(number);
    List<Integer> places = new ArrayList<>();
    for (int place = 0; place < step.named.length; place++) {
      if (isUnseen(story, number, step.named[place])) {
        places.add(place);
      }
    }
    boolean[][] barred = new boolean[places.size()][story.cards.length];
    List<Count> counts = new ArrayList<>();
    for (Deduction deduction : story.deductions) {
      if (deduction.state > number && deduction.counted != null) {
        boolean[] there = new boolean[places.size()];
        for (int i = 0; i < there.length; i++) {
          there[i] = story.at(deduction.state, step.named[places.get(i)]) == deduction.pile;
        }
        if (deduction.barred != null) {
          bar(barred, there, deduction.barred);
        } else {
          Count count = Count.of(story, deduction, deduction.counted, there, step, places);
          if (!count.isSure()) {
            counts.add(count);
          }
        }
      }
    }
    return new ShufflePlaces(step, places.stream().mapToInt(i -> i).toArray(), barred, counts);
  }

  private static void bar(boolean[][] barred, boolean[] there, boolean[] cards) {
    for (int i = 0; i < there.length; i++) {
      for (int card = 0; there[i] && card < cards.length; card++) {
        barred[i][card] |= cards[card];
      }
    }
  }

  /** Tells whether each card may lie at each place. */
  private boolean areFree() {
    for (boolean[] cannot : barred) {
      for (int card : cards) {
        if (cannot[card]) {
          return false;
        }
      }
    }
    return true;
  }

  /** How many of some cards lie at some places, and how many may. */
  private static final class Count {
    private final boolean[] there;
    private final boolean[] counted;
    private final int least;
    private final int most;
    private int now;
    private int next;

    private Count(boolean[] there, boolean[] counted, int least, int most, int now) {
      this.there = there;
      this.counted = counted;
      this.least = least;
      this.most = most;
      this.now = now;
    }

    /** Returns a count of what a deduction says, less the cards that have been seen since. */
    static Count of(
        Story<?, ?> story,
        Deduction deduction,
        boolean[] counted,
        boolean[] there,
        Step<?> step,
        List<Integer> places) {
      int all = 0;
      for (int card = 0; card < counted.length; card++) {
        all += counted[card] && story.at(deduction.state, card) == deduction.pile ? 1 : 0;
      }
      int now = 0;
      for (int i = 0; i < there.length; i++) {
        now += there[i] && counted[step.named[places.get(i)]] ? 1 : 0;
      }
      int seen = all - now;
      return new Count(there, counted, deduction.least - seen, deduction.most - seen, now);
    }

    /** Tells whether it holds whatever lies at the places. */
    boolean isSure() {
      int size = 0;
      for (boolean here : there) {
        size += here ? 1 : 0;
      }
      return least <= 0 && most >= size;
    }

    /** Tells whether it holds when each place in a circle gets the card of the one before it. */
    boolean allows(int[] circle, int length, int[] cards) {
      next = now;
      int before = circle[length - 1];
      for (int i = 0; i < length; i++) {
        int place = circle[i];
        if (there[place]) {
          next -= counted[cards[place]] ? 1 : 0;
          next += counted[cards[before]] ? 1 : 0;
        }
        before = place;
      }
      return next >= least && next <= most;
    }

    void passOn() {
      now = next;
    }
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
    RandomSource random = RandomSource.seeded(SEED);
    int done = 0;
    for (int i = 0; i < TRIALS; i++) {
      done += exchange(random) ? 1 : 0;
    }
    exchanges = Mixing.exchanges(cards.length, done, TRIALS);
  }

  void draw(RandomSource random) {
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

  /** Passes some cards on in a circle, unless a deduction speaks against where one comes. */
  private boolean exchange(RandomSource random) {
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
    for (int i = 0; i < counts.size(); i++) {
      if (!counts.get(i).allows(circle, length, cards)) {
        return false;
      }
    }
    for (int i = 0; i < counts.size(); i++) {
      counts.get(i).passOn();
    }
    int last = cards[circle[length - 1]];
    for (int i = length - 1; i > 0; i--) {
      cards[circle[i]] = cards[circle[i - 1]];
    }
    cards[circle[0]] = last;
    return true;
  }
}
