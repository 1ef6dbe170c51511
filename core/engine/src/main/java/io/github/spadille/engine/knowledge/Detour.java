package io.github.spadille.engine.knowledge;

import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.random.RandomSource;
import java.util.ArrayList;
import java.util.List;

/**
 * Puts a card where it should be whatever speaks against it, and then exchanges others until all
 * that is known holds again.
 *
 * <p>A hand that was three sevens by what its owner said, and was three fours by the same words,
 * does not become the one from the other by exchanges that leave every word true.
 */
final class Detour<S extends GameState, M extends Move> {
  private static final int MOST_EXCHANGES = 300;

  /** One of so many exchanges is kept though more speaks against it then. */
  private static final int ASTRAY = 12;

  private final Story<S, M> story;
  private final Reconstruction<S, M> found;
  private final RandomSource random;
  private final List<Integer> unseen;
  private final List<Deduction> deductions = new ArrayList<>();

  /** The deductions that did not hold when they were counted last. */
  private final List<Deduction> violated = new ArrayList<>();

  /**
   * Prepares the way.
   *
   * @param told what the last move tells
   * @param unseen the cards that the viewer does not see
   */
  Detour(Reconstruction<S, M> found, List<Deduction> told, List<Integer> unseen) {
    this.found = found;
    this.story = found.story;
    this.random = found.random;
    this.unseen = unseen;
    this.deductions.addAll(story.deductions);
    this.deductions.addAll(told);
  }

  /**
   * Exchanges two cards if they can be, or none if both are the same, and then others; tells
   * whether all deductions hold in the end.
   */
  boolean take(Attempt<S, M> whole, int card, int instead) {
    whole.exchangeNow(card, instead);
    int violations = violations();
    for (int i = 0; i < MOST_EXCHANGES && violations > 0; i++) {
      Attempt<S, M> one = new Attempt<>(found);
      exchangeOne(one, card, instead);
      int left = one.isEmpty() ? violations : violations();
      if (left <= violations || random.nextInt(ASTRAY) == 0) {
        violations = left;
        whole.add(one);
      } else {
        one.undo();
        violations();
      }
    }
    return violations == 0;
  }

  private int violations() {
    violated.clear();
    int sum = 0;
    for (Deduction deduction : deductions) {
      int violations = deduction.violations(story);
      sum += violations;
      if (violations > 0) {
        violated.add(deduction);
      }
    }
    return sum;
  }

  /** Exchanges a card of a pile that is wrong for another, but neither of two. */
  private void exchangeOne(Attempt<S, M> one, int card, int instead) {
    Deduction wrong = violated.get(random.nextInt(violated.size()));
    List<Integer> culprits = new ArrayList<>();
    wrong.addCulprits(story, culprits);
    int away = culprits.get(random.nextInt(culprits.size()));
    int other = one.any(unseen);
    boolean isFree = away != card && away != instead && other != card && other != instead;
    if (isFree || card == instead) {
      one.exchangeAt(wrong.state, away, other);
    }
  }
}
