package io.github.spadille.shedding.idoubtit;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.spadille.testkit.SensibleMoves;
import io.github.spadille.testkit.TestTable;
import org.junit.jupiter.api.Test;

class IDoubtItThumbsTest {
  @Test
  void theTruthIsTold() {
    TestTable table = TestTable.of(IDoubtIt.GAME, 4, "first-rank=A").deal("hand.0: As Ah Kd 3c");
    assertThat(SensibleMoves.at(table).prefers("put As", "put Kd")).isTrue();
    TestTable one = table.play("put As");
    assertThat(SensibleMoves.at(one).best()).containsExactly("put Ah");
    assertThat(SensibleMoves.at(one.play("put Ah")).best()).containsExactly("claim");
  }

  @Test
  void aClaimIsDoubtedThatTheOwnHandDisproves() {
    TestTable table =
        TestTable.of(IDoubtIt.GAME, 4, "first-rank=A")
            .deal("hand.0: Kd 3c", "hand.1: As Ah Ad", "hand.2: Ac")
            .play("put Kd", "put 3c", "claim");
    assertThat(SensibleMoves.at(table).prefers("1 doubt", "1 trust")).isTrue();
    assertThat(SensibleMoves.at(table).prefers("2 trust", "2 doubt")).isTrue();
    assertThat(SensibleMoves.at(table).reason("1 doubt")).isEqualTo("thumb.impossible[3]");
  }
}
