package io.github.spadille.fishing.scopa;

import static io.github.spadille.engine.card.PlayingCards.list;
import static io.github.spadille.engine.card.PlayingCards.noCards;
import static io.github.spadille.engine.card.PlayingCards.set;
import static io.github.spadille.fishing.scopa.ScopaState.BOARD;
import static io.github.spadille.fishing.scopa.ScopaState.WON;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableMap;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.seat.Viewer;
import io.github.spadille.engine.state.CardsPerSeat;
import io.github.spadille.engine.table.Table;
import io.github.spadille.fishing.FishingHand;
import org.junit.jupiter.api.Test;

class ScopaStateTest {
  private static ScopaState position(
      FishingHand hand, String stock, CardsPerSeat<PlayingCard> cards) {
    return ScopaState.undealt(hand).withCards(list(stock), cards);
  }

  private final FishingHand hand = FishingHand.first(2, 2);

  private final ScopaState dealt =
      position(
          hand,
          "7s",
          ScopaState.noneDealt()
              .plus(0, set("2s 4s"))
              .plus(1, set("As 3s"))
              .plus(BOARD, set("5s 6s"))
              .plus(WON + 1, set("7d 7h")));

  private static PlayingCard card(String code) {
    return PlayingCard.parse(code);
  }

  @Test
  void handsBoardAndCardsWonHavePlaces() {
    assertThat(dealt.hands()).containsExactly(set("2s 4s"), set("As 3s"));
    assertThat(dealt.held()).isEqualTo(set("2s 4s"));
    assertThat(dealt.board()).isEqualTo(set("5s 6s"));
    assertThat(dealt.won()).containsExactly(noCards(), set("7d 7h"));
    CardsPerSeat<PlayingCard> laid = dealt.cards().give(BOARD, card("2s"));
    assertThat(position(hand, "", laid).board()).isEqualTo(set("2s 5s 6s"));
  }

  @Test
  void allArePlayedWhenHandsAreEmptyAndTheStockDoesNotGoRound() {
    CardsPerSeat<PlayingCard> none = ScopaState.noneDealt();
    assertThat(dealt.areHandsEmpty()).isFalse();
    assertThat(dealt.isPlayedOut()).isFalse();
    assertThat(position(hand, "", dealt.cards()).isPlayedOut()).isFalse();
    assertThat(position(hand, "2s", none).areHandsEmpty()).isTrue();
    assertThat(position(hand, "2s 4s", none).isPlayedOut()).isFalse();
    assertThat(position(hand, "2s", none).isPlayedOut()).isTrue(); // one card for two seats
    assertThat(position(hand, "", none.plus(BOARD, set("3s"))).isPlayedOut()).isTrue();
  }

  @Test
  void aTableShowsTheBoardAndTheMarkers() {
    ScopaState swept = position(hand.swept(1, card("7d")), "7s", dealt.cards());
    Table table = swept.tableOfCards().build();
    assertThat(table.seenBy(Viewer.seat(0)).toString())
        .contains("stock: ??", "hand.0: 2s 4s", "hand.1: ??", "board: 5s 6s", "won.1: 7d ??");
    assertThat(table.pile("won.1").owner()).hasValue(1);
  }

  @Test
  void aPileOfPartnersBelongsToNoSeat() {
    ScopaState partners = position(FishingHand.first(4, 2), "As", ScopaState.noneDealt());
    Table table = partners.tableOfCards().build();
    assertThat(table.pile("won.1").owner()).isEmpty();
    assertThat(table.hasPile("hand.3")).isTrue();
    assertThat(table.hasPile("won.2")).isFalse();
  }

  @Test
  void cardsAreReadBackFromATable() {
    Table table = dealt.tableOfCards().build();
    assertThat(dealt.withCardsOf(table)).isEqualTo(dealt);
    Table other = table.withCards(ImmutableMap.of("board", list("8h 9h"), "won.1", list("9d 9c")));
    assertThat(dealt.withCardsOf(other).board()).isEqualTo(set("8h 9h"));
    assertThat(dealt.withCardsOf(other).won().get(1)).isEqualTo(set("9d 9c"));
  }
}
