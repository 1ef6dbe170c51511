package io.github.spadille.engine.card;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.spadille.engine.random.RandomSource;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Chi-square tests with fixed seeds; the limits are the 99.9 % quantiles. */
class ShuffleTest {
  private static final int SHUFFLES = 48_000;

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3})
  void everyOrderOfFourCardsIsEquallyLikely(long seed) {
    RandomSource random = RandomSource.seeded(seed);
    CardList<PlayingCard> pile = PlayingCards.list("As Ks Qs Js");
    Map<CardList<PlayingCard>, Integer> counts = new HashMap<>();
    for (int i = 0; i < SHUFFLES; i++) {
      counts.merge(CardList.shuffled(pile, random), 1, Integer::sum);
    }
    assertThat(counts).hasSize(24);
    double expected = SHUFFLES / 24.0;
    double chiSquare = 0;
    for (int count : counts.values()) {
      chiSquare += (count - expected) * (count - expected) / expected;
    }
    assertThat(chiSquare).isLessThan(49.73); // 23 degrees of freedom
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3})
  void everyCardOfAPackIsEquallyLikelyInEveryPlace(long seed) {
    RandomSource random = RandomSource.seeded(seed);
    Deck<PlayingCard> deck = Deck.standard52();
    int shuffles = 20_000;
    int[][] counts = new int[52][128];
    for (int i = 0; i < shuffles; i++) {
      CardList<PlayingCard> pile = deck.shuffled(random);
      for (int place = 0; place < 52; place++) {
        counts[place][pile.indexAt(place)]++;
      }
    }
    double expected = shuffles / 52.0;
    double chiSquare = 0;
    for (int place = 0; place < 52; place++) {
      for (PlayingCard card : deck.cards()) {
        double deviation = counts[place][card.index()] - expected;
        chiSquare += deviation * deviation / expected;
      }
    }
    assertThat(chiSquare).isLessThan(2830); // 51 * 51 degrees of freedom
  }

  @Test
  void aNumberThatFavoursAnOrderIsDrawnAnew() {
    AtomicInteger drawn = new AtomicInteger();
    // With 0 every choice is the first, and nothing of the fraction is left: too little to be fair.
    RandomSource random = () -> drawn.incrementAndGet() <= 3 ? 0 : 0x5555_5555_5555_5555L;
    CardList<PlayingCard> shuffled = CardList.shuffled(PlayingCards.list("As Ks Qs Js"), random);

    assertThat(drawn).hasValue(4);
    assertThat(shuffled).containsExactlyInAnyOrderElementsOf(PlayingCard.cards("As Ks Qs Js"));
  }

  @Test
  void aSourceWhoseNumbersAreAllRefusedIsToldSo() {
    AtomicInteger drawn = new AtomicInteger();
    RandomSource zero =
        () -> {
          drawn.incrementAndGet();
          return 0;
        };
    assertThatThrownBy(() -> Deck.standard52().shuffled(zero))
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("64 draws in a row were refused; a source must be uniform");
    assertThat(drawn).hasValue(64);
    // Of these numbers 63 in a row are refused, for each of several batches.
    RandomSource late = () -> drawn.incrementAndGet() % 64 == 0 ? 0x5555_5555_5555_5555L : 0;
    assertThat(Deck.standard52().isPermutation(Deck.standard52().shuffled(late))).isTrue();
    assertThat(drawn).hasValueGreaterThan(3 * 64);
    assertThat(CardList.shuffled(PlayingCards.list("As"), zero)).hasSize(1);
  }

  @Test
  void aPackTakesFewRandomNumbers() {
    AtomicInteger drawn = new AtomicInteger();
    RandomSource numbers = RandomSource.seeded(1);
    CardList.shuffled(
        Deck.standard52().cards(),
        () -> {
          drawn.incrementAndGet();
          return numbers.nextLong();
        });
    assertThat(drawn).hasValueLessThan(8);
  }

  @Test
  void shufflesPartOfAPile() {
    CardList<PlayingCard> pile = PlayingCards.list("As Ks Qs Js Ts").subList(1, 4);
    CardList<PlayingCard> shuffled = CardList.shuffled(pile, RandomSource.seeded(1));
    assertThat(shuffled).containsExactlyInAnyOrderElementsOf(PlayingCard.cards("Ks Qs Js"));
  }
}
