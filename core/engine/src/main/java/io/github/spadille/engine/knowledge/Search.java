package io.github.spadille.engine.knowledge;

import com.google.common.collect.Lists;
import com.google.common.primitives.Ints;
import io.github.spadille.engine.card.Card;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Move;
import io.github.spadille.engine.game.Rules;
import io.github.spadille.engine.notation.MoveSyntax;
import io.github.spadille.engine.table.Pile;
import io.github.spadille.engine.table.SeenPile;
import io.github.spadille.engine.table.Table;
import io.github.spadille.engine.table.View;
import io.github.spadille.engine.table.Viewer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/** Looks for a story into which one more move fits. */
final class Search<S extends GameState, M extends Move> {
  private final Reconstruction<S, M> found;
  private final Rules<S, M> rules;
  private final MoveSyntax<M> syntax;
  private final Viewer viewer;
  private final Story<S, M> story;
  private final Follower follower;
  private final List<S> states;
  private final RandomGenerator random;

  /** One of so many exchanges is kept though it makes things worse: there may be no other way. */
  private static final int ASTRAY = 24;

  private static final long WRONG_CLUE = 1L << 40;
  private static final long ILLEGAL = 1L << 30;
  private static final long OTHER_TABLE = 1L << 10;

  private final int number;
  private final Past.Seen next;
  private final Step<M> step;
  final List<Clue> clues;
  final Set<Integer> shown;
  final boolean unknown;

  /** Cards that lie where they should not, or should lie elsewhere; and where those may be. */
  private final List<Integer> culprits = new ArrayList<>();

  private final List<Integer> partners = new ArrayList<>();

  /** The cards that the viewer does not see. */
  private final List<Integer> unseen = new ArrayList<>();

  /** The steps of which the viewer did not see the cards. */
  private final List<Integer> hidden = new ArrayList<>();

  private @Nullable S after;
  private long wrong;

  Search(Reconstruction<S, M> found, int number, Past.Seen next, Step<M> step) {
    this.found = found;
    this.rules = found.rules;
    this.syntax = found.syntax;
    this.viewer = found.viewer;
    this.story = found.story;
    this.follower = found.follower;
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
    ClueList told = new ClueList(story, found.layout, number);
    rules.tells(states.get(number), story.move(number), told);
    this.clues = told.clues;
    this.shown = told.shown;
    this.unknown = told.unknown;
    this.wrong = judge();
  }

  boolean fits() {
    return wrong == 0;
  }

  S after() {
    if (after == null) {
      throw new IllegalStateException("no state after " + next.move());
    }
    return after;
  }

  /** Returns how much is wrong, and notes which cards may be to blame. */
  private long judge() {
    culprits.clear();
    partners.clear();
    after = null;
    long wrong = 0;
    byte[] where = story.whereAt(number);
    for (Clue clue : clues) {
      int violations = clue.violations(story);
      wrong += violations * WRONG_CLUE;
      if (violations > 0) {
        blame(clue, where);
      }
    }
    if (wrong > 0) {
      return wrong;
    }
    M move = story.move(number);
    S before = states.get(number);
    if (rules.refusal(before, move).isPresent()) {
      blameHands(move, where);
      return ILLEGAL + missing(move, where);
    }
    after = rules.apply(before, move);
    return compare(rules.table(after));
  }

  private void blame(Clue clue, byte[] where) {
    for (int i = 0; i < where.length; i++) {
      if (where[i] == clue.pile && (clue.barred == null || clue.barred[i])) {
        culprits.add(i);
      }
    }
  }

  /** The cards named may be in another's hand, or others in the mover's be in the way. */
  private void blameHands(M move, byte[] where) {
    Set<Card> named = new HashSet<>(syntax.cards(move));
    for (int i = 0; i < where.length; i++) {
      if (story.names.isOf(where[i], move.seat()) && !story.isSeen(number, i)) {
        (step.isHidden() ? culprits : partners).add(i);
      } else if (named.contains(story.cards[i])) {
        culprits.add(i);
      }
    }
    if (culprits.isEmpty()) {
      culprits.addAll(partners);
      partners.clear();
    }
  }

  private int missing(M move, byte[] where) {
    int missing = 0;
    for (Card card : syntax.cards(move)) {
      boolean held = false;
      for (int i = 0; i < where.length; i++) {
        held |= story.cards[i].equals(card) && story.names.isOf(where[i], move.seat());
      }
      missing += held ? 0 : 1;
    }
    return missing;
  }

