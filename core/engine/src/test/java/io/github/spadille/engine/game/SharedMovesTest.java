package io.github.spadille.engine.game;

import static io.github.spadille.engine.card.PlayingCards.set;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.move.CardMoves;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.move.MoveList;
import io.github.spadille.engine.move.SeatChoice;
import io.github.spadille.engine.move.SeatMoves;
import io.github.spadille.engine.seat.Viewer;
import org.junit.jupiter.api.Test;

class SharedMovesTest {
  private record Play(int seat, PlayingCard card) implements Move {}

  private record Pass(int seat) implements Move {}

  private record Knock(int seat) implements Move {}

  private static final CardMoves<PlayingCard, Play> PLAYS =
      CardMoves.of(PlayingCard.FAMILY, Play[]::new, Play::new);
  private static final SeatMoves<Pass> PASSES = SeatMoves.of(Pass::new);

  @Test
  void everyCardOfEverySeatHasOneMove() {
    for (int seat = 0; seat < Viewer.MAX_SEATS; seat++) {
      for (PlayingCard card : PlayingCard.FAMILY.cards()) {
        assertThat(PLAYS.get(seat, card))
            .isEqualTo(new Play(seat, card))
            .isSameAs(PLAYS.get(seat, card));
      }
      assertThat(PASSES.get(seat)).isEqualTo(new Pass(seat)).isSameAs(PASSES.get(seat));
    }
  }

  @Test
  void aMoveOfNoSeatIsMadeAnew() {
    PlayingCard card = PlayingCard.parse("7d");
    assertThat(PLAYS.get(-1, card)).isEqualTo(new Play(-1, card));
    assertThat(PLAYS.get(Viewer.MAX_SEATS, card)).isEqualTo(new Play(Viewer.MAX_SEATS, card));
    assertThat(PASSES.get(-1)).isEqualTo(new Pass(-1));
    assertThat(PASSES.get(Viewer.MAX_SEATS)).isEqualTo(new Pass(Viewer.MAX_SEATS));
  }

  @Test
  void aChoiceIsOneListForEachSeat() {
    SeatChoice<Move> choices = SeatChoice.of(Pass::new, Knock::new);
    for (int seat = 0; seat < Viewer.MAX_SEATS; seat++) {
      assertThat(choices.get(seat))
          .containsExactly(new Pass(seat), new Knock(seat))
          .isSameAs(choices.get(seat));
    }
    assertThatThrownBy(() -> choices.get(-1)).isInstanceOf(IndexOutOfBoundsException.class);
    assertThatThrownBy(() -> choices.get(Viewer.MAX_SEATS))
        .isInstanceOf(IndexOutOfBoundsException.class);
  }

  @Test
  void aListNamesTheCardsInOrder() {
    MoveList<Move> moves = MoveList.ofCards(set("Kd 7d 2s"), PLAYS, 3);
    assertThat(moves)
        .containsExactly(
            PLAYS.get(3, PlayingCard.parse("2s")),
            PLAYS.get(3, PlayingCard.parse("7d")),
            PLAYS.get(3, PlayingCard.parse("Kd")));
    assertThatThrownBy(() -> MoveList.<PlayingCard, Move>ofCards(set("Kd"), PLAYS, -1))
        .isInstanceOf(IndexOutOfBoundsException.class);
  }
}
