package io.github.spadille.betting.pontoon;

import static io.github.spadille.betting.pontoon.TwentyOneHand.FACE_DOWN;
import static io.github.spadille.betting.pontoon.TwentyOneHand.FACE_UP;
import static io.github.spadille.engine.card.PlayingCards.list;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.Deck;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.random.RandomSource;
import io.github.spadille.engine.table.Audience;
import io.github.spadille.engine.table.Pile;
import java.util.List;
import org.junit.jupiter.api.Test;

class TwentyOneHandTest {
  private static final PlayingCard CARD = PlayingCard.parse("9c");

  /** Returns cards that lie face down. */
  private static TwentyOneHand hand(String cards) {
    return TwentyOneHand.NONE.lying(list(cards));
  }

  @Test
  void holdsUpToTwelveCardsInTheirOrder() {
    RandomSource random = RandomSource.seeded(1);
    for (int size = 0; size <= TwentyOneHand.MOST; size++) {
      CardList<PlayingCard> cards = Deck.standard52().shuffled(random).first(size);
      TwentyOneHand hand = TwentyOneHand.NONE.lying(cards);
      TwentyOneHand up = hand.allUp();
      assertThat(hand.size()).isEqualTo(size);
      assertThat(up.size()).isEqualTo(size);
      assertThat(hand.cards()).isEqualTo(cards);
      assertThat(up.cards()).isEqualTo(cards);
      assertThat(up.low()).isEqualTo(hand.low());
      TwentyOneHand oneByOne = TwentyOneHand.NONE;
      for (int i = 0; i < size; i++) {
        assertThat(hand.card(i)).isEqualTo(cards.get(i));
        assertThat(hand.isUp(i)).isFalse();
        assertThat(up.isUp(i)).isTrue();
        oneByOne = oneByOne.and(cards.get(i), FACE_UP);
      }
      assertThat(up.isSame(oneByOne)).isTrue();
      assertThat(up.isSame(hand)).isEqualTo(size == 0);
      assertThat(up.allUp().isSame(up)).isTrue();
      int none = size;
      assertThatThrownBy(() -> hand.card(none)).isInstanceOf(IndexOutOfBoundsException.class);
    }
    TwentyOneHand full = TwentyOneHand.NONE.lying(Deck.standard52().cards().first(12));
    assertThatThrownBy(() -> full.and(CARD, FACE_UP))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("12");
  }

  @Test
  void differsByItsCardsAndHowTheyLie() {
    assertThat(hand("2s 3d").isSame(hand("2s 3d"))).isTrue();
    assertThat(hand("2s 3d").isSame(hand("3d 2s"))).isFalse();
    TwentyOneHand eight = hand("2s 3d 4s 5s 6s 7s 8s 9s");
    assertThat(eight.and(CARD, FACE_DOWN).isSame(eight.and(CARD, FACE_UP))).isFalse();
    assertThat(eight.and(CARD, FACE_DOWN).isSame(eight.and(PlayingCard.parse("8c"), FACE_DOWN)))
        .isFalse();
    // The ace of the first suit has the index 0.
    assertThat(hand("2s As").isSame(hand("2s"))).isFalse();
  }

  @Test
  void cardsLieAsTheyCame() {
    TwentyOneHand hand = hand("2s").and(CARD, FACE_UP).and(CARD, FACE_DOWN).and(CARD, FACE_UP);
    TwentyOneHand other = hand.lying(list("Ks Qs Js Ts"));
    for (TwentyOneHand each : List.of(hand, other)) {
      assertThat(List.of(each.isUp(0), each.isUp(1), each.isUp(2), each.isUp(3)))
          .containsExactly(false, true, false, true);
    }
    assertThat(other.cards()).isEqualTo(list("Ks Qs Js Ts"));
  }

  @Test
  void theOwnerSeesAllCardsAndOthersThoseFaceUp() {
    Pile pile = hand("2s").and(CARD, FACE_UP).pile("hand.3.1", 3);
    assertThat(pile.name()).isEqualTo("hand.3.1");
    assertThat(pile.owner()).hasValue(3);
    assertThat(pile.order()).isEqualTo(Pile.Order.TOP_LAST);
    assertThat(pile.cards()).hasToString("[2s, 9c]");
    assertThat(pile.audiences()).containsExactly(Audience.seat(3), Audience.ALL);
  }

  @Test
  void countsWhatItHolds() {
    assertThat(hand("As 5d Kh").low()).isEqualTo(16);
    assertThat(hand("As 5d Kh").total()).isEqualTo(16);
    assertThat(hand("Ac 2c").total()).isEqualTo(13);
    assertThat(hand("Ks Qd Ac").isAbove()).isFalse();
    assertThat(hand("Ks Qd 2c").isAbove()).isTrue();
    assertThat(hand("As Td").isTwoCard21()).isTrue();
    assertThat(hand("As 9d").isTwoCard21()).isFalse();
    assertThat(hand("As Ad 9c").isTwoCard21()).isFalse();
    assertThat(hand("8s 8d").isPair()).isTrue();
    assertThat(hand("8s 9d").isPair()).isFalse();
    assertThat(hand("8s 8d 8h").isPair()).isFalse();
    assertThat(hand("8s").isPair()).isFalse();
    assertThat(TwentyOneHand.NONE.total()).isEqualTo(0);
  }
}
