package io.github.spadille.formats.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import com.google.common.collect.ImmutableMap;
import io.github.spadille.engine.match.Match;
import io.github.spadille.formats.highcard.HighCard;
import io.github.spadille.formats.highcard.HighCardMove;
import io.github.spadille.formats.highcard.HighCardState;
import io.github.spadille.formats.highcard.RandomPlay;
import org.junit.jupiter.api.Test;

/** A record means what it meant when it was written, whatever the base rules are by then. */
class RecordBaseTest {
  private static final ImmutableMap<String, String> TWO_PACKS = ImmutableMap.of("packs", "2");

  private static Match<HighCardState, HighCardMove> played(int seats, long seed) {
    ImmutableMap<String, String> options = seed % 2 == 0 ? TWO_PACKS : ImmutableMap.of();
    return RandomPlay.random(Match.start(HighCard.GAME.setup(seats, options)), 1000, seed);
  }

  @Test
  void anOlderRecordReplaysByItsOwnBase() {
    for (long seed = 0; seed < 50; seed++) {
      Match<HighCardState, HighCardMove> match = played(2 + (int) (seed % 2), seed);

      Match<HighCardState, HighCardMove> replayed =
          Replay.match(RecordWriter.of(match), HighCard.THIRD_BASE);

      assertThat(replayed.state()).isEqualTo(match.state());
      assertThat(replayed.setup().options()).containsEntry("rounds", "1");
    }
  }

  @Test
  void aRecordThatNamesNoBaseIsOfTheFirst() {
    Match<HighCardState, HighCardMove> match = played(2, 1);
    String text = RecordWriter.of(match).format().replaceAll("(Base|Library): .*\n", "");

    GameRecord record = GameRecord.parse("a", text);

    assertThat(record.base()).isEqualTo(1);
    assertThat(record.library()).isEmpty();
    assertThat(Replay.match(record, HighCard.THIRD_BASE).state()).isEqualTo(match.state());
  }

  @Test
  void anOptionOfTheHeadStandsAboveItsBase() {
    GameRecord record =
        GameRecord.parse("a", "spadille 1\nGame: high-card\nBase: 2\nOptions: rounds=2\n");

    assertThat(Replay.setup(record, HighCard.THIRD_BASE).options())
        .isEqualTo(ImmutableMap.of("rounds", "2", "packs", "1"));
  }

  @Test
  void whatIsWrittenAgainNamesThePresentBase() {
    Match<HighCardState, HighCardMove> old =
        Replay.match(RecordWriter.of(played(2, 1)), HighCard.THIRD_BASE);

    GameRecord again = RecordWriter.of(old);

    assertThat(again.base()).isEqualTo(3);
    assertThat(again.options()).isEqualTo(ImmutableMap.of("rounds", "1", "packs", "1"));
    assertThat(Replay.match(again, HighCard.THIRD_BASE).state()).isEqualTo(old.state());
  }

  @Test
  void aNewerBaseIsRefused() {
    GameRecord record =
        GameRecord.parse("a", "spadille 1\nGame: high-card\nBase: 4\nLibrary: 2.0\n");

    assertThatExceptionOfType(ReplayException.class)
        .isThrownBy(() -> Replay.run(record, HighCard.THIRD_BASE))
        .withMessage(
            "a:3: expected a version of the base rules of high-card up to 3, found 4, written by"
                + " version 2.0");
  }
}
