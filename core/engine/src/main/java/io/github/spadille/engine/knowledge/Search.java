package io.github.spadille.engine.knowledge;

import io.github.spadille.engine.card.Card;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Rules;
import io.github.spadille.engine.game.SeenStep;
import io.github.spadille.engine.game.Stage;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.notation.MoveSyntax;
import io.github.spadille.engine.random.RandomSource;
import io.github.spadille.engine.table.Pile;
import io.github.spadille.engine.table.Table;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Looks for a story into which one more move fits. */
final class Search<S extends GameState, M extends Move> {
  /** One of so many exchanges is kept though it makes things worse: there may be no other way. */
  private static final int ASTRAY = 24;

  /** At one of so many exchanges something else is tried. */
  private static final int OFTEN = 4;

  private static final int SELDOM = 8;

  /** So many exchanges for each card and each hidden step mix everything. */
  private static final int STIRRED = 4;

  private final Reconstruction<S, M> found;
  private final Rules<S, M> rules;
  private final MoveSyntax<M> syntax;
  private final Story<S, M> story;
  private final CardTracker tracker;
  private final List<S> states;
  private final RandomSource random;

  private final int number;
  private final SeenStep next;
  private final Step<M> step;
  final List<Deduction> deductions;
  final Set<Integer> shown;
  final boolean unknown;

  /** The cards that the viewer does not see. */
  private final List<Integer> unseen = new ArrayList<>();

  /** The steps of which the viewer did not see the cards. */
  private final List<Integer> hidden = new ArrayList<>();

  /** That of the story as it is. */
  private Mismatch<S, M> mismatch;

  Search(Reconstruction<S, M> found, int number, SeenStep next, Step<M> step) {
    this.found = found;
    this.rules = found.rules;
    this.syntax = found.syntax;
    this.story = found.story;
    this.tracker = found.tracker;
    this.states = found.states;
    this.random = found.random;
    for (int card = 0; card < story.cards.length; card++) {
      if (!story.isSeen(number, card)) {
        unseen.add(card);
      }
    }
    for (int i = 0; i <= number; i++) {
      if (story.steps.get(i).isHidden()) {
        hidden.add(i);
      }
    }
    this.number = number;
    this.next = next;
    this.step = step;
    CollectedDeductions told = CollectedDeductions.before(found.past, story, found.layout, number);
    found.deductions.fromMove(states.get(number), story.move(number), told);
    this.deductions = told.deductions;
    this.shown = told.shown;
    this.unknown = told.unknown;
    this.mismatch = new Mismatch<>(found, number, next, deductions, Long.MAX_VALUE);
  }

  boolean fits() {
    return mismatch.wrong == 0;
  }

  S after() {
    return reached(mismatch.after);
  }

  /** Returns the table after the move. */
  Table tableAfter() {
    return reached(mismatch.table);
  }

  private <T> T reached(@Nullable T after) {
    if (after == null) {
      throw new IllegalStateException("no state after " + next.move());
    }
    return after;
  }

  /** Returns what happened after the move. */
  List<Stage<S>> stages() {
    return mismatch.stages;
  }

  Layout layoutAfter(Table table) {
    Layout next = tracker.next(found.layout, table);
    if (step.isChance() && step.isHidden() && !tracker.isUnique()) {
      List<Integer> shuffled = new ArrayList<>();
      for (int card : step.named) {
        shuffled.add(card);
      }
      S before = states.get(number);
      M move = story.move(number);
      new Dealing(
              story.names,
              story.cards,
              order -> {
                List<Card> cards = new ArrayList<>();
                order.forEach(card -> cards.add(story.cards[card]));
                return rules.table(rules.apply(before, syntax.withCards(Move.CHANCE, move, cards)));
              },
              table,
              next)
          .correct(shuffled);
    }
    if (!step.isChance() && !tracker.isUnique()) {
      if (step.isHidden()) {
        moveNamed(next);
      } else {
        showNamed(next, table);
      }
    }
    return next;
  }

  /**
   * Of equal cards that moved at once, the one named that the mover had is one that is seen now: it
   * was played, and the other one drawn.
   */
  private void showNamed(Layout next, Table table) {
    M move = story.move(number);
    Set<Card> named = new HashSet<>(syntax.cards(move));
    byte[] from = story.whereAt(number);
    byte[] to = next.where(story.cards.length);
    boolean[] visible = visible(next, table);
    for (int card = 0; card < from.length; card++) {
      boolean isPlayed =
          named.contains(story.cards[card])
              && from[card] != to[card]
              && story.names.isOf(from[card], move.seat());
      for (int other = 0; isPlayed && !visible[card] && other < from.length; other++) {
        if (visible[other]
            && from[other] != to[other]
            && !story.names.isOf(from[other], move.seat())
            && story.cards[other].equals(story.cards[card])) {
          next.exchange(card, other);
          visible[card] = true;
          visible[other] = false;
        }
      }
    }
  }

  /** Returns for each card whether the viewer sees it on a table. */
  private boolean[] visible(Layout layout, Table table) {
    boolean[] visible = new boolean[story.cards.length];
    for (Pile pile : table.piles()) {
      int[] there = layout.pile(story.names.number(pile));
      for (int i = 0; i < there.length; i++) {
        visible[there[i]] = pile.audiences().get(i).includes(found.viewer);
      }
    }
    return visible;
  }

  /** Of equal cards in a hand the one named is the one that left it. */
  private void moveNamed(Layout next) {
    byte[] from = story.whereAt(number);
    for (int card : step.named) {
      byte[] to = next.where(story.cards.length);
      for (int other = 0; from[card] == to[card] && other < from.length; other++) {
        if (from[other] == from[card]
            && to[other] != from[other]
            && story.cards[other].equals(story.cards[card])) {
          next.exchange(card, other);
          break;
        }
      }
    }
  }

