package io.github.spadille.testkit;

import com.google.common.base.Splitter;
import com.google.common.collect.ArrayListMultimap;
import com.google.common.collect.Iterables;
import com.google.common.collect.ListMultimap;
import com.google.common.collect.Lists;
import io.github.spadille.engine.card.Card;
import io.github.spadille.engine.card.CardFamily;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.game.DeductionListener;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Rules;
import io.github.spadille.engine.move.Move;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiPredicate;
import java.util.function.Predicate;

/** Writes down what a move tells of cards that lie face down, for the tests of a game. */
public final class HeardDeductions implements DeductionListener {
  private final List<String> heard = new ArrayList<>();
  private final ListMultimap<String, Predicate<List<String>>> fits = ArrayListMultimap.create();

  private HeardDeductions() {}

  private static <S extends GameState, M extends Move> HeardDeductions by(
      Rules<S, M> rules, S before, M move) {
    HeardDeductions deductions = new HeardDeductions();
    rules.deductions().fromMove(before, move, deductions);
    rules.deductions().fromConsequences(before, move, rules.apply(before, move), deductions);
    return deductions;
  }

  /**
   * Returns what a move and its consequences tell, a text for each deduction, in order.
   *
   * <p>They read {@code hand.1 lacks 7s 8s}, {@code hand.1 has one of 7s 8s}, {@code hand.1 has 2
   * of 7s 8s 9s}, {@code hand.1 has a property}, {@code hand.1 agrees with itself since draw-no 1},
   * {@code hand.1 shows 7s} and {@code unknown}.
   */
  public static <S extends GameState, M extends Move> List<String> of(
      Rules<S, M> rules, S before, M move) {
    return by(rules, before, move).heard;
  }

  /**
   * Returns which of some hands fit all that a move and its consequences tell of a pile.
   *
   * @param hands the codes of their cards, separated by one space
   */
  public static <S extends GameState, M extends Move> List<String> fitting(
      Rules<S, M> rules, S before, M move, String pile, String... hands) {
    HeardDeductions deductions = by(rules, before, move);
    List<String> fitting = new ArrayList<>();
    for (String hand : hands) {
      List<String> codes = Splitter.on(' ').splitToList(hand);
      if (deductions.fits.get(pile).stream().allMatch(deduction -> deduction.test(codes))) {
        fitting.add(hand);
      }
    }
    return fitting;
  }

  @Override
  public void none(String pile, Iterable<? extends Card> cards) {
    heard.add(pile + " lacks " + cards);
    fits.put(pile, hand -> among(hand, cards) == 0);
  }

  @Override
  public void some(String pile, Iterable<? extends Card> cards) {
    heard.add(pile + " has one of " + cards);
    fits.put(pile, hand -> among(hand, cards) > 0);
  }

  @Override
  public void exactly(String pile, int count, Iterable<? extends Card> cards) {
    heard.add(pile + " has " + count + " of " + cards);
    fits.put(pile, hand -> among(hand, cards) == count);
  }

  private static long among(List<String> hand, Iterable<? extends Card> cards) {
    return hand.stream()
        .filter(code -> Iterables.any(cards, card -> card.code().equals(code)))
        .count();
  }

  @Override
  public <C extends Card> void that(
      String pile, CardFamily<C> family, Predicate<? super CardList<C>> property) {
    heard.add(pile + " has a property");
    fits.put(
        pile, hand -> property.test(CardList.copyOf(family, Lists.transform(hand, family::parse))));
  }

  @Override
  public <C extends Card> void since(
      String fact,
      String value,
      String pile,
      CardFamily<C> family,
      BiPredicate<? super CardList<C>, ? super CardList<C>> agree) {
    heard.add(pile + " agrees with itself since " + fact + ' ' + value);
  }

  @Override
  public void shown(String pile, Iterable<? extends Card> cards) {
    heard.add(pile + " shows " + cards);
  }

  @Override
  public void unknown() {
    heard.add("unknown");
  }
}
