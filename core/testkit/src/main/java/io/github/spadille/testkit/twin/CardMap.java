package io.github.spadille.testkit.twin;

import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import io.github.spadille.engine.card.Card;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.notation.MoveSyntax;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Cards that have changed places in a twin, each with the one that lies there instead. */
public final class CardMap {
  private static final CardMap NONE = new CardMap(ImmutableMap.of());

  private final ImmutableMap<Card, Card> map;

  private CardMap(Map<Card, Card> map) {
    this.map = ImmutableMap.copyOf(map);
  }

  /** Returns the map of a twin in which no card has changed its place. */
  public static CardMap none() {
    return NONE;
  }

  /** Returns the map of a twin in which two cards have changed places. */
  public static CardMap exchanging(Card one, Card other) {
    return new CardMap(ImmutableMap.of(one, other, other, one));
  }

  /**
   * Returns the map of a twin in which some cards were chosen in place of others.
   *
   * <p>Cards that were chosen in both change places with none; if more were chosen in one than in
   * the other, the last of them change with none either.
   */
  public static CardMap choosing(List<Card> chosen, List<Card> instead) {
    List<Card> gone = new ArrayList<>(chosen);
    instead.forEach(gone::remove);
    List<Card> come = new ArrayList<>(instead);
    chosen.forEach(come::remove);
    Map<Card, Card> map = new LinkedHashMap<>();
    Iterator<Card> next = come.iterator();
    for (Card card : gone) {
      Card other = next.hasNext() ? next.next() : card;
      map.putIfAbsent(card, other);
      map.putIfAbsent(other, card);
    }
    next.forEachRemaining(card -> map.putIfAbsent(card, card));
    return new CardMap(map);
  }

  /** Returns the cards. */
  public ImmutableSet<Card> cards() {
    return map.keySet();
  }

  /** Returns a move with the other card for each that has changed its place. */
  public <M extends Move> M in(MoveSyntax<M> syntax, M move) {
    List<Card> cards = syntax.cards(move);
    if (cards.stream().noneMatch(map::containsKey)) {
      return move;
    }
    List<Card> others = new ArrayList<>(cards.size());
    for (Card card : cards) {
      others.add(map.getOrDefault(card, card));
    }
    return syntax.withCards(move.seat(), move, others);
  }

  /** Returns the cards, each with the other. */
  @Override
  public String toString() {
    return map.toString();
  }
}
