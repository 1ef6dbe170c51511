package io.github.spadille.reaction.contract;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.match.Agent;
import io.github.spadille.engine.match.LivelyAgent;
import io.github.spadille.engine.match.RandomAgent;
import io.github.spadille.reaction.aggravation.Aggravation;
import io.github.spadille.reaction.aggravation.AggravationMove;
import io.github.spadille.reaction.aggravation.AggravationMove.Call;
import io.github.spadille.reaction.aggravation.AggravationOptions;
import io.github.spadille.reaction.aggravation.AggravationState;
import io.github.spadille.testkit.GameContract;
import io.github.spadille.testkit.subject.Secrets;

/**
 * What {@link Aggravation} and its variants hide, who plays them for the laws, and where they end.
 */
public abstract class AggravationContract
    extends GameContract<AggravationState, AggravationMove, AggravationOptions> {
  /** Creates the contract of the game or of a variant of it. */
  protected AggravationContract(Game<AggravationState, AggravationMove, AggravationOptions> game) {
    super(
        game,
        Aggravation.GAME,
        Secrets.hidden("deck").fromAll().and("0").perCard().and("1").perCard());
  }

  /** The two places of a call may be named in either order. */
  @Override
  public AggravationMove canonical(AggravationState state, AggravationMove move) {
    if (!(move instanceof Call call)) {
      return move;
    }
    return new Call(
        call.seat(),
        Math.min(call.first(), call.second()),
        Math.max(call.first(), call.second()),
        call.time());
  }

  @Override
  public ImmutableList<Agent> agents() {
    return ImmutableList.of(new RandomAgent(), new LivelyAgent(1), new LivelyAgent(7));
  }
}
