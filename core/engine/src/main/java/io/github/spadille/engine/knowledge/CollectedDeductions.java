package io.github.spadille.engine.knowledge;

import com.google.common.collect.ImmutableSet;
import com.google.common.primitives.Ints;
import io.github.spadille.engine.card.Card;
import io.github.spadille.engine.card.CardFamily;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.game.DeductionListener;
import io.github.spadille.engine.game.Past;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.BiPredicate;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;
import org.jspecify.annotations.Nullable;

/** Collects deductions about a state. */
final class CollectedDeductions implements DeductionListener {
  private final Past<?, ?> past;
  private final Story<?, ?> story;
  private final Layout layout;
  private final int state;
  final List<Deduction> deductions = new ArrayList<>();
  final Set<Integer> shown = new HashSet<>();
  boolean unknown;

  /** Takes the deductions that do not concern this state; null if there are none. */
  private final @Nullable CollectedDeductions before;

  private CollectedDeductions(
      Past<?, ?> past,
      Story<?, ?> story,
      Layout layout,
      int state,
      @Nullable CollectedDeductions before) {
    this.past = past;
    this.story = story;
    this.layout = layout;
    this.state = state;
    this.before = before;
  }

  /** Returns what takes deductions about the state before a move. */
  static CollectedDeductions before(Past<?, ?> past, Story<?, ?> story, Layout layout, int move) {
    return new CollectedDeductions(past, story, layout, move, null);
  }

  /** Returns what takes deductions about the state after a move, and about the one before. */
  static CollectedDeductions after(Past<?, ?> past, Story<?, ?> story, Layout layout, int move) {
    return new CollectedDeductions(
        past, story, layout, move + 1, before(past, story, layout, move));
  }

  @Override
  public void none(String pile, Iterable<? extends Card> barred) {
    exactly(pile, 0, barred);
  }

  @Override
  public void some(String pile, Iterable<? extends Card> cards) {
    if (isHidden(pile)) {
      deductions.add(
          Deduction.some(state, story.names.number(pile), story.cards, ImmutableSet.copyOf(cards)));
    }
  }

  @Override
  public void exactly(String pile, int count, Iterable<? extends Card> cards) {
    if (isHidden(pile)) {
      deductions.add(
          Deduction.exactly(
              state, story.names.number(pile), count, story.cards, ImmutableSet.copyOf(cards)));
    }
  }

  @Override
  public <C extends Card> void that(
      String pile, CardFamily<C> family, Predicate<? super CardList<C>> property) {
    add(pile, family, cards -> property.test(cards) ? 0 : 1);
  }

  /** One deduction in which each step counts, so that the cards are looked at once for all. */
  @Override
  public <C extends Card> void complete(
      String pile, CardFamily<C> family, ToIntFunction<? super CardList<C>> missing, int most) {
    add(pile, family, cards -> Math.min(missing.applyAsInt(cards), most + 1));
  }

  @SuppressWarnings("unchecked") // All cards of the pile are of the family, as the game says.
  private <C extends Card> void add(
      String pile, CardFamily<C> family, ToIntFunction<CardList<C>> lacking) {
    if (isHidden(pile)) {
      deductions.add(
          Deduction.that(
              state,
              story.names.number(pile),
              held -> lacking.applyAsInt(CardList.copyOf(family, (List<C>) (List<?>) held))));
    }
  }

  @Override
  @SuppressWarnings("unchecked") // All cards of the pile are of the family, as the game says.
  public <C extends Card> void since(
      String fact,
      String value,
      String pile,
      CardFamily<C> family,
      BiPredicate<? super CardList<C>, ? super CardList<C>> agree) {
    int since = lastWith(fact, value);
    if (isHidden(pile, state) || isHidden(pile, since)) {
      deductions.add(
          Deduction.since(
              since,
              state,
              story.names.number(pile),
              (then, now) ->
                  agree.test(
                      CardList.copyOf(family, (List<C>) (List<?>) then),
                      CardList.copyOf(family, (List<C>) (List<?>) now))));
    }
  }

  /** Returns the number of the last state up to this one in which a fact had a value. */
  private int lastWith(String fact, String value) {
    for (int i = state; i > 0; i--) {
      if (past.seen().get(i - 1).after().fact(fact).filter(value::equals).isPresent()) {
        return i;
      }
    }
    throw new IllegalArgumentException(
        "fact " + fact + " was never " + value + " in " + state + " moves");
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

  /**
   * Tells whether the viewer does not see all of a pile, which a deduction can therefore be about.
   */
  private boolean isHidden(String pile) {
    return isHidden(pile, state);
  }

  private boolean isHidden(String pile, int state) {
    int number = story.names.number(pile);
    byte[] where = story.whereAt(state);
    for (int i = 0; i < where.length; i++) {
      if (where[i] == number && !story.isSeen(state, i)) {
        return true;
      }
    }
    return false;
  }

  @Override
  public CollectedDeductions before() {
    return before == null ? this : before;
  }

  /** Returns all deductions, also those about the state before. */
  List<Deduction> all() {
    List<Deduction> all = new ArrayList<>(before == null ? List.of() : before.deductions);
    all.addAll(deductions);
    return all;
  }
}
