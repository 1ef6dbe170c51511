package io.github.spadille.engine.knowledge;

import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.random.RandomSource;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;

/**
 * Exchanges the hidden cards of a story, in shuffles and in secret choices, so often that every
 * story that fits becomes as likely as the others.
 */
final class Exchanges<S extends GameState, M extends Move> {
  private static final int LONGEST_CIRCLE = 8;
  private static final int SEED = 14;
  private static final int TRIALS = 256;

  /** So often another card is drawn that lay where one was chosen in secret. */
  private static final int SEARCH = 6;

  /** At one of so many exchanges equal cards stand for each other. */
  private static final int EQUALS = 8;

  /** At one of so many exchanges of unseen cards they change places only until they meet. */
  private static final int MEETINGS = 4;

  private final Story<S, M> story;
  private final Predicate<Story<S, M>> check;
  private final List<Origin> origins = new ArrayList<>();
  private final int[] circle = new int[LONGEST_CIRCLE];
  private final EqualCards<S, M> equalCards;
  private final List<int[]> equals; // pairs of equal cards
  private final int weight;
  private final int tries;

  /** A step in which cards may have been exchanged. */
  private record Origin(int step, int[] cards, int[] firstSeen, int weight) {}

  /**
   * Prepares exchanges.
   *
   * @param check what must still be so after an exchange, beside the deductions
   */
  Exchanges(Story<S, M> story, Predicate<Story<S, M>> check) {
    this.story = story;
    this.check = check;
    this.equalCards = new EqualCards<>(story);
    this.equals = equalCards.pairs();
    int sum = 0;
    for (int i = 0; i < story.steps.size(); i++) {
      if (story.steps.get(i).isHidden()) {
        Origin origin = origin(i);
        if (origin.cards().length > 1) {
          sum += origin.weight();
          origins.add(origin);
        }
      }
    }
    this.weight = sum;
    this.tries = sum == 0 ? 0 : calibrate();
  }

  private Origin origin(int number) {
    Step<M> step = story.steps.get(number);
    int[] firstSeen = new int[story.cards.length];
    int[] cards = new int[story.cards.length];
    int count = 0;
    for (int card = 0; card < cards.length; card++) {
      firstSeen[card] = story.nextSeen(number, card);
      boolean hidden = firstSeen[card] > number + 1 || !equals.isEmpty();
      if (hidden
          && (!step.isChance() || step.names(card))
          && matters(number, card, firstSeen[card] - 1)) {
        cards[count++] = card;
      }
    }
    int weight = step.isChance() ? count : step.named.length;
    return new Origin(number, Arrays.copyOf(cards, count), firstSeen, weight);
  }

  /**
   * Tells whether it makes a difference when a card, which was hidden from a step up to a state,
   * had another place until then. It makes none for a card that has been seen since, unless the
   * others that lay in its pile came there after somebody showed what the pile does not hold, or
   * chose from it in secret.
   */
  private boolean matters(int step, int card, int until) {
    if (until == story.last() || !equals.isEmpty()) {
      return true;
    }
    for (int i = step + 1; i < until; i++) {
      if (story.steps.get(i).isHidden() && !story.steps.get(i).isChance()) {
        return true;
      }
    }
    byte pile = story.at(until, card);
    if (story.names.isOrdered(pile)) {
      return false;
    }
    for (Deduction deduction : story.deductions) {
      for (int other = 0; other < story.cards.length; other++) {
        if (deduction.state > step
            && deduction.state <= until
            && story.at(until, other) == pile
            && story.at(deduction.state, other) != story.at(deduction.state, card)) {
          return true;
        }
      }
    }
    return false;
  }

  private int calibrate() {
    RandomSource random = RandomSource.seeded(SEED);
    int done = 0;
    for (int i = 0; i < TRIALS; i++) {
      done += exchange(random) ? 1 : 0;
    }
    return Mixing.exchanges(weight, done, TRIALS);
  }

  /** Goes on from the last story to one that has little to do with it. */
  void draw(RandomSource random) {
    for (int i = 0; i < tries; i++) {
      exchange(random);
    }
  }

