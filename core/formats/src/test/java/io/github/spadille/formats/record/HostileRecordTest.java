package io.github.spadille.formats.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.Catalog;
import io.github.spadille.engine.card.Deck;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.formats.highcard.HighCard;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Records by somebody who means harm: refused in a few visible words, with a place. */
class HostileRecordTest {
  private static final Catalog CATALOG = Catalog.of(ImmutableList.of(HighCard.GAME));
  private static final String HEAD = "spadille 1\nGame: high-card\nSeats: 2\n";
  private static final int LONG = 900_000;

  private static RecordException refused(String text) {
    RecordException e =
        catchThrowableOfType(RecordException.class, () -> GameRecord.parse("a", text));
    assertThat(e).as("refused").isNotNull();
    assertThat(e.getMessage()).hasSizeLessThan(300).matches("[\\x20-\\x7E]*");
    return e;
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 7, '\r', 0x1B, 0x7F, 0x9B, 0xAD, 0x200B, 0x202E, 0x2028, 0x2066, 0xFEFF})
  void hiddenCharactersAreRefusedWhereverTheyStand(int point) {
    String hidden = Character.toString(point);
    for (String start :
        ImmutableList.of("Name 0: ", "Place: ", "Options: a=", "# ", "\n# ", "\n0 play ", "\n? ")) {
      RecordException e = refused(HEAD + start + "xy" + hidden + "z\n");
      assertThat(e.found()).isEqualTo("U+%04X".formatted(point));
      assertThat(e.expected()).isEqualTo("visible characters, blanks and tabs");
      assertThat(e.line()).isEqualTo(start.startsWith("\n") ? 5 : 4);
      assertThat(e.column()).isEqualTo(start.strip().length() + (start.endsWith(" ") ? 4 : 3));
    }
    // The first can be a byte order mark.
    assertThat(refused(hidden + hidden + HEAD).line()).isEqualTo(1);
    assertThat(refused(HEAD + "# at the end" + hidden).column()).isEqualTo(13);
  }

  @Test
  void columnsCountCharactersAsEditorsDo() {
    String picture = "\uD83C\uDCA1";
    assertThat(refused(HEAD + "Name 0: " + picture + "x\u202E\n").column()).isEqualTo(11);
    assertThat(refused(HEAD + "? moves 0: say " + picture + ";; x\n").column()).isEqualTo(18);
    assertThat(refused(HEAD + "Options: a=" + picture + " b\n").column()).isEqualTo(14);
    assertThat(refused("\uFEFFxyz").column()).isEqualTo(1);
    assertThat(refused("\uFEFFspadille 1\u202E\n").column()).isEqualTo(11);
  }

  @Test
  void aByteOrderMarkBeforeARecordIsPassedOver(@TempDir Path folder) throws IOException {
    GameRecord record = GameRecord.parse("a", "\uFEFF" + HEAD);
    assertThat(record.format()).isEqualTo(HEAD);
    assertThat(record).isEqualTo(GameRecord.parse("a", HEAD));

    Path file = Files.writeString(folder.resolve("a.spadille"), "\uFEFF" + HEAD);
    assertThat(GameRecord.read(file)).isEqualTo(record);
    Files.write(file, new byte[] {(byte) 0xEF, (byte) 0xBB, (byte) 0xBF, 's', (byte) 0xE9});
    assertThatThrownBy(() -> GameRecord.read(file)).hasMessageContaining("a.spadille:1:2: found");
  }

  @Test
  void namesInAnyScriptAreRead() {
    String text = HEAD + "Name 0: علی\u200Cرضا\nName 1: 花子 \uD83D\uDC69\u200D\uD83D\uDCBB\n";
    assertThat(GameRecord.parse("a", text).names()).hasSize(2);
    assertThat(GameRecord.parse("a", text).format()).isEqualTo(text);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"# x\r\r\n", "1 \r\r\n", "\r", "\r\r\n", "? over\r\r\n", "0 play 3c\r# x\n"})
  void whatIsReadIsWrittenTheSame(String end) {
    String text = HEAD + "\n" + end;
    try {
      GameRecord record = GameRecord.parse("a", text);
      assertThat(GameRecord.parse("a", record.format())).isEqualTo(record);
    } catch (RecordException e) {
      assertThat(e.found()).isEqualTo("U+000D");
    }
  }

  @Test
  void aWriterWritesNothingThatIsRefused() {
    for (String name : ImmutableList.of("A\u001B[2J", "A\u202Eb", "A\u0085b", "x".repeat(201))) {
      RecordWriter<?, ?> writer = new RecordWriter<>(HighCard.GAME.setup(2));
      assertThatThrownBy(() -> writer.name(0, name))
          .isInstanceOf(IllegalArgumentException.class)
          .satisfies(e -> assertThat(e.getMessage()).hasSizeLessThan(150).doesNotContain("\u001B"));
    }
  }

  @Test
  void namesAreOfSeatsThatThereAre() {
    RecordException e = refused(HEAD + "Name 1: Bo\nName 9: Zoe\n");
    assertThat(e).hasMessage("a:5:1: found \"Name 9\", expected a name of a seat from 0 to 1");
    assertThat(refused("spadille 1\nGame: high-card\nName 2: Zoe\nSeats: 2\n").line()).isEqualTo(3);
  }

  @Test
  void namesAreOfSeatsThatThereAreByDefault() {
    GameRecord record = GameRecord.parse("a", "spadille 1\nGame: high-card\nName 9: Zoe\n");
    assertThatThrownBy(() -> Replay.run(record, CATALOG))
        .isInstanceOf(ReplayException.class)
        .hasMessage("a:3: expected a name of a seat from 0 to 1, found a name of seat 9");
  }

  @Test
  void seatsWithoutEndAreRefusedAtTheSecond() {
    String seats = "0 ".repeat(LONG / 2);
    assertThat(refused(HEAD + "\n? turn " + seats).column()).isEqualTo(10);
    assertThat(refused(HEAD + "\n? winners: " + seats).column()).isEqualTo(14);
  }

  @Test
  void aLongLineIsQuotedInPart() {
    String word = "x".repeat(LONG);
    for (String line :
        ImmutableList.of(
            "0 " + word,
            "0 play " + word,
            "* shuffle " + word,
            "? legal 0: play " + word,
            "? illegal 0: play 3c  " + word,
            "? pile " + word + ": 3c",
            "? pile hand.0: " + word,
            "? fact round: " + word,
            "? view 0 up: " + word,
            "? moves 0: " + word,
            "? scores: " + "1 ".repeat(LONG / 2),
            "? points 0: " + "X 1; ".repeat(LONG / 5) + "X 1",
            "? moves 0: " + moves(),
            "* deal " + word + ": 3c",
            "* deal hand.0: " + word)) {
      GameRecord record = GameRecord.parse("a", HEAD + "\n" + line);
      assertThat(messageOf(() -> Replay.run(record, CATALOG))).hasSizeLessThan(2000);
    }
    for (String line :
        ImmutableList.of(
            word,
            "Name " + word + ": x",
            "Name 0: " + word,
            "Seats: " + word,
            "Base: " + word,
            "Options: " + word,
            "Game: " + word + " " + word,
            "House-Rules-Version: " + word,
            "\n" + word,
            "\n? " + word,
            "\n? turn " + word,
            "\n? over " + word,
            "\n? points 0: " + word,
            "\n* deal " + word + ": 3c; " + word)) {
      refused(HEAD + line);
    }
    for (String head :
        ImmutableList.of(
            "Game: " + word,
            "Game: high-card\nOptions: a=b c=" + word,
            "Game: high-card\nOptions: " + word + "=c",
            "Game: high-card\nBase: 9\nLibrary: " + word,
            "Game: high-card\nOptions: rounds=" + word)) {
      GameRecord record = GameRecord.parse("a", "spadille 1\n" + head);
      assertThat(messageOf(() -> Replay.run(record, CATALOG))).hasSizeLessThan(2000);
      assertThat(messageOf(() -> Replay.run(record, HighCard.GAME))).hasSizeLessThan(2000);
    }
  }

  private static String moves() {
    StringBuilder moves = new StringBuilder();
    for (PlayingCard card : Deck.standard52().cards()) {
      moves.append("; play ").append(card).append("; hide ").append(card);
    }
    return moves.substring(2);
  }

  private static String messageOf(org.assertj.core.api.ThrowableAssert.ThrowingCallable call) {
    Throwable thrown = catchThrowable(call);
    assertThat(thrown).isInstanceOf(ReplayException.class);
    return thrown.getMessage();
  }

  @Test
  void thereIsALimitToLines() {
    RecordException e = refused(HEAD + "\n# " + "x".repeat(5_000_000));
    assertThat(e)
        .hasMessage(
            "a:5:1: found \"5000002 characters\", expected at most 1048576 characters in a line");
    e = refused(HEAD + "\n".repeat(1_000_000));
    assertThat(e.line()).isEqualTo(1_000_001);
    assertThat(e.expected()).isEqualTo("at most 1000000 lines in a record");
  }

  @Test
  void thereIsALimitToRecords() {
    StringBuilder text = new StringBuilder(HEAD);
    String comment = "# " + "x".repeat(1_000_000) + "\n";
    while (text.length() <= 1 << 26) {
      text.append(comment);
    }
    assertThat(refused(text.toString()))
        .hasMessage(
            "a:1:1: found \""
                + text.length()
                + " characters\", expected at most 67108864 characters in a record");
  }

  @Test
  void filesAreNotReadBeyondTheLimit(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("long.spadille");
    try (RandomAccessFile sparse = new RandomAccessFile(file.toFile(), "rw")) {
      sparse.setLength(1_200_000_000L);
    }
    assertThatThrownBy(() -> GameRecord.read(file))
        .isInstanceOf(RecordException.class)
        .hasMessage(
            file + ":1:1: found \"1200000000 bytes\", expected at most 67108864 bytes in a record");
  }

  @Test
  void filesAreUtf8(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("latin.spadille");
    Files.write(
        file, "spadille 1\n# caf\u00e9\n".getBytes(java.nio.charset.StandardCharsets.ISO_8859_1));
    assertThatThrownBy(() -> GameRecord.read(file))
        .isInstanceOf(RecordException.class)
        .hasMessage(file + ":2:6: found \"byte E9\", expected UTF-8");
    Files.writeString(file, HEAD + "Name 0: Zo\u00e9\n");
    assertThat(GameRecord.read(file).names()).containsEntry(0, "Zo\u00e9");
  }
}
