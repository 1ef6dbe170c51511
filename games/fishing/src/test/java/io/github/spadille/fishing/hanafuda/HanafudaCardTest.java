package io.github.spadille.fishing.hanafuda;

import static io.github.spadille.fishing.hanafuda.HanafudaCards.pack;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

class HanafudaCardTest {
  @Test
  void thereAreFourCardsOfEachOfTwelveMonths() {
    assertThat(HanafudaCard.FAMILY.size()).isEqualTo(48);
    for (HanafudaCard card : HanafudaCard.FAMILY.cards()) {
      assertThat(card.code()).startsWith(card.month() + "" + card.kind().letter());
      assertThat(card.month()).isEqualTo(card.index() / 4 + 1);
    }
  }

  @Test
  void kindsAreCountedAsEverywhere() {
    assertThat(HanafudaCards.ofKind(pack().set(), FlowerKind.BRIGHT)).hasSize(5);
    assertThat(HanafudaCards.ofKind(pack().set(), FlowerKind.ANIMAL)).hasSize(9);
    assertThat(HanafudaCards.ofKind(pack().set(), FlowerKind.RIBBON)).hasSize(10);
    assertThat(HanafudaCards.ofKind(pack().set(), FlowerKind.PLAIN)).hasSize(24);
  }

  @Test
  void thePackIsWorth264() {
    // 5 x 20 + 9 x 10 + 10 x 5 + 24 x 1, the total of the usual card values.
    int total = 0;
    for (HanafudaCard card : pack().cards()) {
      total += card.kind().value();
    }
    assertThat(total).isEqualTo(264);
  }

  @Test
  void withinAMonthTheBetterKindComesFirst() {
    for (int i = 1; i < 48; i++) {
      HanafudaCard before = HanafudaCard.FAMILY.card(i - 1);
      HanafudaCard card = HanafudaCard.FAMILY.card(i);
      if (before.month() == card.month()) {
        assertThat(before.kind()).isLessThanOrEqualTo(card.kind());
      }
    }
  }

  @Test
  void codesReadBack() {
    for (HanafudaCard card : HanafudaCard.FAMILY.cards()) {
      assertThat(HanafudaCard.parse(card.toString())).isSameAs(card);
    }
    assertThat(HanafudaCard.parse("11P").kind()).isEqualTo(FlowerKind.PLAIN);
    assertThat(HanafudaCard.parse("12P3").month()).isEqualTo(12);
    assertThatThrownBy(() -> HanafudaCard.parse("13B"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("13B")
        .hasMessageContaining("month 1-12");
    assertThatThrownBy(() -> FlowerKind.parse('X')).hasMessageContaining("no such kind: X");
  }

  @Test
  void hashCodesDiffer() {
    Set<Integer> hashes = new HashSet<>();
    Set<Integer> hashesOfPairs = new HashSet<>();
    for (HanafudaCard card : pack().cards()) {
      hashes.add(card.hashCode());
      for (HanafudaCard other : pack().cards()) {
        if (card.index() < other.index()) {
          hashesOfPairs.add(card.hashCode() + other.hashCode());
        }
      }
    }
    assertThat(hashes).hasSize(48);
    assertThat(hashesOfPairs).hasSize(48 * 47 / 2);
  }
}
