package org.example.ohhell;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableLongArray;
import io.github.spadille.engine.match.Dealer;
import io.github.spadille.engine.match.Match;
import io.github.spadille.engine.match.RandomAgent;
import io.github.spadille.engine.random.RandomSource;
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
    Dealer dealer = Dealer.seeded(seed);
    RandomSource random = dealer.generatorFor("agents");
    Match<OhHellState, TrickMove> match =
        Match.start(OhHell.GAME.setup(seats, HOUSE_RULES)).resolveChance(dealer);
    while (!match.isOver()) {
      int seat = match.state().turn().first();
      TrickMove move = new RandomAgent().choose(match.observe(seat), random);
      match = match.play(move).resolveChance(dealer);
    }
    return match;
  }

  static ImmutableLongArray scores(Match<OhHellState, TrickMove> match) {
    return match.state().scores();
  }

  static ImmutableList<Pile> piles(Match<OhHellState, TrickMove> match) {
    return match.rules().table(match.state()).piles();
  }
}
