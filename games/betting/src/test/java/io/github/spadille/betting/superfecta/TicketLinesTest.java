package io.github.spadille.betting.superfecta;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.base.Ascii;
import io.github.spadille.betting.superfecta.SuperfectaMove.Done;
import io.github.spadille.engine.game.Setup;
import io.github.spadille.engine.match.Match;
import io.github.spadille.engine.notation.MoveSyntax;
import io.github.spadille.engine.notation.NotationException;
import io.github.spadille.engine.random.RandomSource;
import io.github.spadille.formats.record.GameRecord;
import io.github.spadille.formats.record.RecordWriter;
import io.github.spadille.formats.record.Replay;
import io.github.spadille.testkit.Covers;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A bet is read as players write it on a ticket, and written as a move. */
@Covers("SUP-33")
class TicketLinesTest {
  private static final MoveSyntax<SuperfectaMove> SYNTAX = SuperfectaMove.SYNTAX;

  private static Match<SuperfectaState, SuperfectaMove> begun() {
    Setup<SuperfectaState, SuperfectaMove> setup = Superfecta.GAME.setup(2);
    Match<SuperfectaState, SuperfectaMove> match = Match.start(setup);
    return match.play(match.rules().chance(match.state(), RandomSource.seeded(1)));
  }

  @ParameterizedTest
  @CsvSource({
    "1 EXA D/C, bet 1 exa d c",
    "1 exa d/c, bet 1 exa d c",
    "1 Exa d/C, bet 1 exa d c",
    "2 WIN D, bet 2 win d",
    "1 SFC D/C/H/S, bet 1 sfc d c h s",
    "100 WIN S, bet 100 win s",
    "0 WIN H, bet 0 win h",
  })
  void aLineOfATicketIsTheBet(String line, String text) {
    assertThat(SYNTAX.parse(1, line)).isEqualTo(SYNTAX.parse(1, text));
    assertThat(SYNTAX.format(SYNTAX.parse(1, line))).isEqualTo(text);
    assertThat(SYNTAX.otherTexts(SYNTAX.parse(1, text))).containsExactly(Ascii.toUpperCase(line));
  }

  @ParameterizedTest
  @CsvSource({
    "1 EXA D, 7, D, 2 different horses",
    "1 EXA D/D, 7, D/D, 2 different horses",
    "1 WIN D/C, 7, D/C, one horse",
    "1 SFC D/C/H, 7, D/C/H, 4 different horses",
    "1 SFC D/C/H/S/D, 7, D/C/H/S/D, 4 different horses",
    "1 EXA D/, 7, D/, horses such as D/C",
    "1 EXA /C, 7, /C, horses such as D/C",
    "1 EXA D/X, 7, D/X, horses such as D/C",
    "1 EXA D C, 9, C, horses such as D/C",
    "1 EXA D / C, 9, /, horses such as D/C",
    "1 PLACE D, 3, PLACE, 'WIN, EXA or SFC'",
    "1, 2, '', 'WIN, EXA or SFC'",
    "1 WIN, 6, '', horses such as D/C",
    "01 WIN D, 1, 01, 'shuffle, bet, done or a number of chips, as in 2 EXA D/C'",
    "EXA D/C, 1, EXA, 'shuffle, bet, done or a number of chips, as in 2 EXA D/C'",
    "-1 WIN D, 1, -1, 'shuffle, bet, done or a number of chips, as in 2 EXA D/C'",
    "bet 1 EXA D/C, 7, EXA, win or exa or sfc",
  })
  void aWrongLineIsNamedWithItsPlace(String line, int column, String found, String expected) {
    assertThatThrownBy(() -> SYNTAX.parse(0, line))
        .isInstanceOfSatisfying(
            NotationException.class,
            e -> {
              assertThat(e.column()).isEqualTo(column);
              assertThat(e.found()).isEqualTo(found);
              assertThat(e.expected()).isEqualTo(expected);
            });
  }

  @Test
  void aMatchTakesALine() {
    Match<SuperfectaState, SuperfectaMove> match = begun();
    int seat = match.state().turn().seats().first();
    assertThat(match.play(seat, "2 WIN D").state())
        .isEqualTo(match.play(seat, "bet 2 win d").state());
    assertThat(SYNTAX.otherTexts(Done.of(seat))).isEmpty();
  }

  @Test
  void aRecordMayHoldALineAndIsWrittenWithTheMove() {
    Match<SuperfectaState, SuperfectaMove> match = begun();
    int seat = match.state().turn().seats().first();
    Match<SuperfectaState, SuperfectaMove> bet = match.play(seat, "bet 1 exa d c");
    String written = RecordWriter.of(bet).format();
    String byHand = written.replace("bet 1 exa d c", "1 EXA D/C");
    assertThat(byHand).isNotEqualTo(written);
    Match<SuperfectaState, SuperfectaMove> replayed =
        Replay.match(GameRecord.parse("ticket", byHand), Superfecta.GAME);
    assertThat(replayed.state()).isEqualTo(bet.state());
    assertThat(RecordWriter.of(replayed).format()).isEqualTo(written);
  }
}
