package io.github.spadille.formats.record;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMultiset;
import com.google.common.collect.Lists;
import com.google.common.collect.Multiset;
import io.github.spadille.engine.card.Card;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Rules;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.random.RandomSource;
import io.github.spadille.engine.table.Pile;
import io.github.spadille.engine.table.Table;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.jspecify.annotations.Nullable;

/**
 * Finds the shuffle that deals some cards to some piles, for any game.
 *
 * <p>An ordered pile begins with the cards named for it, in their order; an unordered one holds
 * them among others. All other cards lie in a fixed order, so the same description gives the same
 * shuffle for ever.
 *
 * <p>It knows nothing of how a game deals: it shuffles in some order, looks at the table, and
 * exchanges the card that lies where another should for that other, one wish after the other. Where
 * a deal sets something off by itself (a redeal, an upcard that is buried) it begins again with
 * another order, up to {@value #ATTEMPTS} times.
 *
 * @param <S> the states of the game
 * @param <M> the moves of the game
 */
public final class DirectedShuffle<S extends GameState, M extends Move> {
  private static final int ATTEMPTS = 24;

  /** One card that shall lie in a pile. */
  private record Wish(String pile, String code) {}

  private final Rules<S, M> rules;
  private final S state;
  private final M sample;
  private final ImmutableList<Wish> wishes;
  private int mostMet = -1;
  private String missed = "";

  private DirectedShuffle(Rules<S, M> rules, S state, M sample, ImmutableList<Wish> wishes) {
    this.rules = rules;
    this.state = state;
    this.sample = sample;
    this.wishes = wishes;
  }

  /**
   * Returns a move of chance after which some cards lie in some piles.
   *
   * @param state where a move of chance is due that names cards, such as a shuffle
   * @param piles the codes of the cards by the name of their pile
   * @throws IllegalArgumentException if no such move is due, the pack does not hold the cards, or
   *     no shuffle was found; the message names the pile that could not be met
   */
  public static <S extends GameState, M extends Move> M find(
      Rules<S, M> rules, S state, Map<String, ? extends List<String>> piles) {
    if (!state.turn().isChance()) {
      throw new UnmetDealException("that a shuffle is due", "turn " + state.turn());
    }
    M sample = rules.chance(state, RandomSource.seeded(0)); // Only its kind and its cards matter.
    List<Card> pack = new ArrayList<>(rules.syntax().cards(sample));
    if (pack.size() < 2) {
      throw new UnmetDealException("that a shuffle is due", rules.syntax().format(sample));
    }
    ImmutableList.Builder<Wish> wishes = ImmutableList.builder();
    piles.forEach((pile, codes) -> codes.forEach(code -> wishes.add(new Wish(pile, code))));
    DirectedShuffle<S, M> search = new DirectedShuffle<>(rules, state, sample, wishes.build());
    search.checkCards(pack);
    pack.sort(Comparator.comparingInt(Card::index));
    return search.search(pack);
  }

  private void checkCards(List<Card> pack) {
    Multiset<String> there = TextPieces.bag(Lists.transform(pack, Card::code));
    for (Multiset.Entry<String> wanted :
        TextPieces.bag(Lists.transform(wishes, Wish::code)).entrySet()) {
      int count = there.count(wanted.getElement());
      if (wanted.getCount() > count) {
        throw new UnmetDealException(
            "cards of the pack",
            wanted.getCount() + " of " + wanted.getElement() + "; the pack has " + count);
      }
    }
  }

