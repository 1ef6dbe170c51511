package io.github.spadille.engine.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.spadille.engine.seat.IntPerSeat;
import io.github.spadille.engine.seat.Seats;
import org.junit.jupiter.api.Test;

class SharesOfSidesTest {
  private static final Shares TEN = Shares.of(10, IntPerSeat.copyOf(8, 3, 4));

  @Test
  void eachShareLeavesWhatTheOthersCanHave() {
    assertThat(TEN).returns(3, Shares::lowest).returns(8, Shares::highest);
    Shares next = TEN.with(5);
    assertThat(next)
        .returns(1, Shares::lowest)
        .returns(3, Shares::highest)
        .returns(5, Shares::left);
    assertThat(next.with(2)).returns(3, Shares::lowest).returns(3, Shares::highest);
  }

  @Test
  void afterTheLastNoneIsEntered() {
    Shares all = TEN.with(5).with(2).with(3);
    assertThat(all.isComplete()).isTrue();
    assertThat(all.counts()).isEqualTo(IntPerSeat.copyOf(5, 2, 3));
    assertThatThrownBy(() -> all.with(0))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("0; expected none, as all shares are entered");
  }

  @Test
  void theQuestionIsAboutTheSide() {
    PadQuestion question = TEN.question("cards", 4, Seats.of(0, 2));
    assertThat(question.phrase().key()).isEqualTo("pad.cards");
    assertThat(question.phrase().arguments()).containsExactly(Seats.of(0, 2));
    assertThat(question).returns(4, PadQuestion::lowest).returns(8, PadQuestion::highest);
  }
}
