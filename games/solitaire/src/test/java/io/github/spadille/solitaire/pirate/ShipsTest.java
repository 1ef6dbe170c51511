package io.github.spadille.solitaire.pirate;

import static io.github.spadille.engine.card.PlayingCards.list;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.card.Suit;
import io.github.spadille.engine.table.Table;
import org.junit.jupiter.api.Test;

class ShipsTest {
  private static final Ships NONE = Ships.empty(1);

  /** Hearts built up by seat 1 and down by seat 0. */
  private static Ships hearts(int up, int down) {
    Ships hearts = NONE;
    for (int i = 0; i < up + down; i++) {
      hearts = hearts.plus(Suit.HEARTS, i < up ? 1 : 0);
    }
    return hearts;
  }

  @Test
  void oneBuildsUpAndTheOtherDown() {
    assertThat(NONE.upSeat(Suit.SPADES)).isEqualTo(1);
    assertThat(NONE.next(Suit.SPADES, 1)).isEqualTo(Rank.ACE);
    assertThat(NONE.next(Suit.SPADES, 0)).isEqualTo(Rank.KING);
    Ships built = hearts(4, 2);
    assertThat(built.size(Suit.HEARTS, 1)).isEqualTo(4);
    assertThat(built.size(Suit.HEARTS, 0)).isEqualTo(2);
    assertThat(built.next(Suit.HEARTS, 1)).isEqualTo(Rank.FIVE);
    assertThat(built.next(Suit.HEARTS, 0)).isEqualTo(Rank.JACK);
    assertThat(built.size(Suit.DIAMONDS, 1)).isZero();
  }

  @Test
  void theLastCardIsTheNextOfBoth() {
    Ships built = hearts(7, 5);
    assertThat(built.lacksOne(Suit.HEARTS)).isTrue();
    assertThat(built.next(Suit.HEARTS, 0)).isEqualTo(Rank.EIGHT);
    assertThat(built.next(Suit.HEARTS, 1)).isEqualTo(Rank.EIGHT);
    assertThat(hearts(7, 4).lacksOne(Suit.HEARTS)).isFalse();
    assertThat(built.lacksOne(Suit.CLUBS)).isFalse();
  }

  @Test
  void aSuitIsBuiltAnewByWhoeverIsSaid() {
    Ships without = hearts(4, 2).without(Suit.HEARTS, 0);
    assertThat(without.upSeat(Suit.HEARTS)).isZero();
    assertThat(without.upSeat(Suit.CLUBS)).isEqualTo(1);
    assertThat(without.size(Suit.HEARTS, 0)).isZero();
    assertThat(without.size(Suit.HEARTS, 1)).isZero();
    assertThat(without.builders()).containsExactly("s: 1", "h: 0", "d: 1", "c: 1");
    assertThat(without.without(Suit.HEARTS, 1)).isEqualTo(NONE);
  }

  @Test
  void halvesArePilesWithTheLatestCardLast() {
    Table table = hearts(2, 3).addTo(Table.builder()).build();
    assertThat(table.piles())
        .extracting(pile -> pile.toString().trim())
        .containsExactly(
            "up-s:",
            "down-s:",
            "up-h: Ah 2h",
            "down-h: Kh Qh Jh",
            "up-d:",
            "down-d:",
            "up-c:",
            "down-c:");
    assertThat(table.pile("down-h").audiences().get(0)).hasToString("all");
  }

  @Test
  void aWholeSuitHasThirteenCards() {
    assertThat(Ships.whole(Suit.CLUBS)).isEqualTo(list("Ac 2c 3c 4c 5c 6c 7c 8c 9c Tc Jc Qc Kc"));
    assertThat(Ships.whole(Suit.SPADES)).hasSize(Ships.WHOLE);
  }
}
