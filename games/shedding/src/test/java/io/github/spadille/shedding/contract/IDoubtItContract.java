package io.github.spadille.shedding.contract;

import com.google.common.collect.ImmutableMap;
import io.github.spadille.engine.game.Game;
import io.github.spadille.shedding.idoubtit.IDoubtIt;
import io.github.spadille.shedding.idoubtit.IDoubtItMove;
import io.github.spadille.shedding.idoubtit.IDoubtItOptions;
import io.github.spadille.shedding.idoubtit.IDoubtItState;
import io.github.spadille.testkit.GameContract;
import io.github.spadille.testkit.subject.Secrets;

/** What {@link IDoubtIt} and its variants hide, who plays them for the laws, and where they end. */
public abstract class IDoubtItContract
    extends GameContract<IDoubtItState, IDoubtItMove, IDoubtItOptions> {
  /** Creates the contract of the game or of a variant of it. */
  protected IDoubtItContract(Game<IDoubtItState, IDoubtItMove, IDoubtItOptions> game) {
    super(
        game,
        IDoubtIt.GAME,
        Secrets.hidden("hand")
            .fromOthers()
            .and("claim")
            .perCard()
            .and("pile")
            .fromAll()
            .andChoice("put")
            .openFacts("revealed"));
  }

  /** A random game with two packs and many seats may be long. */
  @Override
  public int moveLimit() {
    return 2_000;
  }

  @Override
  public boolean everyGameEnds() {
    return false;
  }

  @Override
  public ImmutableMap<String, String> companions(String option, String value) {
    return option.equals("limit") ? ImmutableMap.of("packs", "2") : ImmutableMap.of();
  }
}
