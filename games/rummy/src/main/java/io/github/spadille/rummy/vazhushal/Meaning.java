package io.github.spadille.rummy.vazhushal;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.card.CardBag;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.PlayingCards;
import java.util.function.Predicate;

/**
 * What a group of cards can mean, if its wild cards are given roles.
 *
 * @param size the number of cards
 * @param fixed the cards that are not wild
 * @param naturals those, and the wild cards that are no jokers: they can be themselves
 * @param isTwice whether the group has a card twice that is not wild
 */
record Meaning(
    int size, CardSet<PlayingCard> fixed, CardSet<PlayingCard> naturals, boolean isTwice) {
  /** Returns what cards can mean if jokers and some others are wild. */
  static Meaning of(CardBag<PlayingCard> cards, CardSet<PlayingCard> wilds) {
    CardSet<PlayingCard> naturals = PlayingCards.withoutJokers(cards.distinct());
    CardSet<PlayingCard> fixed = naturals.minus(wilds);
    boolean isTwice = cards.intersect(fixed).size() > fixed.size();
    return new Meaning(cards.size(), fixed, naturals, isTwice);
  }

  /** Returns the sequences and sets that the group can be. */
  ImmutableList<Shape> shapes() {
    ImmutableList.Builder<Shape> shapes = ImmutableList.builder();
    find(
        shape -> {
          shapes.add(shape);
          return false;
        });
    return shapes.build();
  }

  /** Tells whether the group is a valid meld by itself. */
  boolean isMeld() {
    return find(shape -> true);
  }

  /** Tells whether the group is a natural sequence (VAZ-21). */
  boolean isNaturalSequence() {
    return find(shape -> shape.isSequence() && isNatural(shape));
  }

  /** Tells whether the group is a sequence or a set with every card in the role of itself. */
  boolean isNatural() {
    return find(this::isNatural);
  }

  /** Tells whether the group is this shape with every card in the role of itself. */
  private boolean isNatural(Shape shape) {
    return size == naturals.size() && naturals.equals(shape.roles());
  }

  private boolean find(Predicate<Shape> wanted) {
    for (PlayingCard natural : isTwice ? PlayingCards.noCards() : naturals) {
      if (fixed.isEmpty() || fixed.contains(natural)) {
        ImmutableList<Shape> shapes = Shape.with(natural, size);
        for (int i = 0; i < shapes.size(); i++) {
          if (shapes.get(i).roles().containsAll(fixed) && wanted.test(shapes.get(i))) {
            return true;
          }
        }
        if (!fixed.isEmpty()) {
          return false; // The other cards are in the same shapes.
        }
      }
    }
    return false;
  }

  /** Tells whether the group may be a valid meld with one more card: no is certain, yes is not. */
  boolean mayTake(PlayingCard card, CardSet<PlayingCard> wilds) {
    if (card.isJoker() || wilds.contains(card)) {
      return true;
    }
    ImmutableList<Shape> shapes = Shape.with(card, size + 1);
    for (int i = 0; i < shapes.size(); i++) {
      if (shapes.get(i).roles().containsAll(fixed)) {
        return !fixed.contains(card);
      }
    }
    return false;
  }
}
