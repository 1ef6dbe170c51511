package io.github.spadille.shedding.thirteen;

import static io.github.spadille.engine.card.PlayingCards.list;
import static io.github.spadille.engine.card.PlayingCards.set;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import java.util.ArrayList;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Random;
import org.junit.jupiter.api.Test;

class CardOrderTest {
  private final CardOrder order = CardOrder.lowToHigh("3 4 5 A 2", "s c d h");

  private static PlayingCard card(String code) {
    return PlayingCard.parse(code);
  }

  @Test
  void rankGoesBeforeSuitAndSuitBeforeBack() {
    assertThat(order.ascending(list("2h 4s 3h 3d' 3d 3c' As 2h'")))
        .isEqualTo(list("3c' 3d 3d' 3h 4s As 2h 2h'"));
  }

  @Test
  void cardsThatAreNotNamedComeLastAndAreAloneInTheirRank() {
    assertThat(order.ascending(list("X1 6s 2h 6c"))).startsWith(card("2h")).hasSize(4);
    assertThat(order.haveSameRank(card("6s"), card("6c"))).isFalse();
    for (PlayingCard one : PlayingCard.FAMILY.cards()) {
      boolean named = order.compare(one, card("2h'")) <= 0;
      assertThat(named).isEqualTo(!one.isJoker() && "345A2".contains(one.rank().code()));
      assertThat(order.isNextRank(card("6s"), one)).isFalse();
      assertThat(order.isNextRank(one, card("6s"))).isFalse();
    }
  }

  @Test
  void twoCardsAreNeverEquallyHigh() {
    for (PlayingCard one : PlayingCard.FAMILY.cards()) {
      for (PlayingCard other : PlayingCard.FAMILY.cards()) {
        assertThat(order.compare(one, other) == 0).isEqualTo(one == other);
        assertThat(order.isHigher(one, other)).isEqualTo(order.compare(one, other) > 0);
        assertThat(order.compare(one, other)).isEqualTo(-order.compare(other, one));
      }
    }
  }

  @Test
  void ranksAreNextToEachOther() {
    assertThat(order.haveSameRank(card("4s"), card("4h'"))).isTrue();
    assertThat(order.haveSameRank(card("4s"), card("5s"))).isFalse();
    assertThat(order.isNextRank(card("As"), card("5h"))).isTrue();
    assertThat(order.isNextRank(card("5h"), card("As"))).isFalse();
    assertThat(order.isNextRank(card("5h"), card("3s"))).isFalse();
    assertThat(order.isNextRank(card("3s"), card("2h"))).isFalse();
  }

  @Test
  void lowestHighestAndLowerCards() {
    assertThat(order.lowest(set("5h 4h 4s' As"))).isEqualTo(card("4s'"));
    assertThat(order.highest(set("5h 4h 2s As"))).isEqualTo(card("2s"));
    assertThat(order.lower(list("5h 4h 4s 4c As 4s'"), card("4c"))).isEqualTo(list("4s 4s'"));
    assertThatThrownBy(() -> order.lowest(list(""))).isInstanceOf(NoSuchElementException.class);
    assertThatThrownBy(() -> order.highest(list(""))).isInstanceOf(NoSuchElementException.class);
  }

  @Test
  void placesAreThoseOfTheSortedCards() {
    Random random = new Random(1);
    for (int i = 0; i < 100; i++) {
      CardSet<PlayingCard> cards =
          CardSet.ofBits(PlayingCard.FAMILY, random.nextLong(), random.nextLong());
      List<PlayingCard> found = new ArrayList<>();
      for (int place : order.placesOf(cards)) {
        found.add(order.card(place));
      }
      assertThat(found).isEqualTo(order.ascending(cards));
    }
  }

  @Test
  void namesWhatIsWrong() {
    assertThatThrownBy(() -> CardOrder.lowToHigh("3 4", "s c d"))
        .hasMessage("suits s c d; expected each of s h d c");
    assertThatThrownBy(() -> CardOrder.lowToHigh("3 4", "s c d s"))
        .hasMessage("suits s c d s; expected each of s h d c");
    assertThatThrownBy(() -> CardOrder.lowToHigh("3 1", "s c d h"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("1");
  }
}