  /** Returns how many exchanges are tried for a sample. */
  int tries() {
    return tries;
  }

  private boolean exchange(RandomSource random) {
    if (!equals.isEmpty() && random.nextInt(EQUALS) == 0) {
      return exchangeEquals(random);
    }
    Origin origin = pick(random.nextInt(weight));
    int length =
        story.steps.get(origin.step()).isChance()
            ? Mixing.circle(random, Math.min(origin.cards().length, LONGEST_CIRCLE))
            : 2;
    return length == 2 ? exchangeTwo(origin, random) : passOn(origin, length, random);
  }

  /** Lets two equal cards stand for each other from some step on. */
  private boolean exchangeEquals(RandomSource random) {
    int[] pair = equals.get(random.nextInt(equals.size()));
    int step = random.nextInt(story.steps.size());
    int until = story.until(step, pair[0], pair[1]);
    if (until == Story.IMPOSSIBLE) {
      return false;
    }
    story.exchange(step, pair[0], pair[1], until);
    return true;
  }

  private Origin pick(int at) {
    int rest = at;
    int i = 0;
    while (rest >= origins.get(i).weight()) {
      rest -= origins.get(i++).weight();
    }
    return origins.get(i);
  }

  private boolean exchangeTwo(Origin origin, RandomSource random) {
    int step = origin.step();
    int[] chosen = story.steps.get(step).named;
    boolean chance = story.steps.get(step).isChance();
    int a = chance ? card(origin, random) : chosen[random.nextInt(chosen.length)];
    int b = card(origin, random);
    for (int i = 0; !chance && i < SEARCH && !story.mayDiffer(step, a, b); i++) {
      b = card(origin, random);
    }
    if (a == b || story.areEqual(a, b) || !story.mayDiffer(step, a, b)) {
      return false;
    }
    int until = story.until(step, a, b, firstSeen(origin, a, b));
    if (until == Story.IMPOSSIBLE) {
      return false;
    }
    if (until == story.last() && random.nextInt(MEETINGS) == 0) {
      until = story.meeting(step, a, b, random);
    }
    story.exchange(step, a, b, until);
    if (isKept(random, step, until, a, b)) {
      return true;
    }
    story.exchange(step, a, b, until);
    return false;
  }

  /** Passes cards on in a circle, of which none has been seen since. */
  private boolean passOn(Origin origin, int length, RandomSource random) {
    for (int i = 0; i < length; i++) {
      circle[i] = card(origin, random);
      if (firstSeen(origin, circle[i], circle[i]) <= story.last()) {
        return false;
      }
      for (int k = 0; k < i; k++) {
        if (story.areEqual(circle[k], circle[i])) {
          return false;
        }
      }
      if (i > 0 && !story.mayDiffer(origin.step(), circle[0], circle[i])) {
        return false;
      }
    }
    int step = origin.step();
    int until = story.last();
    int[] cards = Arrays.copyOf(circle, length);
    for (int i = 1; i < length; i++) {
      story.exchange(step, circle[0], circle[i], until);
    }
    if (isKept(random, step, until, cards)) {
      return true;
    }
    for (int i = length - 1; i > 0; i--) {
      story.exchange(step, circle[0], circle[i], until);
    }
    return false;
  }

  /** Tells whether to go on with the story after an exchange of some cards. */
  private boolean isKept(RandomSource random, int step, int until, int... cards) {
    return story.deductionsHold(step, until, cards)
        && check.test(story)
        && (equals.isEmpty() || equalCards.isKept(random, cards));
  }

  /** When one of two cards is seen next; of equal cards it may now be the one, now the other. */
  private int firstSeen(Origin origin, int a, int b) {
    return equals.isEmpty()
        ? Math.min(origin.firstSeen()[a], origin.firstSeen()[b])
        : story.firstSeen(origin.step(), a, b);
  }

  private int card(Origin origin, RandomSource random) {
    return origin.cards()[random.nextInt(origin.cards().length)];
  }
}
