package io.github.spadille.formats.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.Catalog;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.game.Turn;
import io.github.spadille.engine.match.Match;
import io.github.spadille.formats.highcard.HighCard;
import io.github.spadille.formats.highcard.HighCardMove;
import io.github.spadille.formats.highcard.HighCardState;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ReplayTest {
  private static final Catalog CATALOG = Catalog.of(ImmutableList.of(HighCard.GAME));

  /** Two cards each; seat 0 has hidden the three, seat 1 is to lay down. */
  private static final String OPENING =
      """
      spadille 1
      Game: high-card

      * deal hand.0: 3c 9h; hand.1: 5d Qs; up: 7h; stock: As Kd
      0 hide 3c
      """;

  private static final String WHOLE_GAME =
      """
      spadille 1
      Game: high-card
      Seats: 2
      Options: packs=2 rounds=1

      ? turn chance
      ? moves 0:
      * deal hand.0: 3c 9h; hand.1: 9h Qs; up: 7h; stock: As Kd Kd
      ? turn 1 0
      ? moves 0: hide   3c; play 9h; play 3c; hide 9h
      ? legal 0: play 3c
      ? illegal 0: play Qs  HGH-3
      ? illegal 0: play Qs
      ? illegal *: shuffle 3c
      0 hide 3c
      ? turn 1
      ? moves 0:
      ? moves 1: hide 9h; hide Qs; play 9h; play Qs
      ? pile hand.0: 9h
      ? pile laid.0: 3c
      ? pile laid.1:
      ? view 0 laid.0: 3c
      ? view 1 laid.0: ??
      ? view bystander laid.0: ??
      ? view 0 hand.0: 9h
      ? view 1 hand.0: ??
      ? pile hand.1: Qs 9h
      ? fact round: 1
      ? fact sizes: 1 2
      ? view 1 sizes: 1  2
      ? view 0 mine: one two
      ? view 1 mine:
      ? view bystander mine:
      ? points 0:
      1 play 9h
      ? scores: -1 1
      ? points 0: HGH-5 -1
      ? points 1: HGH-4 +1
      ? turn 0 1
      ? pile gone: 3c 9h
      0 play 9h
      ? points 0:
      1 play Qs
      ? points 1: HGH-4 1
      ? over
      ? turn
      ? scores: -2 2
      ? winners: 1
      """;

  private static Replay.Result run(String text) {
    return Replay.run(GameRecord.parse("a.spadille", text), CATALOG);
  }

  @Test
  void everyCheckCanHold() {
    Replay.Result result = run(WHOLE_GAME);
    assertThat(result.moves()).isEqualTo(5);
    assertThat(result.match().size()).isEqualTo(5);
    assertThat(result.match().isOver()).isTrue();
    assertThat(result.checks())
        .isEqualTo(
            (int) Arrays.stream(WHOLE_GAME.split("\n")).filter(l -> l.startsWith("?")).count())
        .isGreaterThan(30);
  }

  @Test
  void codeThatKnowsTheGameGetsItsStates() {
    Match<HighCardState, HighCardMove> match =
        Replay.match(GameRecord.parse("a", OPENING), HighCard.GAME);
    assertThat(match.state().turn()).isEqualTo(Turn.of(1));
  }

  @Test
  void recordWithoutMovesEndsAtTheStart() {
    Replay.Result result = run("spadille 1\nGame: high-card");
    assertThat(result)
        .extracting(Replay.Result::moves, Replay.Result::checks)
        .containsExactly(0, 0);
    assertThat(result.match().rules().seats()).isEqualTo(2);
  }

  @Test
  void drawNamesNobody() {
    run(
        """
        spadille 1
        Game: high-card
        Options: prize=off hand-size=1
        * deal hand.0: 3c; hand.1: 5d
        0 play 3c
        1 play 5d
        ? winners:
        """);
  }

  /** Every way in which a line can fail to hold, after {@link #OPENING}. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "1 play 3c|0|a legal move: play Qs; hide Qs; play 5d; hide 5d"
            + "|\"play 3c\", refused by HGH-3: You do not hold 3♣.",
        "0 play 9h|0|a legal move: the turn is 1|\"play 9h\", refused by HGH-3: It is the turn of"
            + " player 1.",
        "2 play 9h|0|a seat from 0 to 1|2",
        "1 plya 5d|3|shuffle, play, hide|\"plya\"",
        "1 play|7|a card such as As|the end",
        "1 play 5d 6d|11|the end|\"6d\"",
        "1  play  1x|10|a card such as As|\"1x\"",
        "1 shuffle 5d|3|a move of seat 1|\"shuffle 5d\"",
        "* play 5d|3|a move of chance|\"play 5d\"",
        "* deal hand.0: 5d|0|that a shuffle is due|turn 1",
        "? moves 1: play 5d; hide 5d; play  5d|30|each move once|\"play  5d\"",
        "? turn 0|0|turn 0|turn 1",
        "? turn 0 1|0|turn 0 1|turn 1",
        "? turn|0|turn of nobody|turn 1",
        "? turn chance|0|turn chance|turn 1",
        "? over|0|over|turn 1",
        "? moves 1: play 5d|0|moves 1: play 5d|moves 1: hide 5d; hide Qs; play 5d; play Qs",
        "? moves 1: play 5|17|a card such as As|\"5\"",
        "? moves 1: play 5d; play 1x|26|a card such as As|\"1x\"",
        "? moves 0: play 9h|0|moves 0: play 9h|moves 0: none",
        "? moves 2:|0|a seat from 0 to 1|2",
        "? legal 1: play 6d|0|play 6d to be legal|it refused by HGH-3: You do not hold 6♦.",
        "? legal 1: plya 6d|12|shuffle, play, hide|\"plya\"",
        "? illegal 1: play 5d|0|play 5d to be refused|it legal",
        "? illegal 1: play 5d  HGH-1|0|play 5d to be refused by HGH-1|it legal",
        "? illegal 1: play 6d  HGH-1|0|play 6d to be refused by HGH-1"
            + "|it refused by HGH-3: You do not hold 6♦.",
        "? pile hand.1: Qs|0|Qs|Qs 5d",
        "? pile hand.1: Qs Qs 5d|0|Qs Qs 5d|Qs 5d",
        "? pile hand.0:|0|no cards|9h",
        "? pile laid.1: 9h|0|9h|no cards",
        "? pile hand.2: 9h|0|a pile: hand.0, hand.1, up, stock, laid.0, laid.1, gone"
            + "|hand.2 (did you mean hand.0?)",
        "? view 1 hand.1: ?? ??|0|?? ??|Qs 5d",
        "? view 0 hand.1: 5d Qs|0|5d Qs|?? ??",
        "? view 1 laid.0: 3c|0|3c|??",
        "? view 0 bottom: 3c|0|3c|nothing",
        "? view 0 mine:|0|nothing|one two",
        "? view 2 mine:|0|a seat from 0 to 1|2",
        "? fact round: 2|0|2|1",
        "? fact sizes:|0|nothing|1 2",
        "? fact trump: h|0|a fact: round, scores, sizes, bottom, mine|trump",
        "? scores: 0|0|scores: 0|scores: 0 0",
        "? scores: 0 1|0|scores: 0 1|scores: 0 0",
        "? points 1: HGH-4 +1|0|points 1: HGH-4 +1|points 1: none",
        "? winners: 0|0|winners: 0|turn 1",
        "? winners:|0|winners: nobody|turn 1",
      })
  void whatDoesNotHoldIsReported(String line, int column, String expected, String found) {
    assertFails(OPENING + "# next\n" + line + "\n? over\n", 7, column, expected, found);
  }

  @Test
  void orderedPilesAreComparedInOrder() {
    String start = "spadille 1\nGame: high-card\nOptions: hand-size=9\n* deal stock: 2s 3s 4s\n";
    String text = start + "? pile stock: 3s 2s 4s\n";
    ReplayException e = catchThrowableOfType(ReplayException.class, () -> run(text));
    assertThat(e.line()).isEqualTo(5);
    assertThat(e.found()).startsWith("2s 3s 4s ");
  }

  @Test
  void winnersAreCompared() {
    String wrong = WHOLE_GAME.replace("? winners: 1", "? winners: 0 1");
    int line = (int) wrong.lines().count();
    assertFails(wrong, line, 0, "winners: 0 1", "winners: 1");
    assertFails(
        WHOLE_GAME.replace("? winners: 1", "? winners:"), line, 0, "winners: nobody", "winners: 1");
  }

  @Test
  void losersAreCompared() {
    String won = WHOLE_GAME.replace("? winners: 1", "? losers: 0");
    int line = (int) won.substring(0, won.indexOf("? losers")).lines().count() + 1;
    assertThat(run(won).match().isOver()).isTrue();
    assertFails(won.replace("? losers: 0", "? losers:"), line, 0, "losers: nobody", "losers: 0");
    assertFails(OPENING + "? losers: 0\n", 6, 0, "losers: 0", "turn 1");
  }

  @Test
  void finishedGameTakesNoMove() {
    assertFails(
        WHOLE_GAME + "0 play 9h\n",
        (int) WHOLE_GAME.lines().count() + 1,
        0,
        "a legal move: the turn is over",
        "\"play 9h\", refused by HGH-3: It is the turn of nobody.");
  }

  @Test
  void wrongMovesSayWhatIsMissingAndWhatIsTooMuch() {
    String text = OPENING + "? moves 1: play 5d; play 6d; hide 5d\n";
    assertThat(catchThrowableOfType(ReplayException.class, () -> run(text)))
        .hasMessage(
            "a.spadille:6: expected moves 1: hide 5d; play 5d; play 6d, found moves 1: hide 5d;"
                + " hide Qs; play 5d; play Qs; missing: play 6d; not expected: hide Qs; play Qs");
  }

  @Test
  void longListsOfLegalMovesAreCutShort() {
    String text =
        "spadille 1\nGame: high-card\nOptions: hand-size=9\n"
            + "* deal hand.0: As 2s 3s 4s 5s 6s 7s 8s 9s\n0 play Kd\n";
    ReplayException e = catchThrowableOfType(ReplayException.class, () -> run(text));
    assertThat(e.expected()).endsWith("; ...").hasSizeLessThan(140);
  }

  /** Every way in which a head can name something that is not there. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "Game: high-crad|2|a game: high-card|high-crad (did you mean high-card?)",
        "Game: my-game|2|a game: high-card|my-game",
        "House: x;Game: high-card;Seats: 4|4|a number of seats: 2, 3|4",
        "Game: high-card;Options: packs=1;Options: hand-sizes=3|4"
            + "|an option: hand-size, packs, rounds, bury, prize"
            + "|hand-sizes (did you mean hand-size?)",
        "Game: high-card;Options: packs=1 players=2|3"
            + "|a line Seats: 2 for the number of players|option players=2",
        "Game: high-card;Options: packs=1;Options: bury=onn|4|bury=on, off"
            + "|bury=onn (did you mean on?)",
        "Game: high-card;Options: hand-size=99|3|hand-size=a whole number from 1 to 9"
            + "|hand-size=99",
        "Game: high-card;Seats: 3;Options: rounds=9|4|options that fit each other"
            + "|option rounds: found 9 with 3 seats; 9 rounds are for two",
      })
  void wrongHeadsAreReported(String head, int line, String expected, String found) {
    assertFails("spadille 1\n" + head.replace(';', '\n'), line, 0, expected, found);
  }

  @Test
  void recordOfAnotherGameIsReported() {
    GameRecord record = GameRecord.parse("a", "spadille 1\nGame: my-game");
    ReplayException e =
        catchThrowableOfType(ReplayException.class, () -> Replay.run(record, HighCard.GAME));
    assertThat(e).hasMessage("a:2: expected a record of high-card, found my-game");
  }

  private static void assertFails(
      String text, int line, int column, String expected, String found) {
    ReplayException e = catchThrowableOfType(ReplayException.class, () -> run(text));
    assertThat(e).as(text).isNotNull();
    assertThat(e.expected()).as("expected").isEqualTo(expected);
    assertThat(e.found()).as("found").isEqualTo(found);
    assertThat(e.line()).as("line").isEqualTo(line);
    assertThat(e.column().orElse(0)).as("column").isEqualTo(column);
    assertThat(e.source()).isEqualTo("a.spadille");
    assertThat(e)
        .hasMessageStartingWith(
            "a.spadille:"
                + line
                + (column == 0 ? "" : ":" + column)
                + ": expected "
                + expected
                + ", found "
                + found);
  }

  /** Another game may be called so one day: a record means the same for ever. */
  @Test
  void aRecordNamesAGameByItsIdAlone() {
    Game<?, ?, ?> named =
        HighCard.GAME
            .variant("high-card")
            .name("High Card")
            .alsoCalled("Top Card")
            .summary("It is known under another name.")
            .rules(HighCard.GAME::rules)
            .build();
    for (String name : new String[] {"top-card", "top-crad", "High-Card"}) {
      GameRecord record = GameRecord.parse("a", "spadille 1\nGame: " + name + "\n");

      assertThatThrownBy(() -> Replay.run(record, Catalog.of(ImmutableList.of(named))))
          .isInstanceOf(ReplayException.class)
          .hasMessageContaining("a game: high-card")
          .hasMessageContaining(name + " (did you mean high-card?)");
    }
  }
}
