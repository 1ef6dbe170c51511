package io.github.spadille.engine.card;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import java.util.Collection;
import java.util.List;
import java.util.function.Predicate;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.domains.Domain;
import net.jqwik.api.domains.DomainContext;

@Domain(CardDomain.class)
@Domain(DomainContext.Global.class)
class PlayingCardsProperties {
  private static List<PlayingCard> only(
      Collection<PlayingCard> cards, Predicate<PlayingCard> predicate) {
    return cards.stream().filter(predicate).toList();
  }

  @Property
  void suitsOfSets(@ForAll CardSet<PlayingCard> set, @ForAll Suit suit) {
    List<PlayingCard> expected = only(set, card -> card.is(suit));
    assertThat(PlayingCards.ofSuit(set, suit)).containsExactlyElementsOf(expected);
    assertThat(PlayingCards.hasSuit(set, suit)).isEqualTo(!expected.isEmpty());
    assertThat(PlayingCards.countSuit(set, suit)).isEqualTo(expected.size());
  }

  @Property
  void ranksOfSets(@ForAll CardSet<PlayingCard> set, @ForAll Rank rank) {
    List<PlayingCard> expected = only(set, card -> card.is(rank));
    assertThat(PlayingCards.ofRank(set, rank)).containsExactlyElementsOf(expected);
    assertThat(PlayingCards.hasRank(set, rank)).isEqualTo(!expected.isEmpty());
    assertThat(PlayingCards.countRank(set, rank)).isEqualTo(expected.size());
  }

  @Property
  void jokersOfSets(@ForAll CardSet<PlayingCard> set) {
    assertThat(PlayingCards.jokers(set)).containsExactlyElementsOf(only(set, PlayingCard::isJoker));
    assertThat(PlayingCards.withoutJokers(set))
        .containsExactlyElementsOf(only(set, card -> !card.isJoker()));
  }

  @Property
  void suitsRanksAndJokersOfBags(
      @ForAll CardBag<PlayingCard> bag, @ForAll Suit suit, @ForAll Rank rank) {
    List<PlayingCard> ofSuit = only(bag, card -> card.is(suit));
    List<PlayingCard> ofRank = only(bag, card -> card.is(rank));
    assertThat(PlayingCards.ofSuit(bag, suit)).containsExactlyElementsOf(ofSuit);
    assertThat(PlayingCards.ofRank(bag, rank)).containsExactlyElementsOf(ofRank);
    assertThat(PlayingCards.countSuit(bag, suit)).isEqualTo(ofSuit.size());
    assertThat(PlayingCards.countRank(bag, rank)).isEqualTo(ofRank.size());
    assertThat(PlayingCards.jokers(bag)).containsExactlyElementsOf(only(bag, PlayingCard::isJoker));
  }

  @Example
  void allCardsOfASuitOrRankAreThereWithEitherBack() {
    List<PlayingCard> all = PlayingCard.FAMILY.cards();
    for (Suit suit : Suit.values()) {
      assertThat(PlayingCards.allOf(suit))
          .containsExactlyElementsOf(only(all, card -> card.is(suit)));
    }
    for (Rank rank : Rank.values()) {
      assertThat(PlayingCards.allOf(rank))
          .containsExactlyElementsOf(only(all, card -> card.is(rank)));
    }
    assertThat(PlayingCards.allJokers())
        .containsExactlyElementsOf(only(all, PlayingCard::isJoker))
        .contains(PlayingCard.X1, PlayingCard.X2);
  }

  @Example
  void readsCollections() {
    assertThat(PlayingCards.noCards()).isEmpty();
    assertThat(PlayingCards.set("Ks 7d Ks")).hasToString("Ks 7d");
    assertThat(PlayingCards.bag("Ks 7d Ks")).hasToString("Ks Ks 7d");
    assertThat(PlayingCards.list("Ks 7d Ks")).hasToString("Ks 7d Ks");
  }

  @Example
  void refusesNull() {
    CardSet<PlayingCard> set = PlayingCards.noCards();
    assertThatNullPointerException().isThrownBy(() -> PlayingCards.ofSuit(set, null));
    assertThatNullPointerException().isThrownBy(() -> PlayingCards.ofRank(set, null));
    assertThatNullPointerException().isThrownBy(() -> PlayingCards.set(null));
  }
}
