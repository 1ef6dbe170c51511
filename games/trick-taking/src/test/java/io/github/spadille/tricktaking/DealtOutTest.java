package io.github.spadille.tricktaking;

import static io.github.spadille.engine.card.PlayingCards.list;
import static io.github.spadille.engine.card.PlayingCards.set;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.spadille.engine.card.Deck;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.state.ScoreSheet;
import org.junit.jupiter.api.Test;

class DealtOutTest {
  private static final Deck<PlayingCard> PACK =
      Deck.of(PlayingCard.FAMILY, PlayingCard.cards("As 2s 3s 4s 5s 6s"));

  private static final DealtOut FIRST = DealtOut.first(3, PACK);

  @Test
  void theLastSeatDealsFirstAndTheSeatAfterItLeads() {
    assertThat(FIRST.number()).isEqualTo(1);
    assertThat(FIRST.dealer()).isEqualTo(2);
    assertThat(FIRST.firstSeat()).isEqualTo(0);
    assertThat(FIRST.seats()).isEqualTo(3);
    assertThat(FIRST.stock()).isEqualTo(PACK.cards());
    assertThat(FIRST.sheet()).isEqualTo(ScoreSheet.empty(3));
    assertThat(FIRST.undealt()).isEqualTo(TrickPlay.undealt(3, 0));
  }

  @Test
  void theDealPassesRoundTheTableAndThePointsStay() {
    ScoreSheet sheet = ScoreSheet.empty(3).add(1, "TST-1", 1, 5);
    DealtOut second = FIRST.withStock(list("")).withSheet(sheet).next(PACK);
    assertThat(second).isEqualTo(new DealtOut(2, 0, PACK.cards(), sheet));
    assertThat(second.firstSeat()).isEqualTo(1);
    assertThat(second.next(PACK).dealer()).isEqualTo(1);
    assertThat(second.next(PACK).next(PACK).dealer()).isEqualTo(2);
  }

  @Test
  void allCardsAreDealtOneAtATimeFromTheSeatAfterTheDealer() {
    TrickPlay dealt = FIRST.next(PACK).deal(list("6s 5s 4s 3s 2s As"));
    assertThat(dealt.hands()).containsExactly(set("4s As"), set("6s 3s"), set("5s 2s"));
    assertThat(dealt.seatInTurn()).isEqualTo(1);
    assertThat(dealt.won()).hasSize(3).containsOnly(set(""));
  }

  @Test
  void aPackIsDealtEvenly() {
    assertThatThrownBy(() -> FIRST.deal(list("As 2s 3s 4s")))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("4 cards for 3 seats");
  }
}
