package io.github.spadille.tricktaking.canadiansalad;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableMap;
import io.github.spadille.engine.game.PadQuestion;
import io.github.spadille.engine.game.Refusal;
import io.github.spadille.engine.game.ScorePad;
import io.github.spadille.testkit.Covers;
import java.util.Map;
import org.junit.jupiter.api.Test;

class CanadianSaladPadTest {
  private static ScorePad<CanadianSaladState> pad(int seats, Map<String, String> options) {
    return CanadianSalad.GAME.rules(seats, options).scorePad().orElseThrow();
  }

  private static ScorePad<CanadianSaladState> answer(
      ScorePad<CanadianSaladState> pad, int... answers) {
    ScorePad<CanadianSaladState> after = pad;
    for (int answer : answers) {
      after = after.answer(answer);
    }
    return after;
  }

  @Test
  @Covers({"CSL-11", "CSL-15", "CSL-16"})
  void sixHandsAreScored() {
    ScorePad<CanadianSaladState> pad = pad(4, ImmutableMap.of());
    assertThat(pad.handSize()).isEqualTo(13);
    ScorePad<CanadianSaladState> tricks = answer(pad, 5, 4, 4, 0);
    assertThat(tricks.state().scores().toArray()).containsExactly(50, 40, 40, 0);
    ScorePad<CanadianSaladState> last = answer(tricks, 13, 0, 0, 0, 0, 0, 4, 0, 3, 3);
    assertThat(last.state().scores().toArray()).containsExactly(180, 40, 140, 200);
    ScorePad<CanadianSaladState> over = answer(last, 0, 0, 0, 13, 0, 0, 0, 13, 0, 0, 0, 4, 3, 3);
    assertThat(over.question()).isEmpty();
    assertThat(over.state().scores().get(3)).isEqualTo(200 + 130 + 130 + 100 + 100 + 100);
  }

  @Test
  @Covers("CSL-18")
  void theDealerChoosesWhatIsLeft() {
    ScorePad<CanadianSaladState> pad = pad(4, ImmutableMap.of("order", "dealer"));
    assertThat(pad.question().orElseThrow())
        .returns(4, PadQuestion::highest)
        .returns(pad.dealer(), question -> question.phrase().seat());
    ScorePad<CanadianSaladState> second = answer(pad, 4, 2);
    assertThat(second.state().scores().toArray()).containsExactly(0, 0, 100, 0);
    assertThat(second.question().orElseThrow().words()).hasSize(4);
    assertThat(answer(second, 3, 1).state().scores().toArray()).containsExactly(0, 100, 100, 0);
  }

  @Test
  @Covers("CSL-9")
  void whoHasNoTrickHasNoCard() {
    ScorePad<CanadianSaladState> all =
        answer(pad(4, ImmutableMap.of()), 13, 0, 0, 0, 13, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 13, 0, 0);
    assertThat(all.refusal(1)).contains(Refusal.of("CSL-9", "no-trick"));
    assertThat(all.refusal(0)).isEmpty();
  }
}
