package io.github.spadille.engine.state;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.PlayingCards;
import org.junit.jupiter.api.Test;

class DealTest {
  private static final CardList<PlayingCard> PACK = PlayingCards.list("2s 3h 4d 5c 6s' 7h X1");

  @Test
  void cardsGoRoundTheTableFromTheFirstSeat() {
    assertThat(Deal.sets(PACK, 3, 2, 7))
        .isEqualTo(
            ImmutableList.of(
                PlayingCards.set("3h 6s'"),
                PlayingCards.set("4d 7h"),
                PlayingCards.set("2s 5c X1")));
    assertThat(Deal.bags(PACK, 3, 2, 7))
        .isEqualTo(
            ImmutableList.of(
                PlayingCards.bag("3h 6s'"),
                PlayingCards.bag("4d 7h"),
                PlayingCards.bag("2s 5c X1")));
  }

  @Test
  void roundsGiveSeveralCardsAtOnce() {
    assertThat(Deal.rounds(PACK, 2, 1, 1, 2))
        .isEqualTo(ImmutableList.of(PlayingCards.set("3h 6s' 7h"), PlayingCards.set("2s 4d 5c")));
    assertThat(Deal.rounds(PACK, 3, 2, 1, 1)).isEqualTo(Deal.sets(PACK, 3, 2, 6));
    assertThat(Deal.rounds(PACK, 2, 0)).isEqualTo(Deal.sets(PACK, 2, 0, 0));
  }

  @Test
  void anOrderMakesRoundsADealOfOneAtATime() {
    assertThat(Deal.order(2, 0, 1, 2)).containsExactly(0, 1, 2, 4, 3, 5);
    assertThat(Deal.order(2, 1, 2, 1)).containsExactly(0, 2, 1, 3, 5, 6, 4, 7);
    assertThat(Deal.order(3, 2)).isEmpty();
    CardList<PlayingCard> pack = PACK.pick(Deal.order(2, 0, 1, 2));
    assertThat(Deal.sets(pack, 2, 1, 6)).isEqualTo(Deal.rounds(PACK, 2, 1, 1, 2));
  }

  @Test
  void distinctCardsAreDealtLikeSets() {
    CardList<PlayingCard> pack = PlayingCards.list("2s 3h 4d 5c 6s 7h X1");
    assertThat(Deal.cards(pack, 3, 2, 6)).isEqualTo(Deal.sets(pack, 3, 2, 6));
    assertThat(Deal.cards(pack, 7, 6, 7)).isEqualTo(Deal.sets(pack, 7, 6, 7));
    assertThat(Deal.cards(pack, 4, 0, 3).get(3)).isEmpty();
    assertThat(Deal.cards(pack, 9, 8, 7)).isEqualTo(Deal.sets(pack, 9, 8, 7));
    assertThat(Deal.cards(PACK, 3, 2, 7)).isEqualTo(Deal.sets(PACK, 3, 2, 7)); // a second back
    assertThatThrownBy(() -> Deal.cards(PlayingCards.list("2s' 3h 2s'"), 9, 0, 3))
        .isInstanceOf(IllegalArgumentException.class);
    for (String twice : new String[] {"2s 3h 2s", "2s' 3h 2s'"}) { // at one seat
      assertThatThrownBy(() -> Deal.cards(PlayingCards.list(twice), 2, 0, 3))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessageContaining("equal cards");
    }
    assertThatThrownBy(() -> Deal.cards(pack, 17, 0, 3)).hasMessageContaining("17 seats");
  }

  @Test
  void theLowestCardOfASecondPackIsDealtAsItIs() {
    CardList<PlayingCard> pack = PlayingCards.list("As'");
    assertThat(Deal.sets(pack, 2, 1, 1))
        .containsExactly(PlayingCards.noCards(), PlayingCards.set("As'"));
    assertThat(Deal.cards(pack, 2, 1, 1)).isEqualTo(Deal.sets(pack, 2, 1, 1));
  }

  @Test
  void aDealMayEndBeforeTheLastSeat() {
    assertThat(Deal.bags(PACK, 4, 1, 2))
        .isEqualTo(
            ImmutableList.of(
                PlayingCards.bag(""),
                PlayingCards.bag("2s"),
                PlayingCards.bag("3h"),
                PlayingCards.bag("")));
  }

  @Test
  void equalCardsAreDealtAsOftenAsTheyLieInThePack() {
    assertThat(Deal.bags(PlayingCards.list("2s 3h 2s 3h 4d"), 2, 0, 4))
        .isEqualTo(ImmutableList.of(PlayingCards.bag("2s 2s"), PlayingCards.bag("3h 3h")));
  }

  @Test
  void aPackThatIsTooSmallIsAnError() {
    assertThatThrownBy(() -> Deal.sets(PACK, 4, 0, 8))
        .isInstanceOf(IndexOutOfBoundsException.class);
    assertThatThrownBy(() -> Deal.cards(PACK.first(4), 4, 0, 5))
        .isInstanceOf(IndexOutOfBoundsException.class);
    assertThatThrownBy(() -> Deal.rounds(PACK, 4, 0, 1, 1))
        .isInstanceOf(IndexOutOfBoundsException.class);
    assertThatThrownBy(() -> Deal.bags(PACK, 4, 0, 8))
        .isInstanceOf(IndexOutOfBoundsException.class);
  }
}
