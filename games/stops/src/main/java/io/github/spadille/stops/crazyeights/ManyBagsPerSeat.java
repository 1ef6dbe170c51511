package io.github.spadille.stops.crazyeights;

import io.github.spadille.engine.card.Card;
import io.github.spadille.engine.card.CardBag;
import io.github.spadille.engine.card.CardFamily;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.seat.PerSeat;

/** Bags of any cards, of any number of seats. */
final class ManyBagsPerSeat<C extends Card> extends BagsPerSeat<C> {
  private final CardFamily<C> family;
  private final PerSeat<CardBag<C>> bags;

  ManyBagsPerSeat(CardFamily<C> family, PerSeat<CardBag<C>> bags) {
    super(family, bags.size());
    this.family = family;
    this.bags = bags;
  }

  @Override
  public CardBag<C> get(int seat) {
    return bags.get(seat);
  }

  @Override
  public CardSet<C> distinct(int seat) {
    return bags.get(seat).distinct();
  }

  @Override
  public boolean isEmpty(int seat) {
    return bags.get(seat).isEmpty();
  }

  @Override
  BagsPerSeat<C> plusIndex(int seat, int index) {
    return new ManyBagsPerSeat<>(family, bags.with(seat, bags.get(seat).with(family.card(index))));
  }

  @Override
  public BagsPerSeat<C> without(int seat, C card) {
    return new ManyBagsPerSeat<>(family, bags.with(seat, bags.get(seat).without(card)));
  }
}
