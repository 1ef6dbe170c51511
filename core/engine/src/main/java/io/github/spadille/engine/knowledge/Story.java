package io.github.spadille.engine.knowledge;

import io.github.spadille.engine.card.Card;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.IllegalMoveException;
import io.github.spadille.engine.game.Rules;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.notation.MoveSyntax;
import io.github.spadille.engine.random.RandomSource;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * One way in which all may have been that a viewer did not see: shuffles, secret choices, and where
 * each card lay in every state.
 *
 * <p>Cards have numbers, and equal cards different ones. Two cards may be exchanged from a shuffle
 * or a secret choice on, in which it might have been the other way round, to the end; or, if one of
 * them is seen later, as long as it takes until both lie in one pile without order, from where
 * either may have gone on.
 */
final class Story<S extends GameState, M extends Move> {
  static final int IMPOSSIBLE = CardPath.NONE;

  final Rules<S, M> rules;
  final MoveSyntax<M> syntax;
  final Card[] cards;
  final PileNames names;
  final S start;
  final List<Step<M>> steps = new ArrayList<>();

  /** The steps whose cards the viewer did not see. */
  private final BitSet hidden = new BitSet();

  /** Those of them that were chosen. */
  private final BitSet secret = new BitSet();

  /** For each card its pile in each state. */
  private final CardPath[] where;

  /** For each card the states in which the viewer sees it, or has seen it come there. */
  private final BitSet[] seen;

  /** For each card the first one that equals it, and whether any two are equal. */
  private final int[] firstEqual;

  private final boolean hasEqual;

  private int states;
  final List<Deduction> deductions = new ArrayList<>();
  private final DeductionsInTurn inTurn = new DeductionsInTurn(this);

  /**
   * Begins a story.
   *
   * @param moves how many moves it will have
   */
  Story(Rules<S, M> rules, S start, Card[] cards, PileNames names, int moves) {
    this(
        rules,
        start,
        cards,
        names,
        new CardPath[cards.length],
        new BitSet[cards.length],
        firstEqual(cards));
    for (int card = 0; card < cards.length; card++) {
      where[card] = CardPath.of(moves + 1);
      seen[card] = new BitSet(moves + 1);
    }
  }

  private Story(
      Rules<S, M> rules,
      S start,
      Card[] cards,
      PileNames names,
      CardPath[] where,
      BitSet[] seen,
      int[] firstEqual) {
    this.rules = rules;
    this.syntax = rules.syntax();
    this.start = start;
    this.cards = cards;
    this.names = names;
    this.where = where;
    this.seen = seen;
    this.firstEqual = firstEqual;
    this.hasEqual = hasEqual(firstEqual);
  }

  private static int[] firstEqual(Card[] cards) {
    Map<Card, Integer> first = new HashMap<>();
    int[] firstEqual = new int[cards.length];
    for (int card = 0; card < cards.length; card++) {
      Integer before = first.putIfAbsent(cards[card], card);
      firstEqual[card] = before == null ? card : before;
    }
    return firstEqual;
  }

  private static boolean hasEqual(int[] firstEqual) {
    for (int card = 0; card < firstEqual.length; card++) {
      if (firstEqual[card] != card) {
        return true;
      }
    }
    return false;
  }

  /** Returns a copy that can be changed by itself. */
  Story<S, M> copy() {
    return copy(steps.size());
  }

  /**
   * Returns a copy that can be changed by itself.
   *
   * @param moves how many moves it will have
   */
  Story<S, M> copy(int moves) {
    CardPath[] whereCopy = new CardPath[cards.length];
    BitSet[] seenCopy = new BitSet[cards.length];
    for (int card = 0; card < cards.length; card++) {
      whereCopy[card] = where[card].copy(moves + 1);
      seenCopy[card] = (BitSet) seen[card].clone();
    }
    Story<S, M> copy =
        new Story<>(rules, start, cards, names.copy(), whereCopy, seenCopy, firstEqual);
    for (Step<M> step : steps) {
      copy.add(step.isOpen() ? step : step.copy());
    }
    copy.deductions.addAll(deductions);
    copy.states = states;
    return copy;
  }

  /** Adds the next step. */
  void add(Step<M> step) {
    if (step.isHidden()) {
      hidden.set(steps.size());
      secret.set(steps.size(), !step.isChance());
    }
    steps.add(step);
  }

  /** Adds the next state: where each card lies, none of them seen. */
  void add(byte[] next) {
    for (int card = 0; card < cards.length; card++) {
      where[card].set(states, next[card]);
    }
    states++;
  }

  /** Notes that the viewer sees a card in a state. */
  void see(int state, int card) {
    seen[card].set(state);
  }

  /** Tells whether the viewer sees a card in a state, or has seen it come there. */
  boolean isSeen(int state, int card) {
    return seen[card].get(state);
  }

  /** Returns the states in which a card is seen; not to be changed. */
  BitSet seen(int card) {
    return seen[card];
  }