  private M search(List<Card> pack) {
    for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
      List<Card> order = new ArrayList<>(pack);
      if (attempt > 0) {
        Collections.shuffle(order, new Random(attempt));
      }
      if (arrange(order)) {
        return shuffle(order);
      }
    }
    Wish wish = wishes.get(mostMet);
    List<String> codes = new ArrayList<>();
    for (Wish other : wishes) {
      if (other.pile().equals(wish.pile())) {
        codes.add(other.code());
      }
    }
    throw new UnmetDealException("pile " + wish.pile() + ": " + Joiner.on(' ').join(codes), missed);
  }

  /** Exchanges cards until every wish is met; false if one cannot be. */
  private boolean arrange(List<Card> order) {
    Map<String, List<String>> met = new LinkedHashMap<>();
    Table table = deal(order);
    for (int i = 0; i < wishes.size(); i++) {
      Wish wish = wishes.get(i);
      met.computeIfAbsent(wish.pile(), pile -> new ArrayList<>()).add(wish.code());
      if (table == null || !holds(table, met)) {
        Table better = exchange(order, wish, table, met);
        if (better == null) {
          remember(i, wish, table);
          return false;
        }
        table = better;
      }
    }
    return table != null;
  }

  private void remember(int met, Wish wish, @Nullable Table table) {
    if (met > mostMet) {
      mostMet = met;
      missed = table == null ? "a shuffle that is refused" : found(wish, table);
    }
  }

  /** Returns what there is on a table in place of what was wished for. */
  private static String found(Wish wish, Table table) {
    return table.hasPile(wish.pile())
        ? "pile " + table.pile(wish.pile())
        : "piles " + Joiner.on(", ").join(Lists.transform(table.piles(), Pile::name));
  }

  /** Brings the wished card to its place; returns the table then, or null if it cannot be done. */
  private @Nullable Table exchange(
      List<Card> order, Wish wish, @Nullable Table table, Map<String, List<String>> met) {
    List<Integer> sources = new ArrayList<>();
    for (int i = 0; i < order.size(); i++) {
      if (order.get(i).code().equals(wish.code())) {
        sources.add(i);
      }
    }
    for (int target : targets(order, wish, table, met)) {
      for (int source : sources) {
        Collections.swap(order, source, target);
        Table dealt = deal(order);
        if (dealt != null && holds(dealt, met)) {
          return dealt;
        }
        Collections.swap(order, source, target);
      }
    }
    return null;
  }

  /** Returns all places of the pack, those first whose cards now lie where the wish is for. */
  private static List<Integer> targets(
      List<Card> order, Wish wish, @Nullable Table table, Map<String, List<String>> met) {
    List<Card> there = new ArrayList<>();
    if (table != null && table.hasPile(wish.pile())) {
      Pile pile = table.pile(wish.pile());
      int place = met.getOrDefault(wish.pile(), ImmutableList.of()).size() - 1;
      if (!pile.isOrdered()) {
        there.addAll(pile.cards());
      } else if (place < pile.size()) {
        there.add(pile.cards().get(place));
      }
    }
    List<Integer> first = new ArrayList<>();
    List<Integer> others = new ArrayList<>();
    for (int i = 0; i < order.size(); i++) {
      (there.contains(order.get(i)) ? first : others).add(i);
    }
    first.addAll(others);
    return first;
  }

  private M shuffle(List<Card> order) {
    return rules.syntax().withCards(Move.CHANCE, sample, order);
  }

  /** Returns the table after a shuffle, or null if it is refused. */
  private @Nullable Table deal(List<Card> order) {
    M move = shuffle(order);
    return rules.refusal(state, move).isPresent() ? null : rules.table(rules.apply(state, move));
  }

  private static boolean holds(Table table, Map<String, List<String>> piles) {
    for (Map.Entry<String, List<String>> wanted : piles.entrySet()) {
      if (!table.hasPile(wanted.getKey())
          || !holds(table.pile(wanted.getKey()), wanted.getValue())) {
        return false;
      }
    }
    return true;
  }

  private static boolean holds(Pile pile, List<String> wanted) {
    List<String> codes = Lists.transform(pile.cards(), Card::code);
    if (wanted.size() > codes.size()) {
      return false;
    }
    if (pile.isOrdered()) {
      return codes.subList(0, wanted.size()).equals(wanted);
    }
    ImmutableMultiset<String> there = TextPieces.bag(codes);
    for (Multiset.Entry<String> entry : TextPieces.bag(wanted).entrySet()) {
      if (there.count(entry.getElement()) < entry.getCount()) {
        return false;
      }
    }
    return true;
  }
}
