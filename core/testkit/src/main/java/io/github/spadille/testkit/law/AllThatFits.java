package io.github.spadille.testkit.law;

import com.google.common.collect.Collections2;
import com.google.common.collect.HashMultiset;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMultiset;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Iterables;
import com.google.common.collect.Iterators;
import com.google.common.collect.Lists;
import com.google.common.collect.Multiset;
import com.google.common.math.BigIntegerMath;
import io.github.spadille.engine.card.Card;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Past;
import io.github.spadille.engine.game.Rules;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.notation.MoveSyntax;
import io.github.spadille.engine.random.RandomSource;
import io.github.spadille.engine.table.Pile;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/**
 * Counts all ways in which everything may have been that a viewer did not see, by trying them.
 *
 * <p>After each move stands every state that looks like what was seen, with the number of deals and
 * secret choices that lead there. Cards that are marked lie where they lay in truth; the others are
 * dealt in every order.
 */
final class AllThatFits<S extends GameState, M extends Move> {
  private static final BigInteger MOST_WAYS = BigInteger.valueOf(Integer.MAX_VALUE);

  private final Past<S, M> past;
  private final Rules<S, M> rules;
  private final MoveSyntax<M> syntax;
  private final ImmutableSet<Card> unmarked;
  private final ImmutableList<M> truth;
  private final int most;
  private int tried;

  private AllThatFits(
      Past<S, M> past, ImmutableSet<Card> unmarked, ImmutableList<M> truth, int most) {
    this.past = past;
    this.rules = past.rules();
    this.syntax = rules.syntax();
    this.unmarked = unmarked;
    this.truth = truth;
    this.most = most;
  }

  /**
   * Returns the states, each as often as there are ways to it; nothing if too many moves have to be
   * tried, a text was concealed, or there are more ways than a number can tell.
   *
   * @param unmarked the cards that cannot be told from behind
   * @param truth the moves that were made since the start of the past
   * @param most how many moves may be tried
   */
  static <S extends GameState, M extends Move> Optional<Multiset<S>> of(
      Past<S, M> past, ImmutableSet<Card> unmarked, ImmutableList<M> truth, int most) {
    AllThatFits<S, M> all = new AllThatFits<>(past, unmarked, truth, most);
    Multiset<S> states = HashMultiset.create();
    states.add(past.start());
    for (int step = 0; step < truth.size() && all.tried <= most; step++) {
      if (all.isAnyText(step)) {
        return Optional.empty();
      }
      states = all.after(step, states);
    }
    return all.tried > most ? Optional.empty() : Optional.of(states);
  }

  private boolean isAnyText(int step) {
    return syntax.isFree(truth.get(step)) && syntax.isHidden(past.seen().get(step).move());
  }

  private Multiset<S> after(int step, Multiset<S> states) {
    Multiset<S> after = HashMultiset.create();
    for (S before : states.elementSet()) {
      Ways<M> moves = moves(step, before);
      BigInteger ways = moves.each().multiply(BigInteger.valueOf(states.count(before)));
      while (moves.all().hasNext() && tried++ <= most) {
        past.after(step, before, moves.all().next()).ifPresent(state -> add(after, state, ways));
      }
    }
    return after;
  }

  private void add(Multiset<S> after, S state, BigInteger ways) {
    BigInteger sum = ways.add(BigInteger.valueOf(after.count(state)));
    if (sum.compareTo(MOST_WAYS) > 0) {
      tried = most + 1;
    } else {
      after.setCount(state, sum.intValueExact());
    }
  }

  /** Moves that may have been made, and how many ways there are to each of them. */
  private record Ways<M>(Iterator<M> all, BigInteger each) {
    static <M> Ways<M> once(Iterable<M> moves) {
      return new Ways<>(moves.iterator(), BigInteger.ONE);
    }
  }

  private Ways<M> moves(int step, S before) {
    M move = truth.get(step);
    if (!past.rules().syntax().isHidden(past.seen().get(step).move())) {
      return Ways.once(List.of(move));
    }
    return move.isChance() ? shuffles(move, before) : Ways.once(choices(move, before));
  }

  /** Returns what may have been chosen; marked cards were seen to go where they went. */
  private Iterable<M> choices(M truth, S before) {
    List<Card> named = syntax.cards(truth);
    if (named.isEmpty()) {
      return rules.legalMoves(before, truth.seat());
    }
    List<Card> own = new ArrayList<>();
    for (Pile pile : rules.table(before).piles()) {
      if (pile.owner().equals(OptionalInt.of(truth.seat()))) {
        Iterables.addAll(own, Iterables.filter(pile.cards(), unmarked::contains));
      }
    }
    int chosen = Collections.frequency(areUnmarked(truth), true);
    Set<M> choices = new LinkedHashSet<>(); // equal cards give equal moves
    for (List<Card> some : combinations(own, chosen)) {
      choices.add(with(truth, some));
    }
    return choices;
  }

  /** Returns all ways to take so many of some cards, in their order. */
  private static List<List<Card>> combinations(List<Card> cards, int size) {
    if (size == 0) {
      return List.of(List.of());
    }
    List<List<Card>> all = new ArrayList<>();
    for (int last = size - 1; last < cards.size(); last++) {
      for (List<Card> others : combinations(cards.subList(0, last), size - 1)) {
        List<Card> some = new ArrayList<>(others);
        some.add(cards.get(last));
        all.add(some);
      }
    }
    return all;
  }

  /**
   * Returns a shuffle with the unmarked cards in every order. Orders in which equal cards change
   * places are one move, to which there are as many ways as there are such orders.
   */
  private Ways<M> shuffles(M truth, S before) {
    List<Card> mixed = new ArrayList<>();
    for (Card card : syntax.cards(rules.chance(before, RandomSource.seeded(0)))) {
      if (unmarked.contains(card)) {
        mixed.add(card);
      }
    }
    if (mixed.size() != Collections.frequency(areUnmarked(truth), true)) {
      return Ways.once(List.of());
    }
    BigInteger each = BigInteger.ONE;
    for (Multiset.Entry<Card> equal : ImmutableMultiset.copyOf(mixed).entrySet()) {
      each = each.multiply(BigIntegerMath.factorial(equal.getCount()));
    }
    Iterator<List<Card>> orders =
        Collections2.orderedPermutations(mixed, Comparator.comparing(Card::code)).iterator();
    return new Ways<>(Iterators.transform(orders, order -> with(truth, order)), each);
  }

  private List<Boolean> areUnmarked(M move) {
    return Lists.transform(syntax.cards(move), unmarked::contains);
  }

  private M with(M move, List<Card> order) {
    List<Card> cards = new ArrayList<>(syntax.cards(move));
    Iterator<Card> next = order.iterator();
    for (int i = 0; i < cards.size(); i++) {
      if (unmarked.contains(cards.get(i))) {
        cards.set(i, next.next());
      }
    }
    return syntax.withCards(move.seat(), move, cards);
  }
}
