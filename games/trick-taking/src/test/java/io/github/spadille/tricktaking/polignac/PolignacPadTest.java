package io.github.spadille.tricktaking.polignac;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableMap;
import io.github.spadille.engine.game.ScorePad;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.testkit.Covers;
import java.util.Map;
import org.junit.jupiter.api.Test;

class PolignacPadTest {
  private static ScorePad<PolignacState> pad(int seats, Map<String, String> options) {
    return Polignac.GAME.rules(seats, options).scorePad().orElseThrow();
  }

  private static ScorePad<PolignacState> answer(ScorePad<PolignacState> pad, int... answers) {
    ScorePad<PolignacState> after = pad;
    for (int answer : answers) {
      after = after.answer(answer);
    }
    return after;
  }

  @Test
  @Covers("POL-11")
  void jacksCostWhoTookThem() {
    ScorePad<PolignacState> scored = answer(pad(4, ImmutableMap.of()), 0, 1, 1, 3);
    assertThat(scored.state().scores().toArray()).containsExactly(2, 2, 0, 1);
    assertThat(scored.dealer()).isZero();
    assertThat(scored.handSize()).isEqualTo(8);
  }

  @Test
  @Covers("POL-16")
  void capotIsMadeOrFails() {
    ScorePad<PolignacState> pad = pad(4, ImmutableMap.of("capot", "on"));
    assertThat(answer(pad, 1, 1).state().scores().toArray()).containsExactly(5, 0, 5, 5);
    assertThat(answer(pad, 1, 0, 1, 1, 1, 1).state().scores().toArray())
        .containsExactly(0, 10, 0, 0);
    assertThat(answer(pad, Seats.NOBODY, 0, 1, 2, 3).state().scores().toArray())
        .containsExactly(2, 1, 1, 1);
  }
}
