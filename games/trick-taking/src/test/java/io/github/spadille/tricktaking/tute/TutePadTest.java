package io.github.spadille.tricktaking.tute;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableMap;
import io.github.spadille.engine.game.ScorePad;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.testkit.Covers;
import java.util.Map;
import org.junit.jupiter.api.Test;

class TutePadTest {
  private static ScorePad<TuteState> pad(int seats, Map<String, String> options) {
    return Tute.GAME.rules(seats, options).scorePad().orElseThrow();
  }

  private static ScorePad<TuteState> answer(ScorePad<TuteState> pad, int... answers) {
    ScorePad<TuteState> after = pad;
    for (int answer : answers) {
      after = after.answer(answer);
    }
    return after;
  }

  private static final int NOBODY = Seats.NOBODY;

  @Test
  @Covers({"TUT-29", "TUT-30", "TUT-31", "TUT-32"})
  void theHigherTotalWinsTheHand() {
    ScorePad<TuteState> pad = pad(4, ImmutableMap.of("hands", "2"));
    assertThat(answer(pad, NOBODY, 70, 0, NOBODY, NOBODY).state().scores().toArray())
        .containsExactly(1, 0, 1, 0);
    assertThat(answer(pad, NOBODY, 70, 0, 3, NOBODY).state().scores().toArray())
        .containsExactly(0, 1, 0, 1);
    assertThat(pad.handSize()).isEqualTo(10);
  }

  @Test
  @Covers({"TUT-30", "TUT-32"})
  void allPointsAreScored() {
    ScorePad<TuteState> pad = pad(4, ImmutableMap.of("hands", "2", "hand-score", "points"));
    ScorePad<TuteState> scored = answer(pad, NOBODY, 50, 1, 2, 0, 1, 3);
    assertThat(scored.state().handNumber()).isEqualTo(2);
    assertThat(scored.state().scores().toArray()).containsExactly(110, 120, 110, 120);
    assertThat(scored.dealer()).isZero();
  }

  @Test
  @Covers({"TUT-33", "TUT-36"})
  void tuteWinsTheHandAtOnce() {
    ScorePad<TuteState> over = answer(pad(4, ImmutableMap.of("hands", "1")), 3);
    assertThat(over.question()).isEmpty();
    assertThat(over.state().outcome().orElseThrow().winners()).isEqualTo(Seats.of(1, 3));
  }
}
