package io.github.spadille.fishing;

import static io.github.spadille.engine.card.PlayingCards.list;
import static io.github.spadille.engine.card.PlayingCards.noCards;
import static io.github.spadille.engine.card.PlayingCards.set;
import static io.github.spadille.fishing.FishingState.BOARD;
import static io.github.spadille.fishing.FishingState.WON;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableMap;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.game.Outcome;
import io.github.spadille.engine.game.Turn;
import io.github.spadille.engine.seat.Viewer;
import io.github.spadille.engine.state.CardsPerSeat;
import io.github.spadille.engine.table.Table;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class FishingStateTest {
  private record Position(
      FishingHand hand, int seat, CardList<PlayingCard> stock, CardsPerSeat<PlayingCard> cards)
      implements FishingState {
    static Position of(FishingHand hand, String stock, CardsPerSeat<PlayingCard> cards) {
      return new Position(hand, 0, list(stock), cards);
    }

    @Override
    public Turn turn() {
      return Turn.of(seat);
    }

    @Override
    public Optional<Outcome> outcome() {
      return Optional.empty();
    }
  }

  private final FishingHand hand = FishingHand.first(2, 2);

  private final Position dealt =
      Position.of(
          hand,
          "7s",
          FishingState.noneDealt()
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
    assertThat(Position.of(hand, "", laid).board()).isEqualTo(set("2s 5s 6s"));
  }

  @Test
  void sevenSeatsHavePlaces() {
    CardsPerSeat<PlayingCard> cards =
        FishingState.noneDealt().plus(6, set("As")).plus(WON + 6, set("2s")).plus(BOARD, set("3s"));
    Position position = Position.of(FishingHand.first(7, 7), "", cards);
    assertThat(position.hands()).hasSize(7).endsWith(set("As"));
    assertThat(position.won()).hasSize(7).endsWith(set("2s"));
    assertThat(position.board()).isEqualTo(set("3s"));
  }

  @Test
  void allArePlayedWhenStockAndHandsAreEmpty() {
    CardsPerSeat<PlayingCard> none = FishingState.noneDealt();
    assertThat(dealt.areHandsEmpty()).isFalse();
    assertThat(dealt.isPlayedOut()).isFalse();
    assertThat(Position.of(hand, "", dealt.cards()).isPlayedOut()).isFalse();
    assertThat(Position.of(hand, "2s", none).areHandsEmpty()).isTrue();
    assertThat(Position.of(hand, "2s", none).isPlayedOut()).isFalse();
    assertThat(Position.of(hand, "", none.plus(BOARD, set("3s"))).isPlayedOut()).isTrue();
  }

  @Test
  void aTableShowsTheBoardAndTheMarkers() {
    Position swept = Position.of(hand.swept(1, card("7d")), "7s", dealt.cards());
    Table table = swept.tableOfCards().build();
    assertThat(table.seenBy(Viewer.seat(0)).toString())
        .contains("stock: ??", "hand.0: 2s 4s", "hand.1: ??", "board: 5s 6s", "won.1: 7d ??");
    assertThat(table.pile("won.1").owner()).hasValue(1);
  }

  @Test
  void aPileOfPartnersBelongsToNoSeat() {
    Position partners = Position.of(FishingHand.first(4, 2), "As", FishingState.noneDealt());
    Table table = partners.tableOfCards().build();
    assertThat(table.pile("won.1").owner()).isEmpty();
    assertThat(table.hasPile("hand.3")).isTrue();
    assertThat(table.hasPile("won.2")).isFalse();
  }

  @Test
  void cardsAreReadBackFromATable() {
    Table table = dealt.tableOfCards().build();
    assertThat(dealt.cardsOf(table)).isEqualTo(dealt.cards());
    Table other = table.withCards(ImmutableMap.of("board", list("8h 9h"), "won.1", list("9d 9c")));
    assertThat(dealt.cardsOf(other).get(BOARD)).isEqualTo(set("8h 9h"));
    assertThat(dealt.cardsOf(other).get(WON + 1)).isEqualTo(set("9d 9c"));
  }
}
