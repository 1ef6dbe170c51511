package io.github.spadille.betting;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.spadille.engine.move.Move;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PricedMovesTest {
  /** A bet, or the end of betting if it costs nothing. */
  private record Bet(int chips, String on) implements Move {
    @Override
    public int seat() {
      return 0;
    }

    @Override
    public String toString() {
      return on + chips;
    }
  }

  private static final PricedMoves<Bet> MOVES =
      PricedMoves.of(
          List.of(new Bet(5, "a"), new Bet(2, "b"), new Bet(5, "c"), new Bet(2, "a")),
          Bet::chips,
          new Bet(0, "done"));

  @ParameterizedTest
  @CsvSource({
    "-1, '[done0]'",
    "1, '[done0]'",
    "2, '[b2, a2, done0]'",
    "4, '[b2, a2, done0]'",
    "5, '[b2, a2, a5, c5, done0]'",
    "9000000000, '[b2, a2, a5, c5, done0]'"
  })
  void movesThatCanBePaidAreListedByPrice(long chips, String moves) {
    assertThat(List.copyOf(MOVES.upTo(chips))).hasToString(moves);
    assertThat(MOVES.upTo(chips)).isSameAs(MOVES.upTo(chips));
  }

  @Test
  void thereIsALowestPrice() {
    assertThat(MOVES.lowest()).isEqualTo(2);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> PricedMoves.of(List.<Bet>of(), Bet::chips, new Bet(0, "done")))
        .withMessage("no move with a price");
  }

  @Test
  void nothingNeedBeFree() {
    PricedMoves<Bet> bets = PricedMoves.of(List.of(new Bet(5, "a"), new Bet(2, "b")), Bet::chips);
    assertThat(bets.upTo(1)).isEmpty();
    assertThat(List.copyOf(bets.upTo(9))).hasToString("[b2, a5]");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> PricedMoves.of(List.<Bet>of(), Bet::chips))
        .withMessage("no move with a price");
  }
}
