package io.github.spadille.engine.knowledge;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.card.Card;
import io.github.spadille.engine.game.Deductions;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Past;
import io.github.spadille.engine.game.Rules;
import io.github.spadille.engine.game.SeenStep;
import io.github.spadille.engine.game.Stage;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.move.MoveList;
import io.github.spadille.engine.notation.MoveSyntax;
import io.github.spadille.engine.notation.SeenMove;
import io.github.spadille.engine.random.RandomSource;
import io.github.spadille.engine.seat.Viewer;
import io.github.spadille.engine.table.Pile;
import io.github.spadille.engine.table.Table;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Set;
import java.util.function.IntUnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * Finds one story that fits a past, move by move, from what the viewer saw and from nothing else.
 *
 * <p>Where a move seen does not fit the story so far, cards that the viewer has not seen are
 * exchanged until it does. The generator is always the same, so equal pasts give equal stories.
 */
final class Reconstruction<S extends GameState, M extends Move> {
  private static final int MOST_ATTEMPTS = 40_000;

  /**
   * Where no card occurs twice the first beginnings give up sooner: what stands in the way is
   * seldom there in the next. With equal cards one move may take longer than that, whatever came
   * before.
   */
  private static final int FEW_ATTEMPTS = 2_000;

  private static final int QUICK_BEGINNINGS = 30;

  /** So often the whole story is begun anew after that, where the search came to no end. */
  private static final int BEGINNINGS = 20;

  /** After so many exchanges in vain all is mixed, and the search begins anew, ... */
  private static final int PATIENCE = 400;

  /** ... and again after so many more each time. */
  private static final int STIR = 100;

  /** One of so many exchanges may break what is known, if others mend it. */
  private static final int ROUND = 40;

  private static final long SEED = 14;

  final Rules<S, M> rules;
  final Deductions<S, M> deductions;
  final MoveSyntax<M> syntax;
  final Viewer viewer;
  final Past<S, M> past;
  private final int beginning;
  final Story<S, M> story;
  final CardTracker tracker;
  final List<S> states = new ArrayList<>();
  private final List<Boolean> unknown = new ArrayList<>();
  RandomSource random;
  Layout layout;

  private Reconstruction(Past<S, M> past, int beginning) {
    this.past = past;
    this.beginning = beginning;
    this.random = RandomSource.seeded(SEED + beginning);
    this.rules = past.rules();
    this.deductions = rules.deductions();
    this.syntax = rules.syntax();
    this.viewer = past.viewer();
    PileNames names = new PileNames();
    Table table = rules.table(past.start());
    this.layout = Layout.first(table, names);
    List<Card> cards = new ArrayList<>();
    table.piles().forEach(pile -> cards.addAll(pile.cards()));
    this.story =
        new Story<>(rules, past.start(), cards.toArray(new Card[0]), names, past.seen().size());
    this.tracker = new CardTracker(names, story.cards);
    this.states.add(past.start());
    remember(table);
  }

  /** Takes over what was found up to now, for a past that goes on. */
  private Reconstruction(Reconstruction<S, M> before, Past<S, M> longer) {
    this.past = longer;
    this.beginning = before.beginning;
    this.random = before.random;
    this.rules = before.rules;
    this.deductions = before.deductions;
    this.syntax = before.syntax;
    this.viewer = before.viewer;
    this.layout = before.layout.copy();
    this.story = before.story.copy(longer.seen().size());
    this.tracker = before.tracker.with(story.names);
    this.states.addAll(before.states);
    this.unknown.addAll(before.unknown);
  }

  /** Tells whether each hidden card and choice has its place, and some step may tell more. */
  boolean isUnknown() {
    return unknown.contains(true);
  }

  /** Returns for each step whether it may tell more than is known. */
  List<Boolean> unknown() {
    return unknown;
  }

  /**
   * Returns a story that fits; it is not to be changed.
   *
   * @throws IllegalStateException if none is found, as for a past that never was
   */
  static <S extends GameState, M extends Move> Reconstruction<S, M> of(Past<S, M> past) {
    return from(past, 0, 0);
  }

