package io.github.spadille.examples.newvariant;

import com.google.common.collect.ImmutableSet;
import io.github.spadille.testkit.GameContract;
import io.github.spadille.testkit.subject.Secrets;
import io.github.spadille.tricktaking.ohhell.OhHell;
import io.github.spadille.tricktaking.ohhell.OhHellMove;
import io.github.spadille.tricktaking.ohhell.OhHellOptions;
import io.github.spadille.tricktaking.ohhell.OhHellState;

/**
 * Holds the variant to every law; only the rule that it adds has to be shown here. It speaks the
 * words of its base, and it hides what its base hides: cards, and bids while they are made at once.
 */
class RankTooContractTest extends GameContract<OhHellState, OhHellMove, OhHellOptions> {
  RankTooContractTest() {
    super(
        RankToo.GAME,
        Secrets.hidden("hand")
            .fromOthers()
            .and("stub")
            .fromAll()
            .and("won")
            .fromAll()
            .andFact("bids")
            .fromOthers()
            .during("phase", "bid")
            .given("bidding", "at-once")
            .andChoice("bid")
            .during("phase", "bid")
            .given("bidding", "at-once"));
  }

  @Override
  protected ImmutableSet<String> inheritedRules() {
    return OhHell.GAME.rulebook().ids();
  }

  @Override
  protected ImmutableSet<String> inheritedWords() {
    return OhHell.GAME.words().keys();
  }
}
