package io.github.spadille.engine.knowledge;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class JournalTest {
  @Test
  void whatIsNotedIsReadInTurn() {
    Journal journal = new Journal();
    for (int i = 0; i < 9; i++) {
      journal.note(i, 10 + i, 20 + i, 30 + i);
    }

    assertThat(journal.size()).isEqualTo(9);
    for (int i = 0; i < 9; i++) {
      assertThat(journal.step(i)).isEqualTo(i);
      assertThat(journal.first(i)).isEqualTo(10 + i);
      assertThat(journal.second(i)).isEqualTo(20 + i);
      assertThat(journal.until(i)).isEqualTo(30 + i);
    }
  }

  @Test
  void itBeginsAnewWhenCleared() {
    Journal journal = new Journal();
    journal.note(1, 2, 3, 4);
    journal.clear();
    journal.note(5, 6, 7, 8);

    assertThat(journal.size()).isEqualTo(1);
    assertThat(journal.step(0)).isEqualTo(5);
  }
}
