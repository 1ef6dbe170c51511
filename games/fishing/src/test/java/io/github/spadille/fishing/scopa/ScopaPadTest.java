package io.github.spadille.fishing.scopa;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableMap;
import io.github.spadille.engine.game.PadQuestion;
import io.github.spadille.engine.game.Refusal;
import io.github.spadille.engine.game.ScorePad;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.testkit.Covers;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ScopaPadTest {
  private static final int ANA = 0;
  private static final int BO = 1;

  private static ScorePad<ScopaState> pad(int seats, Map<String, String> options) {
    return Scopa.GAME.rules(seats, options).scorePad().orElseThrow();
  }

  private static ScorePad<ScopaState> answer(ScorePad<ScopaState> pad, int... answers) {
    ScorePad<ScopaState> after = pad;
    for (int answer : answers) {
      after = after.answer(answer);
    }
    return after;
  }

  @Test
  @Covers({"SCO-19", "SCO-28", "SCO-29", "SCO-30"})
  void aHandIsCounted() {
    ScorePad<ScopaState> scored =
        answer(pad(2, ImmutableMap.of()), 21, 19, 4, 6, BO, 78, 0, ANA, ANA, Seats.NOBODY);
    assertThat(scored.state().scores().toArray()).containsExactly(4, 2);
    assertThat(scored.dealer()).isEqualTo(ANA);
    assertThat(scored.handSize()).isEqualTo(3);
  }

  @Test
  @Covers("SCO-26")
  void partnersHaveOneCount() {
    ScorePad<ScopaState> pad = pad(4, ImmutableMap.of());
    assertThat(pad.question().orElseThrow().phrase().arguments()).containsExactly(Seats.of(0, 2));
    ScorePad<ScopaState> scored = answer(pad, 30, 10, 10, 0, 2, 70, 0, 3, Seats.NOBODY);
    assertThat(scored.state().scores().toArray()).containsExactly(4, 1, 4, 1);
  }

  @Test
  @Covers("SCO-24")
  void whatCannotBeIsRefused() {
    ScorePad<ScopaState> pad = pad(2, ImmutableMap.of());
    assertThat(answer(pad, 40).question().orElseThrow())
        .returns(0, PadQuestion::lowest)
        .returns(0, PadQuestion::highest);
    assertThat(answer(pad, 0).refusal(39)).contains(Refusal.of("SCO-24", "rest", 40));
    assertThat(answer(pad, 37, 3).question().orElseThrow())
        .returns(7, PadQuestion::lowest)
        .returns(10, PadQuestion::highest);
    ScorePad<ScopaState> counted = answer(pad, 37, 3, 10, 0);
    assertThat(counted.refusal(BO)).contains(Refusal.of("SCO-29", "no-diamond"));
    assertThat(answer(counted, ANA).refusal(39)).contains(Refusal.of("SCO-30", "below", 40));
    assertThat(answer(counted, ANA, 40, 0, BO).refusal(BO))
        .contains(Refusal.of("SCO-19", "cards", 3));
  }

  @Test
  @Covers("SCO-24")
  void aHandWithoutACaptureScoresNothing() {
    ScorePad<ScopaState> scored = answer(pad(2, ImmutableMap.of()), 0, 0);
    assertThat(scored.state().scores().toArray()).containsExactly(0, 0);
    assertThat(scored.state().handNumber()).isEqualTo(2);
  }
}
