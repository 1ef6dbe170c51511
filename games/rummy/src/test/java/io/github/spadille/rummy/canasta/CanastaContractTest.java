package io.github.spadille.rummy.canasta;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.match.Agent;
import io.github.spadille.engine.match.LivelyAgent;
import io.github.spadille.engine.match.RandomAgent;
import io.github.spadille.testkit.GameContract;
import io.github.spadille.testkit.subject.Secrets;

class CanastaContractTest extends GameContract<CanastaState, CanastaMove, CanastaOptions> {
  CanastaContractTest() {
    super(Canasta.GAME, Secrets.hidden("hand").fromOthers().and("stock").fromAll());
  }

  /** Some meld all they can and go out; uniform play hardly ever does. */
  @Override
  public ImmutableList<Agent> agents() {
    return ImmutableList.of(
        new RandomAgent(), new LivelyAgent(1), new LivelyAgent(2), new LivelyAgent(3));
  }

  /** A game whose players lose points in most hands need not reach its target. */
  @Override
  public boolean everyGameEnds() {
    return false;
  }
}