  /** Notes in which states a card is seen; the set is kept. */
  void setSeen(int card, BitSet states) {
    seen[card] = states;
  }

  /** Returns the pile of a card in a state. */
  byte at(int state, int card) {
    return where[card].get(state);
  }

  /** Returns the pile of a card in every state; not to be changed. */
  CardPath path(int card) {
    return where[card];
  }

  /** Returns the pile of each card in a state. */
  byte[] whereAt(int state) {
    byte[] piles = new byte[cards.length];
    for (int card = 0; card < piles.length; card++) {
      piles[card] = where[card].get(state);
    }
    return piles;
  }

  /** Returns the number of the last state. */
  int last() {
    return states - 1;
  }

  M move(int step) {
    return steps.get(step).move(syntax, cards);
  }

  /**
   * Returns the last state up to which two cards may be exchanged from a step on, or {@link
   * #IMPOSSIBLE}.
   */
  int until(int step, int a, int b) {
    if (areEqual(a, b)) {
      return areTogether(step, a, b) ? last() : IMPOSSIBLE;
    }
    return mayDiffer(step, a, b) ? until(step, a, b, firstSeen(step, a, b)) : IMPOSSIBLE;
  }

  boolean areEqual(int a, int b) {
    return firstEqual[a] == firstEqual[b];
  }

  /**
   * Tells whether two cards lie in one pile without order, so that nobody can tell which is which.
   */
  boolean areTogether(int step, int a, int b) {
    byte pile = where[a].get(step);
    return pile == where[b].get(step) && !names.isOrdered(pile);
  }

  /** Tells whether a card lies in a pile without order in a state from one up to another. */
  boolean isAmongOthers(int card, int first, int last) {
    return CardPath.lastTogether(where[card], where[card], first, last, names.ordered()) >= 0;
  }

  /**
   * Returns one of the states after a step in which two cards lie in one pile without order, from
   * where either may have gone on; the last state if there is none.
   */
  int meeting(int step, int a, int b, RandomSource random) {
    int chosen = last();
    int count = 0;
    for (int state = step + 1; state < last(); state++) {
      if (areTogether(state, a, b) && random.nextInt(++count) == 0) {
        chosen = state;
      }
    }
    return chosen;
  }

  /**
   * Returns the same for two cards that a step may exchange and of which is known when one of them
   * is seen next.
   */
  int until(int step, int a, int b, int firstSeen) {
    if (firstSeen > last()) {
      return last();
    }
    return CardPath.lastTogether(where[a], where[b], step + 1, firstSeen - 1, names.ordered());
  }

  /** Tells whether two cards may be the other way round in a step. */
  boolean mayDiffer(int number, int a, int b) {
    Step<M> step = steps.get(number);
    if (!step.isHidden()) {
      return false;
    }
    boolean namesA = step.names(a);
    boolean namesB = step.names(b);
    if (step.isChance()) {
      return namesA && namesB;
    }
    return namesA != namesB && where[a].get(number) == where[b].get(number);
  }

  /** Tells whether some cards were chosen unseen in a step from one on and before another. */
  boolean isSecretBetween(int first, int end) {
    int secretStep = secret.nextSetBit(first);
    return secretStep >= 0 && secretStep < end;
  }

  int firstSeen(int step, int a, int b) {
    return Math.min(nextSeen(step, a), nextSeen(step, b));
  }

  /**
   * Returns the first state after a step in which a card is seen, one after the last if none is.
   */
  int nextSeen(int step, int card) {
    int next = seen[card].nextSetBit(step + 1);
    return next < 0 ? last() + 1 : next;
  }

  /**
   * Exchanges two cards in a step and all that follows up to a state; equal ones also in what was
   * seen of them.
   */
  void exchange(int step, int a, int b, int until) {
    CardPath.exchange(where[a], where[b], step + 1, until);
    if (hasEqual && areEqual(a, b)) {
      BitSet different = (BitSet) seen[a].clone();
      different.xor(seen[b]);
      different.clear(0, step + 1);
      different.clear(until + 1, last() + 1);
      seen[a].xor(different);
      seen[b].xor(different);
    }
    int end = until == last() ? steps.size() : until;
    for (int i = hidden.nextSetBit(step); i >= 0 && i < end; i = hidden.nextSetBit(i + 1)) {
      steps.get(i).exchange(a, b);
    }
  }

  /**
   * Tells whether all deductions hold in some states if they did before some cards were exchanged.
   */
  boolean deductionsHold(int after, int until, int... moved) {
    return inTurn.hold(after, until, moved);
  }

  /** Returns the state at the end, or null if a move is illegal on the way. */
  @Nullable S play() {
    S state = start;
    try {
      for (int i = 0; i < steps.size(); i++) {
        state = rules.apply(state, move(i));
      }
    } catch (IllegalMoveException e) {
      return null; // Refusals are rare here, and asking for each first takes longer.
    }
    return state;
  }
}
