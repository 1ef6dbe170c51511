package io.github.spadille.formats.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import com.google.common.collect.ImmutableMap;
import io.github.spadille.engine.match.Match;
import io.github.spadille.formats.highcard.HighCard;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Records that begin in the middle of a game, which another record tells. */
class BeginningTest {
  private static final String HEAD = "spadille 1\nGame: high-card\n";

  /** Two hands; after four moves the first is over. */
  private static final String GAME =
      HEAD
          + """
          Seats: 2
          Options: rounds=2 hand-size=1
          Name 1: Ben

          * deal hand.0: 3c; hand.1: Qs; up: 7h; stock: As Kd
          0 hide 3c
          1 play Qs
          * deal hand.0: 2c; hand.1: Js; up: 6h
          ? turn 0 1
          0 play 2c
          ? points 0:
          1 play Js
          ? over
          """;

  @TempDir private Path folder;

  private Path file(String name, String text) throws IOException {
    Path file = folder.resolve(name);
    Files.createDirectories(file.resolveSibling(""));
    return Files.writeString(file, text);
  }

  private static GameRecord read(Path file) throws IOException {
    return GameRecord.read(String.valueOf(file.getFileName()), file);
  }

  private RecordException refused(String name, String text) throws IOException {
    Path file = file(name, text);
    RecordException e = catchThrowableOfType(RecordException.class, () -> read(file));
    assertThat(e).as(text).isNotNull();
    assertThat(e.getMessage()).hasSizeLessThan(600);
    return e;
  }

  @Test
  void aScenarioBeginsWhereAnotherRecordEnds() throws IOException {
    file("games/whole.spadille", GAME);
    GameRecord late =
        read(file("late.spadille", HEAD + "Begins: games/whole.spadille\n\n? over\n? turn\n"));
    Replay.Result result = Replay.run(late, HighCard.GAME);
    assertThat(result.moves()).isEqualTo(6);
    assertThat(result.checks()).as("its own, not those of the other").isEqualTo(2);
    assertThat(result.match().players().get(1)).isEqualTo("Ben");
    assertThat(late.options()).isEqualTo(ImmutableMap.of("rounds", "2", "hand-size", "1"));
    assertThat(late.seats()).hasValue(2);
    assertThat(late.names()).containsEntry(1, "Ben");
    assertThat(late.lines()).hasSize(3);
    assertThat(late.format()).isEqualTo(Files.readString(folder.resolve("late.spadille")));
  }

  @Test
  void aScenarioBeginsAfterSomeMovesOfAnother() throws IOException {
    file("whole.spadille", GAME);
    GameRecord late =
        read(
            file(
                "late.spadille",
                HEAD
                    + "Begins: whole.spadille after 4\n\n"
                    + "? turn 0 1\n"
                    + "0 play 2c\n"
                    + "1 play Js\n"
                    + "? over\n"));
    Match<?, ?> match = Replay.match(late, HighCard.GAME);
    assertThat(match.size()).isEqualTo(6);
    Beginning beginning = late.beginning().orElseThrow();
    assertThat(beginning.moves()).isEqualTo(4);
    assertThat(beginning.record().source()).isEqualTo("whole.spadille");
    assertThat(beginning.lines()).hasSize(4);
    assertThat(RecordWriter.of(match).beginning()).as("a record of its own").isEmpty();

    GameRecord start =
        read(file("start.spadille", HEAD + "Begins: whole.spadille after 0\n? turn chance\n"));
    assertThat(Replay.match(start, HighCard.GAME).size()).isZero();
    assertThat(start).isNotEqualTo(late).isEqualTo(read(folder.resolve("start.spadille")));
  }

  @Test
  void recordsBeginOneInAnother() throws IOException {
    file("a/whole.spadille", GAME);
    file("a/b.spadille", HEAD + "Begins: whole.spadille after 4\n\n0 play 2c\n1 play Js\n");
    GameRecord after =
        read(file("c.spadille", HEAD + "Begins: a/b.spadille after 5\n\n? turn 1\n"));
    assertThat(Replay.match(after, HighCard.GAME).size()).isEqualTo(5);
    GameRecord before =
        read(file("d.spadille", HEAD + "Begins: a/b.spadille after 2\n\n? turn 1\n"));
    assertThat(Replay.match(before, HighCard.GAME).size()).isEqualTo(2);
    assertThat(before.beginning().orElseThrow().lines()).hasSize(2);

    // Another of the same text begins elsewhere.
    Path other = file("other/c.spadille", after.format());
    file("other/a/b.spadille", GAME);
    assertThat(read(other)).isNotEqualTo(after);
  }

