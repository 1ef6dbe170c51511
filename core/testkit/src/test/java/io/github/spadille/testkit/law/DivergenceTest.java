package io.github.spadille.testkit.law;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.spadille.formats.record.GameRecord;
import io.github.spadille.testkit.Scenarios;
import io.github.spadille.testkit.bury.Bury;
import io.github.spadille.testkit.bury.BuryMove;
import io.github.spadille.testkit.bury.BuryOptions;
import io.github.spadille.testkit.bury.BuryState;
import io.github.spadille.testkit.subject.Secrets;
import io.github.spadille.testkit.subject.Subject;
import java.util.List;
import org.junit.jupiter.api.Test;

class DivergenceTest {
  @Test
  void aScenarioThatBeginsLateShowsAnOptionThatMatteredBefore() {
    Subject<BuryState, BuryMove, BuryOptions> subject = Subject.of(Bury.GAME, Secrets.none());
    List<GameRecord> late = Scenarios.read("/late-scenarios");
    assertThat(late)
        .extracting(GameRecord::source)
        .containsExactly("end.spadille", "games/whole.spadille", "trick.spadille");
    assertThat(Divergence.inRecord(subject, late.get(0), "queen")).isTrue();
    assertThat(Divergence.inRecord(subject, late.get(2), "queen")).isFalse();
    assertThat(Divergence.inRecord(subject, late.get(2), "points")).isTrue();
  }
}
