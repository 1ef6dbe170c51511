package io.github.spadille.reaction.aggravation;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.game.Refusal;
import io.github.spadille.engine.game.Tag;
import io.github.spadille.engine.move.TimedMove;
import io.github.spadille.testkit.ContractRunner;
import io.github.spadille.testkit.law.Law;
import io.github.spadille.testkit.law.Laws;
import io.github.spadille.testkit.subject.Secrets;
import java.util.Optional;
import java.util.function.BiFunction;
import org.junit.jupiter.api.Test;

/** The laws of times find a game that takes any time, and a clock that starts too often. */
class LateTimesTest {
  private static final class AnyTime extends Aggravation {
    AnyTime(int seats, AggravationOptions options) {
      super(seats, options);
    }

    @Override
    public Optional<Refusal> refusal(AggravationState state, AggravationMove move) {
      boolean isLate = move instanceof TimedMove<?> timed && timed.time() > TimedMove.LATEST;
      return super.refusal(state, isLate ? TimedMove.at(move, TimedMove.LATEST) : move);
    }
  }

  /** Says that the clock starts with each move. */
  private static final class AlwaysAnew extends Aggravation {
    AlwaysAnew(int seats, AggravationOptions options) {
      super(seats, options);
    }

    @Override
    public boolean startsClock(
        AggravationState before, AggravationMove move, AggravationState after) {
      return true;
    }
  }

  private static Optional<String> breach(
      BiFunction<Integer, AggravationOptions, Aggravation> rules, Law law) {
    Game<AggravationState, AggravationMove, AggravationOptions> game =
        Game.<AggravationState, AggravationMove, AggravationOptions>builder("any-time")
            .name("Any Time")
            .family(Tag.of("tests", "Games of tests."))
            .summary("Aggravation with other times.")
            .seats(2, 2, 2)
            .options(Aggravation.GAME.options())
            .rulebook(Aggravation.GAME.rulebook())
            .words(Aggravation.GAME.words())
            .rules(rules::apply)
            .build();
    return ContractRunner.run(game, Secrets.hidden("deck").fromAll(), law, 4)
        .map(failure -> failure.reason());
  }

  @Test
  void aTimeAfterTheLatest() {
    assertThat(breach(AnyTime::new, Laws.TIMES_ARE_BOUNDED).orElseThrow())
        .contains("time=1000000000", "is not refused");
  }

  @Test
  void aClockThatStartsTooOften() {
    assertThat(breach(AlwaysAnew::new, Laws.CLOCKS_START).orElseThrow())
        .contains("is on offer, and the clock has just started");
    assertThat(breach(Aggravation::new, Laws.CLOCKS_START)).isEmpty();
  }
}
