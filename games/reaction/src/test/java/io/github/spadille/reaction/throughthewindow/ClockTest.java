package io.github.spadille.reaction.throughthewindow;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.game.Rules;
import io.github.spadille.engine.game.Tag;
import io.github.spadille.reaction.throughthewindow.ThroughTheWindowMove.TurnUp;
import io.github.spadille.testkit.ContractRunner;
import io.github.spadille.testkit.Covers;
import io.github.spadille.testkit.TestTable;
import io.github.spadille.testkit.law.Laws;
import io.github.spadille.testkit.subject.Secrets;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** When the clock starts, and that the law of clocks finds rules that tell it wrong. */
class ClockTest {
  /** Says of each move what it is asked to say. */
  private static final class WrongClock extends ThroughTheWindow {
    private final Starts starts;

    WrongClock(int seats, ThroughTheWindowOptions options, Starts starts) {
      super(seats, options.withTieWindow(500)); // Ties are not seldom.
      this.starts = starts;
    }

    @Override
    public boolean startsClock(
        ThroughTheWindowState before, ThroughTheWindowMove move, ThroughTheWindowState after) {
      return switch (starts) {
        case RIGHT -> super.startsClock(before, move, after);
        case NEVER -> false;
        case NOT_AFTER_A_TIE -> move instanceof TurnUp;
      };
    }
  }

  private enum Starts {
    RIGHT,
    NEVER,
    NOT_AFTER_A_TIE
  }

  private static Optional<String> breach(Starts starts) {
    Game<ThroughTheWindowState, ThroughTheWindowMove, ThroughTheWindowOptions> game =
        Game.<ThroughTheWindowState, ThroughTheWindowMove, ThroughTheWindowOptions>builder(
                "wrong-clock")
            .name("Wrong Clock")
            .family(Tag.of("tests", "Games of tests."))
            .summary("Through the Window with another clock.")
            .seats(3, 13, 4)
            .options(ThroughTheWindow.GAME.options())
            .rulebook(ThroughTheWindow.GAME.rulebook())
            .words(ThroughTheWindow.GAME.words())
            .rules((seats, options) -> new WrongClock(seats, options, starts))
            .build();
    return ContractRunner.run(game, Secrets.hidden("down").fromAll(), Laws.CLOCKS_START, 4)
        .map(failure -> failure.reason());
  }

  @Test
  void theLawFindsAWrongClock() {
    assertThat(breach(Starts.RIGHT)).isEmpty();
    assertThat(breach(Starts.NEVER).orElseThrow()).contains("the clock has not started");
    assertThat(breach(Starts.NOT_AFTER_A_TIE).orElseThrow()).contains("the last time of the seat");
  }

  @Test
  @Covers({"TTW-8a", "TTW-16"})
  void itStartsWhenAWindowOpens() {
    TestTable dealt = TestTable.of(ThroughTheWindow.GAME, 3).play("* shuffle Td 8h 3c ...");
    TestTable open = dealt.play("2 turn");
    assertThat(starts(dealt, "2 turn", open)).isTrue();
    TestTable called = open.play("0 say toe @830", "2 pass");
    assertThat(starts(open, "0 say toe @830", called)).isFalse();
    assertThat(starts(called, "1 say tree @830", called.play("1 say tree @830"))).isTrue();
    assertThat(starts(called, "1 say tree @831", called.play("1 say tree @831"))).isFalse();
  }

  private static boolean starts(TestTable before, String text, TestTable after) {
    Rules<ThroughTheWindowState, ThroughTheWindowMove> rules = ThroughTheWindow.GAME.rules(3);
    return rules.startsClock(
        before.state(ThroughTheWindowState.class),
        rules.syntax().parse(text.charAt(0) - '0', text.substring(2)),
        after.state(ThroughTheWindowState.class));
  }
}
