package io.github.spadille.testkit;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableMultiset;
import com.google.common.collect.Lists;
import io.github.spadille.engine.card.Card;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Rules;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.table.Audience;
import io.github.spadille.engine.table.Pile;
import io.github.spadille.engine.table.Table;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Lays other cards into piles of a state, with no regard to where they were. */
final class ExchangedPiles {
  private ExchangedPiles() {}

  /**
   * Returns a state with other cards in some piles.
   *
   * @throws IllegalArgumentException if there is no such pile or card
   * @throws AssertionError if the rules exchange no cards of that pile
   */
  static GameState in(Rules<GameState, Move> rules, GameState state, String... piles) {
    ImmutableMap<String, ImmutableList<String>> wanted =
        WrittenPiles.read(ImmutableList.copyOf(piles));
    Table before = rules.table(state);
    wanted.keySet().forEach(before::pile); // Each of them is there.
    Map<String, Card> cards = cards(rules, before);
    Table.Builder table = Table.builder();
    for (Pile pile : before.piles()) {
      ImmutableList<String> codes = wanted.get(pile.name());
      table.pile(codes == null ? pile : holding(pile, codes, cards));
    }
    GameState exchanged = rules.withCards(state, table.build());
    wanted.forEach((name, codes) -> check(rules.table(exchanged).pile(name), codes));
    return exchanged;
  }

  /** Returns every card of the game by its code. */
  private static Map<String, Card> cards(Rules<GameState, Move> rules, Table table) {
    Map<String, Card> cards = new HashMap<>();
    for (Table each : List.of(rules.table(rules.start()), table)) {
      for (Pile pile : each.piles()) {
        pile.cards().forEach(card -> cards.put(card.code(), card));
      }
    }
    return cards;
  }

  private static Pile holding(Pile pile, List<String> codes, Map<String, Card> cards) {
    ImmutableList.Builder<Card> held = ImmutableList.builder();
    for (String code : codes) {
      Card card = cards.get(code);
      if (card == null) {
        throw new IllegalArgumentException("pile " + pile.name() + ": no card " + code);
      }
      held.add(card);
    }
    return new Pile(pile.name(), pile.owner(), pile.order(), held.build(), Audience.NOBODY);
  }

  private static void check(Pile pile, List<String> wanted) {
    List<String> found = Lists.transform(pile.cards(), Card::code);
    boolean same =
        pile.isOrdered()
            ? found.equals(wanted)
            : ImmutableMultiset.copyOf(found).equals(ImmutableMultiset.copyOf(wanted));
    if (!same) {
      throw new AssertionError(
          "the rules exchange no cards of pile " + pile.name() + ", which all see: " + found);
    }
  }
}
