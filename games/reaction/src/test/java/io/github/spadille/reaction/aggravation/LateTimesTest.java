package io.github.spadille.reaction.aggravation;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.game.Refusal;
import io.github.spadille.engine.game.Tag;
import io.github.spadille.engine.move.TimedMove;
import io.github.spadille.testkit.ContractRunner;
import io.github.spadille.testkit.law.Laws;
import io.github.spadille.testkit.subject.Secrets;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** The law of times finds a game that takes any time. */
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

  @Test
  void aTimeAfterTheLatest() {
    Game<AggravationState, AggravationMove, AggravationOptions> game =
        Game.<AggravationState, AggravationMove, AggravationOptions>builder("any-time")
            .name("Any Time")
            .family(Tag.of("tests", "Games of tests."))
            .summary("Aggravation that takes any time.")
            .seats(2, 2, 2)
            .options(Aggravation.GAME.options())
            .rulebook(Aggravation.GAME.rulebook())
            .words(Aggravation.GAME.words())
            .rules(AnyTime::new)
            .build();
    assertThat(
            ContractRunner.run(game, Secrets.hidden("deck").fromAll(), Laws.TIMES_ARE_BOUNDED, 2)
                .orElseThrow()
                .reason())
        .contains("time=1000000000", "is not refused");
  }
}
