package io.github.spadille.rummy.vazhushal;

import static io.github.spadille.engine.card.PlayingCard.FAMILY;
import static io.github.spadille.engine.card.PlayingCards.bag;
import static io.github.spadille.engine.card.PlayingCards.noCards;
import static io.github.spadille.engine.card.PlayingCards.set;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.spadille.engine.card.CardBag;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.Deck;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.card.Suit;
import java.util.List;
import java.util.Random;
import java.util.Set;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

/** What is told of groups at once. */
class MeaningTest {
  private static final List<PlayingCard> PACK = Deck.standard52().plusJokers(2).times(2).cards();

  /** Cards of one suit or rank more often than by chance, with a few wild ones. */
  private static CardBag<PlayingCard> near(Random random) {
    Suit suit = Suit.values()[random.nextInt(4)];
    int low = random.nextInt(13);
    int size = 2 + random.nextInt(4);
    CardBag<PlayingCard> cards = CardBag.empty(FAMILY);
    for (int i = 0; i < size; i++) {
      PlayingCard card =
          switch (random.nextInt(6)) {
            case 0 -> PlayingCard.X1;
            case 1 -> PlayingCard.parse(random.nextBoolean() ? "6h" : "6d");
            case 2 -> PlayingCard.of(Rank.values()[low], Suit.values()[random.nextInt(4)]);
            default -> PlayingCard.of(Rank.values()[(low + random.nextInt(4)) % 13], suit);
          };
      cards = cards.count(card) < 2 ? cards.with(card) : cards;
    }
    return cards;
  }

  @Property(tries = 60)
  void aCardThatMakesALongerMeldMayBeTaken(@ForAll long seed) {
    Random random = new Random(seed);
    CardSet<PlayingCard> wilds = set("6h 6d");
    CardBag<PlayingCard> cards = near(random);
    for (PlayingCard card : Set.copyOf(PACK)) {
      Meaning longer = Meaning.of(cards.with(card), wilds);
      Meaning meaning = Meaning.of(cards, wilds);
      if (meaning.isMeld() && longer.isMeld()) {
        assertThat(meaning.mayTake(card, wilds)).as("%s to %s", card, cards).isTrue();
      }
    }
    assertThat(Meaning.of(bag("5s 6s 7s"), wilds).mayTake(PlayingCard.parse("8d"), wilds))
        .isFalse();
  }

  @Test
  void longSequences() {
    CardBag<PlayingCard> suit = bag("As 2s 3s 4s 5s 6s 7s 8s 9s Ts Js Qs Ks");
    assertThat(Meaning.of(suit, noCards()).shapes()).hasSize(1);
    assertThat(Meaning.of(suit, noCards()).isNaturalSequence()).isTrue();
    assertThat(Meaning.of(suit.with(PlayingCard.X1), noCards()).isMeld()).isFalse();
    CardBag<PlayingCard> twelve = suit.without(PlayingCard.parse("7s")).with(PlayingCard.X1);
    assertThat(Meaning.of(twelve, noCards()).shapes()).hasSize(1);
    assertThat(Meaning.of(twelve, noCards()).isNaturalSequence()).isFalse();
    assertThat(Meaning.of(bag(""), noCards()).isMeld()).isFalse();
  }
}