  /** Tries an exchange and keeps it unless it makes things worse. */
  void improve() {
    if (changeChoice()) {
      return;
    }
    Attempt<S, M> attempt = new Attempt<>(found);
    exchangeSome(attempt);
    if (attempt.isEmpty()) {
      return;
    }
    List<S> kept = new ArrayList<>(states);
    long limit = random.nextInt(ASTRAY) == 0 ? Mismatch.WRONG_DEDUCTION - 1 : mismatch.wrong;
    boolean fits = attempt.deductionsHold() && found.replay(attempt.from(number)) == 0;
    if (!fits || !isKept(limit)) {
      attempt.undo();
      restore(kept);
    }
  }

  /** Measures the story anew, and goes on with it unless more is wrong than some limit. */
  private boolean isKept(long limit) {
    Mismatch<S, M> now = new Mismatch<>(found, number, next, deductions, limit);
    if (now.wrong > limit) {
      return false;
    }
    mismatch = now;
    return true;
  }

  /** Takes back what was played again. */
  private void restore(List<S> kept) {
    for (int i = 0; i < kept.size(); i++) {
      states.set(i, kept.get(i));
    }
  }

  private void exchangeSome(Attempt<S, M> attempt) {
    boolean unique = tracker.isUnique();
    if (!unique && random.nextInt(OFTEN) == 0) {
      attempt.exchangeThroughEqual(
          pick(mismatch.culprits, attempt), pick(mismatch.partners, attempt));
      return;
    }
    if (random.nextInt(OFTEN) == 0) {
      passOn(attempt);
      return;
    }
    if (!unique && random.nextInt(SELDOM) == 0) {
      attempt.showAnother();
    }
    if (random.nextInt(OFTEN) == 0) {
      attempt.exchangeAny(hidden, unseen);
    }
    for (int i = random.nextInt(3) == 0 ? 2 + random.nextInt(3) : 1; i > 0; i--) {
      int a = pick(mismatch.culprits, attempt);
      boolean like = !unique && random.nextInt(OFTEN) == 0;
      attempt.exchange(a, like ? attempt.equal(a) : pick(mismatch.partners, attempt));
    }
  }

  /** Gives the place of a card to another, and that one's place to a third: it may fit there. */
  private void passOn(Attempt<S, M> attempt) {
    int instead = pick(mismatch.partners, attempt);
    attempt.exchange(pick(mismatch.culprits, attempt), instead);
    attempt.exchange(instead, attempt.any(unseen));
  }

  private int pick(List<Integer> some, Attempt<S, M> attempt) {
    return some.isEmpty() || random.nextInt(OFTEN) == 0
        ? attempt.any(unseen)
        : some.get(random.nextInt(some.size()));
  }

  /** Puts all cards that are seen now where they are seen, if that makes things better. */
  void mend() {
    if (mismatch.table == null) {
      return;
    }
    Table table = mismatch.table;
    List<S> kept = new ArrayList<>(states);
    Attempt<S, M> attempt = new Attempt<>(found);
    Layout now = layoutAfter(table);
    new Repair<>(story, mismatch, table, now).mend(attempt);
    boolean fits = found.replay(0) == 0 && allDeductionsHold();
    if (!fits || !isKept(mismatch.wrong - 1)) {
      attempt.undo();
      restore(kept);
    }
  }

  /** Puts a card where it should be, though deductions do not hold on the way, if that helps. */
  void goRound() {
    List<S> kept = new ArrayList<>(states);
    Attempt<S, M> attempt = new Attempt<>(found);
    int card = pick(mismatch.culprits, attempt);
    int instead =
        mismatch.wrong < Mismatch.WRONG_DEDUCTION ? pick(mismatch.partners, attempt) : card;
    boolean holds = new Detour<>(found, deductions, unseen).take(attempt, card, instead);
    boolean fits = holds && found.replay(0) == 0;
    if (!fits || !isKept(mismatch.wrong)) {
      attempt.undo();
      restore(kept);
    }
  }

  private boolean allDeductionsHold() {
    for (Deduction deduction : story.deductions) {
      if (deduction.violations(story) > 0) {
        return false;
      }
    }
    return true;
  }

  /** Exchanges cards at random, whatever is wrong with the last move. */
  void stir() {
    List<S> kept = new ArrayList<>(states);
    Attempt<S, M> all = new Attempt<>(found);
    for (int i = STIRRED * (story.cards.length + hidden.size()); i > 0; i--) {
      Attempt<S, M> one = new Attempt<>(found);
      if (!tracker.isUnique() && random.nextInt(OFTEN) == 0) {
        one.showAnother();
      } else {
        one.exchangeAny(hidden, unseen);
      }
      if (one.deductionsHold()) {
        all.add(one);
      } else {
        one.undo();
      }
    }
    if (found.replay(0) != 0 || !isKept(Long.MAX_VALUE)) {
      all.undo();
      restore(kept);
    }
  }

  /** Now and then tries another secret choice. */
  private boolean changeChoice() {
    List<Integer> open = new ArrayList<>();
    for (int i = 0; i < story.steps.size(); i++) {
      if (story.steps.get(i).isFree()) {
        open.add(i);
      }
    }
    if (open.isEmpty() || random.nextInt(2) == 0) {
      return false;
    }
    int at = open.get(random.nextInt(open.size()));
    Step<M> chosen = story.steps.get(at);
    M before = story.move(at);
    List<S> kept = new ArrayList<>(states);
    chosen.choose(chosen.choices.get(random.nextInt(chosen.choices.size())));
    if (found.replay(at) != 0 || !isKept(mismatch.wrong)) {
      chosen.choose(before);
      restore(kept);
    }
    return true;
  }
}
