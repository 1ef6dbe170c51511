package io.github.spadille.engine.knowledge;

import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.random.RandomSource;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/**
 * Exchanges the hidden cards of a story, in shuffles and in secret choices, so often that every
 * story that fits becomes as likely as the others.
 */
final class Exchanges<S extends GameState, M extends Move> {
  private static final int LONGEST_CIRCLE = 8;
  private static final int SEED = 14;
  private static final int TRIALS = 256;

  /** So many possible exchanges among those tried tell how many have to be tried. */
  private static final int ENOUGH_DONE = 48;

  /** So often another card is drawn that may well have been in the place of one. */
  private static final int SEARCH = 6;

  /** So often another card is drawn that lay where one was chosen in secret. */
  private static final int SEARCH_KEPT = 32;

  /**
   * By so much more often than others a choice is changed where it might have been another in the
   * story that was found. Where it might not it seldom might in any other.
   */
  private static final int OPEN = 8;

  /** At one of so many exchanges equal cards stand for each other. */
  private static final int EQUALS = 8;

  /** So many pairs of equal cards are looked at then, most of which never part. */
  private static final int PAIRS = 8;

  /** At one of so many exchanges of unseen cards they change places only until they meet. */
  private static final int MEETINGS = 4;

  private final Story<S, M> story;
  private final List<Origin> origins = new ArrayList<>();
  private final int[] circle = new int[LONGEST_CIRCLE];
  private final EqualCards<S, M> equalCards;
  private final Journal journal = new Journal();
  private final List<int[]> equals; // pairs of equal cards

  /** Each origin as many times as it weighs. */
  private final Origin[] weighed;

  private final int tries;

  /** Prepares exchanges of what is hidden in a story. */
  Exchanges(Story<S, M> story) {
    this.story = story;
    this.equalCards = new EqualCards<>(story);
    this.equals = equalCards.pairs();
    List<Origin> all = new ArrayList<>();
    for (int i = 0; i < story.steps.size(); i++) {
      if (story.steps.get(i).isHidden()) {
        Origin origin = origin(i);
        if (origin.cards().length > 1) {
          origins.add(origin);
          all.addAll(Collections.nCopies(origin.weight(), origin));
        }
      }
    }
    this.weighed = all.toArray(new Origin[0]);
    this.tries = weighed.length == 0 ? 0 : calibrate();
  }

  private Origin origin(int number) {
    Step<M> step = story.steps.get(number);
    int[] firstSeen = new int[story.cards.length];
    int[] cards = new int[story.cards.length];
    int[] places = new int[story.cards.length];
    int count = 0;
    for (int card = 0; card < cards.length; card++) {
      firstSeen[card] = story.nextSeen(number, card);
      places[card] = -1;
      if (firstSeen[card] > number + 1
          && (!step.isChance() || step.names(card))
          && matters(number, card, firstSeen[card] - 1)) {
        places[card] = count;
        cards[count++] = card;
      }
    }
    int[] some = Arrays.copyOf(cards, count);
    int weight = OPEN * count;
    if (!step.isChance()) {
      weight = step.named.length * (isOpen(number, step.named, some, firstSeen) ? OPEN : 1);
    }
    return new Origin(number, some, places, firstSeen, weight);
  }

  /** Tells whether one of some cards that were chosen may have been one of those that were not. */
  private boolean isOpen(int step, int[] chosen, int[] cards, int[] firstSeen) {
    for (int a : chosen) {
      for (int b : cards) {
        if (story.mayDiffer(step, a, b)
            && story.until(step, a, b, Math.min(firstSeen[a], firstSeen[b])) != Story.IMPOSSIBLE) {
          return true;
        }
      }
    }
    return false;
  }

  /**
   * Tells whether it makes a difference when a card, which was hidden from a step up to a state,
   * had another place until then. It makes none for a card that has been seen since, unless the
   * others that lay in its pile came there after somebody showed what the pile does not hold, or
   * chose from it in secret. Where cards are equal it is only asked whether it can have had another
   * place: it never lay in a pile without order otherwise. That stays true of as many cards,
   * whatever is exchanged.
   */
  private boolean matters(int step, int card, int until) {
    if (until == story.last()) {
      return true;
    }
    if (!equals.isEmpty()) {
      return story.isAmongOthers(card, step + 1, until);
    }
    if (story.isSecretBetween(step + 1, until)) {
      return true;
    }
    byte pile = story.at(until, card);
    if (story.names.isOrdered(pile)) {
      return false;
    }
    for (Deduction deduction : story.deductions) {
      if (partsFrom(pile, deduction.state, step, card, until)
          || deduction.since != deduction.state
              && partsFrom(pile, deduction.since, step, card, until)) {
        return true;
      }
    }
    return false;
  }

