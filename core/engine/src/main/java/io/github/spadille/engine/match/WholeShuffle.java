package io.github.spadille.engine.match;

import io.github.spadille.engine.card.Card;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Rules;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.seat.Viewer;
import io.github.spadille.engine.table.Pile;
import io.github.spadille.engine.table.Table;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;

/** A shuffle of every card: nothing that was hidden before it is of use to anybody. */
final class WholeShuffle {
  private WholeShuffle() {}

  /** Tells whether a move of chance takes every card, but for those that lie open to all. */
  static <S extends GameState, M extends Move> boolean is(Rules<S, M> rules, S before, M chance) {
    List<Card> shuffled = rules.syntax().cards(chance);
    Table table = rules.table(before);
    int taken = shuffled.size();
    if (taken > 0 && taken < table.size()) {
      for (Pile pile : table.piles()) {
        for (int i = 0; i < pile.size(); i++) {
          boolean isOpen = pile.audiences().get(i).includes(Viewer.bystander());
          taken += isOpen && !shuffled.contains(pile.cards().get(i)) ? 1 : 0;
        }
      }
    }
    return taken == table.size();
  }

  /** Returns a state with the cards that a viewer does not see in the order of the family. */
  static <S extends GameState> S faceDown(Rules<S, ?> rules, S where, Viewer viewer) {
    Table table = rules.table(where);
    List<Card> hidden = new ArrayList<>();
    for (Pile pile : table.piles()) {
      for (int i = 0; i < pile.size(); i++) {
        if (!pile.audiences().get(i).includes(viewer)) {
          hidden.add(pile.cards().get(i));
        }
      }
    }
    hidden.sort(Comparator.comparing(Card::code));
    Iterator<Card> next = hidden.iterator();
    Map<String, List<Card>> instead = new HashMap<>();
    for (Pile pile : table.piles()) {
      List<Card> cards = new ArrayList<>();
      for (int i = 0; i < pile.size(); i++) {
        boolean seen = pile.audiences().get(i).includes(viewer);
        cards.add(seen ? pile.cards().get(i) : next.next());
      }
      instead.put(pile.name(), cards);
    }
    return hidden.isEmpty() ? where : rules.withCards(where, table.withCards(instead));
  }
}
