package io.github.spadille.engine.knowledge;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Lists;
import com.google.common.primitives.Ints;
import io.github.spadille.engine.card.Card;
import io.github.spadille.engine.card.CardFamily;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Move;
import io.github.spadille.engine.game.MoveList;
import io.github.spadille.engine.game.Rules;
import io.github.spadille.engine.notation.MoveSyntax;
import io.github.spadille.engine.notation.SeenMove;
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
import java.util.SplittableRandom;
import java.util.function.IntUnaryOperator;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * Finds one story that fits a past, move by move, from what the viewer saw and from nothing else.
 *
 * <p>Where a move seen does not fit the story so far, cards that the viewer has not seen are
 * exchanged until it does. The generator is always the same, so equal pasts give equal stories.
 */
final class Reconstruction<S extends GameState, M extends Move> {
  private static final int MOST_ATTEMPTS = 40_000;

  /** So often the whole story is begun anew where the search came to no end. */
  private static final int BEGINNINGS = 20;

  /** One of so many exchanges is kept though it makes things worse: there may be no other way. */
  private static final int ASTRAY = 24;

  /** After so many exchanges in vain all is mixed, and the search begins anew, ... */
  private static final int PATIENCE = 400;

  /** ... and again after so many more each time. */
  private static final int STIR = 100;

  private static final long SEED = 14;
  private static final String CONCEALED = "??";

  private final Rules<S, M> rules;
  private final MoveSyntax<M> syntax;
  private final Viewer viewer;
  private final ImmutableList<Past.Seen> past;
  private final Story<S, M> story;
  private final Follower follower;
  private final List<S> states = new ArrayList<>();
  private final List<Boolean> unknown = new ArrayList<>();
  private final RandomGenerator random;
  private Layout layout;

  private Reconstruction(Past<S, M> past, long seed) {
    this.random = new SplittableRandom(seed);
    this.rules = past.rules();
    this.syntax = rules.syntax();
    this.viewer = past.viewer();
    this.past = past.seen();
    PileNames names = new PileNames();
    Table table = rules.table(past.start());
    this.layout = Layout.first(table, names);
    List<Card> cards = new ArrayList<>();
    table.piles().forEach(pile -> cards.addAll(pile.cards()));
    this.story =
        new Story<>(rules, past.start(), cards.toArray(new Card[0]), names, past.seen().size());
    this.follower = new Follower(names, story.cards);
    this.states.add(past.start());
    remember(table);
  }

  /** What was found: a story, and which of its steps may tell more than is known. */
  record Found<S extends GameState, M extends Move>(Story<S, M> story, List<Boolean> unknown) {
    boolean isUnknown() {
      return unknown.contains(true);
    }
  }

