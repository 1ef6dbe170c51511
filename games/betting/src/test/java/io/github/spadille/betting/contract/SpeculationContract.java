package io.github.spadille.betting.contract;

import io.github.spadille.betting.speculation.Speculation;
import io.github.spadille.betting.speculation.SpeculationMove;
import io.github.spadille.betting.speculation.SpeculationOptions;
import io.github.spadille.betting.speculation.SpeculationState;
import io.github.spadille.engine.game.Game;
import io.github.spadille.testkit.Covers;
import io.github.spadille.testkit.GameContract;
import io.github.spadille.testkit.subject.Event;
import io.github.spadille.testkit.subject.Secrets;
import java.util.OptionalLong;

/** What {@link Speculation} and its variants hide, and that no chip is lost. */
public abstract class SpeculationContract
    extends GameContract<SpeculationState, SpeculationMove, SpeculationOptions> {
  /** Creates the contract of the game or of a variant of it. */
  protected SpeculationContract(Game<SpeculationState, SpeculationMove, SpeculationOptions> game) {
    super(
        game,
        Speculation.GAME,
        Secrets.hidden("stack")
            .fromAll()
            .until((event, cards) -> turnsUp(event))
            .and("stub")
            .fromAll()
            .and("spare")
            .fromAll()
            .unless("phase", "over")
            .until((event, cards) -> turnsUp(event)));
  }

  /** A turn shows the top card of a stack; it may end the hand (SPE-31, SPE-36a). */
  private static boolean turnsUp(Event event) {
    return event.stages().size() > 1;
  }

  @Override
  @Covers("SPE-37")
  public OptionalLong conserved(SpeculationState state) {
    return OptionalLong.of(state.stakes().all());
  }
}
