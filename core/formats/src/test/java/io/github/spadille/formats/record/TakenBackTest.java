package io.github.spadille.formats.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableMap;
import io.github.spadille.engine.match.Dealer;
import io.github.spadille.engine.match.Match;
import io.github.spadille.engine.seat.Viewer;
import io.github.spadille.formats.highcard.HighCard;
import io.github.spadille.formats.highcard.HighCardMove;
import io.github.spadille.formats.highcard.HighCardState;
import java.time.Duration;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A record keeps what chance drew and was taken back, so that nobody gets another deal by it. */
class TakenBackTest {
  private static final String HEAD =
      "spadille 1\nGame: high-card\nOptions: hand-size=1 rounds=3\n\n";
  private static final String DEAL = "* deal hand.0: 3c; hand.1: 5d\n";
  private static final String HAND = DEAL + "0 play 3c\n1 play 5d\n";

  private static Match<HighCardState, HighCardMove> match(String text) {
    return Replay.match(GameRecord.parse("a", HEAD + text), HighCard.GAME);
  }

  private static Match<HighCardState, HighCardMove> loaded(
      Match<HighCardState, HighCardMove> match) {
    return Replay.match(GameRecord.parse("a", RecordWriter.of(match).format()), HighCard.GAME);
  }

  private static String shuffle(Match<HighCardState, HighCardMove> match) {
    return match.rules().syntax().format(match.last().orElseThrow());
  }

  @Test
  void takingBackSavingAndLoadingGivesNobodyAnotherDeal() {
    Match<HighCardState, HighCardMove> dealt = match(HAND).resolveChance(Dealer.secure());
    Match<HighCardState, HighCardMove> back = dealt.undo().undo();

    Match<HighCardState, HighCardMove> again =
        loaded(back).play(1, "play 5d").resolveChance(Dealer.secure());

    assertThat(again.state()).isEqualTo(dealt.state());
  }

  @Test
  void whatWasTakenBackStandsInLinesOfItsOwn() {
    Match<HighCardState, HighCardMove> dealt = match(HAND).resolveChance(Dealer.seeded(3));
    Match<HighCardState, HighCardMove> other = dealt.undo().undo().undo().play(0, "hide 3c");

    String end =
        "0 hide 3c\n# the game goes on\n~ after 1\n~ 0 play 3c\n~ 1 play 5d\n~ * "
            + shuffle(dealt)
            + "\n~ revision 8\n";
    assertThat(RecordWriter.of(other).format()).endsWith(end);
    Match<HighCardState, HighCardMove> loaded = loaded(other);
    assertThat(loaded.takenBack()).isEqualTo(other.takenBack());
    assertThat(loaded.revision()).isEqualTo(8).isEqualTo(other.revision());
    assertThat(loaded.keptSince(8)).isEqualTo(2);
    assertThat(loaded.keptSince(7)).isZero();
    assertThat(RecordWriter.of(loaded)).isEqualTo(RecordWriter.of(other));
    assertThat(RecordWriter.of(other).format()).as("read").startsWith("spadille 1\n");
  }