  /**
   * Returns a story that fits.
   *
   * @throws IllegalStateException if none is found, as for a past that never was
   */
  static <S extends GameState, M extends Move> Found<S, M> of(Past<S, M> past) {
    int furthest = 0;
    for (int beginning = 0; beginning < BEGINNINGS; beginning++) {
      Reconstruction<S, M> reconstruction = new Reconstruction<>(past, SEED + beginning);
      int found = 0;
      while (found < past.seen().size() && reconstruction.extend(found)) {
        found++;
      }
      if (found == past.seen().size()) {
        return new Found<>(reconstruction.story, reconstruction.unknown);
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
  private boolean extend(int number) {
    Past.Seen next = past.get(number);
    Step<M> step = step(next.move());
    story.add(step);
    Attempt attempt = new Attempt(number, next, step);
    for (int i = 1; !attempt.fits(); i++) {
      if (i == MOST_ATTEMPTS) {
        return false;
      }
      if (i % STIR == 1) {
        attempt.mend();
      } else {
        attempt.improve();
      }
      if (i >= PATIENCE && i % STIR == 0) {
        attempt.stir();
      }
    }
    commit(number, attempt);
    return true;
  }

  private void commit(int number, Attempt attempt) {
    S after = attempt.after();
    Table table = rules.table(after);
    layout = attempt.layoutAfter(table);
    states.add(after);
    story.clues.addAll(attempt.clues);
    remember(table);
    ClueList consequences = new ClueList(number + 1);
    rules.tells(states.get(number), story.move(number), after, consequences);
    story.clues.addAll(consequences.clues);
    unknown.add(attempt.unknown || consequences.unknown);
    attempt.shown.forEach(card -> story.see(number, card));
    consequences.shown.forEach(card -> story.see(number + 1, card));
    seeNamed(number);
    narrowChoices();
  }

  /** Notes that all have seen the cards that an open move named and moved. */
  private void seeNamed(int number) {
    Step<M> step = story.steps.get(number);
    if (step.isHidden() || step.isChance()) {
      return;
    }
    Set<Card> named = new HashSet<>(syntax.cards(story.move(number)));
    byte[] before = story.whereAt(number);
    byte[] after = story.whereAt(number + 1);
    for (int card = 0; card < before.length; card++) {
      if (before[card] != after[card] && named.contains(story.cards[card])) {
        story.see(number + 1, card);
      }
    }
  }

  /** Drops the alternatives of secret choices that what was seen since has ruled out. */
  private void narrowChoices() {
    for (int i = 0; i < story.steps.size(); i++) {
      Step<M> step = story.steps.get(i);
      if (step.choices.size() > 1) {
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
    if (!seen.text().contains(CONCEALED)) {
      return Step.open(
          seen.seat() < 0
              ? syntax.parseChance(seen.text())
              : syntax.parse(seen.seat(), seen.text()));
    }
    if (seen.seat() < 0) {
      return shuffle(before, rules.chance(before, new SplittableRandom(SEED)));
    }
    List<M> choices = new ArrayList<>();
    MoveList<M> legal = rules.legalMoves(before, seen.seat());
    for (int i = 0; i < legal.size(); i++) {
      if (rules.seenBy(viewer, before, legal.get(i)).equals(seen)) {
        choices.add(legal.get(i));
      }
    }
    if (choices.isEmpty()) {
      throw new IllegalStateException("no move looks like " + seen);
    }
    return syntax.cards(choices.get(0)).isEmpty()
        ? Step.choice(ImmutableList.copyOf(choices))
        : secret(choices.get(0));
  }

  /** A shuffle: of equal cards those are meant that it moves. */
  private Step<M> shuffle(S before, M shuffle) {
    byte[] from = story.whereAt(story.last());
    byte[] to =
        follower.isUnique()
            ? from
            : follower
                .next(layout, rules.table(rules.apply(before, shuffle)))
                .where(story.cards.length);
    return Step.hidden(
        shuffle,
        numbers(syntax.cards(shuffle), card -> from[card] == to[card] ? 1 : 0),
        story.cards.length);
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
  private long replay(int from) {
    for (int i = from; i < states.size() - 1; i++) {
      M move = story.move(i);
      if (rules.refusal(states.get(i), move).isPresent()) {
        return Long.MAX_VALUE;
      }
      S after = rules.apply(states.get(i), move);
      states.set(i + 1, after);
      boolean compare = unknown.get(i) || !story.steps.get(i).choices.isEmpty();
      if ((compare || isAfterChoice(i))
          && !rules.table(after).seenBy(viewer).equals(past.get(i).after())) {
        return Long.MAX_VALUE;
      }
    }
    return 0;
  }

  private boolean isAfterChoice(int number) {
    for (int i = 0; i < number; i++) {
      if (story.steps.get(i).choices.size() > 1) {
        return true;
      }
    }
    return false;
  }

  /** Collects clues about a state. */
  private final class ClueList implements Clues {
    private final int state;
    private final List<Clue> clues = new ArrayList<>();
    private final Set<Integer> shown = new HashSet<>();
    private boolean unknown;

    ClueList(int state) {
      this.state = state;
    }

    @Override
    public void none(String pile, Iterable<? extends Card> barred) {
      if (isHidden(pile)) {
        clues.add(
            Clue.none(state, story.names.number(pile), story.cards, ImmutableSet.copyOf(barred)));
      }
    }

    @Override
    public void some(String pile, Iterable<? extends Card> cards) {
      if (isHidden(pile)) {
        clues.add(
            Clue.some(state, story.names.number(pile), story.cards, ImmutableSet.copyOf(cards)));
      }
    }

    @Override
    @SuppressWarnings("unchecked") // All cards of the pile are of the family, as the game says.
    public <C extends Card> void that(
        String pile, CardFamily<C> family, Predicate<? super CardList<C>> property) {
      if (isHidden(pile)) {
        clues.add(
            Clue.that(
                state,
                story.names.number(pile),
                held -> property.test(CardList.copyOf(family, (List<C>) (List<?>) held))));
      }
    }

    @Override
    public void shown(String pile, Iterable<? extends Card> cards) {
      for (Card card : cards) {
        shown.add(numberOf(card, story.names.number(pile)));
      }
    }

    /** Of equal cards that lay in the pile one that still does is meant, the lowest if in order. */
    private int numberOf(Card card, int pile) {
      byte[] before = story.whereAt(Math.min(state, story.steps.size() - 1));
      int found = -1;
      for (int i = 0; i < before.length; i++) {
        boolean there = before[i] == pile && story.cards[i].equals(card) && !shown.contains(i);
        if (there && (found < 0 || isMeant(i, found, pile))) {
          found = i;
        }
      }
      if (found < 0) {
        throw new IllegalArgumentException(
            card.code() + " was shown, but it did not lie in " + story.names.name(pile));
      }
      return found;
    }

    private boolean isMeant(int card, int rather, int pile) {
      int last = story.last();
      if (story.at(last, card) != pile
          || story.at(last, rather) != pile
          || !story.names.isOrdered(pile)) {
        return story.at(last, rather) != pile;
      }
      int[] there = layout.pile(pile);
      boolean further = Ints.indexOf(there, card) > Ints.indexOf(there, rather);
      return further == story.names.isTopFirst(pile);
    }

    @Override
    public void unknown() {
      unknown = true;
    }

    /** Tells whether the viewer does not see all of a pile, which a clue can therefore be about. */
    private boolean isHidden(String pile) {
      int number = story.names.number(pile);
      byte[] where = story.whereAt(state);
      for (int i = 0; i < where.length; i++) {
        if (where[i] == number && !story.isSeen(state, i)) {
          return true;
        }
      }
      return false;
    }
  }

  /** Looks for a story into which one more move fits. */
  private final class Attempt {
    private static final long WRONG_CLUE = 1L << 40;
    private static final long ILLEGAL = 1L << 30;
    private static final long OTHER_TABLE = 1L << 10;

    private final int number;
    private final Past.Seen next;
    private final Step<M> step;
    private final List<Clue> clues;
    private final Set<Integer> shown;
    private final boolean unknown;

    /** Cards that lie where they should not, or should lie elsewhere; and where those may be. */
    private final List<Integer> culprits = new ArrayList<>();

    private final List<Integer> partners = new ArrayList<>();

    /** The steps of which the viewer did not see the cards. */
    private final List<Integer> hidden = new ArrayList<>();

    private @Nullable S after;
    private long wrong;

    Attempt(int number, Past.Seen next, Step<M> step) {
      for (int i = 0; i <= number; i++) {
        if (story.steps.get(i).isHidden()) {
          hidden.add(i);
        }
      }
      this.number = number;
      this.next = next;
      this.step = step;
      ClueList told = new ClueList(number);
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
      Layout next = follower.next(layout, table);
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
                  return rules.table(
                      rules.apply(before, syntax.withCards(Move.CHANCE, move, cards)));
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
      for (int i = random.nextInt(4) == 0 ? 2 + random.nextInt(2) : 1; i > 0; i--) {
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
      long better = clued && replay(from) == 0 ? judge() : Long.MAX_VALUE;
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
      Layout now = follower.next(layout, table);
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
      long better = replay(0) == 0 && allCluesHold() ? judge() : Long.MAX_VALUE;
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
      replay(0);
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
      if (replay(0) == 0) {
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
      int b = random.nextInt(story.cards.length);
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
        layout.exchange(a, b);
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

    private int pick(List<Integer> some) {
      return some.isEmpty() || random.nextInt(4) == 0
          ? random.nextInt(story.cards.length)
          : some.get(random.nextInt(some.size()));
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
      long better = replay(at) == 0 ? judge() : Long.MAX_VALUE;
      if (better <= wrong) {
        wrong = better;
      } else {
        chosen.choose(before);
        if (replay(at) == 0) {
          judge();
        }
      }
      return true;
    }
  }
}
