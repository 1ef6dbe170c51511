package io.github.spadille.testkit.law;

import com.google.common.collect.ImmutableMultiset;
import io.github.spadille.engine.card.Card;
import io.github.spadille.engine.seat.Viewer;
import io.github.spadille.engine.table.Pile;
import io.github.spadille.engine.table.Table;
import io.github.spadille.testkit.subject.Secrets;
import java.util.LinkedHashSet;
import java.util.Set;

/** Questions about tables. */
final class Tables {
  private Tables() {}

  /** Returns every card on a table. */
  static ImmutableMultiset<String> cards(Table table) {
    ImmutableMultiset.Builder<String> codes = ImmutableMultiset.builder();
    for (Pile pile : table.piles()) {
      for (Card card : pile.cards()) {
        codes.add(card.code());
      }
    }
    return codes.build();
  }

  /** Tells whether the same cards lie in the same piles, in order where order means something. */
  static boolean samePiles(Table one, Table other) {
    if (one.piles().size() != other.piles().size()) {
      return false;
    }
    for (Pile pile : one.piles()) {
      if (!other.hasPile(pile.name()) || !sameCards(pile, other.pile(pile.name()))) {
        return false;
      }
    }
    return true;
  }

  private static boolean sameCards(Pile one, Pile other) {
    return one.isOrdered()
        ? one.cards().equals(other.cards())
        : ImmutableMultiset.copyOf(one.cards()).equals(ImmutableMultiset.copyOf(other.cards()));
  }

  /** Returns the codes of all cards that a viewer sees somewhere, as declared. */
  static Set<String> seen(Table table, Secrets secrets, Viewer viewer) {
    Set<String> codes = new LinkedHashSet<>();
    for (Pile pile : table.piles()) {
      for (int i = 0; i < pile.size(); i++) {
        if (!secrets.hides(table, pile, i, viewer)) {
          codes.add(pile.cards().get(i).code());
        }
      }
    }
    return codes;
  }
}
