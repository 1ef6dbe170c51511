package io.github.spadille.engine.game;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.primitives.ImmutableLongArray;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.state.ScoreSheet;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ScoringTest {
  private static final ScoreSheet SHEET =
      ScoreSheet.empty(3).add(1, "TST-1", 0, 20).add(1, "TST-1", 2, -5);

  /** A state with these points; over if it has an outcome. */
  private record State(ScoreSheet sheet, Optional<Outcome> outcome) implements GameState {
    @Override
    public Turn turn() {
      return outcome.isPresent() ? Turn.over() : Turn.of(0);
    }
  }

  private static final State OPEN = new State(SHEET, Optional.empty());
  private static final State WON_BY_2 = new State(SHEET, Optional.of(Outcome.won(3, Seats.of(2))));

  @Test
  void theHighestScoreIsTheBest() {
    assertThat(Scoring.HIGHEST.returns(OPEN)).isEqualTo(ImmutableLongArray.of(20, 0, -5));
    assertThat(Scoring.HIGHEST.returns(WON_BY_2)).isEqualTo(ImmutableLongArray.of(20, 0, -5));
  }

  @Test
  void theLowestScoreIsTheBest() {
    assertThat(Scoring.LOWEST.returns(OPEN)).isEqualTo(ImmutableLongArray.of(-20, 0, 5));
  }

  @Test
  void withoutScoresOnlyTheEndCounts() {
    assertThat(Scoring.NONE.returns(OPEN)).isEqualTo(ImmutableLongArray.of(0, 0, 0));
    assertThat(Scoring.NONE.returns(WON_BY_2)).isEqualTo(ImmutableLongArray.of(-1, -1, 2));
  }

  @Test
  void inTheEndThePlacesCount() {
    assertThat(Scoring.HIGHEST.returnsByPlace(OPEN)).isEqualTo(ImmutableLongArray.of(20, 0, -5));
    assertThat(Scoring.HIGHEST.returnsByPlace(WON_BY_2))
        .isEqualTo(ImmutableLongArray.of(20, 20, 21));
  }
}
