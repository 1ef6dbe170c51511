package io.github.spadille.tricktaking.contract;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.match.Agent;
import io.github.spadille.engine.match.LivelyAgent;
import io.github.spadille.engine.match.RandomAgent;
import io.github.spadille.testkit.subject.Secrets;
import io.github.spadille.tricktaking.TrickMove;
import io.github.spadille.tricktaking.fivehundred.FiveHundred;
import io.github.spadille.tricktaking.fivehundred.FiveHundredOptions;
import io.github.spadille.tricktaking.fivehundred.FiveHundredState;

/**
 * What {@link FiveHundred} and its variants hide, who plays them for the laws, and where they end.
 */
public abstract class FiveHundredContract
    extends TrickContract<FiveHundredState, FiveHundredOptions> {
  /** Creates the contract of the game or of a variant of it. */
  protected FiveHundredContract(Game<FiveHundredState, TrickMove, FiveHundredOptions> game) {
    super(
        game,
        FiveHundred.GAME,
        Secrets.hidden("pack")
            .fromAll()
            .and("hand")
            .fromOthers()
            .unless("exposed", "yes")
            .and("kitty")
            .fromAll()
            .and("buried")
            .perCard()
            .and("aside")
            .fromOthers()
            .and("won")
            .fromAll()
            .andChoice("discard"));
  }

  /** Two hundred hands of six seats, if nobody goes out backwards. */
  @Override
  public int moveLimit() {
    return 30_000;
  }

  /** Uniform bids soar at once; players of different tempers also pass and play low contracts. */
  @Override
  public ImmutableList<Agent> agents() {
    return ImmutableList.of(
        new RandomAgent(), new LivelyAgent(0), new LivelyAgent(1), new LivelyAgent(2));
  }

  /** Another pack is dealt otherwise; a winner is a team, and the defence knows which. */
  @Override
  protected ImmutableSet<String> unbentPoints() {
    return ImmutableSet.of("pack", "value", "winner");
  }
}
