package io.github.spadille.fishing.contract;

import com.google.common.collect.ImmutableSet;
import io.github.spadille.engine.game.Game;
import io.github.spadille.fishing.cassino.Cassino;
import io.github.spadille.fishing.cassino.CassinoMove;
import io.github.spadille.fishing.cassino.CassinoOptions;
import io.github.spadille.fishing.cassino.CassinoState;
import io.github.spadille.testkit.GameContract;
import io.github.spadille.testkit.subject.Secrets;

/** What {@link Cassino} and its variants hide, who plays them for the laws, and where they end. */
public abstract class CassinoContract
    extends GameContract<CassinoState, CassinoMove, CassinoOptions> {
  /** Creates the contract of the game or of a variant of it. */
  protected CassinoContract(Game<CassinoState, CassinoMove, CassinoOptions> game) {
    super(
        game,
        Cassino.GAME,
        Secrets.hidden("hand").fromOthers().and("stock").fromAll().and("won").perCard());
  }

  /** Each award is a line of the sheet. */
  @Override
  protected ImmutableSet<String> unbentPoints() {
    return ImmutableSet.of("awards");
  }
}
