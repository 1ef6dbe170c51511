package io.github.spadille.stops.contract;

import io.github.spadille.engine.game.Game;
import io.github.spadille.stops.crates.Crates;
import io.github.spadille.stops.crates.CratesMove;
import io.github.spadille.stops.crates.CratesOptions;
import io.github.spadille.stops.crates.CratesState;
import io.github.spadille.stops.crates.Owed;
import io.github.spadille.testkit.GameContract;
import io.github.spadille.testkit.subject.Event;
import io.github.spadille.testkit.subject.Secrets;
import io.github.spadille.testkit.variant.Asked;
import org.jspecify.annotations.Nullable;

/** What {@link Crates} and its variants hide. */
public abstract class CratesContract extends GameContract<CratesState, CratesMove, CratesOptions> {
  /** Creates the contract of the game or of a variant of it. */
  protected CratesContract(Game<CratesState, CratesMove, CratesOptions> game) {
    super(
        game,
        Crates.GAME,
        Secrets.hidden("hand")
            .fromOthers()
            .until((event, cards) -> endsHand(event))
            .and("stock")
            .fromAll()
            .until((event, cards) -> endsHand(event)));
  }

  /** The points of a hand tell what was left (CRT-43). */
  private static boolean endsHand(Event event) {
    return event.after().fact("phase").value().equals("over")
        || !event.before().fact("hand-no").equals(event.after().fact("hand-no"));
  }

  /** Somebody draws a card, or nobody does. */
  @Override
  protected @Nullable Object bent(Asked asked) {
    if (!asked.is("drawsFor")) {
      return asked.usual();
    }
    return asked.isMore() ? Owed.oneEach(asked.seat(), 1) : Owed.NOTHING;
  }
}
