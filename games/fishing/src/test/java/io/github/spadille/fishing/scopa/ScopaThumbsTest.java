package io.github.spadille.fishing.scopa;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.spadille.testkit.SensibleMoves;
import io.github.spadille.testkit.TestTable;
import org.junit.jupiter.api.Test;

class ScopaThumbsTest {
  @Test
  void theTableIsCleared() {
    TestTable table = ScopaTables.table("3h 2c 5s", "Ks 5c 7c", "2s 3s 4s");
    assertThat(SensibleMoves.at(table).best()).containsExactly("capture Ks 2c 3h 5s");
    assertThat(SensibleMoves.at(table).reason("capture Ks 2c 3h 5s")).isEqualTo("thumb.sweep");
  }

  @Test
  void theSevenOfCoinsIsTaken() {
    TestTable table = ScopaTables.table("7d 4h Kh", "7s 4c 2c", "2s 3s 4s");
    assertThat(SensibleMoves.at(table).best()).containsExactly("capture 7s 7d");
    assertThat(SensibleMoves.at(table).reason("capture 7s 7d")).isEqualTo("thumb.seven");
  }

  @Test
  void sevensAndCoinsAreNotLaidDown() {
    TestTable table = ScopaTables.table("Kh", "7d 2s 7s", "2h 3s 4s");
    assertThat(SensibleMoves.at(table).best()).containsExactly("trail 2s");
  }
}
