package io.github.spadille.fishing.cassino;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableMap;
import io.github.spadille.engine.game.Refusal;
import io.github.spadille.engine.game.ScorePad;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.testkit.Covers;
import java.util.Map;
import org.junit.jupiter.api.Test;

class CassinoPadTest {
  private static final int ANA = 0;
  private static final int BO = 1;

  private static ScorePad<CassinoState> pad(int seats, Map<String, String> options) {
    return Cassino.GAME.rules(seats, options).scorePad().orElseThrow();
  }

  private static ScorePad<CassinoState> answer(ScorePad<CassinoState> pad, int... answers) {
    ScorePad<CassinoState> after = pad;
    for (int answer : answers) {
      after = after.answer(answer);
    }
    return after;
  }

  @Test
  @Covers({"CAS-34", "CAS-35", "CAS-36"})
  void aHandIsCounted() {
    ScorePad<CassinoState> scored =
        answer(
            pad(2, ImmutableMap.of()), 30, 22, 6, 7, ANA, BO, BO, ANA, ANA, BO, BO, Seats.NOBODY);
    assertThat(scored.state().scores().toArray()).containsExactly(7, 5);
    assertThat(scored.dealer()).isEqualTo(ANA);
    assertThat(scored.handSize()).isEqualTo(4);
  }

  @Test
  @Covers("CAS-34")
  void sweepsThatDoNotScoreAreNotAsked() {
    ScorePad<CassinoState> pad = pad(4, ImmutableMap.of("sweeps", "off"));
    assertThat(pad.question().orElseThrow().phrase().arguments()).containsExactly(Seats.of(0, 2));
    ScorePad<CassinoState> scored = answer(pad, 26, 26, 7, 6, 2, 2, 2, 2, 2, 3);
    assertThat(scored.state().scores().toArray()).containsExactly(7, 1, 7, 1);
  }

  @Test
  @Covers({"CAS-16", "CAS-33"})
  void whatCannotBeIsRefused() {
    ScorePad<CassinoState> pad = pad(2, ImmutableMap.of());
    assertThat(answer(pad, 0).refusal(51)).contains(Refusal.of("CAS-33", "rest", 52));
    ScorePad<CassinoState> counted = answer(pad, 51, 1, 13, 0, BO);
    assertThat(counted.refusal(BO))
        .contains(Refusal.of("CAS-34", "not-won", CassinoCounts.SCORING.get(1)));
    assertThat(answer(counted, ANA, ANA).refusal(BO)).isPresent();
    assertThat(answer(counted, ANA, ANA, ANA, ANA, ANA).refusal(BO))
        .contains(Refusal.of("CAS-16", "cards", 1));
    assertThat(answer(pad, 0, 0).state().handNumber()).isEqualTo(2);
  }
}
