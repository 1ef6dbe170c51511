package io.github.spadille.engine.state;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;

/** Notes on a score sheet. */
class NotesTest {
  private static final ScoreSheet REVERSED =
      ScoreSheet.empty(2).add(1, "TST-1", 0, 5).withNote("reversed", 1);

  @Test
  void aNoteIsReadByItsName() {
    assertThat(REVERSED.note("reversed", 0)).isEqualTo(1);
    assertThat(REVERSED.note("round", 7)).isEqualTo(7);
  }

  @Test
  void theLastNoteOfANameCounts() {
    assertThat(REVERSED.withNote("reversed", -1).notes()).containsExactly(entry("reversed", -1));
  }

  @Test
  void notesStandByName() {
    assertThat(REVERSED.withNote("a", 2).notes().keySet()).containsExactly("a", "reversed");
  }

  @Test
  void aNoteChangesNoPoints() {
    assertThat(REVERSED.total(0)).isEqualTo(5);
    assertThat(REVERSED.lines()).hasSize(1);
  }

  @Test
  void notesStayWhenPointsAreGiven() {
    ScoreSheet later = REVERSED.add(2, "TST-1", 1, 3);
    assertThat(later.note("reversed", 0)).isEqualTo(1);
    assertThat(later.toBuilder().add(2, "TST-2", 0, 1).build().note("reversed", 0)).isEqualTo(1);
  }

  @Test
  void sheetsWithOtherNotesAreNotEqual() {
    ScoreSheet plain = ScoreSheet.empty(2).add(1, "TST-1", 0, 5);
    assertThat(REVERSED).isNotEqualTo(plain);
    assertThat(REVERSED).isEqualTo(plain.withNote("reversed", 1));
  }

  private static Map.Entry<String, Integer> entry(String name, int number) {
    return Map.entry(name, number);
  }
}