  /** Tells whether others that lie in a pile with a card lay elsewhere in some state before. */
  private boolean partsFrom(byte pile, int state, int step, int card, int until) {
    for (int other = 0; state > step && state <= until && other < story.cards.length; other++) {
      if (story.at(until, other) == pile && story.at(state, other) != story.at(state, card)) {
        return true;
      }
    }
    return false;
  }

  private int calibrate() {
    RandomSource random = RandomSource.seeded(SEED);
    int done = 0;
    int tried = 0;
    while (tried < TRIALS && done < ENOUGH_DONE) {
      done += exchange(random) ? 1 : 0;
      tried++;
    }
    return Mixing.exchanges(weighed.length / OPEN, done, tried);
  }

  /** Goes on from the last story to one that has little to do with it. */
  void draw(RandomSource random) {
    tryOut(tries, random);
  }

  /** Tries so many exchanges. */
  void tryOut(int some, RandomSource random) {
    journal.clear();
    for (int i = 0; i < some; i++) {
      exchange(random);
    }
  }

  /** Takes back the exchanges that were {@linkplain #tryOut tried} last, or in the beginning. */
  void takeBack() {
    for (int i = journal.size() - 1; i >= 0; i--) {
      int step = journal.step(i);
      int a = journal.first(i);
      int b = journal.second(i);
      story.exchange(step, a, b, journal.until(i));
      if (story.areEqual(a, b)) {
        rename(step, a, b);
      }
    }
    journal.clear();
    equalCards.countAgain();
  }

  /** Tells whether none of the exchanges that were {@linkplain #tryOut tried} last was made. */
  boolean isUnchanged() {
    return journal.size() == 0;
  }

  /** Returns the first step in which they exchanged something. */
  int first() {
    int first = story.steps.size();
    for (int i = 0; i < journal.size(); i++) {
      first = Math.min(first, journal.step(i));
    }
    return first;
  }

  /** Returns how many exchanges are tried for a sample. */
  int tries() {
    return tries;
  }

  private boolean exchange(RandomSource random) {
    if (!equals.isEmpty() && random.nextInt(EQUALS) == 0) {
      return exchangeEquals(random);
    }
    Origin origin = weighed[random.nextInt(weighed.length)];
    int length =
        story.steps.get(origin.step()).isChance()
            ? Mixing.circle(random, Math.min(origin.cards().length, LONGEST_CIRCLE))
            : 2;
    return length == 2 ? exchangeTwo(origin, random) : passOn(origin, length, random);
  }

  /** Lets equal cards stand for each other from where they part. */
  private boolean exchangeEquals(RandomSource random) {
    boolean done = false;
    for (int i = 0; i < PAIRS; i++) {
      int[] pair = equals.get(random.nextInt(equals.size()));
      int step = equalCards.parting(pair[0], pair[1], random);
      if (step != CardPath.NONE) {
        story.exchange(step, pair[0], pair[1], story.last());
        rename(step, pair[0], pair[1]);
        journal.note(step, pair[0], pair[1], story.last());
        done = true;
      }
    }
    return done;
  }

  private void rename(int step, int a, int b) {
    for (Origin origin : origins) {
      if (origin.step() >= step) {
        origin.rename(a, b);
      }
    }
  }

  private boolean exchangeTwo(Origin origin, RandomSource random) {
    int step = origin.step();
    int[] chosen = story.steps.get(step).named;
    boolean chance = story.steps.get(step).isChance();
    int a = chance ? card(origin, random) : chosen[random.nextInt(chosen.length)];
    int b = card(origin, random);
    int search = chance ? SEARCH : SEARCH_KEPT;
    for (int i = 0; i < search && !mayPair(origin, chance, a, b); i++) {
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
      journal.note(step, a, b, until);
      return true;
    }
    story.exchange(step, a, b, until);
    return false;
  }

  private boolean mayPair(Origin origin, boolean chance, int a, int b) {
    return chance ? areLikely(origin, a, b) : story.mayDiffer(origin.step(), a, b);
  }

  /**
   * Tells whether another card may well have been in the place of one since a shuffle: neither is
   * seen since, or they lie together when the one is about to be seen. How many are so stays the
   * same when the two are exchanged, so each exchange is as likely as the one that undoes it.
   */
  private boolean areLikely(Origin origin, int card, int other) {
    int seen = firstSeen(origin, card, card);
    return seen > story.last()
        ? firstSeen(origin, other, other) > story.last()
        : story.areTogether(seen - 1, card, other);
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
      for (int i = 1; i < length; i++) {
        journal.note(step, cards[0], cards[i], until);
      }
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
