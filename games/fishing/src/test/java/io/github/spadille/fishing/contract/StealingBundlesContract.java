package io.github.spadille.fishing.contract;

import io.github.spadille.engine.game.Game;
import io.github.spadille.fishing.stealingbundles.StealingBundles;
import io.github.spadille.fishing.stealingbundles.StealingBundlesMove;
import io.github.spadille.fishing.stealingbundles.StealingBundlesOptions;
import io.github.spadille.fishing.stealingbundles.StealingBundlesState;
import io.github.spadille.testkit.GameContract;
import io.github.spadille.testkit.subject.Secrets;
import io.github.spadille.testkit.variant.Asked;
import org.jspecify.annotations.Nullable;

/** What {@link StealingBundles} and its variants hide. */
public abstract class StealingBundlesContract
    extends GameContract<StealingBundlesState, StealingBundlesMove, StealingBundlesOptions> {
  /** Creates the contract of the game or of a variant of it. */
  protected StealingBundlesContract(
      Game<StealingBundlesState, StealingBundlesMove, StealingBundlesOptions> game) {
    super(game, StealingBundles.GAME, Secrets.hidden("hand").fromOthers().and("stock").fromAll());
  }

  /** A card takes cards of the board alone. */
  @Override
  protected @Nullable Object bent(Asked asked) {
    return asked.is("captured") && asked.isMore()
        ? asked.argument(0, StealingBundlesState.class).board()
        : asked.usual();
  }
}
