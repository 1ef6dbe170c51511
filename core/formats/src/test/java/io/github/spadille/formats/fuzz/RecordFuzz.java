package io.github.spadille.formats.fuzz;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.junit.FuzzTest;
import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.Catalog;
import io.github.spadille.engine.text.HiddenCharacters;
import io.github.spadille.formats.highcard.HighCard;
import io.github.spadille.formats.record.GameRecord;
import io.github.spadille.formats.record.RecordException;
import io.github.spadille.formats.record.Replay;
import io.github.spadille.formats.record.ReplayException;

class RecordFuzz {
  private static final Catalog CATALOG = Catalog.of(ImmutableList.of(HighCard.GAME));
  private static final int LONGEST_MESSAGE = 2500;

  /** A text is a record that keeps every letter, or is refused in a few visible words. */
  @FuzzTest
  void records(byte[] bytes) {
    Patience.read(() -> check(bytes));
  }

  private static void check(byte[] bytes) {
    String text = new String(bytes, UTF_8);
    try {
      GameRecord record = GameRecord.parse("a", text);
      assertThat(GameRecord.parse("a", record.format())).isEqualTo(record);
      assertThat(HiddenCharacters.isIn(record.format())).isFalse();
      Replay.run(record, CATALOG);
    } catch (RecordException | ReplayException e) {
      assertThat(e.getMessage()).hasSizeLessThan(LONGEST_MESSAGE).doesNotContain("\n");
      assertThat(HiddenCharacters.isIn(e.getMessage())).isFalse();
    }
  }
}
