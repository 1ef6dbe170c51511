package io.github.spadille.webtable;

import com.google.common.collect.HashMultiset;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.Multiset;
import com.google.common.collect.Multisets;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.match.Match;
import io.github.spadille.engine.match.View;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.seat.Viewer;
import io.github.spadille.engine.table.SeenPile;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Says when a move may still be taken back: as long as nobody has come to see a card since which
 * the player did not see before it.
 *
 * <p>What others alone see is only counted, so the answer tells nothing about it.
 */
final class TakingBack {
  /** So many moves are looked at: nobody takes back what lies longer ago. */
  private static final int FARTHEST = 20;

  private TakingBack() {}

  /** Tells whether a seat may ask to take back its last move. */
  static <S extends GameState, M extends Move> boolean isPossible(Match<S, M> match, int seat) {
    List<Match<S, M>> since = new ArrayList<>();
    Match<S, M> each = match;
    while (each.canUndo() && since.size() < FARTHEST) {
      M last = each.last().orElseThrow();
      if (last.isChance()) {
        return false;
      }
      since.add(each);
      each = each.undo();
      if (last.seat() == seat) {
        return isNothingNew(since, each, Viewer.seat(seat));
      }
    }
    return false;
  }

  private static <S extends GameState, M extends Move> boolean isNothingNew(
      List<Match<S, M>> since, Match<S, M> before, Viewer player) {
    View then = before.viewFor(player);
    Multiset<String> known = cards(then);
    for (Match<S, M> after : since) {
      for (View stage : after.stagesFor(player)) {
        if (!Multisets.containsOccurrences(known, cards(stage))) {
          return false;
        }
      }
    }
    for (int seat = 0; seat < before.setup().seats(); seat++) {
      Viewer other = Viewer.seat(seat);
      Map<String, Integer> hidden = seenBesides(before.viewFor(other), then);
      for (Match<S, M> after : since) {
        ImmutableList<View> stages = after.stagesFor(other);
        ImmutableList<View> own = after.stagesFor(player);
        for (int i = 0; i < stages.size(); i++) {
          if (isMore(seenBesides(stages.get(i), own.get(i)), hidden)) {
            return false;
          }
        }
      }
    }
    return true;
  }

  private static boolean isMore(Map<String, Integer> now, Map<String, Integer> then) {
    return now.entrySet().stream()
        .anyMatch(pile -> pile.getValue() > then.getOrDefault(pile.getKey(), 0));
  }

  /** Returns how many cards of each pile one view shows beyond another. */
  private static Map<String, Integer> seenBesides(View one, View other) {
    Map<String, Integer> besides = new HashMap<>();
    for (SeenPile pile : one.table().piles()) {
      besides.put(pile.name(), seen(pile));
    }
    for (SeenPile pile : other.table().piles()) {
      besides.merge(pile.name(), -seen(pile), Integer::sum);
    }
    return besides;
  }

  private static int seen(SeenPile pile) {
    return (int) pile.cards().stream().filter(card -> card.card().isPresent()).count();
  }

  private static Multiset<String> cards(View view) {
    Multiset<String> cards = HashMultiset.create();
    for (SeenPile pile : view.table().piles()) {
      pile.cards().forEach(card -> card.card().ifPresent(seen -> cards.add(seen.toString())));
    }
    return cards;
  }
}
