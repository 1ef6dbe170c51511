package io.github.spadille.formats.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableMap;
import io.github.spadille.engine.match.Match;
import io.github.spadille.engine.seat.Viewer;
import io.github.spadille.formats.highcard.HighCard;
import io.github.spadille.formats.highcard.HighCardMove;
import io.github.spadille.formats.highcard.HighCardState;
import io.github.spadille.formats.highcard.RandomPlay;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class RecordWriterTest {
  private static final ImmutableMap<String, String> OPTIONS = ImmutableMap.of("hand-size", "1");
  private static final String HEAD =
      "spadille 1\nGame: high-card\nBase: 1\nLibrary: " + LibraryVersion.get() + "\nSeats: 2\n";
  private static final String DEAL = "* deal hand.0: 3c; hand.1: 5d\n";

  private static RecordWriter<HighCardState, HighCardMove> writer() {
    return new RecordWriter<>(HighCard.GAME.setup(2, OPTIONS));
  }

  private static Match<HighCardState, HighCardMove> match(String moves) {
    String head = "spadille 1\nGame: high-card\nOptions: hand-size=1\n" + DEAL;
    return Replay.match(GameRecord.parse("a", head + moves), HighCard.GAME);
  }

  @Test
  void whatIsPlayedIsWritten() {
    Match<HighCardState, HighCardMove> match = match("0 hide 3c\n1 play 5d\n");
    List<HighCardMove> moves = match.moves();
    RecordWriter<HighCardState, HighCardMove> writer =
        writer().name(1, "Bob").name(0, "Ada").head();
    HighCardState state = match.rules().start();
    for (HighCardMove move : moves) {
      writer.checks(state).move(move);
      state = match.rules().apply(state, move);
    }
    writer.checks(state).end(state).comment("done");
    String shuffle = match.rules().syntax().format(moves.get(0));
    assertThat(writer.text())
        .isEqualTo(
            """
            spadille 1
            Game: high-card
            Base: 1
            Library: %s
            Seats: 2
            Options: hand-size=1
            Name 1: Bob
            Name 0: Ada

            * %s
            ? turn 0 1
            ? moves 0: hide 3c; play 3c
            ? moves 1: hide 5d; play 5d
            0 hide 3c
            ? turn 1
            ? moves 1: hide 5d; play 5d
            1 play 5d
            ? over
            ? scores: -1 1
            ? winners: 1
            # done
            """
                .formatted(LibraryVersion.get(), shuffle));
    Replay.Result result = Replay.run(writer.toRecord("b"), HighCard.GAME);
    assertThat(result.match().state()).isEqualTo(state);
    assertThat(result.checks()).isEqualTo(8);
  }

  @Test
  void aHeaderOfOnesOwnIsWrittenAndReadAgain() {
    String text = writer().header("Seated", "0=person 1=normal").head().text();
    assertThat(GameRecord.parse("a", text).otherHeaders())
        .containsExactly("Seated: 0=person 1=normal");
    for (String name : new String[] {"Seats", "Optoins", "a\nGame", "a:b", ""}) {
      assertThatThrownBy(() -> writer().header(name, "2"))
          .as(name)
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessageContaining("expected a header of one's own");
    }
  }

  @Test
  void recordOfAMatchReplays() {
    Match<HighCardState, HighCardMove> match = match("0 hide 3c\n");
    GameRecord record = RecordWriter.of(match);
    assertThat(record.format()).endsWith("0 hide 3c\n# the game goes on\n");
    assertThat(Replay.match(record, HighCard.GAME).moves()).isEqualTo(match.moves());
  }

  @Test
  void drawNamesNobodyAndDefaultsStayUnsaid() {
    RecordWriter<HighCardState, HighCardMove> writer = new RecordWriter<>(HighCard.GAME.setup(2));
    assertThat(writer.head().text()).isEqualTo(HEAD + "\n");
    Match<HighCardState, HighCardMove> drawn =
        Replay.match(
            GameRecord.parse(
                "a",
                "spadille 1\nGame: high-card\nOptions: hand-size=1 prize=off\n"
                    + DEAL
                    + "0 play 3c\n1 play 5d\n"),
            HighCard.GAME);
    assertThat(writer.end(drawn.state()).text()).endsWith("\n? scores: -1 1\n? winners:\n");
  }

  /** Whatever the match was started with stands in the head; nobody can name other rules. */
  @Test
  void aRecordTellsTheRulesOfItsMatch() {
    Match<HighCardState, HighCardMove> match =
        RandomPlay.random(
            Match.start(
                HighCard.GAME.setup(
                    3, ImmutableMap.of("rounds", "3", "packs", "2", "bury", "off"))),
            100,
            1);

    GameRecord record = RecordWriter.of(match);

    assertThat(record.seats()).hasValue(3);
    assertThat(record.base()).isEqualTo(1);
    assertThat(record.library()).hasValueSatisfying(it -> assertThat(it).matches("[0-9].*"));
    assertThat(record.options()).containsExactly(Map.entry("packs", "2"), Map.entry("rounds", "3"));
    assertThat(Replay.match(record, HighCard.GAME).setup()).isEqualTo(match.setup());
    assertThat(Replay.match(record, HighCard.GAME).state()).isEqualTo(match.state());
  }

  @Test
  void redactedRecordShowsWhatTheViewerSaw() {
    Match<HighCardState, HighCardMove> match = match("0 hide 3c\n1 play 5d\n");
    String hidden = "* shuffle " + "?? ".repeat(52).strip() + '\n';
    String end = "1 play 5d\n? over\n? scores: -1 1\n? winners: 1\n";
    assertThat(redacted(match, Viewer.seat(0)))
        .isEqualTo(HEAD + "Options: hand-size=1\nSeen-By: 0\n\n" + hidden + "0 hide 3c\n" + end);
    assertThat(redacted(match, Viewer.seat(1)))
        .endsWith("Seen-By: 1\n\n" + hidden + "0 hide ??\n" + end);
    assertThat(redacted(match, Viewer.bystander()))
        .endsWith("Seen-By: bystander\n\n" + hidden + "0 hide ??\n" + end);
  }

  /** The same game with another hidden card looks the same to those who did not see it. */
  @Test
  void redactedRecordDoesNotDependOnWhatIsHidden() {
    Match<HighCardState, HighCardMove> match = match("0 hide 3c\n");
    Match<HighCardState, HighCardMove> other =
        Replay.match(
            GameRecord.parse(
                "a",
                "spadille 1\nGame: high-card\nOptions: hand-size=1\n"
                    + "* deal hand.0: Kh; hand.1: 5d\n0 hide Kh\n"),
            HighCard.GAME);
    assertThat(redacted(other, Viewer.seat(1))).isEqualTo(redacted(match, Viewer.seat(1)));
    assertThat(redacted(other, Viewer.seat(0))).isNotEqualTo(redacted(match, Viewer.seat(0)));
  }

  private static String redacted(Match<HighCardState, HighCardMove> match, Viewer viewer) {
    return RecordWriter.redacted(match, viewer).format();
  }

  @Test
  void whatCannotBePlayedCannotBeWritten() {
    assertThatIllegalArgumentException().isThrownBy(() -> writer().name(2, "Eve"));
    assertThatIllegalArgumentException().isThrownBy(() -> writer().name(0, " "));
    assertThatIllegalArgumentException().isThrownBy(() -> writer().name(0, " Ada "));
    assertThatIllegalArgumentException().isThrownBy(() -> writer().name(0, "a\n0 play 7d"));
    assertThatIllegalArgumentException().isThrownBy(() -> writer().comment("a\r0 play 7d"));
    assertThatExceptionOfType(RecordException.class).isThrownBy(() -> writer().toRecord("a"));
  }
}
