package io.github.spadille.engine.card;

import com.google.common.collect.ImmutableList;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Provide;
import net.jqwik.api.Tuple;
import net.jqwik.api.domains.DomainContextBase;

/** Random playing cards and collections of them; cards at the ends of the words come often. */
final class CardDomain extends DomainContextBase {
  private static final List<PlayingCard> CORNERS =
      PlayingCard.cards("As 13h X1 X2 As' X1' Kd' X2'");

  @Provide
  Arbitrary<PlayingCard> cards() {
    return Arbitraries.frequencyOf(
        Tuple.of(1, Arbitraries.of(PlayingCard.FAMILY.cards())),
        Tuple.of(1, Arbitraries.of(CORNERS)));
  }

  @Provide
  Arbitrary<ImmutableList<PlayingCard>> cardLists() {
    return cards().list().ofMaxSize(40).map(ImmutableList::copyOf);
  }

  @Provide
  Arbitrary<CardSet<PlayingCard>> sets() {
    return cardLists().map(cards -> CardSet.copyOf(PlayingCard.FAMILY, cards));
  }

  @Provide
  Arbitrary<CardBag<PlayingCard>> bags() {
    return cardLists().map(cards -> CardBag.copyOf(PlayingCard.FAMILY, cards));
  }

  /** Piles that are part of a larger one as often as not. */
  @Provide
  Arbitrary<CardList<PlayingCard>> piles() {
    Arbitrary<CardList<PlayingCard>> whole =
        cardLists().map(cards -> CardList.copyOf(PlayingCard.FAMILY, cards));
    Arbitrary<CardList<PlayingCard>> part =
        whole.flatMap(
            pile ->
                Arbitraries.integers()
                    .between(0, pile.size())
                    .tuple2()
                    .map(
                        ends ->
                            pile.subList(
                                Math.min(ends.get1(), ends.get2()),
                                Math.max(ends.get1(), ends.get2()))));
    return Arbitraries.oneOf(whole, part);
  }
}
