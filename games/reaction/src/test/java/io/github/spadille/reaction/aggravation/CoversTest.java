package io.github.spadille.reaction.aggravation;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.spadille.reaction.aggravation.AggravationState.Note;
import io.github.spadille.testkit.Covers;
import org.junit.jupiter.api.Test;

class CoverNotesTest {
  private static final int LAST = 30;

  private final CoverNotes notes =
      CoverNotes.none().with(0, 3, 100).with(1, LAST, 200).with(0, 5, 300);

  @Test
  @Covers("AGG-24a")
  void aNoteHoldsSeatAndTime() {
    assertThat(notes.list())
        .containsExactly(new Note(0, 3, 100), new Note(1, LAST, 200), new Note(0, 5, 300));
    assertThat(notes.at(LAST)).contains(new Note(1, LAST, 200));
    assertThat(notes.at(4)).isEmpty();
    assertThat(CoverNotes.none().at(0)).isEmpty();
  }

  @Test
  @Covers("AGG-24a")
  void onlyYoungNotesAreAskedFor() {
    assertThat(notes.bySeatSince(0, 0)).isEqualTo(1 << 3 | 1 << 5);
    assertThat(notes.bySeatSince(0, 100)).isEqualTo(1 << 3 | 1 << 5);
    assertThat(notes.bySeatSince(0, 101)).isEqualTo(1 << 5);
    assertThat(notes.bySeatSince(0, 301)).isZero();
    assertThat(notes.bySeatSince(1, 200)).isEqualTo(1 << LAST);
    assertThat(notes.bySeatSince(1, 201)).isZero();
  }

  @Test
  @Covers("AGG-24a")
  void aLaterCoverTakesThePlaceOfAnEarlierOne() {
    CoverNotes again = notes.with(1, 3, 400);
    assertThat(again.list())
        .containsExactly(new Note(1, LAST, 200), new Note(0, 5, 300), new Note(1, 3, 400));
    assertThat(again.bySeatSince(0, 0)).isEqualTo(1 << 5);
    assertThat(again.bySeatSince(1, 300)).isEqualTo(1 << 3);
    assertThat(notes.at(3)).contains(new Note(0, 3, 100));
  }

  @Test
  @Covers("AGG-24a")
  void aCollisionStrikesTheNoteOut() {
    CoverNotes struck = notes.without(3);
    assertThat(struck.list()).containsExactly(new Note(1, LAST, 200), new Note(0, 5, 300));
    assertThat(struck.at(3)).isEmpty();
    assertThat(struck.bySeatSince(0, 0)).isEqualTo(1 << 5);
    assertThat(struck.with(1, 3, 500).at(3)).contains(new Note(1, 3, 500));
    assertThat(notes.without(3).without(5).without(LAST)).isEqualTo(CoverNotes.none());
  }

  @Test
  void notesAreEqualIfTheirListsAre() {
    CoverNotes other =
        CoverNotes.none().with(1, 3, 50).with(0, 3, 100).with(1, LAST, 200).with(0, 5, 300);
    assertThat(notes).isEqualTo(other).hasSameHashCodeAs(other);
    assertThat(notes).hasToString(other.toString());
    assertThat(notes).isNotEqualTo(notes.with(0, 5, 301)).isNotEqualTo(CoverNotes.none());
    assertThat(notes).isNotEqualTo("notes");
  }
}
