package io.github.spadille.tricktaking.contract;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.spadille.engine.game.Game;
import io.github.spadille.testkit.GameContract;
import io.github.spadille.testkit.law.Failure;
import io.github.spadille.testkit.law.Laws;
import io.github.spadille.testkit.subject.Secrets;
import io.github.spadille.tricktaking.TrickMove;
import io.github.spadille.tricktaking.polignac.Polignac;
import io.github.spadille.tricktaking.polignac.PolignacOptions;
import io.github.spadille.tricktaking.polignac.PolignacState;
import org.junit.jupiter.api.Test;

/** What {@link Polignac} and its variants hide. */
public abstract class PolignacContract
    extends GameContract<PolignacState, TrickMove, PolignacOptions> {
  /** Creates the contract of the game or of a variant of it. */
  protected PolignacContract(Game<PolignacState, TrickMove, PolignacOptions> game) {
    super(
        game,
        Polignac.GAME,
        Secrets.hidden("hand").fromOthers().and("stock").fromAll().and("won").fromAll());
  }

  /**
   * Every option but {@code tokens} changes more than a fact of its own name, which is all that the
   * law looks away from; what that fact shows is held by a scenario.
   */
  @Override
  @Test
  public void everyOptionMatters() {
    String others =
        verdicts()
            .of(Laws.OPTIONS_MATTER)
            .map(Failure::message)
            .orElse("")
            .replace("no game goes another way with tokens=yes (", "");
    assertThat(others).doesNotContain("no game goes another way");
  }
}