  /** Whoever tries many draws late in a long game could make a record too long to be saved. */
  @Test
  void aWayLeavesTheOneBeforeItAndRepeatsNothing() {
    String hands = "* deal hand.0: 4c 9c; hand.1: 5d Td\n";
    Match<HighCardState, HighCardMove> dealt =
        Replay.match(
            GameRecord.parse("a", HEAD.replace("size=1", "size=2") + hands), HighCard.GAME);
    String deal = shuffle(dealt);
    Match<HighCardState, HighCardMove> played = dealt.play(0, "play 4c");
    Match<HighCardState, HighCardMove> first =
        played.play(1, "play 5d").play(0, "play 9c").play(1, "play Td");
    first = first.resolveChance(Dealer.seeded(3));
    Match<HighCardState, HighCardMove> second =
        first.at(2).play(1, "play Td").play(0, "play 9c").play(1, "play 5d");
    second = second.resolveChance(Dealer.seeded(3));
    Match<HighCardState, HighCardMove> back = second.at(0);

    assertThat(RecordWriter.of(back).format())
        .endsWith(
            String.join(
                "\n~ ",
                "\n~ after 0",
                "* " + deal,
                "0 play 4c",
                "1 play 5d",
                "0 play 9c",
                "1 play Td",
                "* " + shuffle(first),
                "after 2",
                "1 play Td",
                "0 play 9c",
                "1 play 5d",
                "* " + shuffle(second),
                "revision " + back.revision() + '\n'));
    Match<HighCardState, HighCardMove> loaded = loaded(back);
    assertThat(loaded.takenBack()).isEqualTo(back.takenBack());
    for (HighCardMove move : second.moves().subList(0, second.size() - 1)) {
      loaded = loaded.play(move);
    }
    assertThat(loaded.resolveChance(Dealer.secure()).state()).isEqualTo(second.state());
  }

  @Test
  void aRecordIsAsEverWhereNothingWasTakenBack() {
    assertThat(RecordWriter.of(match(HAND)).format()).doesNotContain("~");
    assertThat(loaded(match(HAND)).revision()).isEqualTo(3);
    assertThat(loaded(match(HAND)).keptSince(2)).isEqualTo(2);
  }

  @Test
  void nobodyReadsOfItInARecordMadeForThem() {
    Match<HighCardState, HighCardMove> back = match(HAND).resolveChance(Dealer.seeded(3)).at(1);
    for (Viewer viewer : new Viewer[] {Viewer.seat(0), Viewer.bystander()}) {
      assertThat(RecordWriter.redacted(back, viewer).format()).doesNotContain("~");
    }
  }

  @Test
  void movesAfterTheRevisionCount() {
    Match<HighCardState, HighCardMove> match = match(DEAL + "~ revision 9\n0 play 3c\n");
    assertThat(match.revision()).isEqualTo(10);
    assertThat(match.keptSince(9)).isEqualTo(1);
  }

