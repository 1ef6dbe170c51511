package org.example.ohhell;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableLongArray;
import io.github.spadille.engine.game.Setup;
import io.github.spadille.engine.match.Arena;
import io.github.spadille.engine.match.Dealer;
import io.github.spadille.engine.match.Match;
import io.github.spadille.engine.match.RandomAgent;
import io.github.spadille.engine.table.Pile;
import io.github.spadille.tricktaking.TrickMove;
import io.github.spadille.tricktaking.ohhell.OhHell;
import io.github.spadille.tricktaking.ohhell.OhHellOptions;
import io.github.spadille.tricktaking.ohhell.OhHellOptions.DealerBid;
import io.github.spadille.tricktaking.ohhell.OhHellState;

/** A game of Oh Hell among players who choose at random. */
final class RandomGame {
  static final OhHellOptions HOUSE_RULES =
      OhHellOptions.defaults().withDealerBid(DealerBid.HOOK).withFirstSize(5);

  private RandomGame() {}

  static Match<OhHellState, TrickMove> play(int seats, long seed) {
    Setup<OhHellState, TrickMove> setup = OhHell.GAME.setup(seats, HOUSE_RULES);
    return Arena.of(setup, new RandomAgent().policy()).play(Dealer.seeded(seed)).match();
  }

  static ImmutableLongArray scores(Match<OhHellState, TrickMove> match) {
    return match.state().scores();
  }

  static ImmutableList<Pile> piles(Match<OhHellState, TrickMove> match) {
    return match.rules().table(match.state()).piles();
  }
}