  @Test
  void whatDoesNotHoldIsToldOfTheRecordInWhichItStands() throws IOException {
    file("games/bad.spadille", GAME.replace("1 play Qs", "1 play 2h"));
    GameRecord late = read(file("late.spadille", HEAD + "Begins: games/bad.spadille\n? over\n"));
    assertThatThrownBy(() -> Replay.run(late, HighCard.GAME))
        .isInstanceOf(ReplayException.class)
        .hasMessageStartingWith("games/bad.spadille:9: expected a legal move");

    file("games/odd.spadille", GAME.replace("rounds=2", "rounds=77"));
    GameRecord odd = read(file("odd.spadille", HEAD + "Begins: games/odd.spadille\n? over\n"));
    assertThatThrownBy(() -> Replay.run(odd, HighCard.GAME))
        .hasMessageStartingWith("games/odd.spadille:4: expected rounds=");

    file("games/torn.spadille", "spadille 2\n");
    assertThat(refused("torn.spadille", HEAD + "Begins: games/torn.spadille\n"))
        .hasMessageStartingWith("games/torn.spadille:1:1: found");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "../whole.spadille",
        "a/../../whole.spadille",
        "/etc/whole.spadille",
        "C:/whole.spadille",
        "a\\..\\whole.spadille",
        "\\\\host\\whole.spadille",
        "./whole.spadille",
        "a//whole.spadille",
        ".hidden.spadille",
        ".spadille",
        "a/.spadille",
        "whole.txt",
        "whole",
        "file:whole.spadille",
        "https://example.org/whole.spadille",
        "whole.spadille/",
        "~/whole.spadille",
        "whole.spadille before 3",
        "whole.spadille after",
        "whole.spadille after 3 4",
        "whole.spadille after -1",
        "whole.spadille after 03",
        "whole.spadille after 99999999999",
        "whole.spadille other.spadille",
      })
  void aPathThatLeadsElsewhereIsNoPath(String path) throws IOException {
    file("whole.spadille", GAME);
    RecordException e = refused("inner/late.spadille", HEAD + "Begins: " + path + "\n");
    assertThat(e.line()).isEqualTo(3);
    assertThat(e.source()).isEqualTo("late.spadille");
  }

  @Test
  void aPathIsNotLong() throws IOException {
    assertThat(
            refused("late.spadille", HEAD + "Begins: " + "a/".repeat(400_000) + "b.spadille\n")
                .line())
        .isEqualTo(3);
  }

  @Test
  void aLinkLeadsNowhereElse() throws IOException {
    file("secret.spadille", GAME);
    Files.createDirectories(folder.resolve("inner"));
    Files.createSymbolicLink(
        folder.resolve("inner/link.spadille"), folder.resolve("secret.spadille"));
    Files.createSymbolicLink(folder.resolve("inner/up"), folder);
    String expected = "expected a file that there is in the folder of this record";
    for (String path : new String[] {"link.spadille", "up/secret.spadille", "none.spadille"}) {
      assertThat(refused("inner/late.spadille", HEAD + "Begins: " + path + "\n"))
          .hasMessageEndingWith(expected);
    }
    Files.createDirectories(folder.resolve("inner/folder.spadille"));
    assertThat(refused("inner/late.spadille", HEAD + "Begins: folder.spadille\n"))
        .hasMessageEndingWith(expected);
  }

  @Test
  void recordsDoNotBeginInACircle() throws IOException {
    file("b.spadille", HEAD + "Begins: c.spadille\n");
    file("c.spadille", HEAD + "Begins: a.spadille\n");
    assertThat(refused("a.spadille", HEAD + "Begins: b.spadille\n"))
        .hasMessage(
            "c.spadille:3:9: found \"a.spadille\", expected a record that does not begin in this"
                + " one");
    assertThat(refused("self.spadille", HEAD + "Begins: self.spadille\n").line()).isEqualTo(3);
  }

  @Test
  void noMoreThanEightRecordsBeginOneInAnother() throws IOException {
    file("0.spadille", GAME);
    for (int i = 1; i < 8; i++) {
      file(i + ".spadille", HEAD + "Begins: " + (i - 1) + ".spadille\n");
    }
    assertThat(Replay.match(read(folder.resolve("7.spadille")), HighCard.GAME).size()).isEqualTo(6);
    assertThat(refused("8.spadille", HEAD + "Begins: 7.spadille\n"))
        .hasMessageContaining("expected at most 8 records one in another");
  }

  @Test
  void allOfThemTogetherAreNoLongerThanOneMayBe() throws IOException {
    Path large = file("large.spadille", GAME);
    try (RandomAccessFile bytes = new RandomAccessFile(large.toFile(), "rw")) {
      bytes.setLength(GameRecord.MAX_SIZE);
    }
    assertThat(refused("late.spadille", HEAD + "Begins: large.spadille\n"))
        .hasMessageContaining("expected at most " + GameRecord.MAX_SIZE + " characters in all");
  }

  @Test
  void theOtherRecordIsOfTheSameGameAndHasSoManyMoves() throws IOException {
    file("whole.spadille", GAME);
    assertThat(refused("late.spadille", HEAD + "Begins: whole.spadille after 7\n"))
        .hasMessage(
            "late.spadille:3:9: found \"after 7\", expected at most after 6, where whole.spadille"
                + " ends");
    assertThat(refused("late.spadille", "spadille 1\nGame: low-card\nBegins: whole.spadille\n"))
        .hasMessageContaining("expected a record of low-card");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"Base: 1", "Seats: 2", "Options: rounds=2", "Name 0: Ada", "Begins: b.spadille"})
  void howTheGameBeganIsSaidOnce(String header) throws IOException {
    file("whole.spadille", GAME);
    refused("late.spadille", HEAD + "Begins: whole.spadille\n" + header + "\n");
    refused("late.spadille", HEAD + header + "\nBegins: whole.spadille\n");
  }

  @Test
  void aTextOpensNoFile() {
    assertThatThrownBy(() -> GameRecord.parse("a", HEAD + "Begins: whole.spadille\n"))
        .isInstanceOf(RecordException.class)
        .hasMessage(
            "a:3:9: found \"whole.spadille\", expected no other record to begin in: only a file"
                + " can, and this is a text");
    assertThatThrownBy(() -> GameRecord.parse("a", HEAD + "Begin: whole.spadille\n"))
        .hasMessageContaining("expected Begins");
  }
}
