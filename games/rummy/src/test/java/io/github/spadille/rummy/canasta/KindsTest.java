package io.github.spadille.rummy.canasta;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.PlayingCards;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.random.RandomSource;
import io.github.spadille.testkit.Covers;
import org.junit.jupiter.api.Test;

class KindsTest {
  private static long sparse(RandomSource random) {
    long some = random.nextLong() & 0x7777777777777777L; // There are not more than 8 of a kind.
    return some & random.nextLong();
  }

  @Test
  void cardsAreChosenByTheirNumber() {
    RandomSource random = RandomSource.seeded(2);
    for (int i = 0; i < 1_000; i++) {
      long cards = sparse(random);
      long melded = sparse(random) & random.nextLong();
      long plain = 0;
      long pairs = 0;
      boolean fit = false;
      for (int kind = 0; kind < 16; kind++) {
        int count = Kinds.get(cards, kind);
        boolean isMelded = Kinds.get(melded, kind) > 0;
        boolean ordinary = kind < Kinds.BLACK_THREE;
        plain += ordinary && (isMelded || count >= 3) ? Kinds.times(count, kind) : 0;
        pairs += ordinary && !isMelded && count == 2 ? Kinds.times(2, kind) : 0;
        fit |= isMelded && count > 0 || kind <= Kinds.BLACK_THREE && count >= 2;
      }
      assertThat(Kinds.plain(cards, melded)).isEqualTo(plain);
      assertThat(Kinds.pairs(cards, melded)).isEqualTo(pairs);
      assertThat(Kinds.anyFits(cards, melded)).isEqualTo(fit);
    }
    assertThat(Kinds.anyFits(Kinds.times(1, 3), Kinds.times(4, 3))).isTrue();
    assertThat(Kinds.anyFits(Kinds.times(1, 3), Kinds.times(4, 4))).isFalse();
    assertThat(Kinds.anyFits(Kinds.times(2, Kinds.TWO), 0)).isFalse();
    assertThat(Kinds.anyFits(Kinds.times(2, Kinds.BLACK_THREE), 0)).isTrue();
  }

  @Test
  @Covers("CAN-13")
  void cardsAreWorthWhatTheirKindsAreWorth() {
    RandomSource random = RandomSource.seeded(3);
    for (int i = 0; i < 1_000; i++) {
      long counts = random.nextLong() & 0x0777777777777777L;
      int value = 0;
      int size = 0;
      for (int kind = 0; kind <= Kinds.RED_THREE; kind++) {
        value += Kinds.get(counts, kind) * Kinds.value(kind);
        size += kind == Kinds.RED_THREE ? 0 : Kinds.get(counts, kind);
      }
      assertThat(Kinds.totalValue(counts)).isEqualTo(value);
      assertThat(Kinds.size(counts)).isEqualTo(size);
    }
    assertThat(Kinds.value(PlayingCards.bag("As 2h 3c 3h 4s 7d 8c Kh X1 X1")))
        .isEqualTo(20 + 20 + 5 + 5 + 5 + 10 + 10 + 50 + 50);
    assertThat(Kinds.value(PlayingCard.cards("As 2h 3c 3h 4s 7d 8c Kh X1 X1")))
        .isEqualTo(20 + 20 + 5 + 5 + 5 + 10 + 10 + 50 + 50);
  }

  @Test
  @Covers("CAN-13")
  void theHighestPairsAreChosen() {
    long pairs = Kinds.count(PlayingCards.bag("4s 4h 9s 9d Ks Kc As Ad"));

    assertThat(Kinds.valueOfHighest(pairs, 0)).isZero();
    assertThat(Kinds.valueOfHighest(pairs, 1)).isEqualTo(40);
    assertThat(Kinds.valueOfHighest(pairs, 3)).isEqualTo(80);
    assertThat(Kinds.valueOfHighest(pairs, 9)).isEqualTo(90);
  }

  @Test
  @Covers({"CAN-24", "CAN-67"})
  void canastasAreCountedAsIfOneByOne() {
    RandomSource random = RandomSource.seeded(4);
    for (int i = 0; i < 10_000; i++) {
      long naturals = 0;
      long wilds = 0;
      int canastas = 0;
      int natural = 0;
      for (int kind = 0; kind <= Kinds.BLACK_THREE; kind++) {
        int cards = random.nextInt(9);
        int wild = random.nextInt(5);
        naturals += Kinds.times(cards, kind);
        wilds += Kinds.times(wild, kind);
        boolean enough = cards + wild >= 7 && kind != Kinds.BLACK_THREE;
        canastas += enough ? 1 : 0;
        natural += enough && wild == 0 ? 1 : 0;
      }
      assertThat(Kinds.canastas(naturals, wilds)).isEqualTo(canastas);
      assertThat(Kinds.naturalCanastas(naturals, wilds)).isEqualTo(natural);
    }
  }

  @Test
  @Covers("CAN-4")
  void everyCardIsOfOneKind() {
    assertThat(Kinds.CARDS[Kinds.of(Rank.ACE)])
        .containsExactlyElementsOf(PlayingCard.cards("As Ah Ad Ac"));
    assertThat(Kinds.CARDS[Kinds.BLACK_THREE])
        .containsExactlyElementsOf(PlayingCard.cards("3s 3c"));
    assertThat(Kinds.of(Rank.THREE)).isEqualTo(Kinds.BLACK_THREE);
    assertThat(Kinds.of(PlayingCard.parse("3s"))).isEqualTo(Kinds.BLACK_THREE);
    assertThat(Kinds.isRedThree(PlayingCard.parse("3d"))).isTrue();
    for (PlayingCard card : Canasta.PACK.cards()) {
      int kind = Kinds.of(card);
      assertThat(Kinds.count(PlayingCards.bag(card.code()))).isEqualTo(Kinds.times(1, kind));
      assertThat(Kinds.isWild(card)).isEqualTo(card.isJoker() || card.is(Rank.TWO));
      assertThat(kind == Kinds.JOKER).isEqualTo(card.isJoker());
    }
  }
}
