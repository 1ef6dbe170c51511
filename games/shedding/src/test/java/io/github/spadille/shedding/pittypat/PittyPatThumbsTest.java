package io.github.spadille.shedding.pittypat;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.spadille.testkit.SensibleMoves;
import io.github.spadille.testkit.TestTable;
import org.junit.jupiter.api.Test;

class PittyPatThumbsTest {
  @Test
  void aSecondCardIsThrownOfARankThatIsHeldTwice() {
    TestTable table =
        TestTable.of(PittyPat.GAME).deal("hand.0: 5s 9s 9h Kd 2c", "discard: 5h").play("match 5s");
    assertThat(SensibleMoves.at(table).prefers("discard 9s", "discard Kd")).isTrue();
    assertThat(SensibleMoves.at(table).prefers("discard Kd", "done")).isTrue();
    assertThat(SensibleMoves.at(table).reason("discard 9s")).isEqualTo("thumb.ranks");
  }
}
