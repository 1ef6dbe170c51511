package io.github.spadille.testkit.law;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.spadille.testkit.bury.Bury;
import io.github.spadille.testkit.bury.BuryMove;
import io.github.spadille.testkit.bury.BuryState;
import io.github.spadille.testkit.subject.Secrets;
import io.github.spadille.testkit.subject.Subject;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class DoubtTest {
  private static final int FIRST_WRONG = 3;

  private final Run<BuryState, BuryMove> run = Run.play(Subject.of(Bury.GAME, Secrets.none()), 0);

  private static Doubt<BuryState, BuryMove> since(int moves) {
    return (run, index) -> index < moves ? Optional.empty() : Optional.of("wrong at " + index);
  }

  @Test
  void theMoveThatIsBlamedIsTheFirstAfterWhichItIsWrong() {
    Breach breach = since(FIRST_WRONG).evidence(run, run.length(), "wrong at the end").breach();
    assertThat(breach.index()).isEqualTo(FIRST_WRONG);
    assertThat(breach.reason())
        .isEqualTo("since " + run.text(FIRST_WRONG - 1) + ", wrong at " + FIRST_WRONG);
  }

  @Test
  void whatIsWrongFromTheStartIsBlamedOnNoMove() {
    Breach breach = since(0).evidence(run, run.length(), "wrong at the end").breach();
    assertThat(breach).isEqualTo(new Breach(0, "before the first move, wrong at 0"));
  }

  @Test
  void whatIsWrongAtTheEndAloneKeepsItsReason() {
    Breach breach = since(run.length()).evidence(run, run.length(), "wrong at the end").breach();
    assertThat(breach.index()).isEqualTo(run.length());
    assertThat(breach.reason()).endsWith(", wrong at the end");
  }
}
