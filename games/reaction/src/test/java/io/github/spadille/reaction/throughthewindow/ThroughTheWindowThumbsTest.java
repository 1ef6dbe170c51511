package io.github.spadille.reaction.throughthewindow;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.spadille.testkit.SensibleMoves;
import io.github.spadille.testkit.TestTable;
import org.junit.jupiter.api.Test;

class ThroughTheWindowThumbsTest {
  @Test
  void aWordIsSaid() {
    TestTable table =
        TestTable.of(ThroughTheWindow.GAME, 3).play("* shuffle Td 8h 3c ...", "2 turn");
    String word =
        table.moves().stream().filter(move -> move.contains("say")).findFirst().orElseThrow();
    assertThat(SensibleMoves.at(table).prefers(word, word.charAt(0) + " pass")).isTrue();
    assertThat(SensibleMoves.at(table).reason("0 pass")).isEqualTo("thumb.silent");
  }
}
