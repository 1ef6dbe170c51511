package io.github.spadille.stops.contract;

import com.google.common.collect.ImmutableSet;
import io.github.spadille.engine.game.Game;
import io.github.spadille.stops.crates.Crates;
import io.github.spadille.stops.crates.CratesMove;
import io.github.spadille.stops.crates.CratesOptions;
import io.github.spadille.stops.crates.CratesState;
import io.github.spadille.testkit.GameContract;
import io.github.spadille.testkit.subject.Event;
import io.github.spadille.testkit.subject.Secrets;

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

  /** What is owed has a kind of its own. */
  @Override
  protected ImmutableSet<String> unbentPoints() {
    return ImmutableSet.of("drawsFor");
  }
}
