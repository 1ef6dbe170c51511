package io.github.spadille.shedding;

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
  private static final CardOrder ORDER = CardOrder.lowToHigh("3 4 5 A 2", "s c d h");

  private static PlayingCard card(String code) {
    return PlayingCard.parse(code);
  }

  @Test
  void rankGoesBeforeSuitAndSuitBeforeBack() {
    assertThat(ORDER.ascending(list("2h 4s 3h 3d' 3d 3c' As 2h'")))
        .isEqualTo(list("3c' 3d 3d' 3h 4s As 2h 2h'"));
  }

  @Test
  void cardsThatAreNotNamedComeLastAndAreAloneInTheirRank() {
    assertThat(ORDER.ascending(list("X1 6s 2h 6c"))).startsWith(card("2h")).hasSize(4);
    assertThat(ORDER.haveSameRank(card("6s"), card("6c"))).isFalse();
    for (PlayingCard one : PlayingCard.FAMILY.cards()) {
      assertThat(ORDER.isNextRank(card("6s"), one)).isFalse();
      assertThat(ORDER.isNextRank(one, card("6s"))).isFalse();
    }
  }

  @Test
  void twoCardsAreNeverEquallyHigh() {
    for (PlayingCard one : PlayingCard.FAMILY.cards()) {
      for (PlayingCard other : PlayingCard.FAMILY.cards()) {
        assertThat(ORDER.compare(one, other) == 0).isEqualTo(one == other);
        assertThat(ORDER.isHigher(one, other)).isEqualTo(ORDER.compare(one, other) > 0);
        assertThat(ORDER.compare(one, other)).isEqualTo(-ORDER.compare(other, one));
      }
    }
  }

  @Test
  void ranksAreNextToEachOther() {
    assertThat(ORDER.haveSameRank(card("4s"), card("4h'"))).isTrue();
    assertThat(ORDER.haveSameRank(card("4s"), card("5s"))).isFalse();
    assertThat(ORDER.isNextRank(card("As"), card("5h"))).isTrue();
    assertThat(ORDER.isNextRank(card("5h"), card("As"))).isFalse();
    assertThat(ORDER.isNextRank(card("5h"), card("3s"))).isFalse();
    assertThat(ORDER.isNextRank(card("3s"), card("2h"))).isFalse();
  }

  @Test
  void lowestHighestAndLowerCards() {
    assertThat(ORDER.lowest(set("5h 4h 4s' As"))).isEqualTo(card("4s'"));
    assertThat(ORDER.highest(set("5h 4h 2s As"))).isEqualTo(card("2s"));
    assertThat(ORDER.lower(list("5h 4h 4s 4c As 4s'"), card("4c"))).isEqualTo(list("4s 4s'"));
    assertThatThrownBy(() -> ORDER.lowest(list(""))).isInstanceOf(NoSuchElementException.class);
    assertThatThrownBy(() -> ORDER.highest(list(""))).isInstanceOf(NoSuchElementException.class);
  }

  @Test
  void placesAreThoseOfTheSortedCards() {
    Random random = new Random(1);
    for (int i = 0; i < 100; i++) {
      CardSet<PlayingCard> cards =
          CardSet.ofBits(PlayingCard.FAMILY, random.nextLong(), random.nextLong());
      List<PlayingCard> found = new ArrayList<>();
      for (int place : ORDER.placesOf(cards)) {
        found.add(ORDER.card(place));
      }
      assertThat(found).isEqualTo(ORDER.ascending(cards));
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