  @Test
  void linesThatAreNotKnownArePassedOverAndKept() {
    String text = HEAD + DEAL + "~ clock 0 12:30\n~ after 0\n# why\n\n~ later: x\n~ * ";
    Match<HighCardState, HighCardMove> dealt = match("").resolveChance(Dealer.seeded(4));
    GameRecord record = GameRecord.parse("a", text + shuffle(dealt) + "\n0 play 3c");
    assertThat(record.lines().get(2)).isEqualTo(new RecordLine.Unknown(6, "clock 0 12:30"));
    assertThat(record.lines().get(3)).isEqualTo(new RecordLine.TakenBackAfter(7, 0));
    assertThat(record.format()).contains("\n~ clock 0 12:30\n");
    Match<HighCardState, HighCardMove> match = Replay.match(record, HighCard.GAME);
    assertThat(match.size()).isEqualTo(2);
    assertThat(match.at(0).resolveChance(Dealer.secure()).state()).isEqualTo(dealt.state());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          ~                | a:5:2: found the end of the line, expected a move that was taken back, or after or revision
          ~x               | a:5:2: found "x", expected a blank
          ~ aftr 7         | a:5:3: found "aftr", expected after
          ~ Revision 7     | a:5:3: found "Revision", expected revision
          ~ after          | a:5:8: found the end of the line, expected the number of moves before, 0 to 1000000
          ~ after -1       | a:5:9: found "-1", expected the number of moves before, 0 to 1000000
          ~ after 07       | a:5:9: found "07", expected the number of moves before, 0 to 1000000
          ~ after 1 2      | a:5:9: found "1 2", expected the number of moves before, 0 to 1000000
          ~ after 99999999999 | a:5:9: found "99999999999", expected the number of moves before, 0 to 1000000
          ~ revision 1000000001 | a:5:12: found "1000000001", expected a revision, 0 to 1000000000
          ~ 0 play 3c      | a:5:3: found "0", expected a line ~ after and a number of moves before it
          ~ * shuffle 3c   | a:5:3: found "*", expected a line ~ after and a number of moves before it
          ~ after 0; ~ 0   | a:6:4: found the end of the line, expected a move
          ~ after 0; 0 play 3c; ~ 0 play 3c | a:7:3: found "0", expected a line ~ after and a number of moves before it
          ~ after 0; ? turn 0; ~ 0 play 3c | a:7:3: found "0", expected a line ~ after and a number of moves before it
          """)
  void whatCannotBeReadIsRefused(String lines, String message) {
    assertThatThrownBy(() -> GameRecord.parse("a", HEAD + lines.replace("; ", "\n")))
        .isInstanceOf(RecordException.class)
        .hasMessage(message);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          ~ after 4                | a:8: expected from 0 to 3 moves, found 4
          ~ after 1; ~ 0 hide 3c; ~ 1 play 5d; ~ * shuffle 3x | a:11:13: expected cards such as As 2s, found "3x"
          ~ after 1                | a:8: expected a move of chance at the end of what was taken back, found none
          ~ after 1; ~ 0 play 3c   | a:9: expected a move of chance at the end of what was taken back, found the last of it
          ~ after 1; ~ 0 play 4c   | a:9: expected a legal move: play 3c; hide 3c, found "play 4c", refused by HGH-3: %s
          ~ after 1; ~ 2 play 3c   | a:9: expected a seat from 0 to 1, found 2
          ~ after 0; ~ * shuffle 3x | a:9:13: expected cards such as As 2s, found "3x"
          ~ revision 2             | a:8: expected revision 3 or a later one, found revision 2
          ~ revision 9; ~ revision 8 | a:9: expected revision 9 or a later one, found revision 8
          """)
  void whatCannotHaveHappenedIsRefused(String lines, String message) {
    assertThatThrownBy(() -> match(HAND + lines.replace("; ", "\n")))
        .isInstanceOf(ReplayException.class)
        .satisfies(e -> assertThat(e.getMessage()).startsWith(message.replaceAll("%s.*", "")));
  }

  /** A save that draws on and on stays readable, and so does one that is made to look so. */
  @Test
  void manyDrawsAreReadInTime() {
    Match<HighCardState, HighCardMove> dealt = match("").resolveChance(Dealer.seeded(4));
    String way = "~ after 0\n~ * " + shuffle(dealt) + "\n";
    Assertions.assertTimeoutPreemptively(
        Duration.ofSeconds(20),
        () -> assertThat(match(HAND + way.repeat(50_000)).takenBack()).hasSize(1));
  }

  @Test
  void aRevisionBeyondTheLimitIsWrittenAsTheLimit() {
    Match<HighCardState, HighCardMove> match =
        match(DEAL + "~ revision " + Match.MAX_REVISION + "\n0 play 3c\n");
    assertThat(match.revision()).isEqualTo(Match.MAX_REVISION + 1);
    assertThat(loaded(match).revision()).isEqualTo(Match.MAX_REVISION);
  }

  @Test
  void theNextDrawOfASeedIsTheSameAfterLoading() {
    ImmutableMap<String, String> options = ImmutableMap.of("hand-size", "1", "rounds", "3");
    Match<HighCardState, HighCardMove> match =
        Match.start(HighCard.GAME.setup(2, options)).resolveChance(Dealer.seeded(5));
    match = match.undo().resolveChance(Dealer.seeded(6));
    while (!match.state().turn().isChance()) {
      int seat = match.state().turn().seats().first();
      match = match.play(match.rules().legalMoves(match.state(), seat).get(0));
    }
    assertThat(loaded(match).resolveChance(Dealer.seeded(5)).state())
        .isEqualTo(match.resolveChance(Dealer.seeded(5)).state());
  }
}
