package io.github.spadille.fishing.hanafuda;

import static io.github.spadille.fishing.hanafuda.HanafudaCards.hasWholeMonth;
import static io.github.spadille.fishing.hanafuda.HanafudaCards.inMonthsOf;
import static io.github.spadille.fishing.hanafuda.HanafudaCards.list;
import static io.github.spadille.fishing.hanafuda.HanafudaCards.noCards;
import static io.github.spadille.fishing.hanafuda.HanafudaCards.ofMonth;
import static io.github.spadille.fishing.hanafuda.HanafudaCards.pack;
import static io.github.spadille.fishing.hanafuda.HanafudaCards.set;
import static io.github.spadille.fishing.hanafuda.HanafudaCards.sharingMonth;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.spadille.engine.card.CardSet;
import org.junit.jupiter.api.Test;

class HanafudaCardsTest {
  @Test
  void aMonthIsFourCards() {
    assertThat(ofMonth(pack().set(), 8)).isEqualTo(set("8B 8A 8P1 8P2"));
    assertThat(ofMonth(pack().set(), 12)).isEqualTo(set("12B 12P1 12P2 12P3"));
  }

  @Test
  void cardsShareMonths() {
    assertThat(sharingMonth(set("1B 2A 3B 11P 12P3"), set("1P1 3R 3P1 12B")))
        .isEqualTo(set("1B 3B 12P3"));
    assertThat(sharingMonth(set("1B"), noCards())).isEmpty();
  }

  @Test
  void aWholeMonthIsFound() {
    for (int month = 1; month <= 12; month++) {
      assertThat(hasWholeMonth(ofMonth(pack().set(), month))).isTrue();
      assertThat(
              hasWholeMonth(pack().set().minus(set("1P1 2A 3R 4P2 5A 6P1 7R 8B 9A 10A 11P 12B"))))
          .isFalse();
    }
    // Four neighbours of two months are no month.
    assertThat(hasWholeMonth(set("1R 1P1 1P2 2A"))).isFalse();
  }

  @Test
  void monthsAreFoundByTheirSize() {
    CardSet<HanafudaCard> cards = set("1B 4A 4R 7R 7P2 9A 9R 9P1 11R 11P 12B 12P1 12P2 12P3");
    assertThat(inMonthsOf(cards, 1)).isEqualTo(set("1B"));
    assertThat(inMonthsOf(cards, 2)).isEqualTo(set("4A 4R 7R 7P2 11R 11P"));
    assertThat(inMonthsOf(cards, 3)).isEqualTo(set("9A 9R 9P1"));
    assertThat(inMonthsOf(cards, 4)).isEqualTo(set("12B 12P1 12P2 12P3"));
    for (int size = 1; size <= 3; size++) {
      assertThat(inMonthsOf(pack().set(), size)).isEmpty();
    }
    for (HanafudaCard card : pack().cards()) { // Each way to have so many cards of a month.
      CardSet<HanafudaCard> month = ofMonth(pack().set(), card.month());
      assertThat(inMonthsOf(month.without(card), 3)).isEqualTo(month.without(card));
      for (HanafudaCard other : month.without(card)) {
        assertThat(inMonthsOf(noCards().with(card).with(other), 2)).hasSize(2);
        assertThat(inMonthsOf(noCards().with(card).with(other), 1)).isEmpty();
      }
    }
  }

  @Test
  void pilesKeepTheirOrder() {
    assertThat(list("8B 1P1")).hasToString("8B 1P1");
    assertThat(set("8B 1P1")).hasToString("1P1 8B");
  }
}
