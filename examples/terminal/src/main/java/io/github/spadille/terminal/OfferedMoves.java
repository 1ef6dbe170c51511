package io.github.spadille.terminal;

import static java.util.Comparator.comparingInt;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.card.Card;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.match.Match;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.notation.MoveSyntax;
import io.github.spadille.engine.screen.HandOrder;
import io.github.spadille.engine.seat.Viewer;
import io.github.spadille.engine.table.SeenCard;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The legal moves of a player as they are offered, those with cards in the order of the hand. */
final class OfferedMoves {
  private OfferedMoves() {}

  /** Returns what a seat may do; nothing if it may not act. */
  static <S extends GameState, M extends Move> ImmutableList<OfferedMove<M>> of(
      Match<S, M> match, int seat, Voice voice) {
    MoveSyntax<M> syntax = match.rules().syntax();
    Map<Card, Integer> places = places(match, seat, voice);
    List<OfferedMove<M>> offers = new ArrayList<>();
    Map<M, Integer> order = new HashMap<>();
    int first = -1;
    for (M move : match.legalMovesFor(Viewer.seat(seat))) {
      int place = place(syntax.cards(move), places);
      first = place >= 0 ? 0 : first;
      // What needs no card of the hand stays before the cards, or behind them.
      order.put(move, place >= 0 ? place : afterCards(first, places.size()));
      String text = voice.words().text(syntax.parts(move).offered());
      offers.add(new OfferedMove<>(move, syntax.format(move), text));
    }
    offers.sort(comparingInt(offer -> order.getOrDefault(offer.move(), 0)));
    return ImmutableList.copyOf(offers);
  }

  private static int afterCards(int first, int cards) {
    return first < 0 ? -1 : cards;
  }

  private static int place(List<Card> cards, Map<Card, Integer> places) {
    for (Card card : cards) {
      Integer place = places.get(card);
      if (place != null) {
        return place;
      }
    }
    return -1;
  }

  /** Returns where each card stands among those that the seat holds, from the left to the right. */
  private static Map<Card, Integer> places(Match<?, ?> match, int seat, Voice voice) {
    Map<Card, Integer> places = new HashMap<>();
    Layout layout = Layout.of(match, Viewer.seat(seat));
    HandOrder hand = HandOrder.of(voice.words(), layout::fact);
    for (Heap heap : layout.heaps().values()) {
      if (heap.isOf(seat)) {
        for (SeenCard seen : heap.held(hand).cards()) {
          seen.card().ifPresent(card -> places.putIfAbsent(card, places.size()));
        }
      }
    }
    return places;
  }
}
