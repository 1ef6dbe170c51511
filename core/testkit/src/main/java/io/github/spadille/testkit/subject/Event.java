package io.github.spadille.testkit.subject;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.card.Card;
import io.github.spadille.engine.seat.Viewer;
import io.github.spadille.engine.table.Pile;
import io.github.spadille.engine.table.Table;
import java.util.Set;

/**
 * A move that was made, as rules see it: everything is open.
 *
 * @param move the text of the move
 * @param before the table before it
 * @param stages the tables on the way to the last one
 * @param after the table after it, and after all that followed by itself
 */
public record Event(String move, Table before, ImmutableList<Table> stages, Table after) {
  /**
   * Tells whether everybody sees one of some cards in a pile on the way, as in hands that are shown
   * before the next ones are dealt.
   *
   * @param pile a name up to a full stop: {@code hand} stands for {@code hand.0} and {@code hand.1}
   */
  public boolean shows(String pile, Set<Card> cards) {
    for (Table stage : stages) {
      for (Pile each : stage.piles()) {
        boolean named = each.name().equals(pile) || each.name().startsWith(pile + '.');
        if (named && showsOneOf(each, cards)) {
          return true;
        }
      }
    }
    return false;
  }

  private static boolean showsOneOf(Pile pile, Set<Card> cards) {
    for (int position = 0; position < pile.size(); position++) {
      if (pile.audiences().get(position).includes(Viewer.bystander())
          && cards.contains(pile.cards().get(position))) {
        return true;
      }
    }
    return false;
  }
}
