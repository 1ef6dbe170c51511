package io.github.spadille.tricktaking.ohhell;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableMap;
import io.github.spadille.engine.game.Refusal;
import io.github.spadille.engine.game.ScorePad;
import io.github.spadille.testkit.Covers;
import io.github.spadille.tricktaking.ohhell.OhHellOptions.DealerBid;
import java.util.Map;
import org.junit.jupiter.api.Test;

class OhHellPadTest {
  private static ScorePad<OhHellState> pad(int seats, Map<String, String> options) {
    return OhHell.GAME.rules(seats, options).scorePad().orElseThrow();
  }

  private static ScorePad<OhHellState> answer(ScorePad<OhHellState> pad, int... answers) {
    ScorePad<OhHellState> after = pad;
    for (int answer : answers) {
      after = after.answer(answer);
    }
    return after;
  }

  private static void assertRefused(ScorePad<OhHellState> pad, int answer, Refusal refusal) {
    assertThat(pad.refusal(answer)).contains(refusal);
    assertThatThrownBy(() -> pad.answer(answer))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining(answer + ": ")
        .hasMessageContaining(refusal.ruleId());
  }

  private static int askedSeat(ScorePad<OhHellState> pad) {
    return pad.question().orElseThrow().phrase().seat();
  }

  @Test
  @Covers({"OHH-8", "OHH-9", "OHH-10"})
  void theDealerIsBoundByTheHook() {
    Map<String, String> hook = ImmutableMap.of("first-size", "3", "dealer-bid", "hook");
    ScorePad<OhHellState> pad = pad(3, hook);
    assertThat(askedSeat(pad)).isZero();
    assertRefused(pad, 4, Refusal.of("OHH-9", "above", 3));
    ScorePad<OhHellState> last = answer(pad, 1, 1);
    assertThat(askedSeat(last)).isEqualTo(2).isEqualTo(last.dealer());
    assertRefused(last, 1, Refusal.of("OHH-10", "equal", 3));
    assertThat(last.refusal(2)).isEmpty();
    assertThat(
            pad(3, ImmutableMap.of("dealer-bid", DealerBid.FREE.name().toLowerCase()))
                .answer(0)
                .answer(0)
                .refusal(10))
        .isEmpty();
  }

  @Test
  @Covers("OHH-17")
  void theTricksAddUpToTheHand() {
    Map<String, String> free = ImmutableMap.of("first-size", "3", "dealer-bid", "free");
    ScorePad<OhHellState> bid = answer(pad(3, free), 1, 1, 1);
    assertThat(bid.question().orElseThrow().phrase().key()).isEqualTo("pad.tricks");
    assertRefused(answer(bid, 2), 2, Refusal.of("OHH-17", "above", 1));
    assertRefused(answer(bid, 1, 1), 0, Refusal.of("OHH-17", "below", 1));
    ScorePad<OhHellState> next = answer(bid, 1, 2, 0);
    assertThat(next.state().scores().toArray()).containsExactly(10, -10, -10);
    assertThat(next.dealer()).isZero();
    assertThat(next.handSize()).isEqualTo(2);
    assertThat(next.state().handNumber()).isEqualTo(2);
  }

  @Test
  void anAnswerOutOfBoundsIsNone() {
    ScorePad<OhHellState> pad = pad(4, ImmutableMap.of());
    assertThatThrownBy(() -> pad.refusal(-1))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("pad.bid: -1; expected 0 to 11");
    assertThatThrownBy(() -> pad.answer(Integer.MAX_VALUE))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("pad.bid: 2147483647; expected 0 to 11");
  }

  @Test
  void thereIsNoQuestionAfterTheEnd() {
    Map<String, String> one = ImmutableMap.of("first-size", "1", "tie", "shared");
    ScorePad<OhHellState> over = answer(pad(3, one), 0, 0, 2, 0, 0, 1);
    assertThat(over.question()).isEmpty();
    assertThatThrownBy(() -> over.answer(0))
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("the game is over");
  }
}
