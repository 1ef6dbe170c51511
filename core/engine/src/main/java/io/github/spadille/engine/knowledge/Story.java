package io.github.spadille.engine.knowledge;

import io.github.spadille.engine.card.Card;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Move;
import io.github.spadille.engine.game.Rules;
import io.github.spadille.engine.notation.MoveSyntax;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One way in which all may have been that a viewer did not see: shuffles, secret choices, and where
 * each card lay in every state.
 *
 * <p>Cards have numbers, and equal cards different ones. Two cards may be exchanged from a shuffle
 * or a secret choice on, in which it might have been the other way round, until one of them is
 * seen; there both must lie in one pile without order, from where either may have come into sight.
 */
final class Story<S extends GameState, M extends Move> {
  static final int IMPOSSIBLE = -1;

  final Rules<S, M> rules;
  final MoveSyntax<M> syntax;
  final Card[] cards;
  final PileNames names;
  final S start;
  final List<Step<M>> steps = new ArrayList<>();

  /** For each state the pile of each card. */
  final List<byte[]> where = new ArrayList<>();

  /** For each state whether the viewer sees a card there, or has seen it come there. */
  final List<boolean[]> seen = new ArrayList<>();

  final List<Clue> clues = new ArrayList<>();

  Story(Rules<S, M> rules, S start, Card[] cards, PileNames names) {
    this.rules = rules;
    this.syntax = rules.syntax();
    this.start = start;
    this.cards = cards;
    this.names = names;
  }

  /** Returns a copy that can be changed by itself. */
  Story<S, M> copy() {
    Story<S, M> copy = new Story<>(rules, start, cards, names);
    for (Step<M> step : steps) {
      copy.steps.add(step.isHidden() || !step.choices.isEmpty() ? step.copy() : step);
    }
    for (byte[] each : where) {
      copy.where.add(each.clone());
    }
    for (boolean[] each : seen) {
      copy.seen.add(each.clone());
    }
    copy.clues.addAll(clues);
    return copy;
  }

  /** Returns the number of the last state. */
  int last() {
    return where.size() - 1;
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
      return mayStandForEachOther(step, a, b) ? last() : IMPOSSIBLE;
    }
    return mayDiffer(step, a, b) ? until(step, a, b, firstSeen(step, a, b)) : IMPOSSIBLE;
  }

  boolean areEqual(int a, int b) {
    return cards[a].equals(cards[b]);
  }

  /** Tells whether either of two equal cards may be the one that a step moves. */
  private boolean mayStandForEachOther(int step, int a, int b) {
    byte[] before = where.get(step);
    return before[a] == before[b] && !names.isOrdered(before[a]);
  }

  /**
   * Returns the same for two cards that a step may exchange and of which is known when one of them
   * is seen next.
   */
  int until(int step, int a, int b, int firstSeen) {
    if (firstSeen > last()) {
      return last();
    }
    int until = firstSeen - 1;
    byte[] there = where.get(until);
    return until > step && there[a] == there[b] && !names.isOrdered(there[a]) ? until : IMPOSSIBLE;
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
    byte[] before = where.get(number);
    return namesA != namesB && before[a] == before[b];
  }

  int firstSeen(int step, int a, int b) {
    for (int state = step + 1; state <= last(); state++) {
      if (seen.get(state)[a] || seen.get(state)[b]) {
        return state;
      }
    }
    return last() + 1;
  }

  /**
   * Exchanges two cards in a step and all that follows up to a state; equal ones also in what was
   * seen of them.
   */
  void exchange(int step, int a, int b, int until) {
    for (int state = step + 1; state <= until; state++) {
      byte[] there = where.get(state);
      byte ofA = there[a];
      there[a] = there[b];
      there[b] = ofA;
    }
    if (areEqual(a, b)) {
      for (int state = step + 1; state <= until; state++) {
        boolean[] now = seen.get(state);
        boolean ofA = now[a];
        now[a] = now[b];
        now[b] = ofA;
      }
    }
    int end = until == last() ? steps.size() : until;
    for (int i = step; i < end; i++) {
      if (steps.get(i).isHidden()) {
        steps.get(i).exchange(a, b);
      }
    }
  }

  /** Tells whether all clues hold in some states if they did before some cards were exchanged. */
  boolean cluesHold(int after, int until, int... moved) {
    for (int i = 0; i < clues.size(); i++) {
      Clue clue = clues.get(i);
      if (clue.state > after
          && clue.state <= until
          && !clue.holds(cards, where.get(clue.state), moved, moved.length)) {
        return false;
      }
    }
    return true;
  }

  /** Returns the state at the end, or null if a move is illegal on the way. */
  @Nullable S play() {
    S state = start;
    for (int i = 0; i < steps.size(); i++) {
      M move = move(i);
      if (rules.refusal(state, move).isPresent()) {
        return null;
      }
      state = rules.apply(state, move);
    }
    return state;
  }
}