  Layout layoutAfter(Table table) {
    Layout next = follower.next(found.layout, table);
    if (step.isChance() && step.isHidden() && !follower.isUnique()) {
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
    if (!step.isChance() && step.isHidden() && !follower.isUnique()) {
      moveNamed(next);
    }
    return next;
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

  /** Returns what should be seen of a pile, if it has as many cards as it should. */
  private Optional<SeenPile> seenPile(View view, Pile pile) {
    return view.piles().stream()
        .filter(seen -> seen.name().equals(pile.name()) && seen.size() == pile.size())
        .findFirst();
  }

  private long compare(Table table) {
    View expected = next.after();
    View seen = table.seenBy(viewer);
    if (seen.equals(expected)) {
      return 0;
    }
    return new Comparison(expected, table).wrong;
  }

  /** Compares what is seen of a table with what was. */
  private final class Comparison {
    private final Map<Card, Integer> amiss = new HashMap<>();
    private long wrong;

    Comparison(View expected, Table table) {
      View seen = table.seenBy(viewer);
      for (Pile pile : table.piles()) {
        compare(expected, pile);
      }
      if (seen.piles().size() != expected.piles().size()) {
        wrong += OTHER_TABLE;
      }
      compareFacts(expected.facts(), seen.facts());
      for (int i = 0; i < story.cards.length; i++) {
        if (amiss.getOrDefault(story.cards[i], 0) > 0 && !story.isSeen(number, i)) {
          culprits.add(i);
        }
      }
    }

    private void compare(View expected, Pile pile) {
      Optional<SeenPile> same = seenPile(expected, pile);
      if (same.isEmpty()) {
        wrong += OTHER_TABLE;
        return;
      }
      List<Card> missing = new ArrayList<>();
      same.get().cards().forEach(card -> card.card().ifPresent(missing::add));
      for (int i = 0; i < pile.size(); i++) {
        boolean visible = pile.audiences().get(i).includes(viewer);
        Card card = pile.cards().get(i);
        if (visible && pile.isOrdered()) {
          Optional<Card> should = same.get().cards().get(i).card();
          if (should.isEmpty()) {
            wrong += OTHER_TABLE;
          } else if (!should.get().equals(card)) {
            wrong++;
            surplus(card);
          } else {
            missing.remove(card);
          }
        } else if (visible && !missing.remove(card)) {
          wrong++;
          surplus(card);
        }
      }
      missing.forEach(card -> amiss.merge(card, 1, Integer::sum));
    }

    /** Notes a card that should not be seen there, or one that equals it. */
    private void surplus(Card card) {
      for (int i = 0; i < story.cards.length; i++) {
        if (story.cards[i].equals(card)) {
          partners.add(i);
        }
      }
    }

    private void compareFacts(Map<String, String> expected, Map<String, String> seen) {
      for (Map.Entry<String, String> fact : expected.entrySet()) {
        String other = seen.getOrDefault(fact.getKey(), "");
        if (!other.equals(fact.getValue())) {
          wrong += compareWords(fact.getValue(), other);
        }
      }
    }

    /** Blames the cards that a fact tells of; returns how many words differ. */
    private int compareWords(String expected, String seen) {
      List<String> should = new ArrayList<>(List.of(expected.split(" ", -1)));
      List<String> are = new ArrayList<>(List.of(seen.split(" ", -1)));
      int length = Math.max(should.size(), are.size());
      int different = 0;
      for (int i = 0; i < length; i++) {
        String one = i < should.size() ? should.get(i) : "";
        String other = i < are.size() ? are.get(i) : "";
        if (!one.equals(other)) {
          different++;
          for (int card = 0; card < story.cards.length; card++) {
            if (story.cards[card].code().equals(one)) {
              amiss.merge(story.cards[card], 1, Integer::sum);
            } else if (story.cards[card].code().equals(other)) {
              partners.add(card);
            }
          }
        }
      }
      return different;
    }
  }

  /** Tries an exchange and keeps it unless it makes things worse. */
  void improve() {
    if (changeChoice()) {
      return;
    }
    List<S> kept = new ArrayList<>(states);
    List<int[]> done = new ArrayList<>();
    int from = number;
    if (!follower.isUnique() && random.nextInt(8) == 0) {
      showAnother(done);
    }
    int[] any = random.nextInt(4) == 0 ? anyExchange() : null;
    if (any != null) {
      change(any[0], any[1], any[2], any[3]);
      done.add(any);
    }
    for (int i = random.nextInt(3) == 0 ? 2 + random.nextInt(3) : 1; i > 0; i--) {
      int a = pick(culprits);
      int b = !follower.isUnique() && random.nextInt(4) == 0 ? equal(a) : pick(partners);
      int origin = origin(a, b);
      if (origin >= 0) {
        int until = story.until(origin, a, b);
        change(origin, a, b, until);
        done.add(new int[] {origin, a, b, until});
      }
    }
    for (int[] each : done) {
      from = Math.min(from, each[0]);
    }
    if (done.isEmpty()) {
      return;
    }
    boolean clued = true;
    for (int[] each : done) {
      clued &= story.cluesHold(each[0], each[3], each[1], each[2]);
    }
    long better = clued && found.replay(from) == 0 ? judge() : Long.MAX_VALUE;
    boolean astray = better < WRONG_CLUE && random.nextInt(ASTRAY) == 0;
    if (better <= wrong || astray) {
      wrong = better;
      return;
    }
    for (int[] each : Lists.reverse(done)) {
      change(each[0], each[1], each[2], each[3]);
    }
    for (int i = 0; i < kept.size(); i++) {
      states.set(i, kept.get(i));
    }
    judge();
  }

  /**
   * Puts all cards that are seen now where they are seen, at once: where a hand has to count so
   * much, one card after the other would not do.
   */
  void mend() {
    if (after == null) {
      return;
    }
    Table table = rules.table(after);
    Layout now = follower.next(found.layout, table);
    List<int[]> done = new ArrayList<>();
    for (Pile pile : table.piles()) {
      Optional<SeenPile> seen = seenPile(next.after(), pile);
      int[] there = now.pile(story.names.number(pile));
      for (int i = 0; seen.isPresent() && i < there.length; i++) {
        Optional<Card> should = seen.get().cards().get(i).card();
        if (should.isPresent() && !should.get().equals(story.cards[there[i]])) {
          int[] places = pile.isOrdered() ? new int[] {there[i]} : there;
          exchangeFor(should.get(), places, now, done);
        }
      }
    }
    long better = found.replay(0) == 0 && allCluesHold() ? judge() : Long.MAX_VALUE;
    if (better < wrong) {
      wrong = better;
    } else {
      undo(done);
    }
  }

  /** Brings a card that should be seen to one of some places where another is that should not. */
  private void exchangeFor(Card missing, int[] places, Layout now, List<int[]> done) {
    for (int place : places) {
      for (int card = 0; isAmiss(place) && card < story.cards.length; card++) {
        if (story.cards[card].equals(missing) && Ints.indexOf(places, card) < 0) {
          int from = origin(card, place);
          if (from >= 0 && story.until(from, card, place) == story.last()) {
            done.add(new int[] {from, card, place, story.last()});
            change(from, card, place, story.last());
            now.exchange(card, place);
            return;
          }
        }
      }
    }
  }

  private boolean isAmiss(int card) {
    return partners.contains(card);
  }

  private boolean allCluesHold() {
    for (Clue clue : story.clues) {
      if (clue.violations(story) > 0) {
        return false;
      }
    }
    return true;
  }

  private void undo(List<int[]> done) {
    for (int[] each : Lists.reverse(done)) {
      change(each[0], each[1], each[2], each[3]);
    }
    found.replay(0);
    wrong = judge();
  }

  /** Exchanges cards at random, whatever is wrong with the last move. */
  void stir() {
    List<int[]> done = new ArrayList<>();
    for (int i = 4 * (story.cards.length + hidden.size()); i > 0; i--) {
      if (!follower.isUnique() && random.nextInt(4) == 0) {
        keepIfClued(done);
      }
      int[] each = anyExchange();
      if (each != null) {
        change(each[0], each[1], each[2], each[3]);
        if (story.cluesHold(each[0], each[3], each[1], each[2])) {
          done.add(each);
        } else {
          change(each[0], each[1], each[2], each[3]);
        }
      }
    }
    if (found.replay(0) == 0) {
      wrong = judge();
    } else {
      undo(done);
    }
  }

  /** Returns an exchange in any shuffle or secret choice, or null if that one was impossible. */
  private int @Nullable [] anyExchange() {
    if (hidden.isEmpty()) {
      return null;
    }
    int from = hidden.get(random.nextInt(hidden.size()));
    int[] named = story.steps.get(from).named;
    int a = named[random.nextInt(named.length)];
    int b = any();
    if (!follower.isUnique() && random.nextInt(4) == 0) {
      b = equal(a);
      from = Math.max(0, origin(a, b));
    }
    int until = a == b ? Story.IMPOSSIBLE : story.until(from, a, b);
    return until == Story.IMPOSSIBLE ? null : new int[] {from, a, b, until};
  }

  private void keepIfClued(List<int[]> done) {
    List<int[]> tried = new ArrayList<>();
    showAnother(tried);
    boolean clued = true;
    for (int[] each : tried) {
      clued &= story.cluesHold(each[0], each[3], each[1], each[2]);
    }
    if (clued) {
      done.addAll(tried);
    } else {
      for (int[] each : Lists.reverse(tried)) {
        change(each[0], each[1], each[2], each[3]);
      }
    }
  }

  /**
   * Lets a card that came into sight be another that equals it, which is brought there for that.
   */
  private void showAnother(List<int[]> done) {
    int shown = random.nextInt(story.cards.length);
    int other = equal(shown);
    int state = shownFrom(shown);
    if (other == shown || state < 0) {
      return;
    }
    byte pile = story.at(state, shown);
    if (story.at(state, other) != pile) {
      int there = hiddenIn(pile, state, shown);
      int from = there < 0 ? -1 : origin(other, there);
      if (from < 0 || from >= state || story.until(from, other, there) < state) {
        return;
      }
      int until = story.until(from, other, there);
      change(from, other, there, until);
      done.add(new int[] {from, other, there, until});
    }
    int until = story.until(state, shown, other);
    if (until != Story.IMPOSSIBLE) {
      change(state, shown, other, until);
      done.add(new int[] {state, shown, other, until});
    }
  }

  /** Returns a state in which a card was last hidden before it came into sight, or -1. */
  private int shownFrom(int card) {
    int found = -1;
    int count = 0;
    for (int state = 1; state < story.last(); state++) {
      if (!story.isSeen(state, card)
          && story.isSeen(state + 1, card)
          && !story.names.isOrdered(story.at(state, card))
          && random.nextInt(++count) == 0) {
        found = state;
      }
    }
    return found;
  }

  private int hiddenIn(byte pile, int state, int butNot) {
    int found = -1;
    int count = 0;
    for (int card = 0; card < story.cards.length; card++) {
      if (card != butNot
          && story.at(state, card) == pile
          && !story.isSeen(state, card)
          && random.nextInt(++count) == 0) {
        found = card;
      }
    }
    return found;
  }

  private void change(int from, int a, int b, int until) {
    story.exchange(from, a, b, until);
    if (until == story.last()) {
      found.layout.exchange(a, b);
    }
  }

  /** Returns a card that equals another: perhaps it was that one which came into sight. */
  private int equal(int card) {
    int found = card;
    int count = 0;
    for (int i = 0; i < story.cards.length; i++) {
      if (i != card && story.areEqual(i, card) && random.nextInt(++count) == 0) {
        found = i;
      }
    }
    return found;
  }

  /** Returns any card, mostly one that is hidden now. */
  private int any() {
    return unseen.isEmpty() || random.nextInt(4) == 0
        ? random.nextInt(story.cards.length)
        : unseen.get(random.nextInt(unseen.size()));
  }

  private int pick(List<Integer> some) {
    return some.isEmpty() || random.nextInt(4) == 0 ? any() : some.get(random.nextInt(some.size()));
  }

  /** Returns a step from which two cards may be exchanged, any if there are several, or -1. */
  private int origin(int a, int b) {
    int origin = -1;
    int found = 0;
    if (a == b) {
      return origin;
    }
    for (int i = 0; i < story.steps.size(); i++) {
      if (story.until(i, a, b) != Story.IMPOSSIBLE && random.nextInt(++found) == 0) {
        origin = i;
      }
    }
    return origin;
  }

  /** Now and then tries another secret choice. */
  private boolean changeChoice() {
    List<Integer> open = new ArrayList<>();
    for (int i = 0; i < story.steps.size(); i++) {
      if (story.steps.get(i).choices.size() > 1) {
        open.add(i);
      }
    }
    if (open.isEmpty() || random.nextInt(2) == 0) {
      return false;
    }
    int at = open.get(random.nextInt(open.size()));
    Step<M> chosen = story.steps.get(at);
    M before = story.move(at);
    chosen.choose(chosen.choices.get(random.nextInt(chosen.choices.size())));
    long better = found.replay(at) == 0 ? judge() : Long.MAX_VALUE;
    if (better <= wrong) {
      wrong = better;
    } else {
      chosen.choose(before);
      if (found.replay(at) == 0) {
        judge();
      }
    }
    return true;
  }
}