  /**
   * Returns a story that fits a past which begins with that of this one: the same as {@link #of}
   * finds, at the cost of what is new. This one stays as it is.
   *
   * @throws IllegalStateException if none is found
   */
  Reconstruction<S, M> after(Past<S, M> longer) {
    Reconstruction<S, M> next = new Reconstruction<>(this, longer);
    int found = next.extendAll(past.seen().size());
    return found == longer.seen().size() ? next : from(longer, beginning + 1, found);
  }

  private static <S extends GameState, M extends Move> Reconstruction<S, M> from(
      Past<S, M> past, int first, int foundBefore) {
    int furthest = foundBefore;
    int quick = QUICK_BEGINNINGS;
    for (int beginning = first; beginning < quick + BEGINNINGS; beginning++) {
      Reconstruction<S, M> reconstruction = new Reconstruction<>(past, beginning);
      quick = reconstruction.quickBeginnings();
      int found = reconstruction.extendAll(0);
      if (found == past.seen().size()) {
        return reconstruction;
      }
      furthest = Math.max(furthest, found);
    }
    throw new IllegalStateException(
        "no deal fits what "
            + past.viewer()
            + " saw up to move "
            + (furthest + 1)
            + ": "
            + past.seen().get(furthest).move());
  }

  private int quickBeginnings() {
    return tracker.isUnique() ? QUICK_BEGINNINGS : 0;
  }

  /** Extends the story from a move on as far as one is found; returns how many moves it has. */
  private int extendAll(int from) {
    int most = beginning < quickBeginnings() ? FEW_ATTEMPTS : MOST_ATTEMPTS;
    int found = from;
    while (found < past.seen().size() && extend(found, most)) {
      found++;
    }
    return found;
  }

  private void remember(Table table) {
    story.add(layout.where(story.cards.length));
    for (Pile pile : table.piles()) {
      int[] there = layout.pile(story.names.number(pile));
      for (int i = 0; i < there.length; i++) {
        if (pile.audiences().get(i).includes(viewer)) {
          story.see(story.last(), there[i]);
        }
      }
    }
  }

  /** Tells whether a story was found that fits one more move. */
  private boolean extend(int number, int mostAttempts) {
    // Of the move alone, so that it does not matter how far the story had come before.
    random =
        RandomSource.seeded(SEED + beginning + (long) number * (QUICK_BEGINNINGS + BEGINNINGS));
    SeenStep next = past.seen().get(number);
    Step<M> step = step(next.move());
    story.add(step);
    Search<S, M> search = new Search<>(this, number, next, step);
    int firstDrawn = firstDrawn();
    if (!search.fits() && firstDrawn <= number) {
      drawAnew(firstDrawn, number);
      if (replay(firstDrawn) != 0) {
        return false;
      }
      search = new Search<>(this, number, next, step);
    }
    int stirred = 0;
    int patience = PATIENCE;
    for (int i = 1; !search.fits(); i++) {
      if (i == mostAttempts) {
        return false;
      }
      if (i % STIR == 1) {
        search.mend();
      } else if (i % ROUND == 0) {
        search.goRound();
      } else {
        search.improve();
      }
      if (i == stirred + patience) {
        search.stir();
        stirred = i;
        patience += STIR;
      }
    }
    commit(number, search);
    return true;
  }

  /** Returns what the game draws of the secret choices up to a move, if it draws them. */
  private ImmutableList<M> drawn(int number) {
    ImmutableList<SeenStep> seen = past.seen().subList(0, number + 1);
    return deductions.secretChoices(new Past<>(rules, viewer, past.start(), seen), random);
  }

  /** Returns the first step that the game drew, or how many steps there are. */
  private int firstDrawn() {
    int first = 0;
    while (first < story.steps.size() && !story.steps.get(first).isDrawn()) {
      first++;
    }
    return first;
  }

  /** Draws all secret choices anew: what was chosen earlier follows from what was seen later. */
  private void drawAnew(int first, int last) {
    Iterator<M> choices = drawn(last).iterator();
    for (int i = first; i <= last; i++) {
      if (story.steps.get(i).isDrawn()) {
        story.steps.get(i).choose(choices.next());
      }
    }
  }

