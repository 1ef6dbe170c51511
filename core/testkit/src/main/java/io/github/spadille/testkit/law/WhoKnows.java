package io.github.spadille.testkit.law;

import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Iterables;
import io.github.spadille.engine.card.Card;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.seat.Viewer;
import io.github.spadille.engine.table.Pile;
import io.github.spadille.engine.table.Table;
import io.github.spadille.testkit.subject.Event;
import io.github.spadille.testkit.subject.Secrets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Who may know the difference between a run and its twin, and since when, as the declaration says.
 *
 * <p>A viewer knows it once it sees one of the cards concerned otherwise in one game than in the
 * other; all know it once a declaration that kept it is lifted.
 */
final class WhoKnows {
  private final Secrets secrets;
  private final ImmutableSet<Card> cards;
  private final String choice;
  private final Map<Viewer, Integer> from = new LinkedHashMap<>();
  private int step;

  <M extends Move> WhoKnows(Run<?, M> run, Change<M> change) {
    this.secrets = run.secrets();
    this.cards = change.cards().cards();
    M move = change.move();
    this.choice = move.isChance() ? "" : Texts.verb(run.rules().syntax(), move);
    for (Viewer viewer : run.viewers()) {
      from.put(viewer, viewer.isSeat(move.seat()) ? 0 : Integer.MAX_VALUE);
    }
  }

  /** Learns from the next move of both games. */
  void learn(Event run, Event twin) {
    boolean lifted = isLifted(run) || isLifted(twin);
    int now = step++;
    from.replaceAll(
        (viewer, since) ->
            since <= now || !(lifted || seesOtherwise(run, twin, viewer))
                ? since
                : Integer.valueOf(now));
  }

  /** Tells whether a viewer sees the cards otherwise after the move, or on the way. */
  private boolean seesOtherwise(Event run, Event twin, Viewer viewer) {
    int stages = Math.min(run.stages().size(), twin.stages().size());
    for (int i = 0; i < stages; i++) {
      if (!seen(run.stages().get(i), viewer).equals(seen(twin.stages().get(i), viewer))) {
        return true;
      }
    }
    return !seen(run.after(), viewer).equals(seen(twin.after(), viewer));
  }

  /** Tells whether what kept the difference does not hold any more. */
  private boolean isLifted(Event move) {
    if (!choice.isEmpty() && secrets.isLifted(choice, move, cards)) {
      return true;
    }
    for (Pile pile : Iterables.concat(move.before().piles(), move.after().piles())) {
      if (!Collections.disjoint(pile.cards(), cards) && secrets.isLifted(pile, move, cards)) {
        return true;
      }
    }
    return false;
  }

  /** Returns where a viewer sees the cards. */
  private Map<String, List<String>> seen(Table table, Viewer viewer) {
    Map<String, List<String>> seen = new TreeMap<>();
    for (Pile pile : table.piles()) {
      List<String> there = new ArrayList<>();
      for (int i = 0; i < pile.size(); i++) {
        Card card = pile.cards().get(i);
        if (cards.contains(card) && !secrets.hides(table, pile, i, viewer)) {
          there.add(card.code());
        }
      }
      if (!pile.isOrdered()) {
        Collections.sort(there);
      }
      seen.put(pile.name(), there);
    }
    for (Card card : cards) {
      seen.put("told of " + card.code(), secrets.told(table, card));
    }
    return seen;
  }

  /** Tells whether every viewer may know the difference. */
  boolean isComplete() {
    return last() < Integer.MAX_VALUE;
  }

  /** Returns the number of the first step at which a viewer may know the difference. */
  int from(Viewer viewer) {
    return from.getOrDefault(viewer, Integer.MAX_VALUE);
  }

  /** Returns the number of the first step at which every viewer may know the difference. */
  int last() {
    return Collections.max(from.values());
  }
}
