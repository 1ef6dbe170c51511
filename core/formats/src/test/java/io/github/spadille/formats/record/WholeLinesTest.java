package io.github.spadille.formats.record;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableMap;
import io.github.spadille.engine.match.Match;
import io.github.spadille.formats.highcard.HighCard;
import io.github.spadille.formats.highcard.HighCardMove;
import io.github.spadille.formats.highcard.HighCardState;
import io.github.spadille.formats.highcard.RandomPlay;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A record that grows move by move, and is read after the program stopped at any byte. */
class WholeLinesTest {
  private static final ImmutableMap<String, String> OPTIONS = ImmutableMap.of("rounds", "2");

  private static Match<HighCardState, HighCardMove> played() {
    return RandomPlay.random(Match.start(HighCard.GAME.setup(2, OPTIONS)), 100, 1);
  }

  private static String written(Match<HighCardState, HighCardMove> match) {
    RecordWriter<HighCardState, HighCardMove> writer =
        new RecordWriter<HighCardState, HighCardMove>(match.setup()).name(0, "Zo\u00e9").head();
    StringBuilder file = new StringBuilder(writer.text());
    match.moves().forEach(move -> file.append(writer.line(move)));
    return file.toString();
  }

  @Test
  void aRecordGrowsMoveByMove() {
    GameRecord record = GameRecord.parse("a", written(played()));
    assertThat(Replay.match(record, HighCard.GAME).moves()).isEqualTo(played().moves());
  }

  @Test
  void aLineIsNotAddedToTheWriter() {
    RecordWriter<HighCardState, HighCardMove> writer =
        new RecordWriter<HighCardState, HighCardMove>(played().setup()).head();
    String before = writer.text();
    assertThat(writer.line(played().moves().get(1))).matches("[01] (play|hide) [^ ]+\n");
    assertThat(writer.text()).isEqualTo(before);
  }

  @Test
  void aLineThatIsTornAtAnyByteIsLeftOut(@TempDir Path folder) throws IOException {
    byte[] whole = written(played()).getBytes(UTF_8);
    String text = new String(whole, UTF_8);
    int head = text.indexOf("\n\n") + 2;
    Path file = folder.resolve("a.spadille");
    for (int end = head; end <= whole.length; end++) {
      Files.write(file, java.util.Arrays.copyOf(whole, end));
      GameRecord.WholeLines read = GameRecord.readWholeLines(file);
      Match<HighCardState, HighCardMove> match = Replay.match(read.record(), HighCard.GAME);
      assertThat(match.moves()).isEqualTo(played().moves().subList(0, match.size()));
      assertThat(read.isTorn()).isEqualTo(whole[end - 1] != '\n');
      assertThat(read.record().format() + read.torn()).isEqualTo(new String(whole, 0, end, UTF_8));
    }
  }

  @Test
  void whatFollowsTheLastLineMayBeAnything(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("a.spadille");
    Files.write(file, (written(played()) + "\0\0").getBytes(UTF_8));
    assertThat(GameRecord.readWholeLines(file).record().format()).isEqualTo(written(played()));
    Files.write(file, concat(written(played()).getBytes(UTF_8), new byte[] {(byte) 0xC3}));
    assertThat(GameRecord.readWholeLines(file).isTorn()).isTrue();
  }

  private static byte[] concat(byte[] some, byte[] more) {
    byte[] all = java.util.Arrays.copyOf(some, some.length + more.length);
    System.arraycopy(more, 0, all, some.length, more.length);
    return all;
  }

  @Test
  void nothingElseIsPassedOver(@TempDir Path folder) throws IOException {
    String text = written(played());
    assertThatThrownBy(() -> GameRecord.parseWholeLines("a", text + "0 \0\n0 pl"))
        .isInstanceOf(RecordException.class)
        .hasMessageContaining("U+0000");
    assertThatThrownBy(() -> GameRecord.parseWholeLines("a", "spadille 1"))
        .isInstanceOf(RecordException.class);
    assertThatThrownBy(() -> GameRecord.parseWholeLines("a", "spadille 1\nGame: hi"))
        .isInstanceOf(RecordException.class);
    Path file = folder.resolve("b.spadille");
    Files.write(file, concat(new byte[] {(byte) 0xC3, '\n'}, text.getBytes(UTF_8)));
    assertThatThrownBy(() -> GameRecord.readWholeLines(file))
        .isInstanceOf(RecordException.class)
        .hasMessageContaining("b.spadille:1:1: found \"byte C3\"");
    assertThatThrownBy(() -> GameRecord.readWholeLines(folder.resolve("none")))
        .isInstanceOf(IOException.class);
  }

  @Test
  void theLastLineIsLeftOutEvenIfItCouldBeRead() {
    String text = written(played());
    GameRecord.WholeLines read =
        GameRecord.parseWholeLines("a", text.substring(0, text.length() - 1));
    assertThat(read.isTorn()).isTrue();
    assertThat(read.torn())
        .isEqualTo(text.stripTrailing().substring(text.stripTrailing().lastIndexOf('\n') + 1));
    assertThat(GameRecord.parseWholeLines("a", text).isTorn()).isFalse();
  }
}
