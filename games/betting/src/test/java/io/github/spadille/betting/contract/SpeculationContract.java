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
import io.github.spadille.testkit.variant.Asked;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

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
            .until((event, cards) -> event.shows("shown", cards)) // SPE-31, where the hand ends
            .and("stub")
            .fromAll()
            .and("spare")
            .fromAll()
            .given("spare-hand", "on")
            .unless("phase", "over")
            .until((event, cards) -> endsHand(event)));
  }

  /** The spare hand is turned up at the end of a hand (SPE-36a). */
  private static boolean endsHand(Event event) {
    return event.after().fact("phase").value().equals("shuffle");
  }

  @Override
  @Covers("SPE-37")
  public OptionalLong conserved(SpeculationState state) {
    return OptionalLong.of(state.stakes().all());
  }

  /** Somebody deals that there is. */
  @Override
  protected @Nullable Object bent(Asked asked) {
    return asked.is("nextDealer") ? asked.seat() : asked.usual();
  }
}
