package io.github.spadille.rummy.canasta;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.PlayingCards;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.testkit.Covers;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class KindsTest {
  private static long sparse(SplittableRandom random) {
    long some = random.nextLong();
    return some & random.nextLong();
  }

  @Test
  void kindsOfWhichThereAreEnoughAreCountedAsIfOneByOne() {
    SplittableRandom random = new SplittableRandom(1);
    for (int i = 0; i < 10_000; i++) {
      long counts = sparse(random);
      long others = i % 2 == 0 ? sparse(random) : random.nextLong();
      int least = 1 + i % 30;
      int enough = 0;
      for (int kind = 0; kind < 16; kind++) {
        enough += Kinds.get(counts, kind) + Kinds.get(others, kind) >= least ? 1 : 0;
      }
      assertThat(Kinds.countAtLeast(least, counts, others)).isEqualTo(enough);
    }
  }

  @Test
  void kindsAreChosenByTheNumberOfTheirCards() {
    SplittableRandom random = new SplittableRandom(2);
    for (int i = 0; i < 1_000; i++) {
      long counts = sparse(random);
      long some = 0;
      long two = 0;
      long three = 0;
      for (int kind = 0; kind < 16; kind++) {
        some |= Kinds.get(counts, kind) >= 1 ? Kinds.times(0xF, kind) : 0;
        two |= Kinds.get(counts, kind) >= 2 ? Kinds.times(0xF, kind) : 0;
        three |= Kinds.get(counts, kind) >= 3 ? Kinds.times(0xF, kind) : 0;
      }
      assertThat(Kinds.some(counts)).isEqualTo(some);
      assertThat(Kinds.twoOrMore(counts)).isEqualTo(two);
      assertThat(Kinds.threeOrMore(counts)).isEqualTo(three);
    }
  }

  @Test
  @Covers("CAN-13")
  void cardsAreWorthWhatTheirKindsAreWorth() {
    SplittableRandom random = new SplittableRandom(3);
    for (int i = 0; i < 1_000; i++) {
      long counts = random.nextLong() & 0x0777777777777777L;
      int value = 0;
      for (int kind = 0; kind <= Kinds.RED_THREE; kind++) {
        value += Kinds.get(counts, kind) * Kinds.value(kind);
      }
      assertThat(Kinds.total(counts)).isEqualTo(value);
    }
    assertThat(Kinds.value(PlayingCards.bag("As 2h 3c 3h 4s 7d 8c Kh X1 X1")))
        .isEqualTo(20 + 20 + 5 + 5 + 5 + 10 + 10 + 50 + 50);
    for (int kind = 0; kind < Kinds.JOKER; kind++) {
      assertThat(Kinds.get(Kinds.worth(Kinds.value(kind)), kind)).isEqualTo(0xF);
      assertThat(Kinds.get(Kinds.ORDINARY, kind)).isEqualTo(Kinds.isOrdinary(kind) ? 0xF : 0);
    }
  }

  @Test
  @Covers({"CAN-24", "CAN-67"})
  void canastasAreCountedAsIfOneByOne() {
    SplittableRandom random = new SplittableRandom(4);
    for (int i = 0; i < 1_000; i++) {
      long naturals = sparse(random) & 0x000FFFFFFFFFFFFFL;
      long wilds = sparse(random) & random.nextLong() & 0x000FFFFFFFFFFFFFL;
      int canastas = 0;
      int natural = 0;
      for (int kind = 0; kind < Kinds.JOKER; kind++) {
        boolean enough = Kinds.get(naturals, kind) + Kinds.get(wilds, kind) >= 7;
        canastas += enough && kind != Kinds.BLACK_THREE ? 1 : 0;
        natural += enough && kind != Kinds.BLACK_THREE && Kinds.get(wilds, kind) == 0 ? 1 : 0;
      }
      assertThat(Kinds.canastas(naturals, wilds)).isEqualTo(canastas);
      assertThat(Kinds.canastas(Kinds.without(wilds, naturals), 0)).isEqualTo(natural);
    }
  }

  @Test
  @Covers("CAN-4")
  void naturalCardsAreThoseOfARankButTwosAndRedThrees() {
    assertThat(Kinds.naturals(Rank.ACE))
        .containsExactlyElementsOf(PlayingCard.cards("As Ah Ad Ac"));
    assertThat(Kinds.naturals(Rank.THREE)).containsExactlyElementsOf(PlayingCard.cards("3s 3c"));
    assertThat(Kinds.naturals(Rank.TWO)).isEmpty();
  }
}
