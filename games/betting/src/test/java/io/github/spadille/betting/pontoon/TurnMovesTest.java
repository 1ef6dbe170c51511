package io.github.spadille.betting.pontoon;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.spadille.betting.pontoon.PontoonMove.Bank;
import io.github.spadille.betting.pontoon.PontoonMove.Bet;
import io.github.spadille.betting.pontoon.PontoonMove.Buy;
import io.github.spadille.betting.pontoon.PontoonMove.Declare;
import io.github.spadille.betting.pontoon.PontoonMove.Split;
import io.github.spadille.betting.pontoon.PontoonMove.Stick;
import io.github.spadille.betting.pontoon.PontoonMove.Twist;
import io.github.spadille.betting.pontoon.TurnMoves.ByNumber;
import io.github.spadille.engine.game.MoveList;
import org.junit.jupiter.api.Test;

class TurnMovesTest {
  private static final int EVERYTHING = 63;

  @Test
  void movesWithoutANumberComeFirst() {
    assertThat(TurnMoves.of(3, EVERYTHING, Buy.ofSeat(3), 7, 8))
        .containsExactly(
            new Stick(3),
            new Twist(3),
            new Split(3),
            new Declare(3),
            new Bank(3, true),
            new Bank(3, false),
            new Buy(3, 7),
            new Buy(3, 8));
    assertThat(TurnMoves.of(7, TurnMoves.SPLIT | TurnMoves.REFUSE_BANK, Bet.ofSeat(7), 1, 1))
        .containsExactly(new Split(7), new Bank(7, false), new Bet(7, 1));
  }

  @Test
  void aRangeThatEndsBeforeItBeginsIsEmpty() {
    assertThat(TurnMoves.of(0, 0, Bet.ofSeat(0), 5, 4)).isEmpty();
    assertThat(TurnMoves.of(0, TurnMoves.TWIST, Bet.ofSeat(0), 5, 0)).containsExactly(new Twist(0));
  }

  @Test
  void numbersMayBeLarge() {
    MoveList<PontoonMove> moves = TurnMoves.of(2, TurnMoves.STICK, Buy.ofSeat(2), 199, 2_000);
    assertThat(moves).hasSize(1_803).startsWith(new Stick(2), new Buy(2, 199), new Buy(2, 200));
    assertThat(moves.get(1_802)).isEqualTo(new Buy(2, 2_000));
  }

  @Test
  void thereAreNoPlacesOutsideAList() {
    MoveList<PontoonMove> moves = TurnMoves.of(0, TurnMoves.STICK, Bet.ofSeat(0), 1, 2);
    assertThat(moves).hasSize(3);
    assertThatThrownBy(() -> moves.get(3)).isInstanceOf(IndexOutOfBoundsException.class);
    assertThatThrownBy(() -> moves.get(-1)).isInstanceOf(IndexOutOfBoundsException.class);
    MoveList<PontoonMove> few =
        TurnMoves.of(0, 0, ByNumber.ofFew(new PontoonMove[] {new Stick(4)}), 0, 1);
    assertThat(few.get(0)).isEqualTo(new Stick(4));
    assertThatThrownBy(() -> few.get(1)).isInstanceOf(IndexOutOfBoundsException.class);
  }
}
