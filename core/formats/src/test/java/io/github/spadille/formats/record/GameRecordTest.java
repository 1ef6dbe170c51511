package io.github.spadille.formats.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.spadille.formats.record.RecordLine.Blank;
import io.github.spadille.formats.record.RecordLine.Check;
import io.github.spadille.formats.record.RecordLine.Comment;
import io.github.spadille.formats.record.RecordLine.Deal;
import io.github.spadille.formats.record.RecordLine.MoveLine;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class GameRecordTest {
  private static final String HEAD = "spadille 1\nGame: high-card\n\n";

  private static final String EVERYTHING =
      """
      spadille 1
      Game: my-game
      # a comment in the head
      Seats: 4
      Options: dealer-bid=hook first-size=3
      Options: tie=shared
      Name 0: Ada Lovelace
      Name 3: Bob
      On-The-Wall: written: no cheating

      # MYG-14
      * shuffle 7d 3c Ks
      0 bid 3
      12 bid 2

      ? turn 2
      ? turn 0 1 2
      ? turn chance
      ? turn
      ? moves 2: bid 0; bid 1
      ? moves 2:
      ? illegal 3: bid 1  MYG-10
      ? illegal *: shuffle 7d
      ? legal 3: bid 2
      ? pile hand.0: 7d 8c Ks
      ? view 1 hand.0: ?? ??
      ? view bystander trump: h
      ? fact trump: h
      ? scores: 0 10 -20 30
      ? points 2: MYG-19 +30; MYG-21 -10
      ? winners: 3
      ? winners:
      ? losers: 0 2
      ? over
      * deal hand.0: 2s Ad; turn-up: 7d
      * roll 3 4
      """;

  @Test
  void headSaysWhatIsPlayed() {
    GameRecord record = GameRecord.parse("a.spadille", EVERYTHING);
    assertThat(record.source()).isEqualTo("a.spadille");
    assertThat(record.game()).isEqualTo("my-game");
    assertThat(record.seats()).hasValue(4);
    assertThat(record.options())
        .containsExactly(
            ImmutableMap.of("dealer-bid", "hook", "first-size", "3", "tie", "shared")
                .entrySet()
                .toArray(new java.util.Map.Entry[0]));
    assertThat(record.names()).isEqualTo(ImmutableMap.of(0, "Ada Lovelace", 3, "Bob"));
    assertThat(record.otherHeaders()).containsExactly("On-The-Wall: written: no cheating");
  }

  @Test
  void everyKindOfLineIsRead() {
    ImmutableList<RecordLine> lines = GameRecord.parse("a", EVERYTHING).lines();
    assertThat(lines)
        .containsExactly(
            new Blank(10),
            new Comment(11, "MYG-14"),
            new MoveLine(12, -1, "shuffle 7d 3c Ks", 3),
            new MoveLine(13, 0, "bid 3", 3),
            new MoveLine(14, 12, "bid 2", 4),
            new Blank(15),
            check(16, CheckKind.TURN, "2", 8),
            check(17, CheckKind.TURN, "0 1 2", 8),
            check(18, CheckKind.TURN, "chance", 8),
            check(19, CheckKind.TURN, "", 7),
            check(20, CheckKind.MOVES, 2, "", "bid 0; bid 1", 12),
            check(21, CheckKind.MOVES, 2, "", "", 11),
            check(22, CheckKind.ILLEGAL, 3, "MYG-10", "bid 1", 14),
            check(23, CheckKind.ILLEGAL, -1, "", "shuffle 7d", 14),
            check(24, CheckKind.LEGAL, 3, "", "bid 2", 12),
            new Check(25, CheckKind.PILE, OptionalInt.empty(), "hand.0", "7d 8c Ks", 16),
            check(26, CheckKind.VIEW, 1, "hand.0", "?? ??", 18),
            new Check(27, CheckKind.VIEW, OptionalInt.empty(), "trump", "h", 25),
            new Check(28, CheckKind.FACT, OptionalInt.empty(), "trump", "h", 15),
            check(29, CheckKind.SCORES, "0 10 -20 30", 11),
            check(30, CheckKind.POINTS, 2, "", "MYG-19 +30; MYG-21 -10", 13),
            check(31, CheckKind.WINNERS, "3", 12),
            check(32, CheckKind.WINNERS, "", 11),
            check(33, CheckKind.LOSERS, "0 2", 11),
            check(34, CheckKind.OVER, "", 7),
            new Deal(
                35,
                ImmutableMap.of(
                    "hand.0", ImmutableList.of("2s", "Ad"), "turn-up", ImmutableList.of("7d")),
                3),
            new MoveLine(36, -1, "roll 3 4", 3));
  }

  private static Check check(int line, CheckKind kind, String value, int column) {
    return new Check(line, kind, OptionalInt.empty(), "", value, column);
  }

  private static Check check(
      int line, CheckKind kind, int seat, String name, String value, int column) {
    return new Check(line, kind, OptionalInt.of(seat), name, value, column);
  }

  @Test
  void textIsKeptToTheLetter() {
    GameRecord record = GameRecord.parse("a", EVERYTHING);
    assertThat(record.format()).isEqualTo(EVERYTHING);
    assertThat(GameRecord.parse("b", record.format())).isEqualTo(record).hasSameHashCodeAs(record);
    assertThat(GameRecord.parse("a", EVERYTHING + "# more\n")).isNotEqualTo(record);
  }

  @Test
  void endsOfLinesAreMadeTheSame() {
    GameRecord record = GameRecord.parse("a", EVERYTHING);
    assertThat(GameRecord.parse("a", EVERYTHING.replace("\n", "\r\n"))).isEqualTo(record);
    assertThat(GameRecord.parse("a", EVERYTHING.stripTrailing())).isEqualTo(record);
  }

  @Test
  void headNeedsNoEmptyLineAndNoSeats() {
    GameRecord record = GameRecord.parse("a", "spadille 1\nGame: war\n* shuffle 7d\n");
    assertThat(record.seats()).isEmpty();
    assertThat(record.lines()).containsExactly(new MoveLine(3, -1, "shuffle 7d", 3));
    assertThat(GameRecord.parse("a", "spadille 1\nGame: war").lines()).isEmpty();
  }

  @Test
  void sixteenSeatsAreTheMost() {
    assertThat(GameRecord.parse("a", "spadille 1\nGame: war\nSeats: 16").seats()).hasValue(16);
  }

  @Test
  void blanksAroundValuesDoNotCount() {
    GameRecord record = GameRecord.parse("a", HEAD + "0   bid 3  \n? winners: \n?  over\t\n");
    assertThat(record.lines().subList(1, 4))
        .containsExactly(
            new MoveLine(4, 0, "bid 3", 5),
            check(5, CheckKind.WINNERS, "", 12),
            check(6, CheckKind.OVER, "", 9));
  }

  /** Every way in which a head can be wrong: line, column, what is found, what is expected. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "``|1|1|``|spadille 1",
        "spadille 2|1|1|spadille 2|spadille 1",
        "spadille 1|2|1|``|a header such as Game: my-game",
        "spadille 1;Seats: 4;;0 bid 3|3|1|``|a header such as Game: my-game",
        "spadille 1;Seats: 4;0 bid 3|3|1|0 bid 3|a header such as Game: my-game",
        "spadille 1;Game my-game|2|1|Game my-game|a header such as Seats: 4, or a move",
        "spadille 1;Game x: my-game|2|6|x:|a colon",
        "spadille 1;Game:|2|6|``|the id of a game",
        "spadille 1;Game: oh hell|2|7|oh hell|the id of a game",
        "spadille 1;Game: a;Game: b|3|7|b|one game only",
        "spadille 1;Game: a;Seats: four|3|8|four|a whole number from 1 to 16",
        "spadille 1;Game: a;Seats: 0|3|8|0|a whole number from 1 to 16",
        "spadille 1;Game: a;Seats: 17|3|8|17|a whole number from 1 to 16",
        "spadille 1;Game: a;Seats: 99999999999|3|8|99999999999|a whole number from 1 to 16",
        "spadille 1;Game: a;Seats: 4;Seats: 4|4|8|4|one number of seats only",
        "spadille 1;Game: a;Options: a=b c|3|14|c|an option such as dealer-bid=hook",
        "spadille 1;Game: a;Options: =b|3|10|=b|an option such as dealer-bid=hook",
        "spadille 1;Game: a;Options: b=|3|10|b=|an option such as dealer-bid=hook",
        "spadille 1;Game: a;Options: a=b;Options: c=d a=e|4|14|a=e|each option once",
        "spadille 1;Game: a;Name: Ada|3|5|: |a blank",
        "spadille 1;Game: a;Name Ada: 0|3|6|Ada|a seat such as 0",
        "spadille 1;Game: a;Name 0 Ada:|3|8|Ada:|a colon",
        "spadille 1;Game: a;Name 0:|3|8|``|the name of who plays seat 0",
        "spadille 1;Game: a;Name 0: A;Name 0: B|4|6|0|each seat once",
        "spadille 1;Gane: a|2|1|Gane|Game, or a header of your own that is less like it",
        "spadille 1;Game: a;Seat: 4|3|1|Seat|Seats, or a header of your own that is less like it",
        "spadille 1;Game: a;Optoins: b=c|3|1|Optoins|Options, or a header of your own that is less"
            + " like it",
        "spadille 1;Game: a;options: b=c|3|1|options|Options, or a header of your own that is less"
            + " like it",
        "spadille 1;Game: a;Nane 0: Ada|3|1|Nane|Name, or a header of your own that is less like"
            + " it",
        "spadille 1;Game: a;House-Rule: b|3|1|House-Rule|House-Rules, or a header of your own that"
            + " is less like it",
        "spadille 1;Game: a;House-Rules-Versoin: 2|3|1|House-Rules-Versoin|House-Rules-Version, or"
            + " a header of your own that is less like it",
      })
  void wrongHeadsAreRefused(String text, int line, int column, String found, String expected) {
    assertRefused(text.replace(';', '\n'), line, column, found, expected);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Place: Ada's kitchen",
        "Date: 2026-01-01",
        "Seating: as we sat down",
        "Seat order: 3 1 0 2",
        "Names of the dogs: Rex",
        "House-Rules-Editor: Ada",
        "X: y"
      })
  void headersOfOnesOwnAreKept(String line) {
    GameRecord record = GameRecord.parse("a", "spadille 1\nGame: my-game\n" + line + "\n");
    assertThat(record.otherHeaders()).containsExactly(line);
    assertThat(record.format()).contains("\n" + line + "\n");
  }

  /** Every way in which a line can be wrong. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "bid 3|1|bid|a move (* or a seat), a check (?), a comment (#) or nothing",
        "` 0 bid`|1|` 0 bid`|a move (* or a seat), a check (?), a comment (#) or nothing",
        "16 bid 3|1|16|a seat from 0 to 15",
        "007 bid 3|1|007|a seat from 0 to 15",
        "0: bid 3|2|:|a blank",
        "0|2|``|a move",
        "*|2|``|a move",
        "*shuffle|2|shuffle|a blank",
        "?turn 2|2|turn|a blank",
        "? turn x|8|x|seats such as 0 2, or chance",
        "? turn 0 17|10|17|seats such as 0 2, or chance",
        "? moves x: bid 3|9|x|a seat such as 2",
        "? moves *: bid 3|9|*|a seat such as 2",
        "? moves 2 bid 3|11|bid|a colon",
        "? moves 2: bid 3;; bid 4|18|``|a move",
        "? moves 2: bid 3;|18|``|a move",
        "? moves 2: bid 3; bid 4; bid 3|26|bid 3|each move once",
        "? turn 0 2 0|12|0|each seat once",
        "? winners: 1 1|14|1|each seat once",
        "? legal x: bid 3|9|x|a seat such as 2, or *",
        "? legal 2:|11|``|a move",
        "? illegal 2:|13|``|a move",
        "? pile: 7d|7|:|a blank",
        "? pile hand.0 7d|15|7d|a colon",
        "? view x hand.0: 7d|8|x|a seat such as 2, or bystander",
        "? view 0: 7d|9|:|a blank",
        "? fact :|8|:|the name of a pile or a fact",
        "? scores: 1 x|13|x|whole numbers such as 10 -20",
        "? scores: 99999999999999999999|11|99999999999999999999|whole numbers such as 10 -20",
        "? points 2: MYG-19|13|MYG-19|a rule and its points such as MYG-19 +30",
        "? points 2: MYG-19 x|13|MYG-19 x|a rule and its points such as MYG-19 +30",
        "? winners: x|12|x|seats such as 0 2",
        "? losers: 1 1|13|1|each seat once",
        "? over now|8|now|the end of the line",
        "* deal hand.0: 2s; 7d|20|7d|a pile and its cards such as hand.0: 2s Ad",
        "* deal hand.0: 2s; stub:|20|stub:|a pile and its cards such as hand.0: 2s Ad",
        "* deal hand.0: 2s; hand.0: 3s|20|hand.0|each pile once",
      })
  void wrongLinesAreRefused(String text, int column, String found, String expected) {
    assertRefused(HEAD + text, 4, column, found, expected);
  }

  private static void assertRefused(
      String text, int line, int column, String found, String expected) {
    RecordException e =
        catchThrowableOfType(RecordException.class, () -> GameRecord.parse("a.spadille", text));
    assertThat(e).as(text).isNotNull();
    assertThat(e.line()).as("line").isEqualTo(line);
    assertThat(e.column()).as("column").isEqualTo(column);
    assertThat(e.found()).isEqualTo(found.equals(": ") ? ":" : found);
    assertThat(e.expected()).isEqualTo(expected);
    assertThat(e.source()).isEqualTo("a.spadille");
    assertThat(e)
        .hasMessageStartingWith("a.spadille:" + line + ":" + column + ": found ")
        .hasMessageEndingWith(", expected " + expected);
  }

  @Test
  void unknownChecksNameTheNearest() {
    assertThatExceptionOfType(RecordException.class)
        .isThrownBy(() -> GameRecord.parse("a", HEAD + "? trun 2"))
        .withMessage(
            "a:4:3: found \"trun\", expected a check (did you mean turn?): turn, moves, legal,"
                + " illegal, pile, view, fact, scores, points, winners, losers, over");
    assertThatExceptionOfType(RecordException.class)
        .isThrownBy(() -> GameRecord.parse("a", HEAD + "?"))
        .withMessageContaining("found the end of the line, expected a check: turn");
  }

  @Test
  void longTextsAreCutShortInMessagesOnly() {
    String word = "x".repeat(1000);
    assertThatExceptionOfType(RecordException.class)
        .isThrownBy(() -> GameRecord.parse("a", HEAD + "? " + word))
        .satisfies(e -> assertThat(e.found()).isEqualTo(word))
        .satisfies(e -> assertThat(e.getMessage().length()).isLessThan(300));
  }

  @Test
  void recordsSayWhereTheyComeFrom() {
    assertThat(GameRecord.parse("a.spadille", EVERYTHING)).hasToString("a.spadille: my-game");
  }
}