  private void commit(int number, Search<S, M> search) {
    S after = search.after();
    Table table = search.tableAfter();
    layout = search.layoutAfter(table);
    states.add(after);
    story.deductions.addAll(search.deductions);
    remember(table);
    CollectedDeductions consequences = CollectedDeductions.after(past, story, layout, number);
    deductions.fromConsequences(states.get(number), story.move(number), after, consequences);
    story.deductions.addAll(consequences.all());
    unknown.add(search.unknown || consequences.unknown || consequences.before().unknown);
    seeOnTheWay(number, search.stages());
    search.shown.forEach(card -> story.see(number, card));
    consequences.before().shown.forEach(card -> story.see(number, card));
    consequences.shown.forEach(card -> story.see(number + 1, card));
    seeNamed(number);
    narrowChoices();
  }

  /**
   * Notes which cards the viewer saw between a move and where it led. Of a secret choice that was
   * made of them is not known where they went.
   *
   * @param stages those of the move, in the story
   */
  private void seeOnTheWay(int number, List<Stage<S>> stages) {
    Step<M> step = story.steps.get(number);
    boolean known = step.isChance() || !step.isHidden();
    byte[] after = story.whereAt(number + 1);
    Layout there = layout;
    for (int i = stages.size() - 2; i >= 0; i--) { // Backwards, since most cards stay in the end.
      Table table = rules.table(stages.get(i).state());
      there = tracker.next(there, table);
      for (Pile pile : table.piles()) {
        int name = story.names.number(pile);
        int[] cards = there.pile(name);
        for (int place = 0; place < cards.length; place++) {
          boolean isSeen = pile.audiences().get(place).includes(viewer);
          if (isSeen && (known || after[cards[place]] == name)) {
            story.see(number + 1, cards[place]);
          }
        }
      }
    }
  }

  /** Notes that all have seen the cards that an open move named and moved. */
  private void seeNamed(int number) {
    Step<M> step = story.steps.get(number);
    if (step.isHidden() || step.isChance()) {
      return;
    }
    byte[] before = story.whereAt(number);
    byte[] after = story.whereAt(number + 1);
    boolean[] taken = new boolean[before.length];
    for (Card named : syntax.cards(story.move(number))) {
      int card = moved(named, step.seat(), before, after, taken);
      if (card >= 0) {
        taken[card] = true;
        story.see(number + 1, card);
      }
    }
  }

  /** Returns a card that was named and has moved: of equal ones one that the mover had, or -1. */
  private int moved(Card named, int seat, byte[] before, byte[] after, boolean[] taken) {
    int found = -1;
    for (int card = 0; card < before.length; card++) {
      if (!taken[card]
          && before[card] != after[card]
          && story.cards[card].equals(named)
          && (found < 0 || story.names.isOf(before[card], seat))) {
        found = card;
      }
    }
    return found;
  }

  /** Drops the alternatives of secret choices that what was seen since has ruled out. */
  private void narrowChoices() {
    for (int i = 0; i < story.steps.size(); i++) {
      Step<M> step = story.steps.get(i);
      if (step.isFree()) {
        M chosen = story.move(i);
        ImmutableList.Builder<M> left = ImmutableList.builder();
        for (M choice : step.choices) {
          step.choose(choice);
          if (replay(i) == 0) {
            left.add(choice);
          }
        }
        step.choices = left.build();
        step.choose(chosen);
        replay(i);
      }
    }
  }

