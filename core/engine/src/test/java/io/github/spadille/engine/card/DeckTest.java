package io.github.spadille.engine.card;

import static io.github.spadille.engine.card.PlayingCard.cards;
import static io.github.spadille.engine.card.PlayingCards.list;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import io.github.spadille.engine.random.RandomSource;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class DeckTest {
  static Stream<Arguments> decks() {
    return Stream.of(
        Arguments.of(Deck.standard52(), 52, "A 2 3 4 5 6 7 8 9 T J Q K", "", ""),
        Arguments.of(Deck.piquet32(), 32, "A 7 8 9 T J Q K", "", ""),
        Arguments.of(Deck.spanish40(), 40, "A 2 3 4 5 6 7 J Q K", "", ""),
        Arguments.of(Deck.fiveHundred43(), 43, "A 5 6 7 8 9 T J Q K", "4", "X1"),
        Arguments.of(Deck.fiveHundred63(), 63, "A 2 3 4 5 6 7 8 9 T J Q K 11 12", "13", "X1"),
        Arguments.of(Deck.full64(), 64, "A 2 3 4 5 6 7 8 9 T J Q K 11 12", "13", "X1 X2"));
  }

  @ParameterizedTest
  @MethodSource("decks")
  void contents(Deck<PlayingCard> deck, int size, String ranks, String redRanks, String jokers) {
    StringBuilder codes = new StringBuilder(jokers);
    for (Suit suit : Suit.values()) {
      for (String rank : (suit.isRed() ? ranks + " " + redRanks : ranks).split(" ")) {
        codes.append(' ').append(rank).append(suit.code());
      }
    }
    String all = codes.toString().replaceAll(" [hd]( |$)", "$1");
    assertThat(deck.cards()).containsExactlyInAnyOrderElementsOf(cards(all));
    assertThat(deck.size()).isEqualTo(size);
    assertThat(deck.set()).hasSize(size);
    assertThat(deck.isDistinct()).isTrue();
    assertThat(deck.family()).isSameAs(PlayingCard.FAMILY);
    assertThat(deck.name()).contains(String.valueOf(size));
    assertThat(deck).hasToString(deck.name());
    assertThat(deck.cards()).isEqualTo(deck.set().toList());
  }

  @Test
  void packsWithinPacks() {
    assertThat(Deck.fiveHundred63().set().containsAll(Deck.fiveHundred43().set())).isTrue();
    assertThat(Deck.fiveHundred43().set().containsAll(Deck.piquet32().set())).isTrue();
  }

  @Test
  void jokers() {
    Deck<PlayingCard> pack = Deck.standard52();
    assertThat(pack.plusJokers(0)).isEqualTo(pack);
    assertThat(pack.plusJokers(1)).isEqualTo(pack.with(cards("X1")));
    assertThat(pack.plusJokers(2)).isEqualTo(pack.with(cards("X1 X2")));
    assertThat(pack.size()).isEqualTo(52);
    assertThat(pack.plusJokers(1)).hasToString("standard 52 + 1 joker");
    assertThat(pack.plusJokers(2)).hasToString("standard 52 + 2 jokers");
    for (int n : new int[] {-1, 3}) {
      assertThatIllegalArgumentException()
          .isThrownBy(() -> pack.plusJokers(n))
          .withMessage("no such number of jokers: " + n + "; expected 0 1 2");
    }
  }

  @Test
  void severalPacks() {
    Deck<PlayingCard> canasta = Deck.standard52().plusJokers(2).times(2);
    assertThat(canasta.size()).isEqualTo(108);
    assertThat(canasta.isDistinct()).isFalse();
    assertThat(canasta.count(PlayingCard.X2)).isEqualTo(2);
    assertThat(canasta.count(PlayingCard.parse("7d"))).isEqualTo(2);
    assertThat(canasta.count(PlayingCard.parse("11d"))).isZero();
    assertThat(canasta.bag().count(PlayingCard.X1)).isEqualTo(2);
    assertThat(canasta.cards().first(4)).hasToString("As As 2s 2s");
    assertThatIllegalStateException().isThrownBy(canasta::set).withMessageContaining("standard 52");
    assertThat(Deck.standard52().times(1)).isEqualTo(Deck.standard52());
    assertThat(Deck.standard52().times(3).size()).isEqualTo(156);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> canasta.times(0))
        .withMessageContaining("0");
  }

  @Test
  void twoBacks() {
    Deck<PlayingCard> pack = Deck.piquet32();
    Deck<PlayingCard> two = pack.plus(pack.withSecondBack());
    assertThat(two.size()).isEqualTo(64);
    assertThat(two.isDistinct()).isTrue();
    assertThat(two.count(PlayingCard.parse("7d'"))).isEqualTo(1);
    assertThat(two.count(PlayingCard.parse("7d"))).isEqualTo(1);
    assertThat(two.count(PlayingCard.parse("6d'"))).isZero();
  }

  @Test
  void withoutCards() {
    Deck<PlayingCard> pack = Deck.standard52();
    Deck<PlayingCard> fiftyOne = pack.without(cards("Qs"));
    assertThat(fiftyOne.size()).isEqualTo(51);
    assertThat(fiftyOne.count(PlayingCard.parse("Qs"))).isZero();
    assertThat(fiftyOne.with(cards("Qs"))).isEqualTo(pack);
    assertThat(pack.times(2).without(cards("Qs")).count(PlayingCard.parse("Qs"))).isEqualTo(1);
    assertThat(pack.times(2).without(Rank.QUEEN).size()).isEqualTo(96);
    assertThat(pack.plusJokers(1).without(Rank.QUEEN, Rank.TWO).size()).isEqualTo(45);
    assertThat(pack.without(Rank.QUEEN).name()).isEqualTo("standard 52 without Q");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> fiftyOne.without(cards("Ks Qs")))
        .withMessageContaining("not among the cards: Qs");
  }

  @Test
  void equalityIsThatOfTheCards() {
    Deck<PlayingCard> made = Deck.standard52().without(Rank.EIGHT, Rank.NINE, Rank.TEN);
    assertThat(made).isEqualTo(Deck.spanish40()).hasSameHashCodeAs(Deck.spanish40());
    assertThat(made.named("Latin")).isEqualTo(made).hasToString("Latin");
    assertThat(made).isNotEqualTo(Deck.standard52()).isNotEqualTo(made.cards());
    assertThat(made.times(2)).isNotEqualTo(made).doesNotHaveSameHashCodeAs(made);
  }

  @Test
  void pilesArePermutationsWhateverTheyWereMadeOf() {
    CardList<PlayingCard> pile = list("7d Ks 7d");
    assertThat(list("Ks 7d 7d").isPermutationOf(pile)).isTrue();
    assertThat(list("Ks Ks 7d").isPermutationOf(pile)).isFalse();
    assertThat(list("Ks 7d").isPermutationOf(pile)).isFalse();
    assertThat(CardList.shuffled(pile, RandomSource.seeded(1)).isPermutationOf(pile)).isTrue();
    assertThat(CardList.shuffled(pile, RandomSource.seeded(1)).isPermutationOf(list("7d Ks Ks")))
        .isFalse();
  }

  @Test
  void permutations() {
    Deck<PlayingCard> deck = Deck.of(PlayingCard.FAMILY, cards("7d 7d Ks"));
    assertThat(deck.isPermutation(list("7d Ks 7d"))).isTrue();
    assertThat(deck.isPermutation(list("7d Ks Ks"))).isFalse();
    assertThat(deck.isPermutation(list("7d Ks"))).isFalse();
    assertThat(deck.isPermutation(list("7d Ks 7d 7d"))).isFalse();
    assertThat(deck.isPermutation(list("7d Ks Ah"))).isFalse();
    assertThat(deck.isPermutation(deck.shuffled(RandomSource.seeded(1)))).isTrue();
  }

  @Test
  void decksOfAnotherFamily() {
    Deck<Tarot> tarot = Deck.of(Tarot.FAMILY, Tarot.FAMILY.cards());
    assertThat(tarot.size()).isEqualTo(78);
    assertThat(tarot).hasToString("78 tarot");
    assertThat(tarot.without(Tarot.cards(0)).size()).isEqualTo(77);
    assertThat(tarot.isPermutation(tarot.shuffled(RandomSource.seeded(1)))).isTrue();
    assertThatIllegalStateException()
        .isThrownBy(() -> tarot.plusJokers(1))
        .withMessage("no jokers in a deck of tarot");
    assertThatIllegalStateException()
        .isThrownBy(() -> tarot.without(Rank.ACE))
        .withMessage("no ranks in a deck of tarot");
    assertThatIllegalStateException()
        .isThrownBy(tarot::withSecondBack)
        .withMessage("no backs in a deck of tarot");
  }

  @Test
  void refusesNull() {
    Deck<PlayingCard> deck = Deck.standard52();
    List<PlayingCard> none = null;
    assertThatNullPointerException().isThrownBy(() -> Deck.of(PlayingCard.FAMILY, null));
    assertThatNullPointerException().isThrownBy(() -> deck.named(null));
    assertThatNullPointerException().isThrownBy(() -> deck.with(null));
    assertThatNullPointerException().isThrownBy(() -> deck.without(none));
    assertThatNullPointerException().isThrownBy(() -> deck.without((Rank) null));
    assertThatNullPointerException().isThrownBy(() -> deck.plus(null));
    assertThatNullPointerException().isThrownBy(() -> deck.count(null));
    assertThatNullPointerException().isThrownBy(() -> deck.shuffled(null));
    assertThatNullPointerException().isThrownBy(() -> deck.isPermutation(null));
  }
}
