package io.github.spadille.engine.game;

import static io.github.spadille.engine.card.PlayingCards.set;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.table.PerSeat;
import io.github.spadille.engine.table.Viewer;
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
  void everySeatHasItsListOfTheSameMoves() {
    PerSeat<MoveList<Move>> both = SeatMoves.lists(Knock::new, Pass::new);
    assertThat(both).hasSize(Viewer.MAX_SEATS);
    assertThat(both.get(3)).containsExactly(new Knock(3), new Pass(3));
    assertThat(SeatMoves.<Move>lists(Pass::new).get(15)).containsExactly(new Pass(15));
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