  /** Makes a step of a move that was seen, with any cards and any choice where it was not. */
  private Step<M> step(SeenMove seen) {
    S before = states.get(states.size() - 1);
    if (!syntax.isHidden(seen)) {
      return Step.open(
          seen.seat() < 0
              ? syntax.parseChance(seen.text())
              : syntax.parse(seen.seat(), seen.text()));
    }
    if (seen.seat() < 0) {
      return shuffle(before, rules.chance(before, random)); // Another one in each beginning.
    }
    List<M> choices = new ArrayList<>();
    MoveList<M> legal = rules.legalMoves(before, seen.seat());
    for (int i = 0; i < legal.size(); i++) {
      if (rules.seenBy(viewer, before, legal.get(i)).equals(seen)) {
        choices.add(legal.get(i));
      }
    }
    ImmutableList<M> drawn = drawn(states.size() - 1);
    if (!drawn.isEmpty()) {
      M next = drawn.get(drawn.size() - 1);
      return Step.drawn(
          next, syntax.isFree(next) ? ImmutableList.of() : ImmutableList.copyOf(choices));
    }
    if (choices.isEmpty()) {
      throw new IllegalStateException("no move looks like " + seen);
    }
    return syntax.cards(choices.get(0)).isEmpty()
        ? Step.choice(ImmutableList.copyOf(choices))
        : secret(choices.get(0));
  }

  /** A shuffle: of equal cards those are meant that it moves, or that lie in a pile it changes. */
  private Step<M> shuffle(S before, M shuffle) {
    byte[] from = story.whereAt(story.last());
    if (tracker.isUnique()) {
      return Step.hidden(shuffle, numbers(syntax.cards(shuffle), card -> 0), story.cards.length);
    }
    Table shuffled = rules.table(rules.apply(before, shuffle));
    Set<Integer> changed = new HashSet<>();
    for (Pile pile : rules.table(before).piles()) {
      if (!shuffled.hasPile(pile.name())
          || !shuffled.pile(pile.name()).cards().equals(pile.cards())) {
        changed.add(story.names.number(pile));
      }
    }
    byte[] to = tracker.next(layout, shuffled).where(story.cards.length);
    IntUnaryOperator rank =
        card -> {
          if (from[card] != to[card]) {
            return 0;
          }
          return changed.contains((int) from[card]) ? 1 : 2;
        };
    return Step.hidden(shuffle, numbers(syntax.cards(shuffle), rank), story.cards.length);
  }

  /** A secret choice of cards: those of the mover are meant. */
  private Step<M> secret(M choice) {
    byte[] where = story.whereAt(story.last());
    return Step.hidden(
        choice,
        numbers(syntax.cards(choice), card -> story.names.isOf(where[card], choice.seat()) ? 0 : 1),
        story.cards.length);
  }

  /** Gives each card named one of the numbers of equal cards, of the lowest rank if several. */
  private int[] numbers(List<Card> named, IntUnaryOperator rank) {
    int[] numbers = new int[named.size()];
    boolean[] taken = new boolean[story.cards.length];
    for (int i = 0; i < numbers.length; i++) {
      int best = -1;
      for (int card = 0; card < taken.length; card++) {
        if (!taken[card]
            && story.cards[card].equals(named.get(i))
            && (best < 0 || rank.applyAsInt(card) < rank.applyAsInt(best))) {
          best = card;
        }
      }
      numbers[i] = best;
      taken[best] = true;
    }
    return numbers;
  }

  /**
   * Plays the story again from a step on as far as it is settled.
   *
   * @return 0 if all is legal and looks as it did; otherwise a large number
   */
  long replay(int from) {
    boolean afterChoice = from < states.size() - 1 && isAfterChoice(from);
    for (int i = from; i < states.size() - 1; i++) {
      Step<M> step = story.steps.get(i);
      S after = after(i, afterChoice || unknown.get(i) || step.isChosen());
      if (after == null) {
        return Long.MAX_VALUE;
      }
      states.set(i + 1, after);
      afterChoice |= step.isFree();
    }
    return 0;
  }

  /** Returns where a move leads, or null if it is illegal, or looks otherwise where it may. */
  private @Nullable S after(int number, boolean compare) {
    S before = states.get(number);
    M move = story.move(number);
    if (compare) {
      return past.after(number, before, move).orElse(null);
    }
    if (rules.refusal(before, move).isPresent()) {
      return null;
    }
    S after = rules.apply(before, move);
    return after.sheet().equals(past.seen().get(number).last().sheet()) ? after : null;
  }

  private boolean isAfterChoice(int number) {
    for (int i = 0; i < number; i++) {
      if (story.steps.get(i).isFree()) {
        return true;
      }
    }
    return false;
  }
}
