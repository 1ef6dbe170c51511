package io.github.spadille.fishing;

import static io.github.spadille.engine.card.PlayingCards.list;
import static io.github.spadille.engine.card.PlayingCards.noCards;
import static io.github.spadille.engine.card.PlayingCards.set;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.table.CardsPerSeat;
import io.github.spadille.engine.table.Table;
import io.github.spadille.engine.table.Viewer;
import org.junit.jupiter.api.Test;

class FishingCardsTest {
  private static final FishingCards<PlayingCard> DEALT =
      FishingCards.undealt(list("As 2s 3s 4s 5s 6s 7s"), 2, 2).dealt(1, 4).turnedUp(2);

  private static PlayingCard card(String code) {
    return PlayingCard.parse(code);
  }

  private static FishingCards<PlayingCard> cards(
      String stock, CardsPerSeat<PlayingCard> hands, String board, String... won) {
    return new FishingCards<>(list(stock), hands, set(board), each(won));
  }

  private static CardsPerSeat<PlayingCard> each(String... cards) {
    ImmutableList.Builder<CardSet<PlayingCard>> sets = ImmutableList.builder();
    for (String codes : cards) {
      sets.add(set(codes));
    }
    return CardsPerSeat.copyOf(PlayingCard.FAMILY, sets.build());
  }

  @Test
  void theStockIsDealtAndTurnedUp() {
    assertThat(DEALT).isEqualTo(cards("7s", each("2s 4s", "As 3s"), "5s 6s", "", ""));
    FishingCards<PlayingCard> more = DEALT.turnedUp(1);
    assertThat(more.board()).isEqualTo(set("5s 6s 7s"));
    assertThat(more.stock()).isEmpty();
    assertThatThrownBy(() -> more.turnedUp(1)).isInstanceOf(IndexOutOfBoundsException.class);
  }

  @Test
  void aCardIsTrailedOrCaptures() {
    assertThat(DEALT.trailed(card("2s")))
        .isEqualTo(cards("7s", each("4s", "As 3s"), "2s 5s 6s", "", ""));
    assertThat(DEALT.captured(card("As"), set("5s"), 1))
        .isEqualTo(cards("7s", each("2s 4s", "3s"), "6s", "", "As 5s"));
  }

  @Test
  void theRestOfTheBoardIsTaken() {
    FishingCards<PlayingCard> taken = DEALT.captured(card("As"), set("5s"), 1).boardTaken(1);
    assertThat(taken.board()).isEqualTo(noCards());
    assertThat(taken.won()).containsExactly(noCards(), set("As 5s 6s"));
  }

  @Test
  void allArePlayedWhenStockAndHandsAreEmpty() {
    assertThat(DEALT.areAllPlayed()).isFalse();
    assertThat(cards("", each("", "2s"), "3s", "", "").areAllPlayed()).isFalse();
    assertThat(cards("2s", each("", ""), "3s", "", "").areAllPlayed()).isFalse();
    assertThat(cards("", each("", ""), "3s", "", "").areAllPlayed()).isTrue();
  }

  @Test
  void aTableShowsTheBoardAndTheMarkers() {
    Table table = DEALT.captured(card("As"), set("5s"), 1).table(set("As")).build();
    assertThat(table.seenBy(Viewer.seat(0)).toString())
        .contains("stock: ??", "hand.0: 2s 4s", "hand.1: ??", "board: 6s", "won.1: As ??");
    assertThat(table.pile("won.1").owner()).hasValue(1);
  }

  @Test
  void aPileOfPartnersBelongsToNoSeat() {
    Table table = FishingCards.undealt(list("As"), 4, 2).table(noCards()).build();
    assertThat(table.pile("won.1").owner()).isEmpty();
    assertThat(table.hasPile("hand.3")).isTrue();
    assertThat(table.hasPile("won.2")).isFalse();
  }

  @Test
  void cardsAreReadBackFromATable() {
    FishingCards<PlayingCard> before = DEALT.captured(card("As"), set("5s"), 1);
    Table table = before.table(noCards()).build();
    assertThat(DEALT.withCards(table)).isEqualTo(before);
    Table other = table.withCards(ImmutableMap.of("stock", list("9h"), "board", list("8h")));
    assertThat(DEALT.withCards(other).stock()).isEqualTo(list("9h"));
    assertThat(DEALT.withCards(other).board()).isEqualTo(set("8h"));
  }
}
